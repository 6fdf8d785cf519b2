/** Where two numbers lie is known: compare their reciprocals. Equal signs turn the order, different signs do not. */
import { div, type Num } from '#core/rational.ts';
import { aOrB, defineFamily, keyOfOrders } from '../../family.ts';
import { evaluate, holds } from '../../tex.ts';
import { both } from '../../text.ts';

const givens = [
  {
    tex: 'a < b < 0',
    en: 'both numbers are negative',
    zh: '两数都是负数',
    pairs: [
      [-2, -1],
      [-3, -2],
    ],
  },
  {
    tex: '0 < a < b',
    en: 'both numbers are positive',
    zh: '两数都是正数',
    pairs: [
      [1, 2],
      [2, 3],
    ],
  },
  {
    tex: 'a < 0 < b',
    en: 'the numbers have different signs',
    zh: '两数异号',
    pairs: [
      [-2, 1],
      [-1, 2],
    ],
  },
  {
    tex: 'a < b, ab \\ne 0',
    en: 'the signs are not known',
    zh: '两数的符号未知',
    pairs: [
      [1, 2],
      [-1, 2],
    ],
  },
  {
    tex: 'b < -1 < a < 0',
    en: 'both numbers are negative',
    zh: '两数都是负数',
    pairs: [
      [div(-1, 2), -2],
      [div(-1, 3), -3],
    ],
  },
  {
    tex: '0 < a < 1 < b',
    en: 'both numbers are positive',
    zh: '两数都是正数',
    pairs: [
      [div(1, 2), 2],
      [div(1, 3), 3],
    ],
  },
  {
    tex: 'ab > 0, a > b',
    en: 'the numbers have the same sign',
    zh: '两数同号',
    pairs: [
      [2, 1],
      [-1, -2],
    ],
  },
  {
    tex: 'ab = 1',
    en: 'the numbers are reciprocals of each other',
    zh: '两数互为倒数',
    pairs: [
      [2, div(1, 2)],
      [div(-1, 3), -3],
    ],
  },
  {
    tex: 'ab = -1',
    en: 'each number is the negative of the reciprocal of the other',
    zh: '一个数是另一个数倒数的相反数',
    pairs: [
      [2, div(-1, 2)],
      [div(-1, 3), 3],
    ],
  },
] as const;

const kinds = [
  ['\\frac{1}{a}', '\\frac{1}{b}'],
  ['-\\frac{1}{a}', '-\\frac{1}{b}'],
  ['\\frac{1}{a}', 'b'],
  ['\\frac{1}{a}', '-b'],
] as const;

export const family = defineFamily({
  tags: ['quant.arith.number-line', 'quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 4,
  seconds: 80,
  space: { given: givens, kind: kinds, swap: [false, true] },
  make: ({ given, kind, swap }) => {
    const isLinked = given.tex.startsWith('ab =');
    // A reciprocal against the other number itself is worth asking only where the product ties them together.
    if (isLinked !== (kind[1] === 'b' || kind[1] === '-b')) return null;
    const order = (pair: readonly [Num, Num]): number => {
      const [a, b] = pair;
      const [left, right] = kind.map((tex) => evaluate(tex, { a, b }).approx) as [number, number];
      return Math.sign(Math.round((left - right) * 1e9));
    };
    if (!given.pairs.every(([a, b]) => holds(given.tex, { a, b }))) throw new Error(given.tex);
    const orders = new Set(given.pairs.map(order));
    const key = keyOfOrders(orders, swap);
    const [[a, b], [c, d]] = given.pairs;
    const worth = (tex: string, x: Num, y: Num) => evaluate(tex, { a: x, b: y }).exact!;
    const trial = (x: Num, y: Num) =>
      both`With $a = ${x}$ and $b = ${y}$, $${kind[0]} = ${worth(kind[0], x, y)}$ and $${kind[1]} = ${worth(kind[1], x, y)}$.``取 $a = ${x}$、$b = ${y}$，则 $${kind[0]} = ${worth(kind[0], x, y)}$，$${kind[1]} = ${worth(kind[1], x, y)}$。`;
    return {
      stem: both`$${given.tex}$``$${given.tex}$`,
      a: swap ? kind[1] : kind[0],
      b: swap ? kind[0] : kind[1],
      key,
      letters: [{}, { a, b }, { a: c, b: d }, {}],
      steps: [
        both`The idea: look at the signs first. Here ${given.en}.``关键在于：先看符号。这里${given.zh}。`,
        trial(a, b),
        trial(c, d),
        isLinked
          ? key === 'C'
            ? both`Dividing both sides of the given equation by $a$ shows that the two quantities are equal.``把已知等式两边除以 $a$，就知道两量相等。`
            : both`The two quantities are opposite numbers, and which of them is positive is not known, so the relationship cannot be determined.``两个量互为相反数，而哪个为正并不知道，所以无法确定。`
          : key === 'D'
            ? both`The trials disagree, so the relationship cannot be determined.``两次试算的结果不同，所以无法确定。`
            : given.tex.startsWith('a < 0')
              ? both`Of two numbers with different signs, the negative one has the negative reciprocal, so taking reciprocals keeps the order.``异号两数取倒数后符号不变，负数的倒数仍是负数，所以大小顺序不变。`
              : both`Of two numbers with the same sign, the greater has the smaller reciprocal.``同号两数中，较大者的倒数较小。`,
      ],
      wrong: {
        ...aOrB(
          'multiplies-inequality-by-unknown',
          both`Whether taking reciprocals, or changing signs, reverses an inequality depends on the signs of $a$ and $b$.``取倒数或变号后不等号是否变向，要看 $a$ 与 $b$ 的符号。`,
        ),
        C: [
          isLinked ? 'sign-slip' : 'one-example',
          isLinked
            ? both`A lost minus sign makes the two look equal.``丢掉负号才会以为两量相等。`
            : both`Different numbers have different reciprocals.``不同的数，倒数也不同。`,
        ],
        D: [
          'thinks-undetermined',
          both`The values of $a$ and $b$ are not needed: every pair that satisfies the condition gives the same order.``不必知道 $a$、$b$ 的值：所有允许的数对都给出同样的大小关系。`,
        ],
      },
    };
  },
});
