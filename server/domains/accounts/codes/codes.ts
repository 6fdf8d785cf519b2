/**
 * Codes that prove an address or a number: six digits, ten minutes, one use, five attempts. A code is good in the
 * browser that asked for it, so that a stranger neither guesses at somebody's code nor uses its attempts up.
 */
import type { Locale } from '#core/locale.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { AppError, loginRequired } from '#server/http/errors.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import { askerOf, deviceOf, isOwnNetwork, nameDevice } from '../devices/devices.ts';
import { codeAddress, codeAsker, codeDay, codeMinute, codeSpaced, codeTries } from '../limits.ts';
import { codeMail, existsMail, originOf, type Reader, sendCodeBySms, sendNotice } from '../mails.ts';
import { hashCode, hashSecret, isSameHash, makeDigits } from '../secrets.ts';
import type { Caller } from '../sessions.ts';
import { type Contact, findUserByContact } from '../store.ts';
import {
  type CodePurpose,
  type LiveCode,
  listLinkSecrets,
  returnAttempt,
  takeAttempt,
  updateCodeUsed,
  upsertCode,
} from './codes-store.ts';

const codeMs = 10 * 60_000;
const maxAttempts = 5;
/** So many are tried for callers that keep no cookies and share a network, or their chance to guess one would grow. */
const maxOfNetwork = 3;

export const codeRefused = () => new AppError('CODE_REFUSED');

export const targetOf = (contact: Contact): string => ('email' in contact ? contact.email : contact.phone);

/** The one contact that a body names; the contract has seen to it that there is one. */
export function contactOf(body: { email?: string | undefined; phone?: string | undefined }): Contact {
  if (body.email !== undefined) return { email: body.email };
  if (body.phone !== undefined) return { phone: body.phone };
  throw new Error('neither e-mail nor phone');
}

type Asking = Caller & { locale: Locale; viewer: Viewer | null };

/** The reply is the same, and as quick, whether or not there is an account: everything that differs comes after it. */
export async function sendCode(deps: Deps, contact: Contact, purpose: CodePurpose, call: Asking) {
  if ('phone' in contact && !deps.sms) throw new AppError('SMS_NOT_CONFIGURED');
  // Nothing that a visitor may do asks for it, and every text message costs money.
  if ('phone' in contact && purpose === 'verify' && !call.viewer) throw loginRequired();
  const target = targetOf(contact);
  await limitSending(deps, contact, purpose, call);
  const code = makeDigits();
  await upsertCode(deps.db, {
    purpose,
    target,
    codeHash: hashCode(purpose, target, code),
    deviceHash: nameDevice(deps.config, call),
    networkHash: hashNetwork(call.address),
    createdAt: call.now,
    expiresAt: new Date(call.now.getTime() + codeMs),
  });
  const reader = { locale: call.locale, origin: originOf(deps, call.request) };
  deps.background.run('code', () => deliver(deps, contact, purpose, code, reader, call.viewer !== null));
}

const hashNetwork = (address: string): Buffer => hashSecret(networkOf(address));

/**
 * By who asks. What strangers ask for somebody else's address is bounded too, or a mailbox could be filled; but that
 * bound only spaces them out, and neither a browser nor a network that the account was used from meets it.
 */
async function limitSending(deps: Deps, contact: Contact, purpose: CodePurpose, call: Asking) {
  const { counters } = deps;
  const target = targetOf(contact);
  const { key, isOwner } = await askerOf(deps, contact, call);
  await limit(counters, [codeMinute, `${purpose} ${target} ${key}`], [codeAsker, `${target} ${key}`]);
  if (isOwner) return;
  await limit(counters, [codeAddress, key]);
  if (await isOwnNetwork(deps, contact, call.address)) return;
  if ((await counters.count(codeDay, target)) > 0) await limit(counters, [codeSpaced, target]);
}

async function deliver(
  deps: Deps,
  contact: Contact,
  purpose: CodePurpose,
  code: string,
  reader: Reader,
  isSignedIn: boolean,
): Promise<void> {
  const isKnown = (await findUserByContact(deps.db, contact)) !== null;
  if (purpose === 'reset' && !isKnown) return;
  if ('phone' in contact) return sendCodeBySms(deps, contact.phone, purpose, code, reader);
  if (purpose === 'login') return;
  // A visitor who verifies an address is about to register; its owner is better served by the way in.
  if (purpose === 'verify' && isKnown && !isSignedIn) {
    sendNotice(deps, existsMail(deps, contact.email, reader));
    return;
  }
  await deps.mailer.send(codeMail(deps, contact.email, purpose, code, reader));
}

export type ProvenCode = LiveCode;

/** Says whether the code is right, and counts an attempt where it is not. It stays good until `spendCode`. */
export async function checkCode(
  deps: Deps,
  purpose: CodePurpose,
  contact: Contact,
  code: string,
  call: Pick<Caller, 'now' | 'address' | 'request'>,
): Promise<ProvenCode> {
  const { now, address, request } = call;
  const target = targetOf(contact);
  const { key, isOwner } = await askerOf(deps, contact, call);
  await limit(deps.counters, [codeTries, isOwner ? `${target} ${key}` : key]);
  const codeHash = hashCode(purpose, target, code);
  const wanted = { purpose, target, now, maxAttempts, maxOfNetwork };
  const tried = isDigits(code)
    ? await tryCodes(deps.db, wanted, deviceOf(deps.config, request), hashNetwork(address))
    : await listLinkSecrets(deps.db, wanted);
  const right = tried.find((one) => isSameHash(one.codeHash, codeHash));
  if (!right) throw codeRefused();
  await returnAttempt(deps.db, right.id);
  return right;
}

const isDigits = (code: string): boolean => /^\d{6}$/.test(code);

/** Those that this browser asked for; else, for what keeps no cookies, those that its network did. */
async function tryCodes(
  db: Queryable,
  wanted: Parameters<typeof takeAttempt>[1],
  device: Buffer | null,
  network: Buffer,
): Promise<LiveCode[]> {
  const own = device ? await takeAttempt(db, wanted, { device }) : [];
  return own.length > 0 ? own : takeAttempt(db, wanted, { network });
}

/** In the transaction of what the code was for, so that both happen or neither. */
export async function spendCode(db: Queryable, { id, codeHash }: ProvenCode, now: Date): Promise<void> {
  if (!(await updateCodeUsed(db, id, codeHash, now))) throw codeRefused();
}
