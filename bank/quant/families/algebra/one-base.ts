/** Powers of different bases are equal: write both sides with one base and compare exponents. */
import { div, isWhole, type Rational } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, term } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.exponent-rules'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 70,
  space: {
    base: [2, 3, 5, 10],
    powers: [
      [2, 1],
      [3, 1],
      [3, 2],
      [4, 3],
      [4, 1],
      [5, 3],
      [5, 2],
    ],
    c: [2, 3, 4, 5, 6, 9],
    letter: ['x', 'n', 'y'],
  },
  keep: ({ base, powers: [p, q], c }) =>
    (q * c) % (p - q) === 0 && base ** p <= 1000 && (base === 2 || p <= 3),
  make: ({ base, powers: [p, q], c, letter: x }) => {
    const key = (q * c) / (p - q);
    const [left, right] = [base ** p, base ** q];
    const given = `${left}^{${x}} = ${right}^{${x} + ${c}}`;
    const power = (n: number): string => (n === 1 ? `${base}` : `${base}^{${n}}`);
    const wrong: [Rational, Misconception, ReturnType<ReturnType<typeof both>>][] = [
      [
        div(c, p - q),
        'distributes-partly',
        both`$\frac{${c}}{${p} - ${q}} = ${div(c, p - q)}$ multiplies only the variable in the exponent on the right by ${q}, not the ${c}.``
          $\frac{${c}}{${p} - ${q}} = ${div(c, p - q)}$ 右边的指数只把字母乘了 ${q}，没有乘 ${c}。`,
      ],
      [
        div(key + c, 1),
        'answers-another-question',
        both`$${key} + ${c} = ${key + c}$ is the exponent on the right, not $${x}$.``$${key} + ${c} = ${key + c}$ 是右边的指数，不是 $${x}$。`,
      ],
      [
        div(q * c, 1),
        'coefficient-slip',
        both`$${q} \cdot ${c} = ${q * c}$ forgets to divide by $${p} - ${q} = ${p - q}$.``$${q} \cdot ${c} = ${q * c}$ 忘了除以 $${p} - ${q} = ${p - q}$。`,
      ],
      [
        div(q * c, p + q),
        'sign-slip',
        both`$\frac{${q} \cdot ${c}}{${p} + ${q}} = ${div(q * c, p + q)}$ adds the terms with $${x}$ instead of subtracting one from the other.``
          $\frac{${q} \cdot ${c}}{${p} + ${q}} = ${div(q * c, p + q)}$ 移项时把含 $${x}$ 的两项相加了。`,
      ],
      [
        div(p * c, p - q),
        'inverts-ratio',
        both`$\frac{${p} \cdot ${c}}{${p} - ${q}} = ${div(p * c, p - q)}$ multiplies by the exponent of the other base.``$\frac{${p} \cdot ${c}}{${p} - ${q}} = ${div(p * c, p - q)}$ 乘成了另一个底数的指数。`,
      ],
      [
        div(q + c, p - q),
        'adds-exponents',
        both`$\frac{${q} + ${c}}{${p} - ${q}} = ${div(q + c, p - q)}$ adds the exponents of a power of a power instead of multiplying them.``
          $\frac{${q} + ${c}}{${p} - ${q}} = ${div(q + c, p - q)}$ 幂的乘方应把指数相乘，这里却相加了。`,
      ],
      [
        div(2 * q * c, p - q),
        'arithmetic-slip',
        both`$\frac{2 \cdot ${q} \cdot ${c}}{${p} - ${q}} = ${div(2 * q * c, p - q)}$ doubles the right side.``$\frac{2 \cdot ${q} \cdot ${c}}{${p} - ${q}} = ${div(2 * q * c, p - q)}$ 把右边又翻了一倍。`,
      ],
      [
        div(p * c, 1),
        'coefficient-slip',
        both`$${p} \cdot ${c} = ${p * c}$ multiplies by the exponent of the other base and forgets to divide.``$${p} \cdot ${c} = ${p * c}$ 乘成了另一个底数的指数，而且没有除。`,
      ],
      [
        div(key + q, 1),
        'adds-exponents',
        both`$${key} + ${q} = ${key + q}$ adds the exponent of the base once more.``$${key} + ${q} = ${key + q}$ 又加了一次底数的指数。`,
      ],
      [
        div(c, 1),
        'judges-by-looks',
        both`${c} is the number in the exponent; ${right} to the power $${c} + ${c}$ is not ${left} to the power ${c} here.``
          ${c} 只是指数里的数；这里 ${right} 的 $${c} + ${c}$ 次幂并不等于 ${left} 的 ${c} 次幂。`,
      ],
    ];
    return {
      stem: both`If $${given}$, what is the value of $${x}$?``若 $${given}$，则 $${x}$ 的值是多少？`,
      key,
      letters: { [x]: key },
      steps: [
        both`The idea: Exponents can be compared only after both powers have been written with the same base. Both bases are powers of ${base}: $${left} = ${power(p)}$${q === 1 ? '' : ` and $${right} = ${power(q)}$`}. So the equation says $${base}^{${term(p, x)}} = ${base}^{${q === 1 ? `${x} + ${c}` : `${q}(${x} + ${c})`}}$.``
          关键在于：只有把两个幂化成同底，才能比较指数。两个底数都是 ${base} 的幂：$${left} = ${power(p)}$${q === 1 ? '' : `，$${right} = ${power(q)}$`}。方程即 $${base}^{${term(p, x)}} = ${base}^{${q === 1 ? `${x} + ${c}` : `${q}(${x} + ${c})`}}$。`,
        both`Equal powers of the same base have equal exponents: $${term(p, x)} = ${term(q, x)} + ${q * c}$, so ${p - q === 1 ? '' : `$${term(p - q, x)} = ${q * c}$ and `}$${x} = ${key}$.``
          同底的幂相等，指数就相等：$${term(p, x)} = ${term(q, x)} + ${q * c}$，于是 ${p - q === 1 ? '' : `$${term(p - q, x)} = ${q * c}$，`}$${x} = ${key}$。`,
      ],
      wrong: [...wrong].sort((a, b) => Number(isWhole(b[0])) - Number(isWhole(a[0]))),
    };
  },
});
