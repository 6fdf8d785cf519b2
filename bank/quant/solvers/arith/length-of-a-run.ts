/** Adds the terms up one after the other. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers }) => {
  const step = Number(/(?:multiples of|has|for) (\d+) ?(?:more|minutes more|from)/.exec(stem)![1]);
  const last = Number(/(?:to|last row has|and for) (\d+)(?:,| seats| minutes on)/.exec(stem)![1]);
  const first = Number(/(?:from|first row has|ran for) (\d+)/.exec(stem)![1]);
  if (![step, last, first].every((n) => numbers.includes(n))) throw new Error('misread');
  let total = 0;
  for (let term = first; term <= last; term += step) total += term;
  return total;
});
