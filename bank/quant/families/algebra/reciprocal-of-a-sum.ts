/** The exponent -1 outside a sum does not reach into it: add first, then invert. */
import { add, div, mul, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.exponent-rules', 'quant.arith.fractions'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 75,
  wide: 'the mistakes invert what should not be inverted, so that their results lie on both sides of 1',
  space: {
    ab: [
      [2, 3],
      [2, 5],
      [3, 4],
      [3, 6],
      [4, 6],
      [4, 12],
      [5, 20],
      [6, 12],
      [2, 7],
      [3, 5],
      [6, 3],
      [6, 10],
    ],
    isMinus: [false, false, true],
  },
  keep: ({ ab: [a, b], isMinus }) => !isMinus || b - a > 1,
  make: ({ ab: [a, b], isMinus }) => {
    const sign = isMinus ? '-' : '+';
    const join = isMinus ? sub : add;
    const inner = join(div(1, a), div(1, b));
    const key = div(1, inner);
    const whole = isMinus ? b - a : a + b;
    const all = `(${a}^{-1} ${sign} ${b}^{-1})^{-1}`;
    return {
      stem: both`What is the value of $${all}$?``$${all}$ 的值是多少？`,
      key,
      steps: [
        both`The idea: Combine first, and take the reciprocal last. The exponent $-1$ means the reciprocal, so the value inside the parentheses is $${a}^{-1} ${sign} ${b}^{-1} = ${div(1, a)} ${sign} ${div(1, b)} = ${inner}$.``
          关键在于：先合并，最后再取倒数。指数 $-1$ 表示倒数，所以括号内为 $${a}^{-1} ${sign} ${b}^{-1} = ${div(1, a)} ${sign} ${div(1, b)} = ${inner}$。`,
        both`Only now take the reciprocal of the whole: $${all} = 1 \div ${inner} = ${key}$. Taking reciprocals term by term is not allowed for a ${isMinus ? 'difference' : 'sum'}.``
          然后再对整体取倒数：$${all} = 1 \div ${inner} = ${key}$。${isMinus ? '差' : '和'}的倒数不能逐项取。`,
      ],
      wrong: [
        [
          div(isMinus ? a - b : a + b, 1),
          'negative-exponent-slip',
          both`$${a} ${sign} ${b} = ${isMinus ? a - b : a + b}$ has the exponents $-1$ cancel term by term.``$${a} ${sign} ${b} = ${isMinus ? a - b : a + b}$ 是让指数 $-1$ 逐项相消。`,
        ],
        [
          inner,
          'stops-early',
          both`$${div(1, a)} ${sign} ${div(1, b)} = ${inner}$ is the value inside the parentheses, before the reciprocal is taken.``$${div(1, a)} ${sign} ${div(1, b)} = ${inner}$ 只是括号里的值，还没有取倒数。`,
        ],
        [
          div(1, whole),
          'adds-across-fractions',
          both`$\frac{1}{${whole}}$ takes the reciprocal of the ${isMinus ? 'difference between' : 'sum of'} the numbers themselves.``$\frac{1}{${whole}}$ 是对两数本身的${isMinus ? '差' : '和'}取倒数。`,
        ],
        [
          mul(a, b),
          'adds-powers',
          both`$${a} \cdot ${b} = ${a * b}$ treats the terms as if they were multiplied.``$${a} \cdot ${b} = ${a * b}$ 把两项当成相乘了。`,
        ],
        [
          div(a + b, 2),
          'adds-across-fractions',
          both`$\frac{${a} + ${b}}{2} = ${div(a + b, 2)}$ comes from adding the numerators and the denominators of the reciprocals separately.``
            $\frac{${a} + ${b}}{2} = ${div(a + b, 2)}$ 是把两个倒数的分子、分母分别相加再颠倒得来的。`,
        ],
        [
          div(1, a * b),
          'stops-early',
          both`$\frac{1}{${a} \cdot ${b}} = ${div(1, a * b)}$ keeps the common denominator and loses the numerator.``$\frac{1}{${a} \cdot ${b}} = ${div(1, a * b)}$ 只留下公分母，丢了分子。`,
        ],
        [
          div(a * b, isMinus ? a + b : Math.abs(b - a)),
          'sign-slip',
          both`$\frac{${a * b}}{${isMinus ? a + b : Math.abs(b - a)}} = ${div(a * b, isMinus ? a + b : Math.abs(b - a))}$ ${isMinus ? 'adds where it should subtract' : 'subtracts where it should add'}.``
            $\frac{${a * b}}{${isMinus ? a + b : Math.abs(b - a)}} = ${div(a * b, isMinus ? a + b : Math.abs(b - a))}$ ${isMinus ? '该减时做了加法' : '该加时做了减法'}。`,
        ],
      ],
    };
  },
});
