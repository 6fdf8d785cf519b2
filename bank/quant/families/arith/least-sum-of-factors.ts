/** Two positive integers with a fixed product: every possible sum lies between the least and the greatest. */
import { gcd } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

const pairsOf = (product: number): [number, number][] => {
  const found: [number, number][] = [];
  for (let x = 1; x * x <= product; x++) if (product % x === 0) found.push([x, product / x]);
  return found;
};

export const family = defineFamily({
  tags: ['quant.arith.factors'],
  form: 'qc',
  difficulty: 4,
  seconds: 80,
  space: {
    product: [24, 36, 40, 45, 48, 54, 56, 60, 63, 72, 75, 80, 84, 90, 96, 100],
    extra: ['none', 'none', 'greater than 1', 'coprime'],
    offer: ['least', 'below', 'above', 'greatest', 'middle'],
  },
  make: ({ product, extra, offer }) => {
    const pairs = pairsOf(product).filter(([x, y]) => {
      if (extra === 'none') return true;
      return x > 1 && (extra === 'greater than 1' || gcd(x, y) === 1);
    });
    const sums = pairs.map(([x, y]) => x + y);
    if (sums.length === 0) return null;
    const [least, greatest] = [Math.min(...sums), Math.max(...sums)];
    if (extra === 'coprime' && sums.length > 1) return null;
    if (extra !== 'coprime' && sums.length < 3) return null;
    const c = {
      least,
      below: least - 1,
      above: greatest + 1,
      greatest,
      middle: Math.round((least + greatest) / 2),
    }[offer];
    const orders = new Set(sums.map((sum) => Math.sign(sum - c)));
    const key = keyOfOrders(orders);
    const isOne = sums.length === 1;
    const [near, far] = [pairs.at(-1)!, pairs[0]!];
    const condition = {
      none: both`$x$ and $y$ are positive integers, and $xy = ${product}$.``$x$ 和 $y$ 是正整数，且 $xy = ${product}$。`,
      'greater than 1': both`$x$ and $y$ are integers greater than 1, and $xy = ${product}$.``$x$ 和 $y$ 是大于 1 的整数，且 $xy = ${product}$。`,
      coprime: both`$x$ and $y$ are integers greater than 1 that have no common divisor greater than 1, and $xy = ${product}$.``
        $x$ 和 $y$ 是大于 1 的整数，除 1 以外没有公因数，且 $xy = ${product}$。`,
    }[extra];
    return {
      stem: condition,
      a: 'x + y',
      b: c,
      key,
      steps: isOne
        ? [
            both`The idea: two numbers without a common divisor cannot share a prime: each prime power of ${product} belongs to one of them as a whole.``
              关键在于：没有公因数的两个数不能共用质因数：${product} 的每个质数幂都整个归其中一个数。`,
            both`Neither may be 1, so the two are ${near[0]} and ${near[1]}, with the product $${near[0]} \cdot ${near[1]} = ${product}$.``
              两数都不是 1，所以只能是 ${near[0]} 和 ${near[1]}，乘积 $${near[0]} \cdot ${near[1]} = ${product}$。`,
            both`Quantity A is $${near[0]} + ${near[1]} = ${least}$, to be compared with ${c}.``Quantity A 为 $${near[0]} + ${near[1]} = ${least}$，再与 ${c} 比较。`,
          ]
        : [
            both`The idea: the sum is least when the two factors are closest together: $${near[0]} \cdot ${near[1]} = ${product}$ gives $${near[0]} + ${near[1]} = ${least}$.``
              关键在于：两个因数越接近，和越小：$${near[0]} \cdot ${near[1]} = ${product}$ 时和为 $${near[0]} + ${near[1]} = ${least}$。`,
            both`It is greatest when they are farthest apart: $${far[0]} \cdot ${far[1]} = ${product}$ gives $${far[0]} + ${far[1]} = ${greatest}$.``
              两个因数相差越大，和越大：$${far[0]} \cdot ${far[1]} = ${product}$ 时和为 $${far[0]} + ${far[1]} = ${greatest}$。`,
            key === 'D'
              ? both`The two sums do not compare with ${c} in the same way, so the relationship cannot be determined.``
                这两个和与 ${c} 的大小关系不同，所以无法确定。`
              : both`All possible sums lie between ${least} and ${greatest}, inclusive, on one side of ${c}.``所有可能的和都在 ${least} 与 ${greatest} 之间，位于 ${c} 的同一侧。`,
          ],
      wrong: {
        A: [
          'one-example',
          isOne
            ? both`A pair farther apart has a greater sum but breaks a condition.``相差更大的一对数和更大，但不满足条件。`
            : both`A pair such as ${far[0]} and ${far[1]} has a large sum, but other pairs are allowed too.``像 ${far[0]} 和 ${far[1]} 这样的一对和较大，但还可以取其他数。`,
        ],
        B: [
          'one-example',
          isOne
            ? both`A pair closer together has a smaller sum but shares a divisor.``更接近的一对数和更小，但有公因数。`
            : both`The pair ${near[0]} and ${near[1]} has a small sum, but other pairs are allowed too.``${near[0]} 和 ${near[1]} 这一对和较小，但还可以取其他数。`,
        ],
        C: [
          'assumes-special-case',
          both`The product alone does not fix the sum: one pair that fits does not speak for all of them.``乘积并不能确定和：一对数符合不等于每一对都符合。`,
        ],
        D: [
          'thinks-undetermined',
          isOne
            ? both`Several pairs have this product, but the other conditions leave one of them.``乘积相同的数对有好几组，但其余条件只留下一组。`
            : both`Several sums are possible, but all of them lie on the same side of ${c}.``和有好几种可能，但全都在 ${c} 的同一侧。`,
        ],
      },
    };
  },
});
