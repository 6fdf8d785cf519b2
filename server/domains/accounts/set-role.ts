/** Giving and taking roles: by an administrator, and never so that no administrator is left. */
import { isStaff, type Role } from '#core/accounts/roles.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { AppError, invalidInput, notFound } from '#server/http/errors.ts';
import { getUser } from './profile.ts';
import { askForProof, type Proof } from './proof.ts';
import { announceEnd } from './sessions.ts';
import { updateSessionsEnded } from './sessions-store.ts';
import { lockAdmins, lockUser, updateUser } from './store.ts';

/** Whose role changes logs in anew: no session has more power than it was opened with. */
export async function setRole(
  deps: Deps,
  viewer: Viewer,
  userId: string,
  { role, password, now, audit }: Proof & { role: Role; now: Date; audit: Audit },
): Promise<void> {
  await askForProof(deps, await getUser(deps.db, viewer), viewer, { password }, now);
  const ended = await inTransaction(deps.db, async (tx) => {
    // All of them: two administrators who take each other's role at once must not both succeed.
    const admins = await lockAdmins(tx);
    const user = await lockUser(tx, userId);
    if (!user) throw notFound();
    await audit(tx, { details: { from: user.role, to: role } });
    if (user.role === role) return [];
    if (user.role === 'admin' && admins.length === 1) throw new AppError('LAST_ADMIN');
    // Anybody may have opened an account with an address that is not theirs.
    if (isStaff(role) && user.email !== null && user.emailVerifiedAt === null)
      throw invalidInput({ role: 'role_unproved' });
    await updateUser(tx, userId, { role });
    return updateSessionsEnded(tx, { userId }, now);
  });
  announceEnd(deps, ended);
}
