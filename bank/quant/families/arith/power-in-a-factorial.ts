/**
 * The greatest power of a composite number that divides a factorial.
 *
 * Chains two ideas: the factors of each prime in the factorial are counted by multiples, multiples of the square, and so
 * on; and the base takes its primes in different amounts, so that the smaller prime may be the one that runs out. Counting
 * the multiples of the base, or the larger prime alone, ends at a number on offer.
 */
import { range, sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

/** The base, and its two primes with their exponents. */
const bases = [
  [12, 2, 2, 3, 1],
  [24, 2, 3, 3, 1],
  [48, 2, 4, 3, 1],
  [20, 2, 2, 5, 1],
  [18, 2, 1, 3, 2],
  [45, 3, 2, 5, 1],
  [80, 2, 4, 5, 1],
  [54, 2, 1, 3, 3],
] as const;

const parts = (n: number, p: number): number[] =>
  range(1, 6)
    .map((i) => Math.floor(n / p ** i))
    .filter((x) => x > 0);

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.primes', 'quant.arith.powers'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: { base: bases, n: range(20, 50) },
  // The prime that one looks at first is not the one that decides.
  keep: ({ base: [, p, i, q, j], n }) => {
    const [count, other] = [sumOf(parts(n, p)), sumOf(parts(n, q))];
    const [byP, byQ] = [Math.floor(count / i), Math.floor(other / j)];
    return i > j ? byP < byQ : byQ < byP && byQ !== other;
  },
  make: ({ base: [base, p, i, q, j], n }) => {
    const [lists, counts] = [
      [parts(n, p), parts(n, q)],
      [sumOf(parts(n, p)), sumOf(parts(n, q))],
    ] as const;
    const limits = [Math.floor(counts[0] / i), Math.floor(counts[1] / j)] as const;
    const key = Math.min(...limits);
    const written = `${p}${i > 1 ? `^{${i}}` : ''} \\cdot ${q}${j > 1 ? `^{${j}}` : ''}`;
    const direct = Math.floor(n / base);
    const firstOnly = Math.min(Math.floor(lists[0][0]! / i), Math.floor(lists[1][0]! / j));
    return {
      stem: both`What is the greatest integer $k$ for which $${base}^{k}$ is a divisor of $${n}!$, the product of the integers from $1$ to $${n}$, inclusive?``
        若 $${base}^{k}$ 是 $${n}!$（即从 $1$ 到 $${n}$ 所有整数的积）的约数，整数 $k$ 最大是多少？`,
      key,
      letters: {},
      steps: [
        both`$${base} = ${written}$. The idea: find how many factors of ${p} and how many factors of ${q} the product has, and see which of the two runs out first.``
          $${base} = ${written}$。关键在于：分别求出这个乘积含有多少个因数 ${p} 和多少个因数 ${q}，看哪一个先用完。`,
        both`Each multiple of ${p} contributes one, each multiple of $${p}^{2} = ${p * p}$ one more, and so on: $${lists[0].join(' + ')} = ${counts[0]}$. For ${q}, in the same way: $${lists[1].join(' + ')} = ${counts[1]}$.``
          ${p} 的每个倍数提供一个，$${p}^{2} = ${p * p}$ 的每个倍数再多一个，依此类推：$${lists[0].join(' + ')} = ${counts[0]}$。${q} 同理：$${lists[1].join(' + ')} = ${counts[1]}$。`,
        both`Each factor of ${base} uses up ${i} of the former and ${j} of the latter, so there are enough for ${limits[0]} and ${limits[1]} factors, respectively. The smaller number decides: ${key}. The tempting path considers only one prime.``
          每个因数 ${base} 前者要用去 ${i} 个，后者要用去 ${j} 个，分别够用 ${limits[0]} 次和 ${limits[1]} 次。取较小的：${key}。容易走错的路是只看其中一个质数。`,
      ],
      wrong: [
        [
          Math.max(...limits),
          'ignores-a-condition',
          both`${Math.max(...limits)} is the number for which the other prime would be enough.``${Math.max(...limits)} 是另一个质数够用的次数。`,
        ],
        [
          counts[1],
          'misses-exponent',
          both`$${lists[1].join(' + ')} = ${counts[1]}$ counts the factors of ${q} and uses only one of them for each ${base}.``$${lists[1].join(' + ')} = ${counts[1]}$ 数的是因数 ${q} 的个数，好像每个 ${base} 只用一个。`,
        ],
        [
          firstOnly,
          'misses-exponent',
          both`${firstOnly} comes from counting each multiple of ${p} and of ${q} only once, even those that contain the prime twice or more.``${firstOnly} 是把 ${p} 和 ${q} 的每个倍数都只算一次，没有计入含两个以上的。`,
        ],
        [
          counts[0],
          'misses-exponent',
          both`$${lists[0].join(' + ')} = ${counts[0]}$ counts the factors of ${p} and uses only one of them for each ${base}.``$${lists[0].join(' + ')} = ${counts[0]}$ 数的是因数 ${p} 的个数，好像每个 ${base} 只用一个。`,
        ],
        [
          direct,
          'misses-exponent',
          both`${direct} counts the multiples of ${base} up to ${n}; other numbers contain its prime factors as well.``${direct} 数的是不超过 ${n} 的 ${base} 的倍数，而其他的数也会提供它的质因数。`,
        ],
        [
          key + 1,
          'off-by-one',
          both`$${key} + 1 = ${key + 1}$ would use up more factors than there are.``$${key} + 1 = ${key + 1}$ 需要的因数超过了实有的个数。`,
        ],
        [
          key - 1,
          'off-by-one',
          both`$${key} - 1 = ${key - 1}$ leaves room for one more factor of ${base}.``$${key} - 1 = ${key - 1}$ 还可以再多一个因数 ${base}。`,
        ],
      ],
    };
  },
});
