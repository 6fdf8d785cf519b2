/**
 * Two lines from the vertices cut a triangle into three triangles of known area and a quadrilateral.
 *
 * Chains two ideas: a line from the third vertex to the crossing splits the quadrilateral; and triangles with a common
 * height have areas in the ratio of their bases, which is used along both lines. The areas around a crossing of diagonals
 * are in proportion, and whoever carries that rule over finds a small triangle instead of the quadrilateral.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

/** The areas of AFE, AFB and BFD, found by search: the two parts of the quadrilateral are whole. */
const areas = [
  [2, 4, 4],
  [2, 6, 6],
  [3, 6, 6],
  [3, 9, 9],
  [3, 12, 8],
  [4, 8, 8],
  [4, 12, 12],
  [5, 10, 8],
  [5, 15, 9],
  [6, 12, 8],
  [8, 12, 9],
  [5, 10, 10],
  [2, 8, 12],
  [2, 6, 9],
  [3, 12, 12],
  [6, 14, 14],
] as const;

export const family = defineFamily({
  tags: ['quant.geometry.triangles', 'quant.geometry.composite-area', 'quant.arith.ratio'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 150,
  space: { areas, isMirrored: [false, true] },
  make: ({ areas: [first, q, last], isMirrored }) => {
    const [p, r] = isMirrored ? [last, first] : [first, last];
    const rest = q * q - p * r;
    const [u, v] = [(p * r * (p + q)) / rest, (p * r * (r + q)) / rest];
    const key = u + v;
    const proportion = (p * r) / q;
    return {
      stem: both`In the figure, point $D$ is on $BC$, point $E$ is on $AC$, and $AD$ and $BE$ meet at $F$. The area of triangle $AEF$ is ${p}, the area of triangle $ABF$ is ${q}, and the area of triangle $BDF$ is ${r}. What is the area of quadrilateral $CDFE$?``
        如图，点 $D$ 在 $BC$ 上，点 $E$ 在 $AC$ 上，$AD$ 与 $BE$ 交于点 $F$。三角形 $AEF$ 的面积为 ${p}，三角形 $ABF$ 的面积为 ${q}，三角形 $BDF$ 的面积为 ${r}。四边形 $CDFE$ 的面积是多少？`,
      figures: [drawn()],
      key,
      letters: { u, v, BF: 5 * q, FE: 5 * p, AF: 3 * q, FD: 3 * r },
      steps: [
        both`The idea: draw $CF$, and let $u$ and $v$ be the areas of triangles $CEF$ and $CDF$. Triangles with a common height have areas in the ratio of their bases: from $A$, $\frac{BF}{FE} = \frac{${q}}{${p}}$, and from $B$, $\frac{AF}{FD} = \frac{${q}}{${r}}$.``
          关键在于：连接 $CF$，设三角形 $CEF$、$CDF$ 的面积为 $u$、$v$。等高的三角形，面积之比等于底之比：从 $A$ 看，$\frac{BF}{FE} = \frac{${q}}{${p}}$；从 $B$ 看，$\frac{AF}{FD} = \frac{${q}}{${r}}$。`,
        both`Seen from $C$, the same ratios hold for the triangles on the other side: $\frac{${r} + v}{u} = \frac{${q}}{${p}}$ and $\frac{${p} + u}{v} = \frac{${q}}{${r}}$.``
          从 $C$ 看，另一侧的三角形也有同样的比：$\frac{${r} + v}{u} = \frac{${q}}{${p}}$，$\frac{${p} + u}{v} = \frac{${q}}{${r}}$。`,
        both`The two equations give $u = ${u}$ and $v = ${v}$, so the area is $u + v = ${u} + ${v} = ${key}$. The tempting path takes the areas around $F$ to be in proportion, as around the intersection of two diagonals; but that gives triangle $DEF$, not the quadrilateral.``
          由两个方程得 $u = ${u}$，$v = ${v}$，所以面积为 $u + v = ${u} + ${v} = ${key}$。容易走错的路是把 $F$ 周围的面积当成对角线交点周围那样成比例，那样得到的是三角形 $DEF$，而不是四边形。`,
      ],
      wrong: [
        ...(Number.isInteger(proportion)
          ? [
              [
                proportion,
                'answers-another-question',
                both`$\frac{${p} \cdot ${r}}{${q}} = ${proportion}$ is the area of triangle $DEF$, by the rule for crossing diagonals.``$\frac{${p} \cdot ${r}}{${q}} = ${proportion}$ 是三角形 $DEF$ 的面积，用的是对角线相交的规律。`,
              ] as const,
            ]
          : []),
        [
          p + r,
          'assumes-special-case',
          both`$${p} + ${r} = ${p + r}$ takes $D$ and $E$ to be midpoints, so that $CF$ would cut the quadrilateral into areas of ${p} and ${r}.``
            $${p} + ${r} = ${p + r}$ 是把 $D$、$E$ 当成了中点，那样 $CF$ 会把四边形分成面积为 ${p} 和 ${r} 的两部分。`,
        ],
        [
          q,
          'judges-by-looks',
          both`$${q}$ takes the quadrilateral to be as large as the triangle opposite it.``$${q}$ 把四边形当成与对面的三角形一样大。`,
        ],
        [
          p + q + r,
          'assumes-special-case',
          both`$${p} + ${q} + ${r} = ${p + q + r}$ takes the quadrilateral to be half of triangle $ABC$.``$${p} + ${q} + ${r} = ${p + q + r}$ 把四边形当成三角形 $ABC$ 的一半。`,
        ],
        [
          v,
          'stops-early',
          both`$${v}$ is the area of only triangle $CDF$.``$${v}$ 只是三角形 $CDF$ 的面积。`,
        ],
        [
          u,
          'stops-early',
          both`$${u}$ is the area of only triangle $CEF$.``$${u}$ 只是三角形 $CEF$ 的面积。`,
        ],
        [
          p + q + r + key,
          'answers-another-question',
          both`$${p} + ${q} + ${r} + ${key} = ${p + q + r + key}$ is the area of the whole triangle $ABC$.``$${p} + ${q} + ${r} + ${key} = ${p + q + r + key}$ 是整个三角形 $ABC$ 的面积。`,
        ],
      ],
    };
  },
});

/** Always the same triangle: the areas are not those of the drawing. */
function drawn(): GeometryFigure {
  return {
    kind: 'geometry',
    points: { A: [0, 0], B: [10, 0], C: [4, 7], D: [7, 3.5], E: [1.6, 2.8], F: [4, 2] },
    segments: [
      { ends: ['A', 'B'] },
      { ends: ['B', 'C'] },
      { ends: ['C', 'A'] },
      { ends: ['A', 'D'] },
      { ends: ['B', 'E'] },
    ],
    toScale: false,
    described: both`Triangle ABC, not drawn to scale. D is on side BC and E is on side AC; segments AD and BE cross at F.``
      三角形 ABC，未按比例绘制。D 在边 BC 上，E 在边 AC 上，线段 AD 与 BE 交于 F。`,
  };
}
