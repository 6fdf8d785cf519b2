/**
 * Two tangents from a point and a third that cuts across them: the perimeter of the triangle between the three.
 *
 * Chains two ideas: the tangents from Q and from R are equal, so that the perimeter unfolds into PA and PB; and the
 * radius to A is perpendicular to PA. The place of T is free, which makes the perimeter look undetermined.
 */
import type { GeometryFigure, Point } from '#core/questions/figures.ts';
import { roundTo } from '../../arithmetic.ts';
import { polar } from '../../drawing.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.geometry.right-triangles'],
  form: 'qc',
  difficulty: 4,
  seconds: 110,
  space: {
    // The radius, the tangent from P, the distance of P from the center.
    triple: [
      [5, 12, 13],
      [6, 8, 10],
      [8, 15, 17],
      [9, 12, 15],
      [7, 24, 25],
      [10, 24, 26],
      [12, 16, 20],
      [15, 20, 25],
      [3, 4, 5],
    ],
    bound: ['equal', 'unfolded at O', 'a little less', 'a little more'],
    isSwapped: [false, true],
    drawnAt: [-14, 9, 13],
  },
  make: ({ triple: [r, t, d], bound, isSwapped, drawnAt }) => {
    const value = {
      equal: 2 * t,
      'unfolded at O': t + d,
      'a little less': 2 * t - 1,
      'a little more': 2 * t + 1,
    }[bound];
    const measured = both`The perimeter of triangle $PQR$``三角形 $PQR$ 的周长`;
    const more = [
      'trusts-the-scale',
      both`The line through $Q$ and $R$ may look far from $P$ in the figure, but the perimeter is $2 \cdot ${t} = ${2 * t}$ wherever $T$ is.``
        图中过 $Q$、$R$ 的直线看起来离 $P$ 较远，但无论 $T$ 在哪里，周长都是 $2 \cdot ${t} = ${2 * t}$。`,
    ] as const;
    const less = [
      'ignores-a-condition',
      both`$QT$ and $TR$ are as long as $QA$ and $RB$, so nothing is saved by going across: the perimeter is $2 \cdot ${t} = ${2 * t}$.``
        $QT$、$TR$ 分别与 $QA$、$RB$ 一样长，从中间穿过并不会变短：周长是 $2 \cdot ${t} = ${2 * t}$。`,
    ] as const;
    return {
      stem: both`In the figure, $PA$ and $PB$ are tangent to the circle with center $O$ at $A$ and $B$. $Q$ is on segment $PA$, $R$ is on segment $PB$, and $QR$ is tangent to the circle at $T$. $OA = ${r}$ and $OP = ${d}$.``
        如图，$PA$、$PB$ 分别与圆 $O$ 相切于 $A$、$B$。$Q$ 在线段 $PA$ 上，$R$ 在线段 $PB$ 上，$QR$ 与圆相切于 $T$。$OA = ${r}$，$OP = ${d}$。`,
      figures: [drawn(r, drawnAt)],
      a: isSwapped ? value : measured,
      b: isSwapped ? measured : value,
      key: keyOfOrder(Math.sign(2 * t - value), isSwapped),
      letters: [
        { PA: t },
        {
          PQ: (3 * t) / 5,
          PA: t,
          QA: (2 * t) / 5,
          QT: (2 * t) / 5,
          PR: (3 * t) / 4,
          RB: t / 4,
          RT: t / 4,
          PB: t,
        },
        { PA: t, PB: t },
      ],
      steps: [
        both`A radius to a point of tangency is perpendicular to the tangent, so triangle $OAP$ has a right angle at $A$, and $PA = \sqrt{${d}^{2} - ${r}^{2}} = ${t}$.``
          过切点的半径垂直于切线，所以三角形 $OAP$ 在 $A$ 处是直角，$PA = \sqrt{${d}^{2} - ${r}^{2}} = ${t}$。`,
        both`The idea: two tangent segments from the same point are equal, so $QT = QA$ and $RT = RB$. Substitute: $PQ + QT = PQ + QA = PA$, and $PR + RT = PR + RB = PB$.``
          关键在于：从一点引出的两条切线相等，所以 $QT = QA$，$RT = RB$。逐一替换：$PQ + QT = PQ + QA = PA$，$PR + RT = PR + RB = PB$。`,
        both`The perimeter is therefore $PA + PB = ${t} + ${t} = ${2 * t}$, wherever $T$ is. Faster: let $T$ slide to $A$; the triangle then collapses onto $PA$ and back.``
          所以无论 $T$ 在哪里，周长都是 $PA + PB = ${t} + ${t} = ${2 * t}$。更快的看法：让 $T$ 滑到 $A$，三角形就缩成沿 $PA$ 的一去一回。`,
      ],
      wrong: {
        A: isSwapped ? less : more,
        B: isSwapped ? more : less,
        C: [
          'arithmetic-slip',
          bound === 'unfolded at O'
            ? both`$${t} + ${d} = ${t + d}$ is $PA + OP$; the perimeter is $PA + PB$.``$${t} + ${d} = ${t + d}$ 是 $PA + OP$，而周长是 $PA + PB$。`
            : both`The perimeter is exactly $2 \cdot ${t} = ${2 * t}$, and $${value} \ne ${2 * t}$.``周长恰好是 $2 \cdot ${t} = ${2 * t}$，而 $${value} \ne ${2 * t}$。`,
        ],
        D: [
          'thinks-undetermined',
          both`The sides of $PQR$ change when $T$ moves, but their sum does not.``$T$ 移动时，$PQR$ 的三条边会变，但它们的和不变。`,
        ],
      },
    };
  },
});

/** O to the right of P; T a little off the line between them. */
function drawn(r: number, drawnAt: number): GeometryFigure {
  // One shape for all draws, so that the parts stay apart on a small screen.
  const [radius, distance] = [5, 12];
  const open = (Math.acos(radius / distance) * 180) / Math.PI;
  const O: Point = [0, 0];
  /** Where the tangents at two places of the circle meet. */
  const meeting = (one: number, other: number): Point =>
    polar(radius / Math.cos(((one - other) * Math.PI) / 360), (one + other) / 2);
  const [a, b, t] = [180 - open, 180 + open, 180 + drawnAt];
  return {
    kind: 'geometry',
    points: {
      O,
      P: [roundTo(-distance, 3), 0],
      A: polar(radius, a),
      B: polar(radius, b),
      T: polar(radius, t),
      Q: meeting(a, t),
      R: meeting(b, t),
    },
    segments: [
      { ends: ['P', 'A'] },
      { ends: ['P', 'B'] },
      { ends: ['Q', 'R'] },
      { ends: ['O', 'A'], label: `${r}` },
    ],
    circles: [{ center: 'O', radius }],
    toScale: false,
    described: both`A circle with center O and a point P outside it. PA and PB are tangent to the circle at A and B. Q is on PA and R is on PB, and QR is tangent to the circle at T, on the side of the circle toward P. OA is ${r}. Not drawn to scale.``
      圆心为 O 的圆，P 在圆外。PA、PB 与圆相切于 A、B。Q 在 PA 上，R 在 PB 上，QR 与圆相切于 T，T 在圆上靠近 P 的一侧。OA 为 ${r}。图形未按比例绘制。`,
  };
}
