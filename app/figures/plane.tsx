/** The coordinate plane, always to scale: axes, points, lines, circles, curves and regions. */
import { Drawing, numberText, Plain, ticksOf } from '#app/figures/drawing.tsx';
import { Label } from '#app/figures/label.tsx';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import type { PlaneFigure, Point } from '#core/questions/figures.ts';

const max = 340;
const margin = 26;

/** Where a line leaves the plane, so that it can be drawn without end. */
function clip(
  [a, b]: readonly [Point, Point],
  extent: 'segment' | 'ray' | 'line',
  figure: PlaneFigure,
): readonly [Point, Point] {
  if (extent === 'segment') return [a, b];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  let [low, high] = [extent === 'ray' ? 0 : Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [start, step, { min, max }] of [
    [a[0], dx, figure.x],
    [a[1], dy, figure.y],
  ] as const) {
    if (step === 0) continue;
    const ends = [(min - start) / step, (max - start) / step].sort((one, other) => one - other);
    low = Math.max(low, ends[0] ?? low);
    high = Math.min(high, ends[1] ?? high);
  }
  return [
    [a[0] + low * dx, a[1] + low * dy],
    [a[0] + high * dx, a[1] + high * dy],
  ];
}

export function Plane({ figure, locale, name }: { figure: PlaneFigure; locale: Locale; name: string }) {
  const [spanX, spanY] = [figure.x.max - figure.x.min, figure.y.max - figure.y.min];
  const unit = max / Math.max(spanX, spanY);
  const [width, height] = [spanX * unit + 2 * margin, spanY * unit + 2 * margin];
  const x = (value: number) => margin + (value - figure.x.min) * unit;
  const y = (value: number) => height - margin - (value - figure.y.min) * unit;
  const path = (points: readonly Point[]) =>
    points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${x(px)} ${y(py)}`).join('');
  const [zeroX, zeroY] = [
    x(Math.min(Math.max(0, figure.x.min), figure.x.max)),
    y(Math.min(Math.max(0, figure.y.min), figure.y.max)),
  ];
  const isNumbered = (tick: number, span: number, step: number) =>
    tick !== 0 && (span / step <= 12 || Math.round(tick / step) % 2 === 0);
  return (
    <Drawing width={width} height={height} name={name}>
      <g stroke={palette.rule} strokeWidth={1}>
        {ticksOf(figure.x).map((tick) => (
          <path key={tick} d={`M${x(tick)} ${margin}V${height - margin}`} />
        ))}
        {ticksOf(figure.y).map((tick) => (
          <path key={tick} d={`M${margin} ${y(tick)}H${width - margin}`} />
        ))}
      </g>
      {figure.regions?.map(({ points, label }) => (
        <path
          key={label ?? path(points)}
          d={`${path(points)}z`}
          fill={palette.sea}
          fillOpacity={0.16}
          stroke="none"
        />
      ))}
      <path
        d={`M${margin - 12} ${zeroY}H${width - margin + 12}m-7-4l7 4l-7 4M${zeroX} ${height - margin + 12}V${margin - 12}m-4 7l4-7l4 7`}
      />
      <Label x={width - margin + 8} y={zeroY - 13} stroke="none">
        {figure.x.label?.[locale] ?? '$x$'}
      </Label>
      <Label x={zeroX + 13} y={margin - 12} stroke="none">
        {figure.y.label?.[locale] ?? '$y$'}
      </Label>
      {ticksOf(figure.x).map((tick) =>
        isNumbered(tick, spanX, figure.x.step) ? (
          <Plain key={tick} x={x(tick)} y={zeroY + 13} size={12}>
            {numberText(tick)}
          </Plain>
        ) : null,
      )}
      {ticksOf(figure.y).map((tick) =>
        isNumbered(tick, spanY, figure.y.step) ? (
          <Plain key={tick} x={zeroX - 7} y={y(tick)} anchor="end" size={12}>
            {numberText(tick)}
          </Plain>
        ) : null,
      )}
      {figure.circles?.map(({ center, radius }) => (
        <circle
          key={center.join()}
          cx={x(center[0])}
          cy={y(center[1])}
          r={radius * unit}
          stroke={palette.sea}
          strokeWidth={2}
        />
      ))}
      {figure.curves?.map(({ points, label }) => (
        <g key={path(points)}>
          <path d={path(points)} stroke={palette.sea} strokeWidth={2} />
          {label ? <EndLabel at={points.at(-1) ?? [0, 0]} x={x} y={y} text={label} /> : null}
        </g>
      ))}
      {figure.lines?.map(({ through, extent, label, dashed }) => {
        const [from, to] = clip(through, extent, figure);
        return (
          <g key={through.join(' ')}>
            <path
              d={path([from, to])}
              stroke={palette.sea}
              strokeWidth={2}
              strokeDasharray={dashed ? '6 5' : undefined}
            />
            {label ? <EndLabel at={from[1] > to[1] ? from : to} x={x} y={y} text={label} /> : null}
          </g>
        );
      })}
      {figure.points?.map(({ at, label }) => (
        <g key={at.join()}>
          <circle cx={x(at[0])} cy={y(at[1])} r={4} fill={palette.ink} />
          {label ? (
            <Label
              x={x(at[0]) + 9}
              y={y(at[1]) - 13}
              textAnchor="start"
              stroke={palette.paper}
              strokeWidth={4}
              paintOrder="stroke"
            >
              {label}
            </Label>
          ) : null}
        </g>
      ))}
    </Drawing>
  );
}

function EndLabel({
  at,
  x,
  y,
  text,
}: {
  at: Point;
  x: (value: number) => number;
  y: (value: number) => number;
  text: string;
}) {
  return (
    <Label
      x={x(at[0]) - 10}
      y={y(at[1]) + 16}
      textAnchor="end"
      stroke={palette.paper}
      strokeWidth={4}
      paintOrder="stroke"
    >
      {text}
    </Label>
  );
}
