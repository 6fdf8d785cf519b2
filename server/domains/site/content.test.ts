import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import type { BankText } from '#core/bank-text.ts';
import { parseMarkdown, plainText } from '#core/markdown.ts';
import { forms } from '#core/questions/kinds.ts';
import { newsTags } from '#core/site/kinds.ts';
import { contentFolder, readContent } from './content.ts';
import type { Entry } from './content-schema.ts';

test('the content has no fault', async () => {
  const { faults, entries } = await readContent(contentFolder);
  expect(faults).toEqual([]);
  expect(entries.filter(({ kind }) => kind === 'short')).toHaveLength(9);
  expect(entries.filter(({ kind }) => kind === 'location')).toHaveLength(2);
  for (const [kind, least] of Object.entries({ course: 9, event: 10, teacher: 12, material: 9 })) {
    expect(entries.filter((entry) => entry.kind === kind).length, kind).toBeGreaterThanOrEqual(least);
  }
  const courses = entries.filter(({ kind }) => kind === 'course').map(({ slug }) => slug);
  expect(courses).toEqual(expect.arrayContaining(['subject-learning', 'brush-up', 'custom-learning']));
  const help = entries.filter(({ kind }) => kind === 'help').map(({ slug }) => slug);
  expect(help).toEqual(expect.arrayContaining(['copyright-statement', 'terms', 'privacy', 'faq']));
});

test('a card of the home page is news: it leads to an article, follows what is newest, or has a date', async () => {
  const { entries } = await readContent(contentFolder);
  const shorts = entries
    .filter(({ kind }) => kind === 'short')
    .map(({ content }) => content as Entry<'short'>);
  const articles = new Set((await readArticles()).map(({ slug }) => `/news/${slug}`));
  const undated = shorts.filter(
    ({ to, newest, date }) => newest === null && date === null && !articles.has(to),
  );
  expect(undated).toEqual([]);
});

test('an article is found by the name of its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beacon-content-'));
  await mkdir(join(folder, 'news'));
  const article = await readFile(join(contentFolder, 'news/pacing.yaml'), 'utf8');
  await writeFile(join(folder, 'news/pace.yaml'), article);
  const { faults } = await readContent(folder);
  expect(faults.filter(({ file }) => file === 'news/pace.yaml')).toContainEqual({
    file: 'news/pace.yaml',
    entry: 'pacing',
    reason: 'expected the file to be called pacing.yaml',
  });
});

async function readArticles(): Promise<Entry<'news'>[]> {
  const { entries } = await readContent(contentFolder);
  return entries.filter(({ kind }) => kind === 'news').map(({ content }) => content as Entry<'news'>);
}

test('at least thirty articles are long enough to be kept, in both languages, and every tag has some', async () => {
  const articles = await readArticles();
  const count = (source: BankText, what: RegExp) => plainText(parseMarkdown(source)).match(what)?.length ?? 0;
  const long = articles.filter(
    ({ body }) => count(body.en, /\p{L}[\p{L}’-]*/gu) >= 600 && count(body.zh_cn, /\p{Script=Han}/gu) >= 800,
  );
  expect(long.length).toBeGreaterThanOrEqual(30);
  for (const tag of newsTags) {
    expect(long.filter((article) => article.tag === tag).length, tag).toBeGreaterThanOrEqual(5);
  }
});

test('neighbours on the list of articles never share a cover, nor on the list of a tag', async () => {
  const articles = (await readArticles()).toSorted((a, b) => b.date.localeCompare(a.date));
  for (const tag of [null, ...newsTags]) {
    const covers = articles
      .filter((article) => tag === null || article.tag === tag)
      .map(({ cover }) => cover);
    expect(covers.filter((cover, place) => cover === covers[place - 1])).toEqual([]);
  }
});

test('what is written leads to articles, topics and forms that exist, the same in both languages', async () => {
  const slugs = new Set((await readArticles()).map(({ slug }) => slug));
  const topics = await readTopics();
  const broken: string[] = [];
  for (const { slug, body } of await readBodies()) {
    const links = (source: string) => [...source.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to);
    expect(links(body.en).toSorted(), slug).toEqual(links(body.zh_cn).toSorted());
    for (const to of links(body.en)) {
      const { pathname, searchParams } = new URL(to, 'http://beacon.test');
      const article = /^\/news\/(.+)$/.exec(pathname)?.[1];
      const isKnown =
        (article === undefined || slugs.has(article)) &&
        searchParams.getAll('tag').every((tag) => topics.has(tag) || /^\d+$/.test(tag)) &&
        searchParams.getAll('form').every((form) => forms.some((known) => known === form));
      if (!isKnown) broken.push(`${slug}: ${to}`);
    }
  }
  expect(broken).toEqual([]);
});

/** Everything in markdown: articles and events. */
async function readBodies(): Promise<{ slug: string; body: Entry<'news'>['body'] }[]> {
  const { entries } = await readContent(contentFolder);
  return entries.flatMap(({ kind, slug, content }) => {
    if (kind === 'news') return [{ slug, body: (content as Entry<'news'>).body }];
    if (kind === 'event') return [{ slug, body: (content as Entry<'event'>).body }];
    return [];
  });
}

type Topics = { [name: string]: string[] | { children: Topics } };

/** The paths of the tag tree, such as `quant.arith`. */
async function readTopics(): Promise<Set<string>> {
  const paths = new Set<string>();
  const walk = (topics: Topics, above: string) => {
    for (const [name, topic] of Object.entries(topics)) {
      paths.add(above + name);
      if (!Array.isArray(topic)) walk(topic.children, `${above}${name}.`);
    }
  };
  walk(parse(await readFile(join(contentFolder, '../bank/taxonomy.yaml'), 'utf8')) as Topics, '');
  return paths;
}

test('a fault is told with file, entry and reason, and the rest is read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'beacon-content-'));
  await mkdir(join(folder, 'news'));
  await writeFile(
    join(folder, 'news/one.yaml'),
    'slug: one\ntag: gossip\ndate: 2026-11-01\ntitle: { zh_cn: 一 }\nbody: { zh_cn: "<b>", en: x }\n',
  );
  const { entries, faults } = await readContent(folder);
  expect(entries).toEqual([]);
  const ofNews = faults.filter(({ file }) => file === 'news/one.yaml');
  expect(new Set(ofNews.map(({ entry }) => entry))).toEqual(new Set(['one']));
  expect(ofNews.map(({ reason }) => reason.split(':')[0])).toEqual(
    expect.arrayContaining(['tag', 'title.en', 'body.zh_cn', 'checked', 'cover', 'description']),
  );
  expect(faults).toContainEqual({ file: 'site/about.yaml', entry: '', reason: 'the file is missing' });
});

describe('a class', () => {
  type Written = Record<string, unknown> & { name: string; syllabus: Record<string, unknown>[] };

  /** The faults of one class after a change to it; articles and help pages are left out, which no class is about. */
  async function faultsOf(name: string, change: (course: Written) => void): Promise<string[]> {
    const folder = await mkdtemp(join(tmpdir(), 'beacon-content-'));
    for (const part of ['site', 'lessons'])
      await cp(join(contentFolder, part), join(folder, part), { recursive: true });
    const file = join(folder, 'site/courses.yaml');
    const all = parse(await readFile(file, 'utf8')) as Written[];
    const course = all.find((one) => one.name === name);
    if (!course) throw new Error(`there is no class ${name}`);
    change(course);
    await writeFile(file, stringify(all));
    const { faults } = await readContent(folder);
    return faults.filter(({ entry }) => entry === name).map(({ reason }) => reason);
  }

  const partOf = ({ syllabus }: Written) => syllabus[0] ?? {};

  test.each<[string, string, (course: Written) => void, RegExp]>([
    [
      'names a lesson that is not there',
      'brush-up',
      (course) => Object.assign(partOf(course), { lessons: ['form.qc', 'quant.none'] }),
      /there is no lesson quant\.none/,
    ],
    [
      'has a lesson twice',
      'brush-up',
      (course) => Object.assign(partOf(course), { lessons: ['form.qc', 'form.qc'] }),
      /the same lesson twice/,
    ],
    [
      'is made of lessons and says itself how many',
      'brush-up',
      (course) => Object.assign(course, { lessonCount: 12, hours: 6 }),
      /lessonCount/,
    ],
    [
      'asks money for lessons that are free',
      'brush-up',
      (course) => Object.assign(course, { price: 520 }),
      /its lessons are free/,
    ],
    [
      'is made of lessons and has a part without any',
      'brush-up',
      (course) => Object.assign(partOf(course), { lessons: [] }),
      /lessons/,
    ],
    [
      'is paid for and gives nothing',
      'subject-learning',
      (course) => Object.assign(course, { gives: [] }),
      /gives/,
    ],
    [
      'gives what nobody knows of',
      'subject-learning',
      (course) => Object.assign(course, { gives: ['live', 'a guarantee'] }),
      /gives/,
    ],
  ])('is refused that %s', async (_, name, change, reason) => {
    expect((await faultsOf(name, change)).join('\n')).toMatch(reason);
  });

  test('is as it was when nothing is changed', async () => {
    expect(await faultsOf('brush-up', () => {})).toEqual([]);
  });
});
