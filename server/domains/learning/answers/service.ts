/** Answers that were graded, wherever they were given: history and statistics, the wrong-book and ratings are all fed here. */
import type { Transaction } from '#server/db/tx.ts';
import { rateFirstAnswers } from '#server/domains/calibration/service.ts';
import { fileAnswer } from '#server/domains/learning/wrong-books/service.ts';
import { findFamilies, type GradedAnswer, storeAnswer } from '#server/domains/questions/service.ts';

/** Call it in the transaction that grades. An empty answer is none: leave it out. */
export async function recordAnswers(tx: Transaction, answers: readonly GradedAnswer[]): Promise<void> {
  if (answers.length === 0) return;
  // In one order for everybody, so that two attempts that end at once do not wait for each other in a circle.
  const ordered = answers.toSorted((a, b) => (BigInt(a.questionId) < BigInt(b.questionId) ? -1 : 1));
  const families = await findFamilies(
    tx,
    ordered.map(({ questionId }) => questionId),
  );
  const first: GradedAnswer[] = [];
  for (const answer of ordered) {
    const { isNew, isFirst } = await storeAnswer(tx, answer);
    if (!isNew) continue;
    if (isFirst && answer.counts !== false) first.push(answer);
    await fileAnswer(tx, answer, families.get(answer.questionId) ?? []);
  }
  await rateFirstAnswers(tx, first);
}
