/**
 * A circle touches both axes and passes through a point: its radius against a number.
 *
 * Chains two ideas: a circle that touches both axes in the first quadrant has the center (r, r), so that its distance from the
 * point is r as well; and there are two such circles, one beyond the point and one before it. The smaller is seen
 * at once, and where a further condition rules it out, the larger one has to be found.
 */
import type { PlaneFigure } from '#core/questions/figures.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both, point } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.algebra.coordinate', 'quant.algebra.quadratic'],
  form: 'qc',
  difficulty: 4,
  seconds: 130,
  space: {
    /** A point at which the smaller circle is farthest from an axis, so that this circle is seen at once. */
    at: [
      [2, 1],
      [1, 2],
      [4, 2],
      [2, 4],
      [6, 3],
      [3, 6],
      [8, 4],
      [4, 8],
      [10, 5],
      [5, 10],
    ],
    bound: ['small', 'between', 'large', 'between'],
    condition: ['none', 'crosses', 'crosses'],
    isSwapped: [false, true],
  },
  make: ({ at: [x, y], bound, condition, isSwapped }) => {
    const root = Math.sqrt(2 * x * y);
    const [small, large] = [x + y - root, x + y + root];
    const value = { small, between: x + y, large }[bound];
    const isOpen = condition === 'none';
    // A line that the larger circle crosses and the smaller one does not reach.
    const line = 2 * small + (small % 2 === 0 ? small : small + 1);
    const key = keyOfOrders(
      (isOpen ? [small, large] : [large]).map((r) => Math.sign(r - value)),
      isSwapped,
    );
    const measured = both`The radius of the circle``圆的半径`;
    const number = both`${value}``${value}`;
    const less = [
      'one-case-only',
      isOpen
        ? both`The radius may be ${small}, but it may also be ${large}.``半径可能是 ${small}，但也可能是 ${large}。`
        : both`The circle of radius ${small} passes through the point, but it reaches only as far as $2 \cdot ${small} = ${2 * small}$ and does not meet the line.``半径为 ${small} 的圆过该点，但它最远只到 $2 \cdot ${small} = ${2 * small}$，与直线不相交。`,
    ] as const;
    const more = [
      'one-case-only',
      isOpen
        ? both`The radius may be ${large}, but it may also be ${small}.``半径可能是 ${large}，但也可能是 ${small}。`
        : both`The circle that meets the line has radius ${large}, no more.``与直线相交的圆半径为 ${large}，不会更大。`,
    ] as const;
    return {
      stem: isOpen
        ? both`In the $xy$-plane shown, a circle with its center in the first quadrant is tangent to both axes and passes through the point $${point(x, y)}$. The circle itself is not shown.``
          在图中的 $xy$ 平面内，一个圆心在第一象限的圆与两条坐标轴都相切，并经过点 $${point(x, y)}$。图中没有画出这个圆。`
        : both`In the $xy$-plane shown, a circle with its center in the first quadrant is tangent to both axes, passes through the point $${point(x, y)}$, and intersects the line $x = ${line}$ in two points. The circle itself is not shown.``
          在图中的 $xy$ 平面内，一个圆心在第一象限的圆与两条坐标轴都相切，经过点 $${point(x, y)}$，并与直线 $x = ${line}$ 交于两点。图中没有画出这个圆。`,
      figures: [drawn(x, y)],
      a: isSwapped ? number : measured,
      b: isSwapped ? measured : number,
      key,
      letters: [{ r: large }, { r: 37 }, isOpen ? {} : { x: line }],
      steps: [
        both`The circle is tangent to both axes, so its center is as far from each axis as the radius: the center is the point $(r, r)$. Its distance from $${point(x, y)}$ is $r$ as well, so $(r - ${x})^{2} + (r - ${y})^{2} = r^{2}$.``
          圆与两条坐标轴都相切，所以圆心到两轴的距离都等于半径：圆心为点 $(r, r)$。它到 $${point(x, y)}$ 的距离也是 $r$，所以 $(r - ${x})^{2} + (r - ${y})^{2} = r^{2}$。`,
        both`The idea: this has two solutions. With all terms on one side, it says that $r^{2} - ${2 * (x + y)}r + ${x * x + y * y} = (r - ${small})(r - ${large})$ has to be 0, so $r$ is ${small} or ${large}. Either the point lies on the far side of a small circle or on the near side of a large one, toward the origin.``
          关键在于：这个方程有两个解。移项后得 $r^{2} - ${2 * (x + y)}r + ${x * x + y * y} = (r - ${small})(r - ${large})$ 应为 0，所以 $r$ 为 ${small} 或 ${large}。该点既可以在小圆上离原点较远的一侧，也可以在大圆上靠近原点的一侧。`,
        isOpen
          ? both`So the radius is ${small} or ${large}, and the two do not compare with ${value} in the same way. The tempting path finds one circle by drawing or by trying and stops.``
            所以半径是 ${small} 或 ${large}，两者与 ${value} 相比的结果不同。容易走错的路是画出或试出一个圆就停下。`
          : both`The circle of radius ${small} reaches only to $2 \cdot ${small} = ${2 * small}$ in the direction of $x$ and does not meet the line $x = ${line}$; the circle of radius ${large} reaches to $2 \cdot ${large} = ${2 * large}$ and does. So the radius is ${large}.``
            半径为 ${small} 的圆在 $x$ 方向最远只到 $2 \cdot ${small} = ${2 * small}$，与直线 $x = ${line}$ 不相交；半径为 ${large} 的圆最远到 $2 \cdot ${large} = ${2 * large}$，与它相交。所以半径是 ${large}。`,
      ],
      wrong: {
        A: isSwapped ? less : more,
        B: isSwapped ? more : less,
        C: [
          'one-case-only',
          isOpen
            ? both`There are two circles, one of radius ${small} and one of radius ${large}.``这样的圆有两个，半径分别为 ${small} 和 ${large}。`
            : bound === 'small'
              ? both`${small} is the radius of the circle that one finds first; it reaches only to $2 \cdot ${small} = ${2 * small}$ and does not meet the line.``${small} 是先找到的那个圆的半径；它最远只到 $2 \cdot ${small} = ${2 * small}$，与直线不相交。`
              : both`A center at $${point(value, value)}$ is not ${value} away from the point.``圆心若为 $${point(value, value)}$，它到该点的距离不是 ${value}。`,
        ],
        D: [
          'thinks-undetermined',
          both`Two circles touch the axes and pass through the point, but only one of them meets the line.``与两轴相切且过该点的圆有两个，但其中只有一个与直线相交。`,
        ],
      },
    };
  },
});

function drawn(x: number, y: number): PlaneFigure {
  const most = 12;
  return {
    kind: 'plane',
    x: { min: 0, max: most, step: 2 },
    y: { min: 0, max: most, step: 2 },
    points: [{ at: [x, y], label: `(${x}, ${y})` }],
    described: both`The first quadrant of the $xy$-plane with the point $${point(x, y)}$.``$xy$ 平面的第一象限和点 $${point(x, y)}$。`,
  };
}
