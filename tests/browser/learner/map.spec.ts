/** The mastery map: told with nothing known, by hand, by keys and by ear, on a phone; and the site without a network. */

import { dayText } from '#core/dates.ts';
import { axeFaults } from '../axe.ts';
import { expect, test } from '../candidate.ts';
import { open, withoutSalesDialog } from '../page.ts';
import { giveAnswers } from './answers.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

const practised = (email: string) =>
  giveAnswers([
    { email, topic: 'quant.data.mean', many: 14, rightOfTen: 9, daysAgo: 2 },
    { email, topic: 'quant.arith.percent', many: 12, rightOfTen: 1, daysAgo: 1 },
    { email, topic: 'blank.contrast', many: 12, rightOfTen: 6, daysAgo: 40 },
    { email, topic: 'blank.cause', many: 5, rightOfTen: 6, daysAgo: 30 },
    { email, topic: 'quant.algebra.linear', many: 3, rightOfTen: 9, daysAgo: 1 },
  ]);

test('with no answers at all every topic is unknown, and the page says what to do', async ({
  page,
  candidate,
}) => {
  expect(candidate.email).toContain('@');
  await open(page, '/map');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ 个考点，都还不知道。$/);
  await expect(page.getByRole('link', { name: '开始摸底' })).toHaveAttribute(
    'href',
    '/stream?mode=diagnostic',
  );
  const tiles = page.locator('[data-tile]');
  expect(await tiles.count()).toBeGreaterThan(80);
  await expect(tiles.first()).toHaveAccessibleName(/还不知道/);
  expect(await axeFaults(page)).toEqual([]);
});

test('a visitor is asked to log in and comes back', async ({ page }) => {
  await page.goto('/map?topic=blank.contrast');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fmap%3Ftopic%3Dblank\.contrast/);
});

test('the keyboard goes from tile to tile, into the panel and back', async ({ page, candidate }) => {
  await practised(candidate.email);
  await open(page, '/map?lang=en');
  const tile = (path: string) => page.locator(`[data-tile="${path}"]`);
  await expect(tile('quant.arith.percent')).toHaveAccessibleName(/weak|building/);
  await expect(tile('blank.contrast')).toHaveAccessibleName(/perhaps fading/);
  await expect(tile('quant.algebra.linear')).toHaveAccessibleName(/not known yet/);
  expect(await page.locator('[data-tile] b').count()).toBeLessThanOrEqual(5);

  // Only one of them is reached by Tab.
  expect(await page.locator('[data-tile][tabindex="0"]').count()).toBe(1);
  await page.locator('[data-tile]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-tile]').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const below = page.locator('[data-tile]:focus');
  const top = async (which: typeof below) => (await which.boundingBox())?.y ?? 0;
  expect(await top(below)).toBeGreaterThan(await top(page.locator('[data-tile]').nth(1)));
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-tile]').nth(1)).toBeFocused();

  await tile('quant.data.mean').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/topic=quant\.data\.mean/);
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(panel.getByRole('link', { name: 'Practice 10' })).toHaveAttribute(
    'href',
    '/stream?tag=quant.data.mean&n=10&lang=en',
  );
  await expect(panel.getByRole('table', { name: 'Evidence' }).getByRole('row')).toHaveCount(6);
  await expect(panel.getByText(/\d+%/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(tile('quant.data.mean')).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);

  // For who listens, all of it is a table.
  const table = page.getByRole('table', { name: 'All topics as a table' });
  await expect(table.getByRole('row', { name: /Evidence|mean/i }).first()).toBeAttached();
  expect(await table.getByRole('row').count()).toBeGreaterThan(85);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap opens a sheet, every name is whole, and few answers are boxes', async ({ page, candidate }) => {
    await practised(candidate.email);
    await open(page, '/map');
    const cut = await page.locator('[data-tile]').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const { right, bottom } = tile.getBoundingClientRect();
        const isCut = [...tile.querySelectorAll('[aria-hidden] span, [aria-hidden], b')].some((part) => {
          const box = part.getBoundingClientRect();
          return (
            box.right > right + 0.5 || box.bottom > bottom + 0.5 || part.scrollWidth > part.clientWidth + 1
          );
        });
        return isCut && getComputedStyle(tile).display !== 'none' ? [tile.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    const tile = page.locator('[data-tile="blank.cause"]');
    await tile.tap();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(/topic=blank\.cause/);
    await expect(sheet.getByText(/计入 5 题/)).toBeVisible();
    await expect(sheet.getByText(/\d+%/)).toHaveCount(0);
    // The head of the page stays in sight above it.
    expect((await sheet.boundingBox())?.y).toBeGreaterThan(56);
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(tile).toBeFocused();
    await expect(page).toHaveURL(/\/map$/);
  });
});

test('an official score is told, changed and deleted', async ({ page, candidate }) => {
  expect(candidate.email).toContain('@');
  await open(page, '/user/official-score');
  await page.getByLabel('考试日期').fill('2026-01-10');
  await page.getByLabel('语文 V').fill('129');
  await page.getByLabel('数学 Q').fill('168');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请填 130–170 的整数')).toBeVisible();
  await page.getByLabel('语文 V').fill('158');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('V 158 · Q 168')).toBeVisible();
  await expect(page.getByRole('heading', { name: '填过的成绩' })).toBeFocused();
  await expect(page.getByText(dayText('2026-01-10', 'zh_cn', new Date()), { exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /^修改/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('写作 AW').fill('4.5');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('V 158 · Q 168 · AW 4.5')).toBeVisible();
  await page.getByRole('button', { name: /^删除/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('V 158')).toHaveCount(0);
});

test('about says plainly that accuracy has not been measured', async ({ page }) => {
  await open(page, '/about');
  await expect(page.getByText(/还没有测过/)).toBeVisible();
});

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

  test('it starts on Today, stands alone, and has its icons', async ({ page }) => {
    await open(page, '/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await page.request.get(address ?? '')).json();
    expect(manifest).toMatchObject({ start_url: '/user', display: 'standalone', scope: '/' });
    for (const { src, sizes } of manifest.icons) {
      const icon = await page.request.get(src);
      expect([src, icon.status()]).toEqual([src, 200]);
      if (!src.endsWith('.png')) continue;
      const size = await page.evaluate(async (from) => {
        const image = new Image();
        image.src = from;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      expect(size).toBe(sizes);
    }
  });

  test('without a network a page that is not kept says so under the house’s head, and tries again', async ({
    page,
    context,
    complaints,
  }) => {
    await open(page, '/about');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto('/map');
    await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '灯塔 GRE' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: '再试一次' }).click();
    await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible();
    // With the network back nobody has to ask.
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    complaints.splice(0);
  });
});
