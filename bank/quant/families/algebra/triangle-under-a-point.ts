/**
 * A line that falls through a given point of the first quadrant cuts off a triangle: which areas are possible?
 *
 * Chains two ideas: the triangle is a fixed rectangle and two small triangles that grow and shrink against each other; and
 * their product is fixed, so that their sum is least when they are equal. There is a least area, it is not that of the
 * line with slope -1, and there is no greatest.
 */
import type { PlaneFigure } from '#core/questions/figures.ts';
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, point } from '../../text.ts';

type Option = readonly [number, boolean, Misconception | null, Text];

export const family = defineFamily({
  tags: ['quant.algebra.coordinate', 'quant.algebra.lines', 'quant.geometry.triangles'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 140,
  space: {
    at: [
      [2, 8],
      [8, 2],
      [2, 6],
      [6, 2],
      [3, 9],
      [9, 3],
      [2, 10],
      [10, 2],
      [4, 10],
      [10, 4],
      [3, 7],
      [7, 3],
    ],
    pattern: [0, 1, 2, 3, 4],
  },
  make: ({ at: [p, q], pattern }) => {
    const [box, least, diagonal] = [p * q, 2 * p * q, (p + q) ** 2 / 2];
    const between = Math.round((least + diagonal) / 2);
    const [tooSmall, little, equal, middle, large, huge]: [Option, Option, Option, Option, Option, Option] = [
      [
        box,
        false,
        'stops-early',
        both`$${p} \cdot ${q} = ${box}$ is only the rectangle between the axes and the point, which lies inside every such triangle.``$${p} \cdot ${q} = ${box}$ 只是坐标轴与该点围成的矩形，它在每个这样的三角形之内。`,
      ],
      [
        least - 2,
        false,
        'one-example',
        both`$${least} - 2 = ${least - 2}$ is below the least possible area, ${least}.``$${least} - 2 = ${least - 2}$ 小于可能的最小面积 ${least}。`,
      ],
      [
        least,
        true,
        null,
        both`The line through $${point(2 * p, 0)}$ and $${point(0, 2 * q)}$ passes through the point and gives $\frac{1}{2} \cdot ${2 * p} \cdot ${2 * q} = ${least}$.``
          过 $${point(2 * p, 0)}$ 和 $${point(0, 2 * q)}$ 的直线经过该点，面积为 $\frac{1}{2} \cdot ${2 * p} \cdot ${2 * q} = ${least}$。`,
      ],
      [
        between,
        true,
        null,
        both`As the line turns away from the position with the least area, ${least}, the area grows through all greater values, ${between} among them.``
          直线从面积最小（${least}）的位置转开时，面积连续增大，取到所有更大的值，其中有 ${between}。`,
      ],
      [
        5 * box,
        true,
        null,
        both`The area grows without limit as the line becomes steep or flat, so $5 \cdot ${box} = ${5 * box}$ is reached.``
          直线变得很陡或很平时，面积可以无限增大，所以 $5 \cdot ${box} = ${5 * box}$ 能取到。`,
      ],
      [
        50 * box,
        true,
        null,
        both`The area grows without limit as the line becomes steep or flat, so even $50 \cdot ${box} = ${50 * box}$ is reached.``
          直线变得很陡或很平时，面积可以无限增大，所以连 $50 \cdot ${box} = ${50 * box}$ 也能取到。`,
      ],
    ];
    const half: Option = [
      (3 * box) / 2,
      false,
      'stops-early',
      both`$\frac{3}{2} \cdot ${box} = ${(3 * box) / 2}$ is below the least possible area, ${least}.``$\frac{3}{2} \cdot ${box} = ${(3 * box) / 2}$ 小于可能的最小面积 ${least}。`,
    ];
    const options = [
      [tooSmall, half, little, equal, middle],
      [half, little, equal, middle, large],
      [little, equal, middle, large, huge],
      [tooSmall, half, little, middle, large],
      [half, equal, middle, large, huge],
    ][pattern]!;
    return {
      stem: both`In the $xy$-plane, a line with negative slope passes through the point $${point(p, q)}$, which is shown in the figure. Which of the following could be the area of the triangle that is bounded by the line and the two coordinate axes? Indicate all such areas.``
        在 $xy$ 平面内，一条斜率为负的直线经过图中的点 $${point(p, q)}$。下列哪些可能是这条直线与两条坐标轴围成的三角形的面积？请选出所有可能的值。`,
      figures: [drawn(p, q)],
      options,
      letters: [{}, { u: box, v: box / 4 }, {}],
      steps: [
        both`The idea: cut the triangle along the vertical and the horizontal line through the point. The pieces are a rectangle with area $${p} \cdot ${q} = ${box}$, whatever the line is, and two small right triangles.``
          关键在于：过该点作竖直线和水平线，把三角形切开。无论直线怎样，都得到一个面积为 $${p} \cdot ${q} = ${box}$ 的矩形和两个小直角三角形。`,
        both`Let $u$ and $v$ be the areas of the small triangles. They are similar, and the legs along the rectangle are ${p} and ${q}, so when one of them grows by a factor, the other shrinks by the same factor: $u \cdot v = \frac{${box}}{2} \cdot \frac{${box}}{2}$ always. With a fixed product, the sum is least when both are equal, each $\frac{${box}}{2}$.``
          设两个小三角形的面积为 $u$、$v$。它们相似，贴着矩形的直角边分别是 ${p} 和 ${q}，所以一个增大几倍，另一个就缩小几倍，总有 $u \cdot v = \frac{${box}}{2} \cdot \frac{${box}}{2}$。积一定时，两者相等（各为 $\frac{${box}}{2}$）时和最小。`,
        both`So the area is at least $${box} + ${box} = ${least}$, and every greater value is possible. The tempting path takes the line with slope $-1$, whose triangle has area $\frac{(${p} + ${q})^{2}}{2} = ${diagonal}$, to be the extreme case.``
          所以面积至少为 $${box} + ${box} = ${least}$，更大的值都能取到。容易走错的路是以为斜率为 $-1$ 的直线给出最小面积 $\frac{(${p} + ${q})^{2}}{2} = ${diagonal}$。`,
      ],
    };
  },
});

function drawn(p: number, q: number): PlaneFigure {
  return {
    kind: 'plane',
    x: { min: -2, max: 14, step: 2 },
    y: { min: -2, max: 14, step: 2 },
    points: [{ at: [p, q], label: `$${point(p, q)}$` }],
    described: both`A coordinate plane with the point $${point(p, q)}$ in the first quadrant.``坐标平面，点 $${point(p, q)}$ 在第一象限。`,
  };
}
