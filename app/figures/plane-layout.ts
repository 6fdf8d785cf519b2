/** Where everything on a coordinate plane stands: the scale, ends of lines, numbers and labels. */
import { numberText, ticksOf } from '#app/figures/drawing.tsx';
import { inkOf, inkOfCircle, makePlacer, type Place } from '#app/figures/label-places.ts';
import { labelWidth } from '#app/figures/label-width.ts';
import type { PlaneFigure, Point } from '#core/questions/figures.ts';

const max = 340;

export const margin = 26;
export const [numberSize, labelSize] = [12, 15];

export function layOutPlane(figure: PlaneFigure) {
  const [spanX, spanY] = [figure.x.max - figure.x.min, figure.y.max - figure.y.min];
  const unit = max / Math.max(spanX, spanY);
  const [width, height] = [spanX * unit + 2 * margin, spanY * unit + 2 * margin];
  return {
    unit,
    width,
    height,
    x: (value: number) => margin + (value - figure.x.min) * unit,
    y: (value: number) => height - margin - (value - figure.y.min) * unit,
  };
}

export type PlaneLayout = ReturnType<typeof layOutPlane> & {
  /** Where the axes cross, or the edge that is nearest to it. */
  zero: Point;
  numbers: (Place & { text: string })[];
  /** By their place among the lines; null for one that lies wholly outside. */
  lines: (readonly [Point, Point] | null)[];
  labels: (Place & { text: string })[];
};

export function layOutPlaneLabels(figure: PlaneFigure): PlaneLayout {
  const sheet = layOutPlane(figure);
  const onSheet = ([px, py]: Point): Point => [sheet.x(px), sheet.y(py)];
  const zero = onSheet([clamp(0, figure.x), clamp(0, figure.y)]);
  const lines = (figure.lines ?? []).map(({ through, extent }) => clip(through, extent, figure));
  const curves = (figure.curves ?? []).map(({ points }) => points.filter((point) => isInside(point, figure)));
  const ink = [
    ...lines.flatMap((line) => (line ? inkOf(onSheet(line[0]), onSheet(line[1])) : [])),
    ...curves.flatMap((points) =>
      points.slice(1).flatMap((point, index) => inkOf(onSheet(points[index] ?? point), onSheet(point))),
    ),
    ...(figure.circles ?? []).flatMap(({ center, radius }) =>
      inkOfCircle(onSheet(center), radius * sheet.unit),
    ),
    ...(figure.points ?? []).flatMap(({ at }) => inkOfCircle(onSheet(at), 4)),
    ...inkOf([margin, zero[1]], [sheet.width - margin, zero[1]]),
    ...inkOf([zero[0], margin], [zero[0], sheet.height - margin]),
  ];
  const placer = makePlacer(ink, sheet);
  const numbers = placeNumbers(figure, sheet, zero, placer);
  const labels: PlaneLayout['labels'] = [];
  const put = (text: string | undefined, places: readonly Place[]) => {
    if (text && places.length > 0) labels.push({ text, ...placer.place(places, text, labelSize) });
  };
  for (const { at, label } of figure.points ?? []) put(label, aroundPoint(onSheet(at)));
  figure.lines?.forEach(({ label }, index) => {
    const line = lines[index];
    if (!line) return;
    const [low, high] = line[0][1] > line[1][1] ? [line[1], line[0]] : line;
    put(label, besideEnd(onSheet(high), onSheet(low)));
  });
  figure.curves?.forEach(({ label }, index) => {
    const shown = (curves[index] ?? []).map(onSheet);
    const end = shown.at(-1);
    if (end) put(label, besideEnd(end, shown.at(-Math.min(8, shown.length)) ?? end));
  });
  return { ...sheet, zero, numbers, lines, labels };
}

const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.min(Math.max(value, min), max);

const isInside = ([x, y]: Point, figure: PlaneFigure): boolean =>
  x >= figure.x.min && x <= figure.x.max && y >= figure.y.min && y <= figure.y.max;

/** Where a line leaves the plane, so that it can be drawn without end. */
function clip(
  [a, b]: readonly [Point, Point],
  extent: 'segment' | 'ray' | 'line',
  figure: PlaneFigure,
): readonly [Point, Point] | null {
  if (extent === 'segment') return [a, b];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  if (dx === 0 && dy === 0) return null;
  let [low, high] = [extent === 'ray' ? 0 : Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [start, step, { min, max }] of [
    [a[0], dx, figure.x],
    [a[1], dy, figure.y],
  ] as const) {
    if (step === 0) continue;
    const ends = [(min - start) / step, (max - start) / step].sort((one, other) => one - other);
    low = Math.max(low, ends[0] ?? low);
    high = Math.min(high, ends[1] ?? high);
  }
  if (low > high) return null;
  return [
    [a[0] + low * dx, a[1] + low * dy],
    [a[0] + high * dx, a[1] + high * dy],
  ];
}

/** Under the one axis and beside the other, as many as there is room for; those at the crossing give way. */
function placeNumbers(
  figure: PlaneFigure,
  { x, y, unit }: ReturnType<typeof layOutPlane>,
  zero: Point,
  placer: ReturnType<typeof makePlacer>,
): PlaneLayout['numbers'] {
  const [along, up] = [ticksOf(figure.x), ticksOf(figure.y)];
  const widest = Math.max(...along.map((tick) => labelWidth(numberText(tick), numberSize)));
  const numbers: PlaneLayout['numbers'] = [];
  const put = (tick: number, place: Place) => {
    const text = numberText(tick);
    if (!placer.isFree(place, text, numberSize)) return;
    placer.take(place, text, numberSize);
    numbers.push({ text, ...place });
  };
  for (const tick of thin(along, figure.x.step, unit, widest + 5))
    put(tick, { x: x(tick), y: zero[1] + 13, anchor: 'middle' });
  for (const tick of thin(up, figure.y.step, unit, 15))
    put(tick, { x: zero[0] - 7, y: y(tick), anchor: 'end' });
  return numbers;
}

/** All but zero, or every second, fifth and so on, counted from zero. */
function thin(ticks: readonly number[], step: number, unit: number, room: number): number[] {
  const isDense = ticks.length > 13;
  const every = [1, 2, 5, 10].find((count) => count * step * unit >= room && (count > 1 || !isDense)) ?? 20;
  const shown = ticks.filter((tick) => tick !== 0);
  // Ticks that never meet zero are counted from their first.
  const from = ticks.some((tick) => tick === 0) ? 0 : (ticks[0] ?? 0);
  return shown.filter((tick) => Math.round((tick - from) / step) % every === 0);
}

const aroundPoint = ([x, y]: Point): Place[] => [
  { x: x + 9, y: y - 13, anchor: 'start' },
  { x: x - 9, y: y - 13, anchor: 'end' },
  { x: x + 9, y: y + 14, anchor: 'start' },
  { x: x - 9, y: y + 14, anchor: 'end' },
  { x: x + 12, y, anchor: 'start' },
  { x: x - 12, y, anchor: 'end' },
  { x, y: y - 19, anchor: 'middle' },
  { x, y: y + 20, anchor: 'middle' },
];

/** Near an end of a line, on either side of it, and then further back along it. */
function besideEnd(end: Point, back: Point): Place[] {
  const length = Math.hypot(end[0] - back[0], end[1] - back[1]) || 1;
  const [dx, dy] = [(back[0] - end[0]) / length, (back[1] - end[1]) / length];
  return [
    { x: end[0] - 10, y: end[1] + 16, anchor: 'end' as const },
    ...[14, 34, 58, 90, 130].flatMap((along): Place[] => {
      const [x, y] = [end[0] + dx * along, end[1] + dy * along];
      return [
        { x: x - 12, y: y - 4, anchor: 'end' },
        { x: x + 12, y: y + 4, anchor: 'start' },
        { x: x + 12, y: y - 4, anchor: 'start' },
        { x: x - 4, y: y - 15, anchor: 'end' },
        { x: x + 4, y: y + 16, anchor: 'start' },
        { x, y: y - 15, anchor: 'middle' },
        { x, y: y + 17, anchor: 'middle' },
      ];
    }),
  ];
}
