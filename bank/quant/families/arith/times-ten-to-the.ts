/** How many times one quantity is another, both in scientific notation: divide the numbers and subtract the exponents. */
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, decimal } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.powers', 'quant.arith.decimals'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 65,
  wide: 'orders of magnitude are what is asked for',
  space: {
    // First number, second number, and what the first is over the second.
    pair: [
      [1.2, 4],
      [1.5, 6],
      [1.8, 3],
      [2.4, 6],
      [2.4, 8],
      [3.2, 4],
      [4.5, 9],
      [3.6, 9],
      [1.4, 7],
      [4.2, 6],
    ],
    e: [5, 6, 7, 8],
    gap: [3, 4, 5],
    story: [
      {
        text: (a: string, b: string) =>
          both`A large star has a radius of about $${a}$ kilometers, and a small planet has a radius of about $${b}$ kilometers. The radius of the star is about how many times the radius of
            the planet?``一颗大恒星的半径约为 $${a}$ 千米，一颗小型行星的半径约为 $${b}$ 千米。恒星的半径约为该行星的多少倍？`,
        top: 5,
      },
      {
        text: (a: string, b: string) =>
          both`In one year, a port handled $${a}$ kilograms of cargo, and a small airfield handled $${b}$ kilograms. The cargo handled by the port was how many times the cargo handled by the
            airfield?``某年一个港口的货运量为 $${a}$ 千克，一个小机场的货运量为 $${b}$ 千克。港口的货运量是机场的多少倍？`,
        top: 9,
      },
      {
        text: (a: string, b: string) =>
          both`One culture contains $${a}$ cells, and another contains $${b}$ cells. The number of cells in the first culture is how many times the number of cells in the second?``
            一份培养物含有 $${a}$ 个细胞，另一份含有 $${b}$ 个细胞。第一份的细胞数是第二份的多少倍？`,
        top: 9,
      },
      {
        text: (a: string, b: string) =>
          both`What is the value of $\frac{${a}}{${b}}$?``$\frac{${a}}{${b}}$ 的值是多少？`,
        top: 9,
      },
    ],
  },
  keep: ({ e, gap, story }) => e - gap >= 2 && (story.top === 9 || e <= 7),
  make: ({ pair: [p, q], e, gap, story }) => {
    const f = e - gap;
    const front = decimal(div(p, q));
    const key = Math.round(front * 10 ** gap);
    const sci = (x: number, k: number): string => `${x} \\times 10^{${k}}`;
    const turned = decimal(div(Math.round((q / p) * 1e6), 1e6));
    const isShort = Number.isInteger(turned * 10);
    return {
      stem: story.text(sci(p, e), sci(q, f)),
      key,
      steps: [
        both`The idea: A number in scientific notation is a product of two factors, so the quotient splits into two simple quotients. Divide the leading factors and the powers of ten separately: $${p} \div ${q} = ${front}$ and $10^{${e}} \div 10^{${f}} = 10^{${gap}}$.``关键在于：科学记数法把一个数写成两个因数的积，所以整个商可以拆成两个简单的商。前面的数与后面的幂分别相除：$${p} \div ${q} = ${front}$，$10^{${e}} \div 10^{${f}} = 10^{${gap}}$。`,
        both`Together, $${front} \cdot 10^{${gap}} = ${key}$. Faster: The quotient of the leading factors is less than one and more than one tenth, so the answer is less than $10^{${gap}}$ and more than one tenth of it; only one of the choices is.``合起来是 $${front} \cdot 10^{${gap}} = ${key}$。更快的做法：前面两数之商小于一而大于十分之一，所以答案小于 $10^{${gap}}$ 而大于它的十分之一，这样的选项只有一个。`,
      ],
      wrong: [
        [
          key * 10,
          'decimal-point-slip',
          both`$${front * 10} \cdot 10^{${gap}} = ${key * 10}$ puts the decimal point of $${p} \div ${q}$ one place too far to the right.``$${front * 10} \cdot 10^{${gap}} = ${key * 10}$ 把 $${p} \div ${q}$ 的小数点向右多移了一位。`,
        ],
        [
          key / 10,
          'off-by-one',
          both`$${front} \cdot 10^{${gap - 1}} = ${key / 10}$ subtracts one from the difference between the exponents.``$${front} \cdot 10^{${gap - 1}} = ${key / 10}$ 把指数之差少算了一。`,
        ],
        [
          key * 100,
          'decimal-point-slip',
          both`$${key} \cdot 100 = ${key * 100}$ is off by two places.``$${key} \cdot 100 = ${key * 100}$ 差了两位。`,
        ],
        [
          key / 100,
          'decimal-point-slip',
          both`$${key} \div 100 = ${key / 100}$ is off by two places.``$${key} \div 100 = ${key / 100}$ 差了两位。`,
        ],
        [
          isShort
            ? Math.round(turned * 10 ** gap)
            : Math.round(decimal(div(Math.round(p * 10), 10)) * q * 10 ** gap),
          isShort ? 'inverts-fraction' : 'adds-for-multiplies',
          isShort
            ? both`$${turned} \cdot 10^{${gap}} = ${Math.round(turned * 10 ** gap)}$ divides the leading factors in the wrong order.``$${turned} \cdot 10^{${gap}} = ${Math.round(turned * 10 ** gap)}$ 把前面两个数除反了。`
            : both`$${p} \cdot ${q} \cdot 10^{${gap}} = ${Math.round(p * q * 10 ** gap)}$ multiplies the leading factors instead of dividing.``$${p} \cdot ${q} \cdot 10^{${gap}} = ${Math.round(p * q * 10 ** gap)}$ 把前面两个数相乘而不是相除。`,
        ],
        [
          10 ** gap,
          'stops-early',
          both`$10^{${e} - ${f}} = ${10 ** gap}$ compares only the powers of ten.``$10^{${e} - ${f}} = ${10 ** gap}$ 只比较了后面的幂。`,
        ],
      ],
    };
  },
});
