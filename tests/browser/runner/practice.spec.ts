/** Practice as a learner does it: one page before it, then answer, check, read, go on. */
import type { Page } from '@playwright/test';
import {
  answerShown,
  button,
  expect,
  next,
  openFlow,
  press,
  settled,
  test,
} from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ page }) => withoutSalesDialog(page));

const verdict = (page: Page) => page.locator('main [data-verdict]');

test('the page before a set leads to its first question, and a list back to where one was', async ({
  page,
  candidate,
}) => {
  const { id } = await candidate.findExam('JIJING');
  await open(page, `/exams/before?id=${id}`);
  await page.getByRole('button', { name: '开始练习' }).click();
  await expect(page).toHaveURL(/\/exams\/\d+\/exercise\?recordId=/);
  await expect(page.locator('main h1')).toHaveText(/第 1 题/);
  await settled(page);
  await next(page);
  await button(page, 'save').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/save\?/);
  await settled(page);
  // The save screen is where it was left to be; only who comes to go on is led on.
  await page.reload();
  await expect(page.getByRole('heading', { name: '已经保存' })).toBeVisible();
  await settled(page);
  await button(page, 'quit').click();
  await open(page, `/exams/before?id=${id}`);
  await page.getByRole('link', { name: '继续作答' }).click();
  await expect(page.locator('main h1')).toHaveText(/第 2 题/);
  await expect(page).toHaveURL(/\/exercise\?/);
});

test('a set may be checked question by question, with the button in Next’s place', async ({
  page,
  candidate,
}) => {
  const { list } = await candidate.call<{ list: { id: string; canCheck: boolean; forms: string[] }[] }>(
    'GET',
    '/api/exams?type=JIJING&size=100&form=tc2',
  );
  const set = list.find(({ canCheck }) => canCheck);
  if (!set) throw new Error('the bank holds no set of two blanks that may be checked');
  const { recordId } = await candidate.call<{ recordId: string }>('POST', '/api/users-exams', {
    examId: set.id,
  });
  await page.goto(`/exams/${set.id}/exercise?recordId=${recordId}`);
  await expect(page.locator('main h1')).toHaveText(/第 1 题/);
  await settled(page);
  const { exercises } = await candidate.getRecord(recordId);
  for (const { question } of exercises) {
    if ('blanks' in question && question.blanks.length > 1) break;
    await next(page);
  }

  const check = button(page, 'check');
  await expect(check).toBeDisabled();
  await answerShown(page, 0);
  await expect(check).toBeEnabled();
  const place = await check.boundingBox();
  await page.mouse.move(5, 400);
  const light = await check.evaluate((element) => getComputedStyle(element).backgroundColor);
  // A double click checks, and does not go on as well.
  await check.dblclick();
  await expect(verdict(page)).toHaveText(/^回答(不)?正确$/);
  await expect(page.locator('[role=status]', { hasText: /^回答(不)?正确$/ })).toHaveCount(1);
  await settled(page);
  await expect(check).toHaveCount(0);
  await expect(page.getByRole('region', { name: '解析' })).toBeVisible();

  // Next has come to the same place, in the same light, and has the focus.
  const after = button(page, 'next');
  await page.mouse.move(5, 400);
  await expect(after).toHaveCSS('background-color', light);
  const there = await after.boundingBox();
  expect((there?.x ?? 0) + (there?.width ?? 0)).toBeCloseTo((place?.x ?? 0) + (place?.width ?? 0), 0);
  await expect(after).toBeFocused();

  // The verdict stands above the options, and the sentence reads as it should.
  const options = page.locator('main [data-option]');
  const told = await verdict(page).boundingBox();
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(
    (await options.first().boundingBox())?.y ?? 0,
  );
  const { checked, exerciseId } = await candidate.getRecord(recordId);
  const revealed = checked[exerciseId ?? ''];
  const asked = exercises.find(({ id }) => id === exerciseId)?.question;
  if (!revealed || !asked || !('blanks' in asked)) throw new Error('the question has no blanks');
  const words = asked.blanks.map(
    ({ options: all }, index) => all.find(({ id }) => id === revealed.key[index])?.text.en ?? '',
  );
  await expect(page.locator('main [data-filled]')).toHaveText(words);

  // By keyboard alone: a letter, Enter to check, Enter to go on.
  await page.keyboard.press('Enter');
  await settled(page);
});

test('whoever quits gives the attempt back: another device is not asked to take over', async ({
  page,
  candidate,
  browser,
  baseURL,
}) => {
  const started = await candidate.start('GREPREP');
  await openFlow(page, started);
  await press(page, 'continue', 'exercise');
  const state = await page.context().storageState();
  const elsewhere = await browser.newContext({ storageState: state, ...(baseURL && { baseURL }) });
  const other = await elsewhere.newPage();
  await withoutSalesDialog(other);
  await other.goto(`/exams/${started.exam.id}/exercise?recordId=${started.recordId}`);
  await expect(other.getByRole('dialog', { name: '另一个页面正在作答' })).toBeVisible();

  await button(page, 'save').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/save\?/);
  await settled(page);
  await button(page, 'quit').click();
  await expect(page).toHaveURL(/\/gre-exam$/);

  await other.reload();
  // Straight to the question, without a word about other pages, and with its clock.
  await expect(other.locator('main textarea')).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await expect(other.getByRole('timer')).toHaveText(/00:29:\d\d/);
  await elsewhere.close();
});
