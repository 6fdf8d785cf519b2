/** Box plots, one under another over a common axis. */
import { breakName } from '#app/figures/axes.tsx';
import { Drawing, numberEvery, numberText, Plain, sheetWidth, ticksOf } from '#app/figures/drawing.tsx';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import type { BoxFigure, Point } from '#core/questions/figures.ts';

const rowHeight = 58;

const [left, right] = [86, sheetWidth - 14];

export const boxHeight = ({ rows }: BoxFigure): number => 14 + rows.length * rowHeight + 52;

/** Where a value of a row stands on the sheet. */
export const onBoxPlot = ({ axis }: BoxFigure, row: number, value: number): Point => [
  left + ((value - axis.min) / (axis.max - axis.min)) * (right - left),
  14 + rowHeight * (row + 0.5) - 4,
];

export function BoxPlot({ figure, locale, name }: { figure: BoxFigure; locale: Locale; name: string }) {
  const bottom = boxHeight(figure) - 52;
  const x = (value: number) => onBoxPlot(figure, 0, value)[0];
  const ticks = ticksOf(figure.axis);
  const every = numberEvery((right - left) / (ticks.length - 1), 30);
  return (
    <Drawing height={boxHeight(figure)} name={name}>
      {ticks.map((tick, index) => (
        <g key={tick}>
          <path d={`M${x(tick)} 8V${bottom}`} stroke={palette.rule} strokeWidth={1} />
          {index % every === 0 ? (
            <Plain x={x(tick)} y={bottom + 14} size={12.5}>
              {numberText(tick)}
            </Plain>
          ) : null}
        </g>
      ))}
      <path d={`M${left} ${bottom}H${right}`} strokeWidth={1} />
      {figure.rows.map((row, index) => {
        const [, y] = onBoxPlot(figure, index, 0);
        return (
          <g key={row.name.en}>
            {breakName(row.name[locale], left - 12).map((line, place, all) => (
              <Plain key={line} x={left - 12} y={y + (place - (all.length - 1) / 2) * 15} anchor="end">
                {line}
              </Plain>
            ))}
            <path
              d={`M${x(row.min)} ${y - 8}v16M${x(row.max)} ${y - 8}v16M${x(row.min)} ${y}H${x(row.q1)}M${x(row.q3)} ${y}H${x(row.max)}`}
            />
            <rect x={x(row.q1)} y={y - 15} width={x(row.q3) - x(row.q1)} height={30} fill={palette.paper3} />
            <path d={`M${x(row.median)} ${y - 15}v30`} strokeWidth={2.5} />
          </g>
        );
      })}
      {figure.axis.label ? (
        <Plain x={(left + right) / 2} y={bottom + 40} size={12.5} fill={palette.ink3}>
          {figure.axis.label[locale]}
        </Plain>
      ) : null}
    </Drawing>
  );
}
