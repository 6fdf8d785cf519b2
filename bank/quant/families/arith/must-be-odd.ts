/** Of some integers it is known which are odd and which even: which expressions must be odd? */
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { evaluate } from '../../tex.ts';
import { both } from '../../text.ts';

type Given = { en: string; zh: string; cases: [m: number, n: number][] };

/** For each condition one pair of small numbers for every way in which the parities may lie. */
const givens: Given[] = [
  { en: '$m$ is odd and $n$ is even', zh: '$m$ 是奇数，$n$ 是偶数', cases: [[3, 2]] },
  { en: '$m$ is even and $n$ is odd', zh: '$m$ 是偶数，$n$ 是奇数', cases: [[2, 3]] },
  {
    en: '$m + n$ is odd',
    zh: '$m + n$ 是奇数',
    cases: [
      [3, 2],
      [2, 3],
    ],
  },
  { en: '$mn$ is odd', zh: '$mn$ 是奇数', cases: [[3, 5]] },
  {
    en: '$m - n$ is even',
    zh: '$m - n$ 是偶数',
    cases: [
      [3, 5],
      [4, 2],
    ],
  },
];

const expressions = [
  'm + n',
  'mn',
  'm - n + 1',
  'm^{2} + n^{2}',
  'mn + 1',
  '2m + n',
  'm + 2n',
  'm(n + 1)',
  'm^{2} - n',
  '(m + n)(m - n)',
  '3m + 5n',
  'm^{2}n + 1',
];

export const family = defineFamily({
  tags: ['quant.arith.parity'],
  form: 'mc-many',
  difficulty: 2,
  seconds: 80,
  space: { given: givens, chosen: subsets(expressions, 5) },
  keep: ({ given, chosen }) => !chosen.some((says) => given.en.includes(`$${says}$`)),
  make: ({ given, chosen }) => {
    const isOdd = (says: string, [m, n]: [number, number]): boolean =>
      Math.abs(evaluate(says, { m, n }).approx) % 2 === 1;
    const rights = chosen.filter((says) => given.cases.every((c) => isOdd(says, c)));
    if (rights.length < 1 || rights.length > 4) return null;
    const isOpen = given.cases.length > 1;
    const [m, n] = given.cases[0]!;
    return {
      difficulty: isOpen ? 3 : 2,
      stem: both`If $m$ and $n$ are integers such that ${given.en}, which of the following must be odd? Indicate all such expressions.``
        若 $m$ 和 $n$ 是整数，且 ${given.zh}，下列哪些式子的值一定是奇数？请选出所有符合的式子。`,
      options: chosen.map((says) => {
        const text = both`$${says}$``$${says}$`;
        const values = given.cases.map(([x, y]) => evaluate(says, { m: x, n: y }).approx);
        const shown = given.cases.map(([x, y], i) => `$m = ${x}$, $n = ${y}$: $${values[i]}$`).join('; ');
        const zh = given.cases.map(([x, y], i) => `$m = ${x}$、$n = ${y}$ 时为 $${values[i]}$`).join('；');
        const said = { en: shown, zh_cn: zh };
        return rights.includes(says)
          ? ([
              text,
              true,
              null,
              isOpen
                ? both`Odd in both cases that the condition allows (${said}).``在条件允许的两种情形下都是奇数（${said}）。`
                : both`Odd, as an example shows (${said}); other numbers with the same parities give the same result.``是奇数，举例可见（${said}）；奇偶性相同的其他数结果也相同。`,
            ] as const)
          : ([
              text,
              false,
              'parity-slip',
              both`It is even in at least one case that the condition allows (${said}).``在条件允许的某种情形下它是偶数（${said}）。`,
            ] as const);
      }),
      letters: { m, n },
      steps: [
        isOpen
          ? both`The idea: Parity follows fixed rules, so one pair of small integers for each possible case can stand for all the others. The condition leaves two cases; in each, odd and even numbers behave like an example, such as $m = ${m}$ and $n = ${n}$ in one of them.``
            关键在于：奇偶性按固定的规则变化，所以每种可能的情形只需用一对较小的整数来代表。条件允许两种情形；每种情形都可以用例子判断奇偶，例如其中一种取 $m = ${m}$、$n = ${n}$。`
          : both`The idea: Parity follows fixed rules, so one pair of small integers can stand for every pair with the same parities. The condition determines the parity of both numbers, so one example such as $m = ${m}$ and $n = ${n}$ decides each expression.``
            关键在于：奇偶性按固定的规则变化，所以一对较小的整数就能代表所有奇偶性相同的数对。条件确定了两个数的奇偶性，所以用一个例子（如 $m = ${m}$、$n = ${n}$）就能判断每个式子。`,
        both`A sum or difference is odd when exactly one of its two terms is odd; a product is odd only when all its factors are odd. An expression must be odd if it is odd in every
          possible case. Faster: put 0 for an even number and 1 for an odd one, and work each expression out in the head.``两个数的和或差，恰有一个是奇数时才是奇数；乘积只有所有因数都是奇数时才是奇数。在所有允许的情形下都是奇数的式子，才一定是奇数。更快的做法：偶数一律代 0，奇数一律代 1，各式的奇偶性心算即得。`,
      ],
    };
  },
});
