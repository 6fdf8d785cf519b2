/** An account that is logged in, made beside the running server. */
import { startSession } from '#server/accounts/sessions.ts';
import { insertUser } from '#server/accounts/store.ts';
import type { Database } from '#server/db/pool.ts';

export async function makeAccount(
  db: Database,
  origin: string,
  email: string,
): Promise<{ userId: string; token: string }> {
  const now = new Date();
  const user = await insertUser(db, { email, nickname: 'Taker', role: 'user', createdAt: now });
  const userId = user?.id ?? '';
  const token = await startSession(db, userId, {
    now,
    address: '127.0.0.1',
    request: new Request(origin),
    out: { header: () => undefined, setCookie: () => undefined },
  });
  return { userId, token };
}
