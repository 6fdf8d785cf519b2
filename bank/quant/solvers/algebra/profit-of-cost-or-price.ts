/** Tries costs and prices of many sizes, keeps what the words allow, and takes the profits. */
import { div, mul, type Rational, rational, sub } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';
import { signedNumbersOf } from '../../text.ts';

export const solver = solveComparison(function* ({ stem, numbers, a, b }) {
  const [p, q = p] = numbers;
  const onCost = (cost: Rational): Rational => mul(cost, div(p!, 100));
  // A price of which q percent is profit: the cost is what is left.
  const onPrice = (cost: Rational): Rational => sub(div(mul(cost, 100), 100 - q!), cost);
  for (const cost of [40, 75, 100, 360].map((n) => rational(n))) {
    if (a.includes('as a percent')) {
      const profit = onCost(cost);
      yield [div(mul(profit, 100), sub(profit, mul(cost, -1))), signedNumbersOf(b)[0]!];
      continue;
    }
    let pairs: [Rational, Rational][];
    if (stem.includes('cost a shop the same')) pairs = [[onCost(cost), onPrice(cost)]];
    else if (stem.includes('same price')) {
      const price = sub(onCost(cost), mul(cost, -1));
      pairs = [[onCost(cost), mul(price, div(q!, 100))]];
    } else pairs = [1, 1000].map((other) => [onCost(cost), onPrice(rational(other))]);
    for (const [first, second] of pairs) yield a.includes('first') ? [first, second] : [second, first];
  }
});
