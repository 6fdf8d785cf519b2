/** A learner with work on given days, and a look at today, for tests of plan and today. */
import { sql } from 'drizzle-orm';
import type { Client } from '#contract/client.ts';
import type { Harness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';

export type Learner = { id: string; call: Client };

export async function makeLearner(harness: Harness): Promise<Learner> {
  const { id } = await makePerson(harness);
  return { id, call: harness.client({ token: harness.signIn({ id }) }) };
}

/** As grading leaves them: answers to questions of the measure, each as long as said. */
export async function insertAnswers(
  { db }: Pick<Harness, 'db'>,
  userId: string,
  { at, n, measure, ms = 40_000 }: { at: Date; n: number; measure: 'verbal' | 'quant'; ms?: number },
): Promise<void> {
  await db.execute(sql`
    insert into question_answers (user_id, question_id, version_id, answer, correct, spent_ms, source, answered_at)
    select ${userId}, q.id, q.current_version_id, '["A"]', turn % 3 <> 0, ${ms}, 'bank', ${at}
    from generate_series(1, ${n}::int) turn
    join lateral (select id, current_version_id from questions
      where exercise_type = ${measure} and status = 'published' order by id
      offset turn % (select count(*) from questions where exercise_type = ${measure} and status = 'published')
      limit 1) q on true`);
}
