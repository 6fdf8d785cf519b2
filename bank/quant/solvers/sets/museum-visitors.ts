/** Reads both lines as whole visitors. */

import { div } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

const read = (seen: Seen): { names: string[]; one: number[]; two: number[] } => {
  const { categories, series } = figureOf(seen, 'line');
  const [one, two] = series.map(({ values }) => values.map((v) => 1000 * v));
  return { names: categories.map(({ en }) => en), one: one!, two: two! };
};

export const solvers = [
  solveValue((seen) => {
    const { names, one, two } = read(seen);
    const at = names.findIndex((name) => seen.stem.includes(name));
    return two[at]! - one[at]!;
  }),
  solveValue((seen) => {
    const { one, two } = read(seen);
    return div(sumOf(two) - sumOf(one), div(sumOf(one), 100));
  }),
  solveChoices((seen, { text }) => {
    const { names, one, two } = read(seen);
    const at = names.indexOf(text);
    return [one, two].every((list) => list[at]! * list.length > sumOf(list));
  }),
] as const;
