/** Works in whole dollars, quarter by quarter, and subtracts costs from revenue. */
import { div } from '#core/rational.ts';
import { figureOf, type Seen, solveValue } from '../../solver.ts';

const read = (seen: Seen) => {
  const { categories, values } = figureOf(seen, 'bar');
  const percents = figureOf(seen, 'line').series[0]!.values;
  return categories.map(({ en }, i) => {
    const revenue = 1000 * values[i]!;
    return { name: en.toLowerCase(), revenue, left: revenue - (revenue / 100) * percents[i]! };
  });
};

export const solvers = [
  solveValue((seen) => read(seen).reduce((sum, { revenue }) => sum + revenue, 0) / 1000),
  solveValue((seen) => div(read(seen).find(({ name }) => seen.stem.includes(name))!.left, 1000)),
  solveValue((seen) => {
    const rows = read(seen);
    const all = rows.reduce((sum, { revenue }) => sum + revenue, 0);
    return div(
      rows.reduce((sum, { left }) => sum + left, 0),
      div(all, 100),
    );
  }),
] as const;
