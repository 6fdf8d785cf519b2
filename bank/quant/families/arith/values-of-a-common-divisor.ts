/**
 * Two expressions in n: how many values can their greatest common divisor have?
 *
 * Chains two ideas: a common divisor divides every combination of the two, and one combination is free of n; and of the
 * divisors of that number only those can occur that have nothing in common with the coefficient of n. Careful work with
 * the first idea alone ends at the number of all divisors, which is offered.
 */
import { gcd, range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.gcd-lcm', 'quant.arith.divisibility'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    coefficient: [2, 3, 5],
    rest: [12, 15, 18, 20, 24, 28, 30, 36, 40, 42, 45, 60],
    first: [1, 2, 3, 4, 5, 7],
    factor: [2, 3],
    offer: ['every', 'every', 'all', 'all', 'between'],
    isSwapped: [false, true],
  },
  keep: ({ coefficient, rest, first }) =>
    gcd(coefficient, first) === 1 && first < 2 * coefficient && rest % coefficient === 0,
  make: ({ coefficient, rest, first, factor, offer, isSwapped }) => {
    const divisors = range(1, rest).filter((d) => rest % d === 0);
    const fitting = divisors.filter((d) => gcd(d, coefficient) === 1);
    const key = fitting.length;
    const value = { every: divisors.length, all: key, between: divisors.length - 1 }[offer];
    if (offer === 'between' && divisors.length - key < 3) return null;
    const [one, other] = [
      `${coefficient}n + ${first}`,
      `${factor * coefficient}n + ${factor * first + rest}`,
    ];
    const measured = both`The number of different values that $d$ can have``$d$ 的不同的可能取值的个数`;
    // An n for which the greatest value occurs.
    const top = Math.max(...fitting);
    const witness = range(1, 4 * rest).find(
      (n) => gcd(coefficient * n + first, factor * (coefficient * n + first) + rest) === top,
    )!;
    const high = [
      'stops-early',
      both`${rest} has ${divisors.length} divisors, but $${one}$ is never a multiple of ${coefficient}, so only ${key} of them can be $d$.``
        ${rest} 有 ${divisors.length} 个约数，但 $${one}$ 绝不是 ${coefficient} 的倍数，所以其中只有 ${key} 个可以是 $d$。`,
    ] as const;
    const low = [
      'one-example',
      both`Each of ${listed(fitting)} does occur; the last for $n = ${witness}$.``${listed(fitting)} 都确实会出现；最后一个出现在 $n = ${witness}$ 时。`,
    ] as const;
    return {
      stem: both`$n$ is a positive integer, and $d$ is the greatest common divisor of $${one}$ and $${other}$.``
        $n$ 是正整数，$d$ 是 $${one}$ 与 $${other}$ 的最大公约数。`,
      a: isSwapped ? value : measured,
      b: isSwapped ? measured : value,
      key: keyOfOrder(key - value, isSwapped),
      letters: [{ n: witness }, {}, { n: witness }],
      steps: [
        both`What divides both numbers divides every combination of them. The idea: take the one without $n$, $${other} - ${factor}(${one}) = ${rest}$. So $d$ divides ${rest}, which has ${divisors.length} divisors.``
          能整除这两个数的数，也能整除它们的任何组合。关键在于：取不含 $n$ 的组合，$${other} - ${factor}(${one}) = ${rest}$。所以 $d$ 整除 ${rest}，而这个数有 ${divisors.length} 个约数。`,
        both`But $${one}$ leaves a remainder when divided by ${coefficient}, so $d$ is no multiple of ${coefficient}. What remains is ${listed(fitting)}.``
          但 $${one}$ 除以 ${coefficient} 有余数，所以 $d$ 不是 ${coefficient} 的倍数。剩下的是 ${listed(fitting)}。`,
        both`These do occur; for example, $n = ${witness}$ makes the first number $${one} = ${coefficient * witness + first}$, a multiple of ${top}. So there are ${key} values, to be compared with ${value}. The tempting path stops at the ${divisors.length} divisors of ${rest}.``
          这些值都会出现；例如 $n = ${witness}$ 时，前一个数 $${one} = ${coefficient * witness + first}$ 是 ${top} 的倍数。所以共有 ${key} 个值，与 ${value} 比较即可。容易走错的路是停在 ${rest} 的 ${divisors.length} 个约数上。`,
      ],
      wrong: {
        A: isSwapped ? low : high,
        B: isSwapped ? high : low,
        C: value > key ? high : low,
        D: [
          'thinks-undetermined',
          both`$d$ depends on $n$, but the list of its possible values does not: ${listed(fitting)}.``$d$ 随 $n$ 而变，但它的可能取值是确定的：${listed(fitting)}。`,
        ],
      },
    };
  },
});
