/** Everybody's answers, for who works through all of them: read through a cursor, for they never fit into memory. */
import { sql } from 'drizzle-orm';
import type { Measure } from '#core/scoring/scale.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';

/** Versions of published questions with the key that the question has now: answers to any other are void. */
export async function listValidVersions(
  db: Queryable,
): Promise<Map<string, { questionId: string; measure: Measure }>> {
  const { rows } = await db.execute<{ versionId: string; questionId: string; measure: Measure }>(sql`
    select v.id::text as "versionId", q.id::text as "questionId", q.exercise_type as measure
    from questions q
    join question_versions c on c.id = q.current_version_id
    join question_versions v on v.question_id = q.id
    where q.status = 'published' and q.exercise_type in ('verbal', 'quant')
      and v.secret -> 'key' is not distinct from c.secret -> 'key'
      and v.secret -> 'value' is not distinct from c.secret -> 'value'`);
  return new Map(rows.map(({ versionId, ...version }) => [versionId, version]));
}

export type GivenAnswer = {
  userId: string;
  versionId: string;
  correct: boolean;
  spentMs: number | null;
  counts: boolean;
  /** The answer as a number: the same for the same answer. `findChoice` knows which. */
  choice: number;
};

const atOnce = 5000;

/** Every graded answer, person by person and by its time. The order is the database's work, which uses its disk for it. */
export async function* readAllAnswers(tx: Transaction): AsyncGenerator<GivenAnswer[]> {
  // All rows are wanted, and not soon the first of them.
  await tx.execute(sql`set local cursor_tuple_fraction = 1`);
  await tx.execute(sql`
    declare all_answers no scroll cursor for
    select user_id::text as "userId", version_id::text as "versionId", correct, spent_ms as "spentMs", counts,
      hashtext(answer::text) as choice
    from question_answers where correct is not null
    order by user_id, answered_at, id`);
  for (;;) {
    const { rows } = await tx.execute<GivenAnswer>(
      sql`fetch forward ${sql.raw(String(atOnce))} from all_answers`,
    );
    if (rows.length > 0) yield rows;
    if (rows.length < atOnce) return;
  }
}

/** The answer behind a number, in its words. */
export async function findChoice(db: Queryable, questionId: string, choice: number): Promise<string | null> {
  const { rows } = await db.execute<{ answer: string }>(sql`
    select answer::text as answer from question_answers
    where question_id = ${questionId} and not correct and hashtext(answer::text) = ${choice} limit 1`);
  return rows[0]?.answer ?? null;
}
