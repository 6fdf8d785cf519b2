/** Plane geometry: points with names, and segments, circles, angles, marks and shaded regions that refer to them. */
import { Drawing } from '#app/figures/drawing.tsx';
import { Label, labelLength } from '#app/figures/label.tsx';
import * as palette from '#core/palette.ts';
import type { GeometryFigure, Outline, Point } from '#core/questions/figures.ts';

const [roomX, roomY, margin] = [300, 230, 40];

type Sheet = { width: number; height: number; unit: number; at: (name: string) => Point; centre: Point };

/** Everything that has to fit: points, and circles with their whole width. */
function boundsOf({ points, circles = [], arcs = [] }: GeometryFigure): readonly [Point, Point] {
  const far = Object.values(points).map(([x, y]): Point => [x, y]);
  const around = (centre: Point, radius: number) => {
    far.push([centre[0] - radius, centre[1] - radius], [centre[0] + radius, centre[1] + radius]);
  };
  for (const { center, radius } of circles) around(points[center] ?? [0, 0], radius);
  for (const { center, from, to } of arcs) {
    const [c, a, b] = [points[center] ?? [0, 0], points[from] ?? [0, 0], points[to] ?? [0, 0]];
    const radius = Math.hypot(a[0] - c[0], a[1] - c[1]);
    const [start, end] = [Math.atan2(a[1] - c[1], a[0] - c[0]), Math.atan2(b[1] - c[1], b[0] - c[0])];
    const sweep = (end - start + 4 * Math.PI) % (2 * Math.PI);
    for (let step = 0; step <= 24; step += 1) {
      const angle = start + (sweep * step) / 24;
      far.push([c[0] + radius * Math.cos(angle), c[1] + radius * Math.sin(angle)]);
    }
  }
  const [xs, ys] = [far.map(([x]) => x), far.map(([, y]) => y)];
  return [
    [Math.min(...xs), Math.min(...ys)],
    [Math.max(...xs), Math.max(...ys)],
  ];
}

function layOut(figure: GeometryFigure): Sheet {
  const [low, high] = boundsOf(figure);
  const [spanX, spanY] = [Math.max(high[0] - low[0], 1e-6), Math.max(high[1] - low[1], 1e-6)];
  const unit = Math.min(roomX / spanX, roomY / spanY);
  const [width, height] = [spanX * unit + 2 * margin, spanY * unit + 2 * margin];
  const place = ([x, y]: Point): Point => [
    margin + (x - low[0]) * unit,
    height - margin - (y - low[1]) * unit,
  ];
  const placed = Object.values(figure.points).map(place);
  const mean = (axis: 0 | 1) => placed.reduce((sum, point) => sum + point[axis], 0) / placed.length;
  return {
    width,
    height,
    unit,
    at: (name) => place(figure.points[name] ?? [0, 0]),
    centre: [mean(0), mean(1)],
  };
}

const away = ([x, y]: Point, [fx, fy]: Point, distance: number): Point => {
  const length = Math.hypot(x - fx, y - fy) || 1;
  return [x + ((x - fx) / length) * distance, y + ((y - fy) / length) * distance];
};
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Beside the middle of a segment, on the side that looks away from the figure. */
function besideSegment(a: Point, b: Point, centre: Point, distance: number): Point {
  const m = middle(a, b);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const side = (m[0] - centre[0]) * nx + (m[1] - centre[1]) * ny >= 0 ? 1 : -1;
  return [m[0] + side * nx * distance, m[1] + side * ny * distance];
}

/** Screen angles run clockwise, so counterclockwise in the figure is sweep 0 here. */
function arcPath(centre: Point, from: Point, to: Point): string {
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  const [start, end] = [
    Math.atan2(centre[1] - from[1], from[0] - centre[0]),
    Math.atan2(centre[1] - to[1], to[0] - centre[0]),
  ];
  const sweep = (end - start + 4 * Math.PI) % (2 * Math.PI);
  const [x, y] = [centre[0] + radius * Math.cos(start + sweep), centre[1] - radius * Math.sin(start + sweep)];
  return `M${from[0]} ${from[1]}A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 0 ${x} ${y}`;
}

function outlinePath(outline: Outline, { at, unit }: Sheet): string {
  if ('polygon' in outline)
    return `${outline.polygon.map((name, index) => `${index === 0 ? 'M' : 'L'}${at(name).join(' ')}`).join('')}z`;
  if ('circle' in outline) {
    const [[x, y], r] = [at(outline.circle.center), outline.circle.radius * unit];
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  const { center, from, to } = outline.sector;
  return `${arcPath(at(center), at(from), at(to))}L${at(center).join(' ')}z`;
}

/** The two rays of an angle as directions, and the one half way between them. */
function raysOf([p, q, r]: readonly [Point, Point, Point]) {
  const unitTo = ([x, y]: Point): Point => {
    const length = Math.hypot(x - q[0], y - q[1]) || 1;
    return [(x - q[0]) / length, (y - q[1]) / length];
  };
  const [u, v] = [unitTo(p), unitTo(r)];
  const sum: Point = [u[0] + v[0], u[1] + v[1]];
  const length = Math.hypot(...sum);
  const half: Point = length < 1e-6 ? [u[1], -u[0]] : [sum[0] / length, sum[1] / length];
  return { u, v, half, opening: Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1]))) };
}

function AngleMark({
  at,
  label,
  right,
}: {
  at: readonly [Point, Point, Point];
  label?: string | undefined;
  right?: boolean | undefined;
}) {
  const [, q] = at;
  const { u, v, half, opening } = raysOf(at);
  const size = right ? 13 : 24;
  const on = (ray: Point, distance: number): Point => [q[0] + ray[0] * distance, q[1] + ray[1] * distance];
  const [a, b] = [on(u, size), on(v, size)];
  const corner: Point = [a[0] + b[0] - q[0], a[1] + b[1] - q[1]];
  const isClockwise = u[0] * v[1] - u[1] * v[0] > 0;
  // A narrow angle pushes its label out to where there is room for it.
  const reach = Math.max(
    size + 15,
    (9 + (label ? labelLength(label) : 0) * 2.5) / Math.max(0.2, Math.sin(opening / 2)),
  );
  const [x, y] = on(half, Math.min(reach, 78));
  return (
    <g>
      <path
        strokeWidth={1.2}
        d={
          right
            ? `M${a.join(' ')}L${corner.join(' ')}L${b.join(' ')}`
            : `M${a.join(' ')}A${size} ${size} 0 0 ${isClockwise ? 1 : 0} ${b.join(' ')}`
        }
      />
      {label ? (
        <Label x={x} y={y} stroke="none">
          {label}
        </Label>
      ) : null}
    </g>
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

export function Geometry({ figure, name }: { figure: GeometryFigure; name: string }) {
  const sheet = layOut(figure);
  const { at, centre, unit } = sheet;
  const named = figure.named ?? Object.keys(figure.points);
  return (
    <Drawing width={sheet.width} height={sheet.height} name={name}>
      {figure.shaded?.map(({ shape, without = [] }) => (
        <path
          key={JSON.stringify(shape)}
          d={[shape, ...without].map((outline) => outlinePath(outline, sheet)).join('')}
          fill={palette.paper3}
          fillRule="evenodd"
          stroke="none"
        />
      ))}
      {figure.circles?.map(({ center, radius, label }) => (
        <g key={`${center} ${radius}`}>
          <circle cx={at(center)[0]} cy={at(center)[1]} r={radius * unit} />
          {label ? (
            <Label
              x={at(center)[0] + radius * unit * 0.75 + 14}
              y={at(center)[1] - radius * unit * 0.75 - 6}
              stroke="none"
            >
              {label}
            </Label>
          ) : null}
        </g>
      ))}
      {figure.arcs?.map(({ center, from, to, label }) => (
        <g key={`${center} ${from} ${to}`}>
          <path d={arcPath(at(center), at(from), at(to))} />
          {label ? (
            <Label {...placeAt(away(middle(at(from), at(to)), at(center), 26))} stroke="none">
              {label}
            </Label>
          ) : null}
        </g>
      ))}
      {figure.segments.map(({ ends, label, dashed, extended }) => {
        const [a, b] = [at(ends[0]), at(ends[1])];
        const [from, to] = extended ? [away(a, b, 26), away(b, a, 26)] : [a, b];
        return (
          <g key={ends.join(' ')}>
            <path d={`M${from.join(' ')}L${to.join(' ')}`} strokeDasharray={dashed ? '6 5' : undefined} />
            {label ? (
              <Label
                {...placeAt(
                  extended ? away(to, from, 12) : besideSegment(a, b, centre, clearance(a, b, label)),
                )}
                stroke="none"
              >
                {label}
              </Label>
            ) : null}
          </g>
        );
      })}
      {figure.angles?.map(({ at: names, label, right }) => (
        <AngleMark
          key={names.join(' ')}
          at={[at(names[0]), at(names[1]), at(names[2])]}
          label={label}
          right={right}
        />
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
      {named.map((point) => (
        <g key={point}>
          {isCentre(figure, point) ? (
            <circle cx={at(point)[0]} cy={at(point)[1]} r={2.5} fill={palette.ink} />
          ) : null}
          <Label
            {...placeAt(
              isCentre(figure, point) ? [at(point)[0] - 2, at(point)[1] + 16] : away(at(point), centre, 16),
            )}
            size={17}
            stroke="none"
          >
            {/^[A-Za-z]$/.test(point) ? `$${point}$` : point}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

/** A steep segment needs room for the width of its label, a flat one only for its height. */
const clearance = (a: Point, b: Point, label: string): number =>
  13 + labelLength(label) * (Math.abs(a[0] - b[0]) < Math.abs(a[1] - b[1]) ? 4 : 0.5);

const placeAt = ([x, y]: Point) => ({ x, y });

const isCentre = ({ circles = [], arcs = [] }: GeometryFigure, point: string): boolean =>
  [...circles, ...arcs].some(({ center }) => center === point);
