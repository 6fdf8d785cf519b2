/** Whether the score means what it says: what was unusual about the attempt, and how much that weighs. */
import { maxFreeInterruptionMs } from '#core/exam/interruption.ts';
import { type AttemptFacts, graded, isRapid } from '#core/report/facts.ts';

export type Doubt =
  | 'partial'
  | 'left-early'
  | 'extra-time'
  | 'interrupted'
  | 'paused'
  | 'paused-between'
  | 'hurried'
  | 'rapid-guesses'
  | 'blanks'
  | 'early-sections'
  | 'late-answers'
  | 'taken-before'
  | 'seen-before'
  | 'unshown'
  | 'older-levels';

/** With one of these the estimate itself cannot be relied on; the others only have to be known. */
const grave = [
  'partial',
  'paused',
  'hurried',
  'rapid-guesses',
  'blanks',
  'late-answers',
  'seen-before',
  'unshown',
] as const satisfies readonly Doubt[];

type Grave = (typeof grave)[number];

/** The first one that makes the estimate worthless; null where none does. */
export const findGrave = (doubts: readonly Doubt[]): Grave | null =>
  grave.find((doubt) => doubts.includes(doubt)) ?? null;

export const isUnreliable = (doubts: readonly Doubt[]): boolean => findGrave(doubts) !== null;

/** Why the score may not mean what it says. */
export function findDoubts(facts: AttemptFacts): Doubt[] {
  const items = graded(facts.items);
  const answered = items.filter(({ isAnswered }) => isAnswered);
  const spent = answered.map(({ spentMs }) => spentMs);
  const isHurried = spent.length >= 10 && (medianOf(spent) ?? 0) < 40_000;
  // Practice is put aside and taken up again as one likes.
  const isMock = facts.type === 'GREPREP';
  const isMostlyEarly = findEarlySections(facts).length >= 2;
  const doubts: [Doubt, boolean][] = [
    ['partial', facts.isPartial],
    // Leaving from the last section is how many people end; only what was left behind makes it early.
    ['left-early', facts.endedBy === 'exit' && !facts.isPartial && items.some(({ isSeen }) => !isSeen)],
    ['extra-time', facts.extraTime !== 1],
    ['interrupted', facts.interruptions > 0],
    // Whoever stops the clock in the middle of a section has seen its questions: the time no longer says anything.
    ['paused', isMock && facts.pauses.some(({ isWithin }) => isWithin)],
    ['paused-between', isMock && facts.pauses.length > 0 && facts.pauses.every(({ isWithin }) => !isWithin)],
    // A median below forty seconds is guessing, whatever the answers are.
    ['hurried', isHurried],
    // Said once: who hurried through everything is not told of the single guesses too.
    ['rapid-guesses', !isHurried && answered.length >= 10 && share(answered.filter(isRapid), answered) > 0.1],
    [
      'blanks',
      share(
        items.filter(({ isAnswered }) => !isAnswered),
        items,
      ) > 0.2,
    ],
    ['early-sections', isMostlyEarly],
    // Within the allowance it is the end of an interruption, which is told as such.
    [
      'late-answers',
      isMock && facts.lateAnswers > 0 && facts.forgivenMs + facts.lateMs > maxFreeInterruptionMs,
    ],
    // The limit counts a submission, and its report is known: a later one has to say so, no more.
    ['taken-before', isMock && facts.takenBefore > 0],
    // Nothing else tells of a sitting that was thrown away.
    ['seen-before', facts.seenBefore > 0],
    // Moves of a browser that was cut off are lost with the section's end, so an interruption explains it.
    [
      'unshown',
      facts.interruptions === 0 &&
        share(
          answered.filter(({ visits }) => visits === 0),
          answered,
        ) > 0.1,
    ],
  ];
  return doubts.filter(([, holds]) => holds).map(([doubt]) => doubt);
}

const share = (part: readonly unknown[], whole: readonly unknown[]): number =>
  whole.length === 0 ? 0 : part.length / whole.length;

/** The middle one; null where there is none. */
function medianOf(values: readonly number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

export type Sitting = {
  /** Sections that were opened. */
  sections: number;
  pauses: { count: number; ms: number };
  early: number[];
  blank: number;
  /** Of the questions that were answered. */
  medianMs: number | null;
};

/** Under what circumstances it was taken, remarkable or not. */
export function sittingOf(facts: AttemptFacts): Sitting {
  const items = graded(facts.items);
  return {
    sections: facts.sections.length,
    pauses: { count: facts.pauses.length, ms: facts.pauses.reduce((sum, { ms }) => sum + ms, 0) },
    early: findEarlySections(facts),
    blank: facts.items.filter(({ isAnswered }) => !isAnswered).length,
    medianMs: medianOf(items.filter(({ isAnswered }) => isAnswered).map(({ spentMs }) => spentMs)),
  };
}

/** Sections of questions that the candidate closed with more than a third of their time left. */
export function findEarlySections({ sections }: Pick<AttemptFacts, 'sections'>): number[] {
  return sections
    .filter(
      ({ measure, allowedMs, elapsedMs, isTimedOut }) =>
        measure !== 'write' && allowedMs !== null && !isTimedOut && elapsedMs < allowedMs * (2 / 3),
    )
    .map(({ no }) => no);
}
