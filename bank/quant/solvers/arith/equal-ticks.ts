/** Reads the labels at the ends and the place of x off the figure, and weighs the two ends. */
import { add, div, mul } from '#core/rational.ts';
import { figureOf, solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue((seen) => {
  const { points = [], min, max } = figureOf(seen, 'number-line');
  const worth = (at: number) =>
    evaluate(points.find((point) => point.at === at)!.label.replaceAll('$', '')).exact!;
  const x = points.find(({ label }) => label === '$x$')!.at;
  const share = div(x - min, max - min);
  return add(mul(worth(min), div(max - x, max - min)), mul(worth(max), share));
});
