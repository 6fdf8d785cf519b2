/** A login of a moment ago: what who has no password shows before what a stolen session must not be able to do. */
import type { Deps, Viewer } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { findSessionStart } from './sessions-store.ts';

const freshMs = 10 * 60_000;

/** With WeChat or a code once more, and ten minutes from then on. */
export async function askForFreshLogin({ db }: Deps, viewer: Viewer, now: Date): Promise<void> {
  const start = await findSessionStart(db, viewer.sessionId);
  if (!start || start.getTime() < now.getTime() - freshMs) throw new AppError('FRESH_LOGIN_NEEDED');
}
