/** Two absolute values are equal when what stands inside is equal or opposite: the sum of all solutions. */
import { add, div, type Rational } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, signed, term, wrapNegative } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.absolute-equations'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 100,
  wide: 'the solutions may have different signs, and mistakes turn the sign of their sum',
  space: { k: [2, 3, 4], a: [...range(-7, -2), ...range(2, 8)], b: [...range(-9, -1), ...range(1, 11)] },
  keep: ({ k, a, b }) => b !== a && b !== -a && b !== k * a && (b - a) % (k - 1) === 0 && a + b !== 0,
  make: ({ k, a, b }) => {
    // |x - a| = |kx - b|
    const first = (b - a) / (k - 1);
    const second = div(a + b, k + 1);
    const key = add(first, second);
    const [left, right] = [`x ${signed(-a)}`, `${k}x ${signed(-b)}`];
    const given = `|${left}| = |${right}|`;
    const whole = div(first, 1);
    const values: [Rational, string, string][] = [
      [add(first, div(a - b, k + 1)), wrapNegative(div(a - b, k + 1)), 'x'],
      [add(first, div(b - a, k + 1)), wrapNegative(div(b - a, k + 1)), 'y'],
    ];
    return {
      stem: both`What is the sum of all solutions of the equation $${given}$?``方程 $${given}$ 的所有解之和是多少？`,
      key,
      letters: [[{ x: first }, { x: second }], [{ x: first }, { x: second }], {}],
      steps: [
        both`The idea: two absolute values are equal when the numbers inside are equal or opposites. If they are equal, $${left} = ${right}$, so ${k === 2 ? '' : `$${term(k - 1, 'x')} = ${b - a}$ and `}$x = ${first}$.``
          关键在于：绝对值相等，则里面的数相等或互为相反数。若相等，$${left} = ${right}$，${k === 2 ? '' : `$${term(k - 1, 'x')} = ${b - a}$，`}$x = ${first}$。`,
        both`If they are opposite, $${left} = -(${right})$, so $${k + 1}x = ${a + b}$ and $x = ${second}$.``若互为相反数，$${left} = -(${right})$，$${k + 1}x = ${a + b}$，$x = ${second}$。`,
        both`The sum of the two solutions is $${first} + ${wrapNegative(second)} = ${key}$.``两解之和为 $${first} + ${wrapNegative(second)} = ${key}$。`,
      ],
      wrong: [
        [
          whole,
          'one-case-only',
          both`$${first}$ is the solution of only one case, without the absolute values.``$${first}$ 只是去掉绝对值后一种情形的解。`,
        ],
        [
          second,
          'one-case-only',
          both`$${second}$ is the solution of only the case of opposite numbers.``$${second}$ 只是互为相反数那种情形的解。`,
        ],
        [
          values[0]![0],
          'distributes-partly',
          both`$${first} + ${values[0]![1]} = ${values[0]![0]}$ changes the sign of only one term in the parentheses.``$${first} + ${values[0]![1]} = ${values[0]![0]}$ 去括号时只有一项变了号。`,
        ],
        [
          values[1]![0],
          'sign-slip',
          both`$${first} + ${values[1]![1]} = ${values[1]![0]}$ loses a sign in the second case.``$${first} + ${values[1]![1]} = ${values[1]![0]}$ 在第二种情形中弄错了符号。`,
        ],
        [
          add(first, div(-(a + b), k + 1)),
          'sign-slip',
          both`$${first} + ${wrapNegative(div(-(a + b), k + 1))} = ${add(first, div(-(a + b), k + 1))}$ gives the second solution the wrong sign.``$${first} + ${wrapNegative(div(-(a + b), k + 1))} = ${add(first, div(-(a + b), k + 1))}$ 把第二个解的符号弄反了。`,
        ],
        [
          div(a + b, 1),
          'coefficient-slip',
          both`$${a} + ${wrapNegative(div(b, 1))} = ${a + b}$ adds the constants without dividing by the coefficients.``$${a} + ${wrapNegative(div(b, 1))} = ${a + b}$ 直接把常数相加，没有除以系数。`,
        ],
        [
          div(0, 1),
          'assumes-special-case',
          both`0 takes the two solutions to be opposites.``0 是默认两个解互为相反数。`,
        ],
        [
          add(-first, second),
          'sign-slip',
          both`$${-first} + ${wrapNegative(second)} = ${add(-first, second)}$ gives the first solution the wrong sign.``$${-first} + ${wrapNegative(second)} = ${add(-first, second)}$ 把第一个解的符号弄反了。`,
        ],
      ],
    };
  },
});
