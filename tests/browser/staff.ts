/** Members of the staff for browser tests, made as an operator makes them. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Role } from '#core/accounts/roles.ts';

/**
 * No account has a known password: the command prints a link, whose secret sets one. Whoever asks is logged in
 * afterwards, by cookie; the token is for those without one.
 */
export async function logInStaff(request: APIRequestContext, role: Role): Promise<string> {
  const email = `staff-${randomUUID().slice(0, 12)}@example.com`;
  const printed = execFileSync(
    process.execPath,
    ['scripts/run.mjs', 'staff', 'create', '--email', email, '--role', role],
    {
      env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR ?? '', LOG_LEVEL: 'silent' },
      encoding: 'utf8',
    },
  );
  const code = /[?&]code=([\w-]+)/.exec(printed)?.[1];
  const data = { email, code, password: 'lighthouse keeper 7' };
  const reply = await request.post('/api/auth/password', { data });
  return (await reply.json()).data.token;
}
