import { beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '#core/questions/kinds.ts';
import { exampleContent, exampleQuestions, importExamples } from '#tests/api/example-bank.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person } from '#tests/api/people.ts';
import { readCodes } from '#tests/api/question-codes.ts';

const harness = await openHarness();
const { client, deps, setNow } = harness;

const variant = (n: number) =>
  ({
    ...exampleQuestions().find(({ form }) => form === 'mc-one'),
    id: `variant-${n}`,
    family: 'siblings',
  }) as Question;
await importExamples(deps, exampleContent([...exampleQuestions(), variant(1), variant(2), variant(3)]));
const { idOf, codeOf } = await readCodes(harness.db);
const day = (n: number) => new Date(Date.UTC(2026, 2, n, 8));

let me: Person;
beforeEach(async () => {
  await forgetLimits(harness);
  setNow(day(1));
  me = await makePerson(harness);
  me.call = client({ token: harness.signIn({ id: me.id }) });
});

const make = (body: object) => me.call('POST /api/exercises/custom', { body: body as never });
const answer = (code: string, choice: string) =>
  me.call('POST /api/questions/{id}/check', { params: { id: idOf(code) }, body: { answer: [choice] } });

/** The questions of a set, in its order. */
async function codesOf(examId: string): Promise<string[]> {
  const { rows: items } = await harness.pool.query<{ id: string }>(
    `select i.question_id::text as id from exam_items i join exam_sections s on s.id = i.section_id
     where s.exam_id = $1 order by i.no`,
    [examId],
  );
  return items.map(({ id }) => codeOf(id));
}

describe('POST exercises/custom', () => {
  test('makes a set of a filter, which only its maker can start', async () => {
    const { examId, count, minutes } = await make({ filter: { type: 'math', tag: ['quant'] }, count: 3 });
    expect({ count, minutes }).toEqual({ count: 3, minutes: null });
    expect(await me.call('GET /api/exams/{id}', { params: { id: examId } })).toMatchObject({
      type: 'JIJING',
      title: 'Custom practice: 3 questions',
      canCheck: true,
    });
    const { recordId } = await me.call('POST /api/users-exams', { body: { examId } });
    expect(recordId).toMatch(/^\d+$/);
    const stranger = await makePerson(harness);
    await expect(stranger.call('POST /api/users-exams', { body: { examId } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });

  test('takes what was not tried yet first, and one of each family before a second', async () => {
    await answer('example-qc', 'A');
    const { examId } = await make({ filter: { type: 'math' }, count: 4 });
    const codes = await codesOf(examId);
    expect(codes).not.toContain('example-qc');
    expect(codes.filter((code) => code.startsWith('variant-'))).toHaveLength(1);
  });

  test('gives the time that its questions take where it is timed, and shows no key on the way', async () => {
    const { examId, minutes } = await make({ filter: { type: 'fill' }, count: 4, timed: true });
    expect(minutes).toBe(6);
    expect(await me.call('GET /api/exams/{id}', { params: { id: examId } })).toMatchObject({
      minutes: 6,
      canCheck: false,
    });
  });

  test('keeps questions about one passage together', async () => {
    const codes = [
      'example-rc-one',
      'example-qc',
      'example-rc-many',
      'example-mc-one',
      'example-rc-sentence',
    ];
    const { examId } = await make({ questionIds: codes.map(idOf) });
    expect(await codesOf(examId)).toEqual([
      'example-rc-one',
      'example-rc-many',
      'example-rc-sentence',
      'example-qc',
      'example-mc-one',
    ]);
  });

  test('makes a set of the wrong-book, with variants in place of what was seen', async () => {
    await answer('variant-1', 'A');
    await answer('example-tc1', 'B');
    const { examId } = await make({ wrongBook: { state: 'open' } });
    expect((await codesOf(examId)).sort()).toEqual(['example-tc1', 'variant-2']);
  });

  test('makes a set of what was collected, of a folder where one is named, the untried first', async () => {
    const folder = await me.call('POST /api/collections/folders', { body: { name: 'Hard' } });
    for (const code of ['example-qc', 'example-tc1', 'example-mc-one'])
      await me.call('POST /api/collections', {
        body: { questionId: idOf(code), ...(code !== 'example-tc1' && { folderId: folder.id }) },
      });
    await answer('example-qc', 'A');
    const whole = await make({ collection: {}, count: 2 });
    expect((await codesOf(whole.examId)).sort()).toEqual(['example-mc-one', 'example-tc1']);
    expect(await me.call('GET /api/exams/{id}', { params: { id: whole.examId } })).toMatchObject({
      title: 'Collected questions: 2 questions',
    });
    const { examId } = await make({ collection: { folderId: folder.id } });
    expect(await codesOf(examId)).toEqual(['example-mc-one', 'example-qc']);
  });

  test('asks what is due before what is not', async () => {
    await answer('example-tc1', 'B');
    setNow(day(3));
    await answer('example-qc', 'A');
    const { examId } = await make({ wrongBook: { state: 'open' }, count: 1 });
    expect(await codesOf(examId)).toEqual(['example-tc1']);
  });

  test.each([
    [{ filter: { tag: ['blank.nothing'] } }, 'NOT_FOUND'],
    [{ wrongBook: { state: 'due' } }, 'NOT_FOUND'],
    [{ collection: {} }, 'NOT_FOUND'],
    [{}, 'INVALID_INPUT'],
    [{ filter: {}, wrongBook: {} }, 'INVALID_INPUT'],
    [{ filter: {}, count: 61 }, 'INVALID_INPUT'],
    [{ questionIds: ['999999'] }, 'NOT_FOUND'],
  ])('refuses %j with %s', async (body, error) => {
    await expect(make(body)).rejects.toMatchObject({ error });
  });
});

const numberOf = async (code: string) =>
  (
    await harness.pool.query('select coalesce(number, id::text) as number from questions where id = $1', [
      idOf(code),
    ])
  ).rows[0].number;

test('solving a variant leads the question it stands in for out of the wrong-book', async () => {
  await answer('variant-1', 'A');
  setNow(day(2));
  await answer('variant-2', 'D');
  expect((await me.call('GET /api/wrong-books')).list).toMatchObject([
    { question: { id: idOf('variant-1') }, cleanSolves: 1, variant: await numberOf('variant-3') },
  ]);
  setNow(day(10));
  await answer('variant-3', 'D');
  expect((await me.call('GET /api/wrong-books')).counts).toEqual({ due: 0, open: 0, graduated: 1 });
});
