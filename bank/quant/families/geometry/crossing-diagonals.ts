/**
 * The diagonals of a trapezoid cut it into four triangles; two of the areas give the whole.
 *
 * Chains two ideas: the triangles on the parallel sides are similar, so that the square root of the ratio of their areas
 * is the ratio in which the diagonals cut each other; and triangles of one height compare as their bases. The triangles
 * at the sides are neither similar nor equal to the others, and adding what is given leaves them out.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { between } from '../../drawing.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.similarity', 'quant.geometry.quadrilaterals'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: {
    ratio: [
      [2, 3],
      [1, 2],
      [3, 4],
      [2, 5],
      [3, 5],
      [1, 3],
      [4, 5],
    ],
    k: [1, 2, 3, 4, 5],
    given: ['opposite', 'opposite', 'adjacent'],
  },
  keep: ({ ratio: [p, q], k }) => k * p * p >= 3 && k * (p + q) ** 2 <= 260,
  make: ({ ratio: [p, q], k, given }) => {
    const [small, side, large] = [k * p * p, k * p * q, k * q * q];
    const key = small + 2 * side + large;
    const isOpposite = given === 'opposite';
    const wrong = isOpposite
      ? ([
          [
            small + large,
            'stops-early',
            both`$${small} + ${large} = ${small + large}$ leaves out triangles $ADE$ and $BCE$.``$${small} + ${large} = ${small + large}$ 漏掉了三角形 $ADE$ 和 $BCE$。`,
          ],
          [
            2 * (small + large),
            'assumes-special-case',
            both`$2 \cdot (${small} + ${large}) = ${2 * (small + large)}$ takes the triangles at the sides together to be as large as the other two together.``
              $2 \cdot (${small} + ${large}) = ${2 * (small + large)}$ 以为两侧的两个三角形之和与另外两个之和相等。`,
          ],
          [
            small + side + large,
            'one-side-only',
            both`$${small} + ${large} + ${side} = ${small + side + large}$ counts only one of the two triangles at the sides.``
              $${small} + ${large} + ${side} = ${small + side + large}$ 只算了两侧三角形中的一个。`,
          ],
          [
            small + 3 * large,
            'length-ratio-for-area',
            both`$${small} + 3 \cdot ${large} = ${small + 3 * large}$ takes the ratio of the areas to be the ratio in which the diagonals cut each other, which makes each triangle at a side as large as $CDE$.``
              $${small} + 3 \cdot ${large} = ${small + 3 * large}$ 把面积之比当成了对角线分成的两段之比，于是把两侧的三角形都当成与 $CDE$ 一样大。`,
          ],
          [
            4 * small,
            'assumes-special-case',
            both`$4 \cdot ${small} = ${4 * small}$ takes all four triangles to be as large as $ABE$.``$4 \cdot ${small} = ${4 * small}$ 把四个三角形都当成与 $ABE$ 一样大。`,
          ],
          [
            3 * small + large,
            'length-ratio-for-area',
            both`$3 \cdot ${small} + ${large} = ${3 * small + large}$ takes the triangles at the sides to be as large as $ABE$.``
              $3 \cdot ${small} + ${large} = ${3 * small + large}$ 把两侧的三角形当成与 $ABE$ 一样大。`,
          ],
          [
            4 * large,
            'assumes-special-case',
            both`$4 \cdot ${large} = ${4 * large}$ takes all four triangles to be as large as $CDE$.``$4 \cdot ${large} = ${4 * large}$ 把四个三角形都当成与 $CDE$ 一样大。`,
          ],
        ] as const)
      : ([
          [
            2 * (small + side),
            'assumes-special-case',
            both`$2 \cdot (${small} + ${side}) = ${2 * (small + side)}$ takes $CDE$ to be as large as $ABE$, as it would be in a parallelogram.``
              $2 \cdot (${small} + ${side}) = ${2 * (small + side)}$ 把 $CDE$ 当成与 $ABE$ 一样大，那是平行四边形才有的。`,
          ],
          [
            small + 3 * side,
            'length-ratio-for-area',
            both`$${small} + 3 \cdot ${side} = ${small + 3 * side}$ scales the area of $ABE$ by only the ratio of the lengths, which makes $CDE$ as large as $ADE$.``
              $${small} + 3 \cdot ${side} = ${small + 3 * side}$ 只用长度之比去放大 $ABE$ 的面积，于是把 $CDE$ 当成与 $ADE$ 一样大。`,
          ],
          [
            small + 2 * side,
            'stops-early',
            both`$${small} + 2 \cdot ${side} = ${small + 2 * side}$ leaves out triangle $CDE$.``$${small} + 2 \cdot ${side} = ${small + 2 * side}$ 漏掉了三角形 $CDE$。`,
          ],
          [
            small + side + large,
            'one-side-only',
            both`$${small} + ${side} + ${large} = ${small + side + large}$ leaves out triangle $BCE$.``$${small} + ${side} + ${large} = ${small + side + large}$ 漏掉了三角形 $BCE$。`,
          ],
          [
            large,
            'answers-another-question',
            both`${large} is the area of only triangle $CDE$.``${large} 只是三角形 $CDE$ 的面积。`,
          ],
          [
            4 * side,
            'assumes-special-case',
            both`$4 \cdot ${side} = ${4 * side}$ takes all four triangles to be as large as $ADE$.``$4 \cdot ${side} = ${4 * side}$ 把四个三角形都当成与 $ADE$ 一样大。`,
          ],
          [
            small + 2 * side + 2 * large,
            'symmetry-double',
            both`$${small} + 2 \cdot ${side} + 2 \cdot ${large} = ${small + 2 * side + 2 * large}$ counts $CDE$ twice.``
              $${small} + 2 \cdot ${side} + 2 \cdot ${large} = ${small + 2 * side + 2 * large}$ 把 $CDE$ 算了两次。`,
          ],
          [
            4 * large,
            'assumes-special-case',
            both`$4 \cdot ${large} = ${4 * large}$ takes all four triangles to be as large as $CDE$.``$4 \cdot ${large} = ${4 * large}$ 把四个三角形都当成与 $CDE$ 一样大。`,
          ],
        ] as const);
    return {
      stem: isOpposite
        ? both`In the figure, $AB$ is parallel to $DC$, and the diagonals of $ABCD$ meet at $E$. The area of triangle $ABE$ is ${small}, and the area of triangle $CDE$ is ${large}. What is the area of $ABCD$?``
          如图，$AB$ 平行于 $DC$，$ABCD$ 的对角线相交于 $E$。三角形 $ABE$ 的面积为 ${small}，三角形 $CDE$ 的面积为 ${large}。$ABCD$ 的面积是多少？`
        : both`In the figure, $AB$ is parallel to $DC$, and the diagonals of $ABCD$ meet at $E$. The area of triangle $ABE$ is ${small}, and the area of triangle $ADE$ is ${side}. What is the area of $ABCD$?``
          如图，$AB$ 平行于 $DC$，$ABCD$ 的对角线相交于 $E$。三角形 $ABE$ 的面积为 ${small}，三角形 $ADE$ 的面积为 ${side}。$ABCD$ 的面积是多少？`,
      figures: [drawn()],
      key,
      letters: { AE: p, CE: q, BE: p, DE: q },
      steps: isOpposite
        ? [
            both`The idea: turn the ratio of areas into a ratio of lengths, then use it for triangles with the same height. Since $AB$ is parallel to $DC$, triangles $ABE$ and $CDE$ are similar. Their areas are in the ratio of the squares of the lengths: $\frac{${small}}{${large}} = \left(\frac{${p}}{${q}}\right)^{2}$, so $\frac{BE}{DE} = \frac{AE}{CE} = \frac{${p}}{${q}}$.``
              关键在于：先把面积之比化为长度之比，再用于等高的三角形。$AB$ 平行于 $DC$，所以三角形 $ABE$ 与 $CDE$ 相似。面积之比是长度之比的平方：$\frac{${small}}{${large}} = \left(\frac{${p}}{${q}}\right)^{2}$，故 $\frac{BE}{DE} = \frac{AE}{CE} = \frac{${p}}{${q}}$。`,
            both`Triangles $ABE$ and $ADE$ have the same height from $A$, so their areas are in the ratio of $BE$ to $DE$: triangle $ADE$ has area $${small} \cdot \frac{${q}}{${p}} = ${side}$. In the same way, triangle $BCE$ has area $${side}$.``
              三角形 $ABE$ 与 $ADE$ 从 $A$ 作的高相同，面积之比等于 $BE$ 与 $DE$ 之比，所以三角形 $ADE$ 的面积为 $${small} \cdot \frac{${q}}{${p}} = ${side}$。同理，三角形 $BCE$ 的面积也是 $${side}$。`,
            both`The whole is $${small} + ${side} + ${side} + ${large} = ${key}$. Faster: the four areas are in the ratio $${p}^{2}$, $${p} \cdot ${q}$, $${p} \cdot ${q}$, $${q}^{2}$, so the whole is to $ABE$ as $(${p} + ${q})^{2} = ${(p + q) ** 2}$ to $${p}^{2} = ${p * p}$.``
              总面积为 $${small} + ${side} + ${side} + ${large} = ${key}$。更快的看法：四块面积之比为 $${p}^{2}$、$${p} \cdot ${q}$、$${p} \cdot ${q}$、$${q}^{2}$，所以整体与 $ABE$ 之比为 $(${p} + ${q})^{2} = ${(p + q) ** 2}$ 比 $${p}^{2} = ${p * p}$。`,
          ]
        : [
            both`The idea: the areas of triangles with the same height are in the ratio of their bases, and those of similar triangles are in the ratio of the squares of their lengths. Triangles $ABE$ and $ADE$ have the same height from $A$, so $\frac{BE}{DE} = \frac{${small}}{${side}} = \frac{${p}}{${q}}$.``
              关键在于：等高的三角形，面积之比等于底之比；相似的三角形，面积之比等于长度之比的平方。三角形 $ABE$ 与 $ADE$ 从 $A$ 作的高相同，所以 $\frac{BE}{DE} = \frac{${small}}{${side}} = \frac{${p}}{${q}}$。`,
            both`Since $AB$ is parallel to $DC$, triangles $ABE$ and $CDE$ are similar, with $\frac{AE}{CE} = \frac{${p}}{${q}}$ too. So triangle $CDE$ has area $${small} \cdot \left(\frac{${q}}{${p}}\right)^{2} = ${large}$, and triangle $BCE$ has area $${small} \cdot \frac{${q}}{${p}} = ${side}$.``
              $AB$ 平行于 $DC$，所以三角形 $ABE$ 与 $CDE$ 相似，也有 $\frac{AE}{CE} = \frac{${p}}{${q}}$。因此三角形 $CDE$ 的面积为 $${small} \cdot \left(\frac{${q}}{${p}}\right)^{2} = ${large}$，三角形 $BCE$ 的面积为 $${small} \cdot \frac{${q}}{${p}} = ${side}$。`,
            both`The whole is $${small} + ${side} + ${side} + ${large} = ${key}$.``总面积为 $${small} + ${side} + ${side} + ${large} = ${key}$。`,
          ],
      wrong,
    };
  },
});

function drawn(): GeometryFigure {
  const [A, B, C, D] = [
    [2.4, 4],
    [6.2, 4],
    [9, 0],
    [0, 0],
  ] as const;
  return {
    kind: 'geometry',
    points: { A, B, C, D, E: between(A, C, 3.8 / 12.8) },
    segments: [
      { ends: ['A', 'B'] },
      { ends: ['B', 'C'] },
      { ends: ['D', 'C'] },
      { ends: ['A', 'D'] },
      { ends: ['A', 'C'] },
      { ends: ['B', 'D'] },
    ],
    parallel: [
      [
        ['A', 'B'],
        ['D', 'C'],
      ],
    ],
    toScale: false,
    described: both`Quadrilateral ABCD with AB parallel to DC, and DC the longer of the two. The diagonals AC and BD meet at E. Not drawn to scale.``
      四边形 ABCD，AB 平行于 DC，DC 较长。对角线 AC 与 BD 相交于 E。图形未按比例绘制。`,
  };
}
