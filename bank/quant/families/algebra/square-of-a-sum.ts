/** The square of a sum against the sum of the squares: the sign of the middle term decides. */
import { range } from '../../arithmetic.ts';
import { type ComparisonKey, defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.factoring', 'quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 3,
  seconds: 60,
  space: {
    a: range(2, 9),
    given: ['x > 0', 'x < 0', 'x \\ne 0', 'xy > 0', 'xy < 0', 'xy = 0', 'x \\ge 0'],
    isMinus: [false, true],
    isSwapped: [false, true],
  },
  make: ({ a, given, isMinus, isSwapped }) => {
    const isTwo = given.includes('y');
    const other = isTwo ? 'y' : `${a}`;
    const middle = isTwo ? '2xy' : `${2 * a}x`;
    const [sign, opposite] = isMinus ? ['-', '+'] : ['+', '-'];
    const whole = `(x ${sign} ${other})^{2}`;
    const parts = isTwo ? 'x^{2} + y^{2}' : `x^{2} + ${a * a}`;
    // What the middle term does to the square, for all numbers that the condition allows.
    const effect = {
      'x > 0': 1,
      'x < 0': -1,
      'x \\ne 0': null,
      'xy > 0': 1,
      'xy < 0': -1,
      'xy = 0': 0,
      'x \\ge 0': null,
    }[given]!;
    const shift = effect === null ? null : (isMinus ? -1 : 1) * (isSwapped ? -1 : 1) * effect;
    const key: ComparisonKey = shift === null ? 'D' : keyOfOrder(shift);
    const values = isTwo ? { x: 3, y: 5 } : { x: 3 };
    const bigger = (isMinus ? -1 : 1) * (effect ?? 0) > 0;
    return {
      stem: both`$${given}$``$${given}$`,
      a: isSwapped ? parts : whole,
      b: isSwapped ? whole : parts,
      key,
      letters: [values, {}],
      steps: [
        both`The idea: Take away what the two quantities have in common; the comparison depends only on the sign of what is left. Multiply out: $${whole} = ${isTwo ? `x^{2} ${sign} 2xy + y^{2}` : `x^{2} ${sign} ${2 * a}x + ${a * a}`}$. The two quantities differ only by the middle term.``
          关键在于：去掉两个量共有的部分，大小只取决于剩下部分的符号。展开：$${whole} = ${isTwo ? `x^{2} ${sign} 2xy + y^{2}` : `x^{2} ${sign} ${2 * a}x + ${a * a}`}$。两个量只差中间项。`,
        effect === null
          ? given === 'x \\ge 0'
            ? both`The middle term is zero when $x$ is zero, and then the two are equal; for every other allowed value of $x$, they differ. So the relationship cannot be determined.``
              $x$ 为零时中间项为零，两者相等；$x$ 取其他允许的值时两者不等。所以无法确定。`
            : both`The sign of $${middle}$ is the sign of $x$, which may be positive or negative. So the relationship cannot be determined.``
              $${middle}$ 的符号就是 $x$ 的符号，可正可负，所以无法确定。`
          : effect === 0
            ? both`Since $xy$ is zero, so is the middle term, and the two quantities are equal.``因为 $xy$ 为零，中间项也为零，两个量相等。`
            : both`Here $${middle}$ is ${effect > 0 ? 'positive' : 'negative'}, and it is ${isMinus ? 'subtracted' : 'added'}, so the square $${whole}$ is the ${bigger ? 'greater' : 'smaller'} of the two.``
              这里 $${middle}$ 为${effect > 0 ? '正' : '负'}，而它是被${isMinus ? '减去' : '加上'}的，所以平方式 $${whole}$ 较${bigger ? '大' : '小'}。`,
      ],
      wrong: {
        A: [
          effect === null ? 'assumes-positive' : 'sign-slip',
          effect === null
            ? both`This considers only one type of number; the middle term $${middle}$ does not have the same sign for all numbers allowed.``这是只看了一类数；对所有允许的数，中间项 $${middle}$ 的符号并不固定。`
            : both`This gets the sign of the middle term wrong: it is $${sign} ${middle}$.``这是把中间项的符号弄错了：它是 $${sign} ${middle}$。`,
        ],
        B: [
          effect === null ? 'one-example' : 'sign-slip',
          effect === null
            ? both`One number that fits does not represent all of them: the middle term $${middle}$ does not always have the same sign.``符合条件的一个数并不代表全部：中间项 $${middle}$ 的符号并不固定。`
            : both`This gets the sign of the middle term wrong: it is $${sign} ${middle}$, not $${opposite} ${middle}$.``这是把中间项的符号弄错了：它是 $${sign} ${middle}$，而不是 $${opposite} ${middle}$。`,
        ],
        C: [
          'squares-termwise',
          both`Squaring term by term forgets the middle term $${middle}$.``逐项平方漏掉了中间项 $${middle}$。`,
        ],
        D: [
          'thinks-undetermined',
          both`The numbers are not known, but the sign of $${middle}$ is, and nothing else matters.``虽然不知道具体的数，但 $${middle}$ 的符号是确定的，而只有它起作用。`,
        ],
      },
    };
  },
});
