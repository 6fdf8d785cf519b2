/** All positions of a figure that moves: what it keeps over them, and the way of the point that follows the hand. */
import { barsHeight, layOutBars, layOutHistogram } from '#app/figures/bars.tsx';
import { boxHeight, onBoxPlot } from '#app/figures/box-plot.tsx';
import { sheetWidth } from '#app/figures/drawing.tsx';
import type { Kept } from '#app/figures/figure.tsx';
import { type Bounds, boundsOf, layOutGeometry } from '#app/figures/geometry-layout.ts';
import { layOutLines, layOutScatter, linesHeight } from '#app/figures/lines.tsx';
import { countRows, numberLineHeight, onNumberLine } from '#app/figures/number-line.tsx';
import { layOutPlane } from '#app/figures/plane-layout.ts';
import { solidUnit } from '#app/figures/solid.tsx';
import type { LessonFigure, Move } from '#core/lessons/figures.ts';
import { moveFigure, ticksOf } from '#core/lessons/move.ts';
import type { Point } from '#core/questions/figures.ts';
import { type BellFrame, bellFrame, bellHeight, bellPoint } from './bell-layout.ts';
import { hopsPoint, layOutHops } from './hops-layout.ts';
import { lessonSheet } from './sheet.tsx';

/** The sheet, and on it the followed point at each tick. */
export type Track = { width: number; height: number; points: readonly Point[] };

export type Positions = { ticks: readonly number[]; kept: Kept & { bell?: BellFrame }; track: Track | null };

const known = new WeakMap<LessonFigure, Positions>();

/** Of one figure they are found out once, however often it moves. */
export function positionsOf(figure: LessonFigure): Positions {
  const found = known.get(figure);
  if (found) return found;
  const positions = findPositions(figure);
  known.set(figure, positions);
  return positions;
}

function findPositions(figure: LessonFigure): Positions {
  const { move } = figure;
  if (!move) return { ticks: [], kept: {}, track: null };
  const ticks = ticksOf(move);
  // Words and curves follow too, but nothing is placed by them, and a curve is long to compute.
  const set = Object.fromEntries(
    Object.entries(move.set).filter(([, setter]) => typeof setter === 'string' || Array.isArray(setter)),
  );
  const frames = ticks.map((tick) => moveFigure({ ...figure, move: { ...move, set } } as LessonFigure, tick));
  const kept = keptOver(frames);
  return { ticks, kept, track: findTrack(frames, kept, { ...move, set }) };
}

function keptOver(frames: readonly LessonFigure[]): Positions['kept'] {
  const geometries = frames.filter((one) => one.kind === 'geometry');
  if (geometries.length > 0) return { bounds: joinBounds(geometries.map(boundsOf)) };
  const solids = frames.filter((one) => one.kind === 'solid');
  if (solids.length > 0) return { unit: Math.min(...solids.map(({ solid }) => solidUnit(solid))) };
  const lines = frames.filter((one) => one.kind === 'number-line');
  if (lines.length > 0) return { rowCount: Math.max(...lines.map(countRows)) };
  const bells = frames.filter((one) => one.kind === 'bell');
  return bells.length > 0 ? { bell: bellFrame(bells) } : {};
}

const joinBounds = (all: readonly Bounds[]): Bounds => [
  [Math.min(...all.map(([low]) => low[0])), Math.min(...all.map(([low]) => low[1]))],
  [Math.max(...all.map(([, high]) => high[0])), Math.max(...all.map(([, high]) => high[1]))],
];

/** A way shorter than this cannot be followed with a finger. */
const leastWay = 40;

function findTrack(frames: readonly LessonFigure[], kept: Positions['kept'], move: Move): Track | null {
  // Where several places move, the hand holds the one that is the number itself.
  const paths = Object.entries(move.set)
    .toSorted(([, a], [, b]) => Number(isNumberItself(b, move.name)) - Number(isNumberItself(a, move.name)))
    .map(([path]) => path.split('.'));
  for (const path of paths) {
    const points = frames.map((frame) => locate(frame, path, kept));
    if (!points.every((point) => point !== null)) continue;
    const way = Math.hypot(
      ...([0, 1] as const).map((axis) => {
        const along = points.map((point) => point[axis]);
        return Math.max(...along) - Math.min(...along);
      }),
    );
    const [first] = frames;
    if (way >= leastWay && first) return { ...sheetOf(first, kept), points };
  }
  return null;
}

const isNumberItself = (setter: Move['set'][string], name: string): boolean =>
  setter === name || (Array.isArray(setter) && setter.includes(name));

function sheetOf(figure: LessonFigure, kept: Positions['kept']): { width: number; height: number } {
  switch (figure.kind) {
    case 'hops':
      return { width: lessonSheet, height: layOutHops(figure).height };
    case 'bell':
      return { width: lessonSheet, height: bellHeight };
    case 'plane':
      return layOutPlane(figure);
    case 'geometry':
      return layOutGeometry(figure, kept.bounds);
    case 'number-line':
      return { width: sheetWidth, height: numberLineHeight(kept.rowCount ?? 1) };
    case 'box':
      return { width: sheetWidth, height: boxHeight(figure) };
    case 'line':
    case 'scatter':
      return { width: sheetWidth, height: linesHeight };
    default:
      return { width: sheetWidth, height: barsHeight };
  }
}

/** Where a place of the figure stands on the sheet; null where it has none there. */
function locate(figure: LessonFigure, path: readonly string[], kept: Positions['kept']): Point | null {
  const [list = '', key = '', part = '', inner = ''] = path;
  const index = Number(key);
  switch (figure.kind) {
    case 'hops':
      return list === 'at' ? hopsPoint(figure) : null;
    case 'bell':
      return (list === 'from' || list === 'to' || list === 'mean') && kept.bell
        ? bellPoint(figure, list, kept.bell)
        : null;
    case 'number-line': {
      const ends = figure.intervals?.[index];
      const value =
        list === 'points'
          ? figure.points?.[index]?.at
          : part === 'from' || part === 'to'
            ? ends?.[part]
            : null;
      return typeof value === 'number' ? onNumberLine(figure, value, kept.rowCount ?? 1) : null;
    }
    case 'plane': {
      const at =
        list === 'points' && part === 'at'
          ? figure.points?.[index]?.at
          : list === 'circles' && part === 'center'
            ? figure.circles?.[index]?.center
            : list === 'lines' && part === 'through'
              ? figure.lines?.[index]?.through[Number(inner)]
              : undefined;
      const { x, y } = layOutPlane(figure);
      return at ? [x(at[0]), y(at[1])] : null;
    }
    case 'geometry':
      return list === 'points' && key in figure.points ? layOutGeometry(figure, kept.bounds).at(key) : null;
    case 'bar':
    case 'grouped-bar': {
      const { bars, frame } = layOutBars(figure);
      const perCategory = figure.kind === 'bar' ? 1 : figure.series.length;
      const place = figure.kind === 'bar' ? index : Number(inner) * perCategory + index;
      const bar = list === 'values' || part === 'values' ? bars[place] : undefined;
      return bar ? [bar.x + bar.width / 2, frame.y(bar.to)] : null;
    }
    case 'histogram': {
      const { bars, frame } = layOutHistogram(figure);
      const bar = list === 'counts' ? bars[index] : undefined;
      return bar ? [bar.x + bar.width / 2, frame.y(bar.to)] : null;
    }
    case 'line': {
      const { x, frame } = layOutLines(figure);
      const value = part === 'values' ? figure.series[index]?.values[Number(inner)] : undefined;
      return value === undefined ? null : [x(Number(inner)), frame.y(value)];
    }
    case 'scatter': {
      const { x, frame } = layOutScatter(figure);
      const at = list === 'points' ? figure.points[index] : undefined;
      return at ? [x(at[0]), frame.y(at[1])] : null;
    }
    case 'box': {
      const row = figure.rows[index] as Record<string, unknown> | undefined;
      const value = row?.[part];
      return typeof value === 'number' ? onBoxPlot(figure, index, value) : null;
    }
    default:
      return null;
  }
}
