/** A heartbeat's one statement does what the long way through `reduce` does. */
import { afterEach, expect, test } from 'vitest';
import { seeded } from '#core/random.ts';
import { updateHeartbeatAtOnce } from '#server/domains/attempts/answer-store.ts';
import { applyEvent } from '#server/domains/attempts/apply-event.ts';
import { stateOf } from '#server/domains/attempts/view.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { begin, errorOf, move } from '#tests/candidate.ts';

const harness = await openHarness();
const { deps, pool } = harness;
const exams = await importExampleExams(deps);
const startedAt = Date.parse('2026-11-15T08:00:00Z');
let now = startedAt;
const pass = (seconds: number) => {
  now += seconds * 1000;
  harness.setNow(new Date(now));
};

afterEach(() => harness.setNow(null));

const rowsOf = async (recordId: string) => ({
  record: (await pool.query('select * from records where id = $1', [recordId])).rows,
  sections: (await pool.query('select * from record_sections where record_id = $1 order by no', [recordId]))
    .rows,
  answers: (
    await pool.query('select * from record_answers where record_id = $1 order by exercise_id', [recordId])
  ).rows,
});

test.each(['mock', 'verbal', 'quant'] as const)('both ways agree in the %s exam', async (name) => {
  pass(0);
  const { call, id: userId } = await makePerson(harness);
  const candidate = await begin(call, exams[name]);
  await move(candidate, 'continue');
  const random = seeded(7);
  const { recordId, tab } = candidate;
  let short = 0;
  for (let step = 0; step < 60; step += 1) {
    pass(1 + Math.floor(random() * 45));
    const at = new Date(now);
    const stored = await updateHeartbeatAtOnce(pool, { recordId, userId, tab, now: at });
    const rows = await rowsOf(recordId);
    const reply = await call('PUT /api/records/{recordId}/heartbeat', {
      params: { recordId },
      body: { tab, elapsed: random() < 0.5 ? undefined : candidate.state.elapsed + 20 },
    }).catch(() => null);
    const { attempt, outcome } = await applyEvent(deps, { userId, now: at }, recordId, {
      kind: 'heartbeat',
      tab,
    });
    if (reply === null) {
      expect(outcome).toBe('submitted');
      break;
    }
    expect(reply).toEqual(stateOf(attempt, { recordId, tab, now: at }));
    candidate.state = reply;
    if (stored) {
      short += 1;
      // The long way finds nothing left to do.
      expect(await rowsOf(recordId)).toEqual(rows);
    }
    const moves = ['next', 'back', 'review', 'return', 'help', 'continue'] as const;
    const chosen = moves[Math.floor(random() * moves.length)];
    if (chosen && random() < 0.6) await move(candidate, chosen).catch(() => undefined);
  }
  expect(short).toBeGreaterThan(5);
});

test('nothing is stored at once for another tab, another person, a silence or a time that is up', async () => {
  pass(0);
  const { call, id: userId } = await makePerson(harness);
  const candidate = await begin(call, exams.quant);
  await move(candidate, 'continue');
  const { recordId, tab } = candidate;
  const other = await makePerson(harness);
  const at = (seconds: number) => new Date(now + seconds * 1000);
  const store = (given: Partial<Parameters<typeof updateHeartbeatAtOnce>[1]>) =>
    updateHeartbeatAtOnce(pool, { recordId, userId, tab, now: at(1), ...given });
  expect(await store({ tab: 'another' })).toBeNull();
  expect(await store({ userId: other.id })).toBeNull();
  expect(await store({ now: at(61) })).toBeNull();
  expect(await store({})).toMatchObject({ leaseTab: tab, lastHeartbeat: at(1) });
  // A clock that was set back takes nothing away.
  expect(await store({ now: at(0) })).toMatchObject({ lastHeartbeat: at(1) });
  for (let second = 40; second < 600; second += 40) await store({ now: at(second) });
  expect(await store({ now: at(600) })).toBeNull();
  const beat = (body: { tab: string }) =>
    call('PUT /api/records/{recordId}/heartbeat', { params: { recordId }, body });
  expect(await errorOf(beat({ tab: `${tab}-2` }))).toBe('RECORD_TAKEN');
});
