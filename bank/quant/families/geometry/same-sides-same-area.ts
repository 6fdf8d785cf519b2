/**
 * Two triangles with two pairs of equal sides and equal areas, drawn as if they were one: are they congruent?
 *
 * Chains two ideas: equal sides and equal areas mean equal heights on an equal base; and a side reaches the same height at an
 * angle and at its supplement, so that the triangles are congruent or their angles make 180 degrees together. The figure
 * shows congruent triangles; where the third sides are said to differ, the angles look undetermined and are not.
 */
import type { GeometryFigure, Point } from '#core/questions/figures.ts';
import { polar } from '../../drawing.ts';
import { aOrB, defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.triangles', 'quant.geometry.similarity'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    sides: [
      [5, 8],
      [6, 9],
      [7, 10],
      [4, 7],
      [8, 11],
      [9, 13],
      [5, 6],
      [7, 8],
    ],
    kind: ['third', 'third', 'sum', 'wide', 'wide', 'squares'],
    isSwapped: [false, true],
  },
  make: ({ sides: [p, q], kind, isSwapped }) => {
    const total = 2 * (p * p + q * q);
    const asked = {
      third: [both`The length of $BC$``$BC$ 的长`, both`The length of $EF$``$EF$ 的长`, 'D'],
      sum: [
        both`The sum of the degree measures of angle $A$ and angle $D$``角 $A$ 与角 $D$ 的度数之和`,
        both`180``180`,
        'C',
      ],
      wide: [both`The degree measure of angle $A$``角 $A$ 的度数`, both`90``90`, keyOfOrder(1, isSwapped)],
      squares: [both`$BC^{2} + EF^{2}$``$BC^{2} + EF^{2}$`, both`${total}``${total}`, 'C'],
    } as const;
    const [first, second, key] = asked[kind];
    const isOpen = kind === 'third';
    const more = [
      isOpen ? 'one-case-only' : 'judges-by-looks',
      isOpen
        ? both`$BC$ may be the longer one, the shorter one, or equal to $EF$: nothing says which of the two has the wider angle.``$BC$ 可能较长，可能较短，也可能与 $EF$ 相等：题目没有说哪个三角形的夹角较大。`
        : both`The angles at $A$ and $D$ make 180 degrees together, and the one at $A$, opposite the longer side, is the obtuse one.``$A$、$D$ 处的两角之和为 180 度，而对着较长边的 $A$ 处的角是钝角。`,
    ] as const;
    const less = [
      isOpen ? 'one-case-only' : 'trusts-the-scale',
      isOpen
        ? both`$EF$ may be the longer one, the shorter one, or equal to $BC$: nothing says which of the two has the wider angle.``$EF$ 可能较长，可能较短，也可能与 $BC$ 相等：题目没有说哪个三角形的夹角较大。`
        : both`Both angles look acute in the figure, but then the triangles would be congruent, and $BC$ would not be longer than $EF$.``图中两个角看起来都是锐角，但那样两个三角形就全等了，$BC$ 不会比 $EF$ 长。`,
    ] as const;
    return {
      stem: isOpen
        ? both`In the figure, $AB = DE = ${p}$, $AC = DF = ${q}$, and the area of triangle $ABC$ is equal to the area of triangle $DEF$.``
          如图，$AB = DE = ${p}$，$AC = DF = ${q}$，三角形 $ABC$ 的面积等于三角形 $DEF$ 的面积。`
        : both`In the figure, $AB = DE = ${p}$, $AC = DF = ${q}$, and $BC > EF$. The area of triangle $ABC$ is equal to the area of triangle $DEF$.``
          如图，$AB = DE = ${p}$，$AC = DF = ${q}$，且 $BC > EF$。三角形 $ABC$ 的面积等于三角形 $DEF$ 的面积。`,
      figures: [drawn(p, q)],
      a: isSwapped ? second : first,
      b: isSwapped ? first : second,
      key,
      letters: [
        { AC: q, DF: q },
        {},
        kind === 'squares'
          ? { BC: `\\sqrt{${p * p + q * q + 12}}`, EF: `\\sqrt{${p * p + q * q - 12}}`, f: 6 / q }
          : {},
      ],
      steps: [
        both`Take $AC$ and $DF$ as bases. Since $AC = DF$ and the areas are equal, $B$ and $E$ are equally high above the bases.``
          以 $AC$、$DF$ 为底。由于 $AC = DF$ 且面积相等，$B$ 与 $E$ 到底边的高相等。`,
        both`The idea: a side of length ${p} that swings about $A$ reaches the same height twice, once leaning over the base and once leaning away from it. The two angles make 180 degrees together. So either the triangles are congruent, or angles $A$ and $D$ are supplements of each other. The figure shows only the first.``
          关键在于：长 ${p} 的边绕 $A$ 转动，会两次到达同一高度，一次向底边一侧倾斜，一次向外倾斜，这两个角之和为 180 度。所以两个三角形要么全等，要么角 $A$ 与角 $D$ 互补。图中只画出了前一种。`,
        {
          third: both`If they are congruent, $BC$ and $EF$ are equal; if not, the one opposite the obtuse angle is longer, and it may be either. The tempting path takes the triangles for congruent.``
            若全等，$BC$ 与 $EF$ 相等；若不全等，对着钝角的边较长，而它可能是其中任何一条。容易走错的路是认定两个三角形全等。`,
          sum: both`$BC$ is longer than $EF$, so the triangles are not congruent, and the two angles are supplements: their sum is 180 degrees.``
            $BC$ 比 $EF$ 长，所以两个三角形不全等，两个角互补，和为 180 度。`,
          wide: both`$BC$ is longer than $EF$, so the triangles are not congruent, and the two angles are supplements. The longer side is opposite the wider angle, so angle $A$ is obtuse.``
            $BC$ 比 $EF$ 长，所以两个三角形不全等，两个角互补。较长的边对着较大的角，所以角 $A$ 是钝角。`,
          squares: both`$BC$ is longer than $EF$, so the angles are supplements. Let $f$ be the distance of the foot of the height from $A$ or $D$; the square of the height is $${p}^{2} - f^{2}$. On one side the base is lengthened by $f$, on the other it is shortened by $f$: $BC^{2} + EF^{2} = (${q} + f)^{2} + (${q} - f)^{2} + 2(${p}^{2} - f^{2}) = 2 \cdot ${q}^{2} + 2 \cdot ${p}^{2} = ${total}$.``
            $BC$ 比 $EF$ 长，所以两个角互补。设垂足到 $A$（或 $D$）的距离为 $f$，则高的平方为 $${p}^{2} - f^{2}$。一个三角形中底边加长 $f$，另一个中缩短 $f$：$BC^{2} + EF^{2} = (${q} + f)^{2} + (${q} - f)^{2} + 2(${p}^{2} - f^{2}) = 2 \cdot ${q}^{2} + 2 \cdot ${p}^{2} = ${total}$。`,
        }[kind],
      ],
      wrong: {
        ...(kind === 'sum' || kind === 'squares'
          ? aOrB(
              'judges-by-looks',
              both`Since $BC$ is longer than $EF$, the triangles are not congruent, and their angles at $A$ and $D$ are supplements; that fixes this quantity exactly.``$BC$ 比 $EF$ 长，所以两个三角形不全等，$A$、$D$ 处的角互补，这个量由此完全确定。`,
            )
          : { A: isSwapped ? less : more, B: isSwapped ? more : less }),
        C: [
          'trusts-the-scale',
          isOpen
            ? both`The triangles look congruent, but two sides and the area leave two triangles possible.``两个三角形看起来全等，但两边与面积相等的三角形可以有两种。`
            : both`A right angle would have no other supplement than itself, and then $BC$ and $EF$ would be equal.``直角的补角就是直角，那样 $BC$ 与 $EF$ 就会相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`Neither angle is known by itself, but since the third sides differ, the two angles are supplements of each other.``单看每个角都不知道大小，但第三边不相等，所以两个角一定互补。`,
        ],
      },
    };
  },
});

/** Two triangles side by side that look alike. */
function drawn(p: number, q: number): GeometryFigure {
  const start: Point = [9.5, 0];
  return {
    kind: 'geometry',
    points: { A: [0, 0], B: polar(5.2, 62), C: [7.4, 0], D: start, E: polar(5.2, 62, start), F: [16.9, 0] },
    segments: [
      { ends: ['A', 'B'], label: `${p}` },
      { ends: ['A', 'C'], label: `${q}` },
      { ends: ['B', 'C'] },
      { ends: ['D', 'E'], label: `${p}` },
      { ends: ['D', 'F'], label: `${q}` },
      { ends: ['E', 'F'] },
    ],
    toScale: false,
    described: both`Triangles ABC and DEF, not drawn to scale. Sides AB and DE are ${p}, and sides AC and DF are ${q}.``
      三角形 ABC 与 DEF，未按比例绘制。边 AB 和 DE 为 ${p}，边 AC 和 DF 为 ${q}。`,
  };
}
