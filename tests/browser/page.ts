/** The page as browser tests see it: ready when React has taken over, and silent unless something is wrong. */
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** A reply with an error status makes the browser complain, also where the page handles it. */
const expectedNoise =
  /Failed to load resource: the server responded with a status of (4\d\d|500|503)|Service Worker registration blocked/;

export const test = base.extend<{ complaints: string[]; quiet: undefined }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  page: async ({ page, complaints }, use) => {
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !expectedNoise.test(message.text())) {
        complaints.push(message.text());
      }
    });
    await use(page);
  },
});

export { expect };

/** Opens a page and waits until React has taken over: clicks before that would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
}

/** A notice that says this is there, and covers nothing of what one needs. */
export async function expectNoticeClearOf(page: Page, text: string | RegExp, needed: Locator): Promise<void> {
  const notices = page.locator('[data-toasts]');
  await expect(notices).toContainText(text);
  // It rises into its place.
  await expect
    .poll(async () => {
      const [notice, thing] = [await notices.boundingBox(), await needed.boundingBox()];
      if (!notice || !thing) return 'nothing to see';
      return notice.y + notice.height <= thing.y || notice.y >= thing.y + thing.height ? 'clear' : 'covered';
    })
    .toBe('clear');
}

/** The sales dialog has been closed today, so that it does not step in front of another test. */
export async function withoutSalesDialog(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const now = new Date();
    localStorage.setItem(
      'beacon.sales-closed-on',
      `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`,
    );
  });
}
