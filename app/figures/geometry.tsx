/** Plane geometry: points with names, and segments, circles, angles, marks and shaded regions that refer to them. */
import { useId } from 'react';
import { Drawing } from '#app/figures/drawing.tsx';
import {
  angleSize,
  extension,
  isCentre,
  layOutLabels,
  rightAngleSize,
} from '#app/figures/geometry-labels.ts';
import {
  arcPath,
  away,
  type Bounds,
  layOutGeometry,
  middle,
  outlinePath,
  raysOf,
  type Sheet,
} from '#app/figures/geometry-layout.ts';
import { Label } from '#app/figures/label.tsx';
import * as palette from '#core/palette.ts';
import type { GeometryFigure, Point, ShadedRegion } from '#core/questions/figures.ts';

function AngleMark({ at, right }: { at: readonly [Point, Point, Point]; right?: boolean | undefined }) {
  const [, q] = at;
  const { u, v } = raysOf(at);
  const size = right ? rightAngleSize : angleSize;
  const on = (ray: Point): Point => [q[0] + ray[0] * size, q[1] + ray[1] * size];
  const [a, b] = [on(u), on(v)];
  const corner: Point = [a[0] + b[0] - q[0], a[1] + b[1] - q[1]];
  const isClockwise = u[0] * v[1] - u[1] * v[0] > 0;
  return (
    <path
      strokeWidth={1.2}
      d={
        right
          ? `M${a.join(' ')}L${corner.join(' ')}L${b.join(' ')}`
          : `M${a.join(' ')}A${size} ${size} 0 0 ${isClockwise ? 1 : 0} ${b.join(' ')}`
      }
    />
  );
}

/** Short strokes across a segment, as many as its group says. */
function Ticks({ a, b, count }: { a: Point; b: Point; count: number }) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const [mx, my] = middle(a, b);
  return Array.from({ length: count }, (_, index) => {
    const shift = (index - (count - 1) / 2) * 5;
    const [x, y] = [mx + dx * shift, my + dy * shift];
    return <path key={shift} d={`M${x - dy * 6} ${y + dx * 6}L${x + dy * 6} ${y - dx * 6}`} />;
  });
}

function Arrows({ a, b, count }: { a: Point; b: Point; count: number }) {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const [mx, my] = [a[0] + (b[0] - a[0]) * 0.4, a[1] + (b[1] - a[1]) * 0.4];
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [mx + dx * index * 7, my + dy * index * 7];
    return (
      <path
        key={`${x} ${y}`}
        d={`M${x - dx * 7 - dy * 5} ${y - dy * 7 + dx * 5}L${x} ${y}L${x - dx * 7 + dy * 5} ${y - dy * 7 - dx * 5}`}
      />
    );
  });
}

/** What is cut out may overlap: a mask takes it out once, where crossing outlines would fill it again. */
function Shaded({ region: { shape, without = [] }, sheet }: { region: ShadedRegion; sheet: Sheet }) {
  const id = useId();
  const whole = outlinePath(shape, sheet);
  const holes = without.map((outline) => outlinePath(outline, sheet));
  const fill = { fill: palette.paper3, stroke: 'none' };
  if (holes.length < 2) return <path {...fill} d={[whole, ...holes].join('')} fillRule="evenodd" />;
  return (
    <>
      <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={sheet.width} height={sheet.height}>
        <path d={whole} fill={palette.white} stroke="none" />
        {holes.map((hole) => (
          <path key={hole} d={hole} fill="black" stroke="none" />
        ))}
      </mask>
      <path {...fill} d={whole} mask={`url(#${id})`} />
    </>
  );
}

type GeometryProps = { figure: GeometryFigure; name: string; bounds?: Bounds | undefined };

export function Geometry({ figure, name, bounds }: GeometryProps) {
  const sheet = layOutGeometry(figure, bounds);
  const { at, unit } = sheet;
  return (
    <Drawing width={sheet.width} height={sheet.height} name={name}>
      {figure.shaded?.map((region, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
        <Shaded key={index} region={region} sheet={sheet} />
      ))}
      {figure.circles?.map(({ center, radius }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
        <circle key={index} cx={at(center)[0]} cy={at(center)[1]} r={radius * unit} />
      ))}
      {figure.arcs?.map(({ center, from, to }) => (
        <path key={`${center} ${from} ${to}`} d={arcPath(at(center), at(from), at(to))} />
      ))}
      {figure.segments.map(({ ends, dashed, extended }, index) => {
        const [a, b] = [at(ends[0]), at(ends[1])];
        const [from, to] = extended ? [away(a, b, extension), away(b, a, extension)] : [a, b];
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
            key={index}
            d={`M${from.join(' ')}L${to.join(' ')}`}
            strokeDasharray={dashed ? '6 5' : undefined}
          />
        );
      })}
      {figure.angles?.map(({ at: names, right }) => (
        <AngleMark key={names.join(' ')} at={[at(names[0]), at(names[1]), at(names[2])]} right={right} />
      ))}
      {figure.equal?.map((group, index) =>
        group.map(([one, other]) => (
          <Ticks key={`${one}${other}`} a={at(one)} b={at(other)} count={index + 1} />
        )),
      )}
      {figure.parallel?.map((group, index) =>
        group.map(([one, other]) => (
          <Arrows key={`${one}${other}`} a={at(one)} b={at(other)} count={index + 1} />
        )),
      )}
      {(figure.named ?? Object.keys(figure.points))
        .filter((point) => isCentre(figure, point))
        .map((point) => (
          <circle key={point} cx={at(point)[0]} cy={at(point)[1]} r={2.5} fill={palette.ink} />
        ))}
      {layOutLabels(figure, sheet).map(({ text, size, x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a figure never change places
        <Label key={index} x={x} y={y} size={size} stroke="none">
          {text}
        </Label>
      ))}
    </Drawing>
  );
}
