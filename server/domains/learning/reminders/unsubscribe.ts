/** The links in letters: whoever holds one may end what the letter was, or everything, without logging in. */
import type { ReminderKind } from '#core/learning/reminders.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { hashSecret, makeSecret } from '#server/domains/accounts/service.ts';
import { notFound } from '#server/http/errors.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import { linksOpened, tokensMissed } from './limits.ts';
import { changeSettings } from './settings.ts';
import { findLink, findReminders, insertLink } from './store.ts';

type Guest = { address: string; now: Date };

export const unsubscribePath = (token: string): string => `/unsubscribe/${token}`;

/** A new one for each letter: only hashes are kept, so none can be written a second time. */
export async function makeUnsubscribeToken(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  kind: ReminderKind,
  now: Date,
): Promise<string> {
  const token = makeSecret();
  await insertLink(db, { tokenHash: hashSecret(token), userId, kind, madeAt: now });
  return token;
}

async function openLink({ db, counters }: Pick<Deps, 'db' | 'counters'>, token: string, { address }: Guest) {
  const network = networkOf(address);
  await limit(counters, [linksOpened, network]);
  const link = await findLink(db, hashSecret(token));
  if (link) return link;
  await limit(counters, [tokensMissed, network]);
  throw notFound();
}

export async function showUnsubscribe(deps: Pick<Deps, 'db' | 'counters'>, token: string, guest: Guest) {
  const { userId, kind } = await openLink(deps, token, guest);
  const row = await findReminders(deps.db, userId);
  return { kind, hasDaily: Boolean(row?.dailyBy), hasWeekly: Boolean(row?.weeklyOn) };
}

/** A repeat changes nothing. */
export async function unsubscribe(
  deps: Pick<Deps, 'db' | 'counters'>,
  token: string,
  isAll: boolean,
  guest: Guest,
) {
  const { userId, kind } = await openLink(deps, token, guest);
  const change = {
    ...((isAll || kind === 'daily') && { dailyBy: null }),
    ...((isAll || kind === 'weekly') && { weeklyOn: null }),
  };
  const after = await inTransaction(deps.db, (tx) => changeSettings(tx, userId, change, { now: guest.now }));
  return { kind, hasDaily: after.dailyBy !== null, hasWeekly: after.weeklyOn !== null };
}
