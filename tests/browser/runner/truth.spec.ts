/** The runner says what is so: what is saved, what is not, what the server said, and what ends for good. */
import type { Page } from '@playwright/test';
import {
  answerShown,
  button,
  expect,
  next,
  openFlow,
  press,
  saved,
  settled,
  test,
} from '#tests/browser/candidate.ts';
import { withoutSalesDialog } from '#tests/browser/page.ts';
import { openVerbal } from '#tests/browser/runner/verbal-section.ts';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ page }) => withoutSalesDialog(page));

const refusal = { code: 40001, error: 'INVALID_INPUT', msg: '服务器说：这个不行。', data: null };
const refuse = (page: Page, path: string, status = 400) =>
  page.route(path, (route) => route.fulfill({ status, json: { ...refusal } }));

test('a refused answer is never called saved, and its notice goes once it is', async ({
  page,
  candidate,
}) => {
  await openVerbal(page, candidate);
  const footer = page.locator('footer');
  const notice = page.getByRole('alert').filter({ hasText: refusal.msg });
  await refuse(page, '**/api/exercises/*/answer*');
  await answerShown(page, 0);
  await expect(footer).toContainText('本题答案没有保存');
  await expect(notice).toBeVisible();
  await next(page);
  await expect(footer).toContainText('第 1 题的答案没有保存');
  await page.unroute('**/api/exercises/*/answer*');
  await answerShown(page, 0);
  await expect(footer).toContainText('第 1 题的答案没有保存');
  await button(page, 'back').click();
  await settled(page);
  await answerShown(page, 1);
  await saved(page);
  await expect(notice).toHaveCount(0);
  await expect(footer).not.toContainText('没有保存');
});

test('a mark that is refused shows what the server holds', async ({ page, candidate }) => {
  await openVerbal(page, candidate);
  await refuse(page, '**/api/exercises/*/mark*');
  await button(page, 'mark').click();
  await expect(page.getByRole('alert')).toContainText(refusal.msg);
  await expect(button(page, 'mark')).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/exercises/*/mark*');
  await button(page, 'mark').click();
  await expect(button(page, 'mark')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('alert')).not.toContainText(refusal.msg);
});

test('a call that fails shows the server’s message, until it has gone through', async ({
  page,
  candidate,
}) => {
  await openVerbal(page, candidate);
  await refuse(page, '**/api/records/*/move*', 500);
  await button(page, 'next').click();
  await expect(page.getByRole('alert')).toContainText(refusal.msg);
  await page.unroute('**/api/records/*/move*');
  // It is tried again by itself.
  await expect(page.getByRole('alert')).not.toContainText(refusal.msg, { timeout: 20_000 });
});

test('what ends for good is asked about, with the time left, until one asks for no more of it', async ({
  page,
  candidate,
}) => {
  await openFlow(page, await candidate.start('GREPREP'));
  await press(page, 'continue', 'exercise');
  await button(page, 'next').click();
  const essay = page.getByRole('dialog', { name: '文章写完了吗？' });
  await expect(essay).toContainText(/还剩 (00:)?29:\d\d/);
  await essay.getByRole('button', { name: '再看看' }).click();
  await expect(essay).toHaveCount(0);
  await expect(page.locator('main textarea')).toBeVisible();
  await press(page, 'next', 'pause');
  await press(page, 'continue', 'before');
  await press(page, 'continue', 'exercise');

  await press(page, 'exit', 'exit');
  await page.getByRole('button', { name: '只结束本部分' }).click();
  const section = page.getByRole('dialog', { name: '要结束本部分吗？' });
  await expect(section).toContainText(/还剩 (00:)?17:\d\d/);
  await expect(section).toContainText('本部分还有 12 题没有作答');
  await section.getByRole('checkbox', { name: '这次考试不再询问' }).check();
  await section.getByRole('button', { name: '结束本部分' }).click();
  await expect(page).toHaveURL(/sectionEnd/);
  await settled(page);
  await press(page, 'continue', 'pause');
  await press(page, 'continue', 'before');
  await press(page, 'continue', 'exercise');

  await press(page, 'exit', 'exit');
  await page.getByRole('button', { name: '只结束本部分' }).click();
  await expect(page).toHaveURL(/sectionEnd/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Save asks once in a section, and no more after that', async ({ page, candidate }) => {
  await openFlow(page, await candidate.start('JIJING'));
  await press(page, 'continue', 'exercise');
  await button(page, 'save').click();
  await page.getByRole('dialog', { name: 'End Exam' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/save\?/);
  await settled(page);
  await page.getByRole('button', { name: '现在就继续' }).click();
  await expect(page).toHaveURL(/\/exercise\?/);
  await settled(page);
  await press(page, 'save', 'save');
});
