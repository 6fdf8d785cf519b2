/** Where the points of a figure of plane geometry stand, and the paths of what joins them. */
import type { GeometryFigure, Outline, Point } from '#core/questions/figures.ts';

/** Beside an upright side there must be room for the width of its measure. */
const [roomX, roomY, marginX, marginY] = [300, 230, 48, 40];

export type Sheet = {
  width: number;
  height: number;
  unit: number;
  at: (name: string) => Point;
  centre: Point;
};

export type Bounds = readonly [low: Point, high: Point];

/** Everything that has to fit: points, and circles with their whole width. */
export function boundsOf({ points, circles = [], arcs = [] }: GeometryFigure): Bounds {
  const far = Object.values(points).map(([x, y]): Point => [x, y]);
  const around = (centre: Point, radius: number) => {
    far.push([centre[0] - radius, centre[1] - radius], [centre[0] + radius, centre[1] + radius]);
  };
  for (const { center, radius } of circles) around(points[center] ?? [0, 0], radius);
  for (const { center, from, to } of arcs) {
    const [c, a, b] = [points[center] ?? [0, 0], points[from] ?? [0, 0], points[to] ?? [0, 0]];
    const radius = Math.hypot(a[0] - c[0], a[1] - c[1]);
    const [start, end] = [Math.atan2(a[1] - c[1], a[0] - c[0]), Math.atan2(b[1] - c[1], b[0] - c[0])];
    const sweep = (end - start + 4 * Math.PI) % (2 * Math.PI);
    for (let step = 0; step <= 24; step += 1) {
      const angle = start + (sweep * step) / 24;
      far.push([c[0] + radius * Math.cos(angle), c[1] + radius * Math.sin(angle)]);
    }
  }
  const [xs, ys] = [far.map(([x]) => x), far.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

/** One that moves is given the bounds of all its positions: what stands still must not seem to move. */
export function layOutGeometry(figure: GeometryFigure, [low, high]: Bounds = boundsOf(figure)): Sheet {
  const [spanX, spanY] = [Math.max(high[0] - low[0], 1e-6), Math.max(high[1] - low[1], 1e-6)];
  const unit = Math.min(roomX / spanX, roomY / spanY);
  const [width, height] = [spanX * unit + 2 * marginX, spanY * unit + 2 * marginY];
  const place = ([x, y]: Point): Point => [
    marginX + (x - low[0]) * unit,
    height - marginY - (y - low[1]) * unit,
  ];
  const placed = Object.values(figure.points).map(place);
  const mean = (axis: 0 | 1) => placed.reduce((sum, point) => sum + point[axis], 0) / placed.length;
  return {
    width,
    height,
    unit,
    at: (name) => place(figure.points[name] ?? [0, 0]),
    centre: [mean(0), mean(1)],
  };
}

export const away = ([x, y]: Point, [fx, fy]: Point, distance: number): Point => {
  const length = Math.hypot(x - fx, y - fy) || 1;
  return [x + ((x - fx) / length) * distance, y + ((y - fy) / length) * distance];
};
export const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Screen angles run clockwise, so counterclockwise in the figure is sweep 0 here. */
export function arcPath(centre: Point, from: Point, to: Point): string {
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const [start, end] = [
    Math.atan2(centre[1] - from[1], from[0] - centre[0]),
    Math.atan2(centre[1] - to[1], to[0] - centre[0]),
  ];
  const sweep = (end - start + 4 * Math.PI) % (2 * Math.PI);
  const [x, y] = [centre[0] + radius * Math.cos(start + sweep), centre[1] - radius * Math.sin(start + sweep)];
  return `M${from[0]} ${from[1]}A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 0 ${x} ${y}`;
}

export function outlinePath(outline: Outline, { at, unit }: Sheet): string {
  if ('polygon' in outline)
    return `${outline.polygon.map((name, index) => `${index === 0 ? 'M' : 'L'}${at(name).join(' ')}`).join('')}z`;
  if ('circle' in outline) {
    const [[x, y], r] = [at(outline.circle.center), outline.circle.radius * unit];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const { center, from, to } = outline.sector;
  return `${arcPath(at(center), at(from), at(to))}L${at(center).join(' ')}z`;
}

/** The two rays of an angle as directions, and the one half way between them. */
export function raysOf([p, q, r]: readonly [Point, Point, Point]) {
  const unitTo = ([x, y]: Point): Point => {
    const length = Math.hypot(x - q[0], y - q[1]) || 1;
    return [(x - q[0]) / length, (y - q[1]) / length];
  };
  const [u, v] = [unitTo(p), unitTo(r)];
  const sum: Point = [u[0] + v[0], u[1] + v[1]];
  const length = Math.hypot(...sum);
  const half: Point = length < 1e-6 ? [u[1], -u[0]] : [sum[0] / length, sum[1] / length];
  return { u, v, half, opening: Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1]))) };
}
