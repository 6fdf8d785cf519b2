/** Others are told of from thirty on: twenty-nine are nobody. */
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { forgetPeers } from '#server/domains/learner/peers.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { db, deps } = harness;
await importExampleExams(deps);
const path = 'blank.contrast';

beforeEach(() => forgetPeers(db));

const aim = (person: Person, verbal: number | null, quant: number | null) =>
  person.call('PUT /api/users/goal', { body: { targetScore: { verbal, quant, writing: null } } });

async function makePeer(total: number, mean: number, answers = 9): Promise<Person> {
  const person = await makePerson(harness);
  await aim(person, Math.floor(total / 2), Math.ceil(total / 2));
  const day = Math.floor(deps.now().getTime() / 86_400_000);
  await db.execute(sql`
    insert into learner_measures (user_id, measure, mean, variance, pace, pace_variance, covariance, answers, today, recent, day)
    values (${person.id}, 'verbal', 0, 0.01, 0, 0, 0, ${answers}, 0, 0, ${day})`);
  await db.execute(sql`
    insert into learner_skills (user_id, skill, mean, variance, answers, today, recent, day, is_solid)
    values (${person.id}, ${path}, ${mean}, 0.01, ${answers}, 0, 0, ${day}, false)`);
  return person;
}

const peersOf = async (person: Person) =>
  (await person.call('GET /api/learner/topics/{path}', { params: { path } })).peers;

test('people with a like target stand at levels, from thirty on and by the model alone', async () => {
  const me = await makePerson(harness);
  // Told as absent, not as zero, without a target and while there is nobody.
  expect(await peersOf(me)).toBeNull();
  await aim(me, 160, null);
  expect(await peersOf(me)).toBeNull();
  await aim(me, 160, 164);
  for (let n = 0; n < 29; n += 1) await makePeer(320 + (n % 9), n < 10 ? -2 : 3);
  // Of these nothing is known, or they aim elsewhere.
  await makePeer(324, 3, 2);
  await makePeer(300, 3);
  await makePeer(330, 3);
  forgetPeers(db);
  expect(await peersOf(me)).toBeNull();

  await makePeer(319, 0.7);
  forgetPeers(db);
  expect(await peersOf(me)).toEqual({ n: 30, weak: 10 / 30, building: 0, good: 1 / 30, solid: 19 / 30 });

  // What was counted is handed out again without a look at the tables.
  await db.execute(sql`delete from learner_skills where skill = ${path}`);
  expect((await peersOf(me))?.n).toBe(30);
});

test('how many practised is told from thirty people on, each once, and of the last day alone', async () => {
  const me = await makePerson(harness);
  const practised = async () => (await me.call('GET /api/learner/peers')).practised;
  const { rows } = await db.execute<{ id: string; version: string }>(
    sql`select id::text, current_version_id::text as version from questions limit 1`,
  );
  const { id, version } = rows[0] ?? { id: '', version: '' };
  const answer = (person: Person, ago: string) =>
    db.execute(sql`
      insert into question_answers (user_id, question_id, version_id, answer, correct, source, answered_at)
      values (${person.id}, ${id}, ${version}, '["A"]', true, 'bank', now() - ${ago}::interval)`);
  for (let n = 0; n < 29; n += 1) {
    const person = await makePerson(harness);
    await answer(person, '3 hours');
    await answer(person, '2 hours');
  }
  await answer(await makePerson(harness), '25 hours');
  expect(await practised()).toBeNull();
  await answer(me, '1 minute');
  // Counted anew now and then, not at every look.
  expect(await practised()).toBeNull();
  forgetPeers(db);
  expect(await practised()).toBe(30);
});
