/** Which questions are kept for which mock exam, and which are like one another. */
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { questions } from '#server/domains/questions/tables.ts';

/** By question: the exam that it is kept for. */
export async function listReserved(db: Queryable): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; examId: string }>(sql`
    select id::text, reserved_for::text as "examId" from ${questions} where reserved_for is not null`);
  return new Map(rows.map(({ id, examId }) => [id, examId]));
}

/** Keeps these and no others, with all that stands under the same passage or data. How many rows that changed. */
export async function updateReserved(
  tx: Transaction,
  exams: readonly { examId: string; questionIds: readonly string[] }[],
): Promise<number> {
  const given = exams.flatMap(({ examId, questionIds }) => questionIds.map((id) => ({ id, examId })));
  const ids = sql.param(given.map(({ id }) => id));
  const examIds = sql.param(given.map(({ examId }) => examId));
  const { rowCount } = await tx.execute(sql`
    with given as (
      select * from unnest(${ids}::bigint[], ${examIds}::bigint[]) with ordinality as t (id, exam_id, place)
    ), grouped as (
      select id, exam_id, place from given
      union all
      select other.id, exam_id, place from given
        join ${questions} own on own.id = given.id join ${questions} other on other.stimulus_id = own.stimulus_id
    ), wanted as (
      select distinct on (id) id, exam_id from grouped order by id, place
    )
    update ${questions} q set reserved_for = wanted.exam_id
    from ${questions} old left join wanted on wanted.id = old.id
    where q.id = old.id and old.reserved_for is distinct from wanted.exam_id`);
  return rowCount ?? 0;
}

/** These questions, their variants, and what stands under the same passages or data. */
export async function listKin(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with own as materialized (
      select id, family, stimulus_id from ${questions} where id = any(${sql.param(ids)}::bigint[]))
    select id::text from own
    union select q.id::text from ${questions} q where q.family in (select family from own)
    union select q.id::text from ${questions} q where q.stimulus_id in (select stimulus_id from own)`);
  return rows.map(({ id }) => id);
}
