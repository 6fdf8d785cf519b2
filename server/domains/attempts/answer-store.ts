/** The one statement that saves an answer while the clock runs. */
import type pg from 'pg';

export type SavedAnswer = {
  recordId: string;
  userId: string;
  exerciseId: string;
  answer: readonly string[];
  seq: number;
  spentMs: number;
  tab: string | null;
  now: Date;
  /** Of an answer that is too long to be noted with the event. */
  length: number | null;
};

/**
 * What `reduce` does with an answer while the clock runs, in one statement: the attempt is locked by its own update,
 * which counts as a heartbeat, and a statement that had to wait looks at both rows anew. Null where anything is
 * unusual; the caller then goes the long way, and no answer has been stored. An event's number may be skipped by that.
 */
export async function updateAnswerAtOnce(
  pool: pg.Pool,
  given: SavedAnswer,
): Promise<{ expiresAt: Date | null } | null> {
  const { rows } = await pool.query<{ expiresAt: Date | null }>({
    name: 'save_answer',
    text: `
      with r as (
        update records set last_sign = greatest(last_sign, $1), event_count = event_count + 1
        where id = $2 and user_id = $3 and status = 'open' and running_since is not null
          and last_sign > $1::timestamptz - interval '60 seconds' and (expires_at is null or expires_at > $1)
          and ($4::text is null or lease_tab = $4)
        returning id, section_index, event_count, expires_at
      ), a as (
        update record_answers a
        set answer = $6, seq = $7, spent_ms = greatest(a.spent_ms, $8), is_seen = true, saved_at = $1
        from r
        where a.record_id = r.id and a.exercise_id = $5 and a.section_no = r.section_index + 1
          and a.seq < $7 and not a.is_checked
        returning a.seq
      ), e as (
        insert into record_events (record_id, no, kind, at, tab, exercise_id, answer, data)
        select r.id, r.event_count, 'answer', $1, $4, $5, case when $9::integer is null then $6::text[] end,
               jsonb_strip_nulls(jsonb_build_object('seq', $7::bigint, 'length', $9)) from r, a
      )
      select r.expires_at as "expiresAt" from r, a`,
    values: [
      given.now.toISOString(),
      given.recordId,
      given.userId,
      given.tab,
      given.exerciseId,
      given.answer,
      given.seq,
      given.spentMs,
      given.length,
    ],
  });
  return rows[0] ?? null;
}
