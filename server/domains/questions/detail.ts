/** One question with all that surrounds it. */
import { eq, sql } from 'drizzle-orm';
import type { Question, Stimulus, StimulusSecret } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import type { Queryable } from '#server/db/tx.ts';
import { notFound } from '#server/http/errors.ts';
import { presentStats } from './rows.ts';
import { questionStats, questions, questionVersions, stimulusVersions, userQuestions } from './tables.ts';

export type QuestionDetail = {
  id: string;
  code: string;
  versionId: string;
  status: 'published' | 'retired';
  createdAt: Date;
  question: Question;
  stimulus: Stimulus | null;
  stimulusSecret: StimulusSecret | null;
  stats: typeof questionStats.$inferSelect;
};

/** A retired question is still there for whoever answered, noted or collected it. */
export async function getDetail(db: Queryable, id: string): Promise<QuestionDetail> {
  const [found] = await db
    .select({
      id: questions.id,
      code: questions.code,
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
    .where(eq(questions.id, id));
  if (!found) throw notFound();
  const { public: shown, secret, ...rest } = found;
  return { ...rest, question: { ...shown, secret } as Question };
}

/** Key, analysis and what others chose; nulls for who may not see them. */
export function reveal({ question, stimulusSecret, stats }: QuestionDetail, isRevealed: boolean) {
  if (!isRevealed) return { key: null, analysis: null, stimulusNotes: null, distribution: null };
  return {
    key: keyOf(question),
    analysis: question.secret,
    stimulusNotes: stimulusSecret,
    distribution: sharesOf(stats),
  };
}

function sharesOf({ attempts, choices }: QuestionDetail['stats']): Record<string, number> {
  return Object.fromEntries(
    Object.entries(choices).map(([choice, times]) => [choice, Math.round((1000 * times) / attempts) / 1000]),
  );
}

export const statsOf = ({ stats }: QuestionDetail) => presentStats(stats);

/** How the person did so far. */
export async function findOwnHistory(db: Queryable, userId: string, questionId: string) {
  const [row] = await db
    .select()
    .from(userQuestions)
    .where(sql`${userQuestions.userId} = ${userId} and ${userQuestions.questionId} = ${questionId}`);
  if (!row) return { attempts: 0, correct: 0, averageMs: null, last: null };
  const { attempts, correct, timed, timeMs, lastAnswer, lastCorrect, lastAt } = row;
  return {
    attempts,
    correct,
    averageMs: timed === 0 ? null : Math.round(Number(timeMs) / timed),
    last: { answer: lastAnswer, correct: lastCorrect, at: lastAt },
  };
}
