/** What the law grants everyone: to take one's data along, and to be forgotten. */
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { invalidInput, loginRequired } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { checkCode } from './codes/codes.ts';
import { deleteFileNote, insertFilesToDelete, listFilesToDelete } from './files-store.ts';
import { askForFreshLogin } from './fresh-login.ts';
import { downloads } from './limits.ts';
import { getUser } from './profile.ts';
import { askForPassword } from './recovery.ts';
import { announceEnd, type Caller } from './sessions.ts';
import { updateSessionsEnded } from './sessions-store.ts';
import { lockUser } from './store.ts';
import type { UserRow } from './tables.ts';

/** Every domain keeps something about people: the handlers, who know them all, hand their parts in. */
export async function collectData(
  { db, counters }: Deps,
  personalData: readonly PersonalData[],
  { id }: Viewer,
  now: Date,
): Promise<object> {
  await limit(counters, [downloads, id]);
  const parts: Record<string, unknown> = { exportedAt: now };
  // One after the other: a download must not take the pool's connections from everybody else.
  for (const { name, read } of personalData) {
    const part = await read(db, id);
    parts[name] = name in parts ? Object.assign({}, parts[name], part) : part;
  }
  return parts;
}

type Confirmation = { password?: string | undefined; code?: string | undefined };
type Asking = Pick<Caller, 'now' | 'address' | 'request'>;

/** Erases in the order of the parts. */
export async function deleteAccount(
  deps: Deps,
  personalData: readonly PersonalData[],
  viewer: Viewer,
  confirmation: Confirmation,
  call: Asking,
): Promise<void> {
  const user = await getUser(deps.db, viewer);
  await askForConfirmation(deps, user, viewer, confirmation, call);
  const ended = await inTransaction(deps.db, async (tx) => {
    if (!(await lockUser(tx, user.id))) throw loginRequired();
    const ids = await updateSessionsEnded(tx, { userId: user.id }, call.now);
    for (const { erase } of personalData) {
      const files = await erase(tx, user.id, call.now);
      if (files) await insertFilesToDelete(tx, files, call.now);
    }
    return ids;
  });
  announceEnd(deps, ended);
  deps.background.run('files of a deleted account', () => deleteLeftFiles(deps));
}

const filesAtOnce = 200;

/** Removes files whose owner is gone. What cannot be removed now stays noted, and is tried again at night. */
export async function deleteLeftFiles({ db, storage }: Pick<Deps, 'db' | 'storage'>): Promise<void> {
  const failures: unknown[] = [];
  for (const key of await listFilesToDelete(db, filesAtOnce)) {
    try {
      await storage.delete(key);
      await deleteFileNote(db, key);
    } catch (error) {
      // One that cannot be removed does not keep the others.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'files of deleted accounts were not removed');
}

/** By the password, or by a code to what else is known; who has only WeChat by having logged in a moment ago. */
async function askForConfirmation(
  deps: Deps,
  user: UserRow,
  viewer: Viewer,
  { password, code }: Confirmation,
  call: Asking,
): Promise<void> {
  if (user.passwordHash !== null) return askForPassword(deps, user, password, 'password');
  const contact = user.phone ? { phone: user.phone } : user.email ? { email: user.email } : null;
  if (!contact) return askForFreshLogin(deps, viewer, call.now);
  if (code === undefined) throw invalidInput({ code: 'required' });
  await checkCode(deps, 'verify', contact, code, call);
}
