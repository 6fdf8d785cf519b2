/** How a person stands with one question: collected, noted, in the wrong-book. */
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { findCollection } from './collections/store.ts';
import { findNoteOn } from './notes/store.ts';
import { wrongBooks } from './tables.ts';

export async function findOwnState(db: Queryable, userId: string, questionId: string) {
  const collection = await findCollection(db, userId, questionId);
  const note = await findNoteOn(db, userId, questionId);
  const isInWrongBook = await db.$count(
    wrongBooks,
    and(eq(wrongBooks.userId, userId), eq(wrongBooks.questionId, questionId), isNull(wrongBooks.graduatedAt)),
  );
  return {
    collected: collection !== null,
    folderId: collection?.folderId ?? null,
    note,
    isInWrongBook: isInWrongBook > 0,
  };
}
