/** Strips least and greatest values off each half until a pair is left. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers }) => {
  const pool = numbers.slice(0, 8);
  const take = (pick: (...list: number[]) => number, from: number[]): number =>
    from.splice(from.indexOf(pick(...from)), 1)[0]!;
  const low = [1, 2, 3, 4].map(() => take(Math.min, pool));
  const middle = (four: number[]): number => {
    take(Math.min, four);
    take(Math.max, four);
    return (four[0]! + four[1]!) / 2;
  };
  return middle(pool) - middle(low);
});
