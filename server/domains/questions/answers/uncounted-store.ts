/** First answers that are not counted yet, and the statistics they are counted in. */
import { sql } from 'drizzle-orm';
import type { Difficulty, Form } from '#core/questions/kinds.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';

export type UncountedAnswer = {
  id: string;
  /** Null where the account is gone. */
  userId: string | null;
  questionId: string;
  form: Form;
  difficulty: Difficulty;
  correct: boolean | null;
  spentMs: number | null;
  choices: string[];
};

/** False where another transaction counts: nobody waits for it. */
export async function lockCounting(tx: Transaction): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select from turns where name = 'uncounted_answers' for update skip locked`,
  );
  return rowCount === 1;
}

/** To a hundred thousand: nobody needs to know more exactly. */
export async function countUncounted(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select from uncounted_answers limit 100000) u`,
  );
  return rows[0]?.n ?? 0;
}

export async function deleteUncounted(tx: Transaction, max: number): Promise<UncountedAnswer[]> {
  const { rows } = await tx.execute<UncountedAnswer>(sql`
    with gone as (
      delete from uncounted_answers where id in (select id from uncounted_answers order by id limit ${max})
      returning *)
    select id::text, user_id::text as "userId", question_id::text as "questionId", form, difficulty, correct,
           spent_ms as "spentMs", choices
    from gone order by gone.id`);
  return rows;
}

/** What some answers add to the statistics of their question. */
export type StatsDelta = {
  questionId: string;
  attempts: number;
  correct: number;
  timed: number;
  timeMs: number;
  choices: Record<string, number>;
};

export async function updateStats(tx: Transaction, deltas: readonly StatsDelta[]): Promise<void> {
  const column = <V>(pick: (delta: StatsDelta) => V) => sql.param(deltas.map(pick));
  await tx.execute(sql`
    update question_stats s set attempts = s.attempts + w.attempts, correct = s.correct + w.correct,
      timed = s.timed + w.timed, time_ms = s.time_ms + w.time_ms,
      choices = (
        select coalesce(jsonb_object_agg(choice, times), '{}') from (
          select choice, sum(times)::int as times from (
            select key as choice, value::int as times from jsonb_each_text(s.choices)
            union all
            select key, value::int from jsonb_each_text(w.choices)
          ) counted group by choice
        ) summed)
    from unnest(
      ${column(({ questionId }) => questionId)}::bigint[], ${column(({ attempts }) => attempts)}::integer[],
      ${column(({ correct }) => correct)}::integer[], ${column(({ timed }) => timed)}::integer[],
      ${column(({ timeMs }) => timeMs)}::bigint[], ${column(({ choices }) => JSON.stringify(choices))}::jsonb[]
    ) as w (question_id, attempts, correct, timed, time_ms, choices)
    where s.question_id = w.question_id`);
}
