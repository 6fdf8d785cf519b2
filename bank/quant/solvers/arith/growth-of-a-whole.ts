/** Gives the two parts many sizes, lets them grow, and measures the growth of their sum. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ stem, numbers: [p, q], b }) {
  const sizes = [1, 2, 3, 5, 8, 13, 40, 100, 250, 600];
  for (const x of sizes)
    for (const y of [...sizes, (x * p!) / q!]) {
      if (stem.includes(' was equal to the ') && x !== y) continue;
      if (stem.includes('equal in amount') && Math.abs(x * p! - y * q!) > 1e-9) continue;
      const order = /In the first year, the (.+?) was greater than/.exec(stem);
      if (order) {
        const isFirst =
          stem.indexOf(order[1]!) < stem.indexOf(`and the ${order[1]} increased`) ||
          !stem.includes(`and the ${order[1]} increased`);
        if (isFirst ? x <= y : y <= x) continue;
      }
      const [bx, by] = [100 * x, Math.round(100 * y * 1e6) / 1e6];
      const after = (bx * (100 + p!)) / 100 + (by * (100 + q!)) / 100;
      yield [Math.round((100 * (after - bx - by) * 1e7) / (bx + by)) / 1e7, Number(b)];
    }
});
