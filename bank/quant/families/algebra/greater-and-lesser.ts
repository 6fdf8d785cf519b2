/**
 * Two symbols stand for the greater and for the lesser of two numbers: which rules hold for all numbers?
 *
 * Chains two ideas: in either order the two symbols together give back both numbers, so that what treats both alike holds;
 * and multiplying by a negative number, squaring and inverting do not keep the order. The false rules hold for all
 * positive numbers, which are the ones that people try.
 */
import type { Text } from '#core/texts.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, same } from '../../text.ts';

type Rule = readonly [tex: string, isTrue: boolean, Misconception | null, Text];

const holding: Rule[] = [
  [
    'M(a, b) + m(a, b) = a + b',
    true,
    null,
    both`Whichever of the two is greater, both numbers are added.``无论哪个较大，都是把两个数相加。`,
  ],
  [
    'M(a, b) \\cdot m(a, b) = ab',
    true,
    null,
    both`Whichever of the two is greater, both numbers are multiplied, including negative ones.``无论哪个较大，都是把两个数相乘，负数也一样。`,
  ],
  [
    'M(-a, -b) = -m(a, b)',
    true,
    null,
    both`Taking opposites reverses the order, so the greater opposite belongs to the lesser number.``取相反数后大小顺序反过来，所以较大的相反数来自较小的数。`,
  ],
  [
    'M(a, b) - m(a, b) = |a - b|',
    true,
    null,
    both`The greater minus the lesser is the distance between the numbers.``较大的减去较小的，就是两数在数轴上的距离。`,
  ],
  [
    'M(a - c, b - c) = M(a, b) - c',
    true,
    null,
    both`Subtracting the same number from both keeps their order, whatever its sign.``两数都减去同一个数，大小顺序不变，无论这个数是正是负。`,
  ],
  [
    'M(a^{3}, b^{3}) = (M(a, b))^{3}',
    true,
    null,
    both`A greater number has a greater cube, even among negative numbers.``较大的数立方也较大，对负数也成立。`,
  ],
  [
    'M(a, m(a, b)) = a',
    true,
    null,
    both`The lesser of $a$ and $b$ is never greater than $a$.``$a$、$b$ 中较小的数不会大于 $a$。`,
  ],
];

const failing: Rule[] = [
  [
    'M(ca, cb) = c \\cdot M(a, b)',
    false,
    'multiplies-inequality-by-unknown',
    both`A negative $c$ reverses the order: with $c = -1$, $a = 1$, and $b = 2$ the left side is $-1$ and the right side is $-2$.``
      $c$ 为负时大小顺序反过来：取 $c = -1$、$a = 1$、$b = 2$，左边为 $-1$，右边为 $-2$。`,
  ],
  [
    'M(a^{2}, b^{2}) = (M(a, b))^{2}',
    false,
    'forgets-negatives',
    both`The lesser number may have the greater square: with $a = -3$ and $b = 2$ the left side is 9 and the right side is 4.``
      较小的数平方可能较大：取 $a = -3$、$b = 2$，左边为 9，右边为 4。`,
  ],
  [
    'M(|a|, |b|) = |M(a, b)|',
    false,
    'forgets-negatives',
    both`The lesser number may have the greater absolute value: with $a = -3$ and $b = 2$ the left side is 3 and the right side is 2.``
      较小的数绝对值可能较大：取 $a = -3$、$b = 2$，左边为 3，右边为 2。`,
  ],
  [
    'M(a + c, b - c) = M(a, b)',
    false,
    'one-example',
    both`What one number gains the other loses, but the greater of them may change: with $a = 2$, $b = 2$, and $c = 1$ the left side is 3 and the right side is 2.``
      一个数增加多少，另一个就减少多少，但较大的数可能改变：取 $a = 2$、$b = 2$、$c = 1$，左边为 3，右边为 2。`,
  ],
  [
    'M(a, b) + M(b, c) = M(a + b, b + c)',
    false,
    'one-example',
    both`The two greater numbers need not be in the same position: with $a = 1$, $b = 5$, and $c = 2$ the left side is 10 and the right side is 7.``
      两个较大的数不一定在相同的位置：取 $a = 1$、$b = 5$、$c = 2$，左边为 10，右边为 7。`,
  ],
  [
    'M(2a, 3b) \\ge 2 \\cdot M(a, b)',
    false,
    'forgets-negatives',
    both`For a negative number, three times is less than two times: with $a = -3$ and $b = -1$ the left side is $-3$ and the right side is $-2$.``
      对负数，三倍比两倍小：取 $a = -3$、$b = -1$，左边为 $-3$，右边为 $-2$。`,
  ],
];

export const family = defineFamily({
  tags: ['quant.algebra.functions', 'quant.algebra.inequalities'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 140,
  space: { first: range(0, 6), turn: [1, 2, 3], second: range(0, 5), count: [2, 3] },
  make: ({ first, turn, second, count }) => {
    const pick = (list: Rule[], from: number, step: number, n: number): Rule[] =>
      range(0, n - 1).map((i) => list[(from + i * step) % list.length]!);
    const chosen = [...pick(holding, first, turn, count), ...pick(failing, second, 1, 5 - count)];
    return {
      stem: both`For all numbers $a$ and $b$, $M(a, b)$ is the greater of $a$ and $b$, and $m(a, b)$ is the lesser; if $a = b$, both are equal to $a$. Which of the following statements are true for all numbers $a$, $b$, and $c$? Indicate all such statements.``
        对任意数 $a$、$b$，$M(a, b)$ 表示 $a$、$b$ 中较大的数，$m(a, b)$ 表示较小的数；若 $a = b$，则两者都等于 $a$。下列哪些对任意数 $a$、$b$、$c$ 一定成立？请选出所有成立的选项。`,
      options: chosen.map(([tex, isTrue, mistake, why]) => [same(`$${tex}$`), isTrue, mistake, why] as const),
      steps: [
        both`The idea: for each statement, ask what it does to the order of the two numbers. Adding or subtracting the same number, and cubing, keep the order; taking opposites reverses it; squaring, taking absolute values, and multiplying by a number of unknown sign sometimes keep it and sometimes reverse it.``
          关键在于：对每个式子，问它对两数的大小顺序做了什么。加减同一个数、立方，顺序不变；取相反数，顺序反过来；平方、取绝对值、乘以符号未知的数，则有时不变、有时反过来。`,
        both`What uses the greater and the lesser in the same way, such as their sum or product, does not depend on which is which.``
          对较大的数和较小的数一视同仁的式子，例如两者的和或积，与哪个较大无关。`,
        both`The tempting path tries only positive numbers. Faster: try one pair such as $-3$ and 2 first, and a negative number for $c$; most false statements of this kind fail at once.``
          容易走错的路是只代正数。更快的办法：先代 $-3$ 和 2 这样的一对数，并让 $c$ 取负数；这类不成立的式子大多马上就会露出破绽。`,
      ],
    };
  },
});
