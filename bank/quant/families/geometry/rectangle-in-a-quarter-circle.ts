/**
 * A rectangle with one corner on the arc of a quarter circle: the perimeter of what its other diagonal leaves.
 *
 * Chains two ideas: the diagonal PR equals the diagonal OQ, which is a radius; and AP and RB are needed only together, so
 * that the perimeter of the rectangle is enough. Whoever looks for the sides of the rectangle runs out of time.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { range, roundTo } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, pi } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.geometry.quadrilaterals'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: { r: [6, 8, 10, 12, 14, 16, 18, 20], more: range(1, 8) },
  keep: ({ r, more }) => (r + more) ** 2 < 1.96 * r * r && more / r >= 0.25,
  make: ({ r, more }) => {
    const half = r + more;
    const rest = 2 * r - half;
    const with_ = (length: number, arc = r / 2): string => `${length} + ${pi(arc)}`;
    const key = with_(r + rest);
    return {
      stem: both`In the figure, $AOB$ is a quarter of a circle with center $O$ and radius ${r}. $OPQR$ is a rectangle with a perimeter of ${2 * half}, and $Q$ is on arc $AB$. What is the perimeter of the shaded region?``
        如图，$AOB$ 是以 $O$ 为圆心、半径为 ${r} 的四分之一圆。$OPQR$ 是周长为 ${2 * half} 的矩形，$Q$ 在弧 $AB$ 上。阴影部分的周长是多少？`,
      figures: [drawn(r, half)],
      key,
      letters: { PR: r, OQ: r, OP: half - r / 2, OR: r / 2, AP: r + r / 2 - half, RB: r / 2 },
      steps: [
        both`The idea: neither side of the rectangle has to be found. Its diagonals are equal, and the diagonal from $O$ to $Q$ is a radius, so $PR = OQ = ${r}$.``
          关键在于：不必求出矩形的两条边。矩形的对角线相等，而从 $O$ 到 $Q$ 的对角线是半径，所以 $PR = OQ = ${r}$。`,
        both`Half of the perimeter of the rectangle is $OP + OR = \frac{${2 * half}}{2} = ${half}$. The two straight pieces along the radii are what is left of two radii: $AP + RB = ${r} + ${r} - ${half} = ${rest}$.``
          矩形周长的一半是 $OP + OR = \frac{${2 * half}}{2} = ${half}$。两条半径去掉它们，剩下的就是两小段：$AP + RB = ${r} + ${r} - ${half} = ${rest}$。`,
        both`The arc is a quarter of the circumference, $\frac{1}{4} \cdot 2 \pi \cdot ${r} = ${pi(r / 2)}$. Together, the perimeter is $${rest} + ${r} + ${pi(r / 2)} = ${key}$.``
          弧长是圆周长的四分之一，即 $\frac{1}{4} \cdot 2 \pi \cdot ${r} = ${pi(r / 2)}$。所以周长为 $${rest} + ${r} + ${pi(r / 2)} = ${key}$。`,
      ],
      wrong: [
        [
          with_(rest),
          'stops-early',
          both`$${with_(rest)}$ leaves out $PR$, which also bounds the shaded region.``$${with_(rest)}$ 漏掉了 $PR$，它也是阴影部分的边界。`,
        ],
        [
          with_(2 * r),
          'answers-another-question',
          both`$${with_(2 * r)}$ is the perimeter of the whole quarter circle; the corner at $O$ is cut off.``$${with_(2 * r)}$ 是整个四分之一圆的周长，而 $O$ 处的角已被截去。`,
        ],
        [
          with_(r + half),
          'answers-another-question',
          both`$${with_(r + half)}$ adds $OP$ and $OR$, which bound the white triangle, instead of $AP$ and $RB$.``$${with_(r + half)}$ 加的是白色三角形的边 $OP$、$OR$，而不是 $AP$、$RB$。`,
        ],
        [
          with_(3 * r - 2 * half),
          'coefficient-slip',
          both`$3 \cdot ${r} - ${2 * half} = ${3 * r - 2 * half}$, which gives $${with_(3 * r - 2 * half)}$, subtracts the whole perimeter of the rectangle instead of half of it.``
            $3 \cdot ${r} - ${2 * half} = ${3 * r - 2 * half}$，得到 $${with_(3 * r - 2 * half)}$，是减去了矩形的整个周长，而不是一半。`,
        ],
        [
          with_(r + rest, r),
          'part-for-whole',
          both`$${with_(r + rest, r)}$ uses half of the circumference as the arc.``$${with_(r + rest, r)}$ 把半个圆周当成了弧长。`,
        ],
        [
          with_(r + rest, (r * r) / 4),
          'wrong-circle-formula',
          both`$${with_(r + rest, (r * r) / 4)}$ adds the area of the quarter circle, $\frac{1}{4} \pi \cdot ${r}^{2} = ${pi((r * r) / 4)}$, instead of the arc.``
            $${with_(r + rest, (r * r) / 4)}$ 加的是四分之一圆的面积 $\frac{1}{4} \pi \cdot ${r}^{2} = ${pi((r * r) / 4)}$，而不是弧长。`,
        ],
        [
          with_(half),
          'adds-for-multiplies',
          both`$${with_(half)}$ takes the straight pieces to be half of the perimeter of the rectangle.``$${with_(half)}$ 把各条直线段的和当成了矩形周长的一半。`,
        ],
      ],
    };
  },
});

function drawn(r: number, half: number): GeometryFigure {
  const long = roundTo((half + Math.sqrt(2 * r * r - half * half)) / 2, 3);
  const short = roundTo(half - long, 3);
  return {
    kind: 'geometry',
    points: { O: [0, 0], A: [r, 0], B: [0, r], P: [long, 0], Q: [long, short], R: [0, short] },
    segments: [
      { ends: ['O', 'A'] },
      { ends: ['O', 'B'] },
      { ends: ['P', 'Q'] },
      { ends: ['Q', 'R'] },
      { ends: ['P', 'R'] },
    ],
    arcs: [{ center: 'O', from: 'A', to: 'B' }],
    angles: [{ at: ['A', 'O', 'B'], right: true }],
    shaded: [
      { shape: { sector: { center: 'O', from: 'A', to: 'B' } }, without: [{ polygon: ['O', 'P', 'R'] }] },
    ],
    toScale: true,
    described: both`A quarter circle with center O and radii OA and OB. Rectangle OPQR has P on OA, R on OB, and Q on the arc; its diagonal PR is drawn. The whole quarter circle except triangle OPR is shaded.``
      圆心为 O 的四分之一圆，OA、OB 是半径。矩形 OPQR 的顶点 P 在 OA 上，R 在 OB 上，Q 在弧上，图中画出对角线 PR。四分之一圆中除三角形 OPR 以外的部分为阴影部分。`,
  };
}
