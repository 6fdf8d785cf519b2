/** Tables of the site domain, as drizzle sees them; the migrations make them. */
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const viewLogs = pgTable('view_logs', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  uuid: text().notNull(),
  platform: text().notNull(),
  name: text().notNull(),
  path: text().notNull(),
  params: jsonb().notNull().default({}),
  query: jsonb().notNull().default({}),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});
