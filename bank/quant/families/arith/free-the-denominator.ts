/** A number over a difference of roots: multiply by the sum of the roots, and the denominator becomes whole. */
import { div, type Rational } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.roots', 'quant.algebra.factoring'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 85,
  wide: 'a lost square root changes the size of the result',
  space: {
    pair: [
      [5, 2],
      [5, 3],
      [6, 2],
      [6, 3],
      [7, 2],
      [7, 3],
      [7, 5],
      [10, 6],
      [10, 7],
      [11, 5],
      [11, 7],
      [13, 7],
      [13, 10],
      [6, 5],
      [11, 10],
    ],
    k: [1, 2, 3, 4, 6],
    minus: [true, false],
  },
  keep: ({ pair: [m, n], k }) => k <= m - n || k % (m - n) === 0,
  make: ({ pair: [m, n], k, minus }) => {
    const d = m - n;
    const [own, other] = minus ? ['-', '+'] : ['+', '-'];
    const scaled = (f: Rational, inside: string): string => {
      if (f.d === 1n) return f.n === 1n ? inside.replace(/^\((.*)\)$/, '$1') : `${f.n}${inside}`;
      return f.n === 1n
        ? `\\frac{${inside.replace(/^\((.*)\)$/, '$1')}}{${f.d}}`
        : `\\frac{${f.n}${inside}}{${f.d}}`;
    };
    const roots = (sign: string): string => `(\\sqrt{${m}} ${sign} \\sqrt{${n}})`;
    const key = scaled(div(k, d), roots(other));
    return {
      stem: both`Which of the following is equal to $\frac{${k}}{\sqrt{${m}} ${own} \sqrt{${n}}}$?``下列哪一项等于 $\frac{${k}}{\sqrt{${m}} ${own} \sqrt{${n}}}$？`,
      key,
      steps: [
        both`The idea: multiply the numerator and the denominator by $\sqrt{${m}} ${other} \sqrt{${n}}$, so that the denominator becomes a difference of squares: $(\sqrt{${m}} ${own} \sqrt{${n}})(\sqrt{${m}} ${other} \sqrt{${n}}) = ${m} - ${n} = ${d}$.``
          关键在于：分子、分母同乘 $\sqrt{${m}} ${other} \sqrt{${n}}$，分母变成平方差：$(\sqrt{${m}} ${own} \sqrt{${n}})(\sqrt{${m}} ${other} \sqrt{${n}}) = ${m} - ${n} = ${d}$。`,
        both`The numerator is $${k === 1 ? roots(other).replace(/^\((.*)\)$/, '$1') : `${k}${roots(other)}`}$, so the value is $${key}$.``分子为 $${k === 1 ? roots(other).replace(/^\((.*)\)$/, '$1') : `${k}${roots(other)}`}$，所以值为 $${key}$。`,
      ],
      wrong: [
        [
          scaled(div(k, d), roots(own)),
          'sign-slip',
          both`$${scaled(div(k, d), roots(own))}$ keeps the sign of the denominator; the factor has to have the opposite sign.``$${scaled(div(k, d), roots(own))}$ 保留了分母中的符号，而所乘的因式应取相反的符号。`,
        ],
        [
          scaled(div(k, m + n), roots(other)),
          'squares-termwise',
          both`$${scaled(div(k, m + n), roots(other))}$ has the denominator $${m} + ${n} = ${m + n}$ instead of $${m} - ${n} = ${d}$.``$${scaled(div(k, m + n), roots(other))}$ 的分母用了 $${m} + ${n} = ${m + n}$，而应为 $${m} - ${n} = ${d}$。`,
        ],
        [
          d === 1 ? scaled(div(2 * k, 1), roots(other)) : scaled(div(k, 1), roots(other)),
          'stops-early',
          d === 1
            ? both`$${scaled(div(2 * k, 1), roots(other))}$ counts the numerator twice.``$${scaled(div(2 * k, 1), roots(other))}$ 把分子算了两次。`
            : both`$${scaled(div(k, 1), roots(other))}$ leaves out the new denominator ${d}.``$${scaled(div(k, 1), roots(other))}$ 漏掉了新的分母 ${d}。`,
        ],
        [
          `\\frac{${k}\\sqrt{${minus ? d : m + n}}}{${minus ? d : m + n}}`.replace('{1\\sqrt', '{\\sqrt'),
          'root-of-sum',
          both`$${`\\frac{${k}\\sqrt{${minus ? d : m + n}}}{${minus ? d : m + n}}`.replace('{1\\sqrt', '{\\sqrt')}$ comes from combining the two roots in the denominator into one.``
            $${`\\frac{${k}\\sqrt{${minus ? d : m + n}}}{${minus ? d : m + n}}`.replace('{1\\sqrt', '{\\sqrt')}$ 是把分母的两个根并成一个根的结果。`,
        ],
        [
          scaled(div(k, m + n), roots(own)),
          'sign-slip',
          both`$${scaled(div(k, m + n), roots(own))}$ multiplies by the denominator itself and takes its square to be $${m} + ${n} = ${m + n}$.``$${scaled(div(k, m + n), roots(own))}$ 是乘了分母本身，并把它的平方当成 $${m} + ${n} = ${m + n}$。`,
        ],
        [
          scaled(div(2 * k, d), roots(other)),
          'coefficient-slip',
          both`$${scaled(div(2 * k, d), roots(other))}$ is twice the correct value: the factor 2 from squaring a sum does not occur here.``$${scaled(div(2 * k, d), roots(other))}$ 大了一倍：这里不会出现和的平方里的因数 2。`,
        ],
      ],
    };
  },
});
