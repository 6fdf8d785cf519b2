/** Two sides of a triangle leave the third between their difference and their sum, both excluded. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.triangles'],
  form: 'mc-many',
  difficulty: 1,
  seconds: 60,
  space: { a: range(4, 9), b: range(7, 16), near: [1, 2], far: [1, 2, 3] },
  keep: ({ a, b }) => b - a >= 3 && b - a <= 8,
  make: ({ a, b, near, far }) => {
    const [low, high] = [b - a, a + b];
    const fits = (x: number) =>
      both`${x} lies between the difference and the sum: $${low} < ${x} < ${high}$.``${x} 在两边之差与两边之和之间：$${low} < ${x} < ${high}$。`;
    return {
      stem: both`Two sides of a triangle have lengths ${a} and ${b}. Which of the following could be the length of the third side?
        Indicate all such lengths.``
        一个三角形有两条边长分别为 ${a} 和 ${b}。下列哪些可能是第三条边的长度？请选出所有可能的长度。`,
      options: [
        [
          low,
          false,
          'triangle-inequality-ignored',
          both`With ${low}, the two shorter sides, $${low} + ${a} = ${b}$, would lie flat on the longest one.``
            若为 ${low}，则两条短边之和 $${low} + ${a} = ${b}$，三条边会重合成一条线段。`,
        ],
        [low + near, true, null, fits(low + near)],
        [b, true, null, fits(b)],
        [high - near, true, null, fits(high - near)],
        [
          high,
          false,
          'triangle-inequality-ignored',
          both`With $${a} + ${b} = ${high}$, the triangle would be flat: the sum must exceed the third side.``
            若为 $${a} + ${b} = ${high}$，三角形会变成一条线段：两边之和必须大于第三边。`,
        ],
        [
          high + far,
          false,
          'triangle-inequality-ignored',
          both`${high + far} is more than the other two sides reach: $${a} + ${b} = ${high}$.``${high + far} 超过了另两边之和：$${a} + ${b} = ${high}$。`,
        ],
      ],
      letters: { c: low + 1 },
      steps: [
        both`The idea: The third side lies strictly between the difference and the sum of the other two. The sum of the lengths of any two sides of a triangle is greater than the length of the third side. If the third side is $c$, then $c < ${a} + ${b} = ${high}$.``
          关键在于：第三边大于另两边之差，小于另两边之和，两端都取不到。三角形任意两边之和大于第三边。设第三边为 $c$，则 $c < ${a} + ${b} = ${high}$。`,
        both`Also, $c + ${a} > ${b}$, so $c > ${b} - ${a} = ${low}$. Together, $${low} < c < ${high}$, and the ends do not count.``
          又有 $c + ${a} > ${b}$，故 $c > ${b} - ${a} = ${low}$。合起来是 $${low} < c < ${high}$，两端都不包括。`,
      ],
    };
  },
});
