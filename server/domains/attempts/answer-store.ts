/** The statements that save an answer, or a heartbeat, while the clock runs: one for each. */
import type pg from 'pg';
import type { RecordRow } from './store.ts';

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
  return rows[0] ?? null;
}

export type StoredHeartbeat = Pick<
  RecordRow,
  | 'examId'
  | 'edition'
  | 'screen'
  | 'returnTo'
  | 'sectionIndex'
  | 'exerciseIndex'
  | 'interruptions'
  | 'forgivenMs'
  | 'extraPercent'
  | 'leaseTab'
  | 'leaseEpoch'
> & {
  runningSince: Date;
  lastHeartbeat: Date;
  sectionId: string | null;
  elapsedMs: number;
  /** Of the section's exercises that were on the clock, by id. */
  questionsMs: Record<string, number> | null;
};

type GivenHeartbeat = { recordId: string; userId: string; tab: string | null; now: Date };

/**
 * What `reduce` does with a heartbeat while the clock runs and nobody was silent: the attempt's row alone is touched,
 * and what the reply tells is read with it. Null where anything is unusual, and nothing has been stored then.
 */
export async function updateHeartbeatAtOnce(
  pool: pg.Pool,
  { recordId, userId, tab, now }: GivenHeartbeat,
): Promise<StoredHeartbeat | null> {
  const { rows } = await pool.query<StoredHeartbeat>({
    name: 'save_heartbeat',
    text: `
      update records r set last_sign = greatest(r.last_sign, $1)
      from record_sections s
      where r.id = $2 and r.user_id = $3 and r.status = 'open' and r.running_since is not null
        and r.silent_since is null and r.last_sign > $1::timestamptz - interval '60 seconds'
        and (r.expires_at is null or r.expires_at > $1) and ($4::text is null or r.lease_tab = $4)
        and s.record_id = $2 and s.no = r.section_index + 1
      returning r.exam_id as "examId", r.edition, r.screen, r.return_to as "returnTo",
        r.section_index as "sectionIndex", r.exercise_index as "exerciseIndex", r.interruptions,
        r.forgiven_ms as "forgivenMs", r.extra_percent as "extraPercent", r.lease_tab as "leaseTab",
        r.lease_epoch as "leaseEpoch", r.running_since as "runningSince", r.last_sign as "lastHeartbeat",
        s.section_id as "sectionId", s.elapsed_ms as "elapsedMs",
        (select jsonb_object_agg(a.exercise_id, a.elapsed_ms) from record_answers a
         where a.record_id = $2 and a.section_no = s.no and a.elapsed_ms > 0) as "questionsMs"`,
    values: [now.toISOString(), recordId, userId, tab],
  });
  return rows[0] ?? null;
}
