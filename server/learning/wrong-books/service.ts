/** Files answers in the wrong-book: wrong ones come in, right ones lead out. */
import type { Answer } from '#core/questions/kinds.ts';
import { judge } from '#core/review.ts';
import type { Transaction } from '#server/db/tx.ts';
import { findWrongBookForUpdate, upsertWrongBook } from './store.ts';

type Filed = {
  userId: string;
  questionId: string;
  answer: Answer;
  correct: boolean | null;
  source: 'exam' | 'practice' | 'bank';
  at: Date;
};

export async function fileAnswers(tx: Transaction, answer: Filed): Promise<void> {
  const { userId, questionId, correct, source, at } = answer;
  if (correct === null) return;
  const before = await findWrongBookForUpdate(tx, userId, questionId);
  const after = judge(before, correct, at);
  if (after === null || after === before) return;
  await upsertWrongBook(tx, {
    ...after,
    userId,
    questionId,
    // Where it went wrong the last time, and with what.
    source: correct && before ? before.source : source,
    lastAnswer: correct && before ? before.lastAnswer : answer.answer,
    cause: before?.cause ?? null,
  });
}
