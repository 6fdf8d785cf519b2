/** The search index as an import writes it: documents, and the terms that completion offers. */
import { and, eq, sql } from 'drizzle-orm';
import type { Text } from '#core/texts.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import type { SearchKind } from './kinds.ts';
import { searchDocuments, searchTerms } from './tables.ts';

export type DocumentRow = {
  kind: SearchKind;
  ref: string;
  path: string;
  title: Text;
  kin: string;
  public_texts: string[];
  secret_texts: string[];
  tokens: string;
};

export async function upsertDocuments(db: Queryable, rows: readonly DocumentRow[]): Promise<void> {
  await db.execute(sql`
    insert into search_documents (kind, ref, path, title, kin, public_texts, secret_texts, tokens)
    select kind, ref, path, title, kin, array(select jsonb_array_elements_text(public_texts)),
           array(select jsonb_array_elements_text(secret_texts)), tokens::tsvector
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as t (kind text, ref bigint, path text, title jsonb, kin text, public_texts jsonb, secret_texts jsonb,
            tokens text)
    on conflict (kind, ref) do update set path = excluded.path, title = excluded.title, kin = excluded.kin,
      public_texts = excluded.public_texts, secret_texts = excluded.secret_texts, tokens = excluded.tokens`);
}

export async function deleteDocuments(
  db: Queryable,
  kind: SearchKind,
  refs: readonly string[],
): Promise<void> {
  await db
    .delete(searchDocuments)
    .where(
      and(eq(searchDocuments.kind, kind), sql`${searchDocuments.ref} = any(${sql.param(refs)}::bigint[])`),
    );
}

export async function hasDocuments(db: Queryable): Promise<boolean> {
  const found = await db.select({ id: searchDocuments.id }).from(searchDocuments).limit(1);
  return found.length > 0;
}

/** Gives the statement that makes it again: how the index is made stands in the migrations alone. */
export async function dropTokensIndex(tx: Transaction): Promise<string> {
  const { rows } = await tx.execute<{ definition: string }>(
    sql`select pg_get_indexdef('search_documents_tokens'::regclass) as definition`,
  );
  await tx.execute(sql`drop index search_documents_tokens`);
  return rows[0]?.definition ?? '';
}

export async function createTokensIndex(tx: Transaction, definition: string): Promise<void> {
  await tx.execute(sql.raw(definition));
}

export type TagTerm = { term: string; weight: number; path: string };

/**
 * What completion offers: every English word that visitors may find, these tags, and titles. Questions that are kept
 * back lend it nothing.
 */
export async function replaceTerms(
  tx: Transaction,
  tags: readonly TagTerm[],
  hidden: readonly string[],
): Promise<void> {
  // `ts_stat` takes its query as text, so the numbers are written into it.
  const isOpen = `(kind <> 'question' or ref <> all('{${hidden.map(BigInt).join()}}'::bigint[]))`;
  await tx.delete(searchTerms);
  await tx.execute(sql`
    insert into search_terms (term, kind, folded, weight)
    select substr(word, 2), 'word', substr(word, 2), ndoc
    from ts_stat(${`select tokens from search_documents where ${isOpen}`}, 'abc') where word ~ '^=[a-z]{3,}$'`);
  await tx.execute(sql`
    insert into search_terms (term, kind, folded, weight, path)
    select term, 'tag', lower(term), weight, path
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb) as t (term text, weight integer, path text)`);
  await tx.execute(sql`
    insert into search_terms (term, kind, folded, weight)
    select name, 'title', lower(name), count(*)
    from search_documents, unnest(array[title ->> 'zh_cn', title ->> 'en']) as name
    where name <> '' and ${sql.raw(isOpen)} group by name
    on conflict do nothing`);
}
