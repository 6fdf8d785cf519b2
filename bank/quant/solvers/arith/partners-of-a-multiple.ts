/** Finds the least common multiple of the known number and every n by counting up. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [known, multiple] }) => {
  const common = (n: number): number => range(1, known!).find((k) => (k * n) % known! === 0)! * n;
  return range(1, multiple!).filter((n) => common(n) === multiple).length;
});
