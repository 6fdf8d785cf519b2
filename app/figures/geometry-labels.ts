/** Where the names and measures of a figure of plane geometry find room, each near what it names. */
import { away, type Sheet as Layout, middle, raysOf } from '#app/figures/geometry-layout.ts';
import { inkOf, inkOfCircle, makePlacer, type Place } from '#app/figures/label-places.ts';
import { labelWidth } from '#app/figures/label-width.ts';
import type { GeometryFigure, Point } from '#core/questions/figures.ts';

export const [angleSize, rightAngleSize] = [24, 13];
const [nameSize, measureSize] = [17, 15];
/** How far a line runs past the points that it joins. */
export const extension = 26;

export type PlacedLabel = Place & { text: string; size: number };

export function layOutLabels(figure: GeometryFigure, layout: Layout): PlacedLabel[] {
  const { at, centre, unit } = layout;
  const placer = makePlacer(inkIn(figure, layout), layout);
  const labels: PlacedLabel[] = [];
  const put = (text: string | undefined, size: number, places: readonly Point[]) => {
    if (!text) return;
    const found = placer.place(
      places.map(([x, y]): Place => ({ x, y, anchor: 'middle' })),
      text,
      size,
    );
    labels.push({ text, size, ...found });
  };
  for (const { at: names, label } of figure.angles ?? [])
    put(label, measureSize, inAngle([at(names[0]), at(names[1]), at(names[2])], label ?? ''));
  for (const { ends, label, extended } of figure.segments) {
    const [a, b] = [at(ends[0]), at(ends[1])];
    const atEnd = extended ? atEndOf(away(b, a, extension), away(a, b, extension)) : [];
    put(label, measureSize, [...atEnd, ...beside(a, b, centre, label ?? '')]);
  }
  for (const { center, from, to, label } of figure.arcs ?? []) {
    const far = away(middle(at(from), at(to)), at(center), 26);
    put(label, measureSize, [far, away(far, at(center), 14), away(far, at(center), 28)]);
  }
  for (const { center, radius, label } of figure.circles ?? []) {
    const [[x, y], r] = [at(center), radius * unit * 0.75];
    put(label, measureSize, [
      [x + r + 14, y - r - 6],
      [x - r - 14, y - r - 6],
      [x + r + 14, y + r + 6],
      [x - r - 14, y + r + 6],
    ]);
  }
  for (const point of figure.named ?? Object.keys(figure.points))
    put(
      /^[A-Za-z]$/.test(point) ? `$${point}$` : point,
      nameSize,
      around(at(point), isCentre(figure, point) ? [at(point)[0] + 2, at(point)[1] - 16] : centre),
    );
  return labels;
}

export const isCentre = ({ circles = [], arcs = [] }: GeometryFigure, point: string): boolean =>
  [...circles, ...arcs].some(({ center }) => center === point);

/** All that is drawn, as points: what a label must not lie on. */
function inkIn(figure: GeometryFigure, { at, unit }: Layout): Point[] {
  return [
    ...figure.segments.flatMap(({ ends, extended }) => {
      const [a, b] = [at(ends[0]), at(ends[1])];
      return extended ? inkOf(away(a, b, extension), away(b, a, extension)) : inkOf(a, b);
    }),
    ...(figure.circles ?? []).flatMap(({ center, radius }) => inkOfCircle(at(center), radius * unit)),
    ...(figure.arcs ?? []).flatMap(({ center, from, to }) => inkOfArc(at(center), at(from), at(to))),
    ...(figure.angles ?? []).flatMap(({ at: [p, q, r], right }) => {
      const { u, v } = raysOf([at(p), at(q), at(r)]);
      const [size, [x, y]] = [right ? rightAngleSize : angleSize, at(q)];
      return [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
        const ray: Point = [u[0] * (1 - share) + v[0] * share, u[1] * (1 - share) + v[1] * share];
        const length = Math.hypot(...ray) || 1;
        return [x + (ray[0] / length) * size, y + (ray[1] / length) * size];
      });
    }),
    ...[...(figure.equal ?? []), ...(figure.parallel ?? [])].flat().flatMap(([one, other]) => {
      const [a, b] = [at(one), at(other)];
      const m: Point = [a[0] + (b[0] - a[0]) * 0.45, a[1] + (b[1] - a[1]) * 0.45];
      return inkOfCircle(m, 6);
    }),
  ];
}

/** Counterclockwise, as people draw it. */
function inkOfArc(centre: Point, from: Point, to: Point): Point[] {
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const angleOf = ([x, y]: Point) => Math.atan2(centre[1] - y, x - centre[0]);
  const sweep = (angleOf(to) - angleOf(from) + 4 * Math.PI) % (2 * Math.PI);
  return inkOfCircle(centre, radius).filter(
    (point) => (angleOf(point) - angleOf(from) + 4 * Math.PI) % (2 * Math.PI) <= sweep,
  );
}

/** Half way between the rays; a narrow angle pushes its label out to where there is room for it. */
function inAngle(at: readonly [Point, Point, Point], label: string): Point[] {
  const { half, opening } = raysOf(at);
  const reach = Math.min(
    78,
    Math.max(
      angleSize + 15,
      (9 + labelWidth(label, measureSize) * 0.3) / Math.max(0.2, Math.sin(opening / 2)),
    ),
  );
  const turn = opening / 6;
  return [1, 1.15, 1.3, 1.5, 1.75, 2].flatMap((share) =>
    [0, turn, -turn].map((by): Point => {
      const [cos, sin] = [Math.cos(by), Math.sin(by)];
      const ray: Point = [half[0] * cos - half[1] * sin, half[0] * sin + half[1] * cos];
      return [at[1][0] + ray[0] * reach * share, at[1][1] + ray[1] * reach * share];
    }),
  );
}

/** Beside the middle of a segment, best on the side that looks away from the figure; then along it. */
function beside(a: Point, b: Point, centre: Point, label: string): Point[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const m = middle(a, b);
  const side = (m[0] - centre[0]) * nx + (m[1] - centre[1]) * ny >= 0 ? 1 : -1;
  // A steep segment needs room for the width of its label, a flat one only for its height.
  const distance = 9 + (Math.abs(nx) * labelWidth(label, measureSize)) / 2 + Math.abs(ny) * 4;
  return [0.5, 0.4, 0.6, 0.3, 0.7, 0.22, 0.78].flatMap((share) =>
    [side, -side].map((on): Point => {
      const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
      return [x + on * nx * distance, y + on * ny * distance];
    }),
  );
}

/** The name of a line stands at the end that runs on. */
const atEndOf = (end: Point, back: Point): Point[] => [away(end, back, 12), away(back, end, 12)];

/** Away from the middle of the figure first, and then ever further round. */
function around(point: Point, centre: Point): Point[] {
  const first = Math.atan2(point[1] - centre[1], point[0] - centre[0]);
  return [16, 20, 25].flatMap((distance) =>
    [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8].map((step): Point => {
      const angle = first + (step * Math.PI) / 8;
      return [point[0] + distance * Math.cos(angle), point[1] + distance * Math.sin(angle)];
    }),
  );
}
