/** Follows the gap between the two graphs along a fine grid and counts sign changes and touching points. */
import { div, toNumber } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const [first, second] = formulas.filter((tex) => tex.includes('=')) as [string, string];
  const rule = (tex: string): string => tex.split('= ')[1]!;
  // The gap at x, and a grid of eighths shifted by nothing: corners and touching points fall on it.
  const gap = first.startsWith('x^{2}')
    ? (x: number): number => {
        const y = toNumber(evaluate(rule(second), { x: div(Math.round(x * 64), 64) }).exact!);
        return x * x + y * y - Number(rule(first));
      }
    : (x: number): number =>
        toNumber(evaluate(rule(first), { x: div(Math.round(x * 64), 64) }).exact!) -
        toNumber(evaluate(rule(second), { x: div(Math.round(x * 64), 64) }).exact!);
  let count = 0;
  let sign = 0;
  for (let i = -1600; i <= 1600; i++) {
    const now = Math.sign(gap(i / 64));
    if (now === 0) count++;
    else if (sign !== 0 && now !== sign && Math.sign(gap((i - 1) / 64)) !== 0) count++;
    sign = now === 0 ? sign : now;
    if (now === 0) sign = Math.sign(gap((i + 1) / 64));
  }
  return count;
});
