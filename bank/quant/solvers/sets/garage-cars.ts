/** Lets the cars out hour by hour and keeps a count of departures. */
import { figureOf, type Seen, solveChoices, solveClosest, solveValue } from '../../solver.ts';

function read(seen: Seen) {
  const { categories, series } = figureOf(seen, 'line');
  const inside = series[0]!.values;
  const entered = figureOf(seen, 'bar').values;
  const left = entered.map((n, i) => n - (inside[i + 1]! - inside[i]!));
  return { hours: categories.map(({ en }) => en), inside, entered, left };
}

/** The hour that a text begins to speak of. */
const hourIn = (text: string, hours: string[]): number => hours.indexOf(/\d+:00/.exec(text)![0]);

export const solvers = [
  solveValue((seen) => read(seen).left[hourIn(seen.stem, read(seen).hours)]!),
  solveChoices((seen, { text }) => {
    const { hours, entered, left } = read(seen);
    return left[hourIn(text, hours)]! > entered[hourIn(text, hours)]!;
  }),
  solveClosest((seen) => {
    const { inside, left } = read(seen);
    const gone = left.reduce((sum, n) => sum + n, 0);
    return (100 * gone) / (gone + inside.at(-1)!);
  }),
] as const;
