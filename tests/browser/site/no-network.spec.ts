/** A lost network between two pages: said plainly, with the frame as it was, and forgotten once it is back. */
import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));
// Calls that got no answer are reported by the browser, as they should be.
test.afterEach(({ complaints }) => {
  complaints.length = 0;
});

const title = (page: Page) => page.getByRole('heading', { name: '现在没有网络' });
const toAbout = (page: Page) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '关于', exact: true });

test('the page asked for waits, the frame stays, and it opens by itself', async ({
  page,
  context,
  candidate: _,
}) => {
  await open(page, '/news-list');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await context.setOffline(true);
  await toAbout(page).click();
  await expect(title(page)).toBeFocused();
  await expect(page.getByRole('banner')).toContainText('你好，考生');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByText('还是连不上。')).toBeVisible();

  // Whoever does not want to wait finds the page as they left it.
  await page.getByRole('button', { name: '回到刚才那一页' }).click();
  await expect(title(page)).toHaveCount(0);
  await expect(page).toHaveURL('/news-list');
  await expect(page.locator('main h1')).toBeVisible();

  await toAbout(page).click();
  await expect(title(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL('/about');
  await expect(title(page)).toHaveCount(0);
  await expect(page.locator('main h1')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a server that is silent, though the browser has a network, is looked for until it answers', async ({
  page,
  candidate: _,
}) => {
  await open(page, '/about');
  const news = page
    .getByRole('navigation', { name: '主菜单' })
    .getByRole('link', { name: '资讯', exact: true });
  await news.click();
  await expect(page).toHaveURL('/news-list');
  await page.route(/\.data|healthz/, (route) => route.abort());
  await toAbout(page).click();
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveTitle(/^现在没有网络/);
  await expect(page.getByRole('banner')).toContainText('你好，考生');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByText('还是连不上。')).toBeVisible();
  await page.unroute(/\.data|healthz/);
  await expect(title(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main h1')).toBeVisible();
});

test('the page for 500 leads back to where it was come from', async ({ page }) => {
  await page.goto('/news-list');
  await page.evaluate(() => location.assign('/error/500'));
  await page.waitForURL('/error/500');
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await page.getByRole('link', { name: '重新打开' }).click();
  await expect(page).toHaveURL('/news-list');
  await open(page, '/error/500?lang=en');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/?lang=en');
});
