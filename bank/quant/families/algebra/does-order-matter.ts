/** A defined operation with its two numbers swapped: is it the same, and if not, which way does it go? */
import { aOrB, type ComparisonKey, defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

type Rule = { tex: string; gap: string; sign: Record<string, -1 | 0 | 1 | null>; en: string; zh: string };

/** For each rule: a # b less b # a, and its sign under each condition. */
const rules: Rule[] = [
  {
    tex: 'a + b + ab',
    gap: '0',
    sign: { '0 < x < y': 0, 'x < y': 0, 'x > y > 0': 0, 'x > y': 0 },
    en: 'the rule treats both numbers alike',
    zh: '定义式中两个数的地位相同',
  },
  {
    tex: 'a^{2} - b^{2}',
    gap: '2(x^{2} - y^{2})',
    sign: { '0 < x < y': -1, 'x < y': null, 'x > y > 0': 1, 'x > y': null },
    en: 'its sign is that of $x^{2} - y^{2}$',
    zh: '其符号取决于 $x^{2} - y^{2}$',
  },
  {
    tex: '2a + b',
    gap: 'x - y',
    sign: { '0 < x < y': -1, 'x < y': -1, 'x > y > 0': 1, 'x > y': 1 },
    en: 'its sign is that of $x - y$',
    zh: '其符号取决于 $x - y$',
  },
  {
    tex: '(a - b)^{2}',
    gap: '0',
    sign: { '0 < x < y': 0, 'x < y': 0, 'x > y > 0': 0, 'x > y': 0 },
    en: 'the square of a difference does not depend on its direction',
    zh: '差的平方与相减的顺序无关',
  },
  {
    tex: 'a^{2}b',
    gap: 'xy(x - y)',
    sign: { '0 < x < y': -1, 'x < y': null, 'x > y > 0': 1, 'x > y': null },
    en: 'its sign depends on the signs of the numbers as well',
    zh: '其符号还取决于两数的正负',
  },
  {
    tex: 'a - 3b',
    gap: '4(x - y)',
    sign: { '0 < x < y': -1, 'x < y': -1, 'x > y > 0': 1, 'x > y': 1 },
    en: 'its sign is that of $x - y$',
    zh: '其符号取决于 $x - y$',
  },
  {
    tex: 'a^{2} + b',
    gap: '(x - y)(x + y - 1)',
    sign: { '0 < x < y': null, 'x < y': null, 'x > y > 0': null, 'x > y': null },
    en: 'the second factor may be positive or negative',
    zh: '第二个因式可正可负',
  },
  {
    tex: '3b - 2a',
    gap: '5(y - x)',
    sign: { '0 < x < y': 1, 'x < y': 1, 'x > y > 0': -1, 'x > y': -1 },
    en: 'its sign is that of $y - x$',
    zh: '其符号取决于 $y - x$',
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.functions', 'quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 3,
  seconds: 75,
  space: {
    rule: rules,
    given: ['0 < x < y', 'x < y', 'x > y > 0', 'x > y'],
    op: ['\\circ', '\\triangle', '\\sim'],
  },
  make: ({ rule: { tex, gap, sign, en, zh }, given, op }) => {
    const way = sign[given]!;
    const key: ComparisonKey = way === null ? 'D' : keyOfOrder(way);
    const put = (p: string, q: string): string => tex.replace(/[ab]/g, (letter) => (letter === 'a' ? p : q));
    const [l, r] = [put('x', 'y'), put('y', 'x')];
    return {
      stem: both`For all numbers $a$ and $b$, let $a ${op} b = ${tex}$. The numbers $x$ and $y$ satisfy $${given}$.``对任意数 $a$ 和 $b$，规定 $a ${op} b = ${tex}$。数 $x$ 和 $y$ 满足 $${given}$。`,
      a: both`$x ${op} y$``$x ${op} y$`,
      b: both`$y ${op} x$``$y ${op} x$`,
      key,
      letters: { x: 3, y: 7 },
      steps: [
        both`The idea: To compare two expressions, subtract one from the other and ask what the condition says about the sign. Quantity A is $${l}$ and Quantity B, with the two variables interchanged, is $${r}$.``关键在于：比较两个式子，可以把它们相减，再看由条件能否定出差的符号。Quantity A 为 $${l}$，把两个字母对调，Quantity B 为 $${r}$。`,
        gap === '0'
          ? both`The difference is $${l} - (${r}) = 0$: ${en}, so the order of the numbers does not matter.``两者之差 $${l} - (${r}) = 0$：${zh}，所以交换两数没有影响。`
          : both`The difference is $${l} - (${r}) = ${gap}$; ${en}${way === null ? ', which the condition does not settle' : ', and the condition settles it'}.``两者之差 $${l} - (${r}) = ${gap}$，${zh}，${way === null ? '而由条件定不下来' : '由条件即可确定'}。`,
      ],
      wrong: {
        ...aOrB(
          way === null ? 'one-example' : 'substitutes-wrongly',
          way === null
            ? both`This is true for some pairs that satisfy $${given}$, but not for all.``这只对满足 $${given}$ 的部分数对成立。`
            : both`This puts the variables in the wrong places, or loses a sign in the difference.``这是把字母代错了位置，或相减时弄错了符号。`,
        ),
        C: [
          'assumes-special-case',
          both`Not every operation allows its two numbers to be interchanged, as addition does.``并不是每种运算都像加法那样可以交换两数。`,
        ],
        D: [
          'thinks-undetermined',
          both`The numbers are not known, but the difference between the two results has a known sign.``两数虽未知，但两个结果之差的符号是确定的。`,
        ],
      },
    };
  },
});
