/** Tables of the feedback domain, as drizzle sees them; the migrations make them. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { schools } from '#core/enquiry.ts';
import { contactMethods, feedbackTypes } from '#core/feedback.ts';
import { id, identity, moment } from '#server/db/columns.ts';

export const feedbacks = pgTable('feedbacks', {
  id: identity(),
  userId: id('user_id').notNull(),
  type: text({ enum: feedbackTypes }).notNull(),
  description: text().notNull(),
  contactMethod: text('contact_method', { enum: contactMethods }).notNull(),
  contact: text().notNull(),
  /** A path of ours: what it is about. */
  page: text(),
  createdAt: moment('created_at').notNull(),
  handledAt: moment('handled_at'),
  answer: text(),
});

export type FeedbackRow = typeof feedbacks.$inferSelect;

/** A question to the tutors; without a user it is a visitor's. */
export const enquiries = pgTable('enquiries', {
  id: identity(),
  userId: id('user_id'),
  school: text({ enum: schools }).notNull(),
  body: text().notNull(),
  contact: text().notNull(),
  createdAt: moment('created_at').notNull(),
  handledAt: moment('handled_at'),
  answer: text(),
});

export type EnquiryRow = typeof enquiries.$inferSelect;

/** A picture waits for its feedback; without one it is dropped after a day. */
export const feedbackPictures = pgTable('feedback_pictures', {
  key: text().primaryKey(),
  userId: id('user_id').notNull(),
  feedbackId: id('feedback_id'),
  createdAt: moment('created_at').notNull(),
});
