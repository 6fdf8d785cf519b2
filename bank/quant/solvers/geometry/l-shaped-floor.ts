/** Reads the labels, counts unit squares, or walks around in unit steps along the border of those squares. */
import { figureOf, solveValue } from '../../solver.ts';

export const solver = solveValue((seen) => {
  const { segments } = figureOf(seen, 'geometry');
  const side = (ends: string): number => Number(segments.find((s) => s.ends.join('') === ends)!.label);
  const [w, v, u, h] = [side('AB'), side('BC'), side('EF'), side('FA')];
  const isIn = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < w && y < h && (x < u || y < v);
  let [squares, edges] = [0, 0];
  for (let x = 0; x < w; x++)
    for (let y = 0; y < h; y++) {
      if (!isIn(x, y)) continue;
      squares++;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        if (!isIn(x + dx, y + dy)) edges++;
    }
  return seen.stem.includes('perimeter') ? edges : squares;
});
