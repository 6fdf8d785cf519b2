/** Solids in a plain oblique view: box, cylinder, cone, sphere, prism; hidden edges dashed. */
import { Drawing } from '#app/figures/drawing.tsx';
import { Label } from '#app/figures/label.tsx';
import type { SolidFigure } from '#core/questions/figures.ts';

const [width, height] = [320, 260];
const hidden = { strokeDasharray: '5 5', strokeWidth: 1.2 };

type Labels = SolidFigure['labels'];

/** How many units of the sheet one of the solid takes, so that the whole of it fits. */
export function solidUnit(solid: SolidFigure['solid']): number {
  switch (solid.shape) {
    case 'box':
      return Math.min(190 / (solid.length + solid.width * 0.5), 170 / (solid.height + solid.width * 0.4));
    case 'prism':
      return Math.min(190 / (solid.base + solid.depth * 0.55), 170 / (solid.height + solid.depth * 0.35));
    case 'sphere':
      return 96 / solid.radius;
    default:
      return Math.min(110 / solid.radius, 180 / (solid.height + solid.radius * 0.6));
  }
}

function Note({
  x,
  y,
  children,
  anchor = 'middle',
}: {
  x: number;
  y: number;
  children: string | undefined;
  anchor?: 'start' | 'middle' | 'end';
}) {
  return children ? (
    <Label x={x} y={y} textAnchor={anchor} stroke="none">
      {children}
    </Label>
  ) : null;
}

function Box({
  length,
  width: deep,
  height: tall,
  unit,
  labels,
}: {
  length: number;
  width: number;
  height: number;
  unit: number;
  labels: Labels;
}) {
  const [w, h, dx, dy] = [length * unit, tall * unit, deep * unit * 0.5, deep * unit * 0.4];
  const [x, y] = [(width - w - dx) / 2, (height + h + dy) / 2];
  return (
    <>
      <path
        d={`M${x} ${y}h${w}v${-h}h${-w}zM${x} ${y - h}l${dx} ${-dy}h${w}v${h}l${-dx} ${dy}M${x + w} ${y - h}l${dx} ${-dy}`}
      />
      <path {...hidden} d={`M${x} ${y}l${dx} ${-dy}h${w}M${x + dx} ${y - dy}v${-h}`} />
      {labels.diagonal ? <path d={`M${x} ${y}L${x + w + dx} ${y - h - dy}`} strokeWidth={1.2} /> : null}
      <Note x={x + w / 2} y={y + 16}>
        {labels.length}
      </Note>
      <Note x={x + w + dx / 2 + 10} y={y - dy / 2 + 6} anchor="start">
        {labels.width}
      </Note>
      <Note x={x - 8} y={y - h / 2} anchor="end">
        {labels.height}
      </Note>
      <Note x={x + (w + dx) / 2 - 10} y={y - (h + dy) / 2 - 12}>
        {labels.diagonal}
      </Note>
    </>
  );
}

/** The round bodies share their foot: the far half of the ellipse is hidden. */
function Round({
  radius,
  tall,
  unit,
  shape,
  labels,
}: {
  radius: number;
  tall: number;
  unit: number;
  shape: 'cylinder' | 'cone';
  labels: Labels;
}) {
  const [r, h, ry] = [radius * unit, tall * unit, radius * unit * 0.28];
  const [cx, foot] = [width / 2, (height + h) / 2];
  const top = foot - h;
  return (
    <>
      <path {...hidden} d={`M${cx - r} ${foot}A${r} ${ry} 0 0 1 ${cx + r} ${foot}`} />
      <path d={`M${cx - r} ${foot}A${r} ${ry} 0 0 0 ${cx + r} ${foot}`} />
      {shape === 'cylinder' ? (
        <>
          <ellipse cx={cx} cy={top} rx={r} ry={ry} />
          <path d={`M${cx - r} ${top}V${foot}M${cx + r} ${top}V${foot}`} />
        </>
      ) : (
        <path d={`M${cx - r} ${foot}L${cx} ${top}L${cx + r} ${foot}`} />
      )}
      {labels.radius ? (
        <path d={`M${cx} ${shape === 'cylinder' ? top : foot}h${r}`} strokeWidth={1.2} />
      ) : null}
      {labels.diameter ? (
        <path d={`M${cx - r} ${shape === 'cylinder' ? top : foot}h${2 * r}`} strokeWidth={1.2} />
      ) : null}
      {shape === 'cone' && labels.height ? <path {...hidden} d={`M${cx} ${top}V${foot}`} /> : null}
      <Note x={cx + r / 2} y={shape === 'cylinder' ? top - ry - 10 : foot - 9}>
        {labels.radius}
      </Note>
      <Note x={cx} y={shape === 'cylinder' ? top - ry - 10 : foot - 9}>
        {labels.diameter}
      </Note>
      <Note
        x={shape === 'cylinder' ? cx + r + 10 : cx - 8}
        y={(top + foot) / 2}
        anchor={shape === 'cylinder' ? 'start' : 'end'}
      >
        {labels.height}
      </Note>
    </>
  );
}

function Sphere({ radius, unit, labels }: { radius: number; unit: number; labels: Labels }) {
  const [cx, cy, r] = [width / 2, height / 2, radius * unit];
  const ry = r * 0.27;
  return (
    <>
      <circle cx={cx} cy={cy} r={r} />
      <path d={`M${cx - r} ${cy}A${r} ${ry} 0 0 0 ${cx + r} ${cy}`} />
      <path {...hidden} d={`M${cx - r} ${cy}A${r} ${ry} 0 0 1 ${cx + r} ${cy}`} />
      {labels.radius ? <path d={`M${cx} ${cy}h${r}`} strokeWidth={1.2} /> : null}
      {labels.diameter ? <path d={`M${cx - r} ${cy}h${2 * r}`} strokeWidth={1.2} /> : null}
      <Note x={cx + (labels.radius ? r / 2 : 0)} y={cy - 11}>
        {labels.radius ?? labels.diameter}
      </Note>
    </>
  );
}

/** A triangular prism that lies on its side. */
function Prism({
  base,
  depth,
  tall,
  unit,
  labels,
}: {
  base: number;
  depth: number;
  tall: number;
  unit: number;
  labels: Labels;
}) {
  const [b, h, dx, dy] = [base * unit, tall * unit, depth * unit * 0.55, depth * unit * 0.35];
  const [x, y] = [(width - b - dx) / 2, (height + h + dy) / 2];
  return (
    <>
      <path
        d={`M${x} ${y}h${b}L${x + b / 2} ${y - h}zM${x + b} ${y}l${dx} ${-dy}L${x + b / 2 + dx} ${y - h - dy}L${x + b / 2} ${y - h}`}
      />
      <path
        {...hidden}
        d={`M${x} ${y}l${dx} ${-dy}h${b}M${x + dx} ${y - dy}L${x + b / 2 + dx} ${y - h - dy}`}
      />
      {labels.height ? <path {...hidden} d={`M${x + b / 2} ${y - h}V${y}`} /> : null}
      <Note x={x + b / 2} y={y + 16}>
        {labels.base}
      </Note>
      <Note x={x + b + dx / 2 + 10} y={y - dy / 2 + 6} anchor="start">
        {labels.depth}
      </Note>
      <Note x={x + b / 2 + 7} y={y - h / 3} anchor="start">
        {labels.height}
      </Note>
    </>
  );
}

/** One that moves is given the unit at which its largest position fits. */
type SolidProps = { figure: SolidFigure; name: string; unit?: number | undefined };

export function Solid({ figure: { solid, labels }, name, unit = solidUnit(solid) }: SolidProps) {
  return (
    <Drawing width={width} height={height} name={name}>
      {solid.shape === 'box' ? <Box {...solid} unit={unit} labels={labels} /> : null}
      {solid.shape === 'cylinder' || solid.shape === 'cone' ? (
        <Round radius={solid.radius} tall={solid.height} unit={unit} shape={solid.shape} labels={labels} />
      ) : null}
      {solid.shape === 'sphere' ? <Sphere radius={solid.radius} unit={unit} labels={labels} /> : null}
      {solid.shape === 'prism' ? (
        <Prism base={solid.base} depth={solid.depth} tall={solid.height} unit={unit} labels={labels} />
      ) : null}
    </Drawing>
  );
}
