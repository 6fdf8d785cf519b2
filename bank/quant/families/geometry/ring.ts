/** The ring between two circles with one center: the difference of two areas, or the tangent chord that replaces both radii. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, pi } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.composite-area', 'quant.geometry.circles'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 75,
  space: { r: range(3, 10), w: [1, 2, 3, 4, 5], c: [3, 4, 5, 6, 7, 8, 9, 10], given: ['radii', 'chord'] },
  keep: ({ r, w, c, given }) => (given === 'radii' ? c === 3 : w === 1 && r === 3),
  make: ({ r, w, c, given }) => {
    const isChord = given === 'chord';
    const big = r + w;
    const area = isChord ? c * c : big * big - r * r;
    // A chord of 2c touching a circle of radius 0.75c, so that the outer radius is 1.25c.
    const [inner, outer] = isChord ? [0.75 * c, 1.25 * c] : [r, big];
    return {
      difficulty: isChord ? 4 : 2,
      stem: isChord
        ? both`In the figure, both circles have center $O$. Chord $AB$ of the larger circle is tangent to the smaller circle at $M$, and $AB = ${2 * c}$. What is the area of the shaded region?``如图，两个圆的圆心都是 $O$。大圆的弦 $AB$ 与小圆相切于点 $M$，且 $AB = ${2 * c}$。阴影部分的面积是多少？`
        : both`In the figure, both circles have center $O$. The radius of the smaller circle is $OM = ${r}$, and the shaded ring has width $${w}$. What is the area of the shaded region?``如图，两个圆的圆心都是 $O$。小圆的半径 $OM = ${r}$，阴影圆环的宽度为 $${w}$。阴影部分的面积是多少？`,
      figures: [
        {
          kind: 'geometry',
          points: {
            O: [0, 0],
            M: [0, -inner],
            ...(isChord && { A: [-c, -inner] as const, B: [c, -inner] as const }),
            ...(!isChord && { N: [0, -outer] as const }),
          },
          ...(!isChord && { named: ['O', 'M'] }),
          segments: isChord
            ? [{ ends: ['A', 'B'] }, { ends: ['O', 'M'], dashed: true }]
            : [
                { ends: ['O', 'M'], label: `${r}` },
                { ends: ['M', 'N'], label: `${w}` },
              ],
          circles: [
            { center: 'O', radius: inner },
            { center: 'O', radius: outer },
          ],
          ...(isChord && { angles: [{ at: ['O', 'M', 'B'] as const, right: true }] }),
          shaded: [
            {
              shape: { circle: { center: 'O', radius: outer } },
              without: [{ circle: { center: 'O', radius: inner } }],
            },
          ],
          toScale: !isChord,
          described: isChord
            ? both`Two circles with center O; the ring between them is shaded. Chord AB of the larger circle is tangent to the smaller circle at M, and OM is perpendicular to AB. Not drawn to scale.``
              两个圆的圆心都是 O，它们之间的圆环为阴影部分。大圆的弦 AB 与小圆相切于 M，OM 垂直于 AB。图形未按比例绘制。`
            : both`Two circles with center O; the ring between them is shaded. The radius OM of the smaller circle is ${r}, and the segment that continues it from M to the larger circle is ${w}.``两个圆的圆心都是 O，它们之间的圆环为阴影部分。小圆的半径 OM 为 ${r}，从 M 把它延长到大圆的线段长 ${w}。`,
        },
      ],
      key: pi(area),
      steps: isChord
        ? [
            both`The idea: The area needs only the difference between the squares of the radii, and a right triangle supplies exactly that. The radius $OM$ is perpendicular to the tangent chord and bisects it, so $M$ is $\frac{${2 * c}}{2} = ${c}$ away from $A$. In right triangle $OMA$, the difference between the squares of the two radii $OA$ and $OM$ is the square of this length.``关键在于：圆环的面积只取决于两个半径的平方差，而直角三角形恰好给出这个平方差。半径 $OM$ 垂直于相切的弦并平分它，所以 $M$ 到 $A$ 的距离为 $\frac{${2 * c}}{2} = ${c}$。在直角三角形 $OMA$ 中，两个半径 $OA$ 与 $OM$ 的平方差等于这段长度的平方。`,
            both`The area of the ring is $\pi$ times that difference of squares: $\pi \cdot ${c}^{2} = ${pi(area)}$. Neither radius has to be known. Faster: since the radii are not given, imagine the smaller circle shrunk to a point; the chord is then a diameter, and the ring is the whole larger circle.``圆环的面积等于 $\pi$ 乘以这个平方差：$\pi \cdot ${c}^{2} = ${pi(area)}$，两个半径都不必知道。更快的看法：题目没有给出半径，可设想小圆缩成一点，这时弦就是直径，圆环就是整个大圆。`,
          ]
        : [
            both`The idea: A ring is the difference between two circles, so subtract areas, not radii. The larger circle has radius $${r} + ${w} = ${big}$.``关键在于：圆环是两个圆之差，要把面积相减，而不是把半径相减。大圆的半径为 $${r} + ${w} = ${big}$。`,
            both`The ring is what is left of the larger circle without the smaller one: $\pi \cdot ${big}^{2} - \pi \cdot ${r}^{2} = ${pi(big * big)} - ${pi(r * r)} = ${pi(area)}$. Faster: the difference between the squares is the width times the sum of the two radii.``圆环是大圆去掉小圆后剩下的部分：$\pi \cdot ${big}^{2} - \pi \cdot ${r}^{2} = ${pi(big * big)} - ${pi(r * r)} = ${pi(area)}$。更快的做法：平方差就等于宽度乘以两个半径之和。`,
          ],
      wrong: isChord
        ? [
            [
              pi(4 * c * c),
              'diameter-for-radius',
              both`$\pi \cdot ${2 * c}^{2} = ${pi(4 * c * c)}$ uses the whole chord instead of half of it.``$\pi \cdot ${2 * c}^{2} = ${pi(4 * c * c)}$ 用的是整条弦，而不是它的一半。`,
            ],
            [
              pi(2 * c),
              'wrong-circle-formula',
              both`$\pi \cdot ${2 * c} = ${pi(2 * c)}$ is the circumference of a circle with this diameter.``$\pi \cdot ${2 * c} = ${pi(2 * c)}$ 是以弦为直径的圆的周长。`,
            ],
            [
              pi(2 * c * c),
              'coefficient-slip',
              both`$2 \pi \cdot ${c}^{2} = ${pi(2 * c * c)}$ counts both halves of the chord.``$2 \pi \cdot ${c}^{2} = ${pi(2 * c * c)}$ 把弦的两半都算了进去。`,
            ],
            [
              pi(div(c * c, 2)),
              'forgets-half',
              both`$\frac{1}{2} \pi \cdot ${c}^{2} = ${pi(div(c * c, 2))}$ takes a semicircle on the chord.``$\frac{1}{2} \pi \cdot ${c}^{2} = ${pi(div(c * c, 2))}$ 取的是以弦为直径的半圆。`,
            ],
            [
              pi(4 * c),
              'wrong-circle-formula',
              both`$2 \pi \cdot ${2 * c} = ${pi(4 * c)}$ uses the chord as a radius and finds a circumference.``$2 \pi \cdot ${2 * c} = ${pi(4 * c)}$ 把弦当成半径，求的还是周长。`,
            ],
            [
              pi(div(c * c, 4)),
              'diameter-for-radius',
              both`$\pi \cdot (\frac{${c}}{2})^{2} = ${pi(div(c * c, 4))}$ halves the chord twice.``$\pi \cdot (\frac{${c}}{2})^{2} = ${pi(div(c * c, 4))}$ 把弦减半了两次。`,
            ],
          ]
        : [
            [
              pi(w * w),
              'squares-termwise',
              both`$\pi \cdot ${w}^{2} = ${pi(w * w)}$ squares the difference between the radii; the difference between the squares is needed.``$\pi \cdot ${w}^{2} = ${pi(w * w)}$ 是半径之差的平方，应当用平方之差。`,
            ],
            [
              pi(big * big),
              'stops-early',
              both`$\pi \cdot ${big}^{2} = ${pi(big * big)}$ is the area of the whole larger circle.``$\pi \cdot ${big}^{2} = ${pi(big * big)}$ 是整个大圆的面积。`,
            ],
            [
              pi(r * r),
              'answers-another-question',
              both`$\pi \cdot ${r}^{2} = ${pi(r * r)}$ is the area of the smaller circle.``$\pi \cdot ${r}^{2} = ${pi(r * r)}$ 是小圆的面积。`,
            ],
            [
              pi(2 * r * w),
              'wrong-circle-formula',
              both`$2 \pi \cdot ${r} \cdot ${w} = ${pi(2 * r * w)}$ multiplies the inner circumference by the width.``$2 \pi \cdot ${r} \cdot ${w} = ${pi(2 * r * w)}$ 是用内圆周长乘以宽度。`,
            ],
            [
              pi(2 * big * w),
              'wrong-circle-formula',
              both`$2 \pi \cdot ${big} \cdot ${w} = ${pi(2 * big * w)}$ multiplies the outer circumference by the width.``$2 \pi \cdot ${big} \cdot ${w} = ${pi(2 * big * w)}$ 是用外圆周长乘以宽度。`,
            ],
            [
              pi(2 * w),
              'wrong-circle-formula',
              both`$2 \pi \cdot ${big} - 2 \pi \cdot ${r} = ${pi(2 * w)}$ is the difference between the circumferences.``$2 \pi \cdot ${big} - 2 \pi \cdot ${r} = ${pi(2 * w)}$ 是两个周长之差。`,
            ],
            [
              pi(big * big + r * r),
              'sign-slip',
              both`$${pi(big * big)} + ${pi(r * r)} = ${pi(big * big + r * r)}$ adds the two areas.``$${pi(big * big)} + ${pi(r * r)} = ${pi(big * big + r * r)}$ 把两个面积相加了。`,
            ],
          ],
    };
  },
});
