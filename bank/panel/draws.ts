/** Which draws of a family a panel reads: three with different keys, as far apart in their values as they come. */
import type { Question } from '#core/questions/kinds.ts';
import { keyOf, publicView } from '#core/questions/public-view.ts';
import { subsets, sumOf } from '../quant/arithmetic.ts';

export const drawsRead = 3;

/** Each draw is one question, or the questions of one data set. Of equals the first: nothing is left to chance. */
export function chooseDraws(draws: readonly (readonly Question[])[]): Question[][] {
  const seen = draws.map((questions) => ({
    questions,
    values: valuesOf(questions),
    keys: keysOf(questions),
  }));
  let best: { worth: number; chosen: typeof seen } = { worth: -1, chosen: seen };
  for (const chosen of subsets(seen, Math.min(drawsRead, seen.length))) {
    const worth = worthOf(chosen);
    if (worth > best.worth) best = { worth, chosen };
  }
  return best.chosen.map(({ questions }) => [...questions]);
}

type Seen = { values: number[]; keys: string[] };

/** Another key counts for more than any distance; then the two that are nearest to each other decide. */
function worthOf(chosen: readonly Seen[]): number {
  const places = chosen[0]?.keys.map((_, k) => new Set(chosen.map(({ keys }) => keys[k])).size) ?? [];
  const distances = subsets(chosen, 2).map(([one, other]) => distance(one!.values, other!.values));
  return 10 * sumOf(places) + Math.min(...distances) + sumOf(distances) / 100;
}

const keysOf = (questions: readonly Question[]): string[] =>
  questions.map((question) => keyOf(question).join());

/** Every number a reader meets, in the order of reading. */
function valuesOf(questions: readonly Question[]): number[] {
  const text = questions.map((question) => {
    const shown = publicView(question);
    return [
      shown.stem.en,
      'quantities' in shown ? [shown.quantities.a.en, shown.quantities.b.en] : [],
      shown.figures?.map(({ described }) => described.en),
    ];
  });
  return (JSON.stringify(text).match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
}

/** From 0 for the same numbers to 1 for numbers that have nothing to do with each other. */
function distance(one: readonly number[], other: readonly number[]): number {
  const length = Math.max(one.length, other.length);
  if (length === 0) return 0;
  const apart = Array.from({ length }, (_, i) => {
    const [x, y] = [one[i], other[i]];
    if (x === undefined || y === undefined) return 1;
    return x === y ? 0 : Math.abs(x - y) / (x + y);
  });
  return sumOf(apart) / length;
}
