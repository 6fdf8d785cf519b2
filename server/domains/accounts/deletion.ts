/** What the law grants everyone: to take one's data along, and to be forgotten. */

import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { attemptsData } from '#server/domains/attempts/service.ts';
import { ratingsData } from '#server/domains/calibration/own-data.ts';
import { essaysData } from '#server/domains/essays/service.ts';
import { ownSetsData } from '#server/domains/exams/service.ts';
import { feedbackData } from '#server/domains/feedback/own-data.ts';
import { inboxData } from '#server/domains/inbox/own-data.ts';
import { learningData } from '#server/domains/learning/own-data.ts';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { questionsData } from '#server/domains/questions/own-data.ts';
import { sharingData } from '#server/domains/reports/sharing/service.ts';
import { siteData } from '#server/domains/site/own-data.ts';
import { invalidInput, loginRequired } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { checkCode } from './codes.ts';
import { downloads } from './limits.ts';
import { accountsData } from './own-data.ts';
import { dropPicture, getUser } from './profile.ts';
import { askForPassword } from './recovery.ts';
import { announceEnd } from './sessions.ts';
import { isAnySessionOf, updateSessionsEnded } from './sessions-store.ts';
import { lockUser } from './store.ts';
import type { UserRow } from './tables.ts';

/** A domain that keeps something about people adds its part here. The account itself comes last. */
const personalData: readonly PersonalData[] = [
  // Before the attempts that the links lead to.
  sharingData,
  essaysData,
  attemptsData,
  // After the attempts that point at them.
  ownSetsData,
  feedbackData,
  inboxData,
  learningData,
  questionsData,
  ratingsData,
  siteData,
  accountsData,
];

export async function collectData({ db, counters }: Deps, { id }: Viewer, now: Date): Promise<object> {
  await limit(counters, [downloads, id]);
  const parts: Record<string, unknown> = { exportedAt: now };
  // One after the other: a download must not take the pool's connections from everybody else.
  for (const { name, read } of personalData) parts[name] = await read(db, id);
  return parts;
}

type Confirmation = { password?: string | undefined; code?: string | undefined };
type Asking = { now: Date; address: string };

export async function deleteAccount(deps: Deps, viewer: Viewer, confirmation: Confirmation, call: Asking) {
  const user = await getUser(deps.db, viewer);
  await askForConfirmation(deps, user, confirmation, call);
  const ended = await inTransaction(deps.db, async (tx) => {
    if (!(await lockUser(tx, user.id))) throw loginRequired();
    const ids = await updateSessionsEnded(tx, isAnySessionOf(user.id), call.now);
    for (const { erase } of personalData) await erase(tx, user.id, call.now);
    return ids;
  });
  announceEnd(deps, ended);
  dropPicture(deps, user.avatar);
}

/** By the password, or by a code to what else is known; who has only WeChat has confirmed by being logged in. */
async function askForConfirmation(
  deps: Deps,
  user: UserRow,
  { password, code }: Confirmation,
  call: Asking,
): Promise<void> {
  if (user.passwordHash !== null) return askForPassword(deps, user, password, 'password');
  const contact = user.phone ? { phone: user.phone } : user.email ? { email: user.email } : null;
  if (!contact) return;
  if (code === undefined) throw invalidInput({ code: 'required' });
  await checkCode(deps, 'verify', contact, code, call);
}
