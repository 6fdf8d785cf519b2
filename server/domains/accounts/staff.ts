/** Accounts of the staff, made by an operator. None ever exists with a password that is known. */
import type { AuditAction } from '#core/accounts/audit.ts';
import type { Role } from '#core/accounts/roles.ts';
import { dayMs } from '#core/duration.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import { type AuditDetails, writeAudit } from '#server/domains/staff/service.ts';
import { upsertCode } from './codes/codes-store.ts';
import { deleteDevicesOf } from './devices/devices-store.ts';
import { deleteChallengesOf, deleteFactor } from './second-factor/store.ts';
import { hashCode, makeSecret } from './secrets.ts';
import { updateSessionsEnded } from './sessions-store.ts';
import { deleteWechat, findUserByContact, insertUser, updateUser } from './store.ts';

const linkMs = dayMs;

export type NewStaff = {
  readonly email: string;
  readonly role: Role;
  readonly nickname: string;
  /** Null: the person sets one through the link. */
  readonly passwordHash: string | null;
};

/** `setPath` is the page on which the person sets the password, once and within a day; null where one is set. */
export type MadeStaff = { readonly isNew: boolean; readonly setPath: string | null };

/**
 * Someone whose address is proved keeps the account, password and all, and gets the role. An account that anybody may
 * have opened with the address keeps nothing that lets its opener in.
 */
export async function makeStaff(db: Database, staff: NewStaff, now: Date): Promise<MadeStaff> {
  const { email, role, nickname, passwordHash } = staff;
  const secret = makeSecret();
  return inTransaction(db, async (tx) => {
    const known = await findUserByContact(tx, { email });
    const keptHash = known?.emailVerifiedAt ? known.passwordHash : null;
    const made = known ?? (await insertUser(tx, { email, role, nickname, passwordHash, createdAt: now }));
    await writeDown(tx, 'role_changed', made?.id ?? null, { from: known?.role ?? null, to: role }, now);
    if (known?.emailVerifiedAt) {
      await updateUser(tx, known.id, { role, passwordHash: passwordHash ?? keptHash });
    } else if (known) {
      await updateUser(tx, known.id, { role, passwordHash, phone: null });
      await deleteWechat(tx, known.id);
      await deleteFactor(tx, known.id);
      await deleteChallengesOf(tx, known.id);
      await deleteDevicesOf(tx, known.id);
      await updateSessionsEnded(tx, { userId: known.id }, now);
    }
    if (passwordHash ?? keptHash) return { isNew: !known, setPath: null };
    await upsertCode(tx, {
      purpose: 'reset',
      target: email,
      codeHash: hashCode('reset', email, secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkMs),
    });
    const query = new URLSearchParams({ email, code: secret });
    return { isNew: !known, setPath: `/forgetPassword?${query}` };
  });
}

/** For who has lost the app and the recovery codes. False where there is no such account, or no second factor on it. */
export async function resetFactorOf(db: Database, email: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const user = await findUserByContact(tx, { email });
    if (!user || !(await deleteFactor(tx, user.id))) return false;
    await writeDown(tx, 'factor_reset', user.id, {}, now);
    await updateSessionsEnded(tx, { userId: user.id }, now);
    return true;
  });
}

/** What is done here has no member of the staff behind it, and no network. */
function writeDown(
  tx: Transaction,
  action: AuditAction,
  targetId: string | null,
  details: AuditDetails,
  now: Date,
): Promise<void> {
  return writeAudit(tx, { action, staffId: null, address: 'command line', now, targetId, details });
}
