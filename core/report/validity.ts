/** Whether the score means what it says: what was unusual about the attempt, and how much that weighs. */
import { isRapid } from '#core/report/behaviour.ts';
import { type AttemptFacts, graded } from '#core/report/facts.ts';

export type Doubt =
  | 'partial'
  | 'left-early'
  | 'extra-time'
  | 'interrupted'
  | 'hurried'
  | 'rapid-guesses'
  | 'blanks'
  | 'early-sections';

/** With one of these the estimate itself cannot be relied on; the others only have to be known. */
const grave: readonly Doubt[] = ['partial', 'hurried', 'rapid-guesses', 'blanks'];

export const isUnreliable = (doubts: readonly Doubt[]): boolean =>
  doubts.some((doubt) => grave.includes(doubt));

/** Why the score may not mean what it says. */
export function findDoubts(facts: AttemptFacts): Doubt[] {
  const items = graded(facts.items);
  const answered = items.filter(({ isAnswered }) => isAnswered);
  const spent = answered.map(({ spentMs }) => spentMs).sort((a, b) => a - b);
  const median = spent[Math.floor(spent.length / 2)] ?? 0;
  const isHurried = spent.length >= 10 && median < 40_000;
  const isMostlyEarly = findEarlySections(facts).length >= 2;
  const doubts: [Doubt, boolean][] = [
    ['partial', facts.isPartial],
    // Leaving from the last section is how many people end; only what was left behind makes it early.
    ['left-early', facts.endedBy === 'exit' && !facts.isPartial && items.some(({ isSeen }) => !isSeen)],
    ['extra-time', facts.extraTime !== 1],
    ['interrupted', facts.interruptions > 0],
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
  ];
  return doubts.filter(([, holds]) => holds).map(([doubt]) => doubt);
}

const share = (part: readonly unknown[], whole: readonly unknown[]): number =>
  whole.length === 0 ? 0 : part.length / whole.length;

/** Sections of questions that the candidate closed with more than a third of their time left. */
export function findEarlySections({ sections }: Pick<AttemptFacts, 'sections'>): number[] {
  return sections
    .filter(
      ({ measure, allowedMs, elapsedMs, isTimedOut }) =>
        measure !== 'write' && allowedMs !== null && !isTimedOut && elapsedMs < allowedMs * (2 / 3),
    )
    .map(({ no }) => no);
}
