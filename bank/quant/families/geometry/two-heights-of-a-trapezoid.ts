/**
 * A trapezoid with given parallel sides has its corners on a circle of given radius: which areas are possible?
 *
 * Chains two ideas: the distance of a chord from the center follows from half of it and the radius; and the two chords may
 * lie on different sides of the center or on the same side, so that the height is the sum of the distances or their
 * difference. Everybody draws the center inside.
 */
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both } from '../../text.ts';

type Option = readonly [number, boolean, Misconception | null, Text];

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.geometry.quadrilaterals', 'quant.geometry.right-triangles'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 130,
  space: {
    /** The radius, half of each chord, and the distance of each from the center. */
    chords: [
      [10, 6, 8, 8, 6],
      [13, 5, 12, 12, 5],
      [17, 8, 15, 15, 8],
      [20, 12, 16, 16, 12],
      [15, 9, 12, 12, 9],
      [25, 7, 15, 24, 20],
      [25, 7, 20, 24, 15],
      [25, 7, 24, 24, 7],
      [25, 15, 20, 20, 15],
      [25, 15, 24, 20, 7],
      [26, 10, 24, 24, 10],
      [30, 18, 24, 24, 18],
    ],
    shown: ['both', 'both', 'apart', 'together'],
  },
  make: ({ chords: [radius, p, q, far, near], shown }) => {
    const middle = p + q;
    const [sum, gap] = [far + near, far - near];
    const apart: Option = [
      middle * sum,
      true,
      null,
      both`If the center lies between the parallel sides, the height is $${far} + ${near} = ${sum}$, and the area is $${middle} \cdot ${sum} = ${middle * sum}$.``
        圆心在两条平行边之间时，高为 $${far} + ${near} = ${sum}$，面积为 $${middle} \cdot ${sum} = ${middle * sum}$。`,
    ];
    const together: Option = [
      middle * gap,
      true,
      null,
      both`If both parallel sides are on the same side of the center, the height is $${far} - ${near} = ${gap}$, and the area is $${middle} \cdot ${gap} = ${middle * gap}$.``
        两条平行边在圆心同侧时，高为 $${far} - ${near} = ${gap}$，面积为 $${middle} \cdot ${gap} = ${middle * gap}$。`,
    ];
    const wrongs: Option[] = [
      [
        middle * far,
        false,
        'stops-early',
        both`$${middle} \cdot ${far} = ${middle * far}$ uses the distance of the shorter side from the center as the height.``$${middle} \cdot ${far} = ${middle * far}$ 把较短边到圆心的距离当成了高。`,
      ],
      [
        middle * near,
        false,
        'stops-early',
        both`$${middle} \cdot ${near} = ${middle * near}$ uses the distance of the longer side from the center as the height.``$${middle} \cdot ${near} = ${middle * near}$ 把较长边到圆心的距离当成了高。`,
      ],
      [
        middle * radius,
        false,
        'slanted-for-height',
        both`$${middle} \cdot ${radius} = ${middle * radius}$ uses the radius as the height.``$${middle} \cdot ${radius} = ${middle * radius}$ 把半径当成了高。`,
      ],
      [
        2 * middle * sum,
        false,
        'forgets-half',
        both`$${2 * middle} \cdot ${sum} = ${2 * middle * sum}$ multiplies the height by the sum of the parallel sides instead of half of it.``$${2 * middle} \cdot ${sum} = ${2 * middle * sum}$ 用高乘以两底之和，没有取一半。`,
      ],
    ];
    const rights = { both: [apart, together], apart: [apart], together: [together] }[shown];
    const values = [middle * sum, middle * gap];
    const options = [...rights, ...wrongs.filter(([value]) => !values.includes(value))].slice(0, 5);
    if (options.length < 5) return null;
    return {
      stem: both`The four vertices of a trapezoid are on a circle with radius ${radius}. The parallel sides of the trapezoid have lengths of ${2 * p} and ${2 * q}. Which of the following could be the area of the trapezoid? Indicate all such areas.``
        一个梯形的四个顶点都在半径为 ${radius} 的圆上，它的两条平行边长为 ${2 * p} 和 ${2 * q}。下列哪些可能是这个梯形的面积？请选出所有可能的值。`,
      options,
      steps: [
        both`Each parallel side is a chord. Half of it, its distance from the center, and the radius make a right triangle: the distances are $\sqrt{${radius}^{2} - ${p}^{2}} = ${far}$ and $\sqrt{${radius}^{2} - ${q}^{2}} = ${near}$.``
          两条平行边都是弦。弦的一半、弦到圆心的距离与半径构成直角三角形，所以两个距离为 $\sqrt{${radius}^{2} - ${p}^{2}} = ${far}$ 和 $\sqrt{${radius}^{2} - ${q}^{2}} = ${near}$。`,
        both`The idea: the chords may lie on different sides of the center or on the same side. So the height is $${far} + ${near} = ${sum}$ or $${far} - ${near} = ${gap}$.``
          关键在于：两条弦可以在圆心的两侧，也可以在同一侧。所以高为 $${far} + ${near} = ${sum}$ 或 $${far} - ${near} = ${gap}$。`,
        both`Half of the sum of the parallel sides is $\frac{${2 * p} + ${2 * q}}{2} = ${middle}$, so the area is $${middle} \cdot ${sum} = ${middle * sum}$ or $${middle} \cdot ${gap} = ${middle * gap}$. The tempting path draws the center inside the trapezoid and finds only the first.``
          两底之和的一半为 $\frac{${2 * p} + ${2 * q}}{2} = ${middle}$，所以面积为 $${middle} \cdot ${sum} = ${middle * sum}$ 或 $${middle} \cdot ${gap} = ${middle * gap}$。容易走错的路是把圆心画在梯形内，只得到第一个。`,
      ],
    };
  },
});
