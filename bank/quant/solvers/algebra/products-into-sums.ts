/** Tries all values at 2 and 3 in halves, builds the function up number by number and keeps what fits. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [p, fp, q, fq, k] }) => {
  const value = (n: number, a: number, b: number): number =>
    n === 1 ? 0 : n % 2 === 0 ? a + value(n / 2, a, b) : b + value(n / 3, a, b);
  const halves = range(-80, 80).map((i) => i / 2);
  const found = new Set<number>();
  for (const a of halves)
    for (const b of halves) if (value(p!, a, b) === fp && value(q!, a, b) === fq) found.add(value(k!, a, b));
  if (found.size !== 1) throw new Error(`${found.size} values fit`);
  return [...found][0]!;
});
