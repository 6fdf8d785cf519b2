/**
 * From a point to the x-axis, from there to the y-axis, and on to a second point: the least length of such a way.
 *
 * Chains two ideas: a way that touches a line is as long as one to the mirror image beyond it; and with two lines both
 * ends are mirrored, each in its own, so that one straight line replaces all three pieces. Going straight to each axis is
 * planned with care and is longer; mirroring once forgets one of the axes.
 */
import type { PlaneFigure } from '#core/questions/figures.ts';
import { defineFamily } from '../../family.ts';
import { both, point, surd } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.coordinate', 'quant.geometry.right-triangles'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 130,
  space: {
    /** The two points. The straight line between the images meets the x-axis first, so that the order is kept. */
    ends: [
      [8, 3, 4, 6],
      [7, 2, 3, 5],
      [9, 4, 2, 6],
      [6, 1, 4, 7],
      [8, 2, 5, 6],
      [5, 3, 2, 8],
      [9, 2, 6, 5],
      [7, 4, 3, 9],
      [10, 3, 4, 5],
      [6, 2, 3, 4],
      [8, 5, 1, 7],
      [9, 3, 5, 8],
      [7, 1, 5, 9],
    ],
  },
  keep: ({ ends: [a, b, c, d] }) => a * d > b * c,
  make: ({ ends: [a, b, c, d] }) => {
    const root = (x: number, y: number): string => surd(x * x + y * y);
    const key = root(a + c, b + d);
    const right = `${b + c} + ${root(a, d)}`;
    const [firstOnly, secondOnly, straight] = [root(a - c, b + d), root(a + c, b - d), root(a - c, b - d)];
    const corner = `${root(a, b)} + ${root(c, d)}`;
    return {
      stem: both`In the $xy$-plane shown, a path leads from $A$ at $${point(a, b)}$ to a point on the $x$-axis, from there to a point on the $y$-axis, and from there to $B$ at $${point(c, d)}$. What is the least possible length of the path?``
        在图中的 $xy$ 平面内，一条路线从点 $A$ $${point(a, b)}$ 到 $x$ 轴上的一点，再到 $y$ 轴上的一点，最后到点 $B$ $${point(c, d)}$。这条路线的长度最小是多少？`,
      figures: [drawn([a, b], [c, d])],
      key,
      steps: [
        both`The idea: reflect $A$ across the $x$-axis to $${point(a, -b)}$. Every point of the $x$-axis is equally far from $A$ and from this image, so the first piece can start at the image instead. In the same way, reflect $B$ across the $y$-axis to $${point(-c, d)}$, where the last piece can end.``
          关键在于：把 $A$ 关于 $x$ 轴对称到 $${point(a, -b)}$。$x$ 轴上每一点到 $A$ 和到这个对称点的距离都相等，所以第一段可以改从对称点出发。同样把 $B$ 关于 $y$ 轴对称到 $${point(-c, d)}$，最后一段可以改到那里结束。`,
        both`Now the three pieces lead from one image to the other, and the shortest such path is a line segment. It meets the $x$-axis first and then the $y$-axis, as required.``
          这样三段路就是从一个对称点到另一个对称点，最短的是线段；它先与 $x$ 轴相交，再与 $y$ 轴相交，符合要求。`,
        both`Its length is $\sqrt{(${a} + ${c})^{2} + (${b} + ${d})^{2}} = ${key}$. The tempting path goes perpendicularly to each axis, or reflects only one of the points.``
          它的长度为 $\sqrt{(${a} + ${c})^{2} + (${b} + ${d})^{2}} = ${key}$。容易走错的路是垂直走向每条轴，或只对称了一个点。`,
      ],
      wrong: [
        [
          right,
          'assumes-special-case',
          both`$${b} + \sqrt{${a}^{2} + ${d}^{2}} + ${c} = ${right}$ goes perpendicularly to each axis; the points where the path touches the axes can be chosen better.``$${b} + \sqrt{${a}^{2} + ${d}^{2}} + ${c} = ${right}$ 是垂直走向每条轴；与轴接触的点可以选得更好。`,
        ],
        [
          firstOnly,
          'one-case-only',
          both`$\sqrt{(${a} - ${c})^{2} + (${b} + ${d})^{2}} = ${firstOnly}$ reflects only across the $x$-axis, and the path need not reach the $y$-axis.``$\sqrt{(${a} - ${c})^{2} + (${b} + ${d})^{2}} = ${firstOnly}$ 只关于 $x$ 轴对称，这样的路线不一定到 $y$ 轴。`,
        ],
        [
          corner,
          'assumes-special-case',
          both`$\sqrt{${a}^{2} + ${b}^{2}} + \sqrt{${c}^{2} + ${d}^{2}} = ${corner}$ goes through the origin, which is on both axes but is not the best choice.``$\sqrt{${a}^{2} + ${b}^{2}} + \sqrt{${c}^{2} + ${d}^{2}} = ${corner}$ 是经过原点；原点虽然同在两条轴上，却不是最好的选择。`,
        ],
        [
          secondOnly,
          'one-case-only',
          both`$\sqrt{(${a} + ${c})^{2} + (${b} - ${d})^{2}} = ${secondOnly}$ reflects only across the $y$-axis, and the path need not reach the $x$-axis.``$\sqrt{(${a} + ${c})^{2} + (${b} - ${d})^{2}} = ${secondOnly}$ 只关于 $y$ 轴对称，这样的路线不一定到 $x$ 轴。`,
        ],
        [
          straight,
          'ignores-a-condition',
          both`$\sqrt{(${a} - ${c})^{2} + (${b} - ${d})^{2}} = ${straight}$ is the straight line from $A$ to $B$, which touches neither axis.``$\sqrt{(${a} - ${c})^{2} + (${b} - ${d})^{2}} = ${straight}$ 是 $A$ 到 $B$ 的线段，没有到任何一条轴。`,
        ],
        [
          a + b + c + d,
          'assumes-special-case',
          both`$${a} + ${b} + ${c} + ${d} = ${a + b + c + d}$ moves only parallel to the axes.``$${a} + ${b} + ${c} + ${d} = ${a + b + c + d}$ 是只平行于坐标轴走。`,
        ],
      ],
    };
  },
});

function drawn(from: readonly [number, number], to: readonly [number, number]): PlaneFigure {
  return {
    kind: 'plane',
    x: { min: -2, max: 12, step: 2 },
    y: { min: -2, max: 12, step: 2 },
    points: [
      { at: from, label: '$A$' },
      { at: to, label: '$B$' },
    ],
    described: both`A coordinate plane with the points A at $${point(...from)}$ and B at $${point(...to)}$, both in the first quadrant.``坐标平面，点 A 为 $${point(...from)}$，点 B 为 $${point(...to)}$，都在第一象限。`,
  };
}
