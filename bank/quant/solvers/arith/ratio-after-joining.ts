/** Tries every number of parts: makes both kinds, lets the others join, and compares the cross products. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, b, joined, c, d] }) => {
  const found: number[] = [];
  for (let part = 1; part <= 500; part++) {
    const [first, second] = [a! * part, b! * part];
    if ((first + joined!) * d! === second * c!) found.push(first);
  }
  if (found.length !== 1) throw new Error(`${found}`);
  return found[0]!;
});
