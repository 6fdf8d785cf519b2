/** What other rooms know of somebody before the first answer: a score from elsewhere, the words that are known. */
import { ofScore, ofWords } from '#core/learner/evidence.ts';
import type { Evidence } from '#core/learner/state.ts';
import type { Queryable } from '#server/db/tx.ts';
import { readGoal } from '#server/domains/accounts/service.ts';
import { findSettings, getDeck } from '#server/domains/words/service.ts';

/** With `examDay`: what was known before that exam. A score without a day may be that very exam's. */
export async function findEvidence(db: Queryable, userId: string, examDay?: string): Promise<Evidence[]> {
  const goal = await readGoal(db, userId);
  const isBefore = examDay === undefined || (goal.lastScore?.day ?? examDay) < examDay;
  const lastScore = isBefore ? goal.lastScore : null;
  const { estimate } = await findSettings(db, userId);
  const words = getDeck().entries.length;
  return [
    ...(lastScore ? [ofScore('verbal', lastScore.verbal), ofScore('quant', lastScore.quant)] : []),
    ...(estimate && words > 0 ? [ofWords(estimate.known / words)] : []),
  ];
}
