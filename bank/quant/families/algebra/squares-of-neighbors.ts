/** The difference of two large squares is a product of an easy difference and an easy sum. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.factoring'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 50,
  space: { m: [150, 200, 250, 300, 400, 500, 600, 750, 1000, 2000], d: [1, 2, 3, 4, 6, 8] },
  make: ({ m, d }) => {
    const [a, b] = [m + d, m - d];
    const [sum, gap] = [a + b, a - b];
    const key = sum * gap;
    return {
      stem: both`What is the value of $${a}^{2} - ${b}^{2}$?``$${a}^{2} - ${b}^{2}$ 的值是多少？`,
      key,
      steps: [
        both`The idea: Look at the form before computing; factoring replaces two large squares by one easy product. A difference of squares is the product of the sum and the difference: $${a}^{2} - ${b}^{2} = (${a} + ${b})(${a} - ${b})$.``
          关键在于：先看式子的形式再计算，分解因式后，两个大数的平方就化为一个简单的乘积。平方差等于和与差的乘积：$${a}^{2} - ${b}^{2} = (${a} + ${b})(${a} - ${b})$。`,
        both`Here that is $${sum} \cdot ${gap} = ${key}$; neither square has to be worked out.``即 $${sum} \cdot ${gap} = ${key}$，两个平方都不必算出来。`,
      ],
      wrong: [
        [
          m * gap,
          'substitutes-wrongly',
          both`$${m} \cdot ${gap} = ${m * gap}$ multiplies the difference by the number halfway between the two instead of by their sum.``
            $${m} \cdot ${gap} = ${m * gap}$ 是用两数的中间数去乘差，而应当用两数之和。`,
        ],
        [
          sum,
          'stops-early',
          both`$${a} + ${b} = ${sum}$ is only the sum.``$${a} + ${b} = ${sum}$ 只是两数之和。`,
        ],
        [
          gap * gap,
          'squares-termwise',
          both`$(${a} - ${b})^{2} = ${gap * gap}$ is the square of the difference.``$(${a} - ${b})^{2} = ${gap * gap}$ 是差的平方。`,
        ],
        [
          gap * a,
          'substitutes-wrongly',
          both`$${gap} \cdot ${a} = ${gap * a}$ multiplies the difference by only the larger number.``$${gap} \cdot ${a} = ${gap * a}$ 只用较大的数去乘差。`,
        ],
        [
          key + gap * gap,
          'squares-termwise',
          both`$${key} + ${gap}^{2} = ${key + gap * gap}$ adds a square that is not there.``$${key} + ${gap}^{2} = ${key + gap * gap}$ 多加了一个平方项。`,
        ],
        [
          2 * key,
          'coefficient-slip',
          both`$2 \cdot ${sum} \cdot ${gap} = ${2 * key}$ doubles the product, as the middle term of a square would.``$2 \cdot ${sum} \cdot ${gap} = ${2 * key}$ 像完全平方的中间项那样又乘了一个二。`,
        ],
        [
          10 * key,
          'decimal-point-slip',
          both`$10 \cdot ${key} = ${10 * key}$ has one zero too many.``$10 \cdot ${key} = ${10 * key}$ 多了一个零。`,
        ],
        [
          sum * (gap + 1),
          'off-by-one',
          both`$${sum} \cdot (${gap} + 1) = ${sum * (gap + 1)}$ takes the difference to be one too large.``$${sum} \cdot (${gap} + 1) = ${sum * (gap + 1)}$ 把两数之差数多了一个。`,
        ],
      ],
    };
  },
});
