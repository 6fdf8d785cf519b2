/** A person's own view of their account. */
import type { SQL } from 'drizzle-orm';
import type { accounts } from '#contract/accounts.ts';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { homeDay } from '#core/site/occurrences.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { invalidInput, loginRequired } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { storageKeyOf } from '#server/platform/storage.ts';
import { assertExamNear } from './goal/goal.ts';
import { profileChanges } from './limits.ts';
import { type Account, createFindFrame, findAccount, findUser, hasWechat, updateUser } from './store.ts';
import type { UserRow } from './tables.ts';

type Presented = InputOf<(typeof accounts.getUser)['reply']>;

function presentAccount({ passwordHash, emailVerifiedAt, deletedAt: _, ...user }: Account): Presented {
  return { ...user, isEmailVerified: emailVerifiedAt !== null, hasPassword: passwordHash !== null };
}

export async function presentUser(db: Queryable, row: UserRow): Promise<Presented> {
  return presentAccount({ ...row, hasWechat: await hasWechat(db, row.id) });
}

export const showAccount = (db: Queryable, { id }: Viewer): Promise<Presented> => showAccountOf(db, id);

export async function showAccountOf(db: Queryable, id: string): Promise<Presented> {
  const found = await findAccount(db, id);
  if (!found) throw loginRequired();
  return presentAccount(found);
}

/** What every page shows of who is here, in one statement: the account, and what `counted` counts by its placeholders. */
export function createShowFrame(counted: SQL<number>) {
  const find = createFindFrame(counted);
  return async (db: Queryable, { id, role, joinedAt }: Viewer) => {
    const [found] = await find(db).execute({ id, role, joinedAt });
    if (!found) throw loginRequired();
    const { counted, ...user } = found;
    return { user: presentAccount(user), counted };
  };
}

/** The person behind a session. One that was deleted a moment ago has no session any more. */
export async function getUser(db: Queryable, { id }: Viewer): Promise<UserRow> {
  const found = await findUser(db, id);
  if (!found) throw loginRequired();
  return found;
}

export const isUser = async (db: Queryable, id: string): Promise<boolean> =>
  (await findUser(db, id)) !== null;

type Profile = OutputOf<(typeof accounts.updateProfile)['body']>;

export async function updateProfile(deps: Deps, viewer: Viewer, change: Profile): Promise<UserRow> {
  await limit(deps.counters, [profileChanges, viewer.id]);
  const before = await getUser(deps.db, viewer);
  // An address of anyone's choosing would make every reader's browser call it.
  if (change.avatar && change.avatar !== before.avatar) throw invalidInput({ avatar: 'not_own_picture' });
  assertExamNear(change.examDate, homeDay(deps.now()));
  if (Object.values(change).every((value) => value === undefined)) return before;
  const after = await updateUser(deps.db, viewer.id, change);
  if (!after) throw loginRequired();
  if (change.avatar === null) dropPicture(deps, before.avatar);
  return after;
}

/** The file of a picture that nobody shows any more. */
export function dropPicture({ storage, background }: Deps, url: string | null): void {
  const key = url && storageKeyOf(url);
  if (key) background.run('drop picture', () => storage.delete(key));
}
