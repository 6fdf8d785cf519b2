/** A number divisible by two others is divisible by their least common multiple, and by no more. */
import { gcd, range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.divisibility', 'quant.arith.gcd-lcm'],
  form: 'mc-many',
  difficulty: 3,
  seconds: 90,
  space: { a: [12, 18, 20, 24, 28, 30, 36, 42], b: [10, 14, 15, 16, 18, 20, 27, 40, 45] },
  keep: ({ a, b }) => gcd(a, b) > 1 && a % b !== 0 && b % a !== 0,
  make: ({ a, b }) => {
    const lcm = (a * b) / gcd(a, b);
    const isJoined = (x: number): boolean => lcm % x === 0 && a % x !== 0 && b % x !== 0;
    const joined = range(2, lcm - 1).filter(isJoined);
    // Tempting and wrong: the product, twice the multiple, and a number that has a prime once too often.
    const beyond = range(8, lcm - 1).filter((x) => lcm % x !== 0 && (a * b) % x === 0);
    if (joined.length < 2 || beyond.length < 1) return null;
    const rights = [joined[0]!, joined[joined.length - 1]!, lcm];
    const why = (x: number) =>
      both`${x} divides the least common multiple: $${lcm} = ${x} \cdot ${lcm / x}$.``${x} 整除最小公倍数：$${lcm} = ${x} \cdot ${lcm / x}$。`;
    return {
      stem: both`The positive integer $n$ is divisible by both ${a} and ${b}. Which of the following must be divisors of $n$?
        Indicate all such numbers.``
        正整数 $n$ 既能被 ${a} 整除，又能被 ${b} 整除。下列各数中，哪些一定是 $n$ 的因数？请选出所有符合的数。`,
      options: [
        ...[...new Set(rights)].map((x) => [x, true, null, why(x)] as const),
        [
          beyond[0]!,
          false,
          'misses-exponent',
          both`${beyond[0]!} divides the product of ${a} and ${b}, but not every common multiple: it does not divide ${lcm}.``
            ${beyond[0]!} 整除 ${a} 与 ${b} 的乘积，却不整除每个公倍数：它不整除 ${lcm}。`,
        ],
        [
          2 * lcm,
          false,
          'assumes-special-case',
          both`$n$ may be ${lcm} itself, which ${2 * lcm} does not divide.``$n$ 可以就是 ${lcm}，而 ${2 * lcm} 不能整除它。`,
        ],
        [
          a * b,
          false,
          'gcd-for-lcm',
          both`The product $${a} \cdot ${b} = ${a * b}$ counts the common factor ${gcd(a, b)} twice; $n$ may be as small as ${lcm}.``
            乘积 $${a} \cdot ${b} = ${a * b}$ 把公因数 ${gcd(a, b)} 算了两次；$n$ 可以小到 ${lcm}。`,
        ],
      ],
      steps: [
        both`The idea: What divides every common multiple is exactly what divides the least one. The greatest common divisor of ${a} and ${b} is ${gcd(a, b)}, so their least common multiple is
          $\frac{${a} \cdot ${b}}{${gcd(a, b)}} = ${lcm}$.``关键在于：能整除每个公倍数的数，恰好就是能整除最小公倍数的数。${a} 与 ${b} 的最大公约数是 ${gcd(a, b)}，所以最小公倍数为
          $\frac{${a} \cdot ${b}}{${gcd(a, b)}} = ${lcm}$。`,
        both`$n$ is a multiple of ${lcm}, and may be ${lcm} itself. So exactly the divisors of ${lcm} must divide $n$.``
          $n$ 是 ${lcm} 的倍数，也可能就是 ${lcm}。所以一定整除 $n$ 的恰好是 ${lcm} 的因数。`,
      ],
    };
  },
});
