/** A fraction within a fraction within a fraction: work from the innermost one outwards, or undo it from the outside. */
import { add, div, type Rational, sub } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, tex } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.fractions', 'quant.algebra.linear'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 95,
  space: {
    a: [1, 2, 3, 4],
    b: [1, 2, 3, 4],
    c: [2, 3, 4, 5, 6],
    mode: ['value', 'unknown'],
    minus: [false, true],
  },
  keep: ({ b, minus, c }) => !(minus && b === 1 && c === 2),
  make: ({ a, b, c, mode, minus }) => {
    const sign = minus ? '-' : '+';
    const join = (x: number, y: Rational): Rational => (minus ? sub(x, y) : add(x, y));
    const inner = join(b, div(1, c));
    if (inner.n <= 0n) return null;
    const whole = add(a, div(1, inner));
    const flip = div(1, inner);
    const shown = (x: number | string): string => `${a} + \\frac{1}{${b} ${sign} \\frac{1}{${x}}}`;
    if (mode === 'value') {
      const naive = add(a, add(div(1, b), c));
      const inverted = add(a, inner);
      const dropped = add(a, div(1, b + c));
      const wrongSign = add(
        a,
        div(1, minus ? add(b, div(1, c)) : sub(b, div(1, c)).n <= 0n ? add(b, c) : sub(b, div(1, c))),
      );
      return {
        stem: both`What is the value of $${shown(c)}$?``$${shown(c)}$ 的值是多少？`,
        key: whole,
        steps: [
          both`The idea: work from the inside out: $${b} ${sign} \frac{1}{${c}} = ${inner}$.``关键在于：从最里层算起：$${b} ${sign} \frac{1}{${c}} = ${inner}$。`,
          both`The fraction around it is the reciprocal of this, $${flip}$.``外面一层就是它的倒数，即 $${flip}$。`,
          both`So the value is $${a} + ${flip} = ${whole}$.``所以整个式子的值是 $${a} + ${flip} = ${whole}$。`,
        ],
        wrong: [
          [
            inverted,
            'inverts-fraction',
            both`$${a} + ${inner} = ${inverted}$ forgets to take the reciprocal of the inner part.``$${a} + ${inner} = ${inverted}$ 忘了对里层取倒数。`,
          ],
          [
            dropped,
            'adds-across-fractions',
            both`$${a} + \frac{1}{${b} + ${c}} = ${dropped}$ takes the inner fraction to be just ${c}.``$${a} + \frac{1}{${b} + ${c}} = ${dropped}$ 把里层的分数当成了 ${c}。`,
          ],
          [
            naive,
            'adds-across-fractions',
            both`$${a} + \frac{1}{${b}} + ${c} = ${naive}$ takes the reciprocal of each term separately.``$${a} + \frac{1}{${b}} + ${c} = ${naive}$ 是对各项分别取倒数。`,
          ],
          [
            div(1, whole),
            'inverts-fraction',
            both`$\frac{1}{${whole}} = ${div(1, whole)}$ is the reciprocal of the value.``$\frac{1}{${whole}} = ${div(1, whole)}$ 是所求值的倒数。`,
          ],
          [flip, 'stops-early', both`$${flip}$ leaves out the ${a} in front.``$${flip}$ 漏掉了前面的 ${a}。`],
          [
            wrongSign,
            'sign-slip',
            both`A change of the inner sign leads to $${wrongSign}$.``把里层的符号弄错会得到 $${wrongSign}$。`,
          ],
          [
            div(1, add(a, flip)).n === 1n ? add(whole, 1) : add(a, div(c, b)),
            'arithmetic-slip',
            div(1, add(a, flip)).n === 1n
              ? both`$${whole} + 1 = ${add(whole, 1)}$ counts the numerator 1 once more.``$${whole} + 1 = ${add(whole, 1)}$ 把分子的 1 又算了一次。`
              : both`$${a} + \frac{${c}}{${b}} = ${add(a, div(c, b))}$ inverts only one of the two layers.``$${a} + \frac{${c}}{${b}} = ${add(a, div(c, b))}$ 只翻转了两层中的一层。`,
          ],
        ],
      };
    }
    const off = sub(whole, a);
    const candidates: [number, Misconception, Text][] = [
      [
        c + b,
        'arithmetic-slip',
        both`$${c} + ${b} = ${c + b}$ adds the ${b} instead of separating it from the fraction.``$${c} + ${b} = ${c + b}$ 把 ${b} 加了进去，而没有与分数分开。`,
      ],
      [
        c + a,
        'substitutes-wrongly',
        both`$${c} + ${a} = ${c + a}$ keeps the ${a} that has to be subtracted first.``$${c} + ${a} = ${c + a}$ 保留了本应先减去的 ${a}。`,
      ],
      [
        c + 1,
        'arithmetic-slip',
        both`$${c} + 1 = ${c + 1}$ adds a numerator to the denominator.``$${c} + 1 = ${c + 1}$ 把分子加到了分母上。`,
      ],
      [
        c - 1,
        'arithmetic-slip',
        both`$${c} - 1 = ${c - 1}$ subtracts the numerator from the denominator.``$${c} - 1 = ${c - 1}$ 从分母中减去了分子。`,
      ],
      [
        Number(inner.n),
        'stops-early',
        both`${Number(inner.n)} is the numerator of $${inner}$, an intermediate result.``${Number(inner.n)} 是中间结果 $${inner}$ 的分子。`,
      ],
      [
        Number(whole.n),
        'stops-early',
        both`${Number(whole.n)} is the numerator on the right-hand side.``${Number(whole.n)} 是右边分数的分子。`,
      ],
      [
        2 * c,
        'arithmetic-slip',
        both`$2 \cdot ${c} = ${2 * c}$ doubles the denominator when the reciprocal is taken.``$2 \cdot ${c} = ${2 * c}$ 取倒数时把分母翻了一倍。`,
      ],
    ];
    return {
      stem: both`If $${shown('x')} = ${whole}$, what is the value of $x$?``若 $${shown('x')} = ${whole}$，$x$ 的值是多少？`,
      key: c,
      letters: { x: c },
      steps: [
        both`The idea: undo the layers from the outside in. Subtract ${a}: $\frac{1}{${b} ${sign} \frac{1}{x}} = ${whole} - ${a} = ${off}$.``关键在于：从外向里逐层还原。先减去 ${a}：$\frac{1}{${b} ${sign} \frac{1}{x}} = ${whole} - ${a} = ${off}$。`,
        both`Take reciprocals: $${b} ${sign} \frac{1}{x} = ${inner}$.``两边取倒数：$${b} ${sign} \frac{1}{x} = ${inner}$。`,
        both`So $\frac{1}{x} = ${minus ? `${b} - ${tex(inner)}` : `${tex(inner)} - ${b}`} = \frac{1}{${c}}$ and $x = ${c}$.``所以 $\frac{1}{x} = ${minus ? `${b} - ${tex(inner)}` : `${tex(inner)} - ${b}`} = \frac{1}{${c}}$，即 $x = ${c}$。`,
      ],
      wrong: candidates,
    };
  },
});
