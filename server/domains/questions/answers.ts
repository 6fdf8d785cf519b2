/** Answers that were graded, from the bank, from practice and from exams: they feed history and everybody's statistics. */
import { readEntry } from '#core/questions/grade.ts';
import { equals, parseRational } from '#core/rational.ts';
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
  if (isFirst) {
    const { questionId, correct, spentMs } = answer;
    const knownMs = spentMs !== null && spentMs <= longestMs ? spentMs : null;
    await updateStats(tx, questionId, {
      correct: correct === true,
      spentMs: knownMs,
      choices: choicesOf(answer),
    });
  }
  return { isNew: true, isFirst };
}

/** What the distribution counts: options and sentences by their id, numbers by the mistake they show. */
function choicesOf({ question, answer, correct }: GradedAnswer): string[] {
  if (question.form === 'essay') return [];
  if (question.form !== 'numeric') return [...new Set(answer.filter((choice) => choice !== ''))].slice(0, 9);
  if (correct) return ['right'];
  const entered = readEntry(question.boxes, answer);
  const miss = question.secret.misses.find(({ value }) => entered && equals(entered, parseRational(value)));
  return [miss?.value ?? 'other'];
}
