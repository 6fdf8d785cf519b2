/** Mirrors the corner in the diagonal, cuts the other half by the mirrored side, and measures what both halves cover. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [l, w] }) => {
  const turn = Math.atan2(w!, l!);
  const mirrored = [l! * Math.cos(2 * turn), l! * Math.sin(2 * turn)] as const;
  // Along the side from A to the mirrored corner, as far as the upper edge.
  const crossing = mirrored[0] * (w! / mirrored[1]);
  const corners = [
    [0, 0],
    [l!, w!],
    [crossing, w!],
  ] as const;
  let twice = 0;
  corners.forEach(([x, y], i) => {
    const [u, v] = corners[(i + 1) % 3]!;
    twice += x * v - u * y;
  });
  return Math.round((Math.abs(twice) / 2) * 1e6) / 1e6;
});
