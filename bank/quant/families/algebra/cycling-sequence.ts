/** A rule that looks as if it led ever further comes back to its start after three or four terms. */
import { add, div, neg, type Rational, rational, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, listed, tex } from '../../text.ts';

const rules = {
  three: { next: (x: Rational) => div(1, sub(1, x)), shown: '\\frac{1}{1 - a_{n}}', period: 3 },
  four: {
    next: (x: Rational) => div(sub(x, 1), add(x, 1)),
    shown: '\\frac{a_{n} - 1}{a_{n} + 1}',
    period: 4,
  },
};

export const family = defineFamily({
  tags: ['quant.algebra.sequences'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 120,
  wide: 'the terms of the sequence differ in sign',
  space: { rule: ['three', 'four'], start: [2, 3, 4, 5], k: [29, 38, 50, 51, 62, 74, 75, 98, 100, 101, 123] },
  keep: ({ rule, k }) => (k - 1) % rules[rule].period !== 0,
  make: ({ rule, start, k }) => {
    const { next, shown, period } = rules[rule];
    const terms: Rational[] = [rational(start)];
    for (let i = 1; i < period; i++) terms.push(next(terms[i - 1]!));
    const at = (i: number): Rational => terms[(i - 1) % period]!;
    const place = ((k - 1) % period) + 1;
    const key = at(k);
    const first = listed(terms.map((term, i) => `$a_{${i + 1}} = ${tex(term)}$`));
    const others = terms.map((_, i) => i + 1).filter((i) => i !== place);
    const sums = { three: div(1, 1 + start), four: div(1, start) }[rule];
    return {
      stem: both`In the sequence $a_{1}, a_{2}, a_{3}, \ldots$, the first term is $a_{1} = ${start}$, and $a_{n + 1} = ${shown}$ for all integers
        $n \ge 1$. What is the value of $a_{${k}}$?``数列 $a_{1}, a_{2}, a_{3}, \ldots$ 的首项为 $a_{1} = ${start}$，且对所有整数
        $n \ge 1$ 有 $a_{n + 1} = ${shown}$。$a_{${k}}$ 的值是多少？`,
      key,
      letters: { a_: (i) => at(i) },
      steps: [
        both`The idea: Go on until a term repeats; then only the position in the cycle matters. Write out the first terms: ${first}, and then $a_{${period + 1}} = ${start}$ again.``
          关键在于：一直写到出现重复，此后只看在循环节中的位置。写出前几项：${first}，接着又有 $a_{${period + 1}} = ${start}$。`,
        both`Each term depends only on the one before it, so the terms repeat in blocks of ${period}.``每一项只由前一项决定，所以数列每 ${period} 项循环一次。`,
        both`Since $${k} = ${Math.floor((k - 1) / period)} \cdot ${period} + ${place}$, the term asked for is the same as $a_{${place}}$:
          $a_{${k}} = a_{${place}} = ${key}$.``因为 $${k} = ${Math.floor((k - 1) / period)} \cdot ${period} + ${place}$，所求的项与 $a_{${place}}$ 相同：
          $a_{${k}} = a_{${place}} = ${key}$。`,
      ],
      wrong: [
        ...others.map(
          (i) =>
            [
              at(i),
              'term-number-slip',
              both`$${tex(at(i))}$ is at another position in the block: it is $a_{${i}}$.``$${tex(at(i))}$ 是循环节中另一个位置的项，即 $a_{${i}}$。`,
            ] as const,
        ),
        [
          neg(key),
          'sign-slip',
          both`$${tex(neg(key))}$ comes from a lost sign in the numerator or denominator.``$${tex(neg(key))}$ 是分子或分母丢了负号的结果。`,
        ],
        [
          div(1, key),
          'inverts-fraction',
          both`$${tex(div(1, key))}$ is the reciprocal of the term asked for.``$${tex(div(1, key))}$ 是所求项的倒数。`,
        ],
        [
          sums,
          'sign-slip',
          both`$${tex(sums)}$ is what the rule would give with the wrong sign.``$${tex(sums)}$ 是把递推式中的符号看错的结果。`,
        ],
        [
          sub(1, key),
          'substitutes-wrongly',
          both`$1 - (${key}) = ${sub(1, key)}$ does only part of what the rule says.``$1 - (${key}) = ${sub(1, key)}$ 只做了递推式的一部分运算。`,
        ],
        [
          add(1, key),
          'off-by-one',
          both`$1 + (${key}) = ${add(1, key)}$ adds one to the term asked for.``$1 + (${key}) = ${add(1, key)}$ 多加了一。`,
        ],
      ],
    };
  },
});
