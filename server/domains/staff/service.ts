/** What members of the staff did, written down with the deed itself and never changed afterwards. */
import type { Page } from '#contract/endpoint.ts';
import { type AuditAction, auditActions } from '#core/accounts/audit.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { networkOf } from '#server/http/limits.ts';
import { insertAudit, listAudit, listAuditAbout, listAuditBy, type WhichAudit } from './store.ts';
import type { AuditDetails } from './tables.ts';

export { countWaiting, mostCounted } from './waiting-store.ts';
export type { AuditDetails };

type About = {
  id?: string | null;
  details?: AuditDetails;
  /** Where a call does now one thing and now another; else the one that it names. */
  action?: AuditAction;
};

/** Writes a deed down: in the transaction of the deed, so that there is both or neither. */
export type Audit = (db: Queryable, about?: About) => Promise<void>;

type Deed = {
  action: AuditAction;
  /** Null: an operator at the command line. */
  staffId: string | null;
  address: string;
  now: Date;
  targetId: string | null;
  details?: AuditDetails | undefined;
};

export async function writeAudit(
  db: Queryable,
  { action, staffId, address, now, targetId, details = {} }: Deed,
): Promise<void> {
  const targetKind = auditActions[action];
  await insertAudit(db, {
    ...{ at: now, staffId, action, targetKind, targetId, details },
    network: networkOf(address),
  });
}

const dayMs = 24 * 3600_000;

type Wanted = Omit<WhichAudit, 'from' | 'until'> & { day?: string | undefined };

/** A day is one of Beijing, as everywhere at the desks. */
export async function findAudit(db: Queryable, { day, ...which }: Wanted, page: Page) {
  const from = day ? new Date(`${day}T00:00:00+08:00`) : undefined;
  const until = from && new Date(from.getTime() + dayMs);
  return listAudit(db, { ...which, from, until }, page);
}

/** The rows stay when somebody leaves: they hold a number and no name. */
export const staffData: PersonalData = {
  name: 'staff',
  read: async (db, userId) => ({
    done: await listAuditBy(db, userId),
    doneAboutMe: await listAuditAbout(db, userId),
  }),
  erase: async () => {},
};
