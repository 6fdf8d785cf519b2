/** Puts documents into the search index and takes them out, whatever they are: questions, articles, courses, events. */
import { documentTokens, type Field } from '#core/search/document.ts';
import type { Text } from '#core/texts.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import {
  createTokensIndex,
  type DocumentRow,
  dropTokensIndex,
  hasDocuments,
  upsertDocuments,
} from './index-store.ts';
import type { SearchKind } from './kinds.ts';

export type SearchDocument = {
  kind: SearchKind;
  /** The id of what is found. */
  ref: string;
  /** Where it is, without the language. */
  path: string;
  title: Text;
  /** Besides the title: tags, authors. */
  names?: string[];
  /** What everybody may read, most telling first: excerpts are cut from it. */
  texts: string[];
  /** Less telling than the texts, such as options: short pieces stand together, so that an excerpt of them says something. */
  details?: string[];
  /** What only logged-in people may find. */
  secrets?: string[];
  /** What it shares with others like it, of which each further one counts for less; without it, it is like no other. */
  kin?: string;
};

const batchSize = 200;

/** Adds documents, or puts them in the place of what was there. */
export async function indexDocuments(
  db: Queryable,
  documents: Iterable<SearchDocument>,
  onProgress: (done: number) => void = () => undefined,
): Promise<void> {
  let batch: DocumentRow[] = [];
  let done = 0;
  const flush = async () => {
    await upsertDocuments(db, batch);
    done += batch.length;
    batch = [];
  };
  for (const document of documents) {
    if (batch.length === 0) onProgress(done);
    batch.push(toRow(document));
    if (batch.length === batchSize) await flush();
  }
  if (batch.length > 0) await flush();
}

/**
 * The same for a whole bank. Where there is nothing yet, nobody is searching, and an index that is built whole takes
 * half the time of one that grows.
 */
export async function indexBank(
  tx: Transaction,
  documents: Iterable<SearchDocument>,
  onProgress: (done: number) => void,
): Promise<void> {
  const definition = (await hasDocuments(tx)) ? null : await dropTokensIndex(tx);
  await indexDocuments(tx, documents, onProgress);
  if (definition !== null) await createTokensIndex(tx, definition);
}

function toRow(document: SearchDocument): DocumentRow {
  const { kind, ref, path, title, names = [], texts, details = [], secrets = [], kin = path } = document;
  const field =
    (weight: Field['weight']) =>
    (text: string): Field => ({ text, weight });
  const titles = [...new Set([title.zh_cn, title.en])].filter((text) => text !== '');
  return {
    kind,
    ref,
    path,
    title,
    kin,
    public_texts: [...texts, ...details, ...titles],
    secret_texts: secrets,
    tokens: documentTokens([
      ...[...titles, ...names].map(field('A')),
      ...texts.map(field('B')),
      ...details.map(field('C')),
      ...secrets.map(field('D')),
    ]),
  };
}
