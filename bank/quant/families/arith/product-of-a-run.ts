/** Among consecutive integers there is always a multiple of 2, of 3, of 4: what must divide their product? */
import { range, subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { evaluate } from '../../tex.ts';
import { both } from '../../text.ts';

const cases = [
  {
    product: 'n(n + 1)(n + 2)',
    en: 'even',
    zh: '偶数',
    first: 2,
    step: 2,
    sure: 24,
    why: both`$n$ and $n + 2$ are consecutive even integers, so one of them is a multiple of 4 and together they give a factor of 8.``
      $n$ 与 $n + 2$ 是相邻的偶数，其中一个是 4 的倍数，两者一起提供因数 8。`,
  },
  {
    product: 'n(n + 1)(n + 2)',
    en: 'odd',
    zh: '奇数',
    first: 1,
    step: 2,
    sure: 6,
    why: both`Only $n + 1$ is even, and it need not be a multiple of 4, so only one factor of 2 is certain.``
      只有 $n + 1$ 是偶数，而且不一定是 4 的倍数，所以只能保证一个因数 2。`,
  },
  {
    product: '(n - 1)n(n + 1)',
    en: 'odd',
    zh: '奇数',
    first: 3,
    step: 2,
    sure: 24,
    why: both`$n - 1$ and $n + 1$ are consecutive even integers, so one of them is a multiple of 4 and together they give a factor of 8.``
      $n - 1$ 与 $n + 1$ 是相邻的偶数，其中一个是 4 的倍数，两者一起提供因数 8。`,
  },
  {
    product: '(n - 1)n(n + 1)',
    en: 'even',
    zh: '偶数',
    first: 2,
    step: 2,
    sure: 6,
    why: both`Only $n$ is even, and it need not be a multiple of 4, so only one factor of 2 is certain.``
      只有 $n$ 是偶数，而且不一定是 4 的倍数，所以只能保证一个因数 2。`,
  },
];

export const family = defineFamily({
  tags: ['quant.arith.divisibility', 'quant.arith.consecutive'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 110,
  space: { given: cases, chosen: subsets([4, 6, 8, 9, 10, 12, 16, 18, 24, 48], 5) },
  keep: ({ given, chosen }) => chosen.some((x) => given.sure % x !== 0 && x % 2 === 0 && x % 3 === 0),
  make: ({ given, chosen }) => {
    const { product, sure, first, step, en, zh } = given;
    const count = chosen.filter((x) => sure % x === 0).length;
    if (count < 1 || count > 4) return null;
    const worth = (n: number): number => evaluate(product, { n }).approx;
    const starts = range(first, first + 40, step);
    return {
      stem: both`If $n$ is ${en === 'odd' ? 'an odd' : 'an even'} integer greater than 1, which of the following must be divisors of $${product}$? Indicate all such numbers.``
        若 $n$ 是大于 1 的${zh}，下列哪些数一定是 $${product}$ 的因数？请选出所有符合的数。`,
      options: chosen.map((x) => {
        if (sure % x === 0)
          return [
            x,
            true,
            null,
            sure === x
              ? both`${x} is the product of the factors that are certain.``${x} 正是必有因数的乘积。`
              : both`${x} divides ${sure}, which always divides the product: $${sure} = ${x} \cdot ${sure / x}$.``${x} 整除 ${sure}，而后者总能整除这个乘积：$${sure} = ${x} \cdot ${sure / x}$。`,
          ] as const;
        const n = starts.find((start) => start > 1 && worth(start) % x !== 0)!;
        return [
          x,
          false,
          x % 5 === 0 || x % 9 === 0 ? 'assumes-special-case' : 'misses-exponent',
          both`For $n = ${n}$, the product is ${worth(n)}, which is not a multiple of ${x}.``当 $n = ${n}$ 时乘积为 ${worth(n)}，不是 ${x} 的倍数。`,
        ] as const;
      }),
      letters: [{}, {}, [{ n: starts.find((n) => n > 1)! }, { n: starts.filter((n) => n > 1)[1]! }]],
      steps: [
        both`The idea: the expression is a product of three consecutive integers, so one of its factors is a multiple of 3.``关键在于：这是三个连续整数的乘积，其中必有一个是 3 的倍数。`,
        given.why,
        both`So ${sure} always divides the product, and nothing beyond the divisors of ${sure} is certain: ${examples(starts, worth)}.``
          所以 ${sure} 总能整除乘积，除 ${sure} 的因数外再没有什么是必然的：${examples(starts, worth)}。`,
      ],
    };
  },
});

/** Two products whose greatest common divisor shows that no more is certain. */
function examples(starts: number[], worth: (n: number) => number) {
  const [a, b] = starts.filter((n) => n > 1) as [number, number];
  return {
    en: `$n = ${a}$ gives ${worth(a)} and $n = ${b}$ gives ${worth(b)}`,
    zh_cn: `$n = ${a}$ 时得 ${worth(a)}，$n = ${b}$ 时得 ${worth(b)}`,
  };
}
