/**
 * Numbers multiplied by absolute values, their own or each other's: what do the products say of signs and order?
 *
 * Chains two ideas: a number times its own absolute value keeps sign and order, unlike a square; and dividing by the
 * positive absolute values leaves only the signs. Whoever reads the products as squares, or tries positive numbers alone,
 * is led away.
 */
import type { Text } from '#core/texts.ts';
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, same } from '../../text.ts';

type Rule = {
  given: string;
  a: string;
  b: string;
  key: ComparisonKey;
  why: Text;
  tempting: Text;
  /** One pair that fits, or two that disagree. */
  pairs: [number, number][];
};

const keepsOrder = both`The idea: a number times its own absolute value is its square with its own sign, so it grows whenever the number grows, even among negative numbers.``
  关键在于：一个数乘以自己的绝对值，等于它的平方带上它自己的符号，所以这个数变大，乘积就变大，负数也一样。`;
const leavesSigns = both`The idea: neither number is 0, so both absolute values are positive. Divide by both of them; each side is then 1 or $-1$, the sign of one number.``
  关键在于：两数都不为 0，两个绝对值都是正数。两边同除以它们，每一边就只剩 1 或 $-1$，即其中一个数的符号。`;

/** In the letters x and y, which each draw replaces by its own. */
const rules: Rule[] = [
  {
    given: 'x \\cdot |x| < y \\cdot |y|',
    a: 'x',
    b: 'y',
    key: 'B',
    why: keepsOrder,
    tempting: both`Reading the products as squares makes the case of negative numbers seem undetermined.``把乘积当成平方，就会以为负数的情形不确定。`,
    pairs: [[-3, -2]],
  },
  {
    given: 'x \\cdot |x| < y \\cdot |y|',
    a: 'x^{2}',
    b: 'y^{2}',
    key: 'D',
    why: keepsOrder,
    tempting: both`For positive numbers, the squares have the same order as the products; for negative ones, they have the opposite order.``对正数，平方的大小顺序与乘积相同；对负数则相反。`,
    pairs: [
      [2, 3],
      [-3, -2],
    ],
  },
  {
    given: 'x \\cdot |x| > y \\cdot |y|',
    a: 'x^{3}',
    b: 'y^{3}',
    key: 'A',
    why: keepsOrder,
    tempting: both`It seems that negative numbers could reverse the order, but cubes keep it, as the products do.``看起来负数会使顺序反过来，其实立方与这样的乘积一样保持顺序。`,
    pairs: [[-2, -3]],
  },
  {
    given: 'x \\cdot |x| = -y \\cdot |y|',
    a: 'x',
    b: '-y',
    key: 'C',
    why: keepsOrder,
    tempting: both`A sum of two squares is 0 only for 0, but here one of the two products is negative.``两个平方之和为 0 只能都是 0，但这里的两个乘积一正一负。`,
    pairs: [[-3, 3]],
  },
  {
    given: 'x \\cdot |x| > y^{2}',
    a: 'x',
    b: '|y|',
    key: 'A',
    why: keepsOrder,
    tempting: both`A negative number with a large square seems to fit, but its product with its absolute value is negative.``平方很大的负数看似满足，但它与自己绝对值的乘积是负数。`,
    pairs: [[3, -2]],
  },
  {
    given: 'x \\cdot |y| < y \\cdot |x|',
    a: 'x',
    b: 'y',
    key: 'B',
    why: leavesSigns,
    tempting: both`Two numbers of the same sign seem to fit, but for them the two products are equal.``同号的两个数看似满足，其实那时两个乘积相等。`,
    pairs: [[-5, 2]],
  },
  {
    given: 'x \\cdot |y| < y \\cdot |x|',
    a: 'x + y',
    b: '0',
    key: 'D',
    why: leavesSigns,
    tempting: both`The signs are known; the absolute values are not.``符号知道了，绝对值的大小却不知道。`,
    pairs: [
      [-5, 2],
      [-2, 5],
    ],
  },
  {
    given: 'x \\cdot |y| = y \\cdot |x|',
    a: '|x + y|',
    b: '|x| + |y|',
    key: 'C',
    why: leavesSigns,
    tempting: both`The equation looks as if it held only for equal numbers, or for all numbers; it holds for all pairs with the same sign.``这个等式看似只对相等的数成立，或对任何数都成立；其实它对所有同号的两个数成立。`,
    pairs: [[-5, -2]],
  },
  {
    given: 'x \\cdot |y| = -y \\cdot |x|',
    a: '|x + y|',
    b: '|x - y|',
    key: 'B',
    why: leavesSigns,
    tempting: both`With two positive numbers, the sum is farther from 0, but here the signs are opposite.``两个正数时和离 0 更远，但这里两数异号。`,
    pairs: [[-5, 2]],
  },
  {
    given: 'x \\cdot |y| = -y \\cdot |x|',
    a: '|x| - |y|',
    b: '|x + y|',
    key: 'D',
    why: leavesSigns,
    tempting: both`The two sides agree as long as the first number has the greater absolute value; otherwise the left one is negative.``第一个数的绝对值较大时两者相等；否则左边是负数。`,
    pairs: [
      [-5, 2],
      [-2, 5],
    ],
  },
];

const swappedKey: Record<ComparisonKey, ComparisonKey> = { A: 'B', B: 'A', C: 'C', D: 'D' };

export const family = defineFamily({
  tags: ['quant.arith.absolute-value', 'quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 4,
  seconds: 110,
  space: {
    rule: rules,
    names: [
      ['x', 'y'],
      ['p', 'q'],
      ['m', 'n'],
    ],
    isSwapped: [false, true],
  },
  make: ({ rule, names: [p, q], isSwapped }) => {
    const named = (tex: string): string => tex.replaceAll('x', p).replaceAll('y', q);
    const [a, b, given] = [named(rule.a), named(rule.b), named(rule.given)];
    const key = isSwapped ? swappedKey[rule.key] : rule.key;
    const pairs = rule.pairs.map(([x, y]) => ({ [p]: x, [q]: y }));
    const order = { A: '>', B: '<', C: '=', D: '' }[rule.key];
    const [[x1, y1], second] = rule.pairs as [[number, number], [number, number]?];
    const side = [
      key === 'D' ? 'one-example' : 'assumes-positive',
      both`${rule.tempting}``${rule.tempting}`,
    ] as const;
    return {
      stem:
        rule.why === keepsOrder
          ? both`$${given}$``$${given}$`
          : both`$${p}$ and $${q}$ are not equal to $0$, and $${given}$.``$${p}$ 和 $${q}$ 都不等于 $0$，且 $${given}$。`,
      a: isSwapped ? same(`$${b}$`) : same(`$${a}$`),
      b: isSwapped ? same(`$${a}$`) : same(`$${b}$`),
      key,
      letters: [{}, pairs],
      steps: [
        rule.why,
        second
          ? both`That leaves the comparison open: with $${p} = ${x1}$ and $${q} = ${y1}$, and with $${p} = ${second[0]}$ and $${q} = ${second[1]}$, the condition $${given}$ holds, and $${a}$ and $${b}$ compare differently. ${rule.tempting}``
            但大小仍不确定：取 $${p} = ${x1}$、$${q} = ${y1}$ 或 $${p} = ${second[0]}$、$${q} = ${second[1]}$，条件 $${given}$ 都成立，而 $${a}$ 与 $${b}$ 的大小关系不同。${rule.tempting}`
          : both`So $${a} ${order} ${b}$ whenever $${given}$; for example, with $${p} = ${x1}$ and $${q} = ${y1}$. ${rule.tempting}``
            所以只要 $${given}$，就有 $${a} ${order} ${b}$，例如 $${p} = ${x1}$、$${q} = ${y1}$。${rule.tempting}`,
      ],
      wrong: {
        A: side,
        B: side,
        C: ['assumes-special-case', both`${rule.tempting}``${rule.tempting}`],
        D: [
          'thinks-undetermined',
          both`Some pairs of numbers are excluded by $${given}$; for all that remain, the comparison is the same.``$${given}$ 已经排除了一些情形，剩下的情形比较结果都一样。`,
        ],
      },
    };
  },
});
