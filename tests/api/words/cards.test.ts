/** A learner's own words: sessions, what is kept, what rests, the settings, the level test. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeTest } from '#core/words/level-test.ts';
import { importExamples } from '#tests/api/example-bank.ts';
import { exampleDeck, exampleWord } from '#tests/api/example-deck.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, db, deps, setNow } = harness;
await importExamples(deps);
const visitor = client();
const { list: rows } = await visitor('GET /api/questions', { query: { size: 100 } });
const completion = rows.find(({ form }) => form === 'tc1')?.id ?? '';
const now = new Date('2026-11-20T08:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

let me: Person;
beforeEach(async () => {
  setNow(now);
  me = await makePerson(harness);
  me.call = client({ token: harness.signIn({ id: me.id }) });
});

const grade = (words: readonly string[], grade: 1 | 2 | 3 | 4, at = now) =>
  me.call('POST /api/words/reviews', {
    body: {
      reviews: words.map((word) => ({
        id: randomUUID(),
        word,
        kind: 'recognize' as const,
        grade,
        at: at.toISOString(),
        ms: 3000,
      })),
    },
  });

const session = (query = {}) => me.call('GET /api/words/session', { query: { minutes: 60, ...query } });
const wordsIn = async (query = {}) => (await session(query)).items.map(({ word }) => word);

describe('a session', () => {
  test('a visitor tries eight words, and nothing is kept of it', async () => {
    const { items } = await visitor('GET /api/words/session');
    expect(items).toHaveLength(8);
    expect(items.every(({ memory, entry }) => memory === null && entry !== null)).toBe(true);
    for (const { kind, choices } of items) expect(choices).toHaveLength(kind === 'choose' ? 4 : 0);
  });

  test('holds the day’s new words in the order of the deck, and no more tomorrow than the day’s number', async () => {
    await me.call('PUT /api/words/settings', { body: { newPerDay: 6 } });
    const first = await wordsIn();
    expect(first).toEqual(exampleDeck.entries.slice(0, 6).map(({ word }) => word));
    await grade(first.slice(0, 4), 4);
    expect(await wordsIn()).toEqual(first.slice(4));
    setNow(later(1));
    expect((await wordsIn({ only: 'new' })).length).toBe(6);
  });

  test('the day is the learner’s own', async () => {
    await me.call('PUT /api/words/settings', { body: { newPerDay: 2 } });
    await grade([exampleWord(1, 0), exampleWord(1, 1)], 4);
    setNow(new Date(now.getTime() + 3 * 3_600_000));
    // In Shanghai it is still the same day; where it was noon at `now`, too. For whoever's day began since, it is a new one.
    expect(await wordsIn({ only: 'new' })).toEqual([]);
    const since = new Date(now.getTime() + 60_000).toISOString();
    expect(await wordsIn({ only: 'new', since })).toHaveLength(2);
    // A day that begins in the future, or weeks ago, is nobody's.
    for (const wrong of [later(1), later(-9)])
      expect(await wordsIn({ only: 'new', since: wrong.toISOString() })).toEqual([]);
  });

  test('due words come first, the longest due before the others; what rests does not come', async () => {
    const [a, b, c] = [exampleWord(3, 0), exampleWord(3, 1), exampleWord(3, 2)];
    await grade([a], 3, later(-9));
    await grade([b], 4, later(-30));
    await grade([c], 3, later(-9));
    await me.call('PUT /api/words/kept/{word}', { params: { word: c }, body: { isPaused: true } });
    const due = await wordsIn({ only: 'due' });
    expect([...due].sort()).toEqual([a, b].sort());
    const items = await session();
    expect(items.items.slice(0, 2).every(({ memory }) => memory !== null)).toBe(true);
  });

  test('is as long as its minutes, and at least one card', async () => {
    expect((await session({ minutes: 1 })).items.length).toBe(3);
    expect((await session({ minutes: 60 })).items.length).toBe(20);
  });

  test('of one level, of one group, of what is kept', async () => {
    expect(await wordsIn({ level: 7 })).toEqual(
      exampleDeck.entries.filter(({ level }) => level === 7).map(({ word }) => word),
    );
    expect(await wordsIn({ group: 'first-things' })).toEqual([exampleWord(1, 0), exampleWord(1, 1)]);
    expect(await wordsIn({ group: 'no-such-group' })).toEqual([]);
    await me.call('POST /api/words/kept', { body: { words: [{ word: exampleWord(9, 3) }] } });
    expect(await wordsIn({ only: 'kept' })).toEqual([exampleWord(9, 3)]);
    // What one keeps goes before the deck's own.
    expect((await wordsIn())[0]).toBe(exampleWord(9, 3));
  });

  test('a settled word is asked in every harder shape', async () => {
    const word = exampleWord(2, 0);
    const kinds = new Set<string>();
    for (let turn = 0; turn < 8; turn++) {
      await grade([word], 4, later(turn * 60));
      setNow(later(turn * 60 + 400));
      const [item] = (await session({ only: 'due' })).items;
      // The first time it is only just learned.
      if (turn > 0) kinds.add(item?.kind ?? '');
      if (item?.kind === 'pairs') expect(item.drill?.words).toHaveLength(6);
      if (item?.kind === 'choose') expect(item.choices).toContain(word);
    }
    expect([...kinds].sort()).toEqual(['choose', 'pairs', 'recall', 'spell']);
  });
});

describe('words that one keeps', () => {
  const keep = (words: { word: string; questionId?: string; gloss?: string }[]) =>
    me.call('POST /api/words/kept', { body: { words } });
  const list = async (query = {}) => me.call('GET /api/words/kept', { query });

  test('a form becomes its headword, and is kept once', async () => {
    const form = `${exampleWord(1, 0)}ing`;
    expect(await keep([{ word: form }, { word: exampleWord(1, 0).toUpperCase() }])).toEqual({
      added: 1,
      words: [
        { asked: form, word: exampleWord(1, 0) },
        { asked: exampleWord(1, 0), word: exampleWord(1, 0) },
      ],
    });
    expect((await keep([{ word: form }])).added).toBe(0);
    const { list: kept, counts } = await list();
    expect(counts).toMatchObject({ all: 1, kept: 1, due: 0 });
    expect(kept[0]?.sentence.find(({ isWord }) => isWord)?.text).toBe(exampleWord(1, 0));
  });

  test('a word of a question brings its meaning; one that nobody explains is left out unless one explains it oneself', async () => {
    const reply = await keep([
      { word: 'verbose', questionId: completion },
      { word: 'nosuchword', questionId: completion },
      { word: 'glaciers' },
      { word: 'serendipity', gloss: '意外之喜' },
    ]);
    expect(reply.words.map(({ word }) => word)).toEqual(['verbose', 'glacier', 'serendipity']);
    const { list: kept } = await list();
    const glosses = Object.fromEntries(kept.map(({ word, gloss }) => [word, gloss]));
    expect(glosses.glacier).toBe('冰川');
    expect(glosses.serendipity).toBe('意外之喜');
    expect(glosses.verbose).toBeTruthy();
    const own = await me.call('GET /api/questions/{id}', { params: { id: completion } });
    expect(own.mine?.words).toEqual(['verbose']);
  });

  test('is found by word, by meaning and by note; taken out, and back as it was', async () => {
    await keep([{ word: exampleWord(4, 2) }, { word: 'serendipity', gloss: '意外之喜' }]);
    await me.call('PUT /api/words/kept/{word}', {
      params: { word: 'serendipity' },
      body: { note: '像捡到钱' },
    });
    for (const searchKey of ['serend', '意外', '捡到']) expect((await list({ searchKey })).total).toBe(1);
    expect((await list({ searchKey: '词义4之2' })).list[0]?.word).toBe(exampleWord(4, 2));
    expect((await list({ searchKey: '%' })).total).toBe(0);
    await grade(['serendipity'], 3);
    await me.call('DELETE /api/words/kept/{word}', { params: { word: 'serendipity' } });
    expect((await list()).total).toBe(1);
    await expect(
      me.call('DELETE /api/words/kept/{word}', { params: { word: 'serendipity' } }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
    expect((await keep([{ word: 'serendipity', gloss: 'x' }])).added).toBe(1);
    expect((await list({ tab: 'kept' })).list.find(({ word }) => word === 'serendipity')).toMatchObject({
      note: '像捡到钱',
      gloss: '意外之喜',
      reviews: 1,
    });
  });

  test('somebody else’s words are not there', async () => {
    await keep([{ word: 'serendipity', gloss: '意外之喜' }]);
    const you = await makePerson(harness);
    const params = { word: 'serendipity' };
    await expect(
      you.call('PUT /api/words/kept/{word}', { params, body: { note: 'x' } }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
    await expect(you.call('DELETE /api/words/kept/{word}', { params })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
    expect((await you.call('GET /api/words/kept')).total).toBe(0);
  });

  test('what is always forgotten is told apart, until it rests', async () => {
    const word = exampleWord(5, 0);
    for (let turn = 0; turn < 12; turn++) await grade([word], turn % 2 === 0 ? 4 : 1, later(turn * 10 - 200));
    expect((await list({ tab: 'leeches' })).list.map((one) => one.word)).toEqual([word]);
    expect((await session({ only: 'leeches' })).items[0]).toMatchObject({ word, isLeech: true });
    await me.call('PUT /api/words/kept/{word}', { params: { word }, body: { isPaused: true } });
    expect((await list({ tab: 'paused' })).list.map((one) => one.word)).toEqual([word]);
    expect((await session({ only: 'leeches' })).items).toEqual([]);
  });
});

test('the overview counts by level, for each their own', async () => {
  expect((await visitor('GET /api/words')).own).toBeNull();
  await grade([exampleWord(2, 0), exampleWord(2, 1)], 3, later(-20));
  await grade([exampleWord(2, 2)], 3);
  const { own, levels, total, groups } = await me.call('GET /api/words');
  expect({ total, groups }).toEqual({ total: 40, groups: 1 });
  expect(own).toMatchObject({ learning: 3, due: 2, settled: 0, newPerDay: 20, newLeft: 19, dueMinutes: 1 });
  expect(levels[1]).toMatchObject({ level: 2, words: 4, own: { learning: 3, due: 2, settled: 0 } });
  const level = await me.call('GET /api/words/levels/{level}', { params: { level: 2 } });
  expect(level.words.map(({ standing, isDue }) => [standing, isDue])).toEqual([
    ['learning', true],
    ['learning', true],
    ['learning', false],
    ['new', false],
  ]);
});

test('the level test is marked from its seed, and sets where one begins', async () => {
  const seed = 77;
  const { items } = await me.call('GET /api/words/level-test', { query: { seed } });
  expect(items).toHaveLength(40);
  const key = makeTest(exampleDeck.entries, seed).map(({ entry, options }) => ({
    level: entry.level,
    right: options.indexOf(entry),
  }));
  const answers = key.map(({ level, right }) => (level <= 5 ? right : null));
  const result = await me.call('POST /api/words/level-test', { body: { seed, answers } });
  expect(result).toMatchObject({ right: 20, answered: 40 });
  expect(result.missed).toHaveLength(20);
  expect(result.startLevel).toBeGreaterThan(3);
  expect(result.startLevel).toBeLessThan(7);
  expect((await me.call('GET /api/words/settings')).startLevel).toBe(result.startLevel);
  expect((await session({ only: 'new' })).items[0]?.entry?.level).toBe(result.startLevel);
  // For a visitor it is told and not kept.
  expect((await visitor('POST /api/words/level-test', { body: { seed, answers: [] } })).answered).toBe(0);
});

describe('the deck', () => {
  test('an entry names its groups, its neighbors and the questions that hold it; an unknown word is not found', async () => {
    const found = await visitor('GET /api/words/entries/{word}', { params: { word: exampleWord(1, 1) } });
    expect(found).toMatchObject({
      entry: { level: 1 },
      previous: exampleWord(1, 0),
      next: exampleWord(1, 2),
      known: [exampleWord(1, 0)],
      own: null,
    });
    expect(found.groups.map(({ id }) => id)).toEqual(['first-things']);
    await expect(
      visitor('GET /api/words/entries/{word}', { params: { word: 'nosuchword' } }),
    ).rejects.toMatchObject({ error: 'NOT_FOUND' });
  });

  test('groups are listed, searched and opened', async () => {
    expect((await visitor('GET /api/words/groups', { query: { searchKey: '第一' } })).length).toBe(1);
    expect(await visitor('GET /api/words/groups', { query: { searchKey: 'nothing like it' } })).toEqual([]);
    const group = await visitor('GET /api/words/groups/{id}', { params: { id: 'first-things' } });
    expect(group.rows.map(({ word }) => word)).toEqual([exampleWord(1, 0), exampleWord(1, 1)]);
  });
});

test('the old word book is taken over: forms become headwords, and the later card is kept', async () => {
  const { takeOverWordBooks } = await import('#server/domains/words/service.ts');
  const card = (last: string, stability: number) =>
    JSON.stringify({
      due: last,
      last_review: last,
      stability,
      difficulty: 5,
      state: 2,
      learning_steps: 0,
      reps: 3,
      lapses: 1,
    });
  const insert = (key: string, cardJson: string | null, removed = false) =>
    harness.pool.query(
      `insert into word_books (user_id, word_key, word, gloss, question_id, added_at, due_at, card, removed_at)
       values ($1, $2, $2, '义', $3, now(), now(), $4, $5)`,
      [me.id, key, completion, cardJson, removed ? new Date() : null],
    );
  await insert(exampleWord(1, 0), card('2026-11-01T00:00:00.000Z', 4));
  await insert(`${exampleWord(1, 0)}ing`, card('2026-11-10T00:00:00.000Z', 9));
  await insert('verbose', null);
  await insert('gone', null, true);
  expect(await takeOverWordBooks(deps)).toBe(4);
  expect(await takeOverWordBooks(deps)).toBe(0);
  const { list } = await me.call('GET /api/words/kept');
  expect(list.map(({ word, reviews, gloss }) => ({ word, reviews, gloss }))).toEqual([
    { word: exampleWord(1, 0), reviews: 3, gloss: null },
    { word: 'verbose', reviews: 0, gloss: '义' },
  ]);
  // What comes next goes on from what was taken over.
  const { words } = await grade([exampleWord(1, 0)], 3);
  expect(words[0]?.memory?.reviews).toBe(4);
  expect(words[0]?.memory?.stability).toBeGreaterThan(9);
  const { rows: left } = await db.execute('select 1 from word_books where taken_over_at is null');
  expect(left).toEqual([]);
});

test('a plan says how many new words a day its minutes carry, and the learner may say otherwise', async () => {
  const plan = await me.call('PUT /api/study-plan', {
    body: { stage: 'self-studied', months: 3, previous: 312, target: 324 },
  });
  const tasks = plan.days.flatMap((day) => day.tasks);
  const minutes = Math.max(...tasks.flatMap((task) => (task.work.kind === 'words' ? task.minutes : [])));
  const { newPerDay } = await me.call('GET /api/words/settings');
  expect(newPerDay).toBe(Math.round((minutes * 60) / 70));
  expect((await me.call('GET /api/words')).own?.newLeft).toBe(newPerDay);
  await me.call('PUT /api/words/settings', { body: { newPerDay: 7 } });
  expect((await me.call('GET /api/words/settings')).newPerDay).toBe(7);
});
