/** Makes lists of scores that fit the histogram, extreme and mixed ones, and asks the question of each list. */

import { div } from '#core/rational.ts';
import { meanOf } from '../../arithmetic.ts';
import { seeded } from '../../random.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

function lists(seen: Seen): number[][] {
  const { bounds, counts } = figureOf(seen, 'histogram');
  const random = seeded('scores');
  const make = (score: (low: number, high: number) => number): number[] =>
    counts
      .flatMap((c, i) => Array.from({ length: c }, () => score(bounds[i]!, bounds[i + 1]! - 1)))
      .sort((a, b) => a - b);
  const found = [make((low) => low), make((_, high) => high)];
  for (let d = 0; d < 10; d++) found.push(make((low) => low + d));
  for (let i = 0; i < 300; i++) found.push(make((low, high) => low + random.below(high - low + 1)));
  // One class in which all scores are the same, the others spread out.
  counts.forEach((_, k) => {
    let turn = 0;
    found.push(make((low, high) => (low === bounds[k] ? low : low + (turn++ % (high - low + 1)))));
  });
  return found;
}

const median = (list: number[]): number => (list[list.length / 2 - 1]! + list[list.length / 2]!) / 2;
function modes(list: number[]): number[] {
  const times = new Map<number, number>();
  for (const x of list) times.set(x, (times.get(x) ?? 0) + 1);
  const most = Math.max(...times.values());
  return [...times].filter(([, t]) => t === most).map(([x]) => x);
}

export const solvers = [
  solveValue((seen) => {
    const [list] = lists(seen);
    return div(100 * list!.filter((x) => x >= seen.numbers[0]!).length, list!.length);
  }),
  solveChoices((seen, { value }) => lists(seen).some((list) => median(list) === value!.approx)),
  solveChoices((seen, { text, numbers }) =>
    lists(seen).every((list) => {
      if (text.includes('range')) return list.at(-1)! - list[0]! > numbers[1]!;
      if (text.includes('arithmetic')) return meanOf(list) >= numbers[1]!;
      if (text.includes('median')) return median(list) < numbers[1]!;
      if (text.includes('most often')) return modes(list).every((x) => x >= numbers[1]!);
      return list.filter((x) => x > numbers[1]!).length === numbers[0];
    }),
  ),
] as const;
