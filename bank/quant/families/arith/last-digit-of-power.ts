/** The units digit of a power: the units digits of the powers repeat in a cycle of four. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.digits', 'quant.arith.powers'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 70,
  wide: 'units digits lie between 0 and 9',
  space: { base: [2, 3, 7, 8, 12, 13, 17, 18, 22, 23, 27, 28, 33, 37, 43, 47], e: range(21, 98) },
  keep: ({ e }) => e % 4 !== 1,
  make: ({ base, e }) => {
    const unit = base % 10;
    const cycle = [1, 2, 3, 4].map((k) => unit ** k % 10);
    const rest = e % 4;
    const at = rest === 0 ? 3 : rest - 1;
    const key = cycle[at]!;
    const turns = Math.floor(e / 4);
    const product = (unit * e) % 10;
    const offers = [
      [
        cycle[(at + 1) % 4]!,
        'off-by-one' as const,
        both`${cycle[(at + 1) % 4]!} is one place later in the cycle; it belongs to the exponent ${e + 1}.``${cycle[(at + 1) % 4]!} 在循环中往后多数了一位，对应的指数是 ${e + 1}。`,
      ],
      [
        cycle[(at + 3) % 4]!,
        'off-by-one' as const,
        both`${cycle[(at + 3) % 4]!} is one place earlier in the cycle; it belongs to the exponent ${e - 1}.``${cycle[(at + 3) % 4]!} 在循环中少数了一位，对应的指数是 ${e - 1}。`,
      ],
      [
        cycle[(at + 2) % 4]!,
        'remainder-as-quotient' as const,
        both`${cycle[(at + 2) % 4]!} is at another place in the cycle; what counts is the remainder when ${e} is divided by 4.``${cycle[(at + 2) % 4]!} 在循环中的另一个位置；起决定作用的是 ${e} 除以 4 的余数。`,
      ],
      [
        product,
        'adds-exponents' as const,
        both`${product} is the units digit of $${unit} \cdot ${e} = ${unit * e}$, a product and not a power.``${product} 是 $${unit} \cdot ${e} = ${unit * e}$ 的个位数字，这是乘积而不是幂。`,
      ],
      [
        e % 10,
        'answers-another-question' as const,
        both`${e % 10} is the units digit of the exponent.``${e % 10} 是指数的个位数字。`,
      ],
      [
        5,
        'assumes-special-case' as const,
        both`A power ends in 5 only if its base does.``只有底数以 5 结尾，幂才会如此。`,
      ],
      [
        0,
        'assumes-special-case' as const,
        both`A power ends in 0 only if its base does.``只有底数以 0 结尾，幂才会如此。`,
      ],
    ] as const;
    return {
      stem: both`What is the units digit of $${base}^{${e}}$?``$${base}^{${e}}$ 的个位数字是多少？`,
      key,
      steps: [
        both`The idea: Units digits of powers repeat in a cycle, so look for the place of the exponent in it. Only the units digit ${unit} of the base matters. The powers of ${unit} end in ${listed(cycle)}, and then the cycle starts again.``关键在于：幂的个位数字循环出现，所以要找出指数落在循环的哪个位置。只需看底数的个位数字 ${unit}。${unit} 的各次幂的个位依次为 ${listed(cycle)}，然后循环。`,
        rest === 0
          ? both`The cycle has 4 places, and $${e} = 4 \cdot ${turns}$, so the exponent is at the end of a cycle.``循环长度为 4，而 $${e} = 4 \cdot ${turns}$，所以该指数恰在一个循环的末尾。`
          : both`The cycle has 4 places, and $${e} = 4 \cdot ${turns} + ${rest}$, so the exponent is at place ${rest} of the cycle.``循环长度为 4，而 $${e} = 4 \cdot ${turns} + ${rest}$，所以该指数在循环的第 ${rest} 位。`,
        both`The units digit is ${key}.``个位数字是 ${key}。`,
      ],
      wrong: offers,
    };
  },
});
