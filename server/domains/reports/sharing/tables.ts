/** Tables of shared reports, as drizzle sees them; the migrations make them. */
import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { bytes, id, identity, moment } from '#server/db/columns.ts';

export const reportLinks = pgTable('report_links', {
  id: identity(),
  recordId: id('record_id').notNull(),
  userId: id('user_id').notNull(),
  tokenHash: bytes('token_hash').notNull(),
  hideScores: boolean('hide_scores').notNull(),
  showEssay: boolean('show_essay').notNull(),
  showAnswers: boolean('show_answers').notNull(),
  createdAt: moment('created_at').notNull(),
});
