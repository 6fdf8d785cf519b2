/** What every dialog does, whatever it asks: it takes the focus and gives it back, and the page under it stands still. */
import type { Page } from '@playwright/test';
import { expect, open, test, withoutSalesDialog } from './page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

const opener = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: '意见反馈' });

/** The one that asks a visitor to log in. */
async function openDialog(page: Page) {
  await open(page, '/home');
  await opener(page).click();
  const dialog = page.getByRole('dialog', { name: '登录后继续？' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const isInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);

test('it has a name and a description, and the focus', async ({ page }) => {
  const dialog = await openDialog(page);
  await expect(dialog).toHaveAccessibleDescription(/\S/);
  await expect(dialog.getByRole('button', { name: '暂时不用' })).toBeFocused();
});

test('the keyboard stays in it, and Escape leads back to where it was opened', async ({ page }) => {
  const dialog = await openDialog(page);
  const seen = new Set<string>();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('[data-over-page]');
    });
    expect(isOutside).toBe(false);
  }
  expect(seen).toContain('暂时不用');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('a click beside it closes it; one that began inside, or within it, does not', async ({ page }) => {
  const dialog = await openDialog(page);
  const box = await dialog.boundingBox();
  if (!box) throw new Error('the dialog has no place');
  await page.mouse.click(box.x + 20, box.y + 20);
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, box.y - 60);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(box.x - 60, box.y - 60);
  await expect(dialog).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('the page under it neither moves nor takes the focus', async ({ page }) => {
  const dialog = await openDialog(page);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(40, 400);
  await page.mouse.wheel(0, -600);
  await page.keyboard.press('PageUp');
  await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.focus());
  await expect.poll(() => isInside(page)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
  await page.getByRole('link', { name: '题库' }).first().click();
  await expect(page).toHaveURL(/\/questions/);
});

test('a notice over it can be answered without leaving it', async ({ page }) => {
  await open(page, '/home');
  const failure = { code: 50000, error: 'INTERNAL', msg: '值班表正在更换', data: null };
  await page.route('**/api/teacher-on-duty/current*', (route) =>
    route.fulfill({ status: 500, json: failure }),
  );
  await page.locator('[data-consult-card]').click();
  const notices = page.locator('[data-toasts]');
  await expect(notices).toContainText(failure.msg);
  await notices.getByRole('button').click();
  await expect(notices).not.toContainText(failure.msg);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a phone it is a sheet at the bottom edge, no higher than the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await openDialog(page);
  await expect
    .poll(async () => {
      const box = await dialog.boundingBox();
      return box && [Math.round(box.x), Math.round(box.width), Math.round(box.y + box.height)];
    })
    .toEqual([0, 390, 844]);
});
