/** The callers of a fuzz run: many accounts of each role, so that no limit of one account hides what lies behind it. */
import type { Role } from '#core/accounts/roles.ts';
import type { Database } from '#server/db/pool.ts';
import { startSession } from '#server/domains/accounts/sessions.ts';
import { insertUser } from '#server/domains/accounts/store.ts';
import type { Target } from './run.ts';

/** Accounts that the calls may name by their number and end; those that call come after them. */
const victims = 60;

export async function createCallers(db: Database): Promise<Target['tokens']> {
  let made = 0;
  const makeUser = async (role: Role): Promise<string> => {
    made += 1;
    const now = new Date();
    const user = await insertUser(db, {
      email: `caller-${made}@example.com`,
      nickname: `Caller ${made}`,
      role,
      createdAt: now,
      emailVerifiedAt: now,
    });
    return user?.id ?? '';
  };
  const openSession = async (role: Role): Promise<string> =>
    startSession(db, await makeUser(role), {
      now: new Date(),
      address: '127.0.0.1',
      request: new Request('http://localhost/'),
      out: { header: () => undefined, setCookie: () => undefined },
    });
  for (let count = 0; count < victims; count += 1) await makeUser('user');
  return async () => ({
    user: await openSession('user'),
    teacher: await openSession('teacher'),
    editor: await openSession('editor'),
    support: await openSession('support'),
    admin: await openSession('admin'),
  });
}
