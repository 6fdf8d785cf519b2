/** How a person stands with questions: collected, noted, in the wrong-book, their words in the word book. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { MistakeCause } from '#core/learning/causes.ts';
import type { Queryable } from '#server/db/tx.ts';
import { findCollection } from './collections/store.ts';
import { findNoteOn } from './notes/store.ts';
import { notes, wordBooks, wrongBooks } from './tables.ts';

export async function findOwnState(db: Queryable, userId: string, questionId: string) {
  const collection = await findCollection(db, userId, questionId);
  const note = await findNoteOn(db, userId, questionId);
  const [mistake] = await db
    .select({ cause: wrongBooks.cause, graduatedAt: wrongBooks.graduatedAt })
    .from(wrongBooks)
    .where(and(eq(wrongBooks.userId, userId), eq(wrongBooks.questionId, questionId)));
  const words = await db
    .select({ word: wordBooks.word })
    .from(wordBooks)
    .where(
      and(eq(wordBooks.userId, userId), eq(wordBooks.questionId, questionId), isNull(wordBooks.removedAt)),
    );
  return {
    collected: collection !== null,
    folderId: collection?.folderId ?? null,
    note,
    isInWrongBook: mistake !== undefined && mistake.graduatedAt === null,
    mistake: mistake ? { cause: mistake.cause } : null,
    words: words.map(({ word }) => word),
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
  const ids = [...questionIds];
  const causes = await db
    .select({ id: wrongBooks.questionId, cause: wrongBooks.cause })
    .from(wrongBooks)
    .where(and(eq(wrongBooks.userId, userId), inArray(wrongBooks.questionId, ids)));
  const noted = await db
    .select({ id: notes.questionId })
    .from(notes)
    .where(and(eq(notes.userId, userId), inArray(notes.questionId, ids)));
  const marks = new Map<string, OwnMark>(causes.map(({ id, cause }) => [id, { cause, hasNote: false }]));
  for (const { id } of noted) marks.set(id, { cause: marks.get(id)?.cause ?? null, hasNote: true });
  return marks;
}
