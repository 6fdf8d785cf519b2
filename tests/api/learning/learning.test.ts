/** What learners keep: collections, notes and the wrong-book, and that nothing of it outlives their account. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '#core/questions/kinds.ts';
import { inTransaction } from '#server/db/tx.ts';
import { recordAnswers } from '#server/domains/learning/answers/service.ts';
import { exampleContent, exampleQuestions, importExamples } from '#tests/api/example-bank.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person } from '#tests/api/people.ts';
import { readCodes } from '#tests/api/question-codes.ts';

const harness = await openHarness();
const { client, db, deps, setNow } = harness;
const visitor = client();

/** Two variants of one family stand beside the examples. */
const [first] = exampleQuestions().filter(({ form }) => form === 'mc-one') as [Question];
const variants = [1, 2].map((n) => ({ ...first, id: `variant-${n}`, family: 'siblings' }) as Question);
await importExamples(deps, exampleContent([...exampleQuestions(), ...variants]));
const { idOf, codeOf } = await readCodes(db);
const day = (n: number) => new Date(Date.UTC(2026, 2, n, 8));

const answer = (call: Person['call'], code: string, choice: string) =>
  call('POST /api/questions/{id}/check', { params: { id: idOf(code) }, body: { answer: [choice] } });

let me: Person;
let other: Person;
beforeEach(async () => {
  await forgetLimits(harness);
  setNow(day(1));
  me = await makePerson(harness, { nickname: 'Lin' });
  other = await makePerson(harness, { nickname: 'Mo' });
  // A session ends after seven days; these tests last longer.
  me.call = client({ token: harness.signIn({ id: me.id }) });
});

describe('collections', () => {
  const collect = (person: Person, code: string, more = {}) =>
    person.call('POST /api/collections', { body: { questionId: idOf(code), ...more } });
  const codes = async (person: Person, query = {}) =>
    (await person.call('GET /api/collections', { query })).list.map(({ question }) => codeOf(question.id));

  test('toggles', async () => {
    expect(await collect(me, 'example-qc')).toEqual({ collected: true });
    expect(await codes(me)).toEqual(['example-qc']);
    expect(await collect(me, 'example-qc')).toEqual({ collected: false });
    expect(await codes(me)).toEqual([]);
  });

  test('does what is meant however often it is asked', async () => {
    for (let i = 0; i < 3; i++)
      expect(await collect(me, 'example-qc', { collected: true })).toEqual({ collected: true });
    expect((await me.call('GET /api/collections')).total).toBe(1);
    for (let i = 0; i < 2; i++)
      expect(await collect(me, 'example-qc', { collected: false })).toEqual({ collected: false });
  });

  test('lists the newest first, by type and by folder, with the folders and their counts', async () => {
    const folder = await me.call('POST /api/collections/folders', { body: { name: ' Hard ones ' } });
    expect(folder).toMatchObject({ name: 'Hard ones', count: 0 });
    await collect(me, 'example-qc', { folderId: folder.id });
    setNow(day(2));
    await collect(me, 'example-tc1');
    expect(await codes(me)).toEqual(['example-tc1', 'example-qc']);
    expect(await codes(me, { type: 'math' })).toEqual(['example-qc']);
    expect(await codes(me, { folderId: folder.id })).toEqual(['example-qc']);
    expect(await codes(me, { folderId: 'none' })).toEqual(['example-tc1']);
    const { folders, unsorted, math } = await me.call('GET /api/collections');
    expect(folders).toEqual([{ id: folder.id, name: 'Hard ones', count: 1 }]);
    expect(unsorted).toBe(1);
    // What the comparison compares is in its row.
    expect(Object.keys(math).sort()).toEqual(['0.16x', 'y']);
  });

  test('moves between folders, and keeps what was in a folder that is deleted', async () => {
    const { id } = await me.call('POST /api/collections/folders', { body: { name: 'A' } });
    await collect(me, 'example-qc');
    const params = { questionId: idOf('example-qc') };
    await me.call('PUT /api/collections/{questionId}', { params, body: { folderId: id } });
    expect(await codes(me, { folderId: id })).toEqual(['example-qc']);
    await me.call('DELETE /api/collections/folders/{id}', { params: { id } });
    expect(await codes(me, { folderId: 'none' })).toEqual(['example-qc']);
  });

  test('gives no two folders the same name, whoever else has it', async () => {
    const make = (person: Person, name: string) =>
      person.call('POST /api/collections/folders', { body: { name } });
    const { id } = await make(me, 'A');
    await make(other, 'A');
    await make(me, 'B');
    await expect(make(me, 'A')).rejects.toMatchObject({
      error: 'CONFLICT',
      fields: { name: expect.any(String) },
    });
    await expect(
      me.call('PUT /api/collections/folders/{id}', { params: { id }, body: { name: 'B' } }),
    ).rejects.toMatchObject({ error: 'CONFLICT' });
  });

  test('lets nobody file into another’s folder', async () => {
    const { id } = await other.call('POST /api/collections/folders', { body: { name: 'Mine' } });
    await expect(collect(me, 'example-qc', { folderId: id })).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  test('knows no question that does not exist', async () => {
    await expect(me.call('POST /api/collections', { body: { questionId: '99999' } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });
});

describe('notes', () => {
  const write = (body: string, code = 'example-tc1') =>
    me.call('POST /api/notes', { body: { questionId: idOf(code), body } });

  test('keeps line breaks, and one note for each question', async () => {
    const note = await write('one\n  two\n');
    expect(note).toMatchObject({ body: 'one\n  two\n', revision: 1 });
    const again = await write('three');
    expect(again).toMatchObject({ id: note.id, body: 'three', revision: 2 });
    expect((await me.call('GET /api/notes')).list).toMatchObject([
      { body: 'three', question: { id: idOf('example-tc1') } },
    ]);
  });

  test('tells a tab that another one has saved since', async () => {
    const { id, revision } = await write('first');
    const save = (body: string, from?: number) =>
      me.call('PUT /api/notes/{id}', { params: { id }, body: { body, revision: from } });
    expect(await save('second', revision)).toMatchObject({ revision: 2 });
    await expect(save('lost', revision)).rejects.toMatchObject({ error: 'CONFLICT' });
    expect(await save('wanted')).toMatchObject({ body: 'wanted', revision: 3 });
  });

  test('lists the last changed first, by type and by the words inside', async () => {
    await write('about blanks');
    setNow(day(2));
    await write('百分数 50% 的坑', 'example-qc');
    const bodies = async (query = {}) =>
      (await me.call('GET /api/notes', { query })).list.map(({ body }) => body);
    expect(await bodies()).toEqual(['百分数 50% 的坑', 'about blanks']);
    expect(await bodies({ type: 'fill' })).toEqual(['about blanks']);
    expect(await bodies({ searchKey: '50%' })).toEqual(['百分数 50% 的坑']);
    expect(await bodies({ searchKey: '_' })).toEqual([]);
    expect(await bodies({ questionId: idOf('example-qc') })).toHaveLength(1);
  });

  test('lists no note that was emptied, and keeps it open for the page that emptied it', async () => {
    const { id } = await write('x');
    await me.call('PUT /api/notes/{id}', { params: { id }, body: { body: '' } });
    expect((await me.call('GET /api/notes')).total).toBe(0);
    await me.call('PUT /api/notes/{id}', { params: { id }, body: { body: 'y' } });
    expect((await me.call('GET /api/notes')).total).toBe(1);
  });

  test('belongs to its writer alone', async () => {
    const { id } = await write('secret plan');
    expect((await other.call('GET /api/notes')).list).toEqual([]);
    await expect(
      other.call('PUT /api/notes/{id}', { params: { id }, body: { body: 'stolen' } }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(other.call('DELETE /api/notes/{id}', { params: { id } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
    await me.call('DELETE /api/notes/{id}', { params: { id } });
    expect((await me.call('GET /api/notes')).total).toBe(0);
  });

  test('refuses more than 5000 characters', async () => {
    await expect(write('字'.repeat(5001))).rejects.toMatchObject({ status: 400 });
  });
});

describe('wrong-books', () => {
  const list = (query = {}) => me.call('GET /api/wrong-books', { query });
  const codes = async (query = {}) => (await list(query)).list.map(({ question }) => codeOf(question.id));

  test('fills from the bank, and takes no right answer in', async () => {
    await answer(me.call, 'example-qc', 'C');
    await answer(me.call, 'example-mc-one', 'A');
    const { total, list: found, counts } = await list();
    expect(total).toBe(1);
    expect(found[0]).toMatchObject({
      question: { id: idOf('example-mc-one') },
      source: 'bank',
      cause: null,
      lastAnswer: ['A'],
      wrongCount: 1,
      cleanSolves: 0,
      isDue: false,
    });
    expect(counts).toEqual({ due: 0, open: 1, graduated: 0 });
  });

  test('fills from exams and practice, each answer of an attempt once', async () => {
    const detail = await me.call('GET /api/questions/{id}', { params: { id: idOf('example-qc') } });
    const question = exampleQuestions().find(({ form }) => form === 'qc') as Question;
    const graded = {
      userId: me.id,
      questionId: idOf('example-qc'),
      versionId: detail.versionId,
      question,
      answer: ['A'],
      correct: false,
      spentMs: 1000,
      source: 'exam' as const,
      recordId: '77',
      at: day(1),
    };
    for (let i = 0; i < 2; i++) await inTransaction(db, (tx) => recordAnswers(tx, [graded]));
    expect((await list()).list).toMatchObject([{ source: 'exam', wrongCount: 1 }]);
  });

  test('graduates after two clean solves at least seven days apart', async () => {
    await answer(me.call, 'example-mc-one', 'A');
    setNow(day(2));
    await answer(me.call, 'example-mc-one', 'D');
    expect((await list()).list).toMatchObject([{ cleanSolves: 1, graduatedAt: null }]);
    setNow(day(8));
    await answer(me.call, 'example-mc-one', 'D');
    expect((await list()).total).toBe(1);
    setNow(day(9));
    await answer(me.call, 'example-mc-one', 'D');
    expect(await list()).toMatchObject({ total: 0, counts: { open: 0, graduated: 1 } });
    expect(await codes({ state: 'graduated' })).toEqual(['example-mc-one']);
  });

  test('puts those first that are due', async () => {
    await answer(me.call, 'example-qc', 'A');
    setNow(day(2));
    await answer(me.call, 'example-mc-one', 'A');
    setNow(new Date(day(2).getTime() + 3_600_000));
    expect(await codes()).toEqual(['example-qc', 'example-mc-one']);
    expect(await codes({ state: 'due' })).toEqual(['example-qc']);
    expect((await list()).list.map(({ isDue }) => isDue)).toEqual([true, false]);
  });

  test('takes what comes back today, by the learner’s own day, for due all that day', async () => {
    // At 16:00 in Shanghai; it comes back a day later at the same hour.
    await answer(me.call, 'example-qc', 'A');
    const at = (text: string) => setNow(new Date(text));
    at('2026-03-01T19:59:00Z'); // 3:59 of the next morning is still the first of March
    expect(await list()).toMatchObject({ counts: { due: 0 }, nextDueOn: '2026-03-02' });
    expect((await list()).list).toMatchObject([{ isDue: false, dueOn: '2026-03-02' }]);
    at('2026-03-01T20:01:00Z'); // 4:01
    expect(await list()).toMatchObject({ counts: { due: 1 }, nextDueOn: null });
    expect(await codes({ state: 'due' })).toEqual(['example-qc']);
    // Where the learner is elsewhere, their day has not begun.
    await me.call('PUT /api/users/goal', { body: { timeZone: 'Europe/London' } });
    expect(await codes({ state: 'due' })).toEqual([]);
  });

  test('filters by type, tag, source, time and cause, and counts them', async () => {
    await answer(me.call, 'example-tc1', 'B');
    setNow(day(10));
    await answer(me.call, 'example-mc-one', 'A');
    await me.call('PUT /api/wrong-books/{questionId}', {
      params: { questionId: idOf('example-mc-one') },
      body: { cause: 'calculation' },
    });
    expect(await codes({ type: 'fill' })).toEqual(['example-tc1']);
    expect(await codes({ tag: 'quant.arith' })).toEqual(['example-mc-one']);
    expect(await codes({ tag: 'quant.nothing' })).toEqual([]);
    expect(await codes({ source: 'exam' })).toEqual([]);
    expect(await codes({ days: 3 })).toEqual(['example-mc-one']);
    expect(await codes({ cause: 'calculation' })).toEqual(['example-mc-one']);
    const { types, tags, sources, causes } = await list();
    expect(types.toSorted((a, b) => (a.value < b.value ? -1 : 1))).toEqual([
      { value: 'fill', count: 1 },
      { value: 'math', count: 1 },
    ]);
    expect(tags.map(({ path }) => path)).toEqual(expect.arrayContaining(['blank.contrast']));
    expect(tags.every(({ name, count }) => name !== '' && count === 1)).toBe(true);
    expect(sources).toEqual([{ value: 'bank', count: 2 }]);
    expect(causes).toEqual([{ value: 'calculation', count: 1 }]);
  });

  test('keeps the cause when it goes wrong again, and forgets what is taken out', async () => {
    await answer(me.call, 'example-mc-one', 'A');
    const params = { questionId: idOf('example-mc-one') };
    await me.call('PUT /api/wrong-books/{questionId}', { params, body: { cause: 'misread' } });
    await answer(me.call, 'example-mc-one', 'B');
    expect((await list()).list).toMatchObject([{ cause: 'misread', wrongCount: 2, lastAnswer: ['B'] }]);
    await me.call('DELETE /api/wrong-books/{questionId}', { params });
    expect((await list()).total).toBe(0);
  });

  test('serves a sibling where the question comes from a generator', async () => {
    await answer(me.call, 'variant-1', 'A');
    await answer(me.call, 'example-qc', 'A');
    const found = (await list()).list;
    const variant = found.find(({ question }) => question.id === idOf('variant-1'))?.variant;
    // By its number, so that the link needs no detour.
    expect(variant).toMatch(/^Q-\d{5}$/);
    const { id } = await me.call('GET /api/questions/{id}', { params: { id: variant ?? '' } });
    expect(id).toBe(idOf('variant-2'));
  });

  test('is each person’s own', async () => {
    await answer(other.call, 'example-mc-one', 'A');
    expect((await list()).total).toBe(0);
  });
});

test('an account that is deleted leaves no words of its own behind', async () => {
  const questionId = idOf('example-rc-one');
  const { id } = await me.call('POST /api/comments', { body: { questionId, body: 'My view' } });
  await other.call('POST /api/comments', { body: { questionId, parentId: id, body: 'A reply' } });
  await me.call('POST /api/notes', { body: { questionId, body: 'My note' } });
  await me.call('POST /api/collections', { body: { questionId } });
  await answer(me.call, 'example-mc-one', 'A');
  const { rowCount } = await harness.pool.query('select 1 from question_answers where user_id = $1', [me.id]);
  expect(rowCount).toBe(1);
  const { learningData } = await import('#server/domains/learning/own-data.ts');
  const { questionsData } = await import('#server/domains/questions/own-data.ts');
  await inTransaction(db, async (tx) => {
    await learningData.erase(tx, me.id, day(1));
    await questionsData.erase(tx, me.id, day(1));
  });
  for (const table of [
    'notes',
    'collections',
    'wrong_books',
    'user_questions',
    'question_answers',
    'comments',
  ])
    expect(
      (await harness.pool.query(`select 1 from ${table} where user_id = $1`, [me.id])).rowCount,
      table,
    ).toBe(0);
  const { list } = await visitor('GET /api/comments', { query: { questionId } });
  expect(list.find((one) => one.id === id)).toMatchObject({ body: null, replies: [{ body: 'A reply' }] });
});
