/** A candidate in the browser: an account, an attempt, and hands that can answer any question. */
import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Calls } from '#contract/all.ts';
import type { RecordState, RecordView } from '#contract/attempts/record.ts';
import { weakEssay } from '#core/essay/examples.ts';
import type { ExamType } from '#core/exam/attempt.ts';
import { nextSeq } from '#core/exam/outgoing.ts';
import type { HeaderButton } from '#core/exam/screens.ts';
import { test as base, expect } from './page.ts';

type Exam = Calls['GET /api/exams']['reply']['list'][number];
export type Started = { exam: Exam; recordId: string };

/** Somebody at the API: a visitor, or whoever the browser's cookie says. */
export function apiOf(request: APIRequestContext, baseURL: string) {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  async function call<T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
    const headers = { origin: baseURL, 'x-forwarded-for': from };
    const response = await request.fetch(path, { method, data: body, headers });
    const reply = (await response.json()) as { code: number; data: T; msg: string };
    if (reply.code !== 0) throw new Error(`${method} ${path}: ${reply.msg}`);
    return reply.data;
  }
  /** By its Chinese title, or else the one that holds the most kinds of questions. */
  async function findExam(type: ExamType, title?: string): Promise<Exam> {
    const { list } = await call<{ list: Exam[] }>('GET', `/api/exams?type=${type}&size=100&lang=zh_cn`);
    const fitting = list.filter((exam) => title === undefined || exam.title === title);
    const [exam] = fitting.sort((one, other) => other.forms.length - one.forms.length);
    if (!exam) throw new Error(`the bank holds no exam of type ${type} ${title ?? ''}`);
    return exam;
  }
  /** The id of the newest question of a type. */
  async function findQuestion(type: string): Promise<string> {
    const { list } = await call<{ list: { number: string }[] }>('GET', `/api/questions?type=${type}&size=1`);
    if (!list[0]) throw new Error(`the bank holds no question of type ${type}`);
    return list[0].number;
  }
  async function start(type: ExamType, wanted: { title?: string } = {}): Promise<Started> {
    const exam = await findExam(type, wanted.title);
    const { recordId } = await call<{ recordId: string }>('POST', '/api/users-exams', {
      examId: exam.id,
    });
    return { exam, recordId };
  }
  /** An attempt that was handed in as it was begun: empty. */
  async function submit(type: ExamType): Promise<string> {
    const { recordId } = await start(type);
    await call('PUT', `/api/records/${recordId}/exit`, {});
    return recordId;
  }
  /** A mock exam in which somebody wrote the essay, and no more. */
  async function sit(): Promise<string> {
    const { recordId } = await start('GREPREP');
    const tab = `tab-${randomUUID()}`;
    let state = await call<RecordState>('PUT', `/api/records/${recordId}/lease`, { tab, takeOver: true });
    while (state.screen !== 'exercise') {
      const { screen, sectionIndex, exerciseIndex } = state;
      const from = { screen, sectionIndex, exerciseIndex };
      state = await call('PUT', `/api/records/${recordId}/move`, { tab, move: 'continue', from });
    }
    const seq = nextSeq(0, state.lease.epoch);
    const written = { recordId, tab, type: 'write', answer: [weakEssay.text], seq, spent: 60_000 };
    await call('PUT', `/api/exercises/${state.exerciseId}/answer`, written);
    await call('PUT', `/api/records/${recordId}/exit`, {});
    return recordId;
  }
  /** What stands for a place in an address of pages.ts. */
  async function findId(place: string): Promise<string> {
    if (place === 'exam') return (await findExam('GREPREP')).id;
    if (place === 'set') return (await findExam('JIJING')).id;
    if (place === 'sitting') return sit();
    if (place === 'practice') return submit('JIJING');
    return findQuestion(place);
  }
  return {
    call,
    findExam,
    findId,
    findQuestion,
    getRecord: (recordId: string) => call<RecordView>('GET', `/api/records/${recordId}`),
    start,
  };
}

export type Candidate = ReturnType<typeof apiOf> & { email: string; password: string };

/** Makes an account; whoever asks is logged in afterwards. */
export async function register({ call }: ReturnType<typeof apiOf>, nickname = '考生') {
  const email = `candidate-${randomUUID().slice(0, 12)}@example.com`;
  const password = 'lighthouse keeper 7';
  await call('POST', '/api/auth/register', { email, password, nickname });
  return { email, password };
}

/** With a candidate who has just registered: the browser's own cookie holds the session. */
export const test = base.extend<{ candidate: Candidate }>({
  candidate: async ({ context, baseURL }, use) => {
    const api = apiOf(context.request, baseURL ?? '');
    await use({ ...api, ...(await register(api)) });
  },
});

export { expect };

/** Writes the essay of a mock exam and leaves. The prompt's own words are in it, so that it is on topic. */
export async function writeEssay({ call, start, getRecord }: Candidate): Promise<string> {
  const { recordId } = await start('GREPREP');
  const tab = 'tab-of-the-writer';
  const path = `/api/records/${recordId}`;
  await call('PUT', `${path}/lease`, { tab, takeOver: true });
  let record = await getRecord(recordId);
  while (record.screen !== 'exercise') {
    const { screen, sectionIndex, exerciseIndex } = record;
    const from = { screen, sectionIndex, exerciseIndex };
    await call('PUT', `${path}/move`, { tab, move: 'continue', from });
    record = await getRecord(recordId);
  }
  const [exercise] = record.exercises;
  const answer = [`${weakEssay.text}\n\nI agree that ${exercise?.question.stem.en}`];
  await call('PUT', `/api/exercises/${exercise?.id}/answer`, { recordId, tab, type: 'write', answer });
  await call('PUT', `${path}/exit`, { tab });
  return recordId;
}

/** A button of the bar that can be seen: phones have the moves at the bottom. */
export const button = (page: Page, name: HeaderButton): Locator =>
  page.locator(`[data-button=${name}]`).filter({ visible: true });

/** The tab acts, and nothing is on its way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main:not([inert])')).toBeVisible();
  await expect(page.locator('[data-button][aria-disabled=true]')).toHaveCount(0);
}

export async function openFlow(page: Page, { exam, recordId }: Started, lang = ''): Promise<void> {
  await page.goto(`/exams/${exam.id}/before?recordId=${recordId}${lang}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await settled(page);
}

/** What ends for good is asked about: yes, or not at all where that was asked for. */
export async function confirmEnd(page: Page): Promise<void> {
  const end = page
    .getByRole('dialog')
    .getByRole('button', { name: /^(结束本部分|写完了，继续|End section|Move on)$/ });
  await expect
    .poll(async () => (await end.count()) > 0 || /\/(pause|sectionEnd)\?/.test(page.url()))
    .toBe(true);
  if ((await end.count()) > 0) await end.click();
}

/** Presses a button of the bar and waits for the screen it leads to. */
export async function press(page: Page, name: HeaderButton, screen: string): Promise<void> {
  await button(page, name).click();
  if (name === 'next' && screen === 'pause') await confirmEnd(page);
  await expect(page).toHaveURL(new RegExp(`/exams/\\d+/${screen}\\?`));
  await settled(page);
}

/** The question's number in the section, from its heading. */
export const questionNumber = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('main h1').textContent()) ?? '')?.[0]);

export async function next(page: Page): Promise<void> {
  const before = await questionNumber(page);
  await button(page, 'next').click();
  await expect.poll(() => questionNumber(page)).toBe(before + 1);
  await settled(page);
}

/** Answers the question that is shown, whatever its kind; `pick` chooses among the options. */
export async function answerShown(page: Page, pick = 0): Promise<'essay' | 'numeric' | 'many' | 'one'> {
  const main = page.locator('main');
  if (await main.locator('textarea').count()) {
    await main.locator('textarea').fill(`The claim deserves a closer look.\n\n\tReason number ${pick + 1}.`);
    return 'essay';
  }
  const boxes = main.locator('input[inputmode=decimal]');
  if (await boxes.count()) {
    for (const box of await boxes.all()) await box.fill(String(pick + 2));
    return 'numeric';
  }
  const squares = main.locator('input[type=checkbox][value]');
  if (await squares.count()) {
    for (const place of [0, 1]) {
      const square = squares.nth((place + pick) % (await squares.count()));
      if (!(await square.isChecked())) await square.check();
    }
    return 'many';
  }
  for (const column of await main.locator('fieldset').all()) {
    const ovals = column.locator('input[type=radio]');
    const oval = ovals.nth(pick % (await ovals.count()));
    if (await oval.isChecked()) continue;
    // By keyboard: the middle of a sentence that runs over several lines may lie in another one.
    await oval.focus();
    await page.keyboard.press('Space');
    await expect(oval).toBeChecked();
  }
  return 'one';
}

/** What was answered to the question that is shown has reached the server. */
export const saved = (page: Page): Promise<void> =>
  expect(page.locator('footer')).toContainText(/答案已保存|answer is saved/);
