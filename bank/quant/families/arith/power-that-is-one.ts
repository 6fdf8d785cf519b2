/**
 * A power whose base and exponent both depend on x is 1: the sum of all integers x.
 *
 * Chains two ideas: a power is 1 not only where its exponent is 0 but also where its base is 1; and a base of -1 does as
 * well, provided that the exponent is even there. Each case that is left out ends at a sum that is offered.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed, poly } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.powers', 'quant.algebra.exponent-rules'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 120,
  space: { a: range(3, 9), p: range(1, 5), q: range(2, 9) },
  keep: ({ a, p, q }) => {
    const solutions = [a + 1, a - 1, p, q];
    const exponent = (a - 1 - p) * (a - 1 - q);
    return p < q && new Set([...solutions, a]).size === 5 && exponent % 2 === 0 && a - 1 !== p + q;
  },
  make: ({ a, p, q }) => {
    const key = 2 * a + p + q;
    const base = `x - ${a}`;
    const exponent = poly([1, -p - q, p * q], 'x');
    const at = (x: number): number => (x - p) * (x - q);
    return {
      stem: both`What is the sum of all the integers $x$ for which $(${base})^{${exponent}} = 1$?``使 $(${base})^{${exponent}} = 1$ 成立的所有整数 $x$ 之和是多少？`,
      key,
      letters: [{ x: 13 }, { x: a + 1 }, { x: a - 1 }, {}],
      steps: [
        both`Exponent 0: $${exponent} = (x - ${p})(x - ${q})$, so $x$ is ${p} or ${q}, and the base is not 0 there. This is the case everybody sees.``
          指数为 0：$${exponent} = (x - ${p})(x - ${q})$，所以 $x$ 为 ${p} 或 ${q}，此时底数不为 0。这是大家都看得到的情形。`,
        both`The idea: the base may be 1, whatever the exponent. $${base} = 1$ gives $x = ${a + 1}$.``
          关键在于：底数也可以是 1，此时指数是多少都行。由 $${base} = 1$ 得 $x = ${a + 1}$。`,
        both`And the base may be $-1$ if the exponent is even. $${base} = -1$ gives $x = ${a - 1}$, and there the exponent is $(${a - 1} - ${p})(${a - 1} - ${q}) = ${at(a - 1)}$, an even number.``
          底数还可以是 $-1$，只要指数是偶数。由 $${base} = -1$ 得 $x = ${a - 1}$，此时指数为 $(${a - 1} - ${p})(${a - 1} - ${q}) = ${at(a - 1)}$，是偶数。`,
        both`The integers are ${listed([p, q, a - 1, a + 1].sort((m, n) => m - n))}, and $${p} + ${q} + ${a - 1} + ${a + 1} = ${key}$.``
          这些整数是 ${listed([p, q, a - 1, a + 1].sort((m, n) => m - n))}，而 $${p} + ${q} + ${a - 1} + ${a + 1} = ${key}$。`,
      ],
      wrong: [
        [
          p + q + a + 1,
          'negative-power-sign',
          both`$${p} + ${q} + ${a + 1} = ${p + q + a + 1}$ leaves out the base $-1$, whose even powers are 1.``
            $${p} + ${q} + ${a + 1} = ${p + q + a + 1}$ 漏掉了底数为 $-1$ 的情形，它的偶数次幂是 1。`,
        ],
        [
          p + q,
          'overlooks-zero-or-one',
          both`$${p} + ${q} = ${p + q}$ looks at the exponent 0 only; the base may be 1 or $-1$ as well.``
            $${p} + ${q} = ${p + q}$ 只看了指数为 0 的情形；底数也可以是 1 或 $-1$。`,
        ],
        [
          key + a,
          'cancels-a-zero',
          both`$${key} + ${a} = ${key + a}$ also counts $${a}$, where the base is 0 and the power is not 1.``
            $${key} + ${a} = ${key + a}$ 把 $${a}$ 也算了进去，此时底数为 0，幂不等于 1。`,
        ],
        [
          key + 2,
          'sign-slip',
          both`$${p} + ${q} + ${a + 1} + ${a + 1} = ${key + 2}$ solves $${base} = -1$ with the wrong sign.``
            $${p} + ${q} + ${a + 1} + ${a + 1} = ${key + 2}$ 在解 $${base} = -1$ 时符号出错。`,
        ],
        [
          2 * a,
          'overlooks-zero-or-one',
          both`$${a - 1} + ${a + 1} = ${2 * a}$ looks at the base only; the exponent may be 0 as well.``
            $${a - 1} + ${a + 1} = ${2 * a}$ 只看了底数；指数也可以是 0。`,
        ],
        [
          2 * a + p * q,
          'coefficient-slip',
          both`$${p * q} + ${a - 1} + ${a + 1} = ${2 * a + p * q}$ takes the product of the roots of the exponent, ${p * q}, for their sum.``
            $${p * q} + ${a - 1} + ${a + 1} = ${2 * a + p * q}$ 把指数的两根之积 ${p * q} 当成了两根之和。`,
        ],
      ],
    };
  },
});
