/** Number lines with ticks, points and intervals. */
import { Drawing, numberText, Plain, sheetWidth, ticksOf } from '#app/figures/drawing.tsx';
import { Label } from '#app/figures/label.tsx';
import * as palette from '#core/palette.ts';
import type { NumberLineFigure } from '#core/questions/figures.ts';

const y = 56;

export function NumberLine({ figure, name }: { figure: NumberLineFigure; name: string }) {
  const [left, right] = [34, sheetWidth - 34];
  const x = (value: number) => left + ((value - figure.min) / (figure.max - figure.min)) * (right - left);
  const numbered = figure.numbered ?? ticksOf(figure);
  return (
    <Drawing height={100} name={name}>
      <path d={`M8 ${y}H${sheetWidth - 8}M14 ${y - 5}L6 ${y}l8 5M${sheetWidth - 14} ${y - 5}l8 5l-8 5`} />
      {ticksOf(figure).map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${y - 6}v12`} />
          {numbered.includes(tick) ? (
            <Plain x={x(tick)} y={y + 22} size={14}>
              {numberText(tick)}
            </Plain>
          ) : null}
        </g>
      ))}
      {figure.intervals?.map(({ from, to, openFrom, openTo }) => (
        <g key={`${from} ${to}`} stroke={palette.sea}>
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
      {figure.points?.map(({ at, label }) => (
        <g key={label}>
          <circle cx={x(at)} cy={y} r={4.5} fill={palette.ink} />
          <Label x={x(at)} y={y - 24} size={17} stroke="none">
            {label}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
