/** One question with all that surrounds it. */
import { rulesOf } from '#core/questions/forms/registry.ts';
import { keyOf } from '#core/questions/public-view.ts';
import type { Queryable } from '#server/db/tx.ts';
import { notFound } from '#server/http/errors.ts';
import { findUserQuestion } from './answers/answers-store.ts';
import { type Closed, requireOpen } from './reserved/closed.ts';
import { presentStats } from './rows/rows.ts';
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
    distribution: sharesOf(question, stats),
  };
}

/** What is no choice of the question's counts as `other`, also where it was counted under its own name before. */
function sharesOf(
  question: QuestionDetail['question'],
  { attempts, choices }: QuestionDetail['stats'],
): Record<string, number> {
  const { nameCount } = rulesOf(question.form);
  const counts = new Map<string, number>();
  for (const [choice, times] of Object.entries(choices)) {
    const name = nameCount(question, choice);
    counts.set(name, (counts.get(name) ?? 0) + times);
  }
  return Object.fromEntries(
    [...counts].map(([name, times]) => [name, Math.round((1000 * times) / attempts) / 1000]),
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
