/** What the pages about words ask for: words by what is typed, the search over everything, paper, the sitemap. */
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { setDeck } from '#server/domains/words/service.ts';
import { createCrawlers } from '#server/routes/site/crawlers.ts';
import { importExamples } from '#tests/api/example-bank.ts';
import { exampleDeck, exampleWord } from '#tests/api/example-deck.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness({ environment: { SITE_ORIGIN: 'https://gre.example.com' } });
const { client, deps } = harness;
await importExamples(deps);
const [first] = exampleDeck.entries;
if (!first) throw new Error('a deck without words');
/** Two words whose meanings people ask for in several ways. */
setDeck({
  ...exampleDeck,
  entries: [
    ...exampleDeck.entries,
    {
      ...first,
      word: 'laconic',
      senses: [
        { pos: 'adj.', en: 'using few words', zh: '话少的，（言辞）简洁的', isCore: true, examples: [] },
      ],
    },
    {
      ...first,
      word: 'prolix',
      senses: [
        { pos: 'adj.', en: 'with too many words', zh: '冗长的，不简洁的', isCore: true, examples: [] },
      ],
    },
  ],
  forms: [...exampleDeck.forms, ['laconically', 'laconic']],
});
const visitor = client();
const find = (searchKey: string) => visitor('GET /api/words/find', { query: { searchKey } });
const wordsOf = async (searchKey: string) => (await find(searchKey)).words.map(({ word }) => word);

describe('words by what is typed', () => {
  test.each([
    ['the word itself', 'laconic', ['laconic']],
    ['in capitals', ' Laconic', ['laconic']],
    ['a form of it', 'laconically', ['laconic']],
    ['its beginning', 'laco', ['laconic']],
    ['a whole gloss before a part of one', '简洁', ['laconic', 'prolix']],
    ['a part of a gloss', '冗长', ['prolix']],
    ['words of the definition', 'few words', ['laconic']],
    ['two letters are no beginning', 'la', []],
  ])('%s', async (_, typed, expected) => expect(await wordsOf(typed)).toEqual(expected));

  test('the headword of a form, and none for a word that is for reading alone', async () => {
    expect((await find('laconically')).headword).toBe('laconic');
    expect((await find('glaciers')).headword).toBeNull();
  });

  test('a word that is not there brings those that are spelled alike', async () => {
    const { words, near, headword } = await find('lacomic');
    expect({ words, headword }).toEqual({ words: [], headword: null });
    expect(near.map(({ word }) => word)).toEqual(['laconic']);
    expect((await find('laconic')).near).toEqual([]);
  });
});

test('the search over everything has up to three words, and its box leads to them', async () => {
  const { words } = await visitor('GET /api/search', { query: { searchKey: 'word' } });
  expect(words.map(({ word }) => word)).toEqual([0, 1, 2].map((place) => exampleWord(1, place)));
  const [exact] = (await visitor('GET /api/search', { query: { searchKey: 'prolix' } })).words;
  expect(exact).toEqual({
    word: 'prolix',
    ipa: 'wɜːrd',
    pos: 'adj.',
    en: 'with too many words',
    zh: '冗长的，不简洁的',
  });
  const offers = await visitor('GET /api/search/complete', { query: { searchKey: 'lacon' } });
  expect(offers).toContainEqual({ text: 'laconic', kind: 'entry', path: '/words/laconic' });
  expect(offers.length).toBeLessThanOrEqual(8);
});

test('the overview shows some groups, and how many there are', async () => {
  const { someGroups, groups, total } = await visitor('GET /api/words');
  expect({ groups, total }).toEqual({ groups: 1, total: exampleDeck.entries.length + 2 });
  expect(someGroups.map(({ id }) => id)).toEqual(['first-things']);
});

test('the sitemap names every level, group and word in both languages', async () => {
  const xml = await (await createCrawlers(deps).request('/sitemap.xml')).text();
  for (const path of [
    '/words',
    '/words/levels/10',
    '/words/groups/first-things',
    '/words/laconic',
    '/words/test',
  ]) {
    expect(xml).toContain(`<loc>https://gre.example.com${path}</loc>`);
    expect(xml).toContain(`<loc>https://gre.example.com${path}?lang=en</loc>`);
  }
  expect(xml).not.toContain('/words/session');
});

describe('on paper', () => {
  let me: Person;
  beforeAll(async () => {
    me = await makePerson(harness);
    await me.call('POST /api/words/kept', {
      body: { words: [{ word: 'laconic' }, { word: 'guilder', gloss: '荷兰盾' }] },
    });
    await me.call('PUT /api/words/kept/{word}', {
      params: { word: 'laconic' },
      body: { note: 'Sparta #read("worker.ts")' },
    });
  });
  const get = (query: string, token?: string) =>
    harness.api.request(`http://localhost/api/words/prints${query}`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  /** Spaces and line ends aside: where lines break is the look, not the content. */
  async function textOf(response: Response): Promise<string> {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
    return text.replace(/\s+/g, '');
  }

  test('a level, with meanings in both languages and a sentence', async () => {
    const text = await textOf(await get('?level=2&lang=zh_cn'));
    for (const place of [0, 1, 2, 3]) {
      const word = exampleWord(2, place);
      expect(text).toContain(word);
      expect(text).toContain(`词义2之${place}`);
      expect(text).toContain(`meaningof${word}`);
      expect(text).toContain(`The${word}resultwasreadtwice.`);
    }
    expect(text).toContain('第2级');
    expect(text).not.toContain('*');
    expect(text).not.toContain(exampleWord(3, 0));
  });

  test('a group, with its line and what each member is', async () => {
    const text = await textOf(await get('?group=first-things&lang=en'));
    for (const said of ['Firstthings', 'Whichcomesfirst?', 'number0', 'number1', exampleWord(1, 1)])
      expect(text).toContain(said);
  });

  test('one’s own list has words that the deck lacks, and notes as they were written', async () => {
    const text = await textOf(await get('?own=kept&lang=zh_cn', me.token));
    for (const said of ['laconic', 'guilder', '荷兰盾', 'Sparta#read("worker.ts")'])
      expect(text).toContain(said);
  });

  test('refuses what is not there, and a visitor’s own list', async () => {
    const errorOf = async (response: Response) => ((await response.json()) as { error: string }).error;
    expect(await errorOf(await get('?group=no-such-group'))).toBe('NOT_FOUND');
    expect(await errorOf(await get('?own=kept'))).toBe('LOGIN_REQUIRED');
    expect(await errorOf(await get('?own=paused', me.token))).toBe('NOT_FOUND');
    expect((await get('?level=11')).status).toBe(400);
  });
});

describe('one’s own words', () => {
  test('a word that was taken out comes back with a note', async () => {
    const me = await makePerson(harness);
    const params = { word: 'prolix' };
    await me.call('POST /api/words/kept', { body: { words: [params] } });
    await me.call('DELETE /api/words/kept/{word}', { params });
    const own = await me.call('PUT /api/words/kept/{word}', { params, body: { note: 'long' } });
    expect(own).toMatchObject({ word: 'prolix', note: 'long' });
    expect((await me.call('GET /api/words/kept')).list.map(({ word }) => word)).toEqual(['prolix']);
  });

  test('a word that the deck lacks has the sentence in which it was met', async () => {
    const me = await makePerson(harness);
    const { list } = await me.call('GET /api/questions', { query: { size: 100 } });
    const { id = '' } = list.find(({ form }) => form === 'tc1') ?? {};
    const word = 'verbose';
    await me.call('POST /api/words/kept', { body: { words: [{ word, questionId: id }] } });
    const [kept] = (await me.call('GET /api/words/kept')).list;
    expect(kept?.row).toBeNull();
    expect(kept?.sentence.map(({ text }) => text).join('')).toContain('A stem of tc1');
  });
});
