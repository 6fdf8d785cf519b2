/** How a person stands with questions: collected, noted, in the wrong-book, their words in the word book. */
import type { MistakeCause } from '#core/learning/causes.ts';
import type { Queryable } from '#server/db/tx.ts';
import { listNotedAmong } from './notes/store.ts';
import { findOwnRows } from './own-state-store.ts';
import { listCauses } from './wrong-books/store.ts';

export async function findOwnState(db: Queryable, userId: string, questionId: string) {
  const { collection, note, mistake, words } = await findOwnRows(db, userId, questionId);
  return {
    collected: collection !== null,
    folderId: collection?.folderId ?? null,
    note,
    isInWrongBook: mistake !== null && mistake.graduatedAt === null,
    mistake: mistake && { cause: mistake.cause, dueAt: mistake.graduatedAt ? null : mistake.dueAt },
    words,
  };
}

export type OwnMark = { cause: MistakeCause | null; hasNote: boolean };

/** What a list says of each: why it went wrong, and whether there is a note. Those without either are absent. */
export async function findOwnMarks(
  db: Queryable,
  userId: string,
  questionIds: readonly string[],
): Promise<Map<string, OwnMark>> {
  if (questionIds.length === 0) return new Map();
  const causes = await listCauses(db, userId, questionIds);
  const noted = await listNotedAmong(db, userId, questionIds);
  const marks = new Map<string, OwnMark>(causes.map(({ id, cause }) => [id, { cause, hasNote: false }]));
  for (const id of noted) marks.set(id, { cause: marks.get(id)?.cause ?? null, hasNote: true });
  return marks;
}
