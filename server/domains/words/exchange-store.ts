/** What is read and written of a learner's words when they go to another program or come from one. */
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PlannedWord } from '#core/words/anki/plan-import.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { type CardRow, isAmongWords } from './store.ts';
import { wordCards, wordReviews } from './tables.ts';

export async function listReviewLog(db: Queryable, userId: string) {
  const { word, grade, at, ms } = wordReviews;
  return db
    .select({ word, grade, at, ms })
    .from(wordReviews)
    .where(and(eq(wordReviews.userId, userId), isNull(wordReviews.undoneAt)))
    .orderBy(asc(at));
}

/** Removed ones, too: whoever brings a word again goes on where they were. Locked, for a review may come in meanwhile. */
export async function lockExisting(
  tx: Transaction,
  userId: string,
  words: readonly string[],
): Promise<CardRow[]> {
  return tx
    .select()
    .from(wordCards)
    .where(and(eq(wordCards.userId, userId), isAmongWords(words)))
    .orderBy(asc(wordCards.word))
    .for('update');
}

/**
 * All in one statement. What the learner wrote stays; a memory that comes along is what our own reviews go on from, so it
 * becomes the base.
 */
export async function takeIn(
  tx: Transaction,
  userId: string,
  words: readonly PlannedWord[],
  now: Date,
): Promise<void> {
  if (words.length === 0) return;
  const data = JSON.stringify(
    words.map(({ word, gloss, note, isKept, memory, isPaused }) => ({
      ...{ word, gloss, note, memory },
      is_kept: isKept,
      is_paused: isPaused,
    })),
  );
  const taken = (column: string) =>
    sql.raw(`${column} = case when excluded.memory is null then c.${column} else excluded.${column} end`);
  await tx.execute(sql`
    insert into word_cards as c (user_id, word, gloss, note, is_kept, added_at, started_at, base, memory, due_at,
      stability, lapses, reviews, paused_at)
    select ${userId}::bigint, d.word, d.gloss, d.note, d.is_kept, ${now}::timestamptz, (m ->> 'last')::timestamptz, m, m,
      (m ->> 'due')::timestamptz, (m ->> 'stability')::double precision, coalesce((m ->> 'lapses')::int, 0),
      coalesce((m ->> 'reviews')::int, 0), case when m is not null and d.is_paused then ${now}::timestamptz end
    from jsonb_to_recordset(${data}::jsonb)
      as d(word text, gloss text, note text, is_kept boolean, is_paused boolean, memory jsonb),
      lateral (select nullif(d.memory, 'null'::jsonb) as m)
    order by d.word
    on conflict (user_id, word) do update set
      is_kept = c.is_kept or excluded.is_kept,
      removed_at = case when excluded.is_kept then null else c.removed_at end,
      gloss = coalesce(c.gloss, excluded.gloss),
      note = case when c.note = '' then excluded.note else c.note end,
      started_at = coalesce(c.started_at, excluded.started_at),
      ${taken('base')}, ${taken('memory')}, ${taken('due_at')}, ${taken('stability')}, ${taken('lapses')},
      ${taken('reviews')}, paused_at = coalesce(c.paused_at, excluded.paused_at)`);
}
