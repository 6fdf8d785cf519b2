/** Weighs out amounts of both kinds, those given or all small whole ones that fit the words, and pays for them. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { signedNumbersOf } from '../../text.ts';

export const solver = solveComparison(function* ({ stem, numbers: [p, q, m, n], b }) {
  const target = signedNumbersOf(b)[0]!;
  const amounts = m !== undefined ? [[m, n!]] : range(1, 12).flatMap((x) => range(1, 12).map((y) => [x, y]));
  for (const [x, y] of amounts) {
    if (stem.includes('more of the first') && x! <= y!) continue;
    if (stem.includes('less of the first') && x! >= y!) continue;
    yield [div(x! * p! + y! * q!, x! + y!), target];
  }
});
