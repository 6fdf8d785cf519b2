/** People for tests: accounts with a session, and what is sent to them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '#contract/client.ts';
import type { Role } from '#core/accounts/roles.ts';
import { startSession } from '#server/domains/accounts/sessions.ts';
import { insertUser } from '#server/domains/accounts/store.ts';
import type { Harness } from './harness.ts';

export type Person = { id: string; email: string; token: string; call: Client };

let made = 0;

/** An account as registering would leave it, without a password: hashing one takes time that most tests need not spend. */
export async function makePerson(
  { db, deps, client }: Pick<Harness, 'db' | 'deps' | 'client'>,
  { role = 'user', nickname = 'Lin', phone }: { role?: Role; nickname?: string; phone?: string } = {},
): Promise<Person> {
  made += 1;
  const email = `person-${made}@example.com`;
  const now = deps.now();
  const user = await insertUser(db, { email, phone, nickname, role, createdAt: now, emailVerifiedAt: now });
  if (!user) throw new Error(`${email} or ${phone} is taken`);
  const token = await startSession(db, user.id, {
    now,
    address: '127.0.0.1',
    request: new Request('http://localhost/', { headers: { 'user-agent': 'Firefox/140.0 Linux' } }),
    out: { header: () => {}, setCookie: () => {} },
  });
  return { id: user.id, email, token, call: client({ token }) };
}

export type OutboxMail = { to: string; subject: string; text: string; code: string | null };

/** Every mail in the outbox folder, oldest first, once all that is under way has arrived. */
export async function readOutbox({ deps }: Pick<Harness, 'deps'>): Promise<OutboxMail[]> {
  await deps.background.drain();
  const folder = join(deps.config.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')));
  return texts.map((whole) => {
    const [head = '', ...body] = whole.split('\n\n');
    const text = body.join('\n\n').trim();
    return {
      to: /^To: (.*)$/m.exec(head)?.[1] ?? '',
      subject: /^Subject: (.*)$/m.exec(head)?.[1] ?? '',
      text,
      code: /^\d{6}$/m.exec(text)?.[0] ?? null,
    };
  });
}

/** The newest code that was mailed to this address. */
export async function readCode(harness: Pick<Harness, 'deps'>, email: string): Promise<string> {
  const code = (await readOutbox(harness)).findLast((mail) => mail.to === email && mail.code)?.code;
  if (!code) throw new Error(`no code was mailed to ${email}`);
  return code;
}

/** Lets a person ask again without waiting for the limits to pass. */
export async function forgetLimits({ pool }: Pick<Harness, 'pool'>): Promise<void> {
  await pool.query('truncate rate_limits');
}
