/** The rows of the old word book, and how they become cards. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';

/** A word book's card is our memory under other names. */
const memoryOf = sql`case when b.card ? 'stability' then jsonb_build_object(
  'due', b.card ->> 'due', 'last', coalesce(b.card ->> 'last_review', b.card ->> 'due'),
  'stability', b.card -> 'stability', 'difficulty', b.card -> 'difficulty', 'state', b.card -> 'state',
  'step', coalesce(b.card -> 'learning_steps', '0'), 'reviews', b.card -> 'reps', 'lapses', b.card -> 'lapses') end`;

export type OldRow = { id: string; word_key: string };

export async function listOldRows(db: Queryable, limit: number): Promise<OldRow[]> {
  const { rows } = await db.execute<OldRow>(sql`
    select id, word_key from word_books where taken_over_at is null order by id limit ${limit}`);
  return rows;
}

/** For each row its headword. One statement, so that a row is marked exactly when its word is there. */
export async function insertOldRows(
  db: Queryable,
  { ids, words, inDeck }: { ids: string[]; words: string[]; inDeck: boolean[] },
): Promise<void> {
  await db.execute(sql`
    with mine as (
      select b.*, m.word as headword, m.in_deck, ${memoryOf} as memory
      from word_books b
      join unnest(${sql.param(ids)}::bigint[], ${sql.param(words)}::text[], ${sql.param(inDeck)}::boolean[])
        as m(id, word, in_deck) on m.id = b.id
      where b.taken_over_at is null
      for update of b
    ), latest as (
      select distinct on (user_id, headword) *
      from mine order by user_id, headword, (removed_at is null) desc, (memory ->> 'last') desc nulls last, id
    ), kept as (
      insert into word_cards (user_id, word, gloss, is_kept, question_id, form, added_at, started_at, base, memory,
        due_at, stability, lapses, reviews, removed_at)
      select user_id, headword, case when in_deck then null else gloss end, true, question_id, word, added_at,
        (memory ->> 'last')::timestamptz, memory, memory, (memory ->> 'due')::timestamptz,
        (memory ->> 'stability')::double precision, coalesce((memory ->> 'lapses')::int, 0),
        coalesce((memory ->> 'reviews')::int, 0), removed_at
      from latest
      on conflict (user_id, word) do nothing
    )
    update word_books set taken_over_at = now() where id in (select id from mine)`);
}
