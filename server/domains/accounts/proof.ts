/** Before what a stolen session alone must not be able to do: the password, or a login of a moment ago. */
import type { Deps, Viewer } from '#server/deps.ts';
import { askForFreshLogin } from './fresh-login.ts';
import { askForPassword } from './recovery.ts';
import type { UserRow } from './tables.ts';

export type Proof = { password?: string | undefined };

export async function askForProof(
  deps: Deps,
  user: UserRow,
  viewer: Viewer,
  { password }: Proof,
  now: Date,
): Promise<void> {
  if (user.passwordHash === null) await askForFreshLogin(deps, viewer, now);
  else await askForPassword(deps, user, password, 'password');
}
