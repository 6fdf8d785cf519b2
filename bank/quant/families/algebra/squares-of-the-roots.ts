/** Symmetric expressions of the roots follow from the coefficients; the roots themselves need not be found. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, signed, term, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.quadratic', 'quant.algebra.factoring'],
  form: 'numeric',
  difficulty: 5,
  seconds: 100,
  space: {
    a: [1, 1, 2],
    b: [...range(-11, -3), ...range(3, 11)],
    c: [-8, -7, -5, -4, -3, 2, 3, 4, 5, 7],
    asked: ['squares', 'squares', 'reciprocals', 'shifted'],
  },
  keep: ({ a, b, c, asked }) => {
    const d = b * b - 4 * a * c;
    return (
      d > 0 &&
      !Number.isInteger(Math.sqrt(d)) &&
      (a === 1 || (b % 2 === 0 && c % 2 !== 0 && asked === 'squares')) &&
      b % c !== 0 &&
      b !== -c
    );
  },
  make: ({ a, b, c, asked }) => {
    const given = `${term(a, 'x^{2}')} ${signed(b, 'x')} ${signed(c)} = 0`;
    const [sum, product] = [div(-b, a), div(c, a)];
    const d = b * b - 4 * a * c;
    const root = (sign: string): string => `\\frac{${-b} ${sign} \\sqrt{${d}}}{${2 * a}}`;
    const letters = { r: root('+'), s: root('-') };
    const want = {
      squares: 'r^{2} + s^{2}',
      reciprocals: '\\frac{1}{r} + \\frac{1}{s}',
      shifted: '(r + 1)(s + 1)',
    }[asked];
    const ask = {
      en: asked === 'reciprocals' ? ' Give your answer as a fraction.' : '',
      zh_cn: asked === 'reciprocals' ? '请用分数作答。' : '',
    };
    const stem = both`If $r$ and $s$ are the two solutions of the equation $${given}$, what is the value of $${want}$?${ask}``
      若 $r$ 与 $s$ 是方程 $${given}$ 的两个解，则 $${want}$ 的值是多少？${ask}`;
    const first = both`The idea: The sum and the product of the solutions are enough. The equation is $${a === 1 ? '' : a}(x - r)(x - s) = 0$, so $r + s = ${sum}$ and $rs = ${product}$.``关键在于：有两解之和与两解之积就够了，不必求出两解。方程即 $${a === 1 ? '' : a}(x - r)(x - s) = 0$，所以 $r + s = ${sum}$，$rs = ${product}$。`;
    const sets = [{ ...letters, x: letters.r }, letters];
    if (asked === 'squares') {
      const key = div(b * b - 2 * a * c, a * a);
      return {
        stem,
        key,
        letters: sets,
        steps: [
          first,
          both`The square of the sum exceeds the sum of the squares by twice the product: $r^{2} + s^{2} = (r + s)^{2} - 2rs = ${wrap(sum)}^{2} - 2 \cdot ${wrap(product)} = ${key}$.``
            和的平方比平方和多出两倍的积：$r^{2} + s^{2} = (r + s)^{2} - 2rs = ${wrap(sum)}^{2} - 2 \cdot ${wrap(product)} = ${key}$。`,
        ],
        wrong: [
          [
            div(b * b, a * a),
            'squares-termwise',
            both`$${wrap(sum)}^{2} = ${div(b * b, a * a)}$ is the square of the sum, not the sum of the squares.``$${wrap(sum)}^{2} = ${div(b * b, a * a)}$ 是和的平方，不是平方和。`,
          ],
          [
            div(b * b + 2 * a * c, a * a),
            'sign-slip',
            both`$${wrap(sum)}^{2} + 2 \cdot ${wrap(product)} = ${div(b * b + 2 * a * c, a * a)}$ adds twice the product instead of subtracting it.``$${wrap(sum)}^{2} + 2 \cdot ${wrap(product)} = ${div(b * b + 2 * a * c, a * a)}$ 该减两倍的积时加上了它。`,
          ],
          [
            div(d, a * a),
            'coefficient-slip',
            both`$${wrap(sum)}^{2} - 4 \cdot ${wrap(product)} = ${div(d, a * a)}$ is the square of the difference between the solutions.``$${wrap(sum)}^{2} - 4 \cdot ${wrap(product)} = ${div(d, a * a)}$ 是两解之差的平方。`,
          ],
        ],
      };
    }
    if (asked === 'reciprocals') {
      const key = div(-b, c);
      return {
        difficulty: 4 as const,
        stem,
        key,
        boxes: 2,
        letters: sets,
        steps: [
          first,
          both`Over a common denominator, $\frac{1}{r} + \frac{1}{s} = \frac{r + s}{rs} = \frac{${-b}}{${c}} = ${key}$.``通分得 $\frac{1}{r} + \frac{1}{s} = \frac{r + s}{rs} = \frac{${-b}}{${c}} = ${key}$。`,
        ],
        wrong: [
          [
            div(b, c),
            'sign-slip',
            both`$\frac{${b}}{${c}} = ${div(b, c)}$ takes $${b}$ to be the sum of the solutions; its sign must be changed.``$\frac{${b}}{${c}} = ${div(b, c)}$ 把 $${b}$ 当成两解之和，而它应当变号。`,
          ],
          [
            div(-1, b),
            'adds-across-fractions',
            both`$\frac{1}{${-b}} = ${div(-1, b)}$ is the reciprocal of the sum.``$\frac{1}{${-b}} = ${div(-1, b)}$ 是和的倒数。`,
          ],
          [
            div(-c, b),
            'inverts-fraction',
            both`$\frac{${c}}{${-b}} = ${div(-c, b)}$ is the quotient upside down.``$\frac{${c}}{${-b}} = ${div(-c, b)}$ 把分数上下颠倒了。`,
          ],
        ],
      };
    }
    const key = c - b + 1;
    return {
      difficulty: 4 as const,
      stem,
      key,
      letters: sets,
      steps: [
        first,
        both`Multiply out: $(r + 1)(s + 1) = rs + (r + s) + 1 = ${c} + ${wrap(-b)} + 1 = ${key}$.``展开：$(r + 1)(s + 1) = rs + (r + s) + 1 = ${c} + ${wrap(-b)} + 1 = ${key}$。`,
      ],
      wrong: [
        [
          c + b + 1,
          'sign-slip',
          both`$${c} + ${wrap(b)} + 1 = ${c + b + 1}$ takes $${b}$ to be the sum of the solutions; its sign must be changed.``$${c} + ${wrap(b)} + 1 = ${c + b + 1}$ 把 $${b}$ 当成两解之和，而它应当变号。`,
        ],
        [
          c + 1,
          'distributes-partly',
          both`$${c} + 1 = ${c + 1}$ leaves out the two middle terms.``$${c} + 1 = ${c + 1}$ 漏掉了中间两项。`,
        ],
        [
          c - b + 2,
          'arithmetic-slip',
          both`$${c} + ${wrap(-b)} + 2 = ${c - b + 2}$ adds the two ones instead of multiplying them.``$${c} + ${wrap(-b)} + 2 = ${c - b + 2}$ 把两个一相加了，而应当相乘。`,
        ],
      ],
    };
  },
});
