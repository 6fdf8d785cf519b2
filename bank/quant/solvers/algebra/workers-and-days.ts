/** Gives every worker a rate, equal or not, that fits the total, and counts what the chosen ones make. */
import { div, mul } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { signedNumbersOf } from '../../text.ts';

export const solver = solveComparison(function* ({ stem, numbers: [m, made, d], a, b }) {
  const [n, e] = signedNumbersOf(a);
  const rate = div(made!, m! * d!);
  if (!stem.includes('not all equal')) {
    yield [mul(mul(rate, n!), e!), Number(b)];
    return;
  }
  // One of them works half as fast as the mean, another makes up for it; which of the two is among the chosen?
  for (const twist of [div(-1, 2), div(1, 2)])
    yield [mul(mul(rate, e!), { n: n!.n * 2n + twist.n, d: 2n }), Number(b)];
});
