/** The way around a sector: an arc and two radii. */

import type { GeometryFigure } from '#core/questions/figures.ts';
import { roundTo } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, pi } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.circles'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 80,
  space: { r: [3, 4, 5, 6, 8, 9, 10, 12, 15, 18], angle: [30, 36, 40, 45, 60, 72, 90, 120, 135, 150] },
  keep: ({ r, angle }) => (r * angle) % 180 === 0 && (r * angle) / 180 >= 2,
  make: ({ r, angle }) => {
    const arc = (r * angle) / 180;
    const area = (r * arc) / 2;
    const with2 = (n: number): string => `${2 * r} + ${pi(n)}`;
    return {
      stem: both`In the figure, $O$ is the center of the circle, and $A$ and $B$ are on the circle. If $OA = ${r}$, what is the perimeter of
        the shaded sector?``如图，$O$ 是圆心，$A$、$B$ 在圆上。若 $OA = ${r}$，阴影扇形的周长是多少？`,
      figures: [sector(r, angle)],
      key: with2(arc),
      letters: { OA: r, OB: r },
      steps: [
        both`The idea: A perimeter is the whole way around, so count the straight edges as well as the arc. The angle of ${angle} degrees is $\frac{${angle}}{360}$ of a full turn, so the arc from $A$ to $B$ has length
          $\frac{${angle}}{360} \cdot 2 \pi \cdot ${r} = ${pi(arc)}$.``关键在于：周长是绕图形一周的长，除了弧，还要算上两条直边。圆心角 ${angle} 度占一周的 $\frac{${angle}}{360}$，所以 $A$ 到 $B$ 的弧长为
          $\frac{${angle}}{360} \cdot 2 \pi \cdot ${r} = ${pi(arc)}$。`,
        both`The perimeter also includes the two radii: $OA + OB = ${r} + ${r} = ${2 * r}$.``周长还包括两条半径：$OA + OB = ${r} + ${r} = ${2 * r}$。`,
        both`Together, the perimeter is $${with2(arc)}$.``所以周长为 $${with2(arc)}$。`,
      ],
      wrong: [
        [
          pi(arc),
          'stops-early',
          both`$${pi(arc)}$ is only the arc; the two radii are part of the perimeter as well.``$${pi(arc)}$ 只是弧长，周长还要加上两条半径。`,
        ],
        [
          `${r} + ${pi(arc)}`,
          'one-side-only',
          both`$${r} + ${pi(arc)}$ has only one of the two radii.``$${r} + ${pi(arc)}$ 只加了一条半径。`,
        ],
        [
          with2(2 * arc),
          'diameter-for-radius',
          both`$${with2(2 * arc)}$ takes ${r} to be half of the radius when finding the arc.``$${with2(2 * arc)}$ 求弧长时把 ${r} 当成了半径的一半。`,
        ],
        [
          with2(area),
          'wrong-circle-formula',
          both`$${with2(area)}$ adds the area of the sector, $\frac{${angle}}{360} \cdot \pi \cdot ${r}^{2} = ${pi(area)}$, to a length.``
            $${with2(area)}$ 把扇形面积 $\frac{${angle}}{360} \cdot \pi \cdot ${r}^{2} = ${pi(area)}$ 与长度相加了。`,
        ],
        [
          pi(area),
          'perimeter-for-area',
          both`$${pi(area)}$ is the area of the sector.``$${pi(area)}$ 是扇形的面积。`,
        ],
        [
          `${4 * r} + ${pi(arc)}`,
          'diameter-for-radius',
          both`$${4 * r} + ${pi(arc)}$ adds two diameters instead of two radii.``$${4 * r} + ${pi(arc)}$ 加的是两条直径，而不是两条半径。`,
        ],
        [
          with2(2 * r),
          'part-for-whole',
          both`$${with2(2 * r)}$ adds the whole circumference, $2 \pi \cdot ${r} = ${pi(2 * r)}$.``
            $${with2(2 * r)}$ 加的是整个圆周 $2 \pi \cdot ${r} = ${pi(2 * r)}$。`,
        ],
      ],
    };
  },
});

function sector(r: number, angle: number): GeometryFigure {
  const turn = (angle * Math.PI) / 180;
  return {
    kind: 'geometry',
    points: { O: [0, 0], A: [r, 0], B: [roundTo(r * Math.cos(turn), 3), roundTo(r * Math.sin(turn), 3)] },
    segments: [{ ends: ['O', 'A'], label: `${r}` }, { ends: ['O', 'B'] }],
    circles: [{ center: 'O', radius: r }],
    angles: [{ at: ['A', 'O', 'B'], label: `${angle}°` }],
    shaded: [{ shape: { sector: { center: 'O', from: 'A', to: 'B' } } }],
    toScale: true,
    described: both`A circle with center O. The radii OA, of length ${r}, and OB form an angle of ${angle} degrees, and the sector between
      them is shaded.``圆心为 O 的圆。半径 OA 长 ${r}，与半径 OB 的夹角为 ${angle} 度，两条半径之间的扇形为阴影部分。`,
  };
}
