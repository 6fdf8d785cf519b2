/** Finds the second diagonal by search, sets the corners on the axes, and measures sides and area from the corners. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [p, q] }) => {
  const side = (d: number, e: number): number => Math.hypot(d / 2, e / 2);
  if (stem.includes('perimeter')) return Math.round(4 * side(p!, q!) * 1e6) / 1e6;
  for (let e = 1; e < 4 * p!; e++) {
    if (Math.abs(side(q!, e) - p!) > 1e-9) continue;
    // Shoelace formula around (d/2, 0), (0, e/2), (-d/2, 0), (0, -e/2).
    const corners = [
      [q! / 2, 0],
      [0, e / 2],
      [-q! / 2, 0],
      [0, -e / 2],
    ] as const;
    const twice = corners.reduce((sum, [x, y], i) => {
      const [u, v] = corners[(i + 1) % 4]!;
      return sum + x * v - u * y;
    }, 0);
    return twice / 2;
  }
  throw new Error('no whole diagonal');
});
