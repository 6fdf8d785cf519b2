/** What the score would have been: with the points that were there to take, and what a goal asks for on each route. */
import { isScored } from '#core/questions/kinds.ts';
import { changeOf } from '#core/report/behaviour.ts';
import { easyMisses, paceOf } from '#core/report/blocks.ts';
import {
  type AttemptFacts,
  graded,
  type ItemFact,
  isRight,
  type Place,
  placeOf,
} from '#core/report/facts.ts';
import { guessingFloor } from '#core/scoring/item.ts';
import { type Module, modules } from '#core/scoring/routing.ts';
import { highest, type Measure } from '#core/scoring/scale.ts';

/** The score of so many right on a route; null where that cannot happen on it. */
export type ScaledAt = (measure: Measure, module: Module, correct: number) => number | null;

const measures: readonly Measure[] = ['verbal', 'quant'];

export type CaseName = 'easy' | 'rushed' | 'changed' | 'blanks';

export type Case = { name: CaseName; count: number; points: number; places: Place[] };

/** Which questions each case would have made right. */
const cases: Record<CaseName, (items: readonly ItemFact[]) => readonly ItemFact[]> = {
  easy: easyMisses,
  rushed: (items) => items.filter((item) => paceOf(item) === 'rushed'),
  changed: (items) => items.filter((item) => changeOf(item) === 'toWrong'),
  blanks: (items) => items.filter(({ isAnswered }) => !isAnswered),
};

/** A blank would have been right now and then by chance alone; the other cases are right for sure. */
function rawOf(name: CaseName, items: readonly ItemFact[]): number {
  if (name !== 'blanks') return items.length;
  return Math.round(items.reduce((sum, { form }) => sum + (isScored(form) ? guessingFloor(form) : 0), 0));
}

const routeOf = ({ sections }: AttemptFacts, measure: Measure): Module | null =>
  sections.filter((section) => section.measure === measure)[1]?.module ?? null;

const rightIn = ({ items }: AttemptFacts, measure: Measure): number =>
  items.filter((item) => item.measure === measure && isRight(item)).length;

/** Cases that would have moved the score, the largest first. The route is the one that was taken. */
export function findCases(facts: AttemptFacts, scaledAt: ScaledAt): Case[] {
  const all = graded(facts.items);
  return (Object.keys(cases) as CaseName[])
    .map((name) => {
      const items = cases[name](all);
      const points = measures.reduce((sum, measure) => {
        const module = routeOf(facts, measure);
        if (!module) return sum;
        const right = rightIn(facts, measure);
        const more = rawOf(
          name,
          items.filter((item) => item.measure === measure),
        );
        const [now, then] = [scaledAt(measure, module, right), scaledAt(measure, module, right + more)];
        return now === null || then === null ? sum : sum + Math.max(0, then - now);
      }, 0);
      return { name, count: items.length, points, places: items.map(placeOf) };
    })
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
}

export type Need = {
  measure: Measure;
  target: number;
  /** Points of the scale that are missing; 0 where the goal is reached. */
  gap: number;
  right: number;
  /** For each route the fewest right answers that reach the goal; null where the route does not lead there. */
  routes: { module: Module; right: number | null; isTaken: boolean }[];
};

/** What the goal asks for, of each measure that has a goal and a score. */
export function findNeeds(
  facts: AttemptFacts,
  target: Partial<Record<Measure, number | null>> | null,
  scaledAt: ScaledAt,
): Need[] {
  return measures.flatMap((measure) => {
    const goal = target?.[measure];
    const taken = routeOf(facts, measure);
    if (!goal || goal > highest || !taken) return [];
    const count = graded(facts.items).filter((item) => item.measure === measure).length;
    const right = rightIn(facts, measure);
    const now = scaledAt(measure, taken, right);
    if (now === null) return [];
    const fewest = (module: Module): number | null => {
      for (let n = 0; n <= count; n += 1) if ((scaledAt(measure, module, n) ?? 0) >= goal) return n;
      return null;
    };
    return [
      {
        measure,
        target: goal,
        gap: Math.max(0, goal - now),
        right,
        routes: modules.map((module) => ({ module, right: fewest(module), isTaken: module === taken })),
      },
    ];
  });
}
