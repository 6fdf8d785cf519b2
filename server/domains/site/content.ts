/** The site's content as it comes from `content/`: read, checked, and every fault told with file, entry and reason. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { contentFiles, type Entry, type EntryKind, entryKinds } from './content-schema.ts';

export type ContentEntry = {
  kind: EntryKind;
  slug: string;
  /** The order within its file. */
  position: number;
  content: Entry<EntryKind>;
  checksum: string;
};

export type Fault = { file: string; entry: string; reason: string };

/** From the folder of the process, as all that the product reads of its own. */
export const contentFolder = './content';

export async function readContent(folder: string): Promise<{ entries: ContentEntry[]; faults: Fault[] }> {
  const entries: ContentEntry[] = [];
  const faults: Fault[] = [];
  for (const place of contentFiles) {
    const files = 'folder' in place ? await yamlFiles(folder, place.folder) : [place.file];
    for (const file of files) {
      if (!existsSync(join(folder, file))) {
        faults.push({ file, entry: '', reason: 'the file is missing' });
        continue;
      }
      const read = parse(await readFile(join(folder, file), 'utf8')) as unknown;
      const isList = 'file' in place && entryKinds[place.kind].key !== null;
      const raw = isList ? (Array.isArray(read) ? read : []) : [read];
      if (isList && !Array.isArray(read)) faults.push({ file, entry: '', reason: 'expected a list' });
      for (const [position, one] of raw.entries()) {
        readEntry({ kind: place.kind, file, isList, position, one, entries, faults });
      }
    }
  }
  faults.push(...findBrokenReferences(folder, entries));
  return { entries, faults };
}

type Reading = {
  kind: EntryKind;
  file: string;
  isList: boolean;
  position: number;
  one: unknown;
  entries: ContentEntry[];
  faults: Fault[];
};

function readEntry({ kind, file, isList, position, one, entries, faults }: Reading): void {
  const { schema, key } = entryKinds[kind];
  const parsed = schema.safeParse(one);
  const named = key === null ? kind : (one as Record<string, unknown> | null)?.[key];
  const slug = typeof named === 'string' ? named : `${position + 1}`;
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      faults.push({ file, entry: slug, reason: `${issue.path.join('.')}: ${issue.message}` });
    }
    return;
  }
  if (entries.some((entry) => entry.kind === kind && entry.slug === slug)) {
    faults.push({ file, entry: slug, reason: 'there is another one of this name' });
    return;
  }
  // A file that holds one entry is found by its name.
  if (key !== null && !isList && basename(file, '.yaml') !== slug) {
    faults.push({ file, entry: slug, reason: `expected the file to be called ${slug}.yaml` });
  }
  const content = parsed.data as Entry<EntryKind>;
  const checksum = createHash('sha256')
    .update(JSON.stringify([position, content]))
    .digest('hex');
  entries.push({ kind, slug, position, content, checksum });
}

async function yamlFiles(folder: string, name: string): Promise<string[]> {
  if (!existsSync(join(folder, name))) return [];
  const names = (await readdir(join(folder, name))).filter((file) => file.endsWith('.yaml'));
  return names.sort().map((file) => `${name}/${file}`);
}

const publicFolder = './public/art';

/** What an entry points at has to be there: teachers, lessons, articles, drawings. */
function findBrokenReferences(folder: string, entries: readonly ContentEntry[]): Fault[] {
  const faults: Fault[] = [];
  const has = (kind: EntryKind, slug: string) =>
    entries.some((entry) => entry.kind === kind && entry.slug === slug);
  const drawings = { news: 'articles', event: 'articles', course: 'courses' } as const;
  for (const { kind, slug, content } of entries) {
    const fail = (reason: string) => faults.push({ file: kind, entry: slug, reason });
    if (kind === 'course') {
      const { teachers, syllabus } = content as Entry<'course'>;
      for (const teacher of teachers) if (!has('teacher', teacher)) fail(`there is no teacher ${teacher}`);
      const lessons = syllabus.flatMap((part) => part.lessons);
      for (const id of lessons)
        if (!existsSync(join(folder, 'lessons', `${id}.yaml`))) fail(`there is no lesson ${id}`);
      if (new Set(lessons).size < lessons.length) fail('it has the same lesson twice');
    }
    if (kind === 'event') {
      const { host, starts, ends, closes } = content as Entry<'event'>;
      if (host !== null && !has('teacher', host)) fail(`there is no teacher ${host}`);
      if (new Date(ends) <= new Date(starts)) fail('it ends before it starts');
      if (new Date(closes) > new Date(ends)) fail('sign-up closes after it ends');
    }
    if (kind === 'news') {
      for (const other of (content as Entry<'news'>).related) {
        if (!has('news', other)) fail(`there is no article ${other}`);
      }
    }
    if (kind === 'news' || kind === 'event' || kind === 'course') {
      const { cover } = content as Entry<'news' | 'event' | 'course'>;
      if (!existsSync(join(publicFolder, drawings[kind], `${cover}.svg`)))
        fail(`there is no drawing ${cover}`);
    }
  }
  return faults;
}
