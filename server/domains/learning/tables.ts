/** Tables of the learning domain, as drizzle sees them; the migrations make them. */
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { MistakeCause } from '#core/learning/causes.ts';
import type { ReviewCard } from '#core/learning/wrong-book.ts';
import type { Answer } from '#core/questions/kinds.ts';
import { id, identity, moment } from '#server/db/columns.ts';

export const collectionFolders = pgTable('collection_folders', {
  id: identity(),
  userId: id('user_id').notNull(),
  name: text().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const collections = pgTable('collections', {
  userId: id('user_id').notNull(),
  questionId: id('question_id').notNull(),
  folderId: id('folder_id'),
  collectedAt: moment('collected_at').notNull(),
});

export const notes = pgTable('notes', {
  id: identity(),
  userId: id('user_id').notNull(),
  questionId: id('question_id').notNull(),
  body: text().notNull(),
  revision: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const comments = pgTable('comments', {
  id: identity(),
  questionId: id('question_id').notNull(),
  userId: id('user_id'),
  threadId: id('thread_id'),
  replyToId: id('reply_to_id'),
  body: text().notNull(),
  likes: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  editedAt: moment('edited_at'),
  deletedAt: moment('deleted_at'),
  reportedAt: moment('reported_at'),
  hiddenAt: moment('hidden_at'),
  reviewedAt: moment('reviewed_at'),
  reviewedBy: id('reviewed_by'),
});

export const commentLikes = pgTable('comment_likes', {
  commentId: id('comment_id').notNull(),
  userId: id('user_id').notNull(),
});

export const commentReports = pgTable('comment_reports', {
  commentId: id('comment_id').notNull(),
  userId: id('user_id').notNull(),
  reason: text().notNull(),
  note: text().notNull(),
  reportedAt: moment('reported_at').notNull(),
  isCredible: boolean('is_credible').notNull().default(false),
  settledAt: moment('settled_at'),
});

export const wrongBooks = pgTable('wrong_books', {
  userId: id('user_id').notNull(),
  questionId: id('question_id').notNull(),
  source: text({ enum: ['exam', 'practice', 'bank'] }).notNull(),
  cause: text().$type<MistakeCause>(),
  lastAnswer: jsonb('last_answer').$type<Answer>().notNull(),
  wrongCount: integer('wrong_count').notNull(),
  firstWrongAt: moment('first_wrong_at').notNull(),
  lastWrongAt: moment('last_wrong_at').notNull(),
  cleanSolves: integer('clean_solves').notNull().default(0),
  firstCleanAt: moment('first_clean_at'),
  card: jsonb().$type<ReviewCard>().notNull(),
  dueAt: moment('due_at').notNull(),
  graduatedAt: moment('graduated_at'),
});
