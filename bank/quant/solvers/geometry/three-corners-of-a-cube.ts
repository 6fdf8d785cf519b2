/** Takes all triples of the eight corners and measures each triangle by its sides. */
import { range, subsets } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

const corners = range(0, 7).map((i) => [i & 1, (i >> 1) & 1, i >> 2] as const);

export const solver = solveChoices(({ numbers: [edge], stem }, { value }) =>
  subsets(corners, 3).some(([a, b, c]) => {
    const far = (p: readonly number[], q: readonly number[]): number =>
      edge! * Math.hypot(p[0]! - q[0]!, p[1]! - q[1]!, p[2]! - q[2]!);
    const [x, y, z] = [far(a!, b!), far(b!, c!), far(c!, a!)];
    const s = (x + y + z) / 2;
    const measured = stem.includes('area') ? Math.sqrt(s * (s - x) * (s - y) * (s - z)) : 2 * s;
    return Math.abs(measured - value!.approx) < 1e-9;
  }),
);
