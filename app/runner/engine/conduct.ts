/**
 * What the candidate does besides answering, noted on the side: it rides along with calls that are made anyway, waits
 * on this device while there is no network, and whatever goes wrong with it is nobody's trouble.
 */
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { makeUuid } from '#app/uuid.ts';
import { sectionElapsed } from '#core/exam/clock.ts';
import {
  type ConductKind,
  type Held,
  heldNow,
  maxSpans,
  maxSpansAtOnce,
  type Situation,
  type Span,
  shortestAwayMs,
} from '#core/exam/conduct.ts';

export type Conduct = ReturnType<typeof createConduct>;

type Sources = {
  recordId: string;
  get: () => Pick<RunnerState, 'attempt' | 'lease' | 'result'>;
  now: () => number;
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

const isSame = (one: Held, other: Held): boolean =>
  one.kind === other.kind && one.sectionIndex === other.sectionIndex && one.exerciseId === other.exerciseId;

export function createConduct({ recordId, get, now, storage }: Sources) {
  const key = `beacon.conduct/${recordId}`;
  let situation: Situation = { isCalculatorOpen: false, isTimeHidden: false, isAway: false };
  /** What is going on, and since when on the page's clock. */
  const open = new Map<ConductKind, { span: Span; since: number }>();
  const unsent = new Map<string, Span>();

  /** A browser that forbids storage, or one that is full, loses this and nothing else. */
  function keep(): void {
    try {
      if (unsent.size === 0) storage().removeItem(key);
      else storage().setItem(key, JSON.stringify([...unsent.values()]));
    } catch {}
  }
  function restore(): void {
    try {
      const left = JSON.parse(storage().getItem(key) ?? '[]') as Span[];
      for (const span of left.slice(-maxSpans)) unsent.set(span.id, span);
    } catch {}
  }

  function note(span: Span): void {
    if (span.kind === 'away' && span.ms < shortestAwayMs) return;
    unsent.set(span.id, span);
    const [oldest] = unsent.keys();
    if (unsent.size > maxSpans && oldest) unsent.delete(oldest);
  }
  /** As long as it is by now. Of `watch` it is enough that it is there. */
  function grow(kind: ConductKind): void {
    const known = open.get(kind);
    if (!known || kind === 'watch') return;
    const span = { ...known.span, ms: Math.round(now() - known.since) };
    open.set(kind, { ...known, span });
    note(span);
  }

  /** Ends what is over, and begins what is new. Once the attempt is submitted nobody asks any more. */
  function look(): void {
    const { attempt, lease, result } = get();
    if (result !== null) {
      open.clear();
      unsent.clear();
      keep();
      return;
    }
    const held = lease === 'mine' ? heldNow(attempt, situation, now()) : [];
    const over = [...open].filter(([, { span }]) => !held.some((one) => isSame(one, span)));
    for (const [kind] of over) {
      grow(kind);
      open.delete(kind);
    }
    const begun = held.filter(({ kind }) => !open.has(kind));
    for (const one of begun) {
      const atMs = Math.round(sectionElapsed(attempt, now()));
      const span: Span = { ...one, id: makeUuid(), atMs, ms: 0, uses: 0 };
      open.set(one.kind, { span, since: now() });
      note(span);
    }
    if (over.length > 0 || begun.length > 0) keep();
  }

  return {
    look,
    set: (change: Partial<Situation>): void => {
      situation = { ...situation, ...change };
      look();
    },
    /** Puts back what an earlier page left. */
    restore,
    pressCalculator: (): void => {
      const known = open.get('calculator');
      if (known) open.set('calculator', { ...known, span: { ...known.span, uses: known.span.uses + 1 } });
    },
    /** What the server has not heard yet, for a call that is about to be made. */
    take: (): Span[] => {
      for (const kind of open.keys()) grow(kind);
      return [...unsent.values()].slice(0, maxSpansAtOnce);
    },
    /** The call went through. What has grown since is told with the next one. */
    acknowledge: (sent: readonly Span[]): void => {
      for (const span of sent) if (unsent.get(span.id) === span) unsent.delete(span.id);
      if (sent.length > 0) keep();
    },
    /** The page is being left. */
    abandon: (): void => {
      for (const kind of open.keys()) grow(kind);
      keep();
    },
  };
}

/** Tells when the page is left and come back to: out of sight, or behind another window. Returns how to stop. */
export function watchAway(onChange: (isAway: boolean) => void): () => void {
  let isBehind = false;
  const see = () => onChange(isBehind || document.visibilityState === 'hidden');
  const handleBlur = () => {
    isBehind = true;
    see();
  };
  const handleFocus = () => {
    isBehind = false;
    see();
  };
  document.addEventListener('visibilitychange', see);
  window.addEventListener('blur', handleBlur);
  window.addEventListener('focus', handleFocus);
  return () => {
    document.removeEventListener('visibilitychange', see);
    window.removeEventListener('blur', handleBlur);
    window.removeEventListener('focus', handleFocus);
  };
}
