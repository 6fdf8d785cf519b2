/** Questions as sources of words: with their analysis and the notes on their passage. */
import { eq, inArray } from 'drizzle-orm';
import type { WordSource } from '#core/learning/words.ts';
import type { Question } from '#core/questions/kinds.ts';
import type { Queryable } from '#server/db/tx.ts';
import { questions, questionVersions, stimulusVersions } from './tables.ts';

/** By question id, as they are now, retired ones too. */
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
