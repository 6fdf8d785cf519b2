/** The word book as the database keeps it. */
import { and, asc, eq, ilike, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { WordState } from '#core/learning/word-review.ts';
import { isNoneOf } from '#server/db/columns.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { wordBooks } from '#server/domains/learning/tables.ts';

export type WordRow = typeof wordBooks.$inferSelect;

export type WordFilter = {
  searchKey?: string | undefined;
  state: 'due' | 'all';
  now: Date;
  /** From none of these questions. */
  except?: readonly string[] | undefined;
};

const isKept = isNull(wordBooks.removedAt);

function conditionsOf(userId: string, { searchKey, state, now, except = [] }: WordFilter): SQL | undefined {
  const like = searchKey && `%${searchKey.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return and(
    eq(wordBooks.userId, userId),
    isKept,
    state === 'due' ? lte(wordBooks.dueAt, now) : undefined,
    isNoneOf(wordBooks.questionId, except),
    like ? or(ilike(wordBooks.word, like), ilike(wordBooks.gloss, like)) : undefined,
  );
}

export const countWords = (db: Queryable, userId: string, filter: WordFilter): Promise<number> =>
  db.$count(wordBooks, conditionsOf(userId, filter));

/** The longest due come first. */
export async function listWords(
  db: Queryable,
  userId: string,
  filter: WordFilter,
  { page, size }: Page,
): Promise<WordRow[]> {
  return db
    .select()
    .from(wordBooks)
    .where(conditionsOf(userId, filter))
    .orderBy(asc(wordBooks.dueAt), asc(wordBooks.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** The words that a person keeps from one question. */
export async function listWordsOf(db: Queryable, userId: string, questionId: string): Promise<string[]> {
  const rows = await db
    .select({ word: wordBooks.word })
    .from(wordBooks)
    .where(and(eq(wordBooks.userId, userId), eq(wordBooks.questionId, questionId), isKept));
  return rows.map(({ word }) => word);
}

/** Those of these words that are in the person's book. */
export async function findKept(db: Queryable, userId: string, keys: readonly string[]): Promise<WordRow[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(wordBooks)
    .where(and(eq(wordBooks.userId, userId), isKept, inArray(wordBooks.wordKey, [...keys])));
}

export type NewWord = Pick<
  WordRow,
  'userId' | 'wordKey' | 'word' | 'gloss' | 'questionId' | 'addedAt' | 'dueAt'
>;

/** One that was taken out comes back as it was; how many were not in the book. */
export async function insertWords(db: Queryable, words: readonly NewWord[]): Promise<number> {
  if (words.length === 0) return 0;
  const rows = await db
    .insert(wordBooks)
    .values([...words])
    .onConflictDoUpdate({
      target: [wordBooks.userId, wordBooks.wordKey],
      set: { removedAt: null },
      setWhere: sql`${wordBooks.removedAt} is not null`,
    })
    .returning({ id: wordBooks.id });
  return rows.length;
}

const isOwn = (userId: string, id: string) => and(eq(wordBooks.userId, userId), eq(wordBooks.id, id), isKept);

export async function findWordForUpdate(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<WordRow | null> {
  const [row] = await tx.select().from(wordBooks).where(isOwn(userId, id)).for('update');
  return row ?? null;
}

export async function updateReviewed(tx: Transaction, id: string, state: WordState): Promise<void> {
  const { card, dueAt, reviews, known } = state;
  await tx.update(wordBooks).set({ card, dueAt, reviews, known }).where(eq(wordBooks.id, id));
}

export async function updateRemoved(db: Queryable, userId: string, id: string, now: Date): Promise<boolean> {
  const gone = await db
    .update(wordBooks)
    .set({ removedAt: now })
    .where(isOwn(userId, id))
    .returning({ id: wordBooks.id });
  return gone.length > 0;
}
