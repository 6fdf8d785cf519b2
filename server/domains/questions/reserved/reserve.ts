/** Keeps the questions of mock exams out of the open bank: its lists, its counts, and the words that searches offer. */
import type { Transaction } from '#server/db/tx.ts';
import { listTagSizes } from '#server/domains/questions/bank-store.ts';
import { tagTerms } from '#server/domains/questions/documents.ts';
import { lockImport, refreshCounts } from '#server/domains/questions/import-store.ts';
import { replaceTerms } from '#server/domains/search/service.ts';
import { listReserved, updateReserved } from './store.ts';

/** What each mock exam on offer asks. Call it in the transaction that changes exams, and `forgetBank` after it. */
export async function reserveQuestions(
  tx: Transaction,
  exams: readonly { examId: string; questionIds: readonly string[] }[],
): Promise<void> {
  // An import of the bank counts too.
  await lockImport(tx);
  if ((await updateReserved(tx, exams)) > 0) await refreshOpenBank(tx);
}

/** Whatever is counted or offered to everybody, made again from what is open. */
export async function refreshOpenBank(tx: Transaction): Promise<void> {
  await refreshCounts(tx);
  const reserved = await listReserved(tx);
  await replaceTerms(tx, tagTerms(await listTagSizes(tx)), [...reserved.keys()]);
}
