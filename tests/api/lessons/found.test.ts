/** How lessons are come by: the search, its box, the sitemap, and their cards on paper. */
import { extractText } from 'unpdf';
import { beforeEach, describe, expect, test } from 'vitest';
import { bankTexts } from '#core/bank-text.ts';
import { setLessons } from '#server/domains/lessons/service.ts';
import { createCrawlers } from '#server/routes/site/crawlers.ts';
import { importExamples } from '#tests/api/example-bank.ts';
import { exampleLesson, exampleLessons } from '#tests/api/example-lessons.ts';
import { openHarness } from '#tests/api/harness.ts';
import { errorOf } from '#tests/candidate.ts';

const harness = await openHarness({ environment: { SITE_ORIGIN: 'https://gre.example.com' } });
const { api, client, deps } = harness;
await importExamples(deps);

const lessons = [
  ...exampleLessons,
  exampleLesson('quant.arith.remainders', {
    title: bankTexts({ zh_cn: '余数：装不满的那几个', en: 'What is left over when $n$ is packed' }),
    minutes: 12,
  }),
];

beforeEach(() => setLessons(lessons));

describe('the search', () => {
  const find = async (searchKey: string, locale: 'en' | 'zh_cn' = 'en') =>
    (await client({ locale })('GET /api/search', { query: { searchKey } })).lessons;

  test.each([
    ['a part of the title', 'left over', ['arith-remainders']],
    ['in the other language', '装不满', ['arith-remainders']],
    ['in capitals', 'LEFT OVER', ['arith-remainders']],
    ['a topic by its name', 'Prime numbers', ['arith-primes']],
    ['a topic by its name in Chinese', '转折', ['blank-contrast']],
    ['the middle of an English word is none', 'ackage', []],
    ['two letters', 'on', []],
    ['nothing', '', []],
  ])('finds %s', async (_, typed, expected) =>
    expect((await find(typed)).map(({ slug }) => slug)).toEqual(expected),
  );

  test('says title and minutes in the language of the page', async () => {
    expect(await find('余数')).toEqual([
      { slug: 'arith-remainders', title: 'What is left over when n is packed', minutes: 12 },
    ]);
    expect((await find('left over', 'zh_cn'))[0]?.title).toBe('余数：装不满的那几个');
  });

  test('gives no more than four, the topic that is meant before others', async () => {
    const found = await find('lesson');
    expect(found).toHaveLength(4);
    expect((await find('contrast'))[0]?.slug).toBe('blank-contrast');
  });

  test('its box leads to them, in the language that is typed', async () => {
    const complete = async (searchKey: string) =>
      client()('GET /api/search/complete', { query: { searchKey } });
    expect(await complete('余数')).toContainEqual({
      text: '余数：装不满的那几个',
      kind: 'lesson',
      path: '/lessons/arith-remainders',
    });
    expect((await complete('left')).some(({ kind }) => kind === 'lesson')).toBe(true);
    expect((await complete('lesson')).length).toBeLessThanOrEqual(8);
  });
});

test('the sitemap names the overview and every lesson, in both languages', async () => {
  const xml = await (await createCrawlers(deps).request('/sitemap.xml')).text();
  for (const path of ['/lessons', '/lessons/arith-remainders', '/lessons/essay-task']) {
    expect(xml).toContain(`<loc>https://gre.example.com${path}</loc>`);
    expect(xml).toContain(`<loc>https://gre.example.com${path}?lang=en</loc>`);
  }
});

describe('the cards on paper', () => {
  const get = (query: string) => api.request(`http://localhost/api/lessons/cards.pdf${query}`);
  /** Spaces and line ends aside: where lines break is the look, not the content. */
  async function textOf(response: Response): Promise<string> {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
    return text.replace(/\s+/g, '');
  }

  test('are those of one area, in the language of the page', async () => {
    const english = await textOf(await get('?area=arith&lang=en'));
    for (const said of ['Arithmetic', 'Rememberquant.arith.primes', 'Whatisleftoverwhen', 'Lookoncemore'])
      expect(english).toContain(said);
    expect(english).not.toContain('blank.contrast');
    expect(english).not.toContain('$');
    const chinese = await textOf(await get('?area=arith&lang=zh_cn'));
    for (const said of ['记忆卡', '算术', '余数：装不满的那几个', '再看一眼'])
      expect(chinese).toContain(said);
  });

  test('of an area without lessons are not there, nor of one that is none', async () => {
    expect((await get('?area=geometry')).status).toBe(404);
    expect((await get('?area=none')).status).toBe(400);
    expect((await get('')).status).toBe(400);
  });

  test('stand before the lesson that one could take their address for', async () => {
    const params = { slug: 'cards' };
    expect(await errorOf(client()('GET /api/lessons/{slug}', { params }))).toBe('NOT_FOUND');
  });
});
