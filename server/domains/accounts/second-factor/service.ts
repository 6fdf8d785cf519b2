/** Setting a second factor up, replacing its recovery codes, and taking it away. */
import { randomBytes } from 'node:crypto';
import { shortIdBytes, shortIdFrom } from '#core/accounts/short-id.ts';
import { findStep, otpauthUri, toBase32 } from '#core/accounts/totp.ts';
import { inTransaction, type Transaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { drawCode } from '#server/platform/qr.ts';
import { factorTries } from '../limits.ts';
import { changeMail, originOf, sendNotice } from '../mails.ts';
import { getUser } from '../profile.ts';
import { askForProof, type Proof } from '../proof.ts';
import { announceEnd, giveToken, startSession } from '../sessions.ts';
import { updateSessionsEnded } from '../sessions-store.ts';
import type { Guest } from '../sign-in.ts';
import { findUser } from '../store.ts';
import { factorPurpose, factorWrong, hashRecoveryCode, openFactor, spendFactor } from './challenges.ts';
import {
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  replaceRecoveryCodes,
  updateFactorConfirmed,
  updateLastStep,
  upsertUnconfirmedFactor,
} from './store.ts';

/** What RFC 4226 recommends for the secret: as long as the hash. */
const secretBytes = 20;
const recoveryCodeCount = 10;

const wrongState = () => new AppError('SECOND_FACTOR_STATE');

export async function showSecondFactor({ db, config }: Deps, viewer: Viewer) {
  const factor = await findFactor(db, viewer.id);
  return {
    since: factor?.confirmedAt ?? null,
    recoveryCodesLeft: factor?.confirmedAt ? await countRecoveryCodes(db, viewer.id) : 0,
    isRequired: config.staffNeedsSecondFactor && (viewer.waitingRole ?? viewer.role) !== 'user',
  };
}

/** Nothing asks for it before a code of it has come back: whoever closes the page here is not locked out. */
export async function beginSecondFactor(deps: Deps, viewer: Viewer, guest: Guest, proof: Proof) {
  const user = await getUser(deps.db, viewer);
  await askForProof(deps, user, viewer, proof, guest.now);
  const bytes = randomBytes(secretBytes);
  const { sealed, keyId } = deps.secretBox.seal(bytes, factorPurpose(user.id));
  const row = { userId: user.id, secret: sealed, keyId, createdAt: guest.now };
  if (!(await upsertUnconfirmedFactor(deps.db, row))) throw wrongState();
  const secret = toBase32(bytes);
  const account = user.email ?? user.phone ?? user.nickname;
  const uri = otpauthUri(secret, { issuer: deps.config.company[guest.locale], account });
  return { secret, uri, qr: await drawCode(uri) };
}

/** Sessions that never showed the factor end, this one too: a new one takes its place. */
export async function confirmSecondFactor(deps: Deps, viewer: Viewer, guest: Guest, code: string) {
  await limit(deps.counters, [factorTries, viewer.id]);
  const done = await inTransaction(deps.db, async (tx) => {
    const factor = await findFactor(tx, viewer.id);
    if (!factor || factor.confirmedAt) throw wrongState();
    const step = findStep(code, guest.now, factor.lastStep, openFactor(deps, factor));
    if (step === null || !(await updateLastStep(tx, viewer.id, step))) throw factorWrong(viewer.id);
    if (!(await updateFactorConfirmed(tx, viewer.id, guest.now))) throw wrongState();
    return {
      recoveryCodes: await makeRecoveryCodes(tx, viewer.id),
      ...(await renewSession(tx, viewer, guest)),
    };
  });
  await deps.counters.forget(factorTries, viewer.id);
  await tellOfChange(deps, viewer, guest, done.ended, 'factor_on');
  return { recoveryCodes: done.recoveryCodes, token: giveToken(guest, done.token) };
}

/** The old ones are good no longer. */
export async function renewRecoveryCodes(deps: Deps, viewer: Viewer, guest: Guest, code: string) {
  await limit(deps.counters, [factorTries, viewer.id]);
  const recoveryCodes = await inTransaction(deps.db, async (tx) => {
    if (!(await findFactor(tx, viewer.id))?.confirmedAt) throw wrongState();
    await spendFactor(deps, tx, viewer.id, code, guest.now);
    return makeRecoveryCodes(tx, viewer.id);
  });
  await deps.counters.forget(factorTries, viewer.id);
  return { recoveryCodes };
}

export async function removeSecondFactor(
  deps: Deps,
  viewer: Viewer,
  guest: Guest,
  { code, ...proof }: Proof & { code: string },
): Promise<{ token: string }> {
  const user = await getUser(deps.db, viewer);
  await limit(deps.counters, [factorTries, viewer.id]);
  await askForProof(deps, user, viewer, proof, guest.now);
  const { token, ended } = await inTransaction(deps.db, async (tx) => {
    await spendFactor(deps, tx, viewer.id, code, guest.now);
    if (!(await deleteFactor(tx, viewer.id))) throw wrongState();
    return renewSession(tx, viewer, guest);
  });
  await deps.counters.forget(factorTries, viewer.id);
  await tellOfChange(deps, viewer, guest, ended, 'factor_off');
  return { token: giveToken(guest, token) };
}

/** For who has lost the phone and the recovery codes: by an administrator, who has seen that it is really them. */
export async function resetSecondFactor(
  deps: Deps,
  viewer: Viewer,
  userId: string,
  { now, audit, ...proof }: Proof & { now: Date; audit: Audit },
): Promise<void> {
  // One's own goes with a code of it: otherwise a stolen password would do where two factors are asked for.
  if (userId === viewer.id) throw new AppError('OWN_SECOND_FACTOR', { path: '/user/security' });
  await askForProof(deps, await getUser(deps.db, viewer), viewer, proof, now);
  const ended = await inTransaction(deps.db, async (tx) => {
    if (!(await findUser(tx, userId))) throw notFound();
    if (!(await deleteFactor(tx, userId))) throw wrongState();
    await audit(tx);
    return updateSessionsEnded(tx, { userId }, now);
  });
  announceEnd(deps, ended);
}

async function renewSession(tx: Transaction, viewer: Viewer, guest: Guest) {
  const ended = await updateSessionsEnded(tx, { userId: viewer.id }, guest.now);
  return { ended, token: await startSession(tx, viewer.id, guest) };
}

/** Sixteen letters that nobody mistakes, kept as hashes: shown once, here. */
async function makeRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const part = () => shortIdFrom(randomBytes(shortIdBytes));
  const codes = Array.from({ length: recoveryCodeCount }, () => part() + part());
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

async function tellOfChange(
  deps: Deps,
  viewer: Viewer,
  guest: Guest,
  ended: readonly string[],
  what: 'factor_on' | 'factor_off',
): Promise<void> {
  announceEnd(deps, ended);
  const { email } = await getUser(deps.db, viewer);
  const reader = { locale: guest.locale, origin: originOf(deps, guest.request) };
  if (email) sendNotice(deps, changeMail(deps, email, what, reader));
}
