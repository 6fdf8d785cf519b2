/** Calibrations as the database keeps them, and the first answers that they are made from. */
import { sql } from 'drizzle-orm';
import type { Difficulty, Form } from '#core/questions/kinds.ts';
import type { Doubt } from '#core/scoring/doubt.ts';
import type { FittedItem } from '#core/scoring/fit.ts';
import type { Queryable } from '#server/db/tx.ts';

export type Measure = 'verbal' | 'quant';

export type FirstAnswerRow = {
  userId: string;
  questionId: string;
  correct: boolean;
  choice: string;
  ability: number | null;
};

/** Everybody's first answer to each question, person by person. A key that was mended makes older answers void. */
export async function listFirstAnswers(
  db: Queryable,
  measure: Measure,
  leastMs: number,
): Promise<FirstAnswerRow[]> {
  const { rows } = await db.execute<FirstAnswerRow>(sql`
    select distinct on (a.user_id, a.question_id)
      a.user_id::text as "userId", a.question_id::text as "questionId", a.correct, a.answer::text as choice,
      r.mean as ability
    from question_answers a
    join questions q on q.id = a.question_id and q.exercise_type = ${measure} and q.status = 'published'
    join question_versions v on v.id = a.version_id
    join question_versions c on c.id = q.current_version_id
    left join user_ratings r on r.user_id = a.user_id and r.measure = ${measure}
    where a.correct is not null and (a.spent_ms is null or a.spent_ms >= ${leastMs})
      and v.secret -> 'key' is not distinct from c.secret -> 'key'
      and v.secret -> 'value' is not distinct from c.secret -> 'value'
    order by a.user_id, a.question_id, a.answered_at, a.id`);
  return rows;
}

export async function listForms(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { form: Form; difficulty: Difficulty; versionId: string }>> {
  const { rows } = await db.execute<{
    id: string;
    form: Form;
    difficulty: Difficulty;
    versionId: string;
  }>(sql`
    select id::text, form, difficulty, current_version_id::text as "versionId" from questions
    where id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

export async function insertCalibration(
  db: Queryable,
  now: Date,
  people: number,
  fitted: ReadonlyMap<string, FittedItem>,
): Promise<string> {
  const items = [...fitted.values()];
  const responses = items.reduce((sum, item) => sum + item.responses, 0);
  const { rows } = await db.execute<{ id: string }>(sql`
    with made as (
      insert into calibrations (made_at, responses, people) values (${now}, ${responses}, ${people}) returning id
    ), stored as (
      insert into calibrated_items (calibration_id, question_id, a, b, b_sd, responses)
      select made.id, w.* from made, unnest(
        ${sql.param([...fitted.keys()])}::bigint[], ${sql.param(items.map(({ a }) => a))}::float8[],
        ${sql.param(items.map(({ b }) => b))}::float8[], ${sql.param(items.map(({ bSd }) => bSd))}::float8[],
        ${sql.param(items.map((item) => item.responses))}::int[]) as w
    )
    select id::text from made`);
  return rows[0]?.id ?? '';
}

export type LastCalibration = { id: string; madeAt: Date; responses: number };

export async function findLastCalibration(db: Queryable): Promise<LastCalibration | null> {
  const { rows } = await db.execute<LastCalibration>(sql`
    select id::text, made_at as "madeAt", responses::int from calibrations order by id desc limit 1`);
  return rows[0] ? { ...rows[0], madeAt: new Date(rows[0].madeAt) } : null;
}

/** What a calibration says of these questions; those that nobody had answered are left to the editors' guess. */
export async function findItems(
  db: Queryable,
  calibrationId: string,
  questionIds: readonly string[],
): Promise<Map<string, FittedItem>> {
  const { rows } = await db.execute<FittedItem & { id: string }>(sql`
    select question_id::text as id, a, b, b_sd as "bSd", responses from calibrated_items
    where calibration_id = ${calibrationId} and question_id = any(${sql.param(questionIds)}::bigint[])`);
  return new Map(rows.map(({ id, ...item }) => [id, item]));
}

/** A doubt that an editor has settled comes back only for another version of the question. */
export async function upsertDoubt(
  db: Queryable,
  questionId: string,
  versionId: string,
  { reason, rival, z, responses }: Doubt,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into question_doubts as d (question_id, version_id, reason, rival, z, responses, found_at)
    values (${questionId}, ${versionId}, ${reason}, ${rival}, ${z}, ${responses}, ${now})
    on conflict (question_id) do update set version_id = excluded.version_id, reason = excluded.reason,
      rival = excluded.rival, z = excluded.z, responses = excluded.responses, found_at = excluded.found_at,
      settled_at = null, settled_by = null, note = ''
    where d.version_id <> excluded.version_id`);
  return rowCount === 1;
}

export async function listDoubts(db: Queryable, { page, size }: { page: number; size: number }) {
  const { rows } = await db.execute<{
    questionId: string;
    code: string;
    reason: Doubt['reason'];
    rival: string | null;
    z: number;
    responses: number;
    foundAt: Date;
  }>(sql`
    select d.question_id::text as "questionId", q.code, d.reason, d.rival, d.z, d.responses, d.found_at as "foundAt"
    from question_doubts d join questions q on q.id = d.question_id
    where d.settled_at is null
    order by d.found_at desc, d.question_id limit ${size} offset ${(page - 1) * size}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from question_doubts where settled_at is null`,
  );
  const list = rows.map((row) => ({ ...row, foundAt: new Date(row.foundAt) }));
  return { total: counted.rows[0]?.total ?? 0, page, size, list };
}

export async function updateDoubtSettled(
  db: Queryable,
  questionId: string,
  { userId, note, now }: { userId: string; note: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update question_doubts set settled_at = ${now}, settled_by = ${userId}, note = ${note}
    where question_id = ${questionId} and settled_at is null`);
  return rowCount === 1;
}

export async function listRatingsOf(db: Queryable, userId: string) {
  const { rows } = await db.execute<{
    measure: Measure;
    mean: number;
    variance: number;
    responses: number;
  }>(sql`
    select measure, mean, variance, responses from user_ratings where user_id = ${userId} order by measure`);
  return rows;
}

export async function deleteRatingsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from user_ratings where user_id = ${userId}`);
}
