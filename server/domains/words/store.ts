/** A learner's words as the database keeps them. */
import {
  and,
  asc,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import { leechLapses, type Memory, settledDays } from '#core/words/memory.ts';
import { isNoneOf } from '#server/db/columns.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { wordCards, wordReviews } from './tables.ts';

export type CardRow = typeof wordCards.$inferSelect;
export type ReviewRow = typeof wordReviews.$inferSelect;

const isThere = isNull(wordCards.removedAt);
const isActive = and(isThere, isNull(wordCards.pausedAt));
const isOf = (userId: string) => eq(wordCards.userId, userId);

/** Most words were met in no question at all. */
const isNoneOfOrNull = (except: readonly string[]) =>
  except.length === 0 ? undefined : or(isNull(wordCards.questionId), isNoneOf(wordCards.questionId, except));

const wordsParam = (words: readonly string[]) => sql`any(${sql.param([...words])}::text[])`;

export async function findCards(
  db: Queryable,
  userId: string,
  words: readonly string[],
): Promise<Map<string, CardRow>> {
  if (words.length === 0) return new Map();
  const rows = await db
    .select()
    .from(wordCards)
    .where(and(isOf(userId), sql`${wordCards.word} = ${wordsParam(words)}`));
  return new Map(rows.map((row) => [row.word, row]));
}

/** The longest due first. */
export async function listDue(
  db: Queryable,
  userId: string,
  { now, limit, except }: { now: Date; limit: number; except: readonly string[] },
  only?: SQL,
): Promise<CardRow[]> {
  return db
    .select()
    .from(wordCards)
    .where(
      and(
        isOf(userId),
        isActive,
        isNotNull(wordCards.dueAt),
        lte(wordCards.dueAt, now),
        isNoneOfOrNull(except),
        only,
      ),
    )
    .orderBy(asc(wordCards.dueAt), asc(wordCards.word))
    .limit(limit);
}

export const isLeechRow: SQL = gte(wordCards.lapses, leechLapses);
export const isKeptRow: SQL = eq(wordCards.isKept, true);
export const isAmongWords = (words: readonly string[]): SQL => sql`${wordCards.word} = ${wordsParam(words)}`;

/** Kept by hand and not begun: they go before the deck's own new words, the latest first. */
export async function listKeptNew(
  db: Queryable,
  userId: string,
  limit: number,
  except: readonly string[],
): Promise<CardRow[]> {
  return db
    .select()
    .from(wordCards)
    .where(and(isOf(userId), isActive, isKeptRow, isNull(wordCards.dueAt), isNoneOfOrNull(except)))
    .orderBy(desc(wordCards.addedAt), asc(wordCards.word))
    .limit(limit);
}

/**
 * Every word that is no longer new, or that the learner has decided about. One whose only review was taken back, or that
 * has no more than a note, is as new as before. Words alone, since a learner may have thousands.
 */
export async function listTouched(db: Queryable, userId: string): Promise<Set<string>> {
  const isDecided = or(
    isNotNull(wordCards.dueAt),
    isKeptRow,
    isNotNull(wordCards.pausedAt),
    isNotNull(wordCards.removedAt),
  );
  const rows = await db
    .select({ word: wordCards.word })
    .from(wordCards)
    .where(and(isOf(userId), isDecided));
  return new Set(rows.map(({ word }) => word));
}

export const countStartedSince = (db: Queryable, userId: string, since: Date): Promise<number> =>
  db.$count(wordCards, and(isOf(userId), gte(wordCards.startedAt, since)));

export type Counts = {
  all: number;
  kept: number;
  due: number;
  leeches: number;
  paused: number;
  learning: number;
  settled: number;
};

const countIf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`;

const isDue = (now: Date) =>
  and(isNull(wordCards.pausedAt), isNotNull(wordCards.dueAt), lte(wordCards.dueAt, now));
/** As `standingOf` has it: one that is being learned again is not. */
const isSettled = and(gte(wordCards.stability, settledDays), sql`${wordCards.memory} ->> 'state' = '2'`);

/** Words that were met in a question of `except` are not counted. */
export async function countCards(
  db: Queryable,
  userId: string,
  now: Date,
  except: readonly string[] = [],
): Promise<Counts> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      kept: countIf(isKeptRow),
      due: countIf(isDue(now)),
      leeches: countIf(and(isLeechRow, isNull(wordCards.pausedAt))),
      paused: countIf(isNotNull(wordCards.pausedAt)),
      learning: countIf(and(isNotNull(wordCards.dueAt), sql`not coalesce(${isSettled}, false)`)),
      settled: countIf(isSettled),
    })
    .from(wordCards)
    .where(and(isOf(userId), isThere, isNoneOfOrNull(except)));
  if (!row) throw new Error('a count without a row');
  return row;
}

/** What lists of the deck show of each word. */
export async function listStandings(
  db: Queryable,
  userId: string,
  words?: readonly string[],
): Promise<Pick<CardRow, 'word' | 'memory' | 'dueAt' | 'pausedAt'>[]> {
  return db
    .select({
      word: wordCards.word,
      memory: wordCards.memory,
      dueAt: wordCards.dueAt,
      pausedAt: wordCards.pausedAt,
    })
    .from(wordCards)
    .where(and(isOf(userId), isThere, words && isAmongWords(words)));
}

export type Tab = 'all' | 'kept' | 'due' | 'leeches' | 'paused';

export type KeptFilter = {
  tab: Tab;
  searchKey?: string | undefined;
  /** Headwords whose meaning holds what is looked for. */
  meaning: readonly string[];
  now: Date;
  /** From none of these questions. */
  except: readonly string[];
};

const tabs: Record<Tab, (now: Date) => SQL | undefined> = {
  all: () => undefined,
  kept: () => isKeptRow,
  due: isDue,
  leeches: () => and(isLeechRow, isNull(wordCards.pausedAt)),
  paused: () => isNotNull(wordCards.pausedAt),
};

function matches(searchKey: string | undefined, meaning: readonly string[]): SQL | undefined {
  if (!searchKey) return undefined;
  const like = `%${searchKey.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(
    ilike(wordCards.word, like),
    ilike(wordCards.gloss, like),
    ilike(wordCards.note, like),
    meaning.length > 0 ? isAmongWords(meaning) : undefined,
  );
}

const conditionsOf = (userId: string, { tab, searchKey, meaning, now, except }: KeptFilter) =>
  and(isOf(userId), isThere, tabs[tab](now), isNoneOfOrNull(except), matches(searchKey, meaning));

export const countKept = (db: Queryable, userId: string, filter: KeptFilter): Promise<number> =>
  db.$count(wordCards, conditionsOf(userId, filter));

export async function listKept(
  db: Queryable,
  userId: string,
  filter: KeptFilter,
  { page, size }: Page,
): Promise<CardRow[]> {
  if (size === 0) return [];
  return db
    .select()
    .from(wordCards)
    .where(conditionsOf(userId, filter))
    .orderBy(sql`${wordCards.dueAt} asc nulls last`, desc(wordCards.addedAt), asc(wordCards.word))
    .limit(size)
    .offset((page - 1) * size);
}

export type NewCard = Pick<
  CardRow,
  'userId' | 'word' | 'gloss' | 'isKept' | 'questionId' | 'form' | 'addedAt'
> &
  Partial<
    Pick<CardRow, 'note' | 'base' | 'memory' | 'dueAt' | 'stability' | 'lapses' | 'reviews' | 'startedAt'>
  >;

/** One that was taken out comes back as it was. How many were not there before. */
export async function insertCards(tx: Transaction, cards: readonly NewCard[]): Promise<number> {
  if (cards.length === 0) return 0;
  const rows = await tx
    .insert(wordCards)
    .values([...cards])
    .onConflictDoUpdate({
      target: [wordCards.userId, wordCards.word],
      set: {
        removedAt: null,
        isKept: sql`${wordCards.isKept} or excluded.is_kept`,
        questionId: sql`coalesce(${wordCards.questionId}, excluded.question_id)`,
        form: sql`case when ${wordCards.questionId} is null then excluded.form else ${wordCards.form} end`,
        gloss: sql`coalesce(${wordCards.gloss}, excluded.gloss)`,
      },
      setWhere: sql`${wordCards.removedAt} is not null or (excluded.is_kept and not ${wordCards.isKept})`,
    })
    .returning({ word: wordCards.word });
  return rows.length;
}

/** Locked, so that two devices that send at once do not overwrite each other; a word without a row gets one first. */
export async function lockCards(
  tx: Transaction,
  userId: string,
  words: readonly string[],
  now: Date,
): Promise<Map<string, CardRow>> {
  // In the order of the alphabet: two that lock the same words never wait for each other in a circle.
  const sorted = [...new Set(words)].sort();
  await tx
    .insert(wordCards)
    .values(sorted.map((word) => ({ userId, word, addedAt: now })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(wordCards)
    .where(and(isOf(userId), isAmongWords(sorted)))
    .orderBy(asc(wordCards.word))
    .for('update');
  return new Map(rows.map((row) => [row.word, row]));
}

/** Those that were not known yet. */
export async function insertReviews(
  tx: Transaction,
  reviews: readonly Omit<ReviewRow, 'undoneAt'>[],
): Promise<void> {
  if (reviews.length === 0) return;
  await tx
    .insert(wordReviews)
    .values([...reviews])
    .onConflictDoNothing();
}

export async function findReviewedWords(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ word: wordReviews.word })
    .from(wordReviews)
    .where(and(eq(wordReviews.userId, userId), inArray(wordReviews.id, [...ids])));
  return rows.map(({ word }) => word);
}

export async function undoReviews(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(wordReviews)
    .set({ undoneAt: now })
    .where(
      and(eq(wordReviews.userId, userId), inArray(wordReviews.id, [...ids]), isNull(wordReviews.undoneAt)),
    );
}

export async function listReviews(
  tx: Queryable,
  userId: string,
  words: readonly string[],
): Promise<Pick<ReviewRow, 'id' | 'word' | 'grade' | 'at'>[]> {
  return tx
    .select({ id: wordReviews.id, word: wordReviews.word, grade: wordReviews.grade, at: wordReviews.at })
    .from(wordReviews)
    .where(
      and(
        eq(wordReviews.userId, userId),
        isNull(wordReviews.undoneAt),
        sql`${wordReviews.word} = ${wordsParam(words)}`,
      ),
    );
}

export type Remembered = { word: string; memory: Memory | null; startedAt: Date | null };

/** All in one statement: a session that comes back from a tunnel brings hundreds. */
export async function updateMemories(
  tx: Transaction,
  userId: string,
  rows: readonly Remembered[],
): Promise<void> {
  if (rows.length === 0) return;
  const data = JSON.stringify(
    rows.map(({ word, memory, startedAt }) => ({ word, memory, started_at: startedAt })),
  );
  await tx.execute(sql`
    update word_cards c set
      memory = d.memory,
      due_at = (d.memory ->> 'due')::timestamptz,
      stability = (d.memory ->> 'stability')::double precision,
      lapses = coalesce((d.memory ->> 'lapses')::int, 0),
      reviews = coalesce((d.memory ->> 'reviews')::int, 0),
      started_at = d.started_at
    from jsonb_to_recordset(${data}::jsonb) as d(word text, memory jsonb, started_at timestamptz)
    where c.user_id = ${userId} and c.word = d.word`);
}

export async function updateCard(
  db: Queryable,
  userId: string,
  word: string,
  set: Partial<Pick<CardRow, 'note' | 'pausedAt' | 'removedAt'>>,
): Promise<CardRow | null> {
  const [row] = await db
    .update(wordCards)
    .set(set)
    .where(and(isOf(userId), isThere, eq(wordCards.word, word)))
    .returning();
  return row ?? null;
}

/** Which of these the person has put among their words. */
export async function findKeptAmong(
  db: Queryable,
  userId: string,
  words: readonly string[],
): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await db
    .select({ word: wordCards.word })
    .from(wordCards)
    .where(and(isOf(userId), isThere, isKeptRow, isAmongWords(words)));
  return new Set(rows.map(({ word }) => word));
}

/**
 * The words that a person keeps from one question, as they stand there: in a statement whose placeholders name both by
 * `userId` and `questionId`.
 */
export const keptFrom: SQL<string[]> = sql`array(
  select coalesce(${wordCards.form}, ${wordCards.word}) from ${wordCards} where ${and(
    eq(wordCards.userId, sql.placeholder('userId')),
    isThere,
    isKeptRow,
    eq(wordCards.questionId, sql.placeholder('questionId')),
  )})`;
