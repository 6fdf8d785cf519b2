import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadFamilies } from '#bank/quant/load.ts';
import { readTree } from '#bank/taxonomy.ts';
import { build as buildVerbal } from '#bank/verbal/build.ts';
import { parseQuery, toMatch } from '#core/search/query.ts';
import { importContent } from '#server/domains/questions/import.ts';
import { dropDocuments, indexDocuments } from '#server/domains/search/service.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { readCodes } from '#tests/api/question-codes.ts';

const harness = await openHarness();
const { client, db, deps } = harness;
const visitor = client({ locale: 'zh_cn' });

/** Part of the bank as it is: enough to be found among, little enough to be indexed quickly. */
const items = (await loadFamilies()).families.flatMap((family) => family.items);
const verbal = await buildVerbal();
const result = await importContent(deps, {
  tags: readTree(),
  numbers: { 'se-f001': 'V-50001', 'tc-g002': 'V-50002' },
  sources: [
    {
      name: 'quant',
      questions: items.map(({ question }) => question).filter(({ id }) => /-0[1-2](-\d)?$/.test(id)),
      stimuli: [
        ...new Map(items.flatMap(({ stimulus }) => (stimulus ? [[stimulus.id, stimulus]] : []))).values(),
      ],
    },
    {
      name: 'verbal',
      ...verbal,
      questions: verbal.questions.filter(({ id }) => /^(tc-g0|se-f0|rc-[gnpqr]0)/.test(id)),
    },
  ],
});
if (result.kind === 'faulty') throw new Error(JSON.stringify(result.faults.slice(0, 5)));
const names = await readCodes(db);
const person = await makePerson(harness);

type Case = {
  query: string;
  hits?: string[];
  form?: string;
  none?: boolean;
  login?: boolean;
  corrected?: string;
};
const cases: Case[] = parse(readFileSync(join(import.meta.dirname, 'search-queries.yaml'), 'utf8'));

describe('what people type', () => {
  test.each(cases.map((one) => [`${one.query}${one.login ? ' (logged in)' : ''}`, one] as const))(
    '%s',
    async (_, one) => {
      const call = one.login ? person.call : visitor;
      const query = { searchKey: one.query, size: 10 };
      const { total, list, corrected } = await call('GET /api/questions', { query });
      const codes = names.codes(list);
      if (one.none) expect({ total, codes }).toEqual({ total: 0, codes: [] });
      for (const wanted of one.hits ?? [])
        expect(
          codes.some((code) => code.startsWith(wanted)),
          `${wanted} among ${codes.join()}`,
        ).toBe(true);
      if (one.form) expect(new Set(list.map(({ form }) => form))).toEqual(new Set([one.form]));
      expect(corrected).toBe(one.corrected ?? null);
      // The search over everything finds the same.
      const everywhere = await call('GET /api/search', { query });
      const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
      expect(idsOf(everywhere.questions.list)).toEqual(idsOf(list));
    },
  );

  test('there are at least forty of them, in both languages', () => {
    const isChinese = ({ query }: Case) => /\p{Script=Han}/u.test(query);
    expect(cases.filter(isChinese).length).toBeGreaterThanOrEqual(20);
    expect(cases.filter((one) => !isChinese(one)).length).toBeGreaterThanOrEqual(20);
  });
});

describe('excerpts', () => {
  const marked = async (searchKey: string) => {
    const { list } = await visitor('GET /api/questions', { query: { searchKey, size: 1 } });
    return list[0]?.excerpt?.map(({ text, hit }) => (hit ? `«${text}»` : text)).join('');
  };

  test('mark what was found, whatever form it has there', async () => {
    expect(await marked('urchin')).toContain('«urchins»');
    expect(await marked('质数')).toContain('«质数»');
  });

  test('stay short', async () => {
    expect((await marked('limpet'))?.length).toBeLessThan(190);
  });
});

describe('search beside filters', () => {
  test('holds to both', async () => {
    const query = { searchKey: '余数', type: 'math', form: 'qc' } as const;
    const { list, total } = await visitor('GET /api/questions', { query });
    expect(total).toBeGreaterThan(0);
    expect(new Set(list.map(({ form }) => form))).toEqual(new Set(['qc']));
  });

  test('is sorted as asked where somebody asks', async () => {
    const query = { searchKey: '余数', sortKey: 'difficulty', sortType: 'ASC' } as const;
    const levels = (await visitor('GET /api/questions', { query })).list.map(({ difficulty }) => difficulty);
    expect(levels).toEqual(levels.toSorted());
  });

  test('shows one of each family before it shows a second', async () => {
    const { list } = await visitor('GET /api/questions', { query: { searchKey: '质数', size: 3 } });
    expect(new Set(names.codes(list).map((code) => code.replace(/-\d+$/, ''))).size).toBe(3);
  });
});

describe('completion', () => {
  const complete = async (searchKey: string) =>
    (await visitor('GET /api/search/complete', { query: { searchKey } })).map(({ text }) => text);

  test.each([
    ['discurs', 'discursive'],
    ['prim', 'prime'],
    ['质', '质数'],
    ['百分', '百分比变化'],
    ['eelgr', 'The loss of the eelgrass'],
    ['glass stur', 'glass sturdy'],
  ])('offers for “%s” among others “%s”', async (typed, offered) => {
    expect(await complete(typed)).toContain(offered);
  });

  test('offers after a first word only words that stand beside it where visitors may look', async () => {
    for (const typed of ['glass s', 'glass co', 'limpet s', '质数 in', 'discursive na']) {
      const offered = await complete(typed);
      expect(offered, typed).not.toEqual([]);
      for (const text of offered) {
        const match = toMatch(parseQuery(text), { weights: ['A', 'B', 'C'] });
        const { rowCount } = await db.execute(
          sql`select from search_documents where tokens @@ ${match}::tsquery limit 1`,
        );
        expect(rowCount, text).toBe(1);
      }
    }
  });

  test.each([
    ['of a word that stands nowhere', 'qzxv br'],
    ['of two words that never meet', 'discursive limpet'],
  ])('offers nothing in the company %s', async (_, typed) => {
    expect(await complete(typed)).toEqual([]);
  });

  test('offers no word twice', async () => {
    expect(await complete('glass gla')).not.toContain('glass glass');
  });

  test('leads from a tag straight to its questions', async () => {
    const [first] = await visitor('GET /api/search/complete', { query: { searchKey: '质数' } });
    expect(first).toMatchObject({ kind: 'tag', path: expect.stringMatching(/^\/questions\?tag=\d+$/) });
  });

  test.each(['', '%', '_', '% %', '\\', "'"])('takes “%s” for what it is', async (typed) => {
    expect(await complete(typed)).toEqual([]);
  });

  test('offers no more than fits', async () => {
    expect((await complete('c')).length).toBeLessThanOrEqual(8);
  });
});

describe('other documents', () => {
  const news = {
    kind: 'news' as const,
    ref: '7',
    path: '/news/7',
    title: { zh_cn: '机考改版之后的时间分配', en: 'Pacing the shorter test' },
    texts: ['新版考试没有中场休息，第一部分固定为写作。', 'There is no scheduled break in the shorter test.'],
  };

  test('are found beside questions by the same words', async () => {
    await indexDocuments(db, [news]);
    const found = await visitor('GET /api/search', { query: { searchKey: '时间分配' } });
    expect(found.news).toMatchObject({ total: 1, list: [{ id: '7', path: '/news/7' }] });
    expect(found.news.list[0]?.title).toContainEqual({ text: '时间分配', hit: true });
    const english = await client()('GET /api/search', { query: { searchKey: 'scheduled breaks' } });
    expect(english.news.list[0]).toMatchObject({ title: [{ text: 'Pacing the shorter test', hit: false }] });
  });

  test('go when they are dropped', async () => {
    await dropDocuments(db, 'news', ['7']);
    expect((await visitor('GET /api/search', { query: { searchKey: '时间分配' } })).news.total).toBe(0);
  });
});

test('an empty search finds nothing and asks nothing of the database', async () => {
  const found = await visitor('GET /api/search', { query: { searchKey: '  ' } });
  expect(found).toMatchObject({ questions: { total: 0 }, corrected: null });
});
