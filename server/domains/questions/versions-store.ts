/** Questions in full: in the versions that exams point at, and as they are now. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SecretEssay } from '#core/questions/forms/essay.ts';
import type {
  Difficulty,
  ExerciseType,
  Form,
  Question,
  Rated,
  Stimulus,
  StimulusSecret,
} from '#core/questions/kinds.ts';
import type { WordSource } from '#core/words/in-questions.ts';
import { prepared } from '#server/db/statements/prepared.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Closed } from './reserved/closed.ts';
import {
  questionStats,
  questions,
  questionVersions,
  shownNumber,
  stimuli,
  stimulusVersions,
} from './tables.ts';

/** A question with its key: whoever sends it out uses `publicView`. */
export type VersionedQuestion = {
  versionId: string;
  questionId: string;
  question: Question;
  stimulus: Stimulus | null;
};

/** By version id. A version that does not exist is a fault of the caller. */
export async function getVersions(
  db: Queryable,
  versionIds: readonly string[],
): Promise<Map<string, VersionedQuestion>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .select({
      versionId: questionVersions.id,
      questionId: questionVersions.questionId,
      public: questionVersions.public,
      secret: questionVersions.secret,
      stimulus: stimulusVersions.public,
    })
    .from(questionVersions)
    .leftJoin(stimulusVersions, eq(stimulusVersions.id, questionVersions.stimulusVersionId))
    .where(inArray(questionVersions.id, [...versionIds]));
  const found = rows.map(({ public: shown, secret, ...row }) => ({
    ...row,
    question: { ...shown, secret } as Question,
  }));
  const byId = new Map(found.map((row) => [row.versionId, row]));
  const missing = versionIds.find((id) => !byId.has(id));
  if (missing !== undefined) throw new Error(`there is no question version ${missing}`);
  return byId;
}

/** What an exam needs to know of a question it is made of. */
export type CurrentQuestion = Pick<
  typeof questions.$inferSelect,
  'code' | 'form' | 'questionType' | 'exerciseType' | 'difficulty' | 'seconds'
> & { questionId: string; number: string; versionId: string; stimulus: string | null };

/** By code, or by id; a question that is unknown or retired is absent. */
export async function findCurrent(
  db: Queryable,
  by: 'code' | 'id',
  values: readonly string[],
): Promise<Map<string, CurrentQuestion>> {
  if (values.length === 0) return new Map();
  const rows = await db
    .select({
      code: questions.code,
      number: shownNumber,
      questionId: questions.id,
      versionId: questions.currentVersionId,
      form: questions.form,
      questionType: questions.questionType,
      exerciseType: questions.exerciseType,
      difficulty: questions.difficulty,
      seconds: questions.seconds,
      stimulus: stimuli.code,
    })
    .from(questions)
    .leftJoin(stimuli, eq(stimuli.id, questions.stimulusId))
    .where(and(inArray(questions[by], [...values]), eq(questions.status, 'published')));
  return new Map(
    rows.flatMap(({ versionId, ...row }) =>
      versionId === null ? [] : [[by === 'code' ? row.code : row.questionId, { ...row, versionId }] as const],
    ),
  );
}

export const isQuestion = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(questions, eq(questions.id, id))) > 0;

export type QuestionDetail = {
  id: string;
  number: string;
  versionId: string;
  status: 'published' | 'retired';
  createdAt: Date;
  question: Question;
  stimulus: Stimulus | null;
  stimulusSecret: StimulusSecret | null;
  stats: typeof questionStats.$inferSelect;
};

/** As it is now, retired or not. */
const detailById = prepared((db) =>
  db
    .select({
      id: questions.id,
      number: shownNumber,
      status: questions.status,
      createdAt: questions.createdAt,
      versionId: questionVersions.id,
      public: questionVersions.public,
      secret: questionVersions.secret,
      stimulus: stimulusVersions.public,
      stimulusSecret: stimulusVersions.secret,
      stats: questionStats,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .innerJoin(questionStats, eq(questionStats.questionId, questions.id))
    .leftJoin(stimulusVersions, eq(stimulusVersions.id, questionVersions.stimulusVersionId))
    .where(eq(questions.id, sql.placeholder('id')))
    .prepare('find_detail'),
);

export async function findDetail(db: Queryable, id: string): Promise<QuestionDetail | null> {
  const [found] = await detailById(db).execute({ id });
  if (!found) return null;
  const { public: shown, secret, ...rest } = found;
  return { ...rest, question: { ...shown, secret } as Question };
}

export type KnownForm = {
  code: string;
  number: string;
  form: Form;
  difficulty: Difficulty;
  rated: Rated | null;
  choices: number | null;
  versionId: string;
};

/** By id, as they are now, retired ones too. */
export async function findForms(db: Queryable, ids: readonly string[]): Promise<Map<string, KnownForm>> {
  const { rows } = await db.execute<KnownForm & { id: string }>(sql`
    select id::text, code, ${shownNumber} as number, form, difficulty, rated, choices, current_version_id::text as "versionId" from ${questions}
    where id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

export type RatedQuestion = {
  measure: ExerciseType;
  form: Form;
  difficulty: Difficulty;
  rated: Rated | null;
  choices: number | null;
  tagIds: number[];
};

/** What a model of learners asks of questions: by id, as they are now, retired ones too. */
export async function findRated(db: Queryable, ids: readonly string[]): Promise<Map<string, RatedQuestion>> {
  const { rows } = await db.execute<RatedQuestion & { id: string }>(sql`
    select q.id::text, q.exercise_type as measure, q.form, q.difficulty, q.rated, q.choices,
      array(select tag_id from question_tags t where t.question_id = q.id order by position) as "tagIds"
    from questions q where q.id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

/** Questions as sources of words, with their analysis and the notes on their passage: by id, as they are now, retired ones too. */
export async function findWordSources(
  db: Queryable,
  questionIds: readonly string[],
): Promise<Map<string, WordSource>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select({
      questionId: questions.id,
      public: questionVersions.public,
      secret: questionVersions.secret,
      stimulus: stimulusVersions.public,
      stimulusSecret: stimulusVersions.secret,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.currentVersionId))
    .leftJoin(stimulusVersions, eq(stimulusVersions.id, questionVersions.stimulusVersionId))
    .where(inArray(questions.id, [...questionIds]));
  return new Map(
    rows.map(({ questionId, public: shown, secret, ...rest }) => [
      questionId,
      { question: { ...shown, secret } as Question, ...rest },
    ]),
  );
}

export type EssaySample = {
  number: string;
  prompt: string;
  sample: NonNullable<SecretEssay['essay']>;
  /** On the very task that was asked for. */
  isSameTask: boolean;
};

/**
 * The nearest one above a score: on the same task where it has one, else on a task of the same kind, else on any.
 * Null where nothing is above that is open to who asks.
 */
export async function findSampleAbove(
  db: Queryable,
  questionId: string,
  score: number,
  closed: Closed,
): Promise<EssaySample | null> {
  const { rows } = await db.execute<EssaySample>(sql`
    select coalesce(q.number, q.id::text) as number, v.public->'stem'->>'en' as prompt, v.secret->'essay' as sample,
           q.id = own.id as "isSameTask"
    from questions own
    join questions q on q.form = 'essay' and q.status = 'published'
    join question_versions v on v.id = q.current_version_id
    where own.id = ${questionId} and q.id <> all(${sql.param(closed.ids)}::bigint[]) and (v.secret->'essay'->>'level')::float8 > ${score}
    order by q.id = own.id desc, q.tag_ids && own.tag_ids desc, (v.secret->'essay'->>'level')::float8, q.id
    limit 1`);
  return rows[0] ?? null;
}
