/** Before what a stolen session alone must not be able to do: the password, or a login of a moment ago. */
import type { Deps, Viewer } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { askForPassword } from './recovery.ts';
import { findSessionStart } from './sessions-store.ts';
import type { UserRow } from './tables.ts';

const freshMs = 10 * 60_000;

export type Proof = { password?: string | undefined };

export async function askForProof(
  deps: Deps,
  user: UserRow,
  viewer: Viewer,
  { password }: Proof,
  now: Date,
): Promise<void> {
  if (user.passwordHash !== null) return askForPassword(deps, user, password, 'password');
  await askForFreshLogin(deps, viewer, now);
}

/** Who has no password logs in once more, with WeChat or a code, and has ten minutes from then on. */
export async function askForFreshLogin({ db }: Deps, viewer: Viewer, now: Date): Promise<void> {
  const start = await findSessionStart(db, viewer.sessionId);
  if (!start || start.getTime() < now.getTime() - freshMs) throw new AppError('FRESH_LOGIN_NEEDED');
}
