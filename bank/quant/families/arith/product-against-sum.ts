/**
 * A product of two integers equals a combination of them: how many ordered pairs are there?
 *
 * Chains two ideas: with one number added to both sides the equation becomes a product of two factors equal to a known
 * number; and the factors may be negative, which brings pairs with negative numbers and the pair of zeros. Whoever tries
 * positive integers, or takes positive factors only, ends at an answer that is offered.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, term } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.algebra.factoring'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 150,
  space: {
    a: [1, 2, 3, 4, 5, 6, 7],
    b: [2, 3, 4, 5, 6, 7, 10],
    names: [
      ['x', 'y'],
      ['m', 'n'],
      ['p', 'q'],
    ],
  },
  keep: ({ a, b }) => a <= b && a * b >= 4 && a * b <= 30,
  make: ({ a, b, names: [x, y] }) => {
    const product = a * b;
    const divisors = range(1, product).filter((d) => product % d === 0);
    const key = 2 * divisors.length;
    const right = a === b ? `${term(a, `(${x} + ${y})`)}` : `${term(a, x)} + ${term(b, y)}`;
    const big = divisors.at(-1)!;
    return {
      stem: both`How many ordered pairs of integers $(${x}, ${y})$ satisfy $${x}${y} = ${right}$?``满足 $${x}${y} = ${right}$ 的有序整数对 $(${x}, ${y})$ 共有多少个？`,
      key,
      letters: [{ [x]: b + big, [y]: a + 1 }, {}, {}, {}],
      steps: [
        both`The idea: bring everything to one side and add ${product}, so that the left side is a product: $(${x} - ${b})(${y} - ${a}) = ${product}$.``
          关键在于：全部移到一边，再两边加 ${product}，左边就成为乘积：$(${x} - ${b})(${y} - ${a}) = ${product}$。`,
        both`So the first factor is a divisor of ${product}, and the second is then determined. There are ${divisors.length} positive divisors; for example, ${big} and 1 give $(${b + big}, ${a + 1})$.``
          所以第一个因数是 ${product} 的约数，第二个随之确定。正约数有 ${divisors.length} 个；例如 ${big} 与 1 给出 $(${b + big}, ${a + 1})$。`,
        both`Both factors may also be negative, and this gives as many pairs again; for example, $-${b}$ and $-${a}$ give $(0, 0)$.``
          两个因数也可以都是负数，这又有同样多对；例如 $-${b}$ 与 $-${a}$ 给出 $(0, 0)$。`,
        both`In all there are $2 \cdot ${divisors.length} = ${key}$ pairs. The tempting path tries positive integers only and ends at ${divisors.length}.``
          一共有 $2 \cdot ${divisors.length} = ${key}$ 对。容易走错的路是只试正整数，得到 ${divisors.length}。`,
      ],
      wrong: [
        [
          divisors.length,
          'forgets-negatives',
          both`${divisors.length} counts the pairs of positive integers only, which come from the positive divisors of ${product}; both factors may be negative.``${divisors.length} 只数了两个数都是正整数的对，它们来自 ${product} 的正约数；两个因数也可以都是负数。`,
        ],
        [
          key - 1,
          'forgets-zero',
          both`$${key} - 1 = ${key - 1}$ leaves out the pair of zeros, which satisfies the equation.``$${key} - 1 = ${key - 1}$ 漏掉了两个数都为零的一对，它也满足方程。`,
        ],
        [
          divisors.length + 1,
          'forgets-negatives',
          both`$${divisors.length} + 1 = ${divisors.length + 1}$ adds the pair of zeros to those with positive factors and misses the other negative ones.``
            $${divisors.length} + 1 = ${divisors.length + 1}$ 在正因数的各对之外只加上了都为零的一对，漏掉了其余负因数的情形。`,
        ],
        [
          2 * key,
          'symmetry-double',
          both`$2 \cdot ${key} = ${2 * key}$ gives each factor a sign of its own, but the two must have the same sign.``$2 \cdot ${key} = ${2 * key}$ 让两个因数各自取正负，但它们必须同号。`,
        ],
        [
          key + 2,
          'adds-overlapping',
          both`$${key} + 2 = ${key + 2}$ counts two pairs twice.``$${key} + 2 = ${key + 2}$ 把两对重复计算了。`,
        ],
        [
          key + 1,
          'adds-overlapping',
          both`$${key} + 1 = ${key + 1}$ counts the pair of zeros once more, although it comes from negative factors.``$${key} + 1 = ${key + 1}$ 把都为零的一对又多算了一次，而它已经来自负因数。`,
        ],
      ],
    };
  },
});
