/** Who may register: everybody, or where the operator wants it so, whoever holds an invitation of theirs. */
import { randomInt } from 'node:crypto';
import { dayMs } from '#core/duration.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, invalidInput } from '#server/http/errors.ts';
import { hashSecret } from '../secrets.ts';
import { findInvitation, insertInvitation, updateInvitationUsed } from './registration-store.ts';

/** Without letters and digits that look alike: it is read from paper, too. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Sixteen of 31 letters are 79 bits: nobody guesses one, so a plain hash keeps it safe at rest. */
const makeInvitation = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/** However it was typed. */
const hashInvitation = (code: string): Buffer => hashSecret(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));

/** The id of the invitation that lets this person register; null where none is needed. */
export async function checkInvitation(
  { db, config }: Deps,
  invitation: string | undefined,
  now: Date,
): Promise<string | null> {
  if (config.registration === 'open') return null;
  if (config.registration === 'closed') throw new AppError('REGISTRATION_CLOSED');
  if (!invitation) throw invalidInput({ invitation: 'required' });
  const id = await findInvitation(db, hashInvitation(invitation), now);
  if (id === null) throw invalidInput({ invitation: 'invitation_refused' });
  return id;
}

/** In the transaction of the registration: of two who hold the last use, one is let in. */
export async function spendInvitation(tx: Queryable, id: string, now: Date): Promise<void> {
  if (!(await updateInvitationUsed(tx, id, now))) throw invalidInput({ invitation: 'invitation_refused' });
}

/** For the ways in that would open an account by themselves, by phone or WeChat: those ask for no invitation. */
export function checkOpenToNew({ config }: Pick<Deps, 'config'>): void {
  if (config.registration !== 'open') throw new AppError('REGISTRATION_CLOSED');
}

export type NewInvitation = { readonly uses: number; readonly days: number; readonly note: string };

/** The code itself is told once and not kept. */
export async function createInvitation(db: Queryable, wanted: NewInvitation, now: Date): Promise<string> {
  const code = makeInvitation();
  await insertInvitation(db, {
    codeHash: hashInvitation(code),
    note: wanted.note,
    maxUses: wanted.uses,
    createdAt: now,
    expiresAt: new Date(now.getTime() + wanted.days * dayMs),
  });
  return code;
}
