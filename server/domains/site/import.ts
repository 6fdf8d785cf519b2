/** Brings the site's content into the database at start, and what can be found of it into the search. */
import type { BankText } from '#core/bank-text.ts';
import { parseMarkdown, plainText } from '#core/markdown.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/tx.ts';
import { dropDocuments, indexDocuments, type SearchDocument } from '#server/domains/search/service.ts';
import { type ContentEntry, contentFolder, type Fault, readContent } from './content.ts';
import type { Entry } from './content-schema.ts';
import { lockImport, retireMissing, type StoredEntry, upsertEntries } from './store.ts';

/** Entries with a fault are left out, so that one of them does not take the whole site along. */
export async function importContent(
  { db, now, onWait }: { db: Database; now: () => Date; onWait?: () => void },
  folder = contentFolder,
): Promise<{ changed: number; retired: number; faults: Fault[] }> {
  const { entries, faults } = await readContent(folder);
  const faulty = new Set(faults.map(({ entry }) => entry));
  return inTransaction(db, async (tx) => {
    await lockImport(tx, onWait);
    const changed = await upsertEntries(tx, entries, now());
    const retired = await retireMissing(tx, entries, [...faulty], now());
    await indexDocuments(
      tx,
      changed.flatMap((stored) => documentOf(stored, entries)),
    );
    for (const kind of ['news', 'course', 'event'] as const) {
      const gone = retired.filter((entry) => entry.kind === kind).map(({ id }) => id);
      if (gone.length > 0) await dropDocuments(tx, kind, gone);
    }
    return { changed: changed.length, retired: retired.length, faults };
  });
}

/** What can be found: articles, classes and events. */
function documentOf({ id, kind, slug }: StoredEntry, entries: readonly ContentEntry[]): SearchDocument[] {
  const entry = entries.find((one) => one.kind === kind && one.slug === slug);
  if (!entry) return [];
  if (kind === 'news') {
    const { title, description, body } = entry.content as Entry<'news'>;
    return [
      { kind, ref: id, path: `/news/${slug}`, title, texts: [...both(description), ...both(body, asPlain)] },
    ];
  }
  if (kind === 'event') {
    const { title, description, body } = entry.content as Entry<'event'>;
    return [
      {
        kind,
        ref: id,
        path: `/events/${slug}`,
        title,
        texts: [...both(description), ...both(body, asPlain)],
      },
    ];
  }
  if (kind === 'course') {
    const { title, description, audience, syllabus } = entry.content as Entry<'course'>;
    const parts = syllabus.flatMap((part) => [...both(part.title), ...both(part.text)]);
    const texts = [...both(description), ...both(audience)];
    return [{ kind, ref: id, path: `/course/${slug}`, title, texts, details: parts }];
  }
  return [];
}

const asPlain = (markdown: BankText) => plainText(parseMarkdown(markdown));

const both = <Own extends string>(
  { zh_cn, en }: { zh_cn: Own; en: Own },
  read: (text: Own) => string = (text) => text,
): string[] => [read(zh_cn), read(en)];
