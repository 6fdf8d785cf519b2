/** The frame of a chart: the value axis with its lines, and what stands under it. */
import type { ReactNode } from 'react';
import { numberEvery, numberText, Plain, ticksOf } from '#app/figures/drawing.tsx';
import * as palette from '#core/palette.ts';
import type { Axis } from '#core/questions/figures.ts';

export type Frame = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  y: (value: number) => number;
};

export const frameTop = 34;

/** Room on the left for the longest number of the axis. */
export function frameOf(axis: Axis, width: number, height: number, bottomRoom: number): Frame {
  const longest = Math.max(...ticksOf(axis).map((tick) => numberText(tick).length));
  const left = 16 + longest * 7.5;
  const [top, bottom] = [frameTop, height - bottomRoom];
  return {
    left,
    right: width - 10,
    top,
    bottom,
    y: (value) => bottom - ((value - axis.min) / (axis.max - axis.min)) * (bottom - top),
  };
}

export function ValueAxis({ axis, frame, label }: { axis: Axis; frame: Frame; label?: string | undefined }) {
  const ticks = ticksOf(axis);
  const every = numberEvery((frame.bottom - frame.top) / (ticks.length - 1), 14);
  return (
    <g>
      {label ? (
        <Plain x={0} y={10} anchor="start" fill={palette.ink3}>
          {label}
        </Plain>
      ) : null}
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path
            d={`M${frame.left} ${frame.y(tick)}H${frame.right}`}
            stroke={tick === axis.min ? palette.ink : palette.rule}
            strokeWidth={1}
          />
          {index % every === 0 ? (
            <Plain x={frame.left - 8} y={frame.y(tick)} anchor="end">
              {numberText(tick)}
            </Plain>
          ) : null}
        </g>
      ))}
    </g>
  );
}

/** What the categories are, in the middle under their names. */
export function BelowAxis({ text, frame, y }: { text: string | undefined; frame: Frame; y: number }) {
  return text ? (
    <Plain x={(frame.left + frame.right) / 2} y={y} size={12.5} fill={palette.ink3}>
      {text}
    </Plain>
  ) : null;
}

/** Names under the bars, in two lines where one is too long. */
export function CategoryNames({
  names,
  at,
  room,
  y,
}: {
  names: string[];
  at: (index: number) => number;
  room: number;
  y: number;
}) {
  return names.map((name, index) => (
    <g key={name}>
      {breakName(name, room).map((line, row) => (
        <Plain key={line} x={at(index)} y={y + row * 15} size={12.5}>
          {line}
        </Plain>
      ))}
    </g>
  ));
}

const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u2E80-\uFFEF]/.test(character) ? 13 : 6.8), 0);

export function breakName(name: string, room: number): string[] {
  if (widthOf(name) <= room) return [name];
  const words = name.split(' ');
  if (words.length === 1) {
    const middle = Math.ceil(name.length / 2);
    return /[\u2E80-\uFFEF]/.test(name) ? [name.slice(0, middle), name.slice(middle)] : [name];
  }
  const lines = [''];
  for (const word of words) {
    const current = lines.at(-1) ?? '';
    const joined = current === '' ? word : `${current} ${word}`;
    if (current === '' || widthOf(joined) <= room) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** A key of the series above the chart. */
export function SeriesKey({
  names,
  width,
  y,
  mark,
}: {
  names: string[];
  width: number;
  y: number;
  mark: (index: number, x: number) => ReactNode;
}) {
  const widths = names.map((name) => widthOf(name) + 44);
  const total = widths.reduce((sum, one) => sum + one, 0);
  let x = Math.max(0, width - total);
  return (
    <g>
      {names.map((name, index) => {
        const from = x;
        x += widths[index] ?? 0;
        return (
          <g key={name}>
            {mark(index, from)}
            <Plain x={from + 28} y={y} anchor="start" size={12.5}>
              {name}
            </Plain>
          </g>
        );
      })}
    </g>
  );
}
