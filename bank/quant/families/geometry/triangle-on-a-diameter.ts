/**
 * A triangle whose one side is a diameter and whose third corner moves on the circle: its perimeter or its area against a bound.
 *
 * Chains two ideas: the angle on the circle is a right angle, and with a fixed hypotenuse the legs reach furthest
 * together when they are equal. Since the corner moves, most candidates stop at “cannot be determined”.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { polar } from '../../drawing.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

const kinds = {
  'perimeter-high': { orders: [-1], level: 4 },
  'perimeter-mid': { orders: [-1, 0, 1], level: 4 },
  'area-high': { orders: [-1], level: 3 },
  'area-at': { orders: [-1, 0], level: 3 },
} as const;

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.geometry.right-triangles'],
  form: 'qc',
  difficulty: 4,
  seconds: 110,
  space: {
    kind: ['perimeter-high', 'perimeter-mid', 'area-high', 'area-at'],
    r: [4, 5, 6, 7, 8, 10, 12],
    isSwapped: [false, true],
    at: [58, 71, 116],
  },
  keep: ({ kind, r }) => kind !== 'perimeter-mid' || r % 2 === 0,
  make: ({ kind, r, isSwapped, at }) => {
    const { orders, level } = kinds[kind];
    const isArea = kind.startsWith('area');
    const bound = {
      'perimeter-high': 5 * r,
      'perimeter-mid': (9 * r) / 2,
      'area-high': r * r + 3,
      'area-at': r * r,
    }[kind];
    const measured = isArea
      ? both`The area of triangle $ABC$``三角形 $ABC$ 的面积`
      : both`The perimeter of triangle $ABC$``三角形 $ABC$ 的周长`;
    const conclusion = {
      'perimeter-high': both`So the perimeter is more than $${4 * r}$ and never reaches ${bound}.``所以周长大于 $${4 * r}$，但始终达不到 ${bound}。`,
      'perimeter-mid': both`So the perimeter may be close to $${4 * r}$, which is less than ${bound}, or more than ${bound}.``所以周长可以接近 $${4 * r}$，小于 ${bound}，也可以大于 ${bound}。`,
      'area-high': both`So the area is never more than $${r * r}$, and $${r * r} < ${bound}$.``所以面积不会超过 $${r * r}$，而 $${r * r} < ${bound}$。`,
      'area-at': both`So the area may be equal to ${bound}, or less.``所以面积可能等于 ${bound}，也可能小于它。`,
    }[kind];
    const low = [
      isArea ? 'trusts-the-scale' : 'ignores-a-condition',
      isArea
        ? both`The height from $C$ is taken as less than the radius because it looks that way; $C$ may also be directly above the center.``
          这是因为图中 $C$ 看起来较低，就认为高小于半径；$C$ 也可能在圆心的正上方。`
        : both`When the legs are equal, the perimeter exceeds ${bound}.``两条直角边相等时，周长会超过 ${bound}。`,
    ] as const;
    const high = [
      isArea ? 'ignores-a-condition' : 'arithmetic-slip',
      isArea
        ? both`That would require a height greater than the radius.``只有高大于半径时才会这样。`
        : kind === 'perimeter-high'
          ? both`That would require $AC + BC$ to be more than $1.5$ times the diameter; the angle at $C$ is a right angle, and so it is at most $\sqrt{2}$ times.``
            只有 $AC + BC$ 超过直径的 $1.5$ 倍才会这样；而 $C$ 处是直角，两者之和至多是直径的 $\sqrt{2}$ 倍。`
          : both`When $C$ is close to $A$ or $B$, the perimeter is hardly more than two diameters.``$C$ 靠近 $A$ 或 $B$ 时，周长只比两条直径略长一点。`,
    ] as const;
    return {
      difficulty: level,
      stem: both`In the figure, $AB$ is a diameter of the circle with center $O$ and radius ${r}, and $C$ is a point on the circle other than $A$ and $B$.``
        如图，$AB$ 是圆 $O$ 的直径，圆的半径为 ${r}，$C$ 是圆上不同于 $A$、$B$ 的一点。`,
      figures: [drawn(r, at)],
      a: isSwapped ? bound : measured,
      b: isSwapped ? measured : bound,
      key: keyOfOrders(orders, isSwapped),
      steps: isArea
        ? [
            both`The idea: $C$ moves, but not freely. With $AB = 2 \cdot ${r} = ${2 * r}$ as the base, the height is the distance of $C$ from $AB$, which is at most the radius, ${r}.``
              关键在于：$C$ 虽可移动，却受限制。以 $AB = 2 \cdot ${r} = ${2 * r}$ 为底，高是 $C$ 到 $AB$ 的距离，至多等于半径 ${r}。`,
            both`It is equal to the radius when $C$ is directly above $O$; the area is then $\frac{1}{2} \cdot ${2 * r} \cdot ${r} = ${r * r}$. Everywhere else it is less.``
              当 $C$ 在 $O$ 的正上方时高等于半径，此时面积为 $\frac{1}{2} \cdot ${2 * r} \cdot ${r} = ${r * r}$；在其他位置面积都更小。`,
            conclusion,
          ]
        : [
            both`The idea: since $AB$ is a diameter, the angle at $C$ is a right angle, and $AC^{2} + BC^{2} = ${2 * r}^{2} = ${4 * r * r}$ wherever $C$ is.``
              关键在于：$AB$ 是直径，所以 $C$ 处是直角，无论 $C$ 在哪里，都有 $AC^{2} + BC^{2} = ${2 * r}^{2} = ${4 * r * r}$。`,
            both`Then $(AC + BC)^{2}$ is ${4 * r * r} plus twice the product $AC \cdot BC$. That product is twice the area, which is greatest, $\frac{1}{2} \cdot ${2 * r} \cdot ${r} = ${r * r}$, when $C$ is directly above $O$; so $(AC + BC)^{2}$ is at most $${4 * r * r} + 2 \cdot 2 \cdot ${r * r} = ${8 * r * r}$.``
              于是 $(AC + BC)^{2}$ 等于 ${4 * r * r} 加上乘积 $AC \cdot BC$ 的两倍。这个乘积是面积的两倍；$C$ 在 $O$ 正上方时面积最大，为 $\frac{1}{2} \cdot ${2 * r} \cdot ${r} = ${r * r}$，所以 $(AC + BC)^{2}$ 至多为 $${4 * r * r} + 2 \cdot 2 \cdot ${r * r} = ${8 * r * r}$。`,
            both`The perimeter is at most $${2 * r} + \sqrt{${8 * r * r}} \approx ${2 * r} + ${(2.83 * r).toFixed(1)}$, and close to $${2 * r} + ${2 * r} = ${4 * r}$ when $C$ is close to $A$ or $B$. Faster: only the two extremes, $C$ at the top and $C$ next to $A$, have to be tried.``
              周长至多为 $${2 * r} + \sqrt{${8 * r * r}} \approx ${2 * r} + ${(2.83 * r).toFixed(1)}$；$C$ 靠近 $A$ 或 $B$ 时则接近 $${2 * r} + ${2 * r} = ${4 * r}$。更快的做法：只试 $C$ 在最高处和 $C$ 紧靠 $A$ 这两个极端位置。`,
            conclusion,
          ],
      letters: isArea ? [{ AB: 2 * r }, {}, {}] : [{ AC: (2 * r * 3) / 5, BC: (2 * r * 4) / 5 }, {}, {}, {}],
      wrong: {
        A: isSwapped ? low : high,
        B: isSwapped ? high : low,
        C: [
          'assumes-special-case',
          both`Equality would require $C$ to be at one particular place, and $C$ may be anywhere on the circle.``只有 $C$ 在某个特定位置时才会相等，而 $C$ 可以在圆上的任何位置。`,
        ],
        D: [
          'thinks-undetermined',
          both`$C$ may move, but even in its extreme positions the comparison comes out the same way.``$C$ 虽然可以移动，但即使在极端位置，比较的结果也一样。`,
        ],
      },
    };
  },
});

function drawn(r: number, at: number): GeometryFigure {
  return {
    kind: 'geometry',
    points: { O: [0, 0], A: [-r, 0], B: [r, 0], C: polar(r, at) },
    segments: [{ ends: ['A', 'B'] }, { ends: ['A', 'C'] }, { ends: ['B', 'C'] }],
    circles: [{ center: 'O', radius: r }],
    toScale: false,
    described: both`A circle with center O and diameter AB. Point C is on the circle, and triangle ABC is drawn. Not drawn to scale.``
      圆心为 O、直径为 AB 的圆。点 C 在圆上，连成三角形 ABC。图形未按比例绘制。`,
  };
}
