/**
 * Three faces of a box with whole edges have areas p, p, and q: its volume against a number.
 *
 * Chains two ideas: the product of three faces that meet is the square of the volume; and two faces of the same area may be
 * opposite ones, so that the third dimension is settled only by an edge that divides both areas. In some draws the natural
 * reading fails for whole edges and the other one fixes the volume, in others both are possible.
 */
import { gcd, range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.solids', 'quant.arith.factors'],
  form: 'qc',
  difficulty: 4,
  seconds: 130,
  space: {
    /** The area of two of the faces, and the side of the square that the third would be if the three met. */
    faces: [
      [9, 2],
      [15, 2],
      [21, 2],
      [25, 2],
      [10, 3],
      [14, 3],
      [20, 3],
      [15, 4],
      [21, 4],
      [35, 2],
      [12, 2],
      [6, 2],
      [10, 2],
      [14, 2],
      [12, 3],
      [15, 3],
      [6, 3],
      [12, 4],
      [20, 4],
    ],
    bound: ['meeting', 'between', 'opposite', 'meeting'],
    isSwapped: [false, true],
    unit: [
      ['inches', 'square inches', 'cubic inches', '英寸', '平方英寸', '立方英寸'],
      ['centimeters', 'square centimeters', 'cubic centimeters', '厘米', '平方厘米', '立方厘米'],
      ['feet', 'square feet', 'cubic feet', '英尺', '平方英尺', '立方英尺'],
    ],
  },
  make: ({ faces: [p, s], bound, isSwapped, unit }) => {
    const q = s * s;
    const naive = p * s;
    const shared = range(1, q).filter((b) => p % b === 0 && q % b === 0);
    const volumes = shared.map((b) => (p * q) / b);
    const isFixed = gcd(p, q) === 1;
    const value = { meeting: naive, between: (naive + p * q) / 2, opposite: p * q }[bound];
    if (!Number.isInteger(value)) return null;
    const key = keyOfOrders(
      volumes.map((v) => Math.sign(v - value)),
      isSwapped,
    );
    const measured = both`The volume of the box, in ${unit[2]!}``盒子的体积（单位：${unit[5]!}）`;
    const number = both`${value}``${value}`;
    const boxes = shared.map((b) => `$${p / b} \\times ${b} \\times ${q / b}$`);
    const above = [
      isFixed ? 'arithmetic-slip' : 'one-case-only',
      isFixed
        ? both`The only box with whole edges is $${p} \times 1 \times ${q}$, and its volume is $${p} \cdot ${q} = ${p * q}$.``棱长为整数的盒子只有 $${p} \times 1 \times ${q}$，体积为 $${p} \cdot ${q} = ${p * q}$。`
        : both`That holds for some of the boxes, such as $${p} \times 1 \times ${q}$ with volume ${p * q}, but not for all.``有的盒子是这样，例如 $${p} \times 1 \times ${q}$，体积为 ${p * q}，但不是所有盒子都这样。`,
    ] as const;
    const below = [
      'one-case-only',
      isFixed
        ? both`$\sqrt{${p} \cdot ${p} \cdot ${q}} = ${naive}$ would be the volume if the three faces met at a corner, but then an edge would not be an integer.``$\sqrt{${p} \cdot ${p} \cdot ${q}} = ${naive}$ 是三个面交于一个顶点时的体积，但那时有一条棱不是整数。`
        : both`That looks only at the boxes of smaller volume, such as the one of volume ${naive}.``这只看了体积较小的盒子，例如体积为 ${naive} 的那个。`,
    ] as const;
    return {
      stem: both`The length of every edge of a rectangular box is an integer number of ${unit[0]!}. Of the six faces of the box, three have areas of ${p}, ${p}, and ${q} ${unit[1]!}.``
        一个长方体盒子的每条棱长都是整数（单位：${unit[3]!}）。在它的六个面中，有三个面的面积分别为 ${p}、${p} 和 ${q} ${unit[4]!}。`,
      a: isSwapped ? number : measured,
      b: isSwapped ? measured : number,
      key,
      steps: [
        isFixed
          ? both`The natural picture is that the three faces meet at a corner. Then the product of their areas is the square of the volume, which gives $\sqrt{${p} \cdot ${p} \cdot ${q}} = ${naive}$. But the face of ${q} would be a square of side ${s}, and the third edge would be $\frac{${p}}{${s}}$, which is not an integer. So the three faces do not meet.``
            自然的想法是三个面交于一个顶点。这时三个面积之积是体积的平方，得 $\sqrt{${p} \cdot ${p} \cdot ${q}} = ${naive}$。但这样面积为 ${q} 的面是边长 ${s} 的正方形，第三条棱为 $\frac{${p}}{${s}}$，不是整数。所以这三个面并不交于一点。`
          : both`The natural picture is that the three faces meet at a corner. Then the product of their areas is the square of the volume, and the volume is $\sqrt{${p} \cdot ${p} \cdot ${q}} = ${naive}$: the face of ${q} is a square of side ${s}, and the third edge is $\frac{${p}}{${s}} = ${p / s}$. The tempting path stops here.``
            自然的想法是三个面交于一个顶点。这时三个面积之积是体积的平方，体积为 $\sqrt{${p} \cdot ${p} \cdot ${q}} = ${naive}$：面积为 ${q} 的面是边长 ${s} 的正方形，第三条棱为 $\frac{${p}}{${s}} = ${p / s}$。容易走错的路是停在这里。`,
        both`The idea: the two faces of ${p} may be opposite each other, since opposite faces are always equal. A face of ${p} and a face of ${q} still share an edge, and this edge divides both ${p} and ${q}.``
          关键在于：两个面积为 ${p} 的面可以是相对的面，因为相对的面总是相等的。面积为 ${p} 的面与面积为 ${q} 的面仍有一条公共棱，这条棱长同时整除 ${p} 和 ${q}。`,
        isFixed
          ? both`${p} and ${q} have no common divisor but 1, so the shared edge is 1, the box is $${p} \times 1 \times ${q}$, and the volume is $${p} \cdot 1 \cdot ${q} = ${p * q}$, whatever one expects at first.``
            ${p} 与 ${q} 除 1 以外没有公约数，所以公共棱为 1，盒子是 $${p} \times 1 \times ${q}$，体积只能是 $${p} \cdot 1 \cdot ${q} = ${p * q}$。`
          : both`So the shared edge is one of ${listed(shared)}, and the boxes are ${listed(boxes)}, with volumes ${listed(volumes)}. Not all of them compare with ${value} in the same way, so the relationship is not fixed.``
            所以公共棱是 ${listed(shared)} 中的一个，盒子是 ${listed(boxes)}，体积为 ${listed(volumes)}。它们与 ${value} 相比大小不一，所以大小关系不确定。`,
      ],
      wrong: {
        A: isSwapped ? below : above,
        B: isSwapped ? above : below,
        C: [
          'one-case-only',
          bound === 'opposite'
            ? both`$${p} \cdot ${q} = ${p * q}$ is the volume of one possible box only.``$${p} \cdot ${q} = ${p * q}$ 只是其中一个盒子的体积。`
            : both`$\sqrt{${p} \cdot ${p} \cdot ${q}} = ${naive}$ belongs to three faces that meet at a corner, but two of them may be opposite.``$\sqrt{${p} \cdot ${p} \cdot ${q}} = ${naive}$ 是三个面交于一个顶点时的体积，而其中两个面可能相对。`,
        ],
        D: [
          'thinks-undetermined',
          both`Not knowing how the faces lie is no obstacle here: with whole edges only one box is left.``不知道三个面的位置并不要紧：棱长为整数时只剩下一个盒子。`,
        ],
      },
    };
  },
});
