/** The diagonals of a rhombus bisect each other at right angles: four congruent right triangles. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.quadrilaterals', 'quant.geometry.right-triangles'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 75,
  space: {
    triple: [
      [3, 4, 5],
      [5, 12, 13],
      [6, 8, 10],
      [8, 15, 17],
      [7, 24, 25],
      [9, 12, 15],
      [20, 21, 29],
      [12, 16, 20],
    ],
    asked: ['perimeter', 'area'],
    swap: [0, 1],
  },
  make: ({ triple, asked, swap }) => {
    const [m, n, side] = [triple[swap]!, triple[1 - swap]!, triple[2]];
    const [d, e] = [2 * m, 2 * n];
    const [perimeter, area] = [4 * side, 2 * m * n];
    const isArea = asked === 'area';
    return {
      difficulty: isArea ? 3 : 2,
      stem: isArea
        ? both`A rhombus has sides of length ${side}, and one of its diagonals has length ${d}. What is the area of the rhombus?``一个菱形的边长为 ${side}，一条对角线长为 ${d}。该菱形的面积是多少？`
        : both`The diagonals of a rhombus have lengths ${d} and ${e}. What is the perimeter of the rhombus?``一个菱形的两条对角线长分别为 ${d} 和 ${e}。该菱形的周长是多少？`,
      key: isArea ? area : perimeter,
      steps: [
        both`The idea: Look for right triangles: halves of the diagonals are the legs, and a side is the hypotenuse. The diagonals of a rhombus bisect each other at right angles, so they cut it into four congruent right triangles whose hypotenuse is a side.``关键在于：找出直角三角形：两条对角线的一半是直角边，菱形的边是斜边。菱形的对角线互相垂直平分，把菱形分成四个全等的直角三角形，斜边就是菱形的边。`,
        isArea
          ? both`One leg is $\frac{${d}}{2} = ${m}$, so the other is $\sqrt{${side}^{2} - ${m}^{2}} = ${n}$, and the other diagonal is $2 \cdot ${n} = ${e}$.``一条直角边为 $\frac{${d}}{2} = ${m}$，另一条为 $\sqrt{${side}^{2} - ${m}^{2}} = ${n}$，所以另一条对角线长 $2 \cdot ${n} = ${e}$。`
          : both`The legs are $\frac{${d}}{2} = ${m}$ and $\frac{${e}}{2} = ${n}$, so a side is $\sqrt{${m}^{2} + ${n}^{2}} = ${side}$.``两条直角边为 $\frac{${d}}{2} = ${m}$ 和 $\frac{${e}}{2} = ${n}$，所以边长为 $\sqrt{${m}^{2} + ${n}^{2}} = ${side}$。`,
        isArea
          ? both`The area is that of the four triangles: $4 \cdot \frac{1}{2} \cdot ${m} \cdot ${n} = ${area}$.``面积是四个三角形之和：$4 \cdot \frac{1}{2} \cdot ${m} \cdot ${n} = ${area}$。`
          : both`The perimeter is $4 \cdot ${side} = ${perimeter}$.``周长为 $4 \cdot ${side} = ${perimeter}$。`,
      ],
      wrong: isArea
        ? [
            [
              d * e,
              'forgets-half',
              both`$${d} \cdot ${e} = ${d * e}$ multiplies the diagonals, which gives the rectangle around the rhombus, twice its area.``$${d} \cdot ${e} = ${d * e}$ 是两条对角线之积，即外接矩形的面积，是菱形的两倍。`,
            ],
            [
              side * side,
              'assumes-special-case',
              both`$${side} \cdot ${side} = ${side * side}$ treats the rhombus as a square.``$${side} \cdot ${side} = ${side * side}$ 把菱形当成了正方形。`,
            ],
            [
              m * n,
              'stops-early',
              both`$${m} \cdot ${n} = ${m * n}$ counts two of the four triangles.``$${m} \cdot ${n} = ${m * n}$ 只算了四个三角形中的两个。`,
            ],
            [
              side * d,
              'slanted-for-height',
              both`$${side} \cdot ${d} = ${side * d}$ multiplies a side by a diagonal.``$${side} \cdot ${d} = ${side * d}$ 用边长乘以对角线。`,
            ],
            [
              perimeter,
              'perimeter-for-area',
              both`$4 \cdot ${side} = ${perimeter}$ is the perimeter.``$4 \cdot ${side} = ${perimeter}$ 是周长。`,
            ],
            [
              side * m,
              'slanted-for-height',
              both`$${side} \cdot ${m} = ${side * m}$ multiplies a side by half of a diagonal.``$${side} \cdot ${m} = ${side * m}$ 用边长乘以对角线的一半。`,
            ],
            [
              (m * n) / 2,
              'stops-early',
              both`$\frac{1}{2} \cdot ${m} \cdot ${n} = ${(m * n) / 2}$ is the area of one of the four triangles.``$\frac{1}{2} \cdot ${m} \cdot ${n} = ${(m * n) / 2}$ 只是其中一个三角形。`,
            ],
          ]
        : [
            [
              8 * side,
              'ignores-a-condition',
              both`$4 \cdot ${2 * side} = ${8 * side}$ uses the whole diagonals as legs.``$4 \cdot ${2 * side} = ${8 * side}$ 把整条对角线当成了直角边。`,
            ],
            [
              2 * (d + e),
              'assumes-special-case',
              both`$2 \cdot (${d} + ${e}) = ${2 * (d + e)}$ treats the diagonals as the sides of a rectangle.``$2 \cdot (${d} + ${e}) = ${2 * (d + e)}$ 把对角线当成了矩形的边。`,
            ],
            [
              2 * side,
              'stops-early',
              both`$2 \cdot ${side} = ${2 * side}$ adds only two of the four sides.``$2 \cdot ${side} = ${2 * side}$ 只加了四条边中的两条。`,
            ],
            [
              d + e,
              'answers-another-question',
              both`$${d} + ${e} = ${d + e}$ is the sum of the diagonals.``$${d} + ${e} = ${d + e}$ 是两条对角线之和。`,
            ],
            [
              area,
              'perimeter-for-area',
              both`$\frac{1}{2} \cdot ${d} \cdot ${e} = ${area}$ is the area.``$\frac{1}{2} \cdot ${d} \cdot ${e} = ${area}$ 是面积。`,
            ],
            [side, 'stops-early', both`${side} is the length of one side.``${side} 只是一条边的长。`],
            [
              4 * (m + n),
              'root-of-sum',
              both`$4 \cdot (${m} + ${n}) = ${4 * (m + n)}$ adds the legs instead of finding the hypotenuse.``$4 \cdot (${m} + ${n}) = ${4 * (m + n)}$ 把两直角边相加，而没有求斜边。`,
            ],
          ],
    };
  },
});
