/** Tries every size of the overlap and keeps those for which all four regions of the diagram hold at least nobody. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [total, m, n], b }) {
  for (const overlap of range(0, total!)) {
    const regions = [overlap, m! - overlap, n! - overlap, total! - m! - n! + overlap];
    if (regions.every((size) => size >= 0)) yield [overlap, Number(b)];
  }
});
