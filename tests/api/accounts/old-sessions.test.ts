import { expect, test } from 'vitest';
import { tidy } from '#server/jobs/tidy.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';

const harness = await openHarness();
const { pool, deps, setNow } = harness;

test('sessions of who never comes back are removed thirty days after they are over', async () => {
  await makePerson(harness);
  const now = new Date('2026-11-15T20:00:00Z');
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const { rows } = await pool.query('select max(id) as id from users');
  await pool.query('delete from sessions');
  for (const [agent, expiresAt, endedAt] of [
    ['expired long ago', days(-31), null],
    ['ended long ago', days(1), days(-31)],
    ['expired lately', days(-29), null],
    ['ended lately', days(1), days(-29)],
    ['live', days(1), null],
  ] as const)
    await pool.query(
      `insert into sessions (token_hash, user_id, created_at, expires_at, last_seen_at, user_agent, address, ended_at)
       values ($1, $2, now(), $3, now(), $4, '127.0.0.1', $5)`,
      [Buffer.from(agent), rows[0].id, expiresAt, agent, endedAt],
    );
  setNow(now);
  await tidy(deps);
  setNow(null);
  const left = await pool.query('select user_agent as agent from sessions order by id');
  expect(left.rows.map(({ agent }) => agent)).toEqual(['expired lately', 'ended lately', 'live']);
});
