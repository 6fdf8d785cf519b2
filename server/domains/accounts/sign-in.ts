/** The ways in: registering, logging in with a password, logging in with a code sent to a phone. */
import { randomBytes } from 'node:crypto';
import type { accounts } from '#contract/accounts.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { shortIdBytes, shortIdFrom } from '#core/accounts/short-id.ts';
import type { Locale } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { accountTexts } from '#messages/accounts.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { AppError, invalidInput } from '#server/http/errors.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import { checkCode, codeRefused, spendCode } from './codes/codes.ts';
import { askerOf, rememberDevice } from './devices/devices.ts';
import {
  loginAccount,
  loginAddress,
  loginDevice,
  loginFew,
  loginPair,
  registerAddress,
  registerEmail,
} from './limits.ts';
import { existsMail, originOf, sendNotice } from './mails.ts';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts';
import { presentUser } from './profile.ts';
import { checkInvitation, checkOpenToNew, spendInvitation } from './registration/registration.ts';
import { admitOpened, type Opened, openSession } from './second-factor/challenges.ts';
import { type Caller, startSession } from './sessions.ts';
import { findUserByContact, insertUser } from './store.ts';
import type { UserRow } from './tables.ts';

export type Guest = Caller & { readonly locale: Locale };

/** Where mail really goes out, an address is proved before it becomes an account: docs/decisions/0004. */
export const registerNeedsCode = ({ config }: Deps): boolean => config.smtp !== null;

type Registration = OutputOf<(typeof accounts.register)['body']>;

export async function register(deps: Deps, guest: Guest, registration: Registration) {
  const { email, password, nickname, code, invitation } = registration;
  const { now, address } = guest;
  const network = networkOf(address);
  const needsCode = registerNeedsCode(deps);
  if (needsCode && code === undefined) throw invalidInput({ code: 'required' });
  checkNewPassword(deps, password, { email, nickname });
  await limit(deps.counters, [registerEmail, `${email} ${network}`], [registerAddress, network]);
  const invited = await checkInvitation(deps, invitation, now);
  const proof =
    needsCode && code !== undefined ? await checkCode(deps, 'verify', { email }, code, guest) : null;
  const passwordHash = await hashPassword(password);
  const made = await inTransaction(deps.db, async (tx) => {
    if (proof) await spendCode(tx, proof, now);
    const emailVerifiedAt = proof ? now : null;
    const user = await insertUser(tx, { email, emailVerifiedAt, passwordHash, nickname, createdAt: now });
    if (!user) return null;
    if (invited) await spendInvitation(tx, invited, now);
    return { user, opened: { token: await startSession(tx, user.id, guest) } };
  });
  if (!made) {
    // Whoever asked learns nothing; the owner of the address learns that the account is there.
    const reader = { locale: guest.locale, origin: originOf(deps, guest.request) };
    sendNotice(deps, existsMail(deps, email, reader));
    throw proof ? codeRefused() : new AppError('REGISTRATION_REFUSED');
  }
  return welcome(deps, guest, made);
}

export async function loginWithPassword(deps: Deps, guest: Guest, email: string, password: string) {
  const counted = await countLogin(deps, guest, email);
  const user = await findUserByContact(deps.db, { email });
  const isRight = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !isRight) throw new AppError('LOGIN_FAILED');
  // Counted before it was known to be right, so that a thousand tries at once are a thousand tries.
  await counted.takeBack();
  return welcome(deps, guest, { user, opened: await openSession(deps.db, user.id, guest) });
}

/** A browser that the account was used with is counted by itself, all others by their network: nobody for another. */
async function countLogin(deps: Deps, guest: Guest, email: string) {
  const { counters } = deps;
  const { key, isOwner } = await askerOf(deps, { email }, guest);
  const pair = `${email} ${key}`;
  if (isOwner) {
    await limit(counters, [loginDevice, pair]);
    return { takeBack: () => counters.forget(loginDevice, pair) };
  }
  await limit(counters, [loginPair, pair], [loginAddress, key]);
  if ((await counters.count(loginAccount, email)) > 0) await limit(counters, [loginFew, pair]);
  return {
    takeBack: () =>
      Promise.all([
        counters.forget(loginPair, pair),
        counters.forget(loginFew, pair),
        counters.refund(loginAccount, email),
        counters.refund(loginAddress, key),
      ]),
  };
}

/** Whoever holds the phone may come in; a number seen for the first time gets an account. */
export async function loginWithPhone(deps: Deps, guest: Guest, phone: string, code: string) {
  const proof = await checkCode(deps, 'login', { phone }, code, guest);
  const nickname = makeNickname(guest.locale);
  const made = await inTransaction(deps.db, async (tx) => {
    await spendCode(tx, proof, guest.now);
    const known = await findUserByContact(tx, { phone });
    if (!known) checkOpenToNew(deps);
    const user =
      known ??
      (await insertUser(tx, { phone, nickname, createdAt: guest.now })) ??
      (await findUserByContact(tx, { phone }));
    if (!user) throw new Error('a user was neither found nor made');
    return { user, opened: await openSession(tx, user.id, guest) };
  });
  return welcome(deps, guest, made);
}

/** Says nothing of the phone or of WeChat, for others will see it. */
export function makeNickname(locale: Locale): string {
  const tag = shortIdFrom(randomBytes(shortIdBytes)).slice(0, 4);
  return say(accountTexts, locale)('new_nickname', { tag });
}

async function welcome(deps: Deps, guest: Guest, { user, opened }: { user: UserRow; opened: Opened }) {
  const token = admitOpened(guest, opened);
  await rememberDevice(deps, guest, user.id);
  return { token, user: await presentUser(deps.db, user) };
}
