/** Tries every start and adds the run up. */
import { range, sumOf } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [sum] }) => {
  const [, word] = /sum of (three|four|five|six)/.exec(stem)!;
  const k = { three: 3, four: 4, five: 5, six: 6 }[word!]!;
  const step = /odd|even/.test(stem) ? 2 : 1;
  const parity = stem.includes('odd') ? 1 : stem.includes('even') ? 0 : null;
  for (let first = 1; first < 500; first++) {
    if (parity !== null && first % 2 !== parity) continue;
    const run = range(first, first + (k - 1) * step, step);
    if (sumOf(run) === sum) return run.at(-1)!;
  }
  throw new Error('no run');
});
