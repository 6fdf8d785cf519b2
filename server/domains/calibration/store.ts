/** Calibrations and doubts about keys as the database keeps them. */
import { and, asc, between, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { Doubt } from '#core/scoring/doubt.ts';
import type { FittedItem } from '#core/scoring/fit.ts';
import type { Queryable } from '#server/db/tx.ts';
import { calibratedItems, calibrations, type Measure, questionDoubts, userRatings } from './tables.ts';

/** What is believed of these people, by their id and the measure. */
export async function listAbilities(
  db: Queryable,
  first: string,
  last: string,
): Promise<Map<string, Partial<Record<Measure, number>>>> {
  const rows = await db
    .select({ userId: userRatings.userId, measure: userRatings.measure, mean: userRatings.mean })
    .from(userRatings)
    .where(between(userRatings.userId, first, last));
  const abilities = new Map<string, Partial<Record<Measure, number>>>();
  for (const { userId, measure, mean } of rows)
    abilities.set(userId, { ...abilities.get(userId), [measure]: mean });
  return abilities;
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
      insert into ${calibrations} (made_at, responses, people) values (${now}, ${responses}, ${people}) returning id
    ), stored as (
      insert into ${calibratedItems} (calibration_id, question_id, a, b, b_sd, responses)
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
    select id::text, made_at as "madeAt", responses::float8 from calibrations order by id desc limit 1`);
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
  { reason, z, responses }: Doubt,
  rival: string | null,
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

const isOpen = isNull(questionDoubts.settledAt);

/** When each doubt that nobody has settled was found, the oldest first. */
export const openDoubts: SQL = sql`
  select ${questionDoubts.foundAt} as at from ${questionDoubts} where ${isOpen} order by ${questionDoubts.foundAt}`;

export const countDoubts = (db: Queryable): Promise<number> => db.$count(questionDoubts, isOpen);

export async function listDoubts(db: Queryable, { page, size }: Page) {
  const { questionId, reason, rival, z, responses, foundAt } = questionDoubts;
  return db
    .select({ questionId, reason, rival, z, responses, foundAt })
    .from(questionDoubts)
    .where(isOpen)
    .orderBy(desc(foundAt), asc(questionId))
    .limit(size)
    .offset((page - 1) * size);
}

export async function updateDoubtSettled(
  db: Queryable,
  questionId: string,
  { userId, note, now }: { userId: string; note: string; now: Date },
): Promise<boolean> {
  const settled = await db
    .update(questionDoubts)
    .set({ settledAt: now, settledBy: userId, note })
    .where(and(eq(questionDoubts.questionId, questionId), isOpen))
    .returning({ questionId: questionDoubts.questionId });
  return settled.length > 0;
}
