/** The step between the first factor and a session: whoever has a second factor is let in only after showing it. */

import { createHmac } from 'node:crypto';
import { findStep, type HmacSha1 } from '#core/accounts/totp.ts';
import type { Queryable } from '#server/db/tx.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, invalidInput } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { askerOf, rememberDevice } from '../devices/devices.ts';
import { factorAccount, factorPair } from '../limits.ts';
import { hashCode, hashSecret, makeSecret } from '../secrets.ts';
import { type Caller, giveToken, startSession } from '../sessions.ts';
import {
  deleteChallenge,
  type FactorRow,
  findChallenge,
  findFactor,
  hasConfirmedFactor,
  insertChallenge,
  updateLastStep,
  updateRecoveryCodeUsed,
} from './store.ts';

/** Long enough to find the phone. */
const challengeMs = 10 * 60_000;

/** A session's token, or what the second step is asked with. */
export type Opened = { readonly token: string } | { readonly challenge: string };

/** The one way from a first factor to a session. */
export async function openSession(db: Queryable, userId: string, caller: Caller): Promise<Opened> {
  if (!(await hasConfirmedFactor(db, userId))) return { token: await startSession(db, userId, caller) };
  const challenge = makeSecret();
  await insertChallenge(db, {
    tokenHash: hashSecret(challenge),
    userId,
    createdAt: caller.now,
    expiresAt: new Date(caller.now.getTime() + challengeMs),
  });
  return { challenge };
}

/**
 * Once the transaction is through: the token, also for the browser; or the refusal that asks for the second factor,
 * with what else the page has to keep for the time after it.
 */
export function admitOpened(caller: Caller, opened: Opened, kept: Record<string, string> = {}): string {
  if ('token' in opened) return giveToken(caller, opened.token);
  throw new AppError('SECOND_FACTOR_NEEDED', { fields: { ...kept, challenge: opened.challenge } });
}

/** Only who has shown the first factor gets here, so nobody can use up somebody else's tries from afar. */
export async function finishLogin(
  deps: Deps,
  caller: Caller,
  { challenge, code }: { challenge: string; code: string },
): Promise<{ token: string; userId: string }> {
  const tokenHash = hashSecret(challenge);
  const found = await findChallenge(deps.db, tokenHash, caller.now);
  if (!found) throw new AppError('CHALLENGE_EXPIRED');
  const { userId } = found;
  const { key, isOwner } = await askerOf(deps, { userId }, caller);
  const pair = `${userId} ${key}`;
  await limit(deps.counters, [factorPair, pair]);
  if (!isOwner) await limit(deps.counters, [factorAccount, userId]);
  const token = await inTransaction(deps.db, async (tx) => {
    if (!(await deleteChallenge(tx, tokenHash))) throw new AppError('CHALLENGE_EXPIRED');
    await spendFactor(deps, tx, userId, code, caller.now);
    await rememberDevice({ ...deps, db: tx }, caller, userId);
    return startSession(tx, userId, caller);
  });
  await deps.counters.forget(factorPair, pair);
  if (!isOwner) await deps.counters.refund(factorAccount, userId);
  return { token: giveToken(caller, token), userId };
}

/** In the log by the account's number: whoever gets this far has its password. */
export const factorWrong = (userId: string) =>
  invalidInput({ code: 'factor_wrong' }, { name: 'SECOND_FACTOR_WRONG', userId });

/** A code of the app or a recovery code, each good once; a refusal where it is neither. */
export async function spendFactor(
  deps: Deps,
  tx: Queryable,
  userId: string,
  typed: string,
  now: Date,
): Promise<void> {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  const isRight = /^\d{6}$/.test(code)
    ? await spendAppCode(deps, tx, userId, code, now)
    : await updateRecoveryCodeUsed(tx, userId, hashRecoveryCode(userId, code), now);
  if (!isRight) throw factorWrong(userId);
}

async function spendAppCode(deps: Deps, tx: Queryable, userId: string, code: string, now: Date) {
  const factor = await findFactor(tx, userId);
  if (!factor) return false;
  const step = findStep(code, now, factor.lastStep, openFactor(deps, factor));
  return step !== null && (await updateLastStep(tx, userId, step));
}

export const hashRecoveryCode = (userId: string, code: string): Buffer => hashCode('recovery', userId, code);

export const factorPurpose = (userId: string): string => `totp ${userId}`;

/** How codes of this factor are made. A key that is gone is the operator's fault, not a wrong code. */
export function openFactor({ secretBox }: Deps, { userId, secret, keyId }: FactorRow): HmacSha1 {
  const key = secretBox.open({ sealed: secret, keyId }, factorPurpose(userId));
  if (!key)
    throw new AppError('NOT_CONFIGURED', {
      cause: new Error(`a second factor was encrypted with another SECRET_KEY (its id is ${keyId})`),
    });
  return (message) => createHmac('sha1', key).update(message).digest();
}
