/** The statements that save answers, or a heartbeat, while the clock runs: one for each. */
import type pg from 'pg';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import { createBatches } from '#server/db/statements/batches.ts';
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

/** A part of the one statement's reply. */
type Saved = { recordId: string; expiresAt: Date | null };

/**
 * What `reduce` does with an answer while the clock runs, for answers of different attempts, in one statement: each
 * attempt is locked and counts it as a heartbeat. Who has no reply is unusual in any way, or their attempt is just being
 * changed by somebody else, for whom nobody here may wait: the caller then goes the long way, and nothing of that answer
 * has been stored. An event's number may be skipped by that.
 */
async function updateAnswersAtOnce(
  pool: pg.Pool,
  given: readonly SavedAnswer[],
): Promise<Map<string, Pick<Saved, 'expiresAt'>>> {
  const { rows } = await pool.query<Saved>({
    name: 'save_answers',
    text: `
      with free as (
        select g.* from json_to_recordset($1) as g("recordId" bigint, "userId" bigint, "exerciseId" bigint,
          answer text[], seq bigint, "spentMs" integer, tab text, now timestamptz, length integer)
        join records r on r.id = g."recordId" and r.user_id = g."userId"
        where r.status = 'open' and r.running_since is not null and r.last_sign > g.now - interval '60 seconds'
          and (r.expires_at is null or r.expires_at > g.now) and (g.tab is null or r.lease_tab = g.tab)
        for no key update of r skip locked
      ), counted as (
        update records r set last_sign = greatest(r.last_sign, g.now), event_count = r.event_count + 1
        from free g where r.id = g."recordId"
        returning g.*, r.section_index, r.event_count, r.expires_at
      ), saved as (
        update record_answers a
        set answer = g.answer, seq = g.seq, spent_ms = greatest(a.spent_ms, g."spentMs"), is_seen = true, saved_at = g.now
        from counted g
        where a.record_id = g."recordId" and a.exercise_id = g."exerciseId" and a.user_id = g."userId"
          and a.section_no = g.section_index + 1 and a.seq < g.seq and not a.is_checked
        returning g.*
      ), noted as (
        insert into record_events (user_id, record_id, no, kind, at, tab, exercise_id, answer, data)
        select "userId", "recordId", event_count, 'answer', now, tab, "exerciseId",
               case when length is null then answer end,
               jsonb_strip_nulls(jsonb_build_object('seq', seq, 'length', length)) from saved
      )
      select "recordId"::text, expires_at as "expiresAt" from saved`,
    values: [JSON.stringify(given)],
  });
  return new Map(rows.map(({ recordId, expiresAt }) => [recordId, { expiresAt }]));
}

const batches = perDatabase((pool) =>
  createBatches({
    write: (given: readonly SavedAnswer[]) => updateAnswersAtOnce(pool, given),
    keyOf: ({ recordId }) => recordId,
    maxRows: 100,
    patienceMs: 50,
  }),
);

/** Null where the long way has to be gone. */
export const saveAnswerAtOnce = (db: Database, given: SavedAnswer) => batches(db)(given);

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
