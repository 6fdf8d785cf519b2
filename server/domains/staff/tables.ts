/** The table of the staff domain, as drizzle sees it; a migration makes it, and a trigger keeps it as it was written. */
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { auditNames } from '#core/accounts/audit.ts';
import { id, identity, moment } from '#server/db/columns.ts';

/** Short facts without private text: a score, a state, a role, numbers of people. */
export type AuditDetails = Record<string, string | number | boolean | null | string[]>;

export const auditLog = pgTable('audit_log', {
  id: identity(),
  at: moment('at').notNull(),
  staffId: id('staff_id'),
  action: text({ enum: auditNames }).notNull(),
  targetKind: text('target_kind').notNull(),
  targetId: text('target_id'),
  network: text().notNull(),
  details: jsonb().$type<AuditDetails>().notNull(),
});
