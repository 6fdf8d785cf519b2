/**
 * Figures and charts as data: what is drawn, and the same said in words for who cannot see it.
 *
 * Labels are short and the same in both languages: a variable, a number, a point's name, with `$…$` for TeX.
 */
import type { Text } from '../texts.ts';

export type Point = readonly [x: number, y: number];

type Described = {
  /** What the figure shows, in words: every number that can be read from it, and nothing that cannot. */
  described: Text;
  title?: Text;
};

export type Axis = { label?: Text; min: number; max: number; step: number };

/** A coordinate plane: always to scale. */
export type PlaneFigure = Described & {
  kind: 'plane';
  x: Axis;
  y: Axis;
  points?: { at: Point; label?: string }[];
  lines?: {
    through: readonly [Point, Point];
    extent: 'segment' | 'ray' | 'line';
    label?: string;
    dashed?: boolean;
  }[];
  circles?: { center: Point; radius: number }[];
  /** A curve as points on it, close enough to be joined smoothly. */
  curves?: { points: Point[]; label?: string }[];
  regions?: { points: Point[]; label?: string }[];
};

/**
 * A figure of plane geometry: triangles, polygons, circles, parallel lines, shaded regions. Points have names, and
 * everything else refers to them. `y` points up; the drawing chooses the size.
 */
export type GeometryFigure = Described & {
  kind: 'geometry';
  points: Record<string, Point>;
  /** Which points show their name; all of them where absent. */
  named?: string[];
  /** Pairs of points joined by a straight line; an extended one runs past both ends. */
  segments: { ends: readonly [string, string]; label?: string; dashed?: boolean; extended?: boolean }[];
  circles?: { center: string; radius: number; label?: string }[];
  /** Part of a circle, counterclockwise from one point to the other. */
  arcs?: { center: string; from: string; to: string; label?: string }[];
  /** At the middle point, between the rays to the other two. A right angle is drawn as a square. */
  angles?: { at: readonly [string, string, string]; label?: string; right?: boolean }[];
  /** Groups of segments marked equal by ticks, or parallel by arrows. */
  equal?: (readonly [string, string])[][];
  parallel?: (readonly [string, string])[][];
  shaded?: ShadedRegion[];
  /** False adds “Figure not drawn to scale.” */
  toScale: boolean;
};

/** A shape that is shaded, less the shapes cut out of it. */
export type ShadedRegion = { shape: Outline; without?: Outline[] };
/** A sector runs counterclockwise from one point of the circle to the other. */
export type Outline =
  | { polygon: string[] }
  | { circle: { center: string; radius: number } }
  | { sector: { center: string; from: string; to: string } };

export type NumberLineFigure = Described & {
  kind: 'number-line';
  min: number;
  max: number;
  step: number;
  /** Ticks that carry their number; all of them where absent. */
  numbered?: number[];
  points?: { at: number; label: string }[];
  /** An open end is a hollow dot; an end that is null runs off the line. */
  intervals?: { from: number | null; to: number | null; openFrom?: boolean; openTo?: boolean }[];
  toScale: boolean;
};

export type SolidFigure = Described & {
  kind: 'solid';
  solid:
    | { shape: 'box'; length: number; width: number; height: number }
    | { shape: 'cylinder'; radius: number; height: number }
    | { shape: 'cone'; radius: number; height: number }
    | { shape: 'sphere'; radius: number }
    | { shape: 'prism'; base: number; depth: number; height: number };
  /** What is written at each measure that is labelled. */
  labels: Partial<
    Record<'length' | 'width' | 'height' | 'radius' | 'diameter' | 'diagonal' | 'base' | 'depth', string>
  >;
};

export type BarFigure = Described & {
  kind: 'bar';
  categories: Text[];
  category?: Text;
  values: number[];
  axis: Axis;
  /** The values stand at their bars or dots; without them a value must be readable from the axis. */
  printed?: boolean;
};

/** Several series side by side, or stacked into one bar each. */
export type GroupedBarFigure = Described & {
  kind: 'grouped-bar';
  categories: Text[];
  category?: Text;
  series: { name: Text; values: number[] }[];
  stacked?: boolean;
  axis: Axis;
  /** The values stand at their bars or dots; without them a value must be readable from the axis. */
  printed?: boolean;
};

export type LineFigure = Described & {
  kind: 'line';
  categories: Text[];
  category?: Text;
  series: { name: Text; values: number[] }[];
  axis: Axis;
  /** The values stand at their bars or dots; without them a value must be readable from the axis. */
  printed?: boolean;
};

/** Slices in percent: they come to 100. `total` says what the whole is. */
export type PieFigure = Described & {
  kind: 'pie';
  slices: { name: Text; percent: number }[];
  total?: Text;
};

export type ScatterFigure = Described & {
  kind: 'scatter';
  x: Axis;
  y: Axis;
  points: Point[];
  trend?: readonly [Point, Point];
};

export type BoxFigure = Described & {
  kind: 'box';
  rows: { name: Text; min: number; q1: number; median: number; q3: number; max: number }[];
  axis: Axis;
};

/** Counts of the values from one bound up to, not including, the next. */
export type HistogramFigure = Described & {
  kind: 'histogram';
  bounds: number[];
  counts: number[];
  measure: Text;
  axis: Axis;
};

export type TableFigure = Described & {
  kind: 'table';
  /** Headings of all columns, the first over the row names. */
  columns: Text[];
  rows: { name: Text; cells: (number | string)[] }[];
  note?: Text;
};

export type Figure =
  | PlaneFigure
  | GeometryFigure
  | NumberLineFigure
  | SolidFigure
  | BarFigure
  | GroupedBarFigure
  | LineFigure
  | PieFigure
  | ScatterFigure
  | BoxFigure
  | HistogramFigure
  | TableFigure;
