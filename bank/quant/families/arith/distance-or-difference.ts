/** The absolute value of a difference or sum against the difference or sum of the absolute values: signs and sizes decide. */
import { aOrB, defineFamily, keyOfOrders } from '../../family.ts';
import { evaluate, holds } from '../../tex.ts';
import { both } from '../../text.ts';

const givens = [
  {
    tex: 'xy < 0',
    pairs: [
      [3, -1],
      [-1, 3],
      [-3, 1],
    ],
  },
  {
    tex: 'xy > 0',
    pairs: [
      [3, 1],
      [1, 3],
      [-1, -3],
    ],
  },
  {
    tex: 'x > y > 0',
    pairs: [
      [3, 1],
      [5, 4],
    ],
  },
  {
    tex: 'y > x > 0',
    pairs: [
      [1, 3],
      [4, 5],
    ],
  },
  {
    tex: 'x < y < 0',
    pairs: [
      [-3, -1],
      [-5, -4],
    ],
  },
  {
    tex: 'x < 0 < y',
    pairs: [
      [-3, 1],
      [-1, 3],
    ],
  },
  {
    tex: 'xy \\ne 0',
    pairs: [
      [3, 1],
      [3, -1],
      [1, 3],
    ],
  },
  {
    tex: 'y < x < 0',
    pairs: [
      [-1, -3],
      [-4, -5],
    ],
  },
] as const;

const kinds = [
  ['|x - y|', '|x| - |y|'],
  ['|x + y|', '|x| + |y|'],
  ['|x - y|', '|x| + |y|'],
  ['|x + y|', '|x - y|'],
] as const;

export const family = defineFamily({
  tags: ['quant.arith.absolute-value', 'quant.arith.number-line'],
  form: 'qc',
  difficulty: 4,
  seconds: 80,
  space: { given: givens, kind: kinds, swap: [false, true] },
  make: ({ given, kind, swap }) => {
    const trials = given.pairs.map(([x, y]) => ({
      x,
      y,
      left: evaluate(kind[0], { x, y }).approx,
      right: evaluate(kind[1], { x, y }).approx,
    }));
    if (!trials.every(({ x, y }) => holds(given.tex, { x, y }))) throw new Error(given.tex);
    const orders = new Set(trials.map(({ left, right }) => Math.sign(left - right)));
    const key = keyOfOrders(orders, swap);
    const first = trials[0]!;
    const second =
      trials.find(({ left, right }) => Math.sign(left - right) !== Math.sign(first.left - first.right)) ??
      trials[1]!;
    const trial = ({ x, y, left, right }: typeof first) =>
      both`With $x = ${x}$ and $y = ${y}$, $${kind[0]} = ${left}$ and $${kind[1]} = ${right}$.``取 $x = ${x}$、$y = ${y}$，则 $${kind[0]} = ${left}$，$${kind[1]} = ${right}$。`;
    const reason = {
      '|x - y||x| - |y|': both`The idea: $|x - y|$ is the distance between the two numbers, and $|x| - |y|$ says by how much $x$ is farther from 0 than $y$; the two agree exactly when the numbers have the same sign and $x$ is
        not the closer one to 0.``关键在于：$|x - y|$ 是两数之间的距离，$|x| - |y|$ 表示 $x$ 比 $y$ 离 0 远多少；只有两数同号且 $x$ 离 0 不更近时，两者才相等。`,
      '|x + y||x| + |y|': both`The idea: for numbers with the same sign, the absolute values add up; numbers with different signs partly cancel.``关键在于：同号两数相加，绝对值相加；异号两数相加，会抵消一部分。`,
      '|x - y||x| + |y|': both`The idea: $|x - y|$ is the distance between the numbers: if they lie on different sides of 0 it is the sum of their distances from 0, otherwise it is less.``关键在于：$|x - y|$ 是两数之间的距离：若两数在 0 的两侧，它等于两数到 0 的距离之和，否则更小。`,
      '|x + y||x - y|': both`The idea: when the numbers have the same sign, the sum has the greater absolute value; when they have different signs, the difference does.``关键在于：两数同号时和的绝对值较大；异号时差的绝对值较大。`,
    }[`${kind[0]}${kind[1]}` as '|x - y||x| - |y|'];
    return {
      stem: both`$${given.tex}$``$${given.tex}$`,
      a: swap ? kind[1] : kind[0],
      b: swap ? kind[0] : kind[1],
      key,
      letters: [{ x: first.x, y: first.y }, { x: second.x, y: second.y }, {}, {}],
      steps: [
        trial(first),
        trial(second),
        reason,
        {
          A: both`So Quantity A is greater for all numbers that satisfy the condition.``所以对所有允许的数，Quantity A 都更大。`,
          B: both`So Quantity B is greater for all numbers that satisfy the condition.``所以对所有允许的数，Quantity B 都更大。`,
          C: both`So the two are equal for all numbers that satisfy the condition.``所以对所有允许的数，两量都相等。`,
          D: both`Both cases are possible here, so the relationship cannot be determined.``这里两种情形都允许，所以无法确定。`,
        }[key],
      ],
      wrong: {
        ...aOrB(
          'one-example',
          key === 'D'
            ? both`One trial may suggest this, but not all pairs that satisfy the condition agree with it.``试一对数可能得出这个结论，但并非所有允许的数都如此。`
            : both`What is given about signs and sizes does not allow this; a slip with a sign, or numbers that break the condition, lead here.``已知的符号和大小不允许这种情形；符号出错，或取了不满足条件的数，才会这样选。`,
        ),
        C: [
          'assumes-positive',
          both`Removing the absolute value bars term by term is valid only for positive numbers in a suitable order.``逐项去掉绝对值号，只对大小合适的正数才成立。`,
        ],
        D: [
          'thinks-undetermined',
          both`The numbers are unknown, but what is known about their signs settles the comparison.``两数虽然未知，但由已知的符号就能比较大小。`,
        ],
      },
    };
  },
});
