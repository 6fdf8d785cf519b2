/** Essays and their grades as the database keeps them; the queue is the rows that wait. */

import { and, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page } from '#contract/endpoint.ts';
import { type BankText, type UserText, userText } from '#core/bank-text.ts';
import type { EssayGrade, Opinion } from '#core/essay/grade.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { essayGrades, essays, type GraderName, type GradeState } from './tables.ts';

type ResultOf = { feature: EssayGrade; model: Opinion };

export type NewEssay = {
  recordId: string;
  exerciseId: string;
  userId: string;
  prompt: string;
  text: string;
  submittedAt: Date;
};

/** An essay that is here already keeps its row and its grades. */
export async function insertEssay(
  tx: Queryable,
  essay: NewEssay,
  graders: readonly GraderName[],
): Promise<void> {
  const { recordId, exerciseId, userId, prompt, text, submittedAt } = essay;
  await tx.execute(sql`
    with made as (
      insert into essays (record_id, exercise_id, user_id, prompt, text, submitted_at)
      values (${recordId}, ${exerciseId}, ${userId}, ${prompt}, ${text}, ${submittedAt})
      on conflict (record_id, exercise_id) do nothing
      returning id
    )
    insert into essay_grades (essay_id, grader)
    select id, grader from made, unnest(${sql.param(graders)}::text[]) as grader`);
}

export type Claimed = { essayId: string; tries: number; prompt: string; text: string };

/** The oldest that nobody holds. Several processes may ask at once: each gets another. */
export async function claimGrade(
  db: Queryable,
  grader: GraderName,
  now: Date,
  until: Date,
): Promise<Claimed | null> {
  const { rows } = await db.execute<Claimed>(sql`
    update essay_grades g set claimed_until = ${until}, tries = g.tries + 1
    from essays e
    where e.id = g.essay_id and g.grader = ${grader} and g.essay_id = (
      select essay_id from essay_grades
      where grader = ${grader} and state = 'waiting' and (claimed_until is null or claimed_until <= ${now})
      order by essay_id limit 1 for update skip locked)
    returning g.essay_id::text as "essayId", g.tries, e.prompt, e.text`);
  return rows[0] ?? null;
}

/** Counted to a hundred thousand: nobody needs to know more exactly. */
export async function readEssayBacklog(db: Queryable): Promise<{ waiting: number; oldestAt: Date | null }> {
  const { rows } = await db.execute<{ waiting: number; oldestAt: string | null }>(sql`
    select count(*)::int as waiting, min(e.submitted_at) as "oldestAt"
    from (select essay_id from essay_grades where state = 'waiting' limit 100000) w
    join essays e on e.id = w.essay_id`);
  const { waiting = 0, oldestAt = null } = rows[0] ?? {};
  return { waiting, oldestAt: oldestAt === null ? null : new Date(oldestAt) };
}

/** Written once: who held the row too long finds it graded and changes nothing. */
export async function updateGraded<G extends GraderName>(
  db: Queryable,
  essayId: string,
  grader: G,
  result: ResultOf[G],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update essay_grades
    set state = 'graded', result = ${JSON.stringify(result)}::jsonb, version = ${result.version}, graded_at = ${now},
        claimed_until = null
    where essay_id = ${essayId} and grader = ${grader} and state <> 'graded'`);
}

/** To be tried again later, or given up. */
export async function updateFailed(
  db: Queryable,
  { essayId, grader, tries }: { essayId: string; grader: GraderName; tries: number },
  { again, max }: { again: Date; max: number },
): Promise<void> {
  await db.execute(sql`
    update essay_grades
    set state = ${tries >= max ? 'failed' : 'waiting'}, claimed_until = ${again}
    where essay_id = ${essayId} and grader = ${grader} and state = 'waiting'`);
}

export type EssayRow = {
  id: string;
  recordId: string;
  exerciseId: string;
  userId: string;
  prompt: BankText;
  text: UserText;
  submittedAt: Date;
  state: GradeState;
  grade: EssayGrade | null;
  gradedAt: Date | null;
  opinion: Opinion | null;
  teacher: { id: string; score: number; comment: string; at: Date } | null;
};

const features = alias(essayGrades, 'features');
const models = alias(essayGrades, 'models');

const selectEssays = (db: Queryable) =>
  db
    .select({ essay: essays, feature: features, model: models })
    .from(essays)
    .innerJoin(features, and(eq(features.essayId, essays.id), eq(features.grader, 'feature')))
    .leftJoin(models, and(eq(models.essayId, essays.id), eq(models.grader, 'model')))
    .$dynamic();

type Selected = Awaited<ReturnType<typeof selectEssays>>[number];

function toRow({ essay, feature, model }: Selected): EssayRow {
  const { teacherId, teacherScore, teacherComment, teacherAt, ...row } = essay;
  return {
    ...row,
    state: feature.state,
    grade: feature.result as EssayGrade | null,
    gradedAt: feature.gradedAt,
    opinion: (model?.result ?? null) as Opinion | null,
    teacher:
      teacherId === null || teacherScore === null || teacherAt === null
        ? null
        : { id: teacherId, score: teacherScore, comment: teacherComment, at: teacherAt },
  };
}

export async function listEssaysOf(db: Queryable, recordId: string): Promise<EssayRow[]> {
  const rows = await selectEssays(db).where(eq(essays.recordId, recordId)).orderBy(essays.exerciseId);
  return rows.map(toRow);
}

/** By record: the teacher's score of its first essay, or else the middle of the estimate. */
export async function findEssayScores(
  db: Queryable,
  recordIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ recordId: string; score: number | null }>(sql`
    select distinct on (e.record_id) e.record_id::text as "recordId",
           coalesce(e.teacher_score, (g.result->'score'->>'middle')::float8) as score
    from essays e join essay_grades g on g.essay_id = e.id and g.grader = 'feature'
    where e.record_id = any(${sql.param(recordIds)}::bigint[])
    order by e.record_id, e.exercise_id`);
  return new Map(rows.flatMap(({ recordId, score }) => (score === null ? [] : [[recordId, score] as const])));
}

export async function findEssay(db: Queryable, id: string): Promise<EssayRow | null> {
  const [row] = await selectEssays(db).where(eq(essays.id, id));
  return row ? toRow(row) : null;
}

export type Which = { userId?: string | undefined; status?: 'open' | 'scored' | undefined };

/** What was left empty is nothing to read. */
const toScore = ({ userId, status }: Which): SQL | undefined =>
  and(
    ne(essays.text, userText('')),
    status && (status === 'open' ? isNull(essays.teacherAt) : isNotNull(essays.teacherAt)),
    userId === undefined ? undefined : eq(essays.userId, userId),
  );

/** When each essay that waits for a teacher was handed in, the oldest first. */
export const waitingEssays: SQL = sql`
  select ${essays.submittedAt} as at from ${essays} where ${toScore({ status: 'open' })} order by ${essays.id}`;

export const countToScore = (db: Queryable, which: Which): Promise<number> =>
  db.$count(essays, toScore(which));

export async function listToScore(db: Queryable, which: Which, { page, size }: Page): Promise<EssayRow[]> {
  const rows = await selectEssays(db)
    .where(toScore(which))
    .orderBy(desc(essays.id))
    .limit(size)
    .offset((page - 1) * size);
  return rows.map(toRow);
}

/** False where there is no such essay. */
export async function updateTeacherScore(
  db: Queryable,
  id: string,
  given: { teacherId: string; score: number; comment: string; at: Date } | null,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update essays
    set teacher_id = ${given?.teacherId ?? null}, teacher_score = ${given?.score ?? null},
        teacher_comment = ${given?.comment ?? ''}, teacher_at = ${given?.at ?? null}
    where id = ${id} returning id`);
  return rows.length > 0;
}

/** To take along: what was handed in is among the answers already. */
export async function listOwnGrades(db: Queryable, userId: string): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select e.record_id::text as "recordId", e.submitted_at as "submittedAt", e.teacher_score as "teacherScore",
           e.teacher_comment as "teacherComment", e.teacher_at as "teacherAt",
           (select jsonb_agg(jsonb_build_object('grader', g.grader, 'state', g.state, 'version', g.version,
                                                'gradedAt', g.graded_at, 'result', g.result) order by g.grader)
            from essay_grades g where g.essay_id = e.id) as grades
    from essays e where e.user_id = ${userId} order by e.id`);
  return rows;
}

export async function deleteEssaysOf(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`delete from essays where user_id = ${userId}`);
}
