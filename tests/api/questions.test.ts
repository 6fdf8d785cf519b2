import { beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '#core/questions/kinds.ts';
import { importContent } from '#server/questions/import.ts';
import { exampleContent, exampleQuestions, importExamples } from './example-bank.ts';
import { openHarness } from './harness.ts';
import { forgetLimits, makePerson } from './people.ts';

const harness = await openHarness();
const { client, setNow, db } = harness;
const visitor = client();
const day = (n: number) => new Date(Date.UTC(2026, 0, n));

/** Twelve of the first day; then a text completion of each level, and of two tags, on a day of its own each. */
await importExamples({ db, now: () => day(1) });
const [one] = exampleQuestions() as [Question];
const levels = [1, 2, 3, 4, 5] as const;
for (const difficulty of levels) {
  const tags = difficulty > 3 ? ['blank.cause'] : ['blank.contrast', 'blank.cause'];
  const question = { ...one, id: `level-${difficulty}`, difficulty, tags, family: 'levels' } as Question;
  const sources = [{ name: `level-${difficulty}`, questions: [question], stimuli: [] }];
  await importContent({ db, now: () => day(1 + difficulty) }, { tags: null, sources });
}

const all = await visitor('GET /api/questions', { query: { size: 100 } });
const idOf = (code: string) => all.list.find((row) => row.code === code)?.id ?? '';
const codes = (list: { code: string }[]) => list.map(({ code }) => code);
const check = (call: typeof visitor, code: string, answer: string[], spent?: number) =>
  call('POST /api/questions/{id}/check', { params: { id: idOf(code) }, body: { answer, spent } });

beforeEach(async () => {
  await forgetLimits(harness);
  setNow(day(20));
});

describe('GET questions/types', () => {
  test('gives label, value, key, icon, colours and tags of each type', async () => {
    const types = await visitor('GET /api/questions/types');
    expect(types.map(({ value, count }) => [value, count])).toEqual([
      ['fill', 9],
      ['read', 3],
      ['math', 4],
      ['write', 1],
    ]);
    expect(types[0]).toMatchObject({
      label: 'Fill in the blank',
      key: 'fill',
      icon: expect.any(String),
      bgColor: expect.stringMatching(/^#/),
      noteBg: expect.stringMatching(/^#/),
      tags: [
        { id: '1', path: 'blank', count: 9, children: [{ path: 'blank.contrast' }, { path: 'blank.cause' }] },
      ],
    });
  });

  test('speaks Chinese where nobody asks for English', async () => {
    const [fill] = await client({ locale: 'zh_cn' })('GET /api/questions/types');
    expect(fill).toMatchObject({ label: '填空', tags: [{ name: '填空逻辑' }] });
  });
});

describe('GET questions', () => {
  test.each<[string, Record<string, string | string[]>, string[]]>([
    [
      'the address of the menu',
      { type: 'fill', tag: '1' },
      [
        'level-5',
        'level-4',
        'level-3',
        'level-2',
        'level-1',
        'example-se',
        'example-tc3',
        'example-tc2',
        'example-tc1',
      ],
    ],
    [
      'a tag by its path',
      { tag: 'quant.arith.primes' },
      ['example-numeric', 'example-mc-many', 'example-mc-one', 'example-qc'],
    ],
    [
      'several tags, which must all hold',
      { tag: ['blank.contrast', 'blank.cause'] },
      ['level-3', 'level-2', 'level-1'],
    ],
    ['a tag that does not exist', { tag: 'blank.nothing' }, []],
    ['forms, one of which must hold', { form: ['qc', 'numeric'] }, ['example-numeric', 'example-qc']],
    ['levels', { difficulty: ['1', '5'] }, ['level-5', 'level-1']],
    [
      'type and level',
      { type: 'math', difficulty: '3' },
      ['example-numeric', 'example-mc-many', 'example-mc-one', 'example-qc'],
    ],
    ['everything together', { type: 'fill', tag: '1', form: 'tc1', difficulty: '4' }, ['level-4']],
  ])('filters by %s', async (_, query, expected) => {
    const found = await visitor('GET /api/questions', { query: { ...query, size: 100 } as never });
    expect(codes(found.list)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  test('sorts as the address says', async () => {
    const sorted = async (sortKey: 'createdAt' | 'difficulty', sortType: 'ASC' | 'DESC') =>
      codes((await visitor('GET /api/questions', { query: { tag: 'blank.cause', sortKey, sortType } })).list);
    expect(await sorted('createdAt', 'DESC')).toEqual([
      'level-5',
      'level-4',
      'level-3',
      'level-2',
      'level-1',
    ]);
    expect(await sorted('createdAt', 'ASC')).toEqual(['level-1', 'level-2', 'level-3', 'level-4', 'level-5']);
    expect(await sorted('difficulty', 'ASC')).toEqual([
      'level-1',
      'level-2',
      'level-3',
      'level-4',
      'level-5',
    ]);
  });

  test('gives pages that together hold every question once', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => visitor('GET /api/questions', { query: { page, size: 5 } })),
    );
    expect(pages.flatMap(({ list }) => codes(list))).toEqual(codes(all.list));
    expect(pages.map(({ total }) => total)).toEqual([17, 17, 17, 17]);
  });

  test('gives the total alone for size=0', async () => {
    const { total, list } = await visitor('GET /api/questions', { query: { size: 0, type: 'read' } });
    expect({ total, list }).toEqual({ total: 3, list: [] });
  });

  test('shows the stem with its marks, the formulas it needs and the title of its passage', async () => {
    const { list, math } = await visitor('GET /api/questions', { query: { type: 'read' } });
    expect(list[0]).toMatchObject({
      stem: 'A stem of rc-sentence',
      title: 'Lichens on gravestones',
      mine: null,
    });
    expect(math).toEqual({});
  });

  test('asks a visitor who wants only their own to log in', async () => {
    await expect(visitor('GET /api/questions', { query: { status: 'wrong' } })).rejects.toMatchObject({
      error: 'LOGIN_REQUIRED',
    });
  });

  test('knows what a person has not tried, has wrong and has collected', async () => {
    const { call } = await makePerson(harness);
    await check(call, 'level-1', ['A']);
    await check(call, 'level-2', ['B']);
    await call('POST /api/collections', { body: { questionId: idOf('level-3') } });
    const having = async (status: 'unseen' | 'wrong' | 'collected') =>
      codes((await call('GET /api/questions', { query: { status, tag: 'blank.cause' } })).list);
    expect(await having('unseen')).toEqual(['level-5', 'level-4', 'level-3']);
    expect(await having('wrong')).toEqual(['level-2']);
    expect(await having('collected')).toEqual(['level-3']);
    const { list } = await call('GET /api/questions', { query: { tag: 'blank.cause', sortType: 'ASC' } });
    expect(list.map(({ mine }) => [mine?.status, mine?.collected])).toEqual([
      ['right', false],
      ['wrong', false],
      ['unseen', true],
      ['unseen', false],
      ['unseen', false],
    ]);
  });

  test('takes a right answer for what the question is now, not what it was', async () => {
    const { call } = await makePerson(harness);
    await check(call, 'level-1', ['B']);
    await check(call, 'level-1', ['A']);
    expect((await call('GET /api/questions', { query: { status: 'wrong' } })).total).toBe(0);
  });

  test('refuses what is no filter', async () => {
    for (const query of [{ type: 'poem' }, { difficulty: '6' }, { tag: "x'; drop" }, { sortKey: 'id' }])
      await expect(visitor('GET /api/questions', { query: query as never })).rejects.toMatchObject({
        status: 400,
      });
  });
});

describe('GET questions/filters', () => {
  const counts = (list: { value: string; count: number }[]) =>
    Object.fromEntries(list.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));

  test('counts each choice beside the other filters', async () => {
    const filters = await visitor('GET /api/questions/filters', { query: { type: 'fill', difficulty: 3 } });
    expect(filters.total).toBe(5);
    expect(counts(filters.types)).toEqual({ fill: 5, read: 3, math: 4, write: 1 });
    expect(counts(filters.forms)).toEqual({ tc1: 2, tc2: 1, tc3: 1, se: 1 });
    expect(counts(filters.difficulties)).toEqual({ 1: 1, 2: 1, 3: 5, 4: 1, 5: 1 });
    expect(filters.tags).toMatchObject([
      {
        path: 'blank',
        count: 5,
        children: [
          { path: 'blank.contrast', count: 5 },
          { path: 'blank.cause', count: 1 },
        ],
      },
    ]);
    expect(filters.statuses).toEqual([]);
    expect(filters.sorts.map(({ value }) => value)).toEqual(['createdAt', 'difficulty', 'accuracy', 'hot']);
  });

  test('counts a tag’s choices as if it were not chosen, and the others with it', async () => {
    const filters = await visitor('GET /api/questions/filters', {
      query: { type: 'fill', tag: 'blank.cause' },
    });
    expect(filters.total).toBe(5);
    expect(counts(filters.difficulties)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 });
    expect(filters.tags).toMatchObject([{ path: 'blank', count: 9 }]);
  });

  test('counts two tags together', async () => {
    const query = { tag: ['blank.cause', 'blank.contrast'] };
    const filters = await visitor('GET /api/questions/filters', { query });
    expect(filters.total).toBe(3);
    expect(counts(filters.forms)).toEqual({ tc1: 3 });
  });

  test('every count is what the list then gives', async () => {
    const { call } = await makePerson(harness);
    await check(call, 'level-1', ['A']);
    await check(call, 'example-qc', ['A']);
    for (const base of [
      {},
      { type: 'fill' },
      { status: 'unseen' },
      { status: 'wrong' },
      { searchKey: 'stem' },
    ]) {
      const filters = await call('GET /api/questions/filters', { query: base as never });
      const total = async (more: object) =>
        (await call('GET /api/questions', { query: { ...base, ...more, size: 0 } as never })).total;
      for (const { value, count } of filters.types) expect(count, value).toBe(await total({ type: value }));
      for (const { value, count } of filters.difficulties)
        expect(count, value).toBe(await total({ difficulty: value }));
      for (const { id, count } of filters.tags) expect(count, id).toBe(await total({ tag: id }));
      for (const { value, count } of filters.statuses)
        if (!('status' in base)) expect(count, value).toBe(await total({ status: value }));
      expect(filters.total).toBe(await total({}));
    }
  });
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

  test('renders the formulas of what it shows', async () => {
    const { math } = await get(visitor, 'example-qc');
    expect(Object.keys(math).sort()).toEqual(['0.16x', 'y']);
    expect(math.y).toContain('<math');
  });

  test.each([
    [{}, 'example-se', ['example-rc-one', 'example-tc3']],
    [{ sortType: 'ASC' }, 'example-se', ['example-tc3', 'example-rc-one']],
    [{ tag: 'blank.cause' }, 'level-3', ['level-4', 'level-2']],
    [{ tag: 'blank.cause' }, 'level-5', [undefined, 'level-4']],
    [{ tag: 'blank.cause', sortKey: 'difficulty', sortType: 'ASC' }, 'level-5', ['level-4', undefined]],
    [{ tag: 'blank.nothing' }, 'level-3', [undefined, undefined]],
  ])('knows what stands before and after it under %j', async (query, code, [previous, next]) => {
    const codeOf = (id: string | null) => all.list.find((row) => row.id === id)?.code;
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
        previous: list[index - 1]?.id ?? null,
        next: list[index + 1]?.id ?? null,
      });
    }
  });

  test('walks a searched list from end to end', async () => {
    const query = { searchKey: 'stem' };
    const { list } = await visitor('GET /api/questions', { query: { ...query, size: 100 } });
    let id: string | null = list[0]?.id ?? null;
    const walked: string[] = [];
    while (id !== null && walked.length < 50) {
      walked.push(id);
      const { neighbours } = await visitor('GET /api/questions/{id}', { params: { id }, query });
      id = neighbours.next;
    }
    expect(walked).toEqual(list.map((row) => row.id));
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
    const after = (await visitor('GET /api/questions/{id}', { params: { id: idOf('level-5') } })).stats
      .attempts;
    expect(after - before).toBe(8);
  });

  test('sorts by accuracy with the untried ones last, either way, and by how often a question was answered', async () => {
    const order = async (sortKey: 'accuracy' | 'hot', sortType: 'ASC' | 'DESC') => {
      const { list } = await visitor('GET /api/questions', { query: { sortKey, sortType, size: 100 } });
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
