/**
 * The product of two integers is known: can their sum or their difference have more values?
 *
 * Chains two ideas: changing the signs of both integers gives a new sum, while the difference it gives was there already
 * by changing their order; and two equal factors make a difference of 0, which has no opposite. Whoever
 * takes positive integers only, or one value for each factorization, ends at a wrong answer.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.number-line'],
  form: 'qc',
  difficulty: 5,
  seconds: 120,
  space: {
    root: [4, 6, 8, 9, 10, 12, 14, 15, 20],
    names: [
      ['m', 'n'],
      ['x', 'y'],
      ['a', 'b'],
    ],
    isSwapped: [false, true],
  },
  make: ({ root, names: [m, n], isSwapped }) => {
    const size = root * root;
    const pairs = range(1, root).filter((d) => size % d === 0);
    const shown = pairs.map((d) => `${d} \\cdot ${size / d}`).join(', ');
    const [sums, differences] = [2 * pairs.length, 2 * pairs.length - 1];
    const sum = both`The number of different possible values of $${m} + ${n}$``$${m} + ${n}$ 的不同的可能取值的个数`;
    const difference = both`The number of different possible values of $${m} - ${n}$``$${m} - ${n}$ 的不同的可能取值的个数`;
    const wrongSide = [
      'forgets-negatives',
      both`With positive integers only there are ${pairs.length} sums and ${differences} differences. But with both integers negative every sum has an opposite, while the differences are the same ones again.``
          若只取正整数，和有 ${pairs.length} 个，差有 ${differences} 个。但两个数都取负时，每个和都多出一个相反数，而差仍是原来那些。`,
    ] as const;
    return {
      stem: both`$${m}$ and $${n}$ are integers, and $${m}${n} = ${size}$.``$${m}$ 和 $${n}$ 是整数，且 $${m}${n} = ${size}$。`,
      a: isSwapped ? difference : sum,
      b: isSwapped ? sum : difference,
      key: keyOfOrder(sums - differences, isSwapped),
      steps: [
        both`Apart from signs and order there are ${pairs.length} factorizations: $${shown}$. The idea: ask of each what other signs and the other order bring.``
          不计符号和顺序，分解方式有 ${pairs.length} 种：$${shown}$。关键在于：对每一种，看看换符号、换顺序各带来什么。`,
        both`Take 1 and ${size}. The sum is ${1 + size}, and with both negative $${-1 - size}$: two values, whatever the order. The difference is $${1 - size}$ or, in the other order, ${size - 1}; $-1 - (${-size}) = ${size - 1}$ is nothing new. So each factorization with different factors gives two sums and two differences.``
            取 1 和 ${size}。和为 ${1 + size}，两数都取负时为 $${-1 - size}$：共两个值，与顺序无关。差为 $${1 - size}$，交换顺序则为 ${size - 1}；而 $-1 - (${-size}) = ${size - 1}$ 并不是新的值。所以两个因数不同的每一种分解都给出两个和、两个差。`,
        both`The factors ${root} and ${root} give two sums, $${root} + ${root} = ${2 * root}$ and $${-2 * root}$, but only one difference, 0.``
            因数 ${root} 与 ${root} 给出两个和，即 $${root} + ${root} = ${2 * root}$ 与 $${-2 * root}$，但差只有一个，即 0。`,
        both`So there are ${sums} sums and ${differences} differences. The tempting paths take one sign only, or say that each factorization gives one of either.``
          所以和有 ${sums} 个值，差有 ${differences} 个值。容易走错的路是只取一种符号，或以为每种分解各给出一个和、一个差。`,
      ],
      wrong: {
        A: wrongSide,
        B: wrongSide,
        C: [
          'assumes-special-case',
          both`Each factorization with different factors gives as many sums as differences, but the one with equal factors does not: there are ${sums} sums and ${differences} differences.``
            因数不同的分解给出的和与差一样多，但因数相等的那一种不是：和有 ${sums} 个，差有 ${differences} 个。`,
        ],
        D: [
          'thinks-undetermined',
          both`The integers are not determined, but how many sums and how many differences there can be is: ${sums} and ${differences}.``
            两个整数不确定，但和与差各有多少个可能的值是确定的：${sums} 个与 ${differences} 个。`,
        ],
      },
    };
  },
});
