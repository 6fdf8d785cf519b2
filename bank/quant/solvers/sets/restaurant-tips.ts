/** Goes through the points one by one; the trend is followed cent by cent. */
import { add, div, mul, type Rational, rational } from '#core/rational.ts';
import { figureOf, solveValue } from '../../solver.ts';

export const solvers = [
  solveValue((seen) => {
    const limit = seen.numbers[0]!;
    let count = 0;
    for (const [, tip] of figureOf(seen, 'scatter').points) if (tip > limit) count++;
    return count;
  }),
  solveValue((seen) => {
    const [[x1, y1], [x2, y2]] = figureOf(seen, 'scatter').trend!;
    // A weighted mean of the two ends, weights by distance.
    const bill = seen.numbers[0]!;
    const weight: Rational = div(bill - x1, x2 - x1);
    return add(mul(y2, weight), mul(y1, add(rational(1), mul(-1, weight))));
  }),
  solveValue((seen) => {
    const rate = seen.numbers[0]!;
    return figureOf(seen, 'scatter').points.filter(([bill, tip]) => tip / bill > rate / 100 + 1e-12).length;
  }),
] as const;
