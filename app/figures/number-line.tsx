/** Number lines with ticks, points and intervals. */
import { Drawing, numberText, Plain, sheetWidth, ticksOf } from '#app/figures/drawing.tsx';
import { Label } from '#app/figures/label.tsx';
import { labelWidth } from '#app/figures/label-width.ts';
import * as palette from '#core/palette.ts';
import type { NumberLineFigure, Point } from '#core/questions/figures.ts';

const line = 56;
const [left, right] = [34, sheetWidth - 34];
const [labelSize, numberSize, rowHeight] = [17, 14, 20];

/** What many rows of labels take above the line; two have room. */
const aboveOf = (rowCount: number): number => Math.max(0, rowCount - 2) * rowHeight;

/** Where a number stands on the sheet, under so many rows of labels. */
export const onNumberLine = ({ min, max }: NumberLineFigure, value: number, rowCount: number): Point => [
  left + ((value - min) / (max - min)) * (right - left),
  line + aboveOf(rowCount),
];

export const numberLineHeight = (rowCount: number): number => 100 + aboveOf(rowCount);

export const countRows = (figure: NumberLineFigure): number => Math.max(0, ...rowsOf(figure)) + 1;

/** Labels that would touch stand in rows above one another, the first in the lowest. */
function rowsOf(figure: NumberLineFigure): number[] {
  const placed: { from: number; to: number; row: number }[] = [];
  return (figure.points ?? []).map(({ at, label }) => {
    const [x, half] = [onNumberLine(figure, at, 1)[0], labelWidth(label, labelSize) / 2 + 3];
    const beside = placed.filter((other) => other.from < x + half && x - half < other.to);
    let row = 0;
    while (beside.some((other) => other.row === row)) row += 1;
    placed.push({ from: x - half, to: x + half, row });
    return row;
  });
}

/** Ticks with their number: all, or as many as there is room for, counted from zero. */
function numberedOf(figure: NumberLineFigure): number[] {
  if (figure.numbered) return figure.numbered;
  const ticks = ticksOf(figure);
  const gap = (right - left) / (ticks.length - 1);
  const widest = Math.max(...ticks.map((tick) => labelWidth(numberText(tick), numberSize)));
  const every = [1, 2, 5, 10].find((count) => gap * count >= widest + 3) ?? 20;
  const from = ticks.includes(0) ? 0 : (ticks[0] ?? 0);
  return ticks.filter((tick) => Math.round((tick - from) / figure.step) % every === 0);
}

/** One that moves is given the most rows that it needs anywhere: its line stays where it is. */
type NumberLineProps = { figure: NumberLineFigure; name: string; rowCount?: number | undefined };

export function NumberLine({ figure, name, rowCount = countRows(figure) }: NumberLineProps) {
  const x = (value: number) => onNumberLine(figure, value, rowCount)[0];
  const [, y] = onNumberLine(figure, 0, rowCount);
  const numbered = numberedOf(figure);
  const rows = rowsOf(figure);
  return (
    <Drawing height={numberLineHeight(rowCount)} name={name}>
      <path d={`M8 ${y}H${sheetWidth - 8}M14 ${y - 5}L6 ${y}l8 5M${sheetWidth - 14} ${y - 5}l8 5l-8 5`} />
      {ticksOf(figure).map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${y - 6}v12`} />
          {numbered.includes(tick) ? (
            <Plain x={x(tick)} y={y + 22} size={numberSize}>
              {numberText(tick)}
            </Plain>
          ) : null}
        </g>
      ))}
      {figure.intervals?.map(({ from, to, openFrom, openTo }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the intervals of a figure never change places
        <g key={index} stroke={palette.sea}>
          <path
            d={`M${from === null ? 10 : x(from)} ${y}H${to === null ? sheetWidth - 10 : x(to)}`}
            strokeWidth={5}
            strokeLinecap="butt"
          />
          {from === null ? null : (
            <circle
              cx={x(from)}
              cy={y}
              r={5.5}
              fill={openFrom ? palette.white : palette.sea}
              strokeWidth={2}
            />
          )}
          {to === null ? null : (
            <circle cx={x(to)} cy={y} r={5.5} fill={openTo ? palette.white : palette.sea} strokeWidth={2} />
          )}
        </g>
      ))}
      {figure.points?.map(({ at, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a figure never change places
        <g key={index}>
          <circle cx={x(at)} cy={y} r={4.5} fill={palette.ink} />
          <Label x={x(at)} y={y - 24 - (rows[index] ?? 0) * rowHeight} size={labelSize} stroke="none">
            {label}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
