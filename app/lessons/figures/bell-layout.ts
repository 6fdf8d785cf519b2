/** Where the normal curve runs, and where its bounds and numbers stand. */
import { numberText } from '#app/figures/drawing.tsx';
import { labelWidth } from '#app/figures/label-width.ts';
import type { BellFigure } from '#core/lessons/figures.ts';
import type { Point } from '#core/questions/figures.ts';
import { lessonSheet } from './sheet.tsx';

const [left, right, top] = [14, lessonSheet - 14, 34];
/** How far the curve is drawn, in standard deviations: there it meets the line as far as an eye can tell. */
const reach = 3.4;
const curveSteps = 96;

export const base = 154;
export const bellHeight = 204;
export const numberSize = 12.5;

/** What stays in place while the curve moves: the numbers at both ends, and the deviation of the highest curve. */
export type BellFrame = { low: number; high: number; least: number };

export const bellFrame = (figures: readonly BellFigure[]): BellFrame => ({
  low: Math.min(...figures.map(({ mean, deviation }) => mean - reach * deviation)),
  high: Math.max(...figures.map(({ mean, deviation }) => mean + reach * deviation)),
  least: Math.min(...figures.map(({ deviation }) => deviation)),
});

export type BellLayout = {
  x: (value: number) => number;
  y: (value: number) => number;
  curve: string;
  shade: string;
  ticks: { value: number; isNumbered: boolean }[];
  bounds: { value: number; isOnTick: boolean }[];
};

export function layOutBell(figure: BellFigure, frame: BellFrame = bellFrame([figure])): BellLayout {
  const { mean, deviation } = figure;
  const { low, high, least } = frame;
  const x = (value: number) => left + ((value - low) / (high - low)) * (right - left);
  const y = (value: number) =>
    base - (base - top) * (least / deviation) * Math.exp(-(((value - mean) / deviation) ** 2) / 2);
  const clamp = (value: number) => Math.min(Math.max(value, low), high);
  const along = (from: number, to: number): string =>
    Array.from({ length: curveSteps + 1 }, (_, index) => {
      const value = from + ((to - from) * index) / curveSteps;
      return `${round(x(value))} ${round(y(value))}`;
    }).join('L');
  const [from, to] = [clamp(figure.from ?? low), clamp(figure.to ?? high)];
  const values = Array.from({ length: 7 }, (_, index) => tidy(mean + (index - 3) * deviation)).filter(
    (value) => value >= low && value <= high,
  );
  const widest = Math.max(...values.map((value) => labelWidth(numberText(value), numberSize)));
  // The mean keeps its number; where all do not fit, every second of the others does.
  const every = widest + 8 > x(low + deviation) - x(low) ? 2 : 1;
  return {
    x,
    y,
    curve: `M${along(low, high)}`,
    shade: from < to ? `M${round(x(from))} ${base}L${along(from, to)}V${base}z` : '',
    ticks: values.map((value) => ({
      value,
      isNumbered: Math.round((value - mean) / deviation) % every === 0,
    })),
    bounds: [figure.from, figure.to]
      .filter((value): value is number => value !== null && value >= low && value <= high)
      .map((value) => ({ value, isOnTick: values.some((tick) => Math.abs(tick - value) < 1e-9) })),
  };
}

export function bellPoint(figure: BellFigure, place: 'from' | 'to' | 'mean', frame: BellFrame): Point | null {
  const value = figure[place];
  if (value === null) return null;
  const { x, y } = layOutBell(figure, frame);
  const shown = Math.min(Math.max(value, frame.low), frame.high);
  return place === 'mean' ? [x(shown), y(shown)] : [x(shown), base];
}

const round = (value: number): number => Number(value.toFixed(2));
const tidy = (value: number): number => Number(value.toFixed(6));
