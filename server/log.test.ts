import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/api/database.ts';
import { createLog } from './log.ts';

const { db, close } = await openTestDatabase();
afterAll(close);

function openLog() {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  return { log, written: () => lines.join('') };
}

/** What a failed statement leaves in the log. */
async function logFailure(statement: ReturnType<typeof sql>): Promise<string> {
  const { log, written } = openLog();
  const error = await db.execute(statement).catch((thrown: unknown) => thrown);
  log.error({ err: error }, 'INTERNAL');
  return written();
}

const address = 'somebody@example.com';
const hash = '$argon2id$v=19$secret';

test('a failed statement is told by its SQLSTATE and its text, without the values that were given', async () => {
  const written = await logFailure(sql`select * from no_such_table where a = ${address} and b = ${hash}`);
  expect(written).toContain('"code":"42P01"');
  expect(written).toContain('from no_such_table where a = $1');
  expect(written).not.toContain(address);
  expect(written).not.toContain('argon2id');
});

test('a value that is there already is told by the constraint, not by the value', async () => {
  const insert = sql`insert into users (nickname, email, created_at) values ('Lin', ${address}, now())`;
  await db.execute(insert);
  const written = await logFailure(insert);
  expect(written).toContain('"code":"23505"');
  expect(written).toMatch(/"constraint":"users_\w+"/);
  expect(written).not.toContain(address);
});

test('a value that cannot be read is not quoted', async () => {
  const written = await logFailure(sql`select ${address}::text::bigint`);
  expect(written).toContain('"code":"22P02"');
  expect(written).not.toContain(address);
});

test('an error of ours says its message, where it came from, and its cause', () => {
  const { log, written } = openLog();
  log.error({ err: new Error('no mail', { cause: new TypeError('no host') }) }, 'given up');
  const { err } = JSON.parse(written());
  expect(err).toMatchObject({ message: 'no mail', cause: { type: 'TypeError', message: 'no host' } });
  expect(err.frames[0]).toMatch(/log\.test\.ts/);
});

test('what a person proves who they are with is never written', () => {
  const { log, written } = openLog();
  log.info({ body: { password: 'secret', token: 'secret' }, headers: { cookie: 'secret' } }, 'request');
  expect(written()).not.toContain('secret');
});
