/** Codes that prove an address or a number: six digits, ten minutes, one use, five attempts. */
import type { Locale } from '#core/locale.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { AppError, loginRequired } from '#server/http/errors.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import { type CodePurpose, findCodeForAttempt, updateCodeUsed, upsertCode } from './codes-store.ts';
import { codeAddress, codeMinute, codeTarget, codeTries } from './limits.ts';
import { codeMail, existsMail, originOf, type Reader, sendCodeBySms, sendNotice } from './mails.ts';
import { hashCode, isSameHash, makeDigits } from './secrets.ts';
import { type Contact, findUserByContact } from './store.ts';

const codeMs = 10 * 60_000;
const maxAttempts = 5;

export const codeRefused = () => new AppError('CODE_REFUSED');

export const targetOf = (contact: Contact): string => ('email' in contact ? contact.email : contact.phone);

/** The one contact that a body names; the contract has seen to it that there is one. */
export function contactOf(body: { email?: string | undefined; phone?: string | undefined }): Contact {
  if (body.email !== undefined) return { email: body.email };
  if (body.phone !== undefined) return { phone: body.phone };
  throw new Error('neither e-mail nor phone');
}

type Asking = { now: Date; address: string; locale: Locale; request: Request; viewer: Viewer | null };

/** The reply is the same, and as quick, whether or not there is an account: everything that differs comes after it. */
export async function sendCode(deps: Deps, contact: Contact, purpose: CodePurpose, call: Asking) {
  if ('phone' in contact && !deps.sms) throw new AppError('SMS_NOT_CONFIGURED');
  // Nothing that a visitor may do asks for it, and every text message costs money.
  if ('phone' in contact && purpose === 'verify' && !call.viewer) throw loginRequired();
  const target = targetOf(contact);
  await limit(
    deps.counters,
    [codeMinute, `${purpose} ${target}`],
    [codeTarget, target],
    [codeAddress, networkOf(call.address)],
  );
  const code = makeDigits();
  await upsertCode(deps.db, {
    purpose,
    target,
    codeHash: hashCode(purpose, target, code),
    createdAt: call.now,
    expiresAt: new Date(call.now.getTime() + codeMs),
  });
  const reader = { locale: call.locale, origin: originOf(deps, call.request) };
  deps.background.run('code', () => deliver(deps, contact, purpose, code, reader, call.viewer !== null));
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

export type ProvenCode = {
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly codeHash: Buffer;
};

/** Counts an attempt and says whether the code is right. It stays good until `spendCode`. */
export async function checkCode(
  deps: Deps,
  purpose: CodePurpose,
  contact: Contact,
  code: string,
  { now, address }: { now: Date; address: string },
): Promise<ProvenCode> {
  await limit(deps.counters, [codeTries, networkOf(address)]);
  const target = targetOf(contact);
  const stored = await findCodeForAttempt(deps.db, purpose, target, maxAttempts, now);
  const codeHash = hashCode(purpose, target, code);
  if (!stored || !isSameHash(stored, codeHash)) throw codeRefused();
  return { purpose, target, codeHash };
}

/** In the transaction of what the code was for, so that both happen or neither. */
export async function spendCode(db: Queryable, { purpose, target, codeHash }: ProvenCode, now: Date) {
  if (!(await updateCodeUsed(db, purpose, target, codeHash, now))) throw codeRefused();
}
