/** Tables of the inbox domain, as drizzle sees them; the migrations make them. */
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { roles } from '#core/accounts/roles.ts';
import type { Text } from '#core/texts.ts';
import { id, identity, moment } from '#server/db/columns.ts';

export const messages = pgTable('messages', {
  id: identity(),
  audience: text({ enum: ['user', 'role', 'all'] }).notNull(),
  userId: id('user_id'),
  role: text({ enum: roles }),
  title: jsonb().$type<Text>().notNull(),
  body: jsonb().$type<Text>().notNull(),
  link: text(),
  senderId: id('sender_id'),
  senderKey: uuid('sender_key'),
  sentAt: moment('sent_at').notNull(),
  readAt: moment('read_at'),
});

export const messageReceipts = pgTable('message_receipts', {
  userId: id('user_id').notNull(),
  messageId: id('message_id').notNull(),
  readAt: moment('read_at').notNull(),
});

export const inboxes = pgTable('inboxes', {
  userId: id('user_id').primaryKey(),
  readThrough: id('read_through').notNull(),
});
