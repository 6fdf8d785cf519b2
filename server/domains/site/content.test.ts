import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
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

/** Everything in markdown: articles, events, and the boards of lessons. */
async function readBodies(): Promise<{ slug: string; body: Entry<'news'>['body'] }[]> {
  const { entries } = await readContent(contentFolder);
  return entries.flatMap(({ kind, slug, content }) => {
    if (kind === 'news') return [{ slug, body: (content as Entry<'news'>).body }];
    if (kind === 'event') return [{ slug, body: (content as Entry<'event'>).body }];
    if (kind !== 'course') return [];
    const slides = (content as Entry<'course'>).lessons.flatMap((lesson) => lesson.slides);
    return slides.map(({ board }) => ({ slug, body: board }));
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
