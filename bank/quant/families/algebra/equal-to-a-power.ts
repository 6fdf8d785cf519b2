/** Products, powers of powers and quotients that come to one power, among sums and slips that do not. */
import { defineFamily } from '../../family.ts';
import { both, same } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.exponent-rules'],
  form: 'mc-many',
  difficulty: 3,
  seconds: 80,
  space: {
    n: [
      [6, 2, 3],
      [8, 2, 4],
      [12, 3, 4],
      [12, 2, 6],
      [15, 3, 5],
      [18, 3, 6],
      [20, 4, 5],
      [24, 4, 6],
    ],
    k: [2, 3, 4, 5],
    letter: ['x', 'a', 'm'],
    first: ['power', 'slipped power'],
    second: ['product', 'slipped product'],
    third: ['quotient', 'slipped quotient'],
    fourth: ['sum', 'negative', 'root', 'halves'],
  },
  keep: ({ n: [n, a, b], k }) => k < n && a * k !== n && n - k !== k && a + b !== n,
  make: ({ n: [n, a, b], k, letter: x, first, second, third, fourth }) => {
    const text = (tex: string) => same(`$${tex}$`);
    const pool = {
      power: [
        text(`(${x}^{${a}})^{${b}}`),
        true,
        null,
        both`A power of a power multiplies the exponents: $${a} \cdot ${b} = ${n}$.``幂的乘方，指数相乘：$${a} \cdot ${b} = ${n}$。`,
      ],
      'slipped power': [
        text(`(${x}^{${a}})^{${n - a}}`),
        false,
        'adds-exponents',
        both`A power of a power multiplies the exponents, and $${a} \cdot ${n - a} = ${a * (n - a)}$; adding them would give ${n}.``
          幂的乘方应把指数相乘，$${a} \cdot ${n - a} = ${a * (n - a)}$；相加才得 ${n}。`,
      ],
      product: [
        text(`${x}^{${k}} \\cdot ${x}^{${n - k}}`),
        true,
        null,
        both`A product of powers adds the exponents: $${k} + ${n - k} = ${n}$.``同底数幂相乘，指数相加：$${k} + ${n - k} = ${n}$。`,
      ],
      'slipped product': [
        text(`${x}^{${a}} \\cdot ${x}^{${b}}`),
        false,
        'adds-exponents',
        both`A product of powers adds the exponents, and $${a} + ${b} = ${a + b}$; multiplying them would give ${n}.``
          同底数幂相乘应把指数相加，$${a} + ${b} = ${a + b}$；相乘才得 ${n}。`,
      ],
      quotient: [
        text(`\\frac{${x}^{${n + k}}}{${x}^{${k}}}`),
        true,
        null,
        both`A quotient of powers subtracts the exponents: $${n + k} - ${k} = ${n}$.``同底数幂相除，指数相减：$${n + k} - ${k} = ${n}$。`,
      ],
      'slipped quotient': [
        text(`\\frac{${x}^{${n * k}}}{${x}^{${k}}}`),
        false,
        'adds-exponents',
        both`A quotient of powers subtracts the exponents, and $${n * k} - ${k} = ${n * k - k}$; dividing them would give ${n}.``
          同底数幂相除应把指数相减，$${n * k} - ${k} = ${n * k - k}$；相除才得 ${n}。`,
      ],
      sum: [
        text(`${x}^{${k}} + ${x}^{${n - k}}`),
        false,
        'adds-powers',
        both`Powers are added here, not multiplied: the exponents ${k} and ${n - k} may not be added.``这里是幂相加，不是相乘，指数 ${k} 与 ${n - k} 不能相加。`,
      ],
      negative: [
        text(`(${x}^{-${a}})^{-${b}}`),
        true,
        null,
        both`The exponents multiply, and the signs cancel: $(-${a})(-${b}) = ${n}$.``指数相乘，负负得正：$(-${a})(-${b}) = ${n}$。`,
      ],
      root: [
        text(`\\frac{1}{${x}^{-${n}}}`),
        true,
        null,
        both`A negative exponent in the denominator becomes a positive exponent in the numerator, ${n}.``分母中的负指数移到分子就成为正指数 ${n}。`,
      ],
      halves: [
        text(`2${x}^{${n / 2}}`),
        false,
        'coefficient-slip',
        both`The factor 2 multiplies the power; it does not double the exponent ${n / 2}.``系数 2 在 ${n / 2} 次幂的前面，并不会使指数加倍。`,
      ],
    } as const;
    if (fourth === 'halves' && n % 2 === 1) return null;
    const chosen = [pool[first], pool[second], pool[third], pool[fourth]];
    if (!chosen.some(([, right]) => right)) return null;
    return {
      stem: both`If $${x}$ is a nonzero number, which of the following are equal to $${x}^{${n}}$ for every value of $${x}$? Indicate all such expressions.``
        若 $${x}$ 是不为零的数，下列哪些式子对 $${x}$ 的任何值都等于 $${x}^{${n}}$？请选出所有符合的式子。`,
      options: chosen,
      letters: { [x]: 3 },
      steps: [
        both`The idea: Ask which operation joins the powers, because each operation treats the exponents differently. With the same base, multiplying adds exponents, dividing subtracts them, and a power of a power multiplies them: $${x}^{2} \cdot ${x}^{3} = ${x}^{5}$,
          $\frac{${x}^{5}}{${x}^{3}} = ${x}^{2}$, $(${x}^{2})^{3} = ${x}^{6}$.``关键在于：先看幂与幂之间是什么运算，不同的运算对指数的影响不同。同底数的幂：相乘则指数相加，相除则指数相减，乘方则指数相乘，如 $${x}^{2} \cdot ${x}^{3} = ${x}^{5}$，
          $\frac{${x}^{5}}{${x}^{3}} = ${x}^{2}$，$(${x}^{2})^{3} = ${x}^{6}$。`,
        both`A sum of powers is none of these. Reduce each expression to one power and see whether its exponent is ${n}.``幂的和不适用以上任何一条。把每个式子化成一个幂，看指数是否为 ${n}。`,
      ],
    };
  },
});
