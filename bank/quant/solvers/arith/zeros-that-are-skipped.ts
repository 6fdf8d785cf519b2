/** Writes out the factorials as big integers and looks at their last digits. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [from, to], a, b }) {
  let [count, product, zeros] = [0, 1n, 0];
  for (let n = 1n; zeros <= to!; n++) {
    product *= n;
    zeros = /0*$/.exec(`${product}`)![0].length;
    if (zeros >= from! && zeros <= to!) count++;
  }
  yield a.includes('number') ? [count, Number(b)] : [Number(a), count];
});
