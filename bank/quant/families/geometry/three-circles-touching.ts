/**
 * Three circles of given radii, each tangent to the other two: which perimeters can the triangle of their centers have?
 *
 * Chains two ideas: the centers of tangent circles are the sum of the radii apart, or their difference where one lies inside
 * the other; and a large circle may hold the other two, which collapses the perimeter to its diameter, but only if there is
 * room for them. Mixed positions, one circle inside and one outside, put the centers on one line. Everybody draws three
 * circles side by side.
 */
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both } from '../../text.ts';

type Option = readonly [number, boolean, Misconception | null, Text];

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.geometry.triangles'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 130,
  space: {
    radii: [
      [2, 3, 7],
      [3, 4, 9],
      [2, 5, 9],
      [3, 5, 11],
      [4, 5, 12],
      [2, 6, 11],
      [4, 7, 13],
      [3, 8, 14],
      [5, 6, 13],
      [3, 7, 12],
      [2, 7, 12],
      [4, 6, 11],
    ],
    lure: ['sum', 'two', 'diameters'],
  },
  make: ({ radii: [a, b, c], lure }) => {
    const outside = 2 * (a + b + c);
    const extra = {
      sum: [
        a + b + c,
        false,
        'diameter-for-radius',
        both`$${a} + ${b} + ${c} = ${a + b + c}$ adds each radius once, but each is part of two sides.``$${a} + ${b} + ${c} = ${a + b + c}$ 把每条半径只加了一次，而每条半径出现在两条边中。`,
      ],
      two: [
        2 * (a + b),
        false,
        'ignores-a-condition',
        both`$2 \cdot (${a} + ${b}) = ${2 * (a + b)}$ leaves the largest circle out.``$2 \cdot (${a} + ${b}) = ${2 * (a + b)}$ 漏掉了最大的圆。`,
      ],
      difference: [
        2 * (c - a),
        false,
        'one-case-only',
        both`$(${c} - ${b}) + (${c} - ${a}) + (${b} - ${a}) = ${2 * (c - a)}$ puts each circle inside the next; they would then touch at one point, with the centers on one line.``$(${c} - ${b}) + (${c} - ${a}) + (${b} - ${a}) = ${2 * (c - a)}$ 是圆一个套一个的情形，这时三个圆切于一点，圆心在一条直线上。`,
      ],
      diameters: [
        4 * (a + b + c),
        false,
        'diameter-for-radius',
        both`$4 \cdot (${a} + ${b} + ${c}) = ${4 * (a + b + c)}$ takes diameters where the distances of the centers are made of radii.``$4 \cdot (${a} + ${b} + ${c}) = ${4 * (a + b + c)}$ 用了直径，而圆心距由半径构成。`,
      ],
    } as const;
    const options: Option[] = [
      [
        outside,
        true,
        null,
        both`If each circle lies outside the other two, the sides are the sums of the radii, and the perimeter is $2 \cdot (${a} + ${b} + ${c}) = ${outside}$.``
          三个圆两两外切时，各边是半径之和，周长为 $2 \cdot (${a} + ${b} + ${c}) = ${outside}$。`,
      ],
      [
        2 * c,
        true,
        null,
        both`If the two smaller circles lie inside the largest, the sides are $${c} - ${a} = ${c - a}$, $${c} - ${b} = ${c - b}$, and $${a} + ${b} = ${a + b}$, and the perimeter is $2 \cdot ${c} = ${2 * c}$.``
          两个较小的圆都在最大的圆内时，各边为 $${c} - ${a} = ${c - a}$、$${c} - ${b} = ${c - b}$ 和 $${a} + ${b} = ${a + b}$，周长为 $2 \cdot ${c} = ${2 * c}$。`,
      ],
      [
        2 * c + 2 * b,
        false,
        'triangle-inequality-ignored',
        both`$(${c} - ${a}) + (${c} + ${b}) + (${a} + ${b}) = ${2 * c + 2 * b}$ puts one circle inside the largest and one outside, but then the centers are on one line: $${c - a} + ${a + b} = ${c + b}$.``
          $(${c} - ${a}) + (${c} + ${b}) + (${a} + ${b}) = ${2 * c + 2 * b}$ 是一个圆在最大的圆内、另一个在外的情形，但这时圆心在一条直线上：$${c - a} + ${a + b} = ${c + b}$。`,
      ],
      [
        2 * c + 2 * a,
        false,
        'triangle-inequality-ignored',
        both`$(${c} + ${a}) + (${c} - ${b}) + (${a} + ${b}) = ${2 * c + 2 * a}$ puts one circle inside the largest and one outside, but then the centers are on one line: $${c - b} + ${a + b} = ${c + a}$.``
          $(${c} + ${a}) + (${c} - ${b}) + (${a} + ${b}) = ${2 * c + 2 * a}$ 是一个圆在最大的圆内、另一个在外的情形，但这时圆心在一条直线上：$${c - b} + ${a + b} = ${c + a}$。`,
      ],
      extra.difference,
      extra[lure],
    ];
    return {
      stem: both`Three circles have radii of ${a}, ${b}, and ${c}, and each of the circles is tangent to the other two. The centers of the circles are the vertices of a triangle. Which of the following could be the perimeter of the triangle? Indicate all such perimeters.``
        三个圆的半径分别为 ${a}、${b} 和 ${c}，每个圆都与另外两个圆相切。以三个圆心为顶点构成一个三角形。下列哪些可能是这个三角形的周长？请选出所有可能的值。`,
      options,
      steps: [
        both`If the circles lie side by side, the centers are the sums of the radii apart, and the perimeter is $(${a} + ${b}) + (${b} + ${c}) + (${a} + ${c}) = ${outside}$. The tempting path stops here.``
          若三个圆两两外切，圆心距是半径之和，周长为 $(${a} + ${b}) + (${b} + ${c}) + (${a} + ${c}) = ${outside}$。容易走错的路是停在这里。`,
        both`The idea: circles may also touch from inside, and then the distance of the centers is the difference of the radii. If the two smaller circles lie inside the largest, the distances are $${c} - ${a} = ${c - a}$, $${c} - ${b} = ${c - b}$, and $${a} + ${b} = ${a + b}$.``
          关键在于：圆也可以内切，这时圆心距是半径之差。若两个较小的圆都在最大的圆内，圆心距为 $${c} - ${a} = ${c - a}$、$${c} - ${b} = ${c - b}$ 和 $${a} + ${b} = ${a + b}$。`,
        both`Since $${c - a} + ${c - b} > ${a + b}$, this is a triangle, and its perimeter is $${c - a} + ${c - b} + ${a + b} = ${2 * c}$. With one circle inside the largest and one outside, or with each inside the next, one distance is the sum of the other two, and there is no triangle.``
            由于 $${c - a} + ${c - b} > ${a + b}$，它们构成三角形，周长为 $${c - a} + ${c - b} + ${a + b} = ${2 * c}$。若一个圆在最大的圆内、另一个在外，或一个套一个，则有一个圆心距等于另两个之和，不构成三角形。`,
      ],
    };
  },
});
