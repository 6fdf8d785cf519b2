/** Writes down every order and looks at the two. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [n] }) => {
  const wantsApart = stem.includes('must not');
  let count = 0;
  const walk = (order: number[]): void => {
    if (order.length === n) {
      const isNear = Math.abs(order.indexOf(0) - order.indexOf(1)) === 1;
      if (isNear !== wantsApart) count++;
      return;
    }
    for (let i = 0; i < n!; i++) if (!order.includes(i)) walk([...order, i]);
  };
  walk([]);
  return count;
});
