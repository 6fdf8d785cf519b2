/** Essays and their grades as the database keeps them; the queue is the rows that wait. */
import { sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { EssayGrade, Opinion } from '#core/essay/grade.ts';
import type { ExamType } from '#core/exam/attempt.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';

/** `feature` is built in, `model` an address that somebody configured. */
export type GraderName = 'feature' | 'model';
export type GradeState = 'waiting' | 'graded' | 'failed';
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
  questionId: string;
  userId: string;
  nickname: string;
  examTitle: { zh_cn: string; en: string };
  examType: ExamType;
  prompt: string;
  text: string;
  submittedAt: Date;
  state: GradeState;
  grade: EssayGrade | null;
  gradedAt: Date | null;
  modelState: GradeState | null;
  opinion: Opinion | null;
  teacher: { nickname: string; score: number; comment: string; at: Date } | null;
};

type RawRow = Omit<EssayRow, 'submittedAt' | 'gradedAt' | 'teacher'> & {
  submittedAt: string;
  gradedAt: string | null;
  teacherName: string | null;
  teacherScore: number | null;
  teacherComment: string;
  teacherAt: string | null;
};

const shown = sql`
  select e.id::text, e.record_id::text as "recordId", e.exercise_id::text as "exerciseId",
         i.question_id::text as "questionId", e.user_id::text as "userId",
         u.nickname, x.title as "examTitle", x.type as "examType", e.prompt, e.text, e.submitted_at as "submittedAt",
         f.state, f.result as grade, f.graded_at as "gradedAt", m.state as "modelState", m.result as opinion,
         t.nickname as "teacherName", e.teacher_score as "teacherScore", e.teacher_comment as "teacherComment",
         e.teacher_at as "teacherAt"
  from essays e
  join users u on u.id = e.user_id
  join records r on r.id = e.record_id
  join exams x on x.id = r.exam_id
  join exam_items i on i.id = e.exercise_id
  join essay_grades f on f.essay_id = e.id and f.grader = 'feature'
  left join essay_grades m on m.essay_id = e.id and m.grader = 'model'
  left join users t on t.id = e.teacher_id`;

function toRow({
  submittedAt,
  gradedAt,
  teacherName,
  teacherScore,
  teacherComment,
  teacherAt,
  ...row
}: RawRow): EssayRow {
  return {
    ...row,
    submittedAt: new Date(submittedAt),
    gradedAt: gradedAt === null ? null : new Date(gradedAt),
    teacher:
      teacherScore === null || teacherAt === null
        ? null
        : {
            nickname: teacherName ?? '',
            score: teacherScore,
            comment: teacherComment,
            at: new Date(teacherAt),
          },
  };
}

export async function listEssaysOf(db: Queryable, recordId: string): Promise<EssayRow[]> {
  const { rows } = await db.execute<RawRow>(
    sql`${shown} where e.record_id = ${recordId} order by e.exercise_id`,
  );
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
  const { rows } = await db.execute<RawRow>(sql`${shown} where e.id = ${id}`);
  return rows[0] ? toRow(rows[0]) : null;
}

export type Which = { userId?: string | undefined; status?: 'open' | 'scored' | undefined };

/** What was left empty is nothing to read. */
export async function listToScore(
  db: Queryable,
  { userId, status }: Which,
  { page, size }: Page,
): Promise<{ total: number; list: EssayRow[] }> {
  const which = sql`e.text <> '' and (${status ?? null}::text is null
    or (e.teacher_at is null) = (${status ?? null} = 'open'))
    and (${userId ?? null}::bigint is null or e.user_id = ${userId ?? null})`;
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from essays e where ${which}`,
  );
  const { rows } = await db.execute<RawRow>(
    sql`${shown} where ${which} order by e.id desc limit ${size} offset ${(page - 1) * size}`,
  );
  return { total: counted[0]?.total ?? 0, list: rows.map(toRow) };
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
