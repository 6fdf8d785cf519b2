/** Two sets that overlap, the number in each region; light lies on what they share. */
import { Drawing, numberText } from '#app/figures/drawing.tsx';
import { Label } from '#app/figures/label.tsx';
import { labelWidth } from '#app/figures/label-width.ts';
import type { VennFigure } from '#core/lessons/figures.ts';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import { lessonFigureTexts } from '#messages/lessons/figures.ts';
import { lessonScale, lessonSheet, Wrapped } from './sheet.tsx';
import { wrapLabel } from './wrap-label.ts';

const [radius, apart, nameRoom, nameSize] = [78, 92, 158, 14];
const middle = lessonSheet / 2;
const [first, second] = [middle - apart / 2, middle + apart / 2];
/** Half the height of the lens where the circles meet. */
const lens = Math.sqrt(radius ** 2 - (apart / 2) ** 2);
/** How wide a number may be: in the crescents, and in the lens between them. */
const [crescentRoom, lensRoom] = [apart - 14, 2 * radius - apart - 8];

export function Venn({ figure, locale, name }: { figure: VennFigure; locale: Locale; name: string }) {
  const names = figure.sets.map((set) => set[locale]) as [string, string];
  const rows = Math.max(...names.map((set) => wrapLabel(set, nameRoom, nameSize).length));
  const top = 14 + rows * nameSize * 1.3;
  const cy = top + radius + 6;
  const isFramed = figure.neither !== undefined;
  const height = cy + radius + (isFramed ? 42 : 8);
  return (
    <Drawing width={lessonSheet} scale={lessonScale} height={height} name={name}>
      {isFramed ? (
        <rect
          x={1}
          y={1}
          width={lessonSheet - 2}
          height={height - 2}
          rx={2}
          strokeWidth={1}
          stroke={palette.field}
        />
      ) : null}
      <path
        d={`M${middle} ${cy - lens}A${radius} ${radius} 0 0 1 ${middle} ${cy + lens}A${radius} ${radius} 0 0 1 ${middle} ${cy - lens}z`}
        fill={palette.beamWashHover}
        stroke="none"
      />
      <circle cx={first} cy={cy} r={radius} />
      <circle cx={second} cy={cy} r={radius} />
      {names.map((set, index) => (
        <Wrapped
          key={index === 0 ? 'first' : 'second'}
          x={index === 0 ? middle - 8 - nameRoom / 2 : middle + 8 + nameRoom / 2}
          y={top - 8}
          room={nameRoom}
          size={nameSize}
          grows="up"
        >
          {set}
        </Wrapped>
      ))}
      <Region x={first - radius + crescentRoom / 2 + 8} y={cy} room={crescentRoom}>
        {figure.first}
      </Region>
      <Region x={middle} y={cy} room={lensRoom}>
        {figure.both}
      </Region>
      <Region x={second + radius - crescentRoom / 2 - 8} y={cy} room={crescentRoom}>
        {figure.second}
      </Region>
      {isFramed ? (
        <Wrapped x={lessonSheet - 14} y={height - 20} room={lessonSheet - 40} size={15} anchor="end">
          {`${lessonFigureTexts.neither[locale]} ${inWords(figure.neither ?? '')}`}
        </Wrapped>
      ) : null}
    </Drawing>
  );
}

const inWords = (value: number | string): string => (typeof value === 'number' ? numberText(value) : value);

/** A long expression is set smaller rather than over the line. */
function Region({ x, y, room, children }: { x: number; y: number; room: number; children: number | string }) {
  const text = inWords(children);
  const size = Math.max(11, Math.min(20, (20 * room) / labelWidth(text, 20)));
  return (
    <Label x={x} y={y} size={size} stroke="none">
      {text}
    </Label>
  );
}
