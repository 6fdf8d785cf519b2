/** The clock of an exam: a wrong time of day, silence, its last minutes, its end, and the sign of life it gives. */
import {
  answerShown,
  expect,
  next,
  openFlow,
  press,
  questionNumber,
  saved,
  settled,
  test,
} from '#tests/browser/candidate.ts';
import { withoutSalesDialog } from '#tests/browser/page.ts';
import { beSilent, leaveTime, openVerbal, stored } from './verbal-section.ts';

// An exam is long, and the machine may be busy.
test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ page }) => withoutSalesDialog(page));

test('the time of day may be wrong, and change in the middle', async ({ page, candidate }) => {
  await page.addInitScript(() => {
    const shifted = window as unknown as { shiftMs: number };
    shifted.shiftMs = 86_400_000;
    const RealDate = Date;
    const realNow = Date.now;
    Date.now = () => realNow() + shifted.shiftMs;
    window.Date = new Proxy(RealDate, {
      construct: (target, given) =>
        given.length === 0 ? new target(realNow() + shifted.shiftMs) : Reflect.construct(target, given),
    });
  });
  const { recordId } = await openVerbal(page, candidate);
  const secondsShown = async () => {
    const [, minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '')
      .split(':')
      .map(Number);
    return minutes * 60 + seconds;
  };
  const isRight = async () =>
    Math.abs((await secondsShown()) - ((await candidate.getRecord(recordId)).timeLeft ?? 0)) < 2.5;
  await expect.poll(isRight).toBe(true);
  await page.evaluate(() => {
    (window as unknown as { shiftMs: number }).shiftMs = -3 * 86_400_000;
  });
  await answerShown(page, 1);
  await next(page);
  await answerShown(page, 1);
  await saved(page);
  expect(await isRight()).toBe(true);
  expect((await stored(candidate, recordId)).slice(0, 2)).toEqual([true, true]);
});

test('a mock exam that was not heard for a while comes back with its questions and its clock, and says what that cost', async ({
  page,
  context,
  candidate,
}) => {
  const { exam, recordId } = await openVerbal(page, candidate);
  await answerShown(page, 0);
  await saved(page);
  await page.close({ runBeforeUnload: false });
  await beSilent(recordId, 100);
  expect((await candidate.getRecord(recordId)).exercises).toEqual([]);

  const again = await context.newPage();
  await withoutSalesDialog(again);
  await again.goto(`/exams/${exam.id}/exercise?recordId=${recordId}`);
  await expect(again.getByText(/整场模考合计 [12]:\d\d 没有计时/)).toBeVisible();
  await expect(again.locator('main input:checked').first()).toBeAttached();
  expect(await questionNumber(again)).toBe(1);
  await expect(again.getByRole('timer')).toContainText(/00:17:[3-5]/);
  await again.getByRole('button', { name: '知道了' }).click();
  await expect(again.getByText('整场模考合计')).toHaveCount(0);
  await answerShown(again, 1);
  await saved(again);
});

test('time that runs out keeps the answer, and leads to the pause a second later', async ({
  page,
  candidate,
}) => {
  const { recordId } = await openVerbal(page, candidate);
  await answerShown(page, 0);
  await saved(page);
  await leaveTime(recordId, 6);
  await page.reload();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Hide Time' })).toHaveCount(0);
  await answerShown(page, 3);
  await expect(page.getByRole('dialog', { name: '时间到' })).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/pause\?/);
  const record = await candidate.getRecord(recordId);
  expect(record.screen).toBe('pause');
  await press(page, 'continue', 'before');
  await expect(page.getByText('Section 3 of 5').first()).toBeVisible();
});

test('five minutes before the end the clock is lit, is said aloud, and can no longer be hidden', async ({
  page,
  candidate,
}) => {
  const { recordId } = await openVerbal(page, candidate);
  await leaveTime(recordId, 306);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Hide Time' }).click();
  await expect(page.getByRole('timer')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '剩余 5 分钟' })).toBeAttached({ timeout: 15_000 });
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('button', { name: /Time$/ })).toHaveCount(0);
});

test('a heartbeat is given every twenty seconds', async ({ page, candidate }) => {
  const started = await candidate.start('GREPREP');
  await page.clock.install();
  await openFlow(page, started);
  await press(page, 'continue', 'exercise');
  let heartbeats = 0;
  page.on('request', (request) => {
    if (/\/heartbeat\b/.test(request.url())) heartbeats += 1;
  });
  const now = () => page.evaluate(() => Date.now());
  const begun = await now();
  for (const expected of [1, 2, 3]) {
    await page.clock.runFor(21_000);
    await expect.poll(() => heartbeats).toBeGreaterThanOrEqual(expected);
  }
  // The page's clock goes on while this test waits, so what it says now is the measure of too many.
  expect(heartbeats).toBeLessThanOrEqual(Math.ceil(((await now()) - begun) / 20_000));
});
