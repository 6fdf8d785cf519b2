/** First answers on their way into everybody's statistics: each is removed in the transaction that counts it. */
import type { Transaction } from '#server/db/tx.ts';
import {
  deleteUncounted,
  lockCounting,
  type StatsDelta,
  type UncountedAnswer,
  updateStats,
} from './uncounted-store.ts';

/** Time in which somebody was away says nothing about the question. */
const longestMs = 30 * 60_000;

/**
 * Counts the oldest of those that wait and gives them, in the order in which they were given; none where another
 * process is counting. What else is made of first answers is made of these, in the same transaction.
 */
export async function countAnswers(tx: Transaction, max: number): Promise<UncountedAnswer[]> {
  if (!(await lockCounting(tx))) return [];
  const answers = await deleteUncounted(tx, max);
  if (answers.length > 0) await updateStats(tx, sum(answers));
  return answers;
}

function sum(answers: readonly UncountedAnswer[]): StatsDelta[] {
  const deltas = new Map<string, StatsDelta>();
  for (const { questionId, correct, spentMs, choices } of answers) {
    const delta = deltas.get(questionId) ?? {
      questionId,
      attempts: 0,
      correct: 0,
      timed: 0,
      timeMs: 0,
      choices: {},
    };
    deltas.set(questionId, delta);
    delta.attempts += 1;
    if (correct) delta.correct += 1;
    if (spentMs !== null && spentMs <= longestMs) {
      delta.timed += 1;
      delta.timeMs += spentMs;
    }
    for (const choice of choices) delta.choices[choice] = (delta.choices[choice] ?? 0) + 1;
  }
  return [...deltas.values()];
}
