/** Accounts of teachers and administrators, made by an operator. None ever exists with a password that is known. */
import { dayMs } from '#core/duration.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/tx.ts';
import { upsertCode } from './codes-store.ts';
import { hashCode, makeSecret } from './secrets.ts';
import { updateSessionsEnded } from './sessions-store.ts';
import { deleteWechat, findUserByContact, insertUser, updateUser } from './store.ts';

const linkMs = dayMs;

export type NewStaff = {
  readonly email: string;
  readonly role: 'teacher' | 'admin';
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
    if (!known) {
      await insertUser(tx, { email, role, nickname, passwordHash, createdAt: now });
    } else if (known.emailVerifiedAt) {
      await updateUser(tx, known.id, { role, passwordHash: passwordHash ?? keptHash });
    } else {
      await updateUser(tx, known.id, { role, passwordHash, phone: null });
      await deleteWechat(tx, known.id);
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
