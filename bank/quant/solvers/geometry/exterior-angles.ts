/** Draws polygons with corners spread at will over a circle and measures their angles. */
import { roundTo, sumOf } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

const sides: Record<string, number> = {
  triangle: 3,
  quadrilateral: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
  decagon: 10,
};

/** Interior angles of the polygon whose corners stand at these places of a circle, in degrees. */
function angles(at: number[]): number[] {
  const corner = at.map((t) => [Math.cos(t), Math.sin(t)] as const);
  const n = at.length;
  return corner.map(([x, y], i) => {
    const [p, q] = [corner[(i + n - 1) % n]!, corner[(i + 1) % n]!];
    const turn = Math.abs(Math.atan2(p[1] - y, p[0] - x) - Math.atan2(q[1] - y, q[0] - x));
    return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
  });
}

const spread = (n: number, bend: number): number[] =>
  angles(Array.from({ length: n }, (_, i) => 2 * Math.PI * (i / n) ** bend));
const tidy = (x: number): number => roundTo(x, 6);
const total = (list: number[]): number => tidy(sumOf(list));

export const solver = solveComparison(function* ({ stem, a, b }) {
  const [p, q] = [...stem.matchAll(/is a (?:(regular|convex) )?(\w+)/g)].map(([, kind, name]) => ({
    isRegular: kind === 'regular',
    n: sides[name!]!,
  }));
  for (const bend of [1, 1.3, 1.6, 2, 4, 8]) {
    const shapes = [p!, q!].map(({ isRegular, n }) => spread(n, isRegular ? 1 : bend));
    const values = [a, b].map((text, i) => {
      const own = shapes[i]!.map((angle) => (text.includes('exterior') ? 180 - angle : angle));
      return text.includes('sum') ? [total(own)] : own.map(tidy);
    });
    for (const x of values[0]!) for (const y of values[1]!) yield [x, y];
  }
});
