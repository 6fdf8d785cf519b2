/** Reviews of words: late, twice, out of order, from two devices, taken back. */
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { foldReviews, type Grade } from '#core/words/memory.ts';
import { exampleWord } from '#tests/api/example-deck.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, setNow } = harness;
const word = exampleWord(1, 0);
const now = new Date('2026-11-20T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let me: Person;
beforeEach(async () => {
  setNow(now);
  me = await makePerson(harness);
});

type Given = { id: string; word: string; kind: 'recognize'; grade: Grade; at: string; ms: number };
const given = (grade: Grade, at: Date, more: Partial<Given> = {}): Given => ({
  id: randomUUID(),
  word,
  kind: 'recognize',
  grade,
  at: at.toISOString(),
  ms: 4000,
  ...more,
});

const send = (reviews: Given[], undone: string[] = [], person = me) =>
  person.call('POST /api/words/reviews', { body: { reviews, undone } });

const memoryOf = async (person = me) =>
  (await person.call('GET /api/words/session', { query: { group: 'first-things', minutes: 60 } })).items.find(
    (item) => item.word === word,
  )?.memory ?? null;

const expected = (reviews: Given[]) =>
  foldReviews(
    { word, retention: 0.9 },
    null,
    reviews.map(({ id, grade, at }) => ({ id, grade, at: new Date(at) })),
  );

test('a review is counted once, however often it is sent', async () => {
  const one = given(3, daysAgo(5));
  const first = await send([one]);
  expect(first.words).toEqual([{ word, memory: expected([one]) }]);
  expect(await send([one])).toEqual(first);
  // The same id with another grade changes nothing: what happened has happened.
  expect(await send([{ ...one, grade: 1 }])).toEqual(first);
});

test('two devices that were away give the same memory, whichever comes back first', async () => {
  const phone = [given(3, daysAgo(9)), given(1, daysAgo(4)), given(3, daysAgo(1))];
  const laptop = [given(4, daysAgo(7)), given(3, daysAgo(2))];
  const you = await makePerson(harness);
  await send(phone);
  const mine = await send(laptop);
  await send(laptop, [], you);
  const yours = await send(phone, [], you);
  expect(mine).toEqual(yours);
  expect(mine.words[0]?.memory).toEqual(expected([...phone, ...laptop]));
});

test('at the same time from both: none is lost', async () => {
  const all = Array.from({ length: 40 }, (_, place) => given(place % 4 === 0 ? 1 : 3, daysAgo(40 - place)));
  await Promise.all(
    Array.from({ length: 8 }, (_, part) => send(all.filter((_, place) => place % 8 === part))),
  );
  const last = await send([]);
  expect(last.words).toEqual([]);
  const [state] = (await send([all[0] as Given])).words;
  expect(state?.memory).toEqual(expected(all));
});

test('what was taken back never was, whether it had been sent or not', async () => {
  const [one, two] = [given(3, daysAgo(5)), given(1, daysAgo(2))];
  await send([one, two]);
  const back = await send([], [two.id]);
  expect(back.words).toEqual([{ word, memory: expected([one]) }]);
  // Sent once more by a tab that did not hear of it: it stays taken back.
  expect((await send([two])).words).toEqual(back.words);
  expect((await send([], [one.id])).words).toEqual([{ word, memory: null }]);
  // Nobody else's, and none that there is not.
  const you = await makePerson(harness);
  expect((await send([], [one.id, randomUUID()], you)).words).toEqual([]);
});

test('nothing is reviewed in the future', async () => {
  const { words } = await send([given(3, new Date(now.getTime() + 10 * 86_400_000))]);
  expect(words[0]?.memory?.last).toBe(now.toISOString());
});

test('what is not a review is refused, and nothing of it is kept', async () => {
  const call = client({ token: me.token });
  for (const wrong of [{ grade: 5 }, { kind: 'guess' }, { id: 'x' }, { at: 'yesterday' }, { word: '' }])
    await expect(
      call('POST /api/words/reviews', {
        body: { reviews: [given(3, now), { ...given(3, now), ...wrong } as Given] },
      }),
    ).rejects.toMatchObject({ error: 'INVALID_INPUT' });
  expect(await memoryOf()).toBeNull();
});

test('a word that was never shown fills no table, and hinders nothing that was', async () => {
  const { words } = await send([given(3, now, { word: 'nosuchword' }), given(3, now)]);
  expect(words.map((one) => one.word)).toEqual([word]);
  const { rows } = await harness.pool.query('select 1 from word_cards where word = $1', ['nosuchword']);
  expect(rows).toEqual([]);
});

test('reviews of somebody else, who has since logged out on this device, are refused and not counted', async () => {
  const you = await makePerson(harness);
  const body = { reviews: [given(3, daysAgo(1))], undone: [], learnerId: you.id };
  await expect(me.call('POST /api/words/reviews', { body })).rejects.toMatchObject({ error: 'FORBIDDEN' });
  expect(await memoryOf()).toBeNull();
  await you.call('POST /api/words/reviews', { body });
  expect(await memoryOf(you)).not.toBeNull();
});

test('a new word whose only review was taken back is new again', async () => {
  const one = given(1, daysAgo(0));
  const listNew = async () =>
    (await me.call('GET /api/words/session', { query: { only: 'new', minutes: 60 } })).items.map(
      (item) => item.word,
    );
  const before = await listNew();
  expect(before).toContain(word);
  await send([one]);
  expect(await listNew()).not.toContain(word);
  await send([one], [one.id]);
  expect(await listNew()).toEqual(before);
});
