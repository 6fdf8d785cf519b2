/** What nobody asks for: time that ran out, browsers that fell silent, grading that was cut off. */
import { graceMs, lateMs, silenceMs } from '#core/exam/clock.ts';
import { maxFreeInterruptionMs } from '#core/exam/interruption.ts';
import type { Deps } from '#server/deps.ts';
import { type Repeated, repeat } from '#server/platform/repeat.ts';
import { applyEvent } from './apply-event.ts';
import { gradeRecord } from './grading/grading.ts';
import { findToGrade } from './grading/grading-store.ts';
import { claimToSweep } from './sweep-store.ts';

const everyMs = 5000;
/** At a time, so that several processes share what a long absence of the server has left. */
const batch = 200;
/** Longer than a batch takes; after it another process tries what this one could not. */
const leaseMs = 60_000;
/** Grading starts right after the commit; only what is older was cut off. */
const gradingMs = 30_000;

export type Swept = { swept: number; graded: number };

/** Several processes may sweep at once: each attempt is given to one of them. */
export async function sweep(deps: Deps): Promise<Swept> {
  const now = deps.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const patience = { now, silenceMs, graceMs, lateMs, leaseMs, freeMs: maxFreeInterruptionMs };
  let swept = 0;
  for (let looked = batch; looked === batch && !deps.isStopping(); ) {
    const claimed = await claimToSweep(deps.db, patience, batch);
    for (const id of claimed.ids)
      await runAlone(deps, id, () => applyEvent(deps, { userId: null, now }, id, { kind: 'sweep' }));
    looked = claimed.looked;
    swept += claimed.ids.length;
  }
  const ungraded = await findToGrade(deps.db, before(gradingMs), batch);
  for (const id of ungraded) await runAlone(deps, id, () => gradeRecord(deps, id));
  return { swept, graded: ungraded.length };
}

/** One attempt that cannot be swept must not keep the others waiting. */
async function runAlone(deps: Deps, recordId: string, work: () => Promise<unknown>): Promise<void> {
  await work().catch((error) => deps.log.error({ err: error, recordId }, 'an attempt could not be swept'));
}

export const startSweeper = (deps: Deps): Repeated =>
  repeat(
    everyMs,
    () => sweep(deps),
    (error) => deps.log.warn({ err: error }, 'a sweep failed'),
  );
