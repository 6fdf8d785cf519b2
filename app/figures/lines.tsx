/** Line charts and scatter plots. */
import { BelowAxis, CategoryNames, frameOf, SeriesKey, ValueAxis } from '#app/figures/axes.tsx';
import { Drawing, numberText, Plain, sheetWidth, ticksOf } from '#app/figures/drawing.tsx';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import type { LineFigure, ScatterFigure } from '#core/questions/figures.ts';

export const linesHeight = 300;

/** Dash and marker tell the lines apart without colour. */
const dashes = [undefined, '7 5', '2 5', '10 4 2 4'];

function Marker({ series, x, y }: { series: number; x: number; y: number }) {
  const fill = series % 2 === 0 ? palette.ink : palette.white;
  const shapes = [
    <circle key="0" cx={x} cy={y} r={4} fill={fill} />,
    <rect key="1" x={x - 4} y={y - 4} width={8} height={8} fill={fill} />,
    <path key="2" d={`M${x} ${y - 5}l5 9h-10z`} fill={fill} />,
    <path key="3" d={`M${x} ${y - 5.5}l5.500 5.500l-5.500 5.500l-5.500-5.500z`} fill={fill} />,
  ];
  return shapes[series % 4];
}

export function layOutLines(figure: LineFigure) {
  const frame = frameOf(figure.axis, sheetWidth, linesHeight, figure.category ? 62 : 46);
  const slot = (frame.right - frame.left) / figure.categories.length;
  return { frame, slot, x: (index: number) => frame.left + slot * (index + 0.5) };
}

export function LineChart({ figure, locale, name }: { figure: LineFigure; locale: Locale; name: string }) {
  const names = figure.categories.map((category) => category[locale]);
  const { frame, slot, x } = layOutLines(figure);
  return (
    <Drawing height={linesHeight} name={name}>
      <ValueAxis axis={figure.axis} frame={frame} label={figure.axis.label?.[locale]} />
      {figure.series.map(({ name: series, values }, place) => (
        <g key={series.en}>
          <path
            d={values
              .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${frame.y(value)}`)
              .join('')}
            stroke={place === 0 ? palette.sea : palette.ink}
            strokeWidth={2}
            strokeDasharray={dashes[place % 4]}
          />
          {values.map((value, index) => (
            <g key={names[index]}>
              <Marker series={place} x={x(index)} y={frame.y(value)} />
              {figure.printed ? (
                <Plain x={x(index)} y={frame.y(value) - 14} size={12.5} bold>
                  {numberText(value)}
                </Plain>
              ) : null}
            </g>
          ))}
        </g>
      ))}
      <CategoryNames names={names} at={x} room={slot - 4} y={frame.bottom + 15} />
      <BelowAxis text={figure.category?.[locale]} frame={frame} y={linesHeight - 8} />
      {figure.series.length > 1 ? (
        <SeriesKey
          names={figure.series.map((series) => series.name[locale])}
          width={sheetWidth}
          y={10}
          mark={(index, from) => (
            <>
              <path
                d={`M${from} 10H${from + 24}`}
                stroke={index === 0 ? palette.sea : palette.ink}
                strokeWidth={2}
                strokeDasharray={dashes[index % 4]}
              />
              <Marker series={index} x={from + 12} y={10} />
            </>
          )}
        />
      ) : null}
    </Drawing>
  );
}

export function layOutScatter(figure: ScatterFigure) {
  const frame = frameOf(figure.y, sheetWidth, linesHeight, 58);
  return {
    frame,
    x: (value: number) =>
      frame.left + ((value - figure.x.min) / (figure.x.max - figure.x.min)) * (frame.right - frame.left - 8),
  };
}

export function Scatter({ figure, locale, name }: { figure: ScatterFigure; locale: Locale; name: string }) {
  const { frame, x } = layOutScatter(figure);
  return (
    <Drawing height={linesHeight} name={name}>
      <ValueAxis axis={figure.y} frame={frame} label={figure.y.label?.[locale]} />
      {ticksOf(figure.x).map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} ${frame.bottom}v5`} strokeWidth={1} />
          <Plain x={x(tick)} y={frame.bottom + 17} size={12.5}>
            {numberText(tick)}
          </Plain>
        </g>
      ))}
      <path d={`M${frame.left} ${frame.top}V${frame.bottom}`} strokeWidth={1} />
      {figure.trend ? (
        <path
          d={`M${x(figure.trend[0][0])} ${frame.y(figure.trend[0][1])}L${x(figure.trend[1][0])} ${frame.y(figure.trend[1][1])}`}
          strokeDasharray="6 5"
        />
      ) : null}
      {figure.points.map(([px, py]) => (
        <circle
          key={`${px} ${py}`}
          cx={x(px)}
          cy={frame.y(py)}
          r={4}
          fill={palette.sea}
          stroke={palette.white}
          strokeWidth={1}
        />
      ))}
      <BelowAxis text={figure.x.label?.[locale]} frame={frame} y={linesHeight - 8} />
    </Drawing>
  );
}
