/** A word looked up where it stands: in any form, before and after the answer, and not at all beside a running mock exam. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { forgetBank } from '#server/domains/questions/bank.ts';
import { setDeck } from '#server/domains/words/deck.ts';
import { exampleDeck, exampleWord } from '#tests/api/example-deck.ts';
import { answerTo, codeOf, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { begin, move, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const { client, deps, pool } = harness;
const exams = await importExampleExams(deps);
const visitor = client();
const idOf = async (code: string): Promise<string> =>
  (await pool.query<{ id: string }>('select id from questions where code = $1', [code])).rows[0]?.id ?? '';
// Copies with high numbers are in no paper.
const [completion, reading] = await Promise.all([idOf(codeOf('tc1', 16)), idOf(codeOf('rc-one', 16))]);

let me: Person;
beforeEach(async () => {
  me = await makePerson(harness);
});

const look = async (form: string, questionId?: string, call: Client = me.call) =>
  (await call('GET /api/words/lookup', { query: { form, ...(questionId && { questionId }) } })).found;

const answer = (id: string, form: 'tc1' | 'rc-one') =>
  me.call('POST /api/questions/{id}/check', { params: { id }, body: { answer: answerTo(form, false) } });

describe('what is found', () => {
  test('a form leads to its headword, with all its senses; capitals and a genitive do not matter', async () => {
    for (const form of [`${exampleWord(1, 0)}ing`, exampleWord(1, 0).toUpperCase(), `${exampleWord(1, 0)}’s`])
      expect(await look(form)).toMatchObject({
        word: exampleWord(1, 0),
        tier: 'deck',
        ipa: 'wɜːrd',
        senses: [{ pos: 'adj.', en: `meaning of ${exampleWord(1, 0)}`, zh: '词义1之0' }],
        member: null,
        here: null,
      });
    expect(await look(`${exampleWord(1, 0)}ness`)).toMatchObject({
      word: exampleWord(1, 0),
      member: { word: `${exampleWord(1, 0)}ness`, pos: 'n.', zh: '名词' },
    });
  });

  test('a visitor may look up, a word for reading too; an unknown one is said to be unknown', async () => {
    expect(await look('Glaciers', undefined, visitor)).toMatchObject({
      word: 'glacier',
      tier: 'reading',
      senses: [{ zh: '冰川' }],
      isKept: false,
      lookups: 0,
    });
    expect(await look('nosuchword', undefined, visitor)).toBeNull();
  });

  test('each look-up is noted, and it is not among one’s words before it is added', async () => {
    expect((await look('glacier'))?.lookups).toBe(1);
    expect(await look('glaciers')).toMatchObject({ lookups: 2, isKept: false });
    expect((await me.call('GET /api/words/kept')).total).toBe(0);
    const { items } = await me.call('GET /api/words/session');
    expect(items.map(({ word }) => word)).not.toContain('glacier');
    await me.call('POST /api/words/kept', { body: { words: [{ word: 'glaciers' }] } });
    expect(await look('glacier')).toMatchObject({ lookups: 3, isKept: true });
  });
});

describe('what the bank says there', () => {
  test('is told only after this account has answered', async () => {
    expect(await look('verbose', completion)).toBeNull();
    expect((await look('glacier', completion))?.here).toBeNull();
    await answer(completion, 'tc1');
    const found = await look('verbose', completion);
    expect(found?.here).toContain('SECRET');
    // Elsewhere, and to others, it is still untold.
    expect(await look('verbose')).toBeNull();
    expect(await look('verbose', completion, visitor)).toBeNull();
    expect(await look('verbose', completion, (await makePerson(harness)).call)).toBeNull();
  });

  test('a word of the passage is found as the passage explains it', async () => {
    await answer(reading, 'rc-one');
    expect((await look('Lichen', reading))?.here).toBe('SECRET 地衣');
  });

  test('an English page has it in English where somebody knows it, beside the answer as well as in the card', async () => {
    const { reading: known } = exampleDeck;
    const lichen = {
      word: 'lichen',
      ipa: 'ˈlaɪkən',
      senses: [{ pos: 'n.', en: 'a crust on bark', zh: '地衣' }],
    };
    setDeck({ ...exampleDeck, reading: [...known, lichen] });
    try {
      await answer(reading, 'rc-one');
      const chinese = client({ locale: 'zh_cn', token: me.token });
      const notesOf = async (call: Client) => {
        const params = { id: reading };
        const { stimulusNotes } = await call('GET /api/questions/{id}', {
          params,
          query: { reveal: 'true' },
        });
        return stimulusNotes?.words;
      };
      expect((await look('Lichen', reading))?.here).toBe('a crust on bark');
      expect(await notesOf(me.call)).toEqual([{ word: 'lichen', gloss: 'a crust on bark' }]);
      expect((await look('Lichen', reading, chinese))?.here).toBe('SECRET 地衣');
      expect(await notesOf(chinese)).toEqual([{ word: 'lichen', gloss: 'SECRET 地衣' }]);
    } finally {
      setDeck(exampleDeck);
    }
  });

  test('of a question that a mock exam has reserved nothing is told, also where it was answered before', async () => {
    await answer(completion, 'tc1');
    await pool.query('update questions set reserved_for = $2 where id = $1', [completion, exams.mock]);
    forgetBank();
    expect(await look('verbose', completion)).toBeNull();
    await pool.query('update questions set reserved_for = null where id = $1', [completion]);
    forgetBank();
    expect((await look('verbose', completion))?.here).toContain('SECRET');
  });
});

describe('a mock exam', () => {
  test('has no dictionary while it is open, in no tab and for no word, and gives it back when it is handed in', async () => {
    const candidate = await begin(me.call, exams.mock);
    await move(candidate, 'continue');
    for (const form of ['glacier', 'nosuchword', exampleWord(1, 0)])
      for (const questionId of [undefined, completion])
        await expect(look(form, questionId)).rejects.toMatchObject({ error: 'QUESTION_WITHHELD' });
    expect(await look('glacier', undefined, visitor)).not.toBeNull();
    await takeExam(candidate, (form) => answerTo(form, false));
    await deps.background.drain();
    expect((await look('glacier'))?.word).toBe('glacier');
  });

  test('practice does not close it', async () => {
    const candidate = await begin(me.call, exams.verbal);
    await move(candidate, 'continue');
    expect((await look('glacier'))?.word).toBe('glacier');
  });
});
