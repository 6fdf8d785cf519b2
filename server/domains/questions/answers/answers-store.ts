/** Every answer ever given, how each person stands with a question, and how everybody does on it. */
import { and, eq, sql } from 'drizzle-orm';
import type { Answer, Difficulty, Form, Question, Rated } from '#core/questions/kinds.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { isAmong } from '#server/db/columns.ts';
import { prepared } from '#server/db/statements/prepared.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { type answerSources, questionAnswers, uncountedAnswers, userQuestions } from '../tables.ts';

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

/** An answer to be stored, and what of it is counted with everybody's. */
export type CountedAnswer = GradedAnswer & { choices: readonly string[] };

const keyOf = ({ userId, questionId }: Pick<GradedAnswer, 'userId' | 'questionId'>) =>
  `${userId} ${questionId}`;

/**
 * Answers to different questions, in one statement: into the history, into how the person stands with each question,
 * and, where it is the first one and counts with everybody's, among those that are to be counted. Gives those that
 * are new: what the attempt has handed in before changes nothing.
 */
export async function insertAnswers<T extends CountedAnswer>(
  tx: Transaction,
  answers: readonly T[],
): Promise<T[]> {
  const column = <V>(pick: (answer: T) => V) => sql.param(answers.map(pick));
  // One that comes late, from another device or out of an attempt, is counted and is not the last one.
  const newer = (name: string) =>
    sql.raw(`${name} = case when excluded.last_at >= u.last_at then excluded.${name} else u.${name} end`);
  const { rows } = await tx.execute<{ userId: string; questionId: string }>(sql`
    with given as (
      select * from unnest(
        ${column(({ userId }) => userId)}::bigint[], ${column(({ questionId }) => questionId)}::bigint[],
        ${column(({ versionId }) => versionId)}::bigint[], ${column(({ answer }) => JSON.stringify(answer))}::jsonb[],
        ${column(({ correct }) => correct)}::boolean[], ${column(({ spentMs }) => spentMs)}::integer[],
        ${column(({ source }) => source)}::text[], ${column(({ recordId }) => recordId)}::bigint[],
        ${column(({ at }) => at.toISOString())}::timestamptz[], ${column(({ counts = true }) => counts)}::boolean[],
        ${column(({ question }) => question.form)}::text[],
        ${column(({ question }) => question.difficulty)}::smallint[],
        ${column(({ choices }) => JSON.stringify(choices))}::jsonb[]
      ) with ordinality as w (user_id, question_id, version_id, answer, correct, spent_ms, source, record_id,
                              answered_at, counts, form, difficulty, choices, place)
    ), stored as (
      insert into question_answers
        (user_id, question_id, version_id, answer, correct, spent_ms, source, record_id, answered_at, counts)
      select user_id, question_id, version_id, answer, correct, spent_ms, source, record_id, answered_at, counts
      from given order by place
      on conflict do nothing
      returning user_id, question_id
    ), standing as (
      insert into user_questions as u
        (user_id, question_id, attempts, correct, timed, time_ms, last_answer, last_correct, last_at)
      select user_id, question_id, 1, (coalesce(correct, false))::int, (spent_ms is not null)::int,
             coalesce(spent_ms, 0), answer, correct, answered_at
      from given join stored using (user_id, question_id) order by place
      on conflict (user_id, question_id) do update set
        attempts = u.attempts + 1, correct = u.correct + excluded.correct, timed = u.timed + excluded.timed,
        time_ms = u.time_ms + excluded.time_ms, ${newer('last_answer')}, ${newer('last_correct')}, ${newer('last_at')}
      returning u.user_id, u.question_id, u.attempts = 1 as is_first
    ), uncounted as (
      -- Everybody's first answer counts: later ones know the key.
      insert into uncounted_answers (user_id, question_id, form, difficulty, correct, spent_ms, choices)
      select user_id, question_id, form, difficulty, correct, spent_ms,
             array(select jsonb_array_elements_text(given.choices))
      from given join standing using (user_id, question_id) where is_first and counts order by place
    )
    select user_id::text as "userId", question_id::text as "questionId" from stored`);
  const stored = new Set(rows.map(keyOf));
  return answers.filter((answer) => stored.has(keyOf(answer)));
}

const ownQuestion = prepared((db) =>
  db
    .select()
    .from(userQuestions)
    .where(
      and(
        eq(userQuestions.userId, sql.placeholder('userId')),
        eq(userQuestions.questionId, sql.placeholder('questionId')),
      ),
    )
    .prepare('find_user_question'),
);

export async function findUserQuestion(db: Queryable, userId: string, questionId: string) {
  const [row] = await ownQuestion(db).execute({ userId, questionId });
  return row ?? null;
}

/** When the person answered it last; whoever answers it at the same moment waits until this transaction is over. */
export async function lockLastAnswered(
  tx: Transaction,
  userId: string,
  questionId: string,
): Promise<Date | null> {
  const [row] = await tx
    .select({ at: userQuestions.lastAt })
    .from(userQuestions)
    .where(and(eq(userQuestions.userId, userId), eq(userQuestions.questionId, questionId)))
    .for('update');
  return row?.at ?? null;
}

/** By question: when the person answered it last, and whether that was right. */
export async function listLastAnswers(
  db: Queryable,
  userId: string,
  questionIds: readonly string[],
): Promise<Map<string, { at: Date; correct: boolean | null }>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select({
      questionId: userQuestions.questionId,
      at: userQuestions.lastAt,
      correct: userQuestions.lastCorrect,
    })
    .from(userQuestions)
    .where(and(eq(userQuestions.userId, userId), isAmong(userQuestions.questionId, questionIds)));
  return new Map(rows.map(({ questionId, ...last }) => [questionId, last]));
}

export type LearnerAnswer = {
  id: string;
  questionId: string;
  measure: Measure;
  form: Form;
  difficulty: Difficulty;
  rated: Rated | null;
  choices: number | null;
  /** Its own, the chief one first. */
  tagIds: number[];
  /** What the question takes a candidate. */
  seconds: number;
  isRight: boolean;
  spentMs: number | null;
  answeredAt: Date;
};

/**
 * One person's first answers in the order they were given. A key that was mended makes older answers void; a first
 * answer that does not count is not made up for by a later one, which knew the question.
 */
export async function listLearnerAnswers(db: Queryable, userId: string): Promise<LearnerAnswer[]> {
  const { rows } = await db.execute<LearnerAnswer & { answeredAt: string }>(sql`
    select a.id::text, a.question_id::text as "questionId", q.exercise_type as measure, q.form, q.difficulty, q.rated, q.choices,
      array(select tag_id from question_tags t where t.question_id = q.id order by position) as "tagIds",
      q.seconds, a.correct as "isRight", a.spent_ms as "spentMs", a.answered_at as "answeredAt"
    from (
      select distinct on (question_id) * from question_answers
      where user_id = ${userId} and correct is not null
      order by question_id, answered_at, id
    ) a
    join questions q on q.id = a.question_id and q.exercise_type in ('verbal', 'quant')
    where a.counts and (a.version_id = q.current_version_id or exists (
      select from question_versions v join question_versions c on c.id = q.current_version_id
      where v.id = a.version_id
        and v.secret -> 'key' is not distinct from c.secret -> 'key'
        and v.secret -> 'value' is not distinct from c.secret -> 'value'))
    order by a.answered_at, a.id`);
  return rows.map((row) => ({ ...row, answeredAt: new Date(row.answeredAt) }));
}

/** How many different people have answered anything since. */
export async function countAnswering(db: Queryable, since: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(distinct user_id)::integer as n from question_answers where answered_at >= ${since}`);
  return rows[0]?.n ?? 0;
}

/** By their numbers, which follow the time closely enough: there is no other index to ask in no time. */
export async function findLastAnsweredAt(db: Queryable): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select answered_at as at from question_answers order by id desc limit 1`,
  );
  return rows[0] ? new Date(rows[0].at) : null;
}

export const countAnswersOf = (db: Queryable, userId: string): Promise<number> =>
  db.$count(questionAnswers, eq(questionAnswers.userId, userId));

export async function listAnswersOf(db: Queryable, userId: string) {
  return db.select().from(questionAnswers).where(eq(questionAnswers.userId, userId));
}

export async function deleteAnswersOf(tx: Transaction, userId: string): Promise<void> {
  // Waits for whoever is counting them: no rating is made of somebody who is gone.
  await tx.update(uncountedAnswers).set({ userId: null }).where(eq(uncountedAnswers.userId, userId));
  await tx.delete(questionAnswers).where(eq(questionAnswers.userId, userId));
  await tx.delete(userQuestions).where(eq(userQuestions.userId, userId));
}
