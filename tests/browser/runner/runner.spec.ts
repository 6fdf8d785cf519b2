/** Whole exams, as a candidate takes them: every section, every kind of question, both languages. */
import type { Page } from '@playwright/test';
import type { RecordView } from '#contract/attempts/record.ts';
import { forms } from '#core/questions/kinds.ts';
import { titleOfFullExam, wrongOptions } from '#tests/browser/bank/bank-keys.ts';
import {
  answerShown,
  apiOf,
  button,
  type Candidate,
  confirmEnd,
  expect,
  next,
  openFlow,
  press,
  questionNumber,
  settled,
  test,
} from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

const languages = [
  {
    name: 'Chinese',
    query: '',
    notice: '提示',
    submit: '确认提交',
    cancel: '取消',
    told: [
      /在 1 题上打开过，用了 1 题/,
      /共隐藏 0:\d\d。/,
      /有 1 次不在眼前，共 0:\d\d。第 3 部分（数学）1 次/,
    ],
  },
  {
    name: 'English',
    query: '&lang=en',
    notice: 'Notice',
    submit: 'Submit',
    cancel: 'Cancel',
    told: [
      /Opened on 1 question, used on 1/,
      /Hidden for 0:\d\d in all/,
      /out of sight once, 0:\d\d in all.Section 3 \(Quant\): once/,
    ],
  },
];

// An exam is long, and the machine may be busy.
test.describe.configure({ timeout: 90_000 });
test.beforeEach(({ page }) => withoutSalesDialog(page));

for (const language of languages) {
  test(`a whole mock exam with every kind of question, in ${language.name}`, async ({ page, candidate }) => {
    test.setTimeout(300_000);
    const started = await candidate.start('GREPREP', { title: titleOfFullExam() });
    const { exam } = started;
    await openFlow(page, started, language.query);
    const met = new Set<string>();

    for (const { no, count, exercise_type } of exam.sections) {
      const isLast = no === exam.sections.length;
      await expect(page.getByText(`Section ${no} of ${exam.sections.length}`).first()).toBeVisible();
      for (const name of ['mark', 'review', 'back'] as const) await expect(button(page, name)).toBeDisabled();
      await press(page, 'continue', 'exercise');
      const { exercises } = await candidate.getRecord(started.recordId);
      expect(exercises).toHaveLength(count);
      for (const { question } of exercises) met.add(question.form);

      for (let index = 0; index < count; index += 1) {
        await expect(page.locator('p', { hasText: 'Section' }).first()).toHaveText(
          `Section ${no} of ${exam.sections.length} | Question ${index + 1} of ${count}`,
        );
        await expect(button(page, 'calculator')).toHaveCount(exercise_type === 'quant' ? 1 : 0);
        await expect(button(page, 'review')).toHaveCount(exercise_type === 'write' ? 0 : 1);
        await expect(button(page, 'back')).toHaveCount(index > 0 && exercise_type !== 'write' ? 1 : 0);
        if (no === 3 && index === 0) await workBesidesAnswering(page);
        await answerShown(page, index);
        // The first verbal section goes badly, so that the second is the easy one: there every kind is met.
        const question = exercises[index]?.question;
        if (no === 2 && question) await answerWrongly(page, question);
        if (index < count - 1) await next(page);
      }
      if (isLast) break;
      // Once the clock stands, the section and what was answered in it are out of sight.
      await expect.poll(() => countStored(candidate, started.recordId, exercises)).toBe(count);
      await press(page, 'next', 'pause');
      await press(page, 'continue', 'before');
    }
    expect([...forms].filter((form) => !met.has(form))).toEqual([]);

    await button(page, 'next').click();
    const dialog = page.getByRole('dialog', { name: language.notice });
    await expect(dialog).toContainText(String(exam.limit));
    await dialog.getByRole('button', { name: language.cancel }).click();
    await expect(dialog).toHaveCount(0);
    await button(page, 'next').click();
    await dialog.getByRole('button', { name: language.submit }).click();
    await expect(page).toHaveURL(new RegExp(`/result/${started.recordId}`));
    for (const told of language.told) await expect(page.locator('#behaviour')).toContainText(told);

    // Specification, section 4: the history is reset to the home path.
    await page.goBack();
    await expect(page).toHaveURL(/\/home/);
  });

  test(`a practice set with a check of every answer, in ${language.name}`, async ({ page, candidate }) => {
    test.setTimeout(180_000);
    const started = await candidate.start('JIJING');
    const { exam } = started;
    await openFlow(page, started, language.query);
    for (const { no, count } of exam.sections) {
      await press(page, 'continue', 'exercise');
      for (let index = 0; index < count; index += 1) {
        // "Practice-type exams show only the question part … and elapsed time instead."
        await expect(
          page.getByText(`Question ${index + 1} of ${count}`, { exact: true }).first(),
        ).toBeVisible();
        await expect(page.getByText(/Section \d/)).toHaveCount(0);
        await answerShown(page, index);
        if (exam.canCheck) {
          await page.getByRole('button', { name: /^(查看答案|Check answer)$/ }).click();
          await expect(page.getByRole('region', { name: /^(解析|Analysis)$/ })).toBeVisible();
          await settled(page);
        }
        if (index < count - 1) await next(page);
      }
      if (no === exam.sections.length) break;
      await press(page, 'next', 'pause');
      await press(page, 'continue', 'before');
    }
    await button(page, 'next').click();
    await page.getByRole('dialog').getByRole('button', { name: language.submit }).click();
    await expect(page).toHaveURL(new RegExp(`/exercises/${started.recordId}/result`));
  });
}

/** Opens the calculator and presses keys, hides the clock, looks away for a moment, and puts all of it back. */
async function workBesidesAnswering(page: Page): Promise<void> {
  await button(page, 'calculator').click();
  for (const key of ['7', '+', '5', '=']) await page.locator(`[data-key="${key}"]`).click();
  await page.getByRole('button', { name: 'Hide Time' }).click();
  await page.evaluate(async () => {
    const look = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    look('hidden');
    // A look away of less than a second is none.
    await new Promise((done) => setTimeout(done, 1500));
    look('visible');
  });
  await page.getByRole('button', { name: 'Show Time' }).click();
  await button(page, 'calculator').click();
}

/** Takes a wrong option in the place of a right one, where one is asked for. */
async function answerWrongly(
  page: Page,
  question: RecordView['exercises'][number]['question'],
): Promise<void> {
  const inputs = page.locator('main input[type=radio]');
  const ids = await inputs.evaluateAll((found) => found.map((input) => (input as HTMLInputElement).value));
  const [wrong] = wrongOptions(question, ids);
  if (wrong === undefined) return;
  const oval = page.locator(`main [data-option="${wrong}"] input`);
  if (await oval.isChecked()) return;
  await oval.focus();
  await page.keyboard.press('Space');
  await expect(oval).toBeChecked();
}

/** To how many of the section's questions the server holds an answer. */
async function countStored(
  candidate: Candidate,
  recordId: string,
  exercises: RecordView['exercises'],
): Promise<number> {
  const { answers } = await candidate.getRecord(recordId);
  return exercises.filter(({ id }) => (answers[id]?.answer ?? []).some((part) => part !== '')).length;
}

test('the page before an exam leads into it, with extra time', async ({ page, candidate }) => {
  const exam = await candidate.findExam('GREPREP');
  await open(page, '/gre-exam');
  await page.getByRole('link', { name: `开始 ${exam.title}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(exam.title);
  await page.getByRole('radio', { name: /1\.5 倍/ }).check();
  await page.getByRole('button', { name: '开始考试' }).click();
  await expect(page).toHaveURL(/\/exams\/\d+\/before\?recordId=/);
  await expect(page.getByText('45 分钟')).toBeVisible();
  await expect(page.getByText('已含 1.5 倍延时')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await settled(page);
  await press(page, 'continue', 'exercise');
  await expect(page.getByRole('timer')).toHaveText(/00:4[45]:\d\d/);
});

test('a visitor is asked to log in, and comes back to the exam', async ({ page, request, baseURL }) => {
  const exam = await apiOf(request, baseURL ?? '').findExam('GREPREP');
  await open(page, `/exams/before?id=${exam.id}`);
  await page.getByRole('button', { name: '开始考试' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: '去登录' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`/exams/before?id=${exam.id}`)),
  );
  await page.goto(`/exams/${exam.id}/exercise?recordId=1`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('an unfinished attempt can be gone on with, or begun again', async ({ page, candidate }) => {
  const started = await candidate.start('GREPREP');
  await openFlow(page, started);
  await press(page, 'continue', 'exercise');
  await button(page, 'save').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page).toHaveURL(/\/save\?/);
  await settled(page);
  await button(page, 'quit').click();
  await expect(page).toHaveURL(/\/gre-exam$/);
  await page.getByRole('link', { name: /^继续作答/ }).click();
  await expect(page.locator('main textarea')).toBeVisible();
  await expect(page).toHaveURL(/\/exercise\?/);

  await open(page, `/exams/before?id=${started.exam.id}`);
  await page.getByRole('button', { name: '从头再来' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '从头再来' }).click();
  await expect(page).toHaveURL(/\/before\?recordId=/);
  expect(new URL(page.url()).searchParams.get('recordId')).toBeTruthy();
  await expect(page.getByText('Section 1 of 5').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bars, the calculator and both panes leave room for the question', async ({ page, candidate }) => {
    const started = await candidate.start('GREPREP');
    await openFlow(page, started);
    for (const measure of ['write', 'verbal'] as const) {
      await press(page, 'continue', 'exercise');
      expect(await overflow(page), measure).toBe(0);
      await press(page, 'exit', 'exit');
      await page.getByRole('button', { name: '只结束本部分' }).click();
      await confirmEnd(page);
      await expect(page).toHaveURL(/sectionEnd/);
      await settled(page);
      await press(page, 'continue', 'pause');
      await press(page, 'continue', 'before');
    }
    await press(page, 'continue', 'exercise');
    await button(page, 'calculator').click();
    await expect(page.getByRole('region', { name: 'Calculator' })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await answerShown(page);
    await next(page);
    expect(await questionNumber(page)).toBe(2);
  });
});

/** How far the page is wider than the phone. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the exit screen submits what is there, after a confirmation', async ({ page, candidate }) => {
  const started = await candidate.start('JIJING');
  await openFlow(page, started);
  await press(page, 'continue', 'exercise');
  await answerShown(page);
  await press(page, 'exit', 'exit');
  await button(page, 'exit').click();
  // As a whole page: pieces of the version that began the exam may be gone after a deployment.
  const result = new RegExp(`/exercises/${started.recordId}/result`);
  const asPage = page.waitForRequest(
    (request) => request.isNavigationRequest() && result.test(request.url()),
  );
  await page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '确认提交' }).click();
  await asPage;
  await expect(page).toHaveURL(result);
  expect((await candidate.getRecord(started.recordId)).status).not.toBe('open');
});

test('“Paths starting with /exam/ render with no header or footer”', async ({ request }) => {
  const frame = async (path: string) => /<(header|footer|nav)\b/.test(await (await request.get(path)).text());
  expect(await frame('/no-such/screen')).toBe(true);
  expect(await frame('/exam/no-such/screen')).toBe(false);
});
