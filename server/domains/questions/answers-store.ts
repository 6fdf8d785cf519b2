/** Every answer ever given, how each person stands with a question, and how everybody does on it. */
import { and, eq, sql } from 'drizzle-orm';
import type { Answer, ExerciseType, Question } from '#core/questions/kinds.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { type answerSources, questionAnswers, userQuestions } from './tables.ts';

export type GradedAnswer = {
  userId: string;
  questionId: string;
  versionId: string;
  question: Question;
  answer: Answer;
  /** Null for an essay. */
  correct: boolean | null;
  spentMs: number | null;
  source: (typeof answerSources)[number];
  /** The attempt it was given in. An answer of an attempt counts once, however often it is handed in. */
  recordId: string | null;
  at: Date;
  /** Whether it counts with everybody's; absent where nothing speaks against it. The person's own history has it anyway. */
  counts?: boolean;
};

/** False where the attempt has handed it in before. */
export async function insertAnswer(tx: Transaction, answer: GradedAnswer): Promise<boolean> {
  const { userId, questionId, versionId, correct, spentMs, source, recordId, at, counts = true } = answer;
  const { rowCount } = await tx.execute(sql`
    insert into question_answers
      (user_id, question_id, version_id, answer, correct, spent_ms, source, record_id, answered_at, counts)
    values (${userId}, ${questionId}, ${versionId}, ${JSON.stringify(answer.answer)}::jsonb, ${correct}, ${spentMs},
            ${source}, ${recordId}, ${at}, ${counts})
    on conflict (record_id, question_id) where record_id is not null do nothing`);
  return rowCount === 1;
}

/** True where it is the person's first answer to this question. */
export async function upsertUserQuestion(tx: Transaction, answer: GradedAnswer): Promise<boolean> {
  const { userId, questionId, correct, spentMs, at } = answer;
  const { rows } = await tx.execute<{ isFirst: boolean }>(sql`
    insert into user_questions as u
      (user_id, question_id, attempts, correct, timed, time_ms, last_answer, last_correct, last_at)
    values (${userId}, ${questionId}, 1, ${correct ? 1 : 0}, ${spentMs === null ? 0 : 1}, ${spentMs ?? 0},
            ${JSON.stringify(answer.answer)}::jsonb, ${correct}, ${at})
    on conflict (user_id, question_id) do update set
      attempts = u.attempts + 1, correct = u.correct + excluded.correct, timed = u.timed + excluded.timed,
      time_ms = u.time_ms + excluded.time_ms, last_answer = excluded.last_answer,
      last_correct = excluded.last_correct, last_at = excluded.last_at
    returning u.attempts = 1 as "isFirst"`);
  return rows[0]?.isFirst ?? false;
}

/** `spentMs` is null where it is unknown, or says nothing. */
export async function updateStats(
  tx: Transaction,
  questionId: string,
  { correct, spentMs, choices }: { correct: boolean; spentMs: number | null; choices: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    update question_stats s set attempts = attempts + 1, correct = correct + ${correct ? 1 : 0},
      timed = timed + ${spentMs === null ? 0 : 1}, time_ms = time_ms + ${spentMs ?? 0},
      choices = (
        select coalesce(jsonb_object_agg(choice, times), '{}') from (
          select choice, sum(times)::int as times from (
            select key as choice, value::int as times from jsonb_each_text(s.choices)
            union all
            select choice, 1 from jsonb_array_elements_text(${JSON.stringify(choices)}::jsonb) as choice
          ) counted group by choice
        ) summed)
    where question_id = ${questionId}`);
}

export async function findUserQuestion(db: Queryable, userId: string, questionId: string) {
  const [row] = await db
    .select()
    .from(userQuestions)
    .where(and(eq(userQuestions.userId, userId), eq(userQuestions.questionId, questionId)));
  return row ?? null;
}

export type FirstAnswer = { userId: string; questionId: string; correct: boolean; choice: string };

/**
 * Everybody's first answer to each question, person by person. A key that was mended makes older answers void; a first
 * answer that does not count is not made up for by a later one, which knew the question.
 */
export async function listFirstAnswers(
  db: Queryable,
  exerciseType: ExerciseType,
  leastMs: number,
): Promise<FirstAnswer[]> {
  const { rows } = await db.execute<FirstAnswer>(sql`
    select "userId", "questionId", correct, choice from (
    select distinct on (a.user_id, a.question_id)
      a.user_id::text as "userId", a.question_id::text as "questionId", a.correct, a.answer::text as choice,
      a.counts, a.user_id, a.question_id
    from question_answers a
    join questions q on q.id = a.question_id and q.exercise_type = ${exerciseType} and q.status = 'published'
    join question_versions v on v.id = a.version_id
    join question_versions c on c.id = q.current_version_id
    where a.correct is not null and (not a.counts or a.spent_ms is null or a.spent_ms >= ${leastMs})
      and v.secret -> 'key' is not distinct from c.secret -> 'key'
      and v.secret -> 'value' is not distinct from c.secret -> 'value'
    order by a.user_id, a.question_id, a.answered_at, a.id
    ) first where counts order by user_id, question_id`);
  return rows;
}

export async function listAnswersOf(db: Queryable, userId: string) {
  return db.select().from(questionAnswers).where(eq(questionAnswers.userId, userId));
}

export async function deleteAnswersOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(questionAnswers).where(eq(questionAnswers.userId, userId));
  await tx.delete(userQuestions).where(eq(userQuestions.userId, userId));
}
