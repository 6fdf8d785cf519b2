/**
 * Three numbers add up to 0 and the sign of their product is known: which statements must be true?
 *
 * Chains two ideas: the two conditions settle how many of the numbers are negative, and the one that stands alone is as
 * large as the other two together; and what treats the three alike can be worked out through the square of the sum. Which
 * of them stands alone is not known, and two may be equal: the false statements hold for the first numbers one tries.
 */
import type { Text } from '#core/texts.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, same } from '../../text.ts';

/** A statement for a positive product; the relation turns for a negative one where `turns`. */
type Claim = {
  tex: string | readonly [positive: string, negative: string];
  mistake: Misconception | null;
  why: Text;
};

const holding: Claim[] = [
  {
    tex: 'ab + bc + ca < 0',
    mistake: null,
    why: both`The square of the sum is 0, so twice this expression is the negative of the sum of the three squares.``和的平方为 0，所以这个式子的两倍等于三个平方和的相反数。`,
  },
  {
    tex: ['\\frac{1}{a} + \\frac{1}{b} + \\frac{1}{c} < 0', '\\frac{1}{a} + \\frac{1}{b} + \\frac{1}{c} > 0'],
    mistake: null,
    why: both`The sum is $ab + bc + ca$ divided by $abc$; the first is always negative, and the sign of the second is given.``这个和等于 $ab + bc + ca$ 除以 $abc$；前者总是负数，后者的符号已知。`,
  },
  {
    tex: ['(a + b)(b + c)(c + a) < 0', '(a + b)(b + c)(c + a) > 0'],
    mistake: null,
    why: both`Each sum of two is the opposite of the third number, so the product is $-abc$.``任意两数之和是第三个数的相反数，所以这个乘积等于 $-abc$。`,
  },
  {
    tex: ['a^{3} + b^{3} + c^{3} > 0', 'a^{3} + b^{3} + c^{3} < 0'],
    mistake: null,
    why: both`The number that stands alone is as large as the other two together, and the cube of a sum of two sizes is greater than the sum of their cubes.``单独一个符号的数，绝对值等于另两个数绝对值之和，而两数之和的立方大于它们的立方和。`,
  },
  {
    tex: 'c^{2} > ab',
    mistake: null,
    why: both`$c^{2}$ is the square of $a + b$; if $a$ and $b$ have the same sign this is more than $ab$, and otherwise $ab$ is negative.``$c^{2}$ 等于 $a + b$ 的平方；$a$、$b$ 同号时它大于 $ab$，异号时 $ab$ 为负。`,
  },
  {
    tex: '|a| \\le |b| + |c|',
    mistake: null,
    why: both`$a$ is the opposite of $b + c$, and the size of a sum is at most the sum of the sizes.``$a$ 是 $b + c$ 的相反数，而和的绝对值不超过绝对值的和。`,
  },
];

const failing: Claim[] = [
  {
    tex: '|a| + |b| = |c|',
    mistake: 'assumes-special-case',
    why: both`This holds only if $c$ is the number whose sign differs from that of the other two.``只有当 $c$ 是与另两个数异号的那个数时才成立。`,
  },
  {
    tex: '\\frac{a}{b} + \\frac{b}{c} + \\frac{c}{a} < 0',
    mistake: 'one-example',
    why: both`The order matters here: with the sizes 3, 1, 2 in this order it is negative, and with 3, 2, 1, where the 3 has the sign that stands alone, it is $-\frac{3}{2} + 2 - \frac{1}{3} = \frac{1}{6}$.``
      这里与次序有关：绝对值依次为 3、1、2 时为负，而依次为 3、2、1（3 单独一个符号）时为 $-\frac{3}{2} + 2 - \frac{1}{3} = \frac{1}{6}$。`,
  },
  {
    tex: '(a - b)(b - c)(c - a) \\ne 0',
    mistake: 'assumes-special-case',
    why: both`Two of the numbers may be equal, such as two numbers of size 1 against one of size 2.``可以有两个数相等，例如两个绝对值为 1 的数与一个绝对值为 2 的数。`,
  },
  {
    tex: '(a - b)^{2} > c^{2}',
    mistake: 'one-example',
    why: both`$c^{2}$ is the square of $a + b$, so this says that $ab$ is negative; it is positive if $c$ stands alone.``$c^{2}$ 是 $a + b$ 的平方，所以这等于说 $ab$ 为负；若 $c$ 单独一个符号，$ab$ 就为正。`,
  },
  {
    tex: 'a^{2} + b^{2} > c^{2}',
    mistake: 'one-example',
    why: both`$c^{2}$ is the square of $a + b$, which is more than the sum of the squares if $a$ and $b$ have the same sign.``$c^{2}$ 是 $a + b$ 的平方，当 $a$、$b$ 同号时它大于平方和。`,
  },
  {
    tex: ['a^{2}b + b^{2}c + c^{2}a > 0', 'a^{2}b + b^{2}c + c^{2}a < 0'],
    mistake: 'one-example',
    why: both`The order matters: with the sizes 1, 2, 3 in one order the terms of one sign prevail, in another order those of the other.``这里与次序有关：绝对值为 1、2、3 时，一种次序下正项占优，另一种次序下负项占优。`,
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.inequalities', 'quant.algebra.expressions'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 150,
  space: { isPositive: [true, false], first: range(0, 5), turn: [1, 5], second: range(0, 5), count: [2, 3] },
  make: ({ isPositive, first, turn, second, count }) => {
    const pick = (list: Claim[], from: number, step: number, n: number): Claim[] =>
      range(0, n - 1).map((i) => list[(from + i * step) % list.length]!);
    const shown = ({ tex }: Claim): Text =>
      same(`$${typeof tex === 'string' ? tex : tex[isPositive ? 0 : 1]}$`);
    const sign = isPositive ? '>' : '<';
    const letters = isPositive ? { a: 5, b: -2, c: -3 } : { a: -5, b: 2, c: 3 };
    return {
      stem: both`$a$, $b$, and $c$ are numbers such that $a + b + c = 0$ and $abc ${sign} 0$. Which of the following statements must be true? Indicate all such statements.``
        数 $a$、$b$、$c$ 满足 $a + b + c = 0$ 且 $abc ${sign} 0$。下列哪些结论一定成立？请选出所有这样的选项。`,
      options: [
        ...pick(holding, first, turn, count).map((claim) => [shown(claim), true, null, claim.why] as const),
        ...pick(failing, second, 1, 5 - count).map(
          (claim) => [shown(claim), false, claim.mistake, claim.why] as const,
        ),
      ],
      letters: [letters, letters, {}],
      steps: [
        isPositive
          ? both`The idea: with $abc > 0$ the numbers are all positive or exactly one is. As $a + b + c = 0$, they cannot all be positive. So two are negative, and the positive one is as large as these two together; but it may be any of the three.``
            关键在于：由 $abc > 0$，三数全为正，或恰有一个为正。又 $a + b + c = 0$，不可能全为正。所以有两个负数，那个正数的绝对值等于这两个负数绝对值之和；但它可以是三个中的任何一个。`
          : both`The idea: with $abc < 0$ the numbers are all negative or exactly one is. As $a + b + c = 0$, they cannot all be negative. So two are positive, and the negative one is as large as these two together; but it may be any of the three.``
            关键在于：由 $abc < 0$，三数全为负，或恰有一个为负。又 $a + b + c = 0$，不可能全为负。所以有两个正数，那个负数的绝对值等于这两个正数之和；但它可以是三个中的任何一个。`,
        both`For what treats the three alike, square the sum, which is 0: $a^{2} + b^{2} + c^{2} = -2(ab + bc + ca)$; and $a + b = -c$, and so on.``
          对三个数一视同仁的式子，把和（等于 0）平方：$a^{2} + b^{2} + c^{2} = -2(ab + bc + ca)$；又有 $a + b = -c$ 等等。`,
        both`For the others, let each of the three stand alone in turn, and let two be equal. The tempting path tries one triple in one order.``
          对其余的式子，要让三个数轮流单独一个符号，还要试两个数相等的情形。容易走错的路是只按一种次序试一组数。`,
      ],
    };
  },
});
