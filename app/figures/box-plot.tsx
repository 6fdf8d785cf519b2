/** Box plots, one under another over a common axis. */
import { breakName } from '#app/figures/axes.tsx';
import { Drawing, numberEvery, numberText, Plain, sheetWidth, ticksOf } from '#app/figures/drawing.tsx';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import type { BoxFigure } from '#core/questions/figures.ts';

const rowHeight = 58;

export function BoxPlot({ figure, locale, name }: { figure: BoxFigure; locale: Locale; name: string }) {
  const left = 86;
  const right = sheetWidth - 14;
  const bottom = 14 + figure.rows.length * rowHeight;
  const x = (value: number) =>
    left + ((value - figure.axis.min) / (figure.axis.max - figure.axis.min)) * (right - left);
  const ticks = ticksOf(figure.axis);
  const every = numberEvery((right - left) / (ticks.length - 1), 30);
  return (
    <Drawing height={bottom + 52} name={name}>
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
        const y = 14 + rowHeight * (index + 0.5) - 4;
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
