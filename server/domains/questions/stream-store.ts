/** What the stream asks of the bank, and of what somebody has met of it. */
import { sql } from 'drizzle-orm';
import type { Difficulty, Form, Rated } from '#core/questions/kinds.ts';
import type { Queryable } from '#server/db/tx.ts';

export type ScoredQuestion = {
  id: string;
  form: Form;
  difficulty: Difficulty;
  rated: Rated | null;
  choices: number | null;
  seconds: number;
  family: string | null;
  stimulusId: string | null;
  /** Its own, the chief one first. */
  tagIds: number[];
};

/** Everything published that has a right answer. */
export async function listScored(db: Queryable): Promise<ScoredQuestion[]> {
  const { rows } = await db.execute<ScoredQuestion>(sql`
    select q.id::text, q.form, q.difficulty, q.rated, q.choices, q.seconds, q.family, q.stimulus_id::text as "stimulusId",
      (select array_agg(tag_id order by position) from question_tags t where t.question_id = q.id) as "tagIds"
    from questions q
    where q.status = 'published' and q.exercise_type in ('verbal', 'quant') and q.current_version_id is not null
    order by q.id`);
  return rows.map((row) => ({ ...row, tagIds: row.tagIds ?? [] }));
}

/** By question: when the person answered it last. */
export async function listMet(db: Queryable, userId: string): Promise<Map<string, Date>> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select question_id::text as id, last_at as at from user_questions where user_id = ${userId}`);
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]));
}
