/** Pie charts: every slice with its name and percent beside it, the fills telling neighbours apart. */
import { useId } from 'react';
import { Drawing, Fills, fillOf, Plain, sheetWidth } from '#app/figures/drawing.tsx';
import type { Locale } from '#core/locale.ts';
import * as palette from '#core/palette.ts';
import type { PieFigure } from '#core/questions/figures.ts';

const radius = 88;
const [cx, cy] = [sheetWidth / 2, 140];

const onCircle = (share: number, r: number): readonly [number, number] => [
  cx + r * Math.sin(2 * Math.PI * share),
  cy - r * Math.cos(2 * Math.PI * share),
];

/** Names on one side are pushed apart until none lies on another. */
function spread(wanted: readonly number[], gap: number): number[] {
  const placed: number[] = [];
  for (const y of wanted) placed.push(Math.max(y, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  const over = (placed.at(-1) ?? 0) - (2 * cy - 14);
  return over > 0 ? placed.map((y, index) => Math.max(14 + index * gap, y - over)) : placed;
}

export function Pie({ figure, locale, name }: { figure: PieFigure; locale: Locale; name: string }) {
  const id = useId();
  let before = 0;
  const slices = figure.slices.map((slice, index) => {
    const from = before / 100;
    before += slice.percent;
    return { ...slice, index, from, to: before / 100, middle: (from + before / 100) / 2 };
  });
  const sides = [
    slices.filter(({ middle }) => middle < 0.5),
    slices.filter(({ middle }) => middle >= 0.5).reverse(),
  ];
  return (
    <Drawing height={2 * cy + (figure.total ? 20 : 0)} name={name}>
      <Fills id={id} />
      {slices.map(({ index, from, to, percent }) => {
        const [x1, y1] = onCircle(from, radius);
        const [x2, y2] = onCircle(to, radius);
        return (
          <path
            key={index}
            d={
              percent >= 99.99
                ? `M${cx - radius} ${cy}a${radius} ${radius} 0 1 1 0 .01z`
                : `M${cx} ${cy}L${x1} ${y1}A${radius} ${radius} 0 ${percent > 50 ? 1 : 0} 1 ${x2} ${y2}z`
            }
            fill={fillOf(id, index === slices.length - 1 && index % 4 === 0 ? 2 : index)}
          />
        );
      })}
      {sides.map((side, left) => {
        const heights = spread(
          side.map(({ middle }) => onCircle(middle, radius + 16)[1]),
          33,
        );
        return side.map(({ index, middle, name: slice, percent }, place) => {
          const [x, y] = onCircle(middle, radius + 4);
          const at = heights[place] ?? y;
          const edge = left ? cx - radius - 20 : cx + radius + 20;
          return (
            <g key={index}>
              <path d={`M${x} ${y}L${edge} ${at}h${left ? -4 : 4}`} strokeWidth={1} stroke={palette.ink3} />
              <Plain x={edge + (left ? -8 : 8)} y={at - 7} anchor={left ? 'end' : 'start'} size={12.5}>
                {slice[locale]}
              </Plain>
              <Plain x={edge + (left ? -8 : 8)} y={at + 8} anchor={left ? 'end' : 'start'} size={13} bold>
                {percent}%
              </Plain>
            </g>
          );
        });
      })}
      {figure.total ? (
        <Plain x={cx} y={2 * cy + 8} fill={palette.ink3}>
          {figure.total[locale]}
        </Plain>
      ) : null}
    </Drawing>
  );
}
