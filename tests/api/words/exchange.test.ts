/** Words to Anki and tables and back, by real files, a real worker and a real database. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCollection, packages } from '#server/platform/anki/example-packages.ts';
import { exampleDeck, exampleWord } from '#tests/api/example-deck.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { api, client, setNow } = harness;
const now = new Date('2026-11-20T08:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);

let me: Person;
beforeEach(async () => {
  setNow(now);
  await forgetLimits(harness);
  me = await person();
});

/** Signed in at a time that the tests set. */
async function person(): Promise<Person> {
  const made = await makePerson(harness);
  made.token = harness.signIn({ id: made.id });
  made.call = client({ token: made.token });
  return made;
}

const take = (who: Person, query: string, lang = 'zh_cn') =>
  api.request(`http://localhost/api/words/export?${query}&lang=${lang}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
const fileOf = async (who: Person, query: string) => {
  const response = await take(who, query);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
};

type Sent = { bytes: Uint8Array | string; name?: string; lang?: string; form?: Record<string, string> };

async function send(who: Person, { bytes, name = 'deck.apkg', lang = 'zh_cn', form = {} }: Sent) {
  const body = new FormData();
  body.set('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name));
  for (const [key, value] of Object.entries(form)) body.set(key, value);
  const response = await api.request(`http://localhost/api/words/import?lang=${lang}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body,
  });
  return { status: response.status, ...(await response.json()) };
}
const bringIn = async (who: Person, bytes: Uint8Array | string, form: Record<string, string> = {}) => {
  const { status, data } = await send(who, { bytes, form: { preview: 'false', ...form } });
  expect(status).toBe(200);
  return data;
};

const grade = (who: Person, words: readonly string[], grade: 1 | 2 | 3 | 4, at = now) =>
  who.call('POST /api/words/reviews', {
    body: {
      reviews: words.map((word) => ({
        ...{ id: randomUUID(), word, kind: 'recognize' as const, grade, at: at.toISOString(), ms: 3000 },
      })),
    },
  });
const list = async (who: Person, query = {}) =>
  (await who.call('GET /api/words/kept', { query: { size: 100, ...query } })).list;
const memoryOf = async (who: Person, word: string) => {
  const { items } = await who.call('GET /api/words/session', { query: { minutes: 60 } });
  return items.find((item) => item.word === word)?.memory ?? null;
};

const [learned, forgotten, rested] = [exampleWord(1, 0), exampleWord(2, 1), exampleWord(3, 2)];

/** Learned, forgotten, let rest, noted, and a word of one's own. */
async function study(who: Person) {
  await grade(who, [learned, forgotten, rested], 3, later(-40));
  await grade(who, [learned, forgotten], 3, later(-30));
  await grade(who, [forgotten], 1, later(-9));
  await who.call('PUT /api/words/kept/{word}', { params: { word: learned }, body: { note: '记住 & <它>' } });
  await who.call('PUT /api/words/kept/{word}', { params: { word: rested }, body: { isPaused: true } });
  await who.call('POST /api/words/kept', { body: { words: [{ word: 'kerfuffle', gloss: '骚动，混乱' }] } });
}

describe('a file of all words', () => {
  test.each(['zh_cn', 'en'])('brings everything to another account (%s)', async (lang) => {
    await study(me);
    const response = await take(me, 'format=apkg&progress=true', lang);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; .*\.apkg$/);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const other = await person();
    expect(await bringIn(other, bytes)).toMatchObject({
      isPreview: false,
      notes: exampleDeck.entries.length + 1,
      words: exampleDeck.entries.length + 1,
      ofDeck: exampleDeck.entries.length,
      added: 1,
      progress: 3,
      olderProgress: 0,
      notesTaken: 1,
      notUnderstood: [],
    });
    const [mine, theirs] = [await list(me), await list(other)];
    const shown = (words: typeof mine) =>
      words
        .map(({ word, note, gloss, isKept, isPaused, standing, dueAt, reviews, lapses }) => ({
          ...{ word, note, gloss, isKept, isPaused, standing, dueAt, reviews, lapses },
        }))
        .sort((a, b) => (a.word < b.word ? -1 : 1));
    expect(theirs).toHaveLength(4);
    expect(shown(theirs)).toEqual(shown(mine));
    // And the next review leads both to the same day.
    setNow(later(1));
    const [first] = (await grade(me, [learned], 3, later(1))).words;
    const [second] = (await grade(other, [learned], 3, later(1))).words;
    expect(second?.memory).toEqual(first?.memory);
  });

  test('changes nothing where it came from, however often it comes back', async () => {
    await study(me);
    const before = await list(me);
    const bytes = await fileOf(me, 'format=apkg&progress=true');
    for (let time = 0; time < 2; time++)
      expect(await bringIn(me, bytes)).toMatchObject({
        added: 0,
        progress: 0,
        olderProgress: 3,
        notesTaken: 0,
      });
    expect(await list(me)).toEqual(before);
  });

  test('has no progress unless it is asked for', async () => {
    await study(me);
    const other = await person();
    expect(await bringIn(other, await fileOf(me, 'format=apkg'))).toMatchObject({ progress: 0, added: 1 });
    expect(
      await bringIn(other, await fileOf(me, 'format=apkg&progress=true'), { progress: 'false' }),
    ).toMatchObject({
      progress: 0,
    });
  });

  test('carries the sounds that are asked for', async () => {
    const [plain, loud] = [
      await fileOf(me, 'format=apkg&what=deck'),
      await fileOf(me, 'format=apkg&what=deck&sound=true'),
    ];
    // Words of the example deck are said alike, and nobody has said them: a missing sound costs nothing else.
    expect(Math.abs(loud.length - plain.length)).toBeLessThan(200);
  });
});

describe('a selection', () => {
  const wordsIn = async (query: string) => {
    const other = await person();
    const { first, words } = await bringIn(other, await fileOf(me, `format=csv&${query}`));
    return { words, first: first.map(({ word }: { word: string }) => word) };
  };

  test('is a level, a group, what is kept, or what is always forgotten', async () => {
    await study(me);
    expect((await wordsIn('what=level&level=3')).words).toBe(4);
    expect((await wordsIn('what=group&group=first-things')).words).toBe(2);
    expect(await wordsIn('what=kept')).toEqual({ words: 1, first: ['kerfuffle'] });
    expect((await wordsIn('what=deck')).words).toBe(exampleDeck.entries.length);
  });

  test('without words, or of what is not there, is refused in words', async () => {
    for (const [query, lang, status, msg] of [
      ['format=csv&what=leeches', 'zh_cn', 404, '这里还没有词'],
      ['format=csv&what=kept', 'en', 404, 'There are no words here yet'],
      ['format=csv&what=group&group=nobody', 'en', 404, ''],
      ['format=csv&what=level', 'en', 404, ''],
      ['format=csv&what=level&level=11', 'en', 400, ''],
      ['format=pdf', 'en', 400, ''],
    ] as const) {
      const response = await take(me, query, lang);
      expect(response.status, query).toBe(status);
      expect((await response.json()).msg).toContain(msg);
    }
  });

  test('as a table opens in a spreadsheet, and has no formula in it', async () => {
    await me.call('POST /api/words/kept', {
      body: { words: [{ word: 'kerfuffle', gloss: '=HYPERLINK("x")' }] },
    });
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      await fileOf(me, 'format=csv&what=kept&progress=true'),
    );
    expect(text.startsWith('\ufeffGuid,Word,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain('Due,LastReview,Reviews,Lapses');
  });
});

describe('a deck from elsewhere', () => {
  const foreign = makeCollection({
    isNew: true,
    notes: [
      { id: 1, guid: 'a', mid: 1, fields: [`${learned}ing`, 'whatever'] },
      { id: 2, guid: 'b', mid: 1, fields: ['kerfuffle', '骚动<br>混乱'] },
      { id: 3, guid: 'c', mid: 1, fields: ['glaciers', ''] },
      { id: 4, guid: 'd', mid: 1, fields: ['nonesuch', ''] },
      { id: 5, guid: 'e', mid: 2, fields: ['A {{c1::gap}}', ''] },
    ],
  });
  const deck = packages.anki21b(foreign);

  test('is shown first, and nothing is written', async () => {
    const { data } = await send(me, { bytes: deck });
    expect(data).toMatchObject({ isPreview: true, notes: 5, words: 3, ofDeck: 1, added: 3, progress: 3 });
    expect(data.mappings).toEqual([
      { noteType: 'Basic', word: 'Front', meaning: 'Back', isByName: true, notes: 4 },
    ]);
    expect(data.notUnderstood).toEqual([
      { reason: 'cloze', noteType: 'Cloze', count: 1, examples: ['A {{c1::gap}}'] },
      { reason: 'no-meaning', noteType: 'Basic', count: 1, examples: ['nonesuch'] },
    ]);
    expect(data.first[0]).toEqual({
      word: learned,
      meaning: exampleDeck.entries[0]?.senses[0]?.zh,
      isInDeck: true,
      isNew: true,
      hasProgress: true,
    });
    expect(await list(me)).toEqual([]);
  });

  test('becomes words of one’s own: ours by their headwords, the others with their meaning', async () => {
    await bringIn(me, deck);
    const words = await list(me);
    expect(words.map(({ word }) => word).sort()).toEqual(['glacier', 'kerfuffle', learned].sort());
    expect(words.every(({ isKept, reviews }) => isKept && reviews === 3)).toBe(true);
    expect(words.find(({ word }) => word === 'kerfuffle')).toMatchObject({ gloss: '骚动；混乱' });
    expect(words.find(({ word }) => word === 'glacier')).toMatchObject({ gloss: '冰川' });
    expect(words.find(({ word }) => word === learned)).toMatchObject({ gloss: null });
    expect(await bringIn(me, deck)).toMatchObject({ added: 0, progress: 0, olderProgress: 3 });
  });

  test('with older progress leaves what is known since; with later progress our reviews go on from there', async () => {
    await grade(me, [learned], 4, later(-1));
    const before = await memoryOf(me, learned);
    expect(await bringIn(me, deck)).toMatchObject({ progress: 2, olderProgress: 1 });
    expect(await memoryOf(me, learned)).toEqual(before);

    const other = await person();
    await grade(other, [learned], 1, later(-100));
    expect(await bringIn(other, deck)).toMatchObject({ progress: 3, olderProgress: 0 });
    // What was reviewed before the file knows no more than the file: the next review counts from there alone.
    const [after] = (await grade(other, [learned], 3)).words;
    expect(after?.memory).toMatchObject({ reviews: 4, lapses: 0 });
  });

  test('as a plain list of words comes in, in the spreadsheet’s own encoding', async () => {
    const gbk = Buffer.from([...Buffer.from('kerfuffle,'), 0xc9, 0xa7, 0xb6, 0xaf, 0x0a]);
    expect(await bringIn(me, gbk)).toMatchObject({ words: 1, added: 1, progress: 0 });
    expect((await list(me))[0]).toMatchObject({ word: 'kerfuffle', gloss: '骚动', standing: 'new' });
  });

  test('a word that was taken out comes back', async () => {
    await bringIn(me, 'kerfuffle,骚动');
    await me.call('DELETE /api/words/kept/{word}', { params: { word: 'kerfuffle' } });
    expect(await list(me)).toEqual([]);
    expect(await bringIn(me, 'kerfuffle,别的')).toMatchObject({ added: 1 });
    expect((await list(me))[0]).toMatchObject({ word: 'kerfuffle', gloss: '骚动' });
  });
});

describe('what cannot be taken in', () => {
  test.each([
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0, 0]),
      415,
      '请选 .apkg、.csv 或 .txt 文件',
      'choose an .apkg',
    ],
    [
      'half a package',
      packages.anki2(makeCollection({})).subarray(0, 300),
      422,
      '没有导入任何内容',
      'nothing was imported',
    ],
    ['a package of tomorrow', packages.of({ meta: Buffer.from([8, 7]) }), 415, '兼容旧版', 'Support older'],
    ['an endless list', 'word,词\n'.repeat(30_100), 413, '三万条', '30,000'],
  ])('%s is refused in both languages', async (_, bytes, status, zh, en) => {
    expect(await send(me, { bytes })).toMatchObject({ status, msg: expect.stringContaining(zh) });
    expect(await send(me, { bytes, lang: 'en' })).toMatchObject({ status, msg: expect.stringContaining(en) });
  });

  test('too many words of one’s own change nothing', async () => {
    const rows = Array.from({ length: 10_001 }, (_, no) => {
      const letters = Array.from(String(no).padStart(5, '0'), (digit) => 'abcdefghij'[Number(digit)]).join(
        '',
      );
      return `x${letters},词`;
    });
    for (const preview of ['true', 'false'])
      expect(await send(me, { bytes: rows.join('\n'), form: { preview } })).toMatchObject({
        status: 409,
        msg: expect.stringContaining('10000'),
      });
    expect(await list(me)).toEqual([]);
    expect(await bringIn(me, rows.slice(0, 9_000).join('\n'))).toMatchObject({ added: 9000 });
  });

  test('no visitor exports or imports', async () => {
    expect((await api.request('http://localhost/api/words/export?format=csv')).status).toBe(401);
    expect((await api.request('http://localhost/api/words/import', { method: 'POST' })).status).toBe(401);
  });
});
