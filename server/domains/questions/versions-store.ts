/** Questions in the versions that exams point at, and the versions that are current now. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Question, Stimulus } from '#core/questions/kinds.ts';
import type { Text } from '#core/texts.ts';
import type { Queryable } from '#server/db/tx.ts';
import { questions, questionVersions, stimuli, stimulusVersions, tags } from './tables.ts';

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
> & { questionId: string; versionId: string; stimulus: string | null };

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

/** The names of tags by path; one that is unknown is absent. */
export async function findTagNames(db: Queryable, paths: readonly string[]): Promise<Map<string, Text>> {
  if (paths.length === 0) return new Map();
  const rows = await db
    .select({ path: tags.path, zh_cn: tags.nameZh, en: tags.nameEn })
    .from(tags)
    .where(inArray(tags.path, [...paths]));
  return new Map(rows.map(({ path, ...name }) => [path, name]));
}
