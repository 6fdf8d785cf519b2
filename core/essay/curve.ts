/** A line through given points, by which a figure is read as a level. */

/** Level beyond its ends. */
export function along(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const after = points.findIndex(([limit]) => limit >= x);
  const [last, first] = [points.at(-1), points[0]];
  if (after === -1) return last?.[1] ?? 0;
  if (after === 0) return first?.[1] ?? 0;
  const [[x0, y0], [x1, y1]] = [points[after - 1] ?? [0, 0], points[after] ?? [1, 0]];
  return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0);
}
