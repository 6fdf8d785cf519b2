/** An account that is logged in, made beside the running server. */

import type { Database } from '#server/db/pool.ts';
import { startSession } from '#server/domains/accounts/sessions.ts';
import { insertUser } from '#server/domains/accounts/store.ts';

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
