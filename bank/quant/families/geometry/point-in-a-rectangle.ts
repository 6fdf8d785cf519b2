/**
 * A point inside a rectangle and its distances from three of the corners: the distance from the fourth.
 *
 * Chains two ideas: lines through the point parallel to the sides make each distance a hypotenuse, and in the squares of
 * opposite distances the same four parts occur, so that the rectangle itself is not needed. It seems that too little is
 * given, or that the distances themselves, not their squares, add up alike.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

/** Distances from A, B, C and D with equal sums of opposite squares. */
const places = [
  [6, 2, 7, 9],
  [2, 6, 9, 7],
  [10, 5, 11, 14],
  [7, 3, 9, 11],
  [3, 7, 11, 9],
  [5, 2, 10, 11],
  [8, 4, 11, 13],
  [4, 8, 13, 11],
  [6, 3, 13, 14],
  [9, 5, 13, 15],
  [5, 9, 15, 13],
] as const;

export const family = defineFamily({
  tags: ['quant.geometry.quadrilaterals', 'quant.geometry.right-triangles'],
  form: 'qc',
  difficulty: 4,
  seconds: 110,
  space: {
    place: places,
    against: ['sum', 'sum', 'exact'],
    isSwapped: [false, true],
    isTurned: [false, true],
  },
  make: ({ place, against, isSwapped, isTurned }) => {
    const [a, b, c, d] = isTurned ? [place[2], place[1], place[0], place[3]] : place;
    const lure = a + c - b;
    const bound = against === 'exact' ? d : lure;
    if (lure <= 0) return null;
    const length = both`The length of $PD$``$PD$ 的长`;
    const order = Math.sign(d - bound);
    // The distance of P from AB, squared: any that leaves all four parts positive will do.
    const t = (Math.max(0, b * b - c * c) + Math.min(a * a, b * b)) / 2;
    const parts = { q: t, p: a * a - t, r: b * b - t, s: c * c - b * b + t };
    const letters = Object.fromEntries(
      Object.entries(parts).map(([name, square]) => [name, `\\sqrt{${square}}`]),
    );
    const byLure = [
      'squares-termwise',
      against === 'exact'
        ? both`$${a} + ${c} - ${b} = ${lure}$ adds the distances themselves; it is their squares that have equal sums.``
          $${a} + ${c} - ${b} = ${lure}$ 是把距离本身相加，其实相等的是距离的平方和。`
        : both`The squares give $${a}^{2} + ${c}^{2} - ${b}^{2} = ${d * d}$, so $PD$ is ${d}, on the other side of ${lure}.``
          由平方得 $${a}^{2} + ${c}^{2} - ${b}^{2} = ${d * d}$，即 $PD$ 为 ${d}，与 ${lure} 的大小关系正好相反。`,
    ] as const;
    const byFigure = [
      'trusts-the-scale',
      both`That measures the figure, which is not drawn to scale.``这是在图上量，而图形未按比例绘制。`,
    ] as const;
    // Against the exact length the lure is on one side only; what is left for the other is the look of the figure.
    const [longer, shorter] = against === 'exact' && lure < d ? [byFigure, byLure] : [byLure, byFigure];
    const [more, less] = against === 'exact' ? [longer, shorter] : [byLure, byLure];
    return {
      stem: both`In the figure, $P$ is a point inside rectangle $ABCD$, with $PA = ${a}$, $PB = ${b}$, and $PC = ${c}$.``
        如图，$P$ 是矩形 $ABCD$ 内一点，$PA = ${a}$，$PB = ${b}$，$PC = ${c}$。`,
      figures: [drawn(a, b, c)],
      a: isSwapped ? bound : length,
      b: isSwapped ? length : bound,
      key: keyOfOrder(order, isSwapped),
      letters: [
        { ...letters, PA: a, PB: b, PC: c, PD: d },
        { ...letters, PA: a, PB: b, PC: c, PD: d },
        { PD: d },
      ],
      steps: [
        both`The idea: draw lines through $P$ parallel to the sides. Let $q$ and $s$ be the distances of $P$ from $AB$ and $CD$, and $p$ and $r$ its distances from $AD$ and $BC$. Then $PA^{2} = p^{2} + q^{2}$, $PB^{2} = r^{2} + q^{2}$, $PC^{2} = r^{2} + s^{2}$, and $PD^{2} = p^{2} + s^{2}$.``
          关键在于：过 $P$ 作两边的平行线。设 $P$ 到 $AB$、$CD$ 的距离为 $q$、$s$，到 $AD$、$BC$ 的距离为 $p$、$r$，则 $PA^{2} = p^{2} + q^{2}$，$PB^{2} = r^{2} + q^{2}$，$PC^{2} = r^{2} + s^{2}$，$PD^{2} = p^{2} + s^{2}$。`,
        both`Opposite vertices use the same four squares: $PA^{2} + PC^{2} = p^{2} + q^{2} + r^{2} + s^{2} = PB^{2} + PD^{2}$. So neither the sides of the rectangle nor the position of $P$ is needed.``
          相对的顶点用到的是同样四个平方：$PA^{2} + PC^{2} = p^{2} + q^{2} + r^{2} + s^{2} = PB^{2} + PD^{2}$。所以不必知道矩形的边长，也不必知道 $P$ 的位置。`,
        both`Hence $PD^{2} = ${a}^{2} + ${c}^{2} - ${b}^{2} = ${d * d}$ and $PD = ${d}$. The tempting path adds the distances instead of their squares, $${a} + ${c} - ${b} = ${lure}$, or gives up because the sides are unknown.``
          于是 $PD^{2} = ${a}^{2} + ${c}^{2} - ${b}^{2} = ${d * d}$，$PD = ${d}$。容易走错的路是把距离而不是距离的平方相加，$${a} + ${c} - ${b} = ${lure}$；或因为边长未知就放弃。`,
      ],
      wrong: {
        A: isSwapped ? less : more,
        B: isSwapped ? more : less,
        C: [
          'squares-termwise',
          both`$${a} + ${c} - ${b} = ${lure}$ takes the distances from opposite vertices to have equal sums; it is their squares that do.``
            $${a} + ${c} - ${b} = ${lure}$ 以为到相对顶点的距离之和相等，其实相等的是平方和。`,
        ],
        D: [
          'thinks-undetermined',
          both`The sides of the rectangle are not determined, but $PD$ is: it depends only on the other three distances.``
            矩形的边长确实不能确定，但 $PD$ 能确定：它只与另外三个距离有关。`,
        ],
      },
    };
  },
});

function drawn(a: number, b: number, c: number): GeometryFigure {
  return {
    kind: 'geometry',
    points: { A: [0, 0], B: [10, 0], C: [10, 6.5], D: [0, 6.5], P: [4.6, 2.9] },
    segments: [
      { ends: ['A', 'B'] },
      { ends: ['B', 'C'] },
      { ends: ['C', 'D'] },
      { ends: ['D', 'A'] },
      { ends: ['P', 'A'], label: `${a}` },
      { ends: ['P', 'B'], label: `${b}` },
      { ends: ['P', 'C'], label: `${c}` },
      { ends: ['P', 'D'] },
    ],
    toScale: false,
    described: both`Rectangle ABCD with a point P inside it, not drawn to scale. P is joined to the four vertices: PA is ${a}, PB is ${b}, PC is ${c}, and PD has no label.``
      矩形 ABCD，内有一点 P，未按比例绘制。P 与四个顶点相连：PA 为 ${a}，PB 为 ${b}，PC 为 ${c}，PD 未标长度。`,
  };
}
