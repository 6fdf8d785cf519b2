import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder, readContent } from './content.ts';

test('the content has no fault', async () => {
  const { faults, entries } = await readContent(contentFolder);
  expect(faults).toEqual([]);
  expect(entries.filter(({ kind }) => kind === 'short')).toHaveLength(9);
  expect(entries.filter(({ kind }) => kind === 'location')).toHaveLength(2);
  const courses = entries.filter(({ kind }) => kind === 'course').map(({ slug }) => slug);
  expect(courses).toEqual(expect.arrayContaining(['subject-learning', 'brush-up', 'custom-learning']));
  const help = entries.filter(({ kind }) => kind === 'help').map(({ slug }) => slug);
  expect(help).toEqual(expect.arrayContaining(['copyright-statement', 'terms', 'privacy', 'faq']));
});

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
