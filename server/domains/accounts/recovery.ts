/** Changing what proves who somebody is: the password, the e-mail address, the phone. */
import type { accounts } from '#contract/accounts.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { sqlState } from '#server/db/sql-state.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { invalidInput, loginRequired } from '#server/http/errors.ts';
import { limit, networkOf } from '#server/http/limits.ts';
import { checkCode, codeRefused, contactOf, spendCode } from './codes/codes.ts';
import { rememberDevice } from './devices/devices.ts';
import { deleteDevicesOf } from './devices/devices-store.ts';
import { askForFreshLogin } from './fresh-login.ts';
import { loginAccount, loginFew, loginPair, passwordTries } from './limits.ts';
import { changeMail, originOf, sendNotice } from './mails.ts';
import { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts';
import { getUser } from './profile.ts';
import { admitOpened, openSession } from './second-factor/challenges.ts';
import { deleteChallengesOf, deleteFactor } from './second-factor/store.ts';
import { announceEnd } from './sessions.ts';
import { updateSessionsEnded } from './sessions-store.ts';
import type { Guest } from './sign-in.ts';
import { deleteWechat, findUserByContact, lockUser, updateUser } from './store.ts';
import type { UserRow } from './tables.ts';

type Reset = OutputOf<(typeof accounts.resetPassword)['body']>;

export async function resetPassword(deps: Deps, guest: Guest, body: Reset): Promise<string> {
  const { now } = guest;
  const contact = contactOf(body);
  checkNewPassword(deps, body.password, contact);
  const proof = await checkCode(deps, 'reset', contact, body.code, guest);
  // Only whoever has proved the address learns that the password says something of its owner.
  const owner = await findUserByContact(deps.db, contact);
  if (owner) checkNewPassword(deps, body.password, owner);
  const passwordHash = await hashPassword(body.password);
  const done = await inTransaction(deps.db, async (tx) => {
    await spendCode(tx, proof, now);
    const found = await findUserByContact(tx, contact);
    const user = found && (await lockUser(tx, found.id));
    if (!user) throw codeRefused();
    const ended = await updateSessionsEnded(tx, { userId: user.id }, now);
    if ('email' in contact && !user.emailVerifiedAt) {
      // The address is proved only now: whoever opened the account before may have left themselves another way in.
      await deleteWechat(tx, user.id);
      await deleteFactor(tx, user.id);
      await deleteChallengesOf(tx, user.id);
      await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: now, phone: null });
    } else {
      await updateUser(tx, user.id, { passwordHash });
    }
    // Whoever knew the old password may have left theirs among the owner's browsers.
    await deleteDevicesOf(tx, user.id);
    const opened = await openSession(tx, user.id, guest);
    if ('token' in opened) await rememberDevice({ ...deps, db: tx }, guest, user.id);
    return { user, ended, opened };
  });
  announceEnd(deps, done.ended);
  await forgetFailures(deps, guest, done.user);
  noticeChange(deps, guest, done.user.email, 'changed');
  return admitOpened(guest, done.opened);
}

/** Someone who was locked out and proved the address starts afresh. */
async function forgetFailures({ counters }: Deps, { address }: Guest, { email }: UserRow): Promise<void> {
  if (!email) return;
  const pair = `${email} ${networkOf(address)}`;
  await counters.forget(loginPair, pair);
  await counters.forget(loginFew, pair);
  await counters.forget(loginAccount, email);
}

function noticeChange(deps: Deps, guest: Guest, email: string | null, what: 'changed' | 'contact'): void {
  if (!email) return;
  const reader = { locale: guest.locale, origin: originOf(deps, guest.request) };
  sendNotice(deps, changeMail(deps, email, what, reader));
}

type Change = OutputOf<(typeof accounts.changePassword)['body']>;

/** Ends every other session of the person, and says how many there were. */
export async function changePassword(
  deps: Deps,
  viewer: Viewer,
  guest: Guest,
  { currentPassword, password }: Change,
): Promise<number> {
  const user = await getUser(deps.db, viewer);
  if (user.passwordHash === null) throw invalidInput({ currentPassword: 'password_not_set' });
  await askForPassword(deps, user, currentPassword, 'currentPassword');
  checkNewPassword(deps, password, user);
  const passwordHash = await hashPassword(password);
  const ended = await inTransaction(deps.db, async (tx) => {
    if (!(await updateUser(tx, user.id, { passwordHash }))) throw loginRequired();
    return updateSessionsEnded(tx, { userId: user.id, except: viewer.sessionId }, guest.now);
  });
  announceEnd(deps, ended);
  noticeChange(deps, guest, user.email, 'changed');
  return ended.length;
}

/** Before what a stolen session alone must not be able to do. */
export async function askForPassword(
  { counters }: Deps,
  { id, passwordHash }: UserRow,
  password: string | undefined,
  field: string,
): Promise<void> {
  if (password === undefined) throw invalidInput({ [field]: 'required' });
  await limit(counters, [passwordTries, id]);
  if (!(await verifyPassword(passwordHash, password)))
    throw invalidInput({ [field]: 'password_wrong' }, { name: 'PROOF_REFUSED', userId: id });
  await counters.forget(passwordTries, id);
}

type ContactChange = OutputOf<(typeof accounts.changeContact)['body']>;

export async function changeContact(
  deps: Deps,
  viewer: Viewer,
  guest: Guest,
  body: ContactChange,
): Promise<UserRow> {
  const contact = contactOf(body);
  const before = await getUser(deps.db, viewer);
  const isNew = 'email' in contact ? contact.email !== before.email : contact.phone !== before.phone;
  // A new address is a new way in: whoever has found an open session must not be able to add theirs.
  if (isNew && before.passwordHash === null) await askForFreshLogin(deps, viewer, guest.now);
  else if (isNew) await askForPassword(deps, before, body.currentPassword, 'currentPassword');
  const proof = await checkCode(deps, 'verify', contact, body.code, guest);
  const change = 'email' in contact ? { ...contact, emailVerifiedAt: guest.now } : contact;
  const after = await inTransaction(deps.db, async (tx) => {
    await spendCode(tx, proof, guest.now);
    return updateUser(tx, viewer.id, change);
  }).catch((error) => {
    // Told only to someone who has just proved that the address is theirs.
    if (sqlState(error) === '23505')
      throw invalidInput({ ['email' in contact ? 'email' : 'phone']: 'contact_taken' });
    throw error;
  });
  if (!after) throw loginRequired();
  if ('email' in contact && isNew) noticeChange(deps, guest, before.email, 'contact');
  return after;
}
