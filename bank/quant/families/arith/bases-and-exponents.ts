/**
 * An integer is x to the power of y squared, x and y integers: how many pairs are there?
 *
 * Chains two ideas: written with the least base, the number has an exponent, and the squares among its divisors are the
 * possible exponents; and there are two places for a minus sign, always before y and before x only where y is even. Whoever
 * lists with care lists positive integers, and whoever thinks of signs gives them to all pairs or to one letter only.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both, tex } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.powers', 'quant.arith.factors'],
  form: 'qc',
  difficulty: 5,
  seconds: 120,
  space: {
    power: [
      [2, 4],
      [3, 4],
      [2, 8],
      [2, 9],
      [2, 12],
      [5, 4],
      [6, 4],
      [7, 4],
      [10, 4],
      [3, 8],
      [2, 16],
    ],
    offer: ['positive', 'one sign', 'less', 'all', 'all'],
    names: [
      ['x', 'y'],
      ['a', 'b'],
      ['m', 'n'],
    ],
    isSwapped: [false, true],
  },
  make: ({ power: [base, exponent], offer, names: [x, y], isSwapped }) => {
    const n = base ** exponent;
    const ys = range(1, exponent).filter((root) => exponent % root ** 2 === 0);
    const even = ys.filter((root) => root % 2 === 0);
    const key = 2 * ys.length + 2 * even.length;
    const value = { positive: ys.length, 'one sign': 2 * ys.length, less: key - 1, all: key }[offer];
    const measured = both`The number of ordered pairs $(${x}, ${y})$ that are possible``可能的有序数对 $(${x}, ${y})$ 的个数`;
    const baseOf = (root: number): number => base ** (exponent / root ** 2);
    const shown = ys.map((root) => `${tex(baseOf(root))}^{${root}^{2}} = ${tex(n)}`).join(', ');
    const last = ys.at(-1)!;
    const few = [
      'forgets-negatives',
      even.length > 0
        ? both`With positive integers there are ${ys.length} pairs, but $${y}$ may be negative in each of them, and $${x}$ too where $${y}$ is even: $(-${baseOf(even[0]!)})^{(-${even[0]!})^{2}} = ${n}$.``
          只取正整数有 ${ys.length} 对，但每一对中 $${y}$ 都可以取负，$${y}$ 为偶数时 $${x}$ 也可以取负：$(-${baseOf(even[0]!)})^{(-${even[0]!})^{2}} = ${n}$。`
        : both`With positive integers there are ${ys.length} pairs, but $${y}$ may be negative in each of them: $${baseOf(last)}^{(-${last})^{2}} = ${n}$.``
          只取正整数有 ${ys.length} 对，但每一对中 $${y}$ 都可以取负：$${baseOf(last)}^{(-${last})^{2}} = ${n}$。`,
    ] as const;
    const many = [
      'negative-power-sign',
      both`There are no more than ${key}: where the exponent is odd, as for 1, a negative base gives a negative power, $(-${n})^{1} = -${n}$.``
        一共只有 ${key} 对：指数为奇数（如 1）时，负的底数得到负的幂，$(-${n})^{1} = -${n}$。`,
    ] as const;
    return {
      stem: both`$${x}$ and $${y}$ are integers, and $${x}^{${y}^{2}} = ${n}$.``$${x}$ 和 $${y}$ 是整数，且 $${x}^{${y}^{2}} = ${n}$。`,
      a: isSwapped ? value : measured,
      b: isSwapped ? measured : value,
      key: keyOfOrder(key - value, isSwapped),
      steps: [
        both`With the least positive base, $${n} = ${base}^{${exponent}}$, so the exponent must be a square that divides ${exponent}. With positive integers this leaves ${ys.length} pairs: $${shown}$.``
          用最小的正底数写，$${n} = ${base}^{${exponent}}$，所以指数必须是整除 ${exponent} 的平方数。只取正整数，有 ${ys.length} 对：$${shown}$。`,
        even.length > 0
          ? both`The idea: look for every place where a minus sign does no harm. Since $${y}$ is squared, it may be negative in each pair; and where $${y}$ is even, the exponent is even, so that $${x}$ may be negative as well.``
            关键在于：凡是可以添负号的地方都要想到。$${y}$ 是平方后才作指数，所以每一对中 $${y}$ 都可以取负；$${y}$ 为偶数时指数也是偶数，$${x}$ 也可以取负。`
          : both`The idea: look for every place where a minus sign does no harm. Since $${y}$ is squared, it may be negative in each pair; but here the exponents are odd, so that $${x}$ may not.``
            关键在于：凡是可以添负号的地方都要想到。$${y}$ 是平方后才作指数，所以每一对中 $${y}$ 都可以取负；但这里的指数都是奇数，所以 $${x}$ 不能取负。`,
        both`So an even $${y}$ stands for four pairs and an odd one for two: $4 \cdot ${even.length} + 2 \cdot ${ys.length - even.length} = ${key}$ pairs, to be compared with ${value}.``
          所以每个偶数 $${y}$ 代表四对，每个奇数代表两对：共 $4 \cdot ${even.length} + 2 \cdot ${ys.length - even.length} = ${key}$ 对，与 ${value} 比较即可。`,
      ],
      wrong: {
        A: isSwapped ? few : many,
        B: isSwapped ? many : few,
        C: value < key ? few : many,
        D: [
          'thinks-undetermined',
          both`The pair is not determined, but the number of possible pairs is: ${key}.``数对不确定，但可能的数对有多少个是确定的：${key} 个。`,
        ],
      },
    };
  },
});
