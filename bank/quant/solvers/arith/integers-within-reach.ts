/** Takes every integer from -100 to 100 and measures its distance in tenths. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, formulas }) => {
  const bars = /\|n ([+-]) ([\d.]+)\| (<|\\le) ([\d.]+)/.exec(formulas.at(-1) ?? '');
  const words = /distance of (at most|less than) ([\d.]+) from \$?(-?[\d.]+?)\$?\?/.exec(stem);
  const center = bars ? (bars[1] === '-' ? 1 : -1) * Number(bars[2]) : Number(words![3]);
  const reach = Math.round(10 * Number(bars ? bars[4] : words![2]));
  const isClosed = bars ? bars[3] === '\\le' : words![1] === 'at most';
  return range(-100, 100).filter((n) => {
    const distance = Math.abs(10 * n - Math.round(10 * center));
    return isClosed ? distance <= reach : distance < reach;
  }).length;
});
