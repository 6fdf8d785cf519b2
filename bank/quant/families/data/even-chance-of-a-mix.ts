/**
 * Two marbles of two colors are as likely to differ as to match: which numbers of marbles are possible?
 *
 * Chains two ideas: the condition is an equation in both numbers, which turns into “the square of their difference is
 * their sum”; so the total is a perfect square, and each color a sum 1 + 2 + … + m. Equal numbers of both colors look
 * as if they gave an even chance, and do not.
 */
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const pools = {
  total: [9, 10, 12, 16, 20, 24, 25, 36, 40, 49, 50],
  red: [6, 8, 10, 12, 15, 16, 21, 24, 25, 28],
} as const;

const settings = [
  { en: ['bag', 'marbles', 'red', 'blue'], zh: ['袋子', '弹珠', '红', '蓝', '颗'] },
  { en: ['box', 'cards', 'green', 'yellow'], zh: ['盒子', '卡片', '绿', '黄', '张'] },
  { en: ['drawer', 'gloves', 'black', 'brown'], zh: ['抽屉', '手套', '黑', '棕', '只'] },
] as const;

/** The number of the one color in so many, if the two chances are even. */
const split = (total: number): number | undefined => {
  const side = Math.round(Math.sqrt(total));
  return side * side === total ? (total + side) / 2 : undefined;
};

/** The least number of the other color that goes with so many of the one. */
const partner = (red: number): number | undefined => {
  for (let m = 1; (m * (m + 1)) / 2 <= red; m++) if ((m * (m + 1)) / 2 === red) return (m * (m - 1)) / 2 || 3;
  return undefined;
};

export const family = defineFamily({
  tags: ['quant.data.probability', 'quant.arith.powers', 'quant.algebra.factoring'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 150,
  space: {
    asked: ['total', 'red'],
    setting: settings,
    total: subsets(pools.total, 5),
    red: subsets(pools.red, 5),
  },
  make: ({ asked, setting: { en, zh }, total, red }) => {
    const isTotal = asked === 'total';
    const values = isTotal ? total : red;
    const fits = (x: number): boolean => (isTotal ? split(x) : partner(x)) !== undefined;
    const count = values.filter(fits).length;
    if (count < 2 || count > 3) return null;
    const ask = isTotal
      ? both`the total number of ${en[1]} in the ${en[0]}``${zh[0]}里${zh[1]}的总数`
      : both`the number of ${en[2]} ${en[1]} in the ${en[0]}``${zh[0]}里${zh[2]}色${zh[1]}的数量`;
    return {
      stem: both`A ${en[0]} contains only ${en[2]} and ${en[3]} ${en[1]}. If two of the ${en[1]} are drawn at random without replacement, the probability that they are of different colors is $\frac{1}{2}$. Which of the following could be ${ask}? Indicate all such numbers.``
        ${zh[0]}里只有${zh[2]}色和${zh[3]}色的${zh[1]}。从中随机不放回地抽取两${zh[4]}，颜色不同的概率为 $\frac{1}{2}$。下列哪些可能是${ask}？请选出所有可能的值。`,
      options: values.map((x) => {
        if (fits(x)) {
          const one = isTotal ? split(x)! : x;
          const other = isTotal ? x - one : partner(x)!;
          const all = one + other;
          return [
            x,
            true,
            null,
            both`With ${one} and ${other}, ${all} in all: $\frac{2 \cdot ${one} \cdot ${other}}{${all} \cdot ${all - 1}} = \frac{1}{2}$${isTotal ? '' : both`, so ${x} is possible``，所以 ${x} 可能`}.``
              ${one} 与 ${other}，共 ${all}：$\frac{2 \cdot ${one} \cdot ${other}}{${all} \cdot ${all - 1}} = \frac{1}{2}$${isTotal ? '' : both`, so ${x} is possible``，所以 ${x} 可能`}。`,
          ] as const;
        }
        return [
          x,
          false,
          x % 2 === 0 ? 'assumes-equal-groups' : 'one-example',
          isTotal
            ? both`${x} is not the square of an integer, so it cannot be the square of the difference between the two numbers.``${x} 不是整数的平方，不可能等于两数之差的平方。`
            : both`With ${x} of this color, no number of the other color fits: ${x} is not of the form $\frac{m(m + 1)}{2}$.``这种颜色有 ${x} 时，另一种颜色取多少都不行：${x} 不能写成 $\frac{m(m + 1)}{2}$。`,
        ] as const;
      }),
      letters: [{ r: 10, b: 6 }, { r: 10, b: 6 }, {}],
      steps: [
        both`With $r$ of one color and $b$ of the other, $\frac{2rb}{(r + b)(r + b - 1)} = \frac{1}{2}$, so $4rb = (r + b)^{2} - (r + b)$.``
          设一种颜色有 $r$ 个，另一种有 $b$ 个，则 $\frac{2rb}{(r + b)(r + b - 1)} = \frac{1}{2}$，即 $4rb = (r + b)^{2} - (r + b)$。`,
        both`The idea: bring the squares together. $(r + b)^{2} - 4rb = (r - b)^{2}$, so $(r - b)^{2} = r + b$: the total is the square of the difference.``
          关键在于：把平方合在一起。$(r + b)^{2} - 4rb = (r - b)^{2}$，所以 $(r - b)^{2} = r + b$：总数等于两数之差的平方。`,
        isTotal
          ? both`So the total is a perfect square, and every perfect square from 4 on is possible. The tempting path takes equal numbers of both colors, which makes different colors more likely than matching ones.``
            所以总数是完全平方数，从 4 起的每个完全平方数都可能。容易走错的路是取两种颜色一样多，那样颜色不同的可能性超过一半。`
          : both`If the difference is $m$, the total is its square, so the larger number is half of the sum of the two: 3, 6, 10, 15, 21, 28, and so on; the smaller one is the number before it in that list. The tempting path takes equal numbers of both colors.``
            若差为 $m$，总数就是它的平方，较大的数是两者之和的一半：3、6、10、15、21、28 等等；较小的数是这一列中前面的那个。容易走错的路是取两种颜色一样多。`,
      ],
    };
  },
});
