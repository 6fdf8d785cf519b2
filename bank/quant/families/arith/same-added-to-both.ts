/** The same number added to numerator and denominator pulls a positive fraction towards 1. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const givens = [
  {
    tex: '0 < x < y',
    pairs: [
      [1, 2],
      [3, 5],
    ],
  },
  {
    tex: '0 < y < x',
    pairs: [
      [2, 1],
      [5, 3],
    ],
  },
  {
    tex: 'x > 0, y > 0',
    pairs: [
      [1, 2],
      [2, 1],
    ],
  },
  {
    tex: '0 < x < 1 < y',
    pairs: [
      [0.5, 2],
      [0.5, 4],
    ],
  },
  {
    tex: '1 < y < x',
    pairs: [
      [3, 2],
      [5, 4],
    ],
  },
] as const;

export const family = defineFamily({
  tags: ['quant.arith.fractions', 'quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 3,
  seconds: 75,
  space: {
    given: givens,
    k: [2, 3, 4, 5, 7, 10],
    change: ['add', 'add', 'times', 'square'],
    swap: [false, true],
  },
  keep: ({ given, k, change }) => change !== 'square' || (given.tex !== 'x > 0, y > 0' && k === 2),
  make: ({ given, k, change, swap }) => {
    const changed = {
      add: `\\frac{x + ${k}}{y + ${k}}`,
      times: `\\frac{${k}x}{${k}y}`,
      square: '\\frac{x^{2}}{y^{2}}',
    }[change];
    const [[x, y], [u, v]] = given.pairs;
    const after = (p: number, q: number): number =>
      change === 'add' ? (p + k) / (q + k) : change === 'times' ? p / q : (p * p) / (q * q);
    const orders = new Set([Math.sign(after(x, y) - x / y), Math.sign(after(u, v) - u / v)]);
    const [order] = orders;
    const greater = swap ? 'B' : 'A';
    const key =
      orders.size > 1 ? 'D' : order! > 0 ? greater : order! < 0 ? (greater === 'A' ? 'B' : 'A') : 'C';
    const isBelow = x < y;
    const reason = {
      add:
        key === 'D'
          ? both`Adding the same positive number to the numerator and the denominator of a positive fraction moves it toward 1: up if it is less than 1, down if it is greater than 1. Which of the two it is here is not known.``
            正分数的分子、分母同加一个正数，分数会向 1 靠拢：小于 1 的变大，大于 1 的变小。这里不知道属于哪一种。`
          : isBelow
            ? both`Here $\frac{x}{y}$ is less than 1, so adding the same positive number to the numerator and the denominator moves it up, toward 1.``这里 $\frac{x}{y}$ 小于 1，分子、分母同加一个正数后分数向 1 靠拢，变大。`
            : both`Here $\frac{x}{y}$ is greater than 1, so adding the same positive number to the numerator and the denominator moves it down, toward 1.``这里 $\frac{x}{y}$ 大于 1，分子、分母同加一个正数后分数向 1 靠拢，变小。`,
      times: both`Multiplying the numerator and the denominator by the same number is the reverse of reducing: the value of the fraction does not change.``分子、分母同乘一个数正是约分的逆过程，分数的值不变。`,
      square: isBelow
        ? both`Squaring the numerator and the denominator squares the fraction, and the square of a positive number less than 1 is less than the number.``分子、分母各自平方等于把分数平方，而小于 1 的正数平方后变小。`
        : both`Squaring the numerator and the denominator squares the fraction, and the square of a number greater than 1 is greater than the number.``分子、分母各自平方等于把分数平方，而大于 1 的数平方后变大。`,
    }[change];
    const plug = (p: number, q: number): string =>
      change === 'times'
        ? `\\frac{${k} \\cdot ${p}}{${k} \\cdot ${q}}`
        : change === 'add'
          ? `\\frac{${p} + ${k}}{${q} + ${k}}`
          : `\\frac{${p}^{2}}{${q}^{2}}`;
    const idea =
      change === 'times'
        ? both`The idea: Equal factors above and below cancel, whatever they are, so the values of the letters do not matter.``关键在于：分子、分母的相同因数总能约去，所以与字母取什么值无关。`
        : both`The idea: Ask on which side of 1 the fraction lies; that decides which way the change moves it.``关键在于：先看分数在 1 的哪一侧，这决定它往哪边变。`;
    return {
      stem: both`$${given.tex}$``$${given.tex}$`,
      a: swap ? '\\frac{x}{y}' : changed,
      b: swap ? changed : '\\frac{x}{y}',
      key,
      letters: [
        [
          { x, y },
          { x: u, y: v },
        ],
        {},
      ],
      steps: [
        both`${idea} Try $x = ${x}$ and $y = ${y}$: $\frac{x}{y}$ is $\frac{${x}}{${y}}$, and the other quantity is $${plug(x, y)}$. Then try $x = ${u}$ and $y = ${v}$: the two are
          $\frac{${u}}{${v}}$ and $${plug(u, v)}$.``${idea}取 $x = ${x}$、$y = ${y}$：$\frac{x}{y}$ 为 $\frac{${x}}{${y}}$，另一个量为 $${plug(x, y)}$。再取 $x = ${u}$、$y = ${v}$：两个量分别为
          $\frac{${u}}{${v}}$ 与 $${plug(u, v)}$。`,
        reason,
      ],
      wrong: {
        A: [
          'one-example',
          change === 'times'
            ? both`This takes a larger numerator and a larger denominator for a different value; the common factor cancels.``分子、分母都变大并不等于分数的值改变：公因数可以约去。`
            : both`One pair of numbers, or the feeling that a larger numerator makes a larger fraction, may suggest this; what matters is on which side of 1 the fraction lies.``
          只试一对数，或觉得分子、分母变大分数就变大，才会这样选；实际要看分数在 1 的哪一侧。`,
        ],
        B: [
          'one-example',
          change === 'times'
            ? both`This takes a larger numerator and a larger denominator for a different value; the common factor cancels.``分子、分母都变大并不等于分数的值改变：公因数可以约去。`
            : both`One pair of numbers, or the feeling that a larger denominator makes a smaller fraction, may suggest this; what matters is on which side of 1 the fraction lies.``
          只试一对数，或觉得分母变大分数就变小，才会这样选；实际要看分数在 1 的哪一侧。`,
        ],
        C: [
          'adds-across-fractions',
          change === 'add'
            ? both`A fraction keeps its value when the numerator and the denominator are multiplied by the same number, not when the same number is added to both.``分子、分母同乘一个数分数才不变，同加一个数则会改变。`
            : both`Squaring multiplies the numerator and the denominator by different numbers, so the value changes.``分子、分母各自平方是乘以不同的数，分数的值会改变。`,
        ],
        D: [
          'thinks-undetermined',
          both`The values of $x$ and $y$ are not needed: the given condition is enough to determine the order.``不需要知道 $x$、$y$ 的值：已知条件足以保证大小关系不变。`,
        ],
      },
    };
  },
});
