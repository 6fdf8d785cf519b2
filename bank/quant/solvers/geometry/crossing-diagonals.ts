/** Builds trapezoids in coordinates until the two areas come out, and measures the whole. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const [first, second] = seen.numbers as [number, number];
  const isAdjacent = seen.stem.includes('triangle $ADE$');
  // AB from (0, 1) to (1, 1), DC from (-0.3, 0) to (-0.3 + w, 0); only ratios of areas count.
  const areas = (w: number): { abe: number; cde: number; ade: number; all: number } => {
    const [cx, dx] = [w - 0.3, -0.3];
    // The diagonals (0, 1)–(cx, 0) and (1, 1)–(dx, 0) meet at the height h.
    const h = 1 - 1 / (1 - dx + cx);
    const x = cx * (1 - h);
    const tri = (ax: number, ay: number, bx: number, by: number): number =>
      Math.abs((ax - x) * (by - h) - (bx - x) * (ay - h)) / 2;
    return { abe: tri(0, 1, 1, 1), cde: tri(dx, 0, cx, 0), ade: tri(0, 1, dx, 0), all: (1 + w) / 2 };
  };
  let [low, high] = [0.01, 100];
  for (let i = 0; i < 200; i++) {
    const w = (low + high) / 2;
    const { abe, cde, ade } = areas(w);
    if ((isAdjacent ? ade : cde) / abe < second / first) low = w;
    else high = w;
  }
  const { abe, all } = areas(low);
  return Math.round((all / abe) * first * 1e6) / 1e6;
});
