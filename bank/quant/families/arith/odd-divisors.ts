/** Odd divisors of a number: leave its factors 2 out, then count choices. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const factorize = (n: number): [number, number][] => {
  const found: [number, number][] = [];
  for (let p = 2, rest = n; rest > 1; p++) {
    let k = 0;
    for (; rest % p === 0; k++) rest /= p;
    if (k > 0) found.push([p, k]);
  }
  return found;
};

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.parity'],
  form: 'numeric',
  difficulty: 3,
  seconds: 75,
  space: {
    n: [
      120, 180, 240, 252, 300, 350, 360, 420, 450, 504, 540, 600, 630, 700, 720, 756, 840, 900, 980, 1080,
      1260, 1400,
    ],
  },
  make: ({ n }) => {
    const [, ...odd] = factorize(n);
    const twos = factorize(n)[0]![1];
    const power = ([p, k]: [number, number]): string => (k === 1 ? `${p}` : `${p}^{${k}}`);
    const key = odd.reduce((product, [, k]) => product * (k + 1), 1);
    const all = key * (twos + 1);
    const oddPart = n / 2 ** twos;
    const choices = odd.map(([, k]) => `(${k} + 1)`).join('');
    return {
      stem: both`How many positive divisors of ${n} are odd?``${n} 的正因数中有多少个是奇数？`,
      key,
      steps: [
        both`The idea: To choose a divisor is to choose how often to take each prime, and an odd one never takes 2. Factor the number: $${n} = ${[[2, twos] as [number, number], ...odd].map(power).join(' \\cdot ')}$.``关键在于：选一个因数，就是决定每个质数取几次，而奇因数一次也不取 2。分解质因数：$${n} = ${[[2, twos] as [number, number], ...odd].map(power).join(' \\cdot ')}$。`,
        both`An odd divisor has no factor 2, so it divides $${odd.map(power).join(' \\cdot ')} = ${oddPart}$, and every divisor of ${oddPart} is odd.``
          奇因数不含因数 2，所以它整除 $${odd.map(power).join(' \\cdot ')} = ${oddPart}$；反过来 ${oddPart} 的因数都是奇数。`,
        both`Each remaining prime may be taken from zero times up to its exponent: $${choices} = ${key}$ odd divisors. Faster: halve ${n} until an odd number is left, and factor only that.``其余每个质数可取零次直到其指数次：$${choices} = ${key}$ 个奇因数。更快的做法：把 ${n} 不断减半，直到剩下奇数，只分解这个奇数。`,
      ],
      wrong: [
        [
          all,
          'ignores-a-condition',
          both`$(${twos} + 1) \cdot ${key} = ${all}$ counts all divisors, including the even ones.``$(${twos} + 1) \cdot ${key} = ${all}$ 是全部因数的个数，把偶因数也算进去了。`,
        ],
        [
          key - 1,
          'overlooks-zero-or-one',
          both`$${key} - 1 = ${key - 1}$ leaves out 1, which is an odd divisor.``$${key} - 1 = ${key - 1}$ 漏掉了 1，而它也是奇因数。`,
        ],
        [
          all - key,
          'complement-slip',
          both`$${all} - ${key} = ${all - key}$ is the number of even divisors.``$${all} - ${key} = ${all - key}$ 是偶因数的个数。`,
        ],
        [
          odd.length,
          'stops-early',
          both`${odd.length} is the number of odd prime factors, not of odd divisors.``${odd.length} 只是奇质因数的种数，不是奇因数的个数。`,
        ],
      ],
    };
  },
});
