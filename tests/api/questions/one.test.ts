/** One question of the bank: what is shown of it and around it, and what an answer to it brings. */
import { beforeEach, describe, expect, test } from 'vitest';
import { countFirstAnswers } from '#server/domains/learning/answers/service.ts';
import { importContent } from '#server/domains/questions/import.ts';
import { exampleContent, exampleQuestions, importExamples } from '#tests/api/example-bank.ts';
import { day, openLeveledBank } from '#tests/api/leveled-bank.ts';
import { forgetLimits, makePerson } from '#tests/api/people.ts';

const { harness, visitor, idOf, numberOf, codes, codeOfNumber, check } = await openLeveledBank();
const { db } = harness;

beforeEach(async () => {
  await forgetLimits(harness);
  harness.setNow(day(20));
});

describe('GET questions/{id}', () => {
  const get = (call: typeof visitor, code: string, query = {}) =>
    call('GET /api/questions/{id}', { params: { id: idOf(code) }, query });

  test('shows a visitor the question and no more', async () => {
    const shown = await get(visitor, 'example-rc-one');
    expect(shown).toMatchObject({
      question: { form: 'rc-one', options: [{ id: 'A' }, {}, {}, {}, {}] },
      stimulus: { kind: 'passage', title: { en: 'Lichens on gravestones' } },
      key: null,
      analysis: null,
      stimulusNotes: null,
      distribution: null,
      mine: null,
    });
  });

  test('shows a logged-in person key, analysis and notes on the passage', async () => {
    const { call } = await makePerson(harness);
    expect(await get(call, 'example-rc-one')).toMatchObject({
      key: ['B'],
      analysis: { steps: [{ zh_cn: 'SECRET 步骤' }] },
      stimulusNotes: { words: [{ word: 'lichen' }] },
      mine: { attempts: 0, last: null, collected: false, note: null, isInWrongBook: false },
    });
  });

  test('keeps them back where the question is to be tried first', async () => {
    const { call } = await makePerson(harness);
    expect(await get(call, 'example-rc-one', { reveal: 'false' })).toMatchObject({
      key: null,
      analysis: null,
    });
  });

  test('is found by its number, its id and the code of the bank, and calls itself by its number alone', async () => {
    const number = numberOf('example-rc-one');
    expect(number).toMatch(/^V-[5-9]\d{4}$/);
    for (const id of [number, number.toLowerCase(), idOf('example-rc-one'), 'example-rc-one']) {
      const shown = await visitor('GET /api/questions/{id}', { params: { id } });
      expect(shown).toMatchObject({ id: idOf('example-rc-one'), number, question: { id: number } });
      expect(JSON.stringify(shown)).not.toContain('example-rc-one');
    }
    for (const id of ['V-99999', 'no-such-question', '999999'])
      await expect(visitor('GET /api/questions/{id}', { params: { id } })).rejects.toMatchObject({
        error: 'NOT_FOUND',
      });
    for (const id of ['V-1', '../etc', 'V-123456', ''])
      await expect(visitor('GET /api/questions/{id}', { params: { id } })).rejects.toThrow();
  });

  test('renders the formulas of what it shows', async () => {
    const { math } = await get(visitor, 'example-qc');
    expect(Object.keys(math).sort()).toEqual(['0.16x', 'y']);
    expect(math.y).toContain('<math');
  });

  test.each([
    [{ tag: 'blank.cause' }, 'level-3', ['level-4', 'level-2']],
    [{ tag: 'blank.cause' }, 'level-5', [undefined, 'level-4']],
    [{ tag: 'blank.cause', sortKey: 'difficulty', sortType: 'ASC' }, 'level-5', ['level-4', undefined]],
    [{ tag: 'blank.nothing' }, 'level-3', [undefined, undefined]],
  ])('knows what stands before and after it under %j', async (query, code, [previous, next]) => {
    const codeOf = (number: string | null) => (number === null ? undefined : codeOfNumber(number));
    const { neighbours } = await get(visitor, code, query);
    expect([codeOf(neighbours.previous), codeOf(neighbours.next)]).toEqual([previous, next]);
  });

  test.each(
    (['createdAt', 'difficulty', 'accuracy', 'hot'] as const).flatMap((sortKey) =>
      (['ASC', 'DESC'] as const).map((sortType) => [sortKey, sortType] as const),
    ),
  )('agrees with the list about what is next, by %s %s', async (sortKey, sortType) => {
    const { call } = await makePerson(harness);
    await check(call, 'level-4', ['A']);
    await check(call, 'level-2', ['B']);
    const query = { sortKey, sortType, type: 'fill' as const };
    const { list } = await visitor('GET /api/questions', { query });
    for (const [index, { id }] of list.entries()) {
      const { neighbours } = await visitor('GET /api/questions/{id}', { params: { id }, query });
      expect(neighbours).toEqual({
        previous: list[index - 1]?.number ?? null,
        next: list[index + 1]?.number ?? null,
      });
    }
  });

  test('walks a searched list from end to end', async () => {
    const query = { searchKey: 'stem' };
    const { list } = await visitor('GET /api/questions', { query: { ...query, size: 100 } });
    let id: string | null = list[0]?.number ?? null;
    const walked: string[] = [];
    while (id !== null && walked.length < 50) {
      walked.push(id);
      const { neighbours } = await visitor('GET /api/questions/{id}', { params: { id }, query });
      id = neighbours.next;
    }
    expect(walked).toEqual(list.map((row) => row.number));
  });

  test('names related questions: of the same passage first, never itself', async () => {
    const { related } = await get(visitor, 'example-rc-one');
    expect(codes(related).slice(0, 2).sort()).toEqual(['example-rc-many', 'example-rc-sentence']);
    const { related: others } = await get(visitor, 'level-3');
    expect(codes(others)).toContain('example-tc1');
    expect(codes(others)).not.toContain('level-3');
    const { related: alike } = await get(visitor, 'example-tc1');
    expect(alike.length).toBeGreaterThan(0);
    expect(alike.every(({ question_type }) => question_type === 'fill')).toBe(true);
    expect(codes(others).filter((code) => code.startsWith('level-'))).toHaveLength(1);
  });

  test('answers NOT_FOUND for a question that never was', async () => {
    await expect(visitor('GET /api/questions/{id}', { params: { id: '999999' } })).rejects.toMatchObject({
      error: 'NOT_FOUND',
    });
  });

  test('still shows a question that was retired, which no list holds any more', async () => {
    const without = exampleContent(exampleQuestions().filter(({ id }) => id !== 'example-essay'));
    await importContent({ db, now: () => day(9) }, without);
    expect(await get(visitor, 'example-essay')).toMatchObject({ status: 'retired' });
    expect((await visitor('GET /api/questions', { query: { type: 'write' } })).total).toBe(0);
    await importExamples({ db, now: () => day(9) });
  });
});

describe('POST questions/{id}/check', () => {
  test('tells a visitor right or wrong, and nothing else', async () => {
    expect(await check(visitor, 'example-tc2', ['A', 'D'])).toMatchObject({
      correct: true,
      key: null,
      analysis: null,
    });
    expect(await check(visitor, 'example-tc2', ['A', 'E'])).toMatchObject({
      correct: false,
      key: null,
      analysis: null,
    });
  });

  test('tells a logged-in person key and analysis, and counts the answer', async () => {
    const { call } = await makePerson(harness);
    const reply = await check(call, 'example-se', ['A', 'B'], 42_000);
    expect(reply).toMatchObject({
      correct: false,
      key: ['A', 'C'],
      analysis: { steps: [{}] },
      mine: {
        attempts: 1,
        correct: 0,
        averageMs: 42_000,
        last: { answer: ['A', 'B'], correct: false },
        isInWrongBook: true,
      },
    });
  });

  test('counts everybody’s first answer in the statistics, and no later one', async () => {
    const people = [await makePerson(harness), await makePerson(harness), await makePerson(harness)];
    await check(people[0]!.call, 'example-mc-one', ['D'], 10_000);
    await check(people[1]!.call, 'example-mc-one', ['A'], 20_000);
    await check(people[1]!.call, 'example-mc-one', ['D'], 1000);
    const { stats, distribution } = await check(people[2]!.call, 'example-mc-one', ['A'], 30_000);
    expect(stats).toEqual({ attempts: 3, accuracy: expect.closeTo(1 / 3), averageMs: 20_000 });
    expect(distribution).toEqual({ A: 0.667, D: 0.333 });
    await check(visitor, 'example-mc-one', ['A']);
    expect(
      (await visitor('GET /api/questions/{id}', { params: { id: idOf('example-mc-one') } })).stats.attempts,
    ).toBe(3);
  });

  test('believes no more time than passed here, and counts for nobody else what was never opened', async () => {
    const params = { id: idOf('level-3') };
    const statsNow = async () => (await visitor('GET /api/questions/{id}', { params })).stats;
    const give = async (call: typeof visitor, opened: string | undefined, spent?: number) => {
      const body = { answer: ['A'], ...(spent && { spent }), ...(opened && { opened }) };
      return (await call('POST /api/questions/{id}/check', { params, body })).mine;
    };
    const openFor = async (call: typeof visitor, at: Date, reveal: 'true' | 'false' = 'false') => {
      harness.setNow(at);
      const query = { reveal: reveal as never };
      const { opened } = await call('GET /api/questions/{id}', { params, query });
      harness.setNow(day(20));
      return opened ?? undefined;
    };
    const ago = (ms: number) => new Date(day(20).getTime() - ms);
    const [hasty, slow, script, thief, reader] = await Promise.all(
      Array.from({ length: 5 }, () => makePerson(harness)),
    );
    const before = await statsNow();

    // Said to have taken a minute, two seconds after it was opened.
    const opened = await openFor(hasty!.call, ago(2000));
    expect((await give(hasty!.call, opened, 60_000))?.averageMs).toBe(2000);
    // Silence about the time hides no haste, and who was away may say so.
    await give(slow!.call, await openFor(slow!.call, ago(90_000)), 45_000);
    expect(await statsNow()).toMatchObject({ attempts: before.attempts + 2 });

    // Never opened, opened by somebody else, changed on the way, or given with the key.
    expect(await give(script!.call, undefined, 45_000)).toMatchObject({ attempts: 1, averageMs: 45_000 });
    await give(thief!.call, opened, 45_000);
    await give(thief!.call, `${opened}x`, 45_000);
    expect(await openFor(reader!.call, ago(0), 'true')).toBeUndefined();
    expect(await openFor(visitor, ago(0))).toBeUndefined();
    expect(await statsNow()).toMatchObject({ attempts: before.attempts + 2 });
    const { rows } = await harness.pool.query(
      'select counts from question_answers where user_id = any($1) order by id',
      [[hasty!.id, slow!.id, script!.id, thief!.id]],
    );
    expect(rows.map(({ counts }) => counts)).toEqual([true, true, false, false, false]);
  });

  test('takes the time it saw where the browser is silent about it', async () => {
    const { call } = await makePerson(harness);
    const params = { id: idOf('level-4') };
    harness.setNow(new Date(day(20).getTime() - 3000));
    const query = { reveal: 'false' as never };
    const { opened } = await call('GET /api/questions/{id}', { params, query });
    harness.setNow(day(20));
    const body = { answer: ['A'], opened: opened ?? '' };
    const { mine } = await call('POST /api/questions/{id}/check', { params, body });
    expect(mine?.averageMs).toBe(3000);
  });

  test('counts numbers by the mistake they show', async () => {
    for (const entry of ['6.75', '6', '99'])
      await check((await makePerson(harness)).call, 'example-numeric', [entry]);
    const { distribution } = await check((await makePerson(harness)).call, 'example-numeric', ['6.0']);
    expect(distribution).toEqual({ right: 0.25, 6: 0.5, other: 0.25 });
  });

  test('takes an empty answer for none', async () => {
    const { call } = await makePerson(harness);
    expect((await check(call, 'example-tc2', ['', ''])).mine).toMatchObject({
      attempts: 0,
      isInWrongBook: false,
    });
  });

  test('neither praises nor blames an essay', async () => {
    const { call } = await makePerson(harness);
    const reply = await check(call, 'example-essay', ['An essay of some length.']);
    expect(reply).toMatchObject({ correct: null, key: [], mine: { attempts: 1, isInWrongBook: false } });
  });

  test('loses no answer where many come at once', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => makePerson(harness)));
    const before = (await visitor('GET /api/questions/{id}', { params: { id: idOf('level-5') } })).stats
      .attempts;
    await Promise.all(people.map(({ call }) => check(call, 'level-5', ['B'])));
    // Who comes while another is counting leaves the counting to the next turn.
    await countFirstAnswers(harness.deps);
    const after = (await visitor('GET /api/questions/{id}', { params: { id: idOf('level-5') } })).stats
      .attempts;
    expect(after - before).toBe(8);
  });

  test('sorts by accuracy with the untried ones last, either way, and by how often a question was answered', async () => {
    const order = async (sortKey: 'accuracy' | 'hot', sortType: 'ASC' | 'DESC') => {
      const { list } = await visitor('GET /api/questions', {
        query: { sortKey, sortType, size: 100, tag: 'blank.cause' },
      });
      return list.map(({ stats }) => (sortKey === 'hot' ? stats.attempts : stats.accuracy));
    };
    for (const sortType of ['ASC', 'DESC'] as const) {
      const values = await order('accuracy', sortType);
      const tried = values.filter((value) => value !== null);
      expect(values.slice(0, tried.length)).toEqual(
        tried.toSorted((a, b) => (sortType === 'ASC' ? a - b : b - a)),
      );
    }
    const hot = await order('hot', 'DESC');
    expect(hot).toEqual(hot.toSorted((a, b) => (b ?? 0) - (a ?? 0)));
  });

  test('slows a visitor who tries one answer after the other', async () => {
    const tries = Array.from({ length: 61 }, () => check(visitor, 'example-qc', ['A']));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});
