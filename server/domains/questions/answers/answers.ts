/** Answers that were graded, from the bank, from practice and from exams: they feed history and everybody's statistics. */
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Transaction } from '#server/db/tx.ts';
import { type GradedAnswer, insertAnswer, updateStats, upsertUserQuestion } from './answers-store.ts';

/** Time in which somebody was away says nothing about the question. */
const longestMs = 30 * 60_000;

/**
 * Whether it is new, and whether it is the person's first one to this question. Call it in the transaction that grades,
 * question by question in the order of their ids. An empty answer is none: leave it out.
 */
export async function storeAnswer(
  tx: Transaction,
  answer: GradedAnswer,
): Promise<{ isNew: boolean; isFirst: boolean }> {
  if (!(await insertAnswer(tx, answer))) return { isNew: false, isFirst: false };
  const isFirst = await upsertUserQuestion(tx, answer);
  // Everybody's first answer counts: later ones know the key.
  if (isFirst && answer.counts !== false) {
    const { questionId, question, correct, spentMs } = answer;
    const knownMs = spentMs !== null && spentMs <= longestMs ? spentMs : null;
    await updateStats(tx, questionId, {
      correct: correct === true,
      spentMs: knownMs,
      choices: rulesOf(question.form).countAs(question, answer.answer, correct === true),
    });
  }
  return { isNew: true, isFirst };
}
