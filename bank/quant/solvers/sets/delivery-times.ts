/** Makes a list of parcels, each at an end of its interval, and works on the list. */
import { meanOf } from '../../arithmetic.ts';
import { figureOf, type Seen, solveChoices, solveClosest, solveValue, valuesOf } from '../../solver.ts';

function timesOf(seen: Seen, end: 0 | 1): number[] {
  const classes = Object.entries(valuesOf(figureOf(seen, 'bar')));
  return classes.flatMap(([name, [count]]) =>
    Array.from({ length: count! }, () => Number(name.split('–')[end])),
  );
}

export const solvers = [
  solveClosest((seen) => {
    const terms = Object.values(valuesOf(figureOf(seen, 'table'))).map(([amount]) => amount!);
    const [fee, , part, whole] = terms;
    return timesOf(seen, 0).reduce((sum, time) => {
      const percent = time >= 48 ? whole! : time >= 36 ? part! : 0;
      return sum + (fee! * percent) / 100;
    }, 0);
  }),
  solveValue((seen) => {
    const times = timesOf(seen, 0).sort((a, b) => a - b);
    const [left, right] = [times[times.length / 2 - 1]!, times[times.length / 2]!];
    if (left !== right) throw new Error('the median falls between two intervals');
    return left;
  }),
  solveChoices(
    (seen, { value }) =>
      value!.approx >= meanOf(timesOf(seen, 0)) && value!.approx < meanOf(timesOf(seen, 1)),
  ),
] as const;
