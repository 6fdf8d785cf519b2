/** The coordinate plane, always to scale: axes, points, lines, circles, curves and regions. */
import { Drawing, ticksOf } from '#app/figures/drawing.tsx';
import { Label } from '#app/figures/label.tsx';
import { labelSize, layOutPlaneLabels, margin, numberSize } from '#app/figures/plane-layout.ts';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import type { PlaneFigure, Point } from '#core/questions/figures.ts';

const sans = "-apple-system, 'Segoe UI', 'PingFang SC', 'Noto Sans CJK SC', sans-serif";
/** What is written stays readable on a line. */
const halo = { stroke: palette.paper, strokeWidth: 4, paintOrder: 'stroke' } as const;
/** Lines end at the edge of the plane with their whole width. */
const edge = 3;

export function Plane({ figure, locale, name }: { figure: PlaneFigure; locale: Locale; name: string }) {
  const { unit, width, height, x, y, zero, numbers, lines, labels } = layOutPlaneLabels(figure);
  const path = (points: readonly Point[]) =>
    points.map(([px, py], index) => `${index === 0 ? 'M' : 'L'}${x(px)} ${y(py)}`).join('');
  const inner = {
    x: margin - edge,
    y: margin - edge,
    width: width - 2 * (margin - edge),
    height: height - 2 * (margin - edge),
  };
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
      <path
        d={`M${margin - 12} ${zero[1]}H${width - margin + 12}m-7-4l7 4l-7 4M${zero[0]} ${height - margin + 12}V${margin - 12}m-4 7l4-7l4 7`}
      />
      {/* A picture within the picture: what runs out of the plane is cut off at its edge. */}
      <svg {...inner} viewBox={`${inner.x} ${inner.y} ${inner.width} ${inner.height}`} aria-hidden="true">
        {figure.regions?.map(({ points }, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
            key={index}
            d={`${path(points)}z`}
            fill={palette.sea}
            fillOpacity={0.16}
            stroke="none"
          />
        ))}
        <g stroke={palette.sea} strokeWidth={2}>
          {figure.circles?.map(({ center, radius }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
            <circle key={index} cx={x(center[0])} cy={y(center[1])} r={radius * unit} />
          ))}
          {figure.curves?.map(({ points }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
            <path key={index} d={path(points)} />
          ))}
          {figure.lines?.map(({ dashed }, index) => {
            const line = lines[index];
            return line ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
              <path key={index} d={path(line)} strokeDasharray={dashed ? '6 5' : undefined} />
            ) : null;
          })}
        </g>
      </svg>
      <Label x={width - margin + 12} y={zero[1] - 13} textAnchor="end" {...halo}>
        {figure.x.label?.[locale] ?? '$x$'}
      </Label>
      <Label x={zero[0] + 9} y={margin - 12} textAnchor="start" stroke="none">
        {figure.y.label?.[locale] ?? '$y$'}
      </Label>
      {numbers.map(({ text, x: left, y: top, anchor }) => (
        <Label
          key={`${left} ${top}`}
          x={left}
          y={top}
          size={numberSize}
          textAnchor={anchor}
          fontFamily={sans}
          {...halo}
          strokeWidth={3}
        >
          {text}
        </Label>
      ))}
      {figure.points?.map(({ at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
        <circle key={index} cx={x(at[0])} cy={y(at[1])} r={4} fill={palette.ink} />
      ))}
      {labels.map(({ text, x: left, y: top, anchor }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
        <Label key={index} x={left} y={top} size={labelSize} textAnchor={anchor} {...halo}>
          {text}
        </Label>
      ))}
    </Drawing>
  );
}
