/** Answers that were graded, wherever they were given: history and the wrong-book at once, statistics and ratings soon after. */
import type { Transaction } from '#server/db/tx.ts';
import { fileAnswers } from '#server/domains/learning/wrong-books/service.ts';
import { findFamilies, type GradedAnswer, storeAnswers } from '#server/domains/questions/service.ts';

export { countFirstAnswers, countSome, startCounting } from './counting.ts';

/**
 * Call it in the transaction that grades, and `countFirstAnswers` once that is over. An empty answer is none: leave it
 * out.
 */
export async function recordAnswers(tx: Transaction, answers: readonly GradedAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  // In one order for everybody, so that two attempts that end at once do not wait for each other in a circle.
  const ordered = answers.toSorted((a, b) => (BigInt(a.questionId) < BigInt(b.questionId) ? -1 : 1));
  const stored = await storeAnswers(tx, ordered);
  const families = await findFamilies(
    tx,
    stored.map(({ questionId }) => questionId),
  );
  for (const [userId, own] of Map.groupBy(stored, (answer) => answer.userId))
    await fileAnswers(tx, userId, own, families);
}
