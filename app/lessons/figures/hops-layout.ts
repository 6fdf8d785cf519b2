/** Where the jumps and the steps of a hops figure stand. */
import { numberText } from '#app/figures/drawing.tsx';
import { labelWidth } from '#app/figures/label-width.ts';
import type { HopsFigure } from '#core/lessons/figures.ts';
import type { Point } from '#core/questions/figures.ts';
import { lessonSheet } from './sheet.tsx';

const [left, right] = [20, lessonSheet - 20];
/** Closer than this, ticks run into one grey band. */
const leastTickGap = 4.5;

export const numberSize = 13;

export type HopsLayout = {
  /** The line itself, from the top of the sheet. */
  line: number;
  height: number;
  arc: number;
  x: (value: number) => number;
  /** Ends of the full jumps, 0 first. */
  landings: number[];
  /** What is left after the last full jump, from where to where; null where nothing is. */
  rest: readonly [from: number, to: number] | null;
  /** Ends of the single steps of the rest, its beginning first; none where they would be too small to see. */
  steps: number[];
  ticks: number[];
  numbers: number[];
};

export function layOutHops({ max, size, at }: HopsFigure): HopsLayout {
  const x = (value: number) => left + (value / max) * (right - left);
  const jumps = Math.floor(tidy(at / size));
  const rest = tidy(at - jumps * size);
  const landings = Array.from({ length: jumps + 1 }, (_, index) => tidy(index * size));
  const from = landings.at(-1) ?? 0;
  const unit = x(1) - x(0);
  const steps =
    unit < leastTickGap || rest === 0
      ? []
      : [...Array.from({ length: Math.ceil(rest) }, (_, index) => tidy(from + index)), at];
  const arc = Math.min(52, Math.max(16, (x(size) - x(0)) * 0.55));
  const line = arc + 44;
  const multiples = Array.from({ length: Math.floor(tidy(max / size)) + 1 }, (_, index) =>
    tidy(index * size),
  );
  return {
    line,
    height: line + 36,
    arc,
    x,
    landings,
    rest: rest > 0 ? [from, at] : null,
    steps,
    ticks: unit < leastTickGap ? multiples : Array.from({ length: Math.floor(max) + 1 }, (_, tick) => tick),
    numbers: chooseNumbers([at, 0, max, ...multiples], x),
  };
}

/** Whoever comes first keeps its place; a later one that would touch it goes unnumbered. */
function chooseNumbers(wanted: readonly number[], x: (value: number) => number): number[] {
  const kept: number[] = [];
  for (const value of wanted) {
    const isFree = kept.every(
      (other) =>
        Math.abs(x(other) - x(value)) >=
        (labelWidth(numberText(other), numberSize) + labelWidth(numberText(value), numberSize)) / 2 + 5,
    );
    if (isFree) kept.push(value);
  }
  return kept;
}

export const hopsPoint = (figure: HopsFigure): Point => {
  const { x, line } = layOutHops(figure);
  return [x(figure.at), line];
};

const tidy = (value: number): number => Number(value.toFixed(9));
