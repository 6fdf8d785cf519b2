/** Tables of the search domain, as drizzle sees them; the migrations make them. */
import { customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Text } from '#core/texts.ts';
import { id, identity } from '#server/db/columns.ts';
import type { SearchKind } from './kinds.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const searchDocuments = pgTable('search_documents', {
  id: identity(),
  kind: text().$type<SearchKind>().notNull(),
  /** The id of what is found. */
  ref: id().notNull(),
  path: text().notNull(),
  title: jsonb().$type<Text>().notNull(),
  /** What excerpts are cut from. */
  publicTexts: text('public_texts').array().notNull(),
  secretTexts: text('secret_texts').array().notNull(),
  tokens: tsvector().notNull(),
  kin: text().notNull(),
});

export const searchTerms = pgTable('search_terms', {
  term: text().notNull(),
  kind: text({ enum: ['word', 'tag', 'title'] }).notNull(),
  /** The same in lower case. */
  folded: text().notNull(),
  /** How many documents hold it. */
  weight: integer().notNull(),
  path: text(),
});
