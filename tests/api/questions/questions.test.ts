/** The lists of the bank: types and their tags, filters and their counts, order and pages. */
import { beforeEach, describe, expect, test } from 'vitest';
import { day, openLeveledBank } from '#tests/api/leveled-bank.ts';
import { forgetLimits, makePerson } from '#tests/api/people.ts';

const { harness, visitor, all, idOf, codes, check } = await openLeveledBank();
const { client } = harness;

beforeEach(async () => {
  await forgetLimits(harness);
  harness.setNow(day(20));
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
      label: 'Text Completion & Sentence Equivalence',
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
    expect(codes(found.list).sort()).toEqual([...expected].sort());
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
    const { list, math } = await visitor('GET /api/questions', { query: { form: ['rc-sentence'] } });
    expect(list[0]).toMatchObject({
      stem: 'A stem of rc-sentence',
      title: 'Lichens on gravestones',
      mine: null,
    });
    expect(math).toEqual({});
  });

  test('shows quantitative questions in the exam’s language to readers of Chinese, and both quantities of a comparison', async () => {
    const { list, math } = await client({ locale: 'zh_cn' })('GET /api/questions', {
      query: { type: 'math', sortType: 'ASC' },
    });
    expect(new Set(list.map(({ stem }) => stem))).toEqual(
      new Set(['qc', 'mc-one', 'mc-many', 'numeric'].map((form) => `A stem of ${form}`)),
    );
    const compared = list.flatMap(({ form, quantities }) => (quantities ? [{ form, ...quantities }] : []));
    expect(compared).toEqual([{ form: 'qc', a: '$y$ percent of 40', b: '$0.16x$' }]);
    expect(Object.keys(math).sort()).toEqual(['0.16x', 'y']);
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
