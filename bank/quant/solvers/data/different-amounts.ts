/** Makes every choice of the pieces and collects the amounts. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, v1, b, v2, c, v3] }) => {
  const amounts = new Set<number>();
  for (const x of range(0, a!))
    for (const y of range(0, b!)) for (const z of range(0, c!)) amounts.add(x * v1! + y * v2! + z * v3!);
  amounts.delete(0);
  return amounts.size;
});
