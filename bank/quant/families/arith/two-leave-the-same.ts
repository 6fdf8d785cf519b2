/**
 * Two numbers leave the same known remainder: how many divisors are possible?
 *
 * Chains two ideas: the divisor divides both numbers less the remainder, so it divides their greatest common divisor; and
 * it must be greater than the remainder, which rules some of these out. The second condition is nowhere said.
 */
import { gcd, range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

const divisorsOf = (n: number): number[] => range(1, n).filter((d) => n % d === 0);

export const family = defineFamily({
  tags: ['quant.arith.remainders', 'quant.arith.gcd-lcm'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 110,
  space: {
    common: [24, 30, 36, 40, 42, 48, 54, 60, 72],
    one: [2, 3, 4, 5],
    other: [3, 5, 7, 8],
    r: range(3, 9),
  },
  keep: ({ common, one, other, r }) => {
    const fit = divisorsOf(common).filter((d) => d > r).length;
    return (
      gcd(one, other) === 1 &&
      one < other &&
      fit >= 3 &&
      divisorsOf(common).length - fit >= 3 &&
      common * other + r < 400
    );
  },
  make: ({ common, one, other, r }) => {
    const [p, q] = [one * common + r, other * common + r];
    const all = divisorsOf(common);
    const key = all.filter((d) => d > r).length;
    const ofOne = divisorsOf(p - r).filter((d) => d > r).length;
    const ofGap = divisorsOf(q - p).filter((d) => d > r).length;
    return {
      stem: both`When each of $${p}$ and $${q}$ is divided by the positive integer $n$, the remainder is $${r}$. How many different values of $n$ are possible?``
        $${p}$ 和 $${q}$ 分别除以正整数 $n$，余数都是 $${r}$。$n$ 有多少个可能的值？`,
      key,
      steps: [
        both`The idea: Take the remainder away, and the divisor divides both numbers exactly; it must also be greater than the remainder. Here $n$ divides both numbers minus the remainder, $${p} - ${r} = ${p - r}$ and $${q} - ${r} = ${q - r}$, and so their greatest common divisor, ${common}.``
          关键在于：减去余数后，两数都能被除数整除；并且除数必须大于余数。这里 $n$ 能整除两数各减去余数后的 $${p} - ${r} = ${p - r}$ 和 $${q} - ${r} = ${q - r}$，因而能整除它们的最大公约数 ${common}。`,
        both`One condition is not stated in the question: a remainder is less than the divisor, so $n$ is greater than ${r}.``题目没有明说的条件：余数小于除数，所以 $n$ 大于 ${r}。`,
        both`Of the ${all.length} divisors of ${common}, these are greater than ${r}: ${listed(all.filter((d) => d > r))}. That makes ${key}.``
          ${common} 的 ${all.length} 个约数中，大于 ${r} 的有：${listed(all.filter((d) => d > r))}，共 ${key} 个。`,
      ],
      wrong: [
        [
          all.length,
          'ignores-a-condition',
          both`${all.length} counts all divisors of ${common}, including those that are not greater than the remainder.``${all.length} 数了 ${common} 的所有约数，连不大于余数的也算了。`,
        ],
        [
          ofOne,
          'ignores-a-condition',
          both`${ofOne} is the number of divisors of ${p - r} that are greater than ${r}; it leaves out ${q}.``${ofOne} 是 ${p - r} 的大于 ${r} 的约数的个数，没有用到 ${q}。`,
        ],
        [
          ofGap,
          'ignores-a-condition',
          both`${ofGap} is the number of divisors of $${q} - ${p} = ${q - p}$ that are greater than ${r}; for some of them the remainders are equal, but not ${r}.``${ofGap} 是 $${q} - ${p} = ${q - p}$ 的大于 ${r} 的约数的个数；其中有些只是余数相同，却不是 ${r}。`,
        ],
        [
          all.length - key,
          'complement-slip',
          both`$${all.length} - ${key} = ${all.length - key}$ is the number of divisors of ${common} that are too small.``$${all.length} - ${key} = ${all.length - key}$ 是 ${common} 的太小的约数的个数。`,
        ],
        [
          key - 1,
          'off-by-one',
          both`$${key} - 1 = ${key - 1}$ leaves out ${common} itself.``$${key} - 1 = ${key - 1}$ 漏掉了 ${common} 本身。`,
        ],
        [
          1,
          'assumes-special-case',
          both`1 takes the greatest common divisor ${common} to be the only value.``1 是以为只有最大公约数 ${common} 这一个值。`,
        ],
        [
          key + 1,
          'off-by-one',
          both`$${key} + 1 = ${key + 1}$ counts one divisor that is not greater than ${r}.``$${key} + 1 = ${key + 1}$ 多算了一个不大于 ${r} 的约数。`,
        ],
      ],
    };
  },
});
