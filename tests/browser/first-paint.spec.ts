/** What is seen first: a page’s words wait for none of its scripts. */
import { expect, open, test, withoutSalesDialog } from './page.ts';

for (const path of ['/home', '/lessons/blank-contrast', '/questions?type=math&tag=1'])
  test(`${path} is painted before its scripts are fetched`, async ({ page }) => {
    await withoutSalesDialog(page);
    await open(page, path);
    const { mode, painted, fetched } = await page.evaluate(() => ({
      mode: document.compatMode,
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      fetched: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/') && name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    // A document that does not say what it is would be laid out by the rules of the nineties.
    expect(mode).toBe('CSS1Compat');
    expect(fetched.length).toBeGreaterThan(3);
    expect(Math.min(...fetched)).toBeGreaterThan(0.9 * painted);
  });
