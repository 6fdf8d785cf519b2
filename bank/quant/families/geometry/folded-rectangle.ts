/**
 * A rectangle folded along its diagonal: the area that lies double.
 *
 * Chains two ideas: the fold makes two angles equal, and with the alternate angles the doubled triangle is isosceles; then
 * the Pythagorean theorem in the corner that is left gives its side. Half of the rectangle, or half of that, tempts.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { roundTo } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.right-triangles', 'quant.geometry.quadrilaterals'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 130,
  space: {
    // Width and length.
    sheet: [
      [6, 12],
      [10, 20],
      [6, 18],
      [12, 36],
      [12, 18],
      [18, 27],
      [6, 9],
      [15, 25],
      [30, 50],
      [12, 16],
      [24, 32],
      [20, 50],
      [10, 25],
      [8, 32],
      [20, 25],
    ],
  },
  make: ({ sheet: [w, l] }) => {
    const x = (w * w + l * l) / (2 * l);
    const key = (w * x) / 2;
    return {
      stem: both`A rectangular sheet of paper $ABCD$, with $AB = ${l}$ and $BC = ${w}$, is folded along the diagonal $AC$ so that vertex $B$ comes to rest at $E$, as shown in the figure. $AE$ crosses $CD$ at $F$. What is the area of the shaded region, where the paper is two layers thick?``
        如图，矩形纸片 $ABCD$ 中，$AB = ${l}$，$BC = ${w}$。将纸片沿对角线 $AC$ 折叠，使点 $B$ 落在点 $E$ 处，$AE$ 与 $CD$ 相交于 $F$。阴影部分（纸片重叠的部分）的面积是多少？`,
      figures: [drawn(w, l)],
      key,
      letters: { CF: x, AF: x, DF: l - x, x, AD: w },
      steps: [
        both`The idea: the triangle with two layers is isosceles. Folding makes angle $CAF$ equal to angle $CAB$, and $AB$ is parallel to $CD$, so angle $ACF$ equals angle $CAB$ as well. Hence $AF = CF$; call this length $x$.``
          关键在于：重叠的三角形是等腰三角形。折叠使角 $CAF$ 等于角 $CAB$；又因 $AB$ 平行于 $CD$，角 $ACF$ 也等于角 $CAB$。所以 $AF = CF$，设其长为 $x$。`,
        both`Triangle $ADF$ has a right angle at $D$, with $DF = ${l} - x$, so $(${l} - x)^{2} + ${w}^{2} = x^{2}$. The squares of $x$ cancel: $${l * l} + ${w * w} = ${2 * l}x$, and $x = \frac{${l * l + w * w}}{${2 * l}} = ${x}$.``
          三角形 $ADF$ 在 $D$ 处是直角，$DF = ${l} - x$，所以 $(${l} - x)^{2} + ${w}^{2} = x^{2}$。$x$ 的平方项消去，得 $${l * l} + ${w * w} = ${2 * l}x$，$x = \frac{${l * l + w * w}}{${2 * l}} = ${x}$。`,
        both`With $CF = ${x}$ as the base, the height is $AD = ${w}$, and the area is $\frac{1}{2} \cdot ${x} \cdot ${w} = ${key}$.``
          以 $CF = ${x}$ 为底，高为 $AD = ${w}$，面积为 $\frac{1}{2} \cdot ${x} \cdot ${w} = ${key}$。`,
      ],
      wrong: [
        [
          (w * l) / 2,
          'stops-early',
          both`$\frac{1}{2} \cdot ${l} \cdot ${w} = ${(w * l) / 2}$ is the area of the whole half that was folded over; part of it lies outside the other half.``
            $\frac{1}{2} \cdot ${l} \cdot ${w} = ${(w * l) / 2}$ 是被折过来的整个一半，其中有一部分落在另一半之外。`,
        ],
        [
          (w * l) / 4,
          'assumes-special-case',
          both`$\frac{1}{4} \cdot ${l} \cdot ${w} = ${(w * l) / 4}$ would be right if $F$ were the midpoint of $CD$.``只有 $F$ 是 $CD$ 的中点时才是 $\frac{1}{4} \cdot ${l} \cdot ${w} = ${(w * l) / 4}$。`,
        ],
        [
          (w * (l - x)) / 2,
          'answers-another-question',
          both`$\frac{1}{2} \cdot ${w} \cdot ${l - x} = ${(w * (l - x)) / 2}$ is the area of triangle $ADF$, where there is only one layer of paper.``
            $\frac{1}{2} \cdot ${w} \cdot ${l - x} = ${(w * (l - x)) / 2}$ 是三角形 $ADF$ 的面积，那里纸只有一层。`,
        ],
        [
          (w * (l - w)) / 2,
          'special-triangle-slip',
          both`$\frac{1}{2} \cdot (${l} - ${w}) \cdot ${w} = ${(w * (l - w)) / 2}$ takes $DF$ to be as long as $AD$, as in a triangle with angles of 45 degrees.``
            $\frac{1}{2} \cdot (${l} - ${w}) \cdot ${w} = ${(w * (l - w)) / 2}$ 把 $DF$ 当成与 $AD$ 一样长，以为角是 45 度。`,
        ],
        [
          w * x,
          'forgets-half',
          both`$${x} \cdot ${w} = ${w * x}$ forgets the factor of one-half in the area of a triangle.``$${x} \cdot ${w} = ${w * x}$ 忘了三角形面积要乘二分之一。`,
        ],
        [
          w * l - key,
          'answers-another-question',
          both`$${l} \cdot ${w} - ${key} = ${w * l - key}$ is the area that the folded sheet covers.``$${l} \cdot ${w} - ${key} = ${w * l - key}$ 是折叠后纸片所盖住的面积。`,
        ],
        ...(Number.isInteger((x * x) / 2)
          ? ([
              [
                (x * x) / 2,
                'slanted-for-height',
                both`$\frac{1}{2} \cdot ${x} \cdot ${x} = ${(x * x) / 2}$ takes $AF$ to be the height of the triangle.``$\frac{1}{2} \cdot ${x} \cdot ${x} = ${(x * x) / 2}$ 把 $AF$ 当成了三角形的高。`,
              ],
            ] as const)
          : []),
      ],
    };
  },
});

function drawn(w: number, l: number): GeometryFigure {
  // The corner B, mirrored in the diagonal.
  const share = (2 * l * l) / (l * l + w * w);
  const E = [roundTo(share * l - l, 3), roundTo(share * w, 3)] as const;
  const x = (w * w + l * l) / (2 * l);
  return {
    kind: 'geometry',
    points: { A: [0, 0], B: [l, 0], C: [l, w], D: [0, w], E, F: [roundTo(l - x, 3), w] },
    segments: [
      { ends: ['A', 'B'], dashed: true, label: `${l}` },
      { ends: ['B', 'C'], dashed: true, label: `${w}` },
      { ends: ['C', 'D'] },
      { ends: ['A', 'D'] },
      { ends: ['A', 'C'] },
      { ends: ['A', 'E'] },
      { ends: ['C', 'E'] },
    ],
    shaded: [{ shape: { polygon: ['A', 'C', 'F'] } }],
    toScale: true,
    described: both`Rectangle ABCD with AB equal to ${l} and BC equal to ${w}; AB and BC are dashed. Triangle ABC has been folded over the diagonal AC, so that B is at E, on the other side of CD. AE crosses CD at F, and triangle ACF is shaded.``
      矩形 ABCD，AB 为 ${l}，BC 为 ${w}，AB 与 BC 画成虚线。三角形 ABC 沿对角线 AC 折叠，点 B 落在 CD 另一侧的点 E 处。AE 与 CD 相交于 F，三角形 ACF 为阴影部分。`,
  };
}
