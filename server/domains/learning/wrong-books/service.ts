/** Files answers in the wrong-book: wrong ones come in, right ones lead out. */

import { judge } from '#core/learning/wrong-book.ts';
import type { Answer } from '#core/questions/kinds.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { findVariants } from '#server/domains/questions/service.ts';
import { listKinForUpdate, listWrongBooks, upsertWrongBook, type WrongBookFilter } from './store.ts';

type Filed = {
  userId: string;
  questionId: string;
  answer: Answer;
  correct: boolean | null;
  source: 'exam' | 'practice' | 'bank';
  at: Date;
};

/** A variant that is solved counts for the questions it stands in for; one that is not becomes an entry of its own. */
export async function fileAnswers(tx: Transaction, answer: Filed): Promise<void> {
  const { userId, questionId, correct, source, at } = answer;
  if (correct === null) return;
  const kin = await listKinForUpdate(tx, userId, questionId);
  if (correct) {
    for (const entry of kin) {
      const after = judge(entry, true, at);
      if (after !== null && after !== entry) await upsertWrongBook(tx, { ...entry, ...after });
    }
    return;
  }
  const before = kin.find((entry) => entry.questionId === questionId) ?? null;
  const after = judge(before, false, at);
  if (after === null) return;
  const cause = before?.cause ?? null;
  await upsertWrongBook(tx, { ...after, userId, questionId, source, lastAnswer: answer.answer, cause });
}

/** Questions to try again, those due first; a variant in place of each that has one. */
export async function listToRedo(
  db: Queryable,
  userId: string,
  filter: WrongBookFilter,
  count: number,
): Promise<string[]> {
  const entries = await listWrongBooks(db, userId, filter, { page: 1, size: count });
  const ids = entries.map(({ questionId }) => questionId);
  const variants = await findVariants(db, userId, ids);
  return [...new Set(ids.map((id) => variants.get(id) ?? id))];
}
