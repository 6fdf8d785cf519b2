/** Writes both quantities out in full, as whole numbers of tenths, and divides. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem }) => {
  const [top, bottom] = [...stem.matchAll(/([\d.]+) \\times 10\^\{(\d+)\}/g)].map(([, front, zeros]) => {
    const tenths = Math.round(Number(front) * 10);
    return BigInt(`${tenths}${'0'.repeat(Number(zeros))}`);
  });
  return div(top!, bottom!);
});
