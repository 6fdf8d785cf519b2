/** What is pressed before a page's scripts are there: on a slow network a button still does what it says, once. */
import type { Page } from '@playwright/test';
import { expect, test } from './candidate.ts';
import { withoutSalesDialog } from './page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

/** Holds back every script of the page until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const isAwake = (page: Page) => page.evaluate(() => document.documentElement.dataset.ready === 'true');

test('a set that is begun before the page wakes is begun once it does, and once only', async ({
  page,
  candidate,
}) => {
  const exam = await candidate.findExam('JIJING');
  const letGo = await holdScripts(page);
  const begun: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/users-exams')) begun.push(request.url());
  });
  await page.goto(`/exams/before?id=${exam.id}`, { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: '开始练习' });
  await start.click();
  await start.click();
  await expect(start).toHaveAttribute('data-early', '');
  expect(await isAwake(page)).toBe(false);
  letGo();
  await expect(page).toHaveURL(new RegExp(`/exams/${exam.id}/exercise\\?`));
  expect(begun).toHaveLength(1);
});

test('the last button that was pressed counts, and one that waits looks pressed', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const feedback = page.getByRole('contentinfo').getByRole('button', { name: '意见反馈' });
  const plain = await feedback.evaluate((node) => getComputedStyle(node).opacity);
  await page.getByRole('banner').getByRole('button').first().click();
  await feedback.click();
  await expect(page.locator('[data-early]')).toHaveCount(1);
  expect(await feedback.evaluate((node) => getComputedStyle(node).opacity)).not.toBe(plain);
  expect(await isAwake(page)).toBe(false);
  letGo();
  // A visitor is asked to log in first.
  await expect(page.getByRole('dialog')).toContainText('登录');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.locator('[data-early]')).toHaveCount(0);
});

test('a login that was sent early is neither lost nor written into the address', async ({
  page,
  context,
  candidate,
}) => {
  await context.clearCookies();
  const letGo = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('input[name=email]').fill(candidate.email);
  await page.locator('input[name=password]').fill(candidate.password);
  await page.keyboard.press('Enter');
  expect(page.url()).not.toContain('password');
  expect(await isAwake(page)).toBe(false);
  letGo();
  await expect(page.getByRole('banner')).toContainText('考生');
  expect(page.url()).not.toContain('password');
});
