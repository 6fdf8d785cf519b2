/** A rectangle's diagonal makes 30 or 60 degrees with a side: its area by the 30-60-90 triangle. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, surd } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.right-triangles', 'quant.geometry.quadrilaterals'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 80,
  space: { k: range(2, 12), given: ['diagonal', 'short'], angle: [30, 60] },
  make: ({ k, given, angle }) => {
    // Sides k and k√3, diagonal 2k. AB is horizontal.
    const long = Math.round(k * Math.sqrt(3) * 1000) / 1000;
    const [w, h] = angle === 30 ? [long, k] : [k, long];
    const shown = given === 'diagonal' ? 2 * k : k;
    const side = angle === 30 ? 'BC' : 'AB';
    const key = surd(3, k * k);
    return {
      stem:
        given === 'diagonal'
          ? both`In the figure, $ABCD$ is a rectangle and $AC = ${shown}$. What is the area of the rectangle?``如图，$ABCD$ 是矩形，$AC = ${shown}$。该矩形的面积是多少？`
          : both`In the figure, $ABCD$ is a rectangle and $${side} = ${shown}$. What is the area of the rectangle?``如图，$ABCD$ 是矩形，$${side} = ${shown}$。该矩形的面积是多少？`,
      figures: [
        {
          kind: 'geometry',
          points: { A: [0, 0], B: [w, 0], C: [w, h], D: [0, h] },
          segments: [
            { ends: ['A', 'B'] },
            { ends: ['B', 'C'] },
            { ends: ['C', 'D'] },
            { ends: ['D', 'A'] },
            { ends: ['A', 'C'] },
          ],
          angles: [
            { at: ['B', 'A', 'C'], label: `${angle}°` },
            { at: ['A', 'B', 'C'], right: true },
          ],
          toScale: true,
          described: both`Rectangle ABCD with diagonal AC. The angle between side AB and the diagonal at A measures ${angle} degrees, and the angle at B is marked as a right angle.``
            矩形 ABCD 及其对角线 AC。A 处边 AB 与对角线的夹角为 ${angle} 度，B 处标有直角。`,
        },
      ],
      key,
      steps: [
        both`The idea: The angles alone fix the ratio of the sides, so one length is enough to find all the others. The diagonal cuts off a triangle with angles of 30, 60, and 90 degrees, which is half of an equilateral triangle: its sides are in the ratio $1 : \sqrt{3} : 2$.``关键在于：角已经决定了三边之比，所以知道一条边就能求出其余各边。对角线分出一个内角为 30、60、90 度的三角形，它是等边三角形的一半，三边之比为 $1 : \sqrt{3} : 2$。`,
        given === 'diagonal'
          ? both`The hypotenuse is ${2 * k}, so the shorter side is $\frac{${2 * k}}{2} = ${k}$ and the longer side is $${surd(3, k)}$.``斜边为 ${2 * k}，所以短边为 $\frac{${2 * k}}{2} = ${k}$，长边为 $${surd(3, k)}$。`
          : both`The side of length ${k} is opposite the angle of 30 degrees, so it is the shorter one, and the longer side is $${surd(3, k)}$.``长为 ${k} 的边对着 30 度角，是短边，所以长边为 $${surd(3, k)}$。`,
        given === 'diagonal'
          ? both`The area is $${k} \cdot ${surd(3, k)} = ${key}$. Faster: The two halves of the rectangle can be put together to form an equilateral triangle whose side is the diagonal, with area $\frac{\sqrt{3}}{4} \cdot ${2 * k}^{2} = ${key}$.``面积为 $${k} \cdot ${surd(3, k)} = ${key}$。更快的做法：矩形的两半可以拼成以对角线为边长的等边三角形，面积为 $\frac{\sqrt{3}}{4} \cdot ${2 * k}^{2} = ${key}$。`
          : both`The area is $${k} \cdot ${surd(3, k)} = ${key}$.``面积为 $${k} \cdot ${surd(3, k)} = ${key}$。`,
      ],
      wrong: [
        [
          surd(3, div(k * k, 2)),
          'stops-early',
          both`$\frac{1}{2} \cdot ${k} \cdot ${surd(3, k)} = ${surd(3, div(k * k, 2))}$ is the area of one of the two triangles.``$\frac{1}{2} \cdot ${k} \cdot ${surd(3, k)} = ${surd(3, div(k * k, 2))}$ 只是其中一个三角形的面积。`,
        ],
        [
          surd(3, 2 * k * k),
          'hypotenuse-slip',
          both`$${2 * k} \cdot ${surd(3, k)} = ${surd(3, 2 * k * k)}$ multiplies a side by the diagonal.``$${2 * k} \cdot ${surd(3, k)} = ${surd(3, 2 * k * k)}$ 是用一条边乘以对角线。`,
        ],
        [
          surd(2, k * k),
          'special-triangle-slip',
          both`$${k} \cdot ${surd(2, k)} = ${surd(2, k * k)}$ uses the ratio of the triangle with angles of 45 degrees.``$${k} \cdot ${surd(2, k)} = ${surd(2, k * k)}$ 用了含 45 度角的三角形的边比。`,
        ],
        [
          2 * k * k,
          'special-triangle-slip',
          both`$${k} \cdot ${2 * k} = ${2 * k * k}$ takes the longer side to be twice the shorter one.``$${k} \cdot ${2 * k} = ${2 * k * k}$ 误以为长边是短边的两倍。`,
        ],
        [
          surd(3, div(k * k, 3)),
          'special-triangle-slip',
          both`$${k} \cdot \frac{${k}}{\sqrt{3}} = ${surd(3, div(k * k, 3))}$ divides by the root where the side should be multiplied by it.``$${k} \cdot \frac{${k}}{\sqrt{3}} = ${surd(3, div(k * k, 3))}$ 该乘以根号时却除以了它。`,
        ],
        [
          surd(3, 4 * k * k),
          'hypotenuse-slip',
          both`$${2 * k} \cdot ${surd(3, 2 * k)} = ${surd(3, 4 * k * k)}$ takes ${2 * k} to be the shorter side.``$${2 * k} \cdot ${surd(3, 2 * k)} = ${surd(3, 4 * k * k)}$ 把 ${2 * k} 当成了短边。`,
        ],
        [
          3 * k * k,
          'arithmetic-slip',
          both`$${surd(3, k)} \cdot ${surd(3, k)} = ${3 * k * k}$ multiplies the longer side by itself.``$${surd(3, k)} \cdot ${surd(3, k)} = ${3 * k * k}$ 是长边自乘。`,
        ],
      ],
    };
  },
});
