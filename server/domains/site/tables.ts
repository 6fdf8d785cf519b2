/** Tables of the site domain, as drizzle sees them; the migrations make them. */
import { date, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { orderStates } from '#core/site/kinds.ts';
import type { Text } from '#core/texts.ts';
import { id, identity, moment } from '#server/db/columns.ts';
import type { Entry, EntryKind } from './content-schema.ts';

/** By month of `received_at`. */
export const viewLogs = pgTable('view_logs', {
  id: identity(),
  uuid: text().notNull(),
  platform: text().notNull(),
  name: text().notNull(),
  path: text().notNull(),
  params: jsonb().notNull().default({}),
  query: jsonb().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});

/** What is left of page views when they are removed. */
export const viewDays = pgTable('view_days', {
  day: date({ mode: 'string' }).notNull(),
  name: text().notNull(),
  views: integer().notNull(),
  visitors: integer().notNull(),
});

export const siteEntries = pgTable('site_entries', {
  id: identity(),
  kind: text().$type<EntryKind>().notNull(),
  slug: text().notNull(),
  position: integer().notNull(),
  content: jsonb().$type<Entry<EntryKind>>().notNull(),
  checksum: text().notNull(),
  source: text({ enum: ['content', 'staff'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
  retiredAt: moment('retired_at'),
});

export const dutyShifts = pgTable('duty_shifts', {
  id: identity(),
  name: text().notNull(),
  weekday: smallint().notNull(),
  starts: text().notNull(),
  ends: text().notNull(),
  url: text().notNull(),
  overseasUrl: text('overseas_url'),
});

export type ShiftRow = typeof dutyShifts.$inferSelect;

export const eventSignups = pgTable('event_signups', {
  event: text().notNull(),
  startsAt: moment('starts_at').notNull(),
  userId: id('user_id').notNull(),
  signedAt: moment('signed_at').notNull(),
});

export const courseOrders = pgTable('course_orders', {
  id: identity(),
  userId: id('user_id').notNull(),
  course: text().notNull(),
  title: jsonb().$type<Text>().notNull(),
  price: integer().notNull(),
  beginsAt: moment('begins_at'),
  contact: text().notNull(),
  note: text().notNull(),
  status: text({ enum: orderStates }).notNull().default('placed'),
  placedAt: moment('placed_at').notNull(),
  heldUntil: moment('held_until'),
  decidedAt: moment('decided_at'),
  decidedBy: id('decided_by'),
});

export type OrderRow = typeof courseOrders.$inferSelect;
