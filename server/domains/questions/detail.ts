/** One question with all that surrounds it. */
import { keyOf } from '#core/questions/public-view.ts';
import type { Queryable } from '#server/db/tx.ts';
import { notFound } from '#server/http/errors.ts';
import { findUserQuestion } from './answers-store.ts';
import { type Closed, requireOpen } from './reserved/closed.ts';
import { presentStats } from './rows.ts';
import { findDetail, type QuestionDetail } from './versions-store.ts';

/** A retired question is still there for whoever answered, noted or collected it. */
export async function getDetail(db: Queryable, id: string, closed: Closed): Promise<QuestionDetail> {
  await requireOpen(closed, [id]);
  const found = await findDetail(db, id);
  if (!found) throw notFound();
  return found;
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
  const row = await findUserQuestion(db, userId, questionId);
  if (!row) return { attempts: 0, correct: 0, averageMs: null, last: null };
  const { attempts, correct, timed, timeMs, lastAnswer, lastCorrect, lastAt } = row;
  return {
    attempts,
    correct,
    averageMs: timed === 0 ? null : Math.round(Number(timeMs) / timed),
    last: { answer: lastAnswer, correct: lastCorrect, at: lastAt },
  };
}
