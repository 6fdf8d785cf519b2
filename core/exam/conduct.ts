/** What a candidate does besides answering: the calculator, a hidden clock, a page out of sight. Spans of time, no more. */
import { type Attempt, exerciseAt, planAt, sectionAt } from './attempt.ts';
import { isLate, shouldRun, timeAllowed, timeLeft } from './clock.ts';

/** `watch` says from where on the rest was looked for at all: without it nothing is known, which is not "never". */
export const conductKinds = ['watch', 'calculator', 'clock', 'away'] as const;
export type ConductKind = (typeof conductKinds)[number];

export type Span = {
  /** Drawn by the browser, so that a repeat is the same span, grown. */
  readonly id: string;
  readonly kind: ConductKind;
  readonly sectionIndex: number;
  /** The question it began on; null where none was shown. */
  readonly exerciseId: string | null;
  /** How much of the section had passed when it began. */
  readonly atMs: number;
  readonly ms: number;
  /** Keys pressed on the calculator. */
  readonly uses: number;
};

/** Of one attempt. Who hides and shows the clock all day is known well enough by then. */
export const maxSpans = 400;
/** In one call. */
export const maxSpansAtOnce = 40;
/** A shorter look away is a dialog of the browser or a hand that slipped. */
export const shortestAwayMs = 1000;

/** How the page stands, as the page knows it. */
export type Situation = {
  readonly isCalculatorOpen: boolean;
  readonly isTimeHidden: boolean;
  /** Out of sight, or behind another window. */
  readonly isAway: boolean;
};

export type Held = Pick<Span, 'kind' | 'sectionIndex' | 'exerciseId'>;

/** What is going on now. The clock of the last minutes is shown whatever was asked, and without a limit nobody is away. */
export function heldNow(attempt: Attempt, situation: Situation, now: number): Held[] {
  if (!shouldRun(attempt)) return [];
  const { sectionIndex } = attempt;
  const exercise = attempt.screen === 'exercise' ? exerciseAt(attempt) : null;
  const allowed = timeAllowed(attempt);
  const held: Held[] = [{ kind: 'watch', sectionIndex, exerciseId: null }];
  if (situation.isCalculatorOpen && exercise?.exercise_type === 'quant')
    held.push({ kind: 'calculator', sectionIndex, exerciseId: exercise.id });
  if (situation.isTimeHidden && !isLate(timeLeft(attempt, now), allowed))
    held.push({ kind: 'clock', sectionIndex, exerciseId: null });
  if (situation.isAway && allowed !== null)
    held.push({ kind: 'away', sectionIndex, exerciseId: exercise?.id ?? null });
  return held;
}

/** Those that can be true of the attempt: of a section that was opened, on a question of it. Each once, the longest. */
export function admitSpans(attempt: Attempt, spans: readonly Span[]): Span[] {
  const admitted = new Map<string, Span>();
  for (const span of spans) {
    const { id, kind, sectionIndex, exerciseId } = span;
    if (sectionIndex >= attempt.sections.length || sectionAt(attempt, sectionIndex).stage === 'ahead')
      continue;
    const isThere = planAt(attempt, sectionIndex)?.exercises.some((exercise) => exercise.id === exerciseId);
    if (exerciseId === null ? kind === 'calculator' : !isThere) continue;
    if ((admitted.get(id)?.ms ?? -1) < span.ms) admitted.set(id, span);
  }
  return [...admitted.values()];
}
