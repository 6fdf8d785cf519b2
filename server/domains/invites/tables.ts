/** Tables of the invites domain, as drizzle sees them; the migrations make them. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '#server/db/columns.ts';

export const invites = pgTable('invites', {
  id: text().primaryKey(),
  inviterId: id('inviter_id').notNull(),
  note: text().notNull(),
  maxUses: integer('max_uses').notNull(),
  uses: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
});

export const inviteConfirmations = pgTable('invite_confirmations', {
  inviteId: text('invite_id').notNull(),
  userId: id('user_id').notNull(),
  confirmedAt: moment('confirmed_at').notNull(),
});
