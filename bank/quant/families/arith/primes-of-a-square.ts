/** How many different primes a number has, and how many its powers and multiples have. */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

type Kind = { en: string; zh: string; fits: (n: number) => boolean; low: number };

const kinds: Kind[] = [
  { en: 'an integer greater than 1', zh: '大于 1 的整数', fits: (n) => n > 1, low: 1 },
  { en: 'an odd integer greater than 1', zh: '大于 1 的奇数', fits: (n) => n > 1 && n % 2 === 1, low: 1 },
  { en: 'an even integer greater than 2', zh: '大于 2 的偶数', fits: (n) => n > 2 && n % 2 === 0, low: 2 },
];

/** What is done to n: its power, or a multiple of it. */
type Side = { tex: string; times: number };
const sides: Side[] = [
  { tex: 'n', times: 1 },
  { tex: 'n^{2}', times: 1 },
  { tex: 'n^{3}', times: 1 },
  { tex: '2n', times: 2 },
  { tex: '4n', times: 2 },
  { tex: '3n', times: 3 },
  { tex: '2n^{2}', times: 2 },
];

const primesOf = (n: number): number => {
  let count = 0;
  for (let d = 2; d <= n; d++) {
    if (n % d !== 0) continue;
    count++;
    while (n % d === 0) n /= d;
  }
  return count;
};

export const family = defineFamily({
  tags: ['quant.arith.primes'],
  form: 'qc',
  difficulty: 2,
  seconds: 60,
  space: { kind: kinds, a: sides, b: sides },
  keep: ({ a, b }) =>
    a.tex !== b.tex && !(a.times === 2 && b.times === 3) && !(a.times === 3 && b.times === 2),
  make: ({ kind, a, b }) => {
    const trials = range(2, 81).filter(kind.fits);
    const orders = new Set(trials.map((n) => Math.sign(primesOf(a.times * n) - primesOf(b.times * n))));
    const key = keyOfOrders(orders);
    const extra = Math.max(a.times, b.times);
    const isExtra = extra > 1 && a.times !== b.times;
    const more = a.times > b.times ? a.tex : b.tex;
    return {
      stem: both`$n$ is ${kind.en}.``$n$ 是${kind.zh}。`,
      a: both`The number of different prime factors of $${a.tex}$``$${a.tex}$ 的不同质因数的个数`,
      b: both`The number of different prime factors of $${b.tex}$``$${b.tex}$ 的不同质因数的个数`,
      key,
      steps: [
        both`The idea: Count only which primes divide a number, and not how often they do. Raising to a power repeats the prime factors of $n$ but introduces no new ones; multiplying by a number introduces a prime factor only if $n$ does not have it already.``
          关键在于：只数有哪些质数整除一个数，不管能整除几次。乘方只是重复 $n$ 的质因数，不会带来新的质因数；乘以一个数，只有当 $n$ 原来没有这个质因数时才会多出一个。`,
        isExtra
          ? {
              A: both`Here $n$ is odd, so the factor 2 in $${more}$ is new, and Quantity A is greater by 1.``这里 $n$ 是奇数，所以 $${more}$ 中的因数 2 是新的，Quantity A 多 1。`,
              B: both`Here $n$ is odd, so the factor 2 in $${more}$ is new, and Quantity B is greater by 1.``这里 $n$ 是奇数，所以 $${more}$ 中的因数 2 是新的，Quantity B 多 1。`,
              C: both`Here $n$ is even and has the factor 2 already, so nothing new is introduced and the two are equal.``这里 $n$ 是偶数，已经有因数 2，没有新的质因数，所以两量相等。`,
              D: both`Whether the factor ${extra} in $${more}$ is new depends on $n$: nothing says that $n$ is, or is not, a multiple of ${extra}.``
                $${more}$ 中的因数 ${extra} 是否是新的取决于 $n$：题中没有说明 $n$ 是不是 ${extra} 的倍数。`,
            }[key]
          : both`Both numbers have the same prime factors, so the two quantities are equal for every such $n$.``两个数含有完全相同的质因数，所以对每个这样的 $n$ 两量都相等。`,
      ],
      wrong: {
        A: [
          a.tex.includes('^') ? 'misses-exponent' : 'one-example',
          a.tex.includes('^')
            ? both`$${a.tex}$ has more prime factors only if repeated ones are counted again; the question asks for different ones.``
              只有重复计数时 $${a.tex}$ 的质因数才更多；题目问的是不同的质因数。`
            : both`One value of $n$ may suggest this; others, with other prime factors, do not.``某个 $n$ 可能给人这种印象，换一个含有其他质因数的 $n$ 就不同了。`,
        ],
        B: [
          b.tex.includes('^') ? 'misses-exponent' : 'one-example',
          b.tex.includes('^')
            ? both`$${b.tex}$ has more prime factors only if repeated ones are counted again; the question asks for different ones.``
              只有重复计数时 $${b.tex}$ 的质因数才更多；题目问的是不同的质因数。`
            : both`One value of $n$ may suggest this; others, with other prime factors, do not.``某个 $n$ 可能给人这种印象，换一个含有其他质因数的 $n$ 就不同了。`,
        ],
        C: [
          'assumes-special-case',
          both`The two agree only where $n$ already has the prime factor that the multiplier introduces.``只有当 $n$ 原来就含有乘上去的那个质因数时，两者才相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`$n$ is unknown, but whether a new prime factor is introduced is determined by what is given.``$n$ 虽然未知，但是否多出新的质因数由已知条件就能判断。`,
        ],
      },
    };
  },
});
