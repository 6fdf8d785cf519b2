/** p is a prime greater than 3: some expressions in p can be prime, others are always even, a multiple of 3, or a product. */

import type { Text } from '#core/texts.ts';
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { evaluate } from '../../tex.ts';
import { both } from '../../text.ts';

const even = both`It is always even, since $p$ is odd, and it is greater than 2.``$p$ 是奇数，所以它总是大于 2 的偶数。`;
const three = (rest: Text): Text =>
  both`$p$ is not a multiple of 3, so $p^{2}$ leaves a remainder of 1 when divided by 3; then ${rest} is always a multiple of 3.``
    $p$ 不是 3 的倍数，所以 $p^{2}$ 除以 3 余 1，于是 ${rest} 总是 3 的倍数。`;

type Form = { says: string; mistake: Misconception; never?: Text };

const forms: Form[] = [
  { says: 'p + 2', mistake: 'one-example' },
  { says: 'p + 4', mistake: 'one-example' },
  { says: '2p + 1', mistake: 'one-example' },
  { says: '2p - 1', mistake: 'one-example' },
  { says: 'p^{2} + 4', mistake: 'one-example' },
  { says: 'p^{2} - p + 1', mistake: 'one-example' },
  { says: 'p^{2} + p + 1', mistake: 'one-example' },
  { says: 'p + 1', mistake: 'parity-slip', never: even },
  { says: 'p + 7', mistake: 'parity-slip', never: even },
  { says: 'p^{2} + 3', mistake: 'parity-slip', never: even },
  { says: 'p^{2} + p', mistake: 'parity-slip', never: even },
  { says: 'p^{2} + 2', mistake: 'assumes-special-case', never: three(both`$p^{2} + 2$``$p^{2} + 2$`) },
  { says: 'p^{2} + 8', mistake: 'assumes-special-case', never: three(both`$p^{2} + 8$``$p^{2} + 8$`) },
  { says: '2p^{2} + 1', mistake: 'assumes-special-case', never: three(both`$2p^{2} + 1$``$2p^{2} + 1$`) },
  {
    says: 'p^{2} - 4',
    mistake: 'stops-early',
    never: both`It is the product of $p - 2$ and $p + 2$, both greater than 1.``它等于 $p - 2$ 与 $p + 2$ 的积，两个因数都大于 1。`,
  },
  {
    says: 'p^{2} + 2p',
    mistake: 'stops-early',
    never: both`It is the product of $p$ and $p + 2$, both greater than 1.``它等于 $p$ 与 $p + 2$ 的积，两个因数都大于 1。`,
  },
  {
    says: '4p^{2} - 9',
    mistake: 'stops-early',
    never: both`It is the product of $2p - 3$ and $2p + 3$, both greater than 1.``它等于 $2p - 3$ 与 $2p + 3$ 的积，两个因数都大于 1。`,
  },
];

const isPrime = (n: number): boolean => {
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return n > 1;
};

export const family = defineFamily({
  tags: ['quant.arith.primes', 'quant.arith.parity'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 120,
  space: { chosen: subsets(forms, 5) },
  keep: ({ chosen }) => {
    const count = chosen.filter(({ never }) => !never).length;
    const kinds = new Set(chosen.map(({ mistake }) => mistake)).size;
    return count >= 1 && count <= 3 && kinds >= 3;
  },
  make: ({ chosen }) => ({
    stem: both`If $p$ is a prime number greater than 3, which of the following could be a prime number? Indicate all such expressions.``
      若 $p$ 是大于 3 的质数，下列哪些式子的值可能是质数？请选出所有符合的式子。`,
    options: chosen.map(({ says, mistake, never }) => {
      const text = both`$${says}$``$${says}$`;
      if (never) return [text, false, mistake, never] as const;
      const p = [5, 7, 11, 13].find((n) => isPrime(evaluate(says, { p: n }).approx))!;
      return [
        text,
        true,
        null,
        both`For $p = ${p}$, it is ${evaluate(says, { p }).approx}, a prime.``当 $p = ${p}$ 时它等于 ${evaluate(says, { p }).approx}，是质数。`,
      ] as const;
    }),
    steps: [
      both`The idea: “could be” asks for one example: let $p$ be 5, 7, 11, and 13. A single prime value shows that the expression can be prime.``
        关键在于：“可能”只需一个例子：让 $p$ 取 5、7、11、13 试一试，只要出现一个质数，就说明该式可能是质数。`,
      both`Where no example appears, look for a reason: a prime greater than 3 is odd and not a multiple of 3. So the expression may always be even, always
        a multiple of 3, or always a product of two factors greater than 1.``找不到例子时要找理由：大于 3 的质数是奇数，也不是 3 的倍数。
        该式可能总是偶数，总是 3 的倍数，或总能写成两个大于 1 的因数之积。`,
    ],
  }),
});
