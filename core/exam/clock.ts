/**
 * An attempt's time: what is stored, plus the segment that runs. Every function takes `now`; nothing here knows the
 * time of day, so the browser may count on `performance.now()` and the server on its own clock.
 */
import { twoDigits } from '../duration.ts';
import {
  type Attempt,
  type Entry,
  entryOf,
  exerciseAt,
  planAt,
  type SectionState,
  sectionAt,
} from './attempt.ts';
import type { Screen } from './flow.ts';
import { forgivenSoFar } from './interruption.ts';

/** The browser gives a heartbeat this often while an exercise is open. */
export const heartbeatMs = 20_000;
/** After this long without one the browser counts as silent, from its last heartbeat on. */
export const silenceMs = 60_000;
/** So long after time is up an answer is still taken, and the browser may report the timeout itself. */
export const graceMs = 15_000;
/** Specification, section 9: default pause time, and the pause after a timeout. */
export const pauseMs = 60_000;
export const pauseAfterTimeoutMs = 1000;
/** So long a section that the server closed takes answers that a cut-off browser still holds; then they are too late. */
export const lateMs = 300_000;
/** Clocks of two machines drift; a timeout that comes this much early is right. */
export const driftMs = 1000;

/** Before, pause, section end and save stand still: there is nothing to answer on them. */
const runningScreens: readonly Screen[] = ['exercise', 'review', 'help', 'exit'];

export const shouldRun = (attempt: Attempt): boolean =>
  attempt.status === 'open' && runningScreens.includes(attempt.screen) && sectionAt(attempt).stage === 'open';

const segmentMs = ({ runningSince }: Attempt, now: number): number =>
  runningSince === null ? 0 : Math.max(0, now - runningSince);

/** Milliseconds spent in the current section. */
export const sectionElapsed = (attempt: Attempt, now: number): number =>
  sectionAt(attempt).elapsedMs + segmentMs(attempt, now);

/** Milliseconds spent on the current question. */
export function questionElapsed(attempt: Attempt, now: number): number {
  const exercise = exerciseAt(attempt);
  return exercise ? entryOf(attempt, exercise.id).elapsedMs + segmentMs(attempt, now) : 0;
}

/** Specification, section 4: the question's standard time for write questions, the section's otherwise. */
function limitOf(attempt: Attempt): { limitMs: number; of: 'question' | 'section' } | null {
  const exercise = exerciseAt(attempt);
  const ownMinutes = exercise?.question_type === 'write' ? exercise.standard_time : null;
  // A section whose module is not chosen yet has the same time in every module.
  const plan = planAt(attempt) ?? attempt.paper.slots[attempt.sectionIndex]?.variants[0];
  const minutes = ownMinutes ?? plan?.standard_time ?? null;
  if (minutes === null) return null;
  const limitMs = Math.round(minutes * 60_000 * attempt.extraTime);
  return { limitMs, of: ownMinutes === null ? 'section' : 'question' };
}

/** "standard_time × 60 minus elapsed seconds", in milliseconds and never below 0; null where there is no limit. */
export function timeLeft(attempt: Attempt, now: number): number | null {
  const limit = limitOf(attempt);
  if (limit === null) return null;
  const elapsed = limit.of === 'question' ? questionElapsed(attempt, now) : sectionElapsed(attempt, now);
  return Math.max(0, limit.limitMs - elapsed);
}

/** The whole time there is for what is on the clock, extra time included; null where there is no limit. */
export const timeAllowed = (attempt: Attempt): number | null => limitOf(attempt)?.limitMs ?? null;

/** When the running segment uses the time up; null while the clock stands or where there is no limit. */
export function expiresAt(attempt: Attempt): number | null {
  const { runningSince } = attempt;
  const left = runningSince === null ? null : timeLeft(attempt, runningSince);
  return runningSince === null || left === null ? null : runningSince + left;
}

/** What is left of the pause's countdown; it starts at 60 seconds. */
export const pauseLeft = ({ screen, pausedAt }: Attempt, now: number): number | null =>
  screen === 'pause' && pausedAt !== null ? Math.min(pauseMs, Math.max(0, pausedAt + pauseMs - now)) : null;

/** Closes the running segment. What lies beyond the limit is not counted. */
export function stopClock(attempt: Attempt, at: number): Attempt {
  if (attempt.runningSince === null) return attempt;
  const end = Math.min(at, expiresAt(attempt) ?? at);
  return { ...addTime(attempt, Math.max(0, end - attempt.runningSince)), runningSince: null };
}

/** A heartbeat: whoever gives one where the clock should run sets it going, and ends the silence. */
export function touch(attempt: Attempt, now: number): Attempt {
  // A clock that was set back must not make the last heartbeat younger than the segment.
  const lastHeartbeat = Math.max(now, attempt.lastHeartbeat ?? now);
  const isToRun = shouldRun(attempt);
  return {
    ...attempt,
    lastHeartbeat,
    runningSince: isToRun ? (attempt.runningSince ?? lastHeartbeat) : null,
    silentSince: null,
    forgivenMs: forgivenSoFar(attempt, now),
  };
}

/**
 * Adds time that the browser counted while nobody could hear it: the candidate went on working without a connection.
 * Never more than has passed uncounted since that last heartbeat; what was worked is no longer forgiven.
 */
export function addWorked(attempt: Attempt, claimedMs: number | undefined, now: number): Attempt {
  const { lastHeartbeat, runningSince, silentSince } = attempt;
  if (claimedMs === undefined || lastHeartbeat === null || !shouldRun(attempt)) return attempt;
  const left = timeLeft(attempt, now) ?? Number.POSITIVE_INFINITY;
  const unclaimed = Math.min(claimedMs - sectionElapsed(attempt, now), left);
  if (runningSince === null) {
    const worked = Math.min(unclaimed, now - (silentSince ?? lastHeartbeat));
    if (worked <= 0) return attempt;
    const begun = silentSince === null ? null : silentSince + worked;
    return { ...addTime(attempt, worked), silentSince: begun };
  }
  // The allowance was used up and the clock goes on: what it stood for before that is all there is to claim.
  const worked = Math.min(unclaimed, silentSince === null ? 0 : runningSince - silentSince);
  return worked > 0 ? { ...addTime(attempt, worked), forgivenMs: attempt.forgivenMs - worked } : attempt;
}

function addTime(attempt: Attempt, ms: number): Attempt {
  const exercise = exerciseAt(attempt);
  const withSection = changeSection(attempt, { elapsedMs: sectionAt(attempt).elapsedMs + ms });
  return exercise
    ? changeEntry(withSection, exercise.id, { elapsedMs: entryOf(attempt, exercise.id).elapsedMs + ms })
    : withSection;
}

export function changeSection(attempt: Attempt, change: Partial<SectionState>): Attempt {
  const { sectionIndex } = attempt;
  const sections = attempt.sections.with(sectionIndex, { ...sectionAt(attempt), ...change });
  return { ...attempt, sections };
}

export function changeEntry(attempt: Attempt, exerciseId: string, change: Partial<Entry>): Attempt {
  const entry = { ...entryOf(attempt, exerciseId), ...change };
  return { ...attempt, entries: { ...attempt.entries, [exerciseId]: entry } };
}

// What people read

/** A screen reader hears these, once each; below the first the clock can no longer be hidden. */
export const warningsMs = [300_000, 60_000] as const;

/** Whether so little is left that it should be seen. Of a short time it is the last minute. */
export function isLate(left: number | null, allowed: number | null): boolean {
  if (left === null || allowed === null) return false;
  const [early, late] = warningsMs;
  return left <= (allowed > early ? early : late);
}

/** The warning that fell due between two looks at the clock. */
export const warningDue = (before: number, after: number): number | null =>
  warningsMs.findLast((warning) => before > warning && after <= warning) ?? null;

/** `01:05:09`. Time left is rounded up, so that 0 means over; elapsed time is rounded down. */
export function formatClock(ms: number, of: 'left' | 'elapsed'): string {
  const total = Math.max(0, of === 'left' ? Math.ceil(ms / 1000) : Math.floor(ms / 1000));
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  return parts.map(twoDigits).join(':');
}
