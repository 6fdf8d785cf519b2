/** What an event makes of an attempt. The server decides by it, and the browser predicts by it. */
import {
  type Attempt,
  type AttemptEvent,
  entryOf,
  exerciseAt,
  isLastSection,
  planAt,
  type Reduced,
  sectionAt,
} from './attempt.ts';
import {
  addWorked,
  changeEntry,
  changeSection,
  driftMs,
  expiresAt,
  graceMs,
  lateMs,
  silenceMs,
  stopClock,
  timeLeft,
  touch,
} from './clock.ts';
import { forgivenSoFar, freeLeft, isInView, maxFreeInterruptionMs } from './interruption.ts';
import { moduleToChoose, type Step, stepAfterTimeout, stepOf, variantFor } from './steps.ts';

type EventOf<K extends AttemptEvent['kind']> = Extract<AttemptEvent, { kind: K }>;

const done = (attempt: Attempt): Reduced => ({ attempt, outcome: 'done' });

export function reduce(given: Attempt, event: AttemptEvent, now: number): Reduced {
  const attempt = settle(given, now);
  if (event.kind === 'sweep') return { attempt, outcome: attempt === given ? 'already' : 'done' };
  if (attempt.status !== 'open') {
    const isEnding = event.kind === 'finish' || event.kind === 'exit' || event.kind === 'timeout';
    return { attempt, outcome: isEnding ? 'already' : 'submitted' };
  }
  if (event.kind === 'lease') return lease(attempt, event, now);
  if (event.kind === 'release') return release(attempt, event);
  // An answer of a tab that lost the lease is not lost with it: its number decides whether it is still the newest.
  if (event.kind === 'answer') return answer(attempt, event, now);
  if (isTaken(attempt, event.tab)) return { attempt, outcome: 'taken' };
  switch (event.kind) {
    case 'move':
      return move(attempt, event, now);
    case 'mark':
      return mark(attempt, event, now);
    case 'check':
      return check(attempt, event, now);
    case 'heartbeat':
      return done(touch(addWorked(attempt, event.elapsedMs, now), now));
    case 'timeout':
      return timeout(addWorked(attempt, event.elapsedMs, now), now);
    case 'save':
      return save(attempt, now);
    case 'exit':
      return done(submit(attempt, 'exit', now));
    case 'finish':
      return isLastSection(attempt) && sectionAt(attempt).stage !== 'ahead'
        ? done(submit(attempt, 'finish', now))
        : { attempt, outcome: 'unfinished' };
  }
}

/**
 * What time alone has done: a silent browser's segment ends at its last heartbeat, in a mock exam the clock goes on by
 * itself once the allowance is used up, and time that is up ends the section. One after the other as they fell due, so
 * it does not matter when somebody looks.
 */
export function settle(attempt: Attempt, now: number): Attempt {
  const next = settleNext(attempt, now);
  return next === attempt ? attempt : settle(next, now);
}

/** The first thing that fell due by now; the attempt itself where nothing did. */
function settleNext(attempt: Attempt, now: number): Attempt {
  if (attempt.status !== 'open') return attempt;
  const { closedBy, closedAt } = sectionAt(attempt);
  if (closedBy === 'server' && closedAt !== null && isLastSection(attempt))
    return now >= closedAt + lateMs ? submit(attempt, 'server', closedAt + lateMs) : attempt;
  const { runningSince, silentSince } = attempt;
  if (runningSince === null) {
    if (silentSince === null) return attempt;
    const runsAt = silentSince + freeLeft(attempt);
    return now < runsAt ? attempt : { ...attempt, runningSince: runsAt, forgivenMs: maxFreeInterruptionMs };
  }
  const lastHeartbeat = attempt.lastHeartbeat ?? runningSince;
  const silentAt = silentSince === null ? lastHeartbeat + silenceMs : Number.POSITIVE_INFINITY;
  const dueAt = (expiresAt(attempt) ?? Number.POSITIVE_INFINITY) + graceMs;
  if (now < Math.min(silentAt, dueAt)) return attempt;
  if (silentAt < dueAt) {
    const isForgiven = freeLeft(attempt) > 0;
    const heard = isForgiven ? stopClock(attempt, lastHeartbeat) : attempt;
    return { ...heard, silentSince: lastHeartbeat, interruptions: attempt.interruptions + 1 };
  }
  return endTime(attempt, dueAt);
}

function endTime(attempt: Attempt, dueAt: number): Attempt {
  const step = stepAfterTimeout(attempt);
  if (step.to === 'exercise') {
    const shown = show(stopClock(attempt, dueAt), step.exerciseIndex);
    // In practice the next question's clock waits for a sign; in a mock exam that would be time for nothing.
    return attempt.paper.type === 'GREPREP'
      ? { ...shown, runningSince: dueAt }
      : { ...shown, silentSince: null };
  }
  const closed = close(attempt, 'server', dueAt);
  return step.to === 'result'
    ? { ...closed, screen: 'sectionEnd', returnTo: null }
    : { ...closed, screen: 'pause', returnTo: null, pausedAt: dueAt };
}

/** Whether another tab holds the lease. Who gives no tab is no browser. */
export const isTaken = (attempt: Attempt, tab: string | undefined): boolean =>
  tab !== undefined && attempt.lease.tab !== tab;

/** Who acts, as seen by one tab: a holder that has been silent for long no longer does. */
export function holderFor(attempt: Attempt, tab: string | undefined, now: number): 'mine' | 'other' | 'free' {
  if (attempt.lease.tab === null) return 'free';
  if (attempt.lease.tab === tab) return 'mine';
  return now >= (attempt.lastHeartbeat ?? 0) + silenceMs ? 'free' : 'other';
}

function lease(attempt: Attempt, { tab, takeOver }: EventOf<'lease'>, now: number): Reduced {
  const holder = holderFor(attempt, tab, now);
  if (holder === 'mine') return { attempt: touch(attempt, now), outcome: 'already' };
  if (holder === 'other' && !takeOver) return { attempt, outcome: 'taken' };
  return done(touch({ ...attempt, lease: { tab, epoch: attempt.lease.epoch + 1 } }, now));
}

/** The number stays: who leases next counts from a higher one, and what this tab has still to send is older. */
function release(attempt: Attempt, { tab }: EventOf<'release'>): Reduced {
  if (attempt.lease.tab !== tab) return { attempt, outcome: 'already' };
  return done({ ...attempt, lease: { ...attempt.lease, tab: null } });
}

function answer(attempt: Attempt, event: EventOf<'answer'>, now: number): Reduced {
  const present = isTaken(attempt, event.tab) ? attempt : touch(attempt, now);
  if (!holds(attempt, event.exerciseId)) return { attempt, outcome: whyNot(attempt, event.exerciseId) };
  const refused = whyClosed(present, now);
  if (refused !== null) return { attempt, outcome: refused };
  const entry = entryOf(attempt, event.exerciseId);
  if (entry.checked) return { attempt: present, outcome: 'fixed' };
  if (event.seq <= entry.seq) return { attempt: present, outcome: 'older' };
  const spentMs = Math.max(entry.spentMs, event.spentMs ?? 0);
  return done(
    changeEntry(present, event.exerciseId, { answer: event.answer, seq: event.seq, spentMs, seen: true }),
  );
}

/** Why the current section takes no answer now; null where it does. */
function whyClosed(attempt: Attempt, now: number): 'ahead' | 'late' | 'standing' | null {
  const { stage, closedBy, closedAt } = sectionAt(attempt);
  if (stage === 'ahead') return 'ahead';
  if (stage === 'open') return isInView(attempt) ? null : 'standing';
  // The browser was cut off when its time ran out: for a while, what it still holds may have been written in time.
  const isWaiting = closedBy === 'server' && closedAt !== null && now < closedAt + lateMs;
  return isWaiting ? null : 'late';
}

const holds = (attempt: Attempt, exerciseId: string): boolean =>
  planAt(attempt)?.exercises.some(({ id }) => id === exerciseId) ?? false;

/** An exercise of a section that is behind is late, one of a section to come is early; any other is none of this attempt's. */
function whyNot(attempt: Attempt, exerciseId: string): 'late' | 'ahead' | 'unknown' {
  const isBehind = attempt.sections
    .slice(0, attempt.sectionIndex)
    .some((_, index) => planAt(attempt, index)?.exercises.some(({ id }) => id === exerciseId));
  if (isBehind) return 'late';
  // Whichever module it is in: which one comes is not told before its time.
  const isAhead = attempt.paper.slots
    .slice(attempt.sectionIndex + 1)
    .some(({ variants }) => variants.some(({ exercises }) => exercises.some(({ id }) => id === exerciseId)));
  return isAhead ? 'ahead' : 'unknown';
}

function mark(attempt: Attempt, event: EventOf<'mark'>, now: number): Reduced {
  if (!holds(attempt, event.exerciseId)) return { attempt, outcome: whyNot(attempt, event.exerciseId) };
  const { stage } = sectionAt(attempt);
  if (stage !== 'open') return { attempt, outcome: stage === 'ahead' ? 'ahead' : 'late' };
  if (!isInView(touch(attempt, now))) return { attempt, outcome: 'standing' };
  const { marked } = entryOf(attempt, event.exerciseId);
  const wanted = event.marked ?? !marked;
  const present = touch(attempt, now);
  return wanted === marked
    ? { attempt: present, outcome: 'already' }
    : done(changeEntry(present, event.exerciseId, { marked: wanted }));
}

function check(attempt: Attempt, event: EventOf<'check'>, now: number): Reduced {
  if (!holds(attempt, event.exerciseId)) return { attempt, outcome: whyNot(attempt, event.exerciseId) };
  const entry = entryOf(attempt, event.exerciseId);
  if (entry.checked) return { attempt: touch(attempt, now), outcome: 'already' };
  const hasAnswer = entry.answer.some((part) => part !== '');
  if (!attempt.paper.canCheck || !hasAnswer || sectionAt(attempt).stage !== 'open')
    return { attempt, outcome: 'unavailable' };
  return done(changeEntry(touch(attempt, now), event.exerciseId, { checked: true }));
}

function move(attempt: Attempt, event: EventOf<'move'>, now: number): Reduced {
  const { from } = event;
  const isHere =
    from.screen === attempt.screen &&
    from.sectionIndex === attempt.sectionIndex &&
    from.exerciseIndex === attempt.exerciseIndex;
  if (!isHere) return { attempt: touch(attempt, now), outcome: 'elsewhere' };
  const step = stepOf(attempt, event);
  if (step === null) return { attempt: touch(attempt, now), outcome: 'unavailable' };
  // The attempt is submitted by finishing alone, which comes after the candidate has confirmed.
  if (step.to === 'result') return { attempt: touch(attempt, now), outcome: 'confirm' };
  return done(touch(take(attempt, step, event, now), now));
}

function take(
  attempt: Attempt,
  step: Exclude<Step, { to: 'result' }>,
  { module }: EventOf<'move'>,
  now: number,
): Attempt {
  switch (step.to) {
    case 'exercise': {
      const open = attempt.screen === 'before' ? changeSection(attempt, { stage: 'open' }) : attempt;
      return show(stopClock(open, now), step.exerciseIndex);
    }
    case 'before': {
      const { sectionIndex } = step;
      const next = { ...attempt, sectionIndex, exerciseIndex: 0, pausedAt: null, screen: step.to } as const;
      return moduleToChoose(attempt)
        ? changeSection(next, { sectionId: variantFor(attempt, sectionIndex, module) })
        : next;
    }
    case 'pause': {
      const closed = sectionAt(attempt).stage === 'open' ? close(attempt, 'candidate', now) : attempt;
      return { ...closed, screen: 'pause', returnTo: null, pausedAt: now };
    }
    case 'sectionEnd':
      return { ...close(attempt, 'candidate', now), screen: 'sectionEnd', returnTo: null };
    case 'return':
      return { ...attempt, screen: attempt.returnTo ?? 'exercise', returnTo: null };
    default:
      return { ...attempt, screen: step.to, returnTo: homeOf(attempt) };
  }
}

const homeOf = ({ screen }: Attempt): 'before' | 'exercise' => (screen === 'before' ? 'before' : 'exercise');

/** Shows a question: from then on it has been encountered. */
function show(attempt: Attempt, exerciseIndex: number): Attempt {
  const shown: Attempt = { ...attempt, screen: 'exercise', returnTo: null, exerciseIndex };
  const exercise = exerciseAt(shown);
  return exercise ? changeEntry(shown, exercise.id, { seen: true }) : shown;
}

function close(attempt: Attempt, closedBy: 'candidate' | 'timeout' | 'server', at: number): Attempt {
  const stopped = changeSection(stopClock(attempt, at), { stage: 'closed', closedBy, closedAt: at });
  return { ...stopped, silentSince: null, forgivenMs: forgivenSoFar(attempt, at) };
}

function timeout(attempt: Attempt, now: number): Reduced {
  const { stage, closedBy } = sectionAt(attempt);
  if (stage === 'closed' && closedBy === 'server' && isLastSection(attempt))
    return done(submit(attempt, 'timeout', now));
  const left = timeLeft(attempt, now);
  if (stage !== 'open' || left === null || left > driftMs)
    return { attempt: touch(attempt, now), outcome: 'unavailable' };
  const step = stepAfterTimeout(attempt);
  if (step.to === 'exercise') return done(touch(show(stopClock(attempt, now), step.exerciseIndex), now));
  const closed = close(attempt, 'timeout', now);
  return done(
    step.to === 'result'
      ? submit(closed, 'timeout', now)
      : { ...closed, screen: 'pause', returnTo: null, pausedAt: now, lastHeartbeat: now },
  );
}

function save(attempt: Attempt, now: number): Reduced {
  if (attempt.screen === 'save') return { attempt, outcome: 'already' };
  if (attempt.screen !== 'before' && attempt.screen !== 'exercise')
    return { attempt, outcome: 'unavailable' };
  // Who saves is there: a silence ends before the clock is stopped.
  const present = touch(attempt, now);
  return done({ ...stopClock(present, now), screen: 'save', returnTo: homeOf(attempt) });
}

function submit(attempt: Attempt, submittedBy: Attempt['submittedBy'], at: number): Attempt {
  const closed = sectionAt(attempt).stage === 'open' ? close(attempt, 'candidate', at) : attempt;
  return { ...closed, status: 'submitted', submittedAt: at, submittedBy };
}
