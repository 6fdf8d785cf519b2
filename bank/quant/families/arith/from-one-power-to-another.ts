/**
 * A power of n is a multiple of a known number: which numbers must be divisors of another power of n?
 *
 * Chains two ideas: the primes come into the first power in threes (or twos), so that n has each of them more often than
 * a division of exponents says; and from n itself one goes on to the other power, where they are multiplied again. Who
 * compares with the known number alone keeps too little and lets too much pass.
 */
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const names = ['square', 'cube'] as const;

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.divisibility', 'quant.arith.powers'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 150,
  space: {
    given: [
      { p: 2, e: 4, q: 3, f: 1, from: 3, to: 2 },
      { p: 2, e: 5, q: 3, f: 1, from: 3, to: 2 },
      { p: 2, e: 5, q: 5, f: 1, from: 3, to: 2 },
      { p: 2, e: 5, q: 7, f: 1, from: 3, to: 2 },
      { p: 3, e: 5, q: 2, f: 1, from: 3, to: 2 },
      { p: 2, e: 4, q: 5, f: 1, from: 3, to: 2 },
      { p: 3, e: 4, q: 2, f: 1, from: 3, to: 2 },
      { p: 2, e: 3, q: 3, f: 1, from: 2, to: 3 },
      { p: 2, e: 3, q: 5, f: 1, from: 2, to: 3 },
      { p: 3, e: 3, q: 2, f: 1, from: 2, to: 3 },
    ],
    rights: subsets(['both', 'p', 'q'] as const, 2),
    wrongs: subsets(['more p', 'more q', 'whole'] as const, 2),
  },
  make: ({ given: { p, e, q, f, from, to }, rights, wrongs }) => {
    const known = p ** e * q ** f;
    const [inP, inQ] = [Math.ceil(e / from), Math.ceil(f / from)];
    const least = p ** inP * q ** inQ;
    const [topP, topQ] = [to * inP, to * inQ];
    const must = least ** to;
    const power = names[from - 2]!;
    const other = names[to - 2]!;
    const trues = {
      both: [
        must,
        both`$${must} = ${least}^{${to}}$, and $n$ is a multiple of ${least}.``$${must} = ${least}^{${to}}$，而 $n$ 是 ${least} 的倍数。`,
      ],
      p: [
        p ** topP,
        both`$${p}^{${inP}}$ divides $n$, so $${p}^{${topP}} = ${p ** topP}$ divides $n^{${to}}$.``$${p}^{${inP}}$ 整除 $n$，所以 $${p}^{${topP}} = ${p ** topP}$ 整除 $n^{${to}}$。`,
      ],
      q: [
        q ** topQ,
        both`$${q}$ divides $n$, so $${q}^{${topQ}} = ${q ** topQ}$ divides $n^{${to}}$, although ${known} has fewer factors ${q}.``
          $${q}$ 整除 $n$，所以 $${q}^{${topQ}} = ${q ** topQ}$ 整除 $n^{${to}}$，尽管 ${known} 中的因数 ${q} 没有这么多。`,
      ],
    } as const;
    const falses = {
      'more p': [
        p ** (topP + 1),
        'misses-exponent',
        both`$n$ may be ${least}, and then $n^{${to}}$ is ${must}, which $${p}^{${topP + 1}} = ${p ** (topP + 1)}$ does not divide.``
          $n$ 可以是 ${least}，此时 $n^{${to}}$ 为 ${must}，$${p}^{${topP + 1}} = ${p ** (topP + 1)}$ 不能整除它。`,
      ],
      'more q': [
        q ** (topQ + 1),
        'misses-exponent',
        both`$n$ may be ${least}, and then $n^{${to}}$ is ${must}, which $${q}^{${topQ + 1}} = ${q ** (topQ + 1)}$ does not divide.``
          $n$ 可以是 ${least}，此时 $n^{${to}}$ 为 ${must}，$${q}^{${topQ + 1}} = ${q ** (topQ + 1)}$ 不能整除它。`,
      ],
      whole: [
        p ** (topP + 1) * q,
        'misses-exponent',
        both`$${p ** (topP + 1) * q} = ${p}^{${topP + 1}} \cdot ${q}$ has one factor ${p} too many: $n$ may be ${least}, with $n^{${to}}$ equal to ${must}.``
          $${p ** (topP + 1) * q} = ${p}^{${topP + 1}} \cdot ${q}$ 多了一个因数 ${p}：$n$ 可以是 ${least}，此时 $n^{${to}}$ 为 ${must}。`,
      ],
    } as const;
    // One more that is the known number itself, whichever way it falls.
    const isKnown = must % known === 0;
    const chosen = [
      ...rights.map((right) => [trues[right][0], true, null, trues[right][1]] as const),
      ...wrongs.map((wrong) => [falses[wrong][0], false, falses[wrong][1], falses[wrong][2]] as const),
      [
        known,
        isKnown,
        isKnown ? null : 'assumes-special-case',
        isKnown
          ? both`${known} divides ${must}, the least possible value of $n^{${to}}$: $${must} = ${known} \cdot ${must / known}$.``${known} 整除 $n^{${to}}$ 的最小可能值 ${must}：$${must} = ${known} \cdot ${must / known}$。`
          : both`${known} divides $n^{${from}}$, but not $n^{${to}}$ when $n$ is ${least}, since it does not divide ${must}.``${known} 整除 $n^{${from}}$，但 $n$ 为 ${least} 时不整除 $n^{${to}}$，因为它不整除 ${must}。`,
      ] as const,
    ];
    if (new Set(chosen.map(([value]) => value)).size < chosen.length) return null;
    return {
      stem: both`If $n$ is a positive integer and $n^{${from}}$ is a multiple of ${known}, which of the following must be divisors of $n^{${to}}$? Indicate all such numbers.``
        若 $n$ 是正整数，且 $n^{${from}}$ 是 ${known} 的倍数，则下列哪些数一定是 $n^{${to}}$ 的约数？请选出所有符合的数。`,
      options: chosen,
      steps: [
        both`Write $${known} = ${p}^{${e}} \cdot ${f === 1 ? q : `${q}^{${f}}`}$. The idea: go back to $n$ first. In a ${power} the exponent of each prime is a multiple of ${from}, so $n^{${from}}$ has at least $${p}^{${from * inP}}$ and $${q}^{${from * inQ}}$.``
          写出 $${known} = ${p}^{${e}} \cdot ${f === 1 ? q : `${q}^{${f}}`}$。关键在于：先回到 $n$。${from === 2 ? '平方数' : '立方数'}中每个质因数的指数都是 ${from} 的倍数，所以 $n^{${from}}$ 至少含有 $${p}^{${from * inP}}$ 和 $${q}^{${from * inQ}}$。`,
        both`So $n$ is a multiple of $${inP === 1 ? p : `${p}^{${inP}}`} \cdot ${q} = ${least}$, and it may be ${least} itself: $${least}^{${from}} = ${least ** from}$ is a multiple of ${known}.``
          所以 $n$ 是 $${inP === 1 ? p : `${p}^{${inP}}`} \cdot ${q} = ${least}$ 的倍数，并且可以就是 ${least}：$${least}^{${from}} = ${least ** from}$ 是 ${known} 的倍数。`,
        both`Hence the ${other} of $n$ is a multiple of $${least}^{${to}} = ${must}$, and need be no more. Exactly the divisors of ${must} must divide it. The tempting path compares with ${known} and never asks what $n$ is.``
          因此 $n$ 的${to === 2 ? '平方' : '立方'}是 $${least}^{${to}} = ${must}$ 的倍数，且可以恰好等于它。一定整除它的恰好是 ${must} 的约数。容易走错的路是只与 ${known} 比较，而不问 $n$ 是什么。`,
      ],
    };
  },
});
