/** One answer saved by one statement, alone: what a server that does nothing else could do at the most. */
import type pg from 'pg';
import type { SavedAnswer } from '#server/domains/attempts/answer-store.ts';

export async function saveOne(pool: pg.Pool, given: SavedAnswer): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'bare_save_answer',
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
        insert into record_events (user_id, record_id, no, kind, at, tab, exercise_id, answer, data)
        select $3, r.id, r.event_count, 'answer', $1, $4, $5, case when $9::integer is null then $6::text[] end,
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
  return rows.length === 1;
}
