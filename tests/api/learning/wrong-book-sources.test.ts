/** “Wrong-book: filled from exams, practice and the bank”, by attempts taken from end to end. */
import { expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import type { Form } from '#core/questions/kinds.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { begin, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const exams = await importExampleExams(harness.deps);

/** Answers are graded once the attempt is closed, a moment after the reply. */
async function take(call: Client, examId: string, choose: (form: Form) => string[]): Promise<void> {
  await takeExam(await begin(call, examId), choose);
  await harness.deps.background.drain();
}

test.each([
  ['verbal', 'practice'],
  ['mock', 'exam'],
] as const)('a %s attempt with wrong answers fills it as “%s”', async (exam, source) => {
  const { call } = await makePerson(harness);
  await take(call, exams[exam], (form) => answerTo(form, false));
  const { total, sources } = await call('GET /api/wrong-books');
  expect(total).toBeGreaterThan(0);
  expect(sources).toEqual([{ value: source, count: total }]);
  expect((await call('GET /api/wrong-books', { query: { source } })).total).toBe(total);
  expect((await call('GET /api/wrong-books', { query: { source: 'bank' } })).total).toBe(0);
});

test('a set made of the wrong-book leads its questions out of it', async () => {
  const { call } = await makePerson(harness);
  await take(call, exams.verbal, (form) => answerTo(form, false));
  const { total } = await call('GET /api/wrong-books');
  const start = harness.deps.now();
  const redo = async (days: number) => {
    harness.setNow(new Date(start.getTime() + days * 86_400_000));
    const { examId } = await call('POST /api/exercises/custom', { body: { wrongBook: {}, count: 60 } });
    await take(call, examId, (form) => answerTo(form));
  };
  await redo(2);
  const { list, counts } = await call('GET /api/wrong-books');
  expect(counts).toMatchObject({ open: total, graduated: 0 });
  expect(list.every(({ cleanSolves }) => cleanSolves === 1)).toBe(true);
});
