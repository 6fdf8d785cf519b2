/** Nothing is ever lost: no network, a closed page, a reload, a second tab, a login that ends, a slow answer. */
import {
  answerShown,
  button,
  confirmEnd,
  expect,
  next,
  openFlow,
  press,
  questionNumber,
  saved,
  settled,
  test,
} from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';
import { openVerbal, stored } from './verbal-section.ts';

// An exam is long, and the machine may be busy.
test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ page }) => withoutSalesDialog(page));

test('without a network the exam goes on, and everything arrives afterwards', async ({
  page,
  context,
  candidate,
  complaints,
}) => {
  const { recordId } = await openVerbal(page, candidate);
  await context.setOffline(true);
  for (let index = 0; index < 3; index += 1) {
    await answerShown(page, index);
    await next(page);
  }
  await expect(page.getByText('网络已断开')).toBeVisible();
  await expect(page.locator('footer')).toContainText('3 个答案存在本机');
  await press(page, 'review', 'review');
  await expect(page.getByRole('radio', { name: '3 Answered' })).toBeVisible();
  await press(page, 'return', 'exercise');
  expect(await questionNumber(page)).toBe(4);

  await context.setOffline(false);
  await expect(page.getByText('网络已断开')).toHaveCount(0);
  await expect
    .poll(async () => (await stored(candidate, recordId)).slice(0, 4))
    .toEqual([true, true, true, false]);
  // The fourth question has no answer, so that nothing of it is said to be saved, or to wait.
  await expect(page.locator('footer')).not.toContainText(/保存|存在本机/);
  await expect.poll(async () => (await candidate.getRecord(recordId)).exerciseIndex).toBe(3);
  expect(await questionNumber(page)).toBe(4);
  complaints.length = 0; // the browser reports every request that found no network
});

test('what a page that died still held is sent by the next one, before anything else', async ({
  page,
  context,
  candidate,
  complaints,
}) => {
  const started = await openVerbal(page, candidate);
  await answerShown(page, 1);
  await saved(page);
  await context.setOffline(true);
  await next(page);
  await answerShown(page, 1);
  await expect(page.locator('footer')).toContainText('1 个答案存在本机');
  // A page that is closed still tries to send what it holds, and may find a network again by then; one that dies cannot.
  await page.goto('chrome://crash').catch(() => null);
  await page.close({ runBeforeUnload: false });
  complaints.length = 0;
  await context.setOffline(false);
  expect(await stored(candidate, started.recordId)).toEqual([true, ...Array(11).fill(false)]);

  const again = await context.newPage();
  await withoutSalesDialog(again);
  const calls: string[] = [];
  again.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(exercises|records)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  await again.goto(`/exams/${started.exam.id}/exercise?recordId=${started.recordId}`);
  await expect
    .poll(() => stored(candidate, started.recordId))
    .toEqual([true, true, ...Array(10).fill(false)]);
  expect(calls[0]).toMatch(/^PUT \/api\/exercises\/\d+\/answer$/);
});

test('a reload changes nothing, on any screen', async ({ page, candidate }) => {
  const started = await candidate.start('GREPREP');
  const reload = async (screen: string) => {
    const before = await page.locator('main').innerText();
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    await settled(page);
    await expect(page).toHaveURL(new RegExp(`/${screen}\\?.*recordId=${started.recordId}`));
    if (screen !== 'pause') expect(await page.locator('main').innerText()).toBe(before);
  };
  await openFlow(page, started);
  await reload('before');
  await press(page, 'continue', 'exercise');
  await answerShown(page);
  await page.reload();
  await settled(page);
  await expect(page.locator('textarea')).toHaveValue(/closer look/);
  await press(page, 'next', 'pause');
  await reload('pause');
  await press(page, 'continue', 'before');
  await press(page, 'continue', 'exercise');
  await answerShown(page, 2);
  await next(page);
  await answerShown(page, 1);
  await button(page, 'mark').click();
  await expect(button(page, 'mark')).toHaveAttribute('aria-pressed', 'true');
  await reload('exercise');
  expect(await questionNumber(page)).toBe(2);
  await expect(button(page, 'mark')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main input:checked').first()).toBeAttached();
  await press(page, 'review', 'review');
  await reload('review');
  await press(page, 'return', 'exercise');
  await press(page, 'help', 'help');
  await reload('help');
  await press(page, 'return', 'exercise');
  await press(page, 'exit', 'exit');
  await reload('exit');
  await press(page, 'continue', 'exercise');
  await button(page, 'save').click();
  await page.getByRole('dialog', { name: 'End Exam' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/save\?/);
  await settled(page);
  await reload('save');
  await page.getByRole('button', { name: '现在就继续' }).click();
  await expect(page).toHaveURL(/\/exercise\?/);
  await settled(page);
  expect(await questionNumber(page)).toBe(2);
  await press(page, 'exit', 'exit');
  await page.getByRole('button', { name: '只结束本部分' }).click();
  await confirmEnd(page);
  await expect(page).toHaveURL(/sectionEnd/);
  await settled(page);
  await reload('sectionEnd');
});

test('a second tab asks to take over, and the first stands still', async ({ page, context, candidate }) => {
  const started = await openVerbal(page, candidate);
  await answerShown(page, 0);
  await saved(page);
  const second = await context.newPage();
  await withoutSalesDialog(second);
  await second.goto(`/exams/${started.exam.id}/exercise?recordId=${started.recordId}`);
  const asking = second.getByRole('dialog', { name: '另一个页面正在作答' });
  await expect(asking).toBeVisible();
  await expect(second.locator('main')).toHaveAttribute('inert');
  await asking.getByRole('button', { name: '在这里继续' }).click();
  await settled(second);

  await expect(page.getByRole('dialog', { name: '已在另一个页面继续' })).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await answerShown(second, 2);
  await next(second);
  await answerShown(second, 1);
  await saved(second);

  await page.getByRole('dialog').getByRole('button', { name: '在这里继续' }).click();
  await settled(page);
  expect(await questionNumber(page)).toBe(2);
  await expect(second.getByRole('dialog', { name: '已在另一个页面继续' })).toBeVisible();
  expect((await stored(candidate, started.recordId)).slice(0, 2)).toEqual([true, true]);
});

test('a copy of a tab is another tab', async ({ page, context, candidate }) => {
  const started = await openVerbal(page, candidate);
  const name = await page.evaluate(() => sessionStorage.getItem('beacon.tab'));
  const copy = await context.newPage();
  await withoutSalesDialog(copy);
  await copy.addInitScript((tab) => sessionStorage.setItem('beacon.tab', tab ?? ''), name);
  await copy.goto(`/exams/${started.exam.id}/exercise?recordId=${started.recordId}`);
  await expect(copy.getByRole('dialog', { name: '另一个页面正在作答' })).toBeVisible();
});

test('a login that ends in the middle is renewed over the exam', async ({ page, context, candidate }) => {
  const { recordId } = await openVerbal(page, candidate);
  await answerShown(page, 0);
  await saved(page);
  await context.clearCookies();
  await answerShown(page, 2);
  const dialog = page.getByRole('dialog', { name: '请重新登录' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel('邮箱')).toHaveValue(candidate.email);
  await dialog.getByLabel('密码', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: '登录并继续' }).click();
  await expect(dialog.getByRole('alert')).toContainText('邮箱或密码不正确');
  await dialog.getByLabel('密码', { exact: true }).fill(candidate.password);
  await dialog.getByRole('button', { name: '登录并继续' }).click();
  await expect(dialog).toHaveCount(0);
  await saved(page);
  await next(page);
  const { answers, exercises } = await candidate.getRecord(recordId);
  const shown = await page.evaluate(() => document.querySelectorAll('main input:checked').length);
  expect(shown).toBe(0);
  expect(answers[exercises[0]?.id ?? '']?.seq).toBeGreaterThan(1);
});

test('an answer that takes ten seconds is told, and Next works again', async ({
  page,
  candidate,
  complaints,
}) => {
  const { recordId } = await openVerbal(page, candidate);
  await page.route('**/api/exercises/*/answer*', () => {}, { times: 1 });
  await answerShown(page, 0);
  await button(page, 'next').click();
  await expect.poll(() => questionNumber(page)).toBe(2);
  await expect(
    page.getByText('网络连接超时，请重新操作或提交。如您反复超时，请尝试切换网络环境。'),
  ).toBeVisible({ timeout: 15_000 });
  await settled(page);
  await next(page);
  await expect.poll(async () => (await stored(candidate, recordId))[0]).toBe(true);
  complaints.length = 0;
});

test('Next and Back are blocked while a request is in flight', async ({ page, candidate }) => {
  const { recordId } = await openVerbal(page, candidate);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/records/*/move*', async (route) => {
    await held;
    await route.continue();
  });
  await button(page, 'next').click();
  await expect.poll(() => questionNumber(page)).toBe(2);
  await expect(button(page, 'next')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'next').click({ force: true });
  await button(page, 'back').click({ force: true });
  expect(await questionNumber(page)).toBe(2);
  release();
  await settled(page);
  await expect.poll(async () => (await candidate.getRecord(recordId)).exerciseIndex).toBe(1);
});

test('a section does not end while an answer is still here', async ({
  page,
  context,
  candidate,
  complaints,
}) => {
  const started = await candidate.start('GREPREP');
  await openFlow(page, started);
  await press(page, 'continue', 'exercise');
  await context.setOffline(true);
  await answerShown(page);
  await button(page, 'next').click();
  await confirmEnd(page);
  await expect(page.getByText('网络已断开')).toBeVisible();
  await settled(page);
  await expect(page).toHaveURL(/\/exercise\?/);
  await context.setOffline(false);
  await expect(page.getByText('网络已断开')).toHaveCount(0);
  await expect.poll(() => stored(candidate, started.recordId)).toEqual([true]);
  await press(page, 'next', 'pause');
  complaints.length = 0;
});

test('the browser’s Back asks before it leaves a running clock', async ({ page, candidate }) => {
  await candidate.start('GREPREP');
  await open(page, '/gre-exam');
  await page
    .getByRole('link', { name: /^继续作答/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/before\?/);
  await settled(page);
  await press(page, 'continue', 'exercise');
  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'End Exam' });
  await expect(dialog).toContainText('Are you sure you want to quit?');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(page).toHaveURL(/\/exercise\?/);
});
