/** What the candidate did besides answering: the calculator, the hidden clock, the page out of sight. Null where nobody looked. */
import { shortestAwayMs } from '#core/exam/conduct.ts';
import { groupBy } from '#core/group-by.ts';
import {
  type AttemptFacts,
  type ConductFact,
  type ItemFact,
  isRight,
  met,
  type Place,
  placeOf,
} from '#core/report/facts.ts';

/** How many, how many of them right, and how long each took. */
export type Share = { count: number; right: number; averageMs: number | null };

const shareOf = (items: readonly ItemFact[]): Share => ({
  count: items.length,
  right: items.filter(isRight).length,
  averageMs: items.length === 0 ? null : items.reduce((sum, { spentMs }) => sum + spentMs, 0) / items.length,
});

export type CalculatorUse = {
  /** Questions on which it was open, and those of them on which no key was pressed. */
  opened: number;
  idle: Place[];
  used: Share;
  /** The other questions of the same sections. */
  without: Share;
};

const spansOf = ({ conduct }: AttemptFacts, kind: ConductFact['kind']): ConductFact[] =>
  conduct.spans.filter((span) => span.kind === kind && conduct.watched.includes(span.section));

const sum = (spans: readonly ConductFact[]): number => spans.reduce((all, { ms }) => all + ms, 0);

export function calculatorOf(facts: AttemptFacts): CalculatorUse | null {
  const { watched } = facts.conduct;
  const items = met(facts.items).filter(
    ({ measure, section }) => measure === 'quant' && watched.includes(section),
  );
  if (items.length === 0) return null;
  const uses = new Map<string | null, number>();
  for (const span of spansOf(facts, 'calculator'))
    uses.set(span.exerciseId, (uses.get(span.exerciseId) ?? 0) + span.uses);
  const opened = items.filter(({ exerciseId }) => uses.has(exerciseId));
  const isUsed = ({ exerciseId }: ItemFact) => (uses.get(exerciseId) ?? 0) > 0;
  return {
    opened: opened.length,
    idle: opened.filter((item) => !isUsed(item)).map(placeOf),
    used: shareOf(items.filter(isUsed)),
    without: shareOf(items.filter((item) => !isUsed(item))),
  };
}

export type HiddenClock = { ms: number; sections: { section: number; ms: number; share: number }[] };

/** How long the clock was hidden, and what part of each section that was. */
export function hiddenClockOf(facts: AttemptFacts): HiddenClock | null {
  if (facts.conduct.watched.length === 0) return null;
  const hidden = groupBy(spansOf(facts, 'clock'), ({ section }) => section);
  const sections = facts.sections.flatMap(({ no, elapsedMs }) => {
    const ms = Math.min(sum(hidden.get(no) ?? []), elapsedMs);
    return ms > 0 ? [{ section: no, ms, share: ms / elapsedMs }] : [];
  });
  return { ms: sections.reduce((all, { ms }) => all + ms, 0), sections };
}

export type Absence = { section: number; times: number; ms: number; places: Place[] };

/** How often and how long the page of a timed section was out of sight, or behind another window. */
export function absencesOf(facts: AttemptFacts): Absence[] | null {
  const { watched } = facts.conduct;
  const timed = facts.sections.filter(({ no, allowedMs }) => allowedMs !== null && watched.includes(no));
  if (timed.length === 0) return null;
  const spans = spansOf(facts, 'away').filter(({ ms }) => ms >= shortestAwayMs);
  return timed.flatMap(({ no }) => {
    const own = spans.filter(({ section }) => section === no);
    const on = new Set(own.map(({ exerciseId }) => exerciseId));
    const places = facts.items.filter(({ exerciseId }) => on.has(exerciseId)).map(placeOf);
    return own.length === 0 ? [] : [{ section: no, times: own.length, ms: sum(own), places }];
  });
}
