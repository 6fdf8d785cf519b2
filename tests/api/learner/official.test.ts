/** Official scores: one's own to tell, change and delete; together, from thirty on, the anchor of the scale. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addOfficial, forgetComparisons } from '#server/domains/learner/official.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { db, deps } = harness;
await importExampleExams(deps);

const dayAgo = (days: number) =>
  new Date(deps.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

const tell = (person: Person, day: string, verbal = 155, quant = 160, writing: number | null = 4) =>
  person.call('POST /api/learner/official-scores', { body: { verbal, quant, writing, day } });

const listOf = async (person: Person) => (await person.call('GET /api/learner/official-scores')).list;

/** Who tells a score has prepared here for a while. */
async function makeCandidate() {
  const person = await makePerson(harness);
  await db.execute(
    sql`update users set created_at = created_at - interval '60 days' where id = ${person.id}`,
  );
  return person;
}

/** So many answers before the exam that a score of that day is known. */
async function practise(person: Person, days: number) {
  await db.execute(sql`
    insert into question_answers (user_id, question_id, version_id, answer, correct, source, answered_at, spent_ms)
    select ${person.id}, q.id, q.current_version_id, '["A"]', q.id % 10 < 6, 'bank',
      now() - make_interval(days => ${days}), 90000
    from questions q where q.exercise_type in ('verbal', 'quant')`);
}

const toldOf = async (person: Person) => {
  const { rows } = await db.execute<{ verbal: number | null; quant: number | null }>(sql`
    select told_verbal as verbal, told_quant as quant from official_scores where user_id = ${person.id}`);
  return rows[0];
};

test('is kept, changed and deleted, newest first', async () => {
  const person = await makePerson(harness);
  const { id } = await tell(person, dayAgo(20));
  await tell(person, dayAgo(3), 158, 166, null);
  expect((await listOf(person)).map(({ verbal }) => verbal)).toEqual([158, 155]);
  await person.call('PUT /api/learner/official-scores/{id}', {
    params: { id },
    body: { verbal: 156, quant: 161, writing: 3.5, day: dayAgo(21) },
  });
  expect((await listOf(person))[1]).toEqual({ id, verbal: 156, quant: 161, writing: 3.5, day: dayAgo(21) });
  await person.call('DELETE /api/learner/official-scores/{id}', { params: { id } });
  expect(await listOf(person)).toHaveLength(1);
  await expect(
    person.call('DELETE /api/learner/official-scores/{id}', { params: { id } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('a day ahead, a day twice and a score off the scale are refused in words', async () => {
  const person = await makePerson(harness);
  await tell(person, dayAgo(9));
  await expect(tell(person, dayAgo(-3))).rejects.toMatchObject({
    fields: { day: 'This day is still ahead. Please come back after the exam' },
  });
  await expect(tell(person, dayAgo(9))).rejects.toMatchObject({
    fields: { day: expect.stringContaining('already') },
  });
  const { id } = await tell(person, dayAgo(8));
  await expect(
    person.call('PUT /api/learner/official-scores/{id}', {
      params: { id },
      body: { verbal: 150, quant: 150, writing: null, day: dayAgo(9) },
    }),
  ).rejects.toMatchObject({ fields: { day: expect.stringContaining('already') } });
  await expect(tell(person, dayAgo(5), 129)).rejects.toMatchObject({ status: 400 });
  await expect(tell(person, dayAgo(5), 150, 150, 4.2)).rejects.toMatchObject({ status: 400 });
  expect(await listOf(person)).toHaveLength(2);
});

test('is held against what was known before its day, and against nothing where that was too little', async () => {
  const stranger = await makePerson(harness);
  await tell(stranger, dayAgo(2));
  expect(await toldOf(stranger)).toEqual({ verbal: null, quant: null });

  const learner = await makeCandidate();
  // Four days before, for where it is late already the day of the exam has begun a day earlier.
  await practise(learner, 4);
  await tell(learner, dayAgo(2));
  const told = await toldOf(learner);
  expect(told?.verbal).toBeGreaterThan(130);
  expect(told?.quant).toBeGreaterThan(130);

  // The same answers after the exam say nothing of it.
  const late = await makeCandidate();
  await practise(late, 1);
  await tell(late, dayAgo(2));
  expect(await toldOf(late)).toEqual({ verbal: null, quant: null });
});

test('is not held against itself: a score in the goal counts from before the exam’s day only', async () => {
  const toldWith = async (lastDay: string | null | undefined) => {
    const person = await makeCandidate();
    await practise(person, 10);
    if (lastDay !== undefined) {
      const lastScore = { verbal: 168, quant: 168, kind: 'official' as const, day: lastDay };
      await person.call('PUT /api/users/goal', { body: { lastScore } });
    }
    await tell(person, dayAgo(2), 168, 168);
    return toldOf(person);
  };
  const plain = await toldWith(undefined);
  expect(await toldWith(dayAgo(2))).toEqual(plain);
  expect(await toldWith(dayAgo(1))).toEqual(plain);
  expect(await toldWith(null)).toEqual(plain);
  expect((await toldWith(dayAgo(30)))?.verbal).toBeGreaterThan(plain?.verbal ?? 170);
});

test('says nothing of the scale where the account is new, or nobody’s for certain', async () => {
  const fresh = await makePerson(harness);
  await db.execute(sql`update users set created_at = created_at - interval '20 days' where id = ${fresh.id}`);
  await practise(fresh, 10);
  await tell(fresh, dayAgo(2));
  expect(await toldOf(fresh)).toEqual({ verbal: null, quant: null });

  const unproved = await makeCandidate();
  await db.execute(sql`update users set email_verified_at = null where id = ${unproved.id}`);
  await practise(unproved, 10);
  const score = { day: dayAgo(2), verbal: 155, quant: 160, writing: null };
  const viewer = {
    ...{ id: unproved.id, role: 'user' as const, sessionId: '0' },
    ...{ joinedAt: deps.now(), hasSecondFactor: false },
  };
  const smtp = { host: 'localhost' } as never;
  await addOfficial({ ...deps, config: { ...deps.config, smtp } }, viewer, score, []);
  expect(await toldOf(unproved)).toEqual({ verbal: null, quant: null });
});

test('twenty-nine say nothing to anybody, thirty anchor the scale and are told at /about', async () => {
  await db.execute(sql`delete from official_scores`);
  forgetComparisons(db);
  const learner = await makePerson(harness);
  await practise(learner, 10);
  const visitor = harness.client();
  const staff = await makePerson(harness, { role: 'admin' });
  const verbalOf = async () =>
    (await learner.call('GET /api/learner')).measures.find(({ measure }) => measure === 'verbal')?.score;
  const before = await verbalOf();
  if (!before) throw new Error('no score is told');

  /** Two points above what was told, with a spread. */
  const add = async (n: number) => {
    const person = await makePerson(harness);
    await db.execute(sql`
      insert into official_scores (user_id, day, verbal, quant, told_verbal, told_quant, created_at, updated_at)
      values (${person.id}, ${dayAgo(4)}, ${150 + 2 + ((n % 5) - 2)}, 150, 150, null, now(), now())`);
  };
  for (let n = 0; n < 29; n += 1) await add(n);
  forgetComparisons(db);
  expect(await visitor('GET /api/learner/accuracy')).toEqual({ least: 30, measures: [] });
  expect(await verbalOf()).toEqual(before);
  const few = await staff.call('GET /api/staff/official-scores');
  expect(few.told).toBe(29);
  expect(few.measures[0]).toMatchObject({ measure: 'verbal', n: 29, shift: null });

  await add(29);
  forgetComparisons(db);
  const { measures } = await visitor('GET /api/learner/accuracy');
  expect(measures).toEqual([{ measure: 'verbal', n: 30, meanError: 2 }]);
  const after = await verbalOf();
  if (!after) throw new Error('no score is told');
  expect(after.score).toBeGreaterThanOrEqual(before.score + 1);
  expect(after.score).toBeLessThanOrEqual(before.score + 2);
  const enough = (await staff.call('GET /api/staff/official-scores')).measures[0];
  expect(enough).toMatchObject({ n: 30, meanDifference: 2, meanError: 2, isHeld: false });
  expect(enough?.shift).toBeGreaterThan(1.5);
  expect(enough?.doubt).toBeLessThan(1);
  // Quant has nothing to go by.
  expect((await staff.call('GET /api/staff/official-scores')).measures[1]).toMatchObject({
    n: 0,
    shift: null,
  });
});

test('one person counts once, by the newest', async () => {
  await db.execute(sql`delete from official_scores`);
  const person = await makePerson(harness);
  for (const [day, quant] of [
    [dayAgo(50), 140],
    [dayAgo(20), 155],
  ] as const)
    await db.execute(sql`
      insert into official_scores (user_id, day, verbal, quant, told_quant, created_at, updated_at)
      values (${person.id}, ${day}, 150, ${quant}, 150, now(), now())`);
  const staff = await makePerson(harness, { role: 'editor' });
  const { told, measures } = await staff.call('GET /api/staff/official-scores');
  expect(told).toBe(2);
  expect(measures[1]).toMatchObject({ n: 1, meanDifference: 5 });
});
