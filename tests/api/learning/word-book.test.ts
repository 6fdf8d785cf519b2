/** The word book: words of the bank go in, come back when they are due, and stay their owner's. */

import { beforeEach, describe, expect, test } from 'vitest';
import { bankTexts } from '#core/bank-text.ts';
import { exampleContent, exampleQuestions, importExamples } from '#tests/api/example-bank.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, deps, setNow } = harness;
const questions = exampleQuestions(({ form }) => (form === 'tc1' ? { stem: both('A {1} reply.') } : {}));
await importExamples(deps, exampleContent(questions));
const { list: rows } = await client()('GET /api/questions', { query: { size: 100 } });
const idOf = (form: string) => rows.find((row) => row.form === form)?.id ?? '';
const day = (n: number) => new Date(Date.UTC(2026, 2, n, 8));

function both(en: string) {
  return bankTexts({ en, zh_cn: en });
}

let me: Person;
beforeEach(async () => {
  await forgetLimits(harness);
  setNow(day(1));
  me = await makePerson(harness);
  // A session ends after seven days; these tests last longer.
  me.call = client({ token: harness.signIn({ id: me.id }) });
});

const add = (person: Person, ...words: string[]) =>
  person.call('POST /api/word-books', {
    body: { words: words.map((word) => ({ word, questionId: idOf('tc1') })) },
  });
const review = (id: string, isKnown: boolean) =>
  me.call('PUT /api/word-books/{id}/review', { params: { id }, body: { isKnown } });
const book = (query = {}) => me.call('GET /api/word-books', { query });
const words = async (query = {}) => (await book(query)).list.map(({ word }) => word);

describe('adding', () => {
  test('keeps a word once, however it is spelled and however often it is sent', async () => {
    expect(await add(me, 'verbose', 'Verbose', 'florid')).toMatchObject({ added: 2 });
    const again = await add(me, 'florid', 'vague');
    expect(again.added).toBe(1);
    expect(again.words.map(({ word }) => word).sort()).toEqual(['florid', 'vague']);
    expect(await book()).toMatchObject({ total: 3, counts: { due: 3, all: 3 } });
  });

  test('brings meaning, reason and sentence from the bank, with the answer in the blank', async () => {
    await add(me, 'verbose');
    const { list } = await book();
    expect(list[0]).toMatchObject({
      word: 'verbose',
      gloss: 'SECRET gloss',
      why: 'SECRET why B',
      sentence: [
        { text: 'A ', mark: null },
        { text: 'terse', mark: 'answer' },
        { text: ' reply.', mark: null },
      ],
      isDue: true,
      reviews: 0,
    });
  });

  test('takes the hard words of a passage too', async () => {
    const body = { words: [{ word: 'Lichen', questionId: idOf('rc-one') }] };
    await me.call('POST /api/word-books', { body });
    const { list } = await book();
    expect(list[0]).toMatchObject({ word: 'lichen', gloss: 'SECRET 地衣', why: null });
    expect(list[0]?.sentence[0]).toEqual({ text: 'Lichens', mark: 'word' });
  });

  test('leaves out what the bank does not explain there: no meaning is ever made up', async () => {
    expect(await add(me, 'nonsense', 'terse')).toEqual({ added: 0, words: [] });
    const body = { words: [{ word: 'verbose', questionId: '999999' }] };
    expect(await me.call('POST /api/word-books', { body })).toEqual({ added: 0, words: [] });
  });

  test('shows on the question which of its words are kept', async () => {
    await add(me, 'verbose');
    const { mine } = await me.call('GET /api/questions/{id}', { params: { id: idOf('tc1') } });
    expect(mine?.words).toEqual(['verbose']);
  });
});

describe('reviewing', () => {
  test('sends a known word days away and brings it back when it is due', async () => {
    const { words: kept } = await add(me, 'verbose');
    const { dueAt } = await review(kept[0]?.id ?? '', true);
    expect(new Date(dueAt) > day(2)).toBe(true);
    expect(await book({ state: 'due' })).toMatchObject({ total: 0, counts: { due: 0, all: 1 } });
    setNow(new Date(dueAt));
    expect(await words({ state: 'due' })).toEqual(['verbose']);
  });

  test('counts a call that comes twice once', async () => {
    const { words: kept } = await add(me, 'verbose');
    const id = kept[0]?.id ?? '';
    const first = await review(id, true);
    expect(await review(id, false)).toEqual(first);
    expect((await book()).list[0]).toMatchObject({ reviews: 1, known: 1 });
  });

  test('lists the longest due first', async () => {
    await add(me, 'verbose');
    setNow(day(2));
    const { words: kept } = await add(me, 'florid');
    await add(me, 'vague');
    await review(kept[0]?.id ?? '', false);
    expect(await words()).toEqual(['verbose', 'vague', 'florid']);
  });
});

describe('the book', () => {
  test('is searched by word and by meaning', async () => {
    await add(me, 'verbose', 'florid');
    expect(await words({ searchKey: 'VERB' })).toEqual(['verbose']);
    expect(await words({ searchKey: 'gloss' })).toHaveLength(2);
    expect(await words({ searchKey: '%' })).toEqual([]);
  });

  test('lets a word go, and added again it goes on where it was', async () => {
    const { words: kept } = await add(me, 'verbose');
    const params = { id: kept[0]?.id ?? '' };
    await review(params.id, true);
    await me.call('DELETE /api/word-books/{id}', { params });
    expect(await words()).toEqual([]);
    await expect(review(params.id, true)).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect(await add(me, 'verbose')).toMatchObject({ added: 1, words: [params] });
    expect((await book()).list[0]).toMatchObject({ reviews: 1, isDue: false });
  });

  test('is nobody else’s', async () => {
    const { words: kept } = await add(me, 'verbose');
    const other = await makePerson(harness);
    const params = { id: kept[0]?.id ?? '' };
    await expect(other.call('DELETE /api/word-books/{id}', { params })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
    expect((await other.call('GET /api/word-books')).total).toBe(0);
    await expect(client()('GET /api/word-books')).rejects.toMatchObject({ status: 401 });
  });
});
