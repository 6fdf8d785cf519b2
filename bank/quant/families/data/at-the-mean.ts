/**
 * Many integers with an integer mean and a small standard deviation: how many of them are equal to the mean?
 *
 * Chains two ideas: the deviation fixes the sum of the squared distances, and of integers every one that is off takes at
 * least 1 of it; and the distances must balance, so that one, two, or three integers alone cannot be off. The least number
 * is soon found, and then the answer looks open.
 */
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

/** Distances that add up to 0 and whose squares add up to the given number, none of them 0; fewest first. */
const fewest: Record<number, number[]> = {
  4: [1, 1, -1, -1],
  10: [2, 1, -1, -2],
  12: [3, -1, -1, -1],
  16: [2, 2, -2, -2],
  20: [3, 1, -1, -3],
};

export const family = defineFamily({
  tags: ['quant.data.spread', 'quant.arith.parity'],
  form: 'qc',
  difficulty: 4,
  seconds: 140,
  space: {
    // How many integers, and ten times their standard deviation.
    list: [
      [25, 4],
      [100, 2],
      [40, 5],
      [48, 5],
      [75, 4],
      [64, 5],
      [100, 4],
      [25, 8],
      [80, 5],
      [16, 5],
    ],
    mean: [12, 30, 45, 60, 84],
    isSwapped: [false, true],
  },
  make: ({ list: [n, s], mean, isSwapped }) => {
    const squares = (n * s * s) / 100;
    const off = fewest[squares]!;
    const [least, most] = [n - squares, n - off.length];
    const bound = most + 1;
    const measured = both`The number of integers in the list that are equal to ${mean}``数列中等于 ${mean} 的整数的个数`;
    const shown = off.map((x) => `$${x}$`);
    const notThis = [
      'one-example',
      both`At least $${n} - ${squares} = ${least}$ integers are equal to ${mean}, but no more than ${most}, because the differences of the others have to balance.``
        至少 $${n} - ${squares} = ${least}$ 个整数等于 ${mean}，但至多 ${most} 个，因为其余各数的差必须正负相抵。`,
    ] as const;
    return {
      stem: both`A list of ${n} integers has a mean of ${mean} and a standard deviation of ${s / 10}.``
        由 ${n} 个整数组成的一列数，平均数为 ${mean}，标准差为 ${s / 10}。`,
      a: isSwapped ? bound : measured,
      b: isSwapped ? measured : bound,
      key: isSwapped ? 'A' : 'B',
      steps: [
        both`The idea: go back to the squared differences from ${mean}. Their mean is $${s / 10}^{2} = ${(s * s) / 100}$, so their sum is $${n} \cdot ${(s * s) / 100} = ${squares}$.``
          关键在于：回到各数与 ${mean} 之差的平方。它们的平均数是 $${s / 10}^{2} = ${(s * s) / 100}$，所以总和是 $${n} \cdot ${(s * s) / 100} = ${squares}$。`,
        both`The differences are integers, so every integer that is not ${mean} takes at least 1 of this sum: at most ${squares} can be off, and at least $${n} - ${squares} = ${least}$ are equal to ${mean}.``
          这些差都是整数，所以每个不等于 ${mean} 的数至少占去 1：至多 ${squares} 个不相等，至少 $${n} - ${squares} = ${least}$ 个等于 ${mean}。`,
        both`How few can be off? The differences must also add up to 0. Not one alone; two would be opposite, with twice a square as the sum; and three whole numbers with the sum 0 do not give ${squares} either. With ${listed(shown)} four are enough, so at most $${n} - 4 = ${most}$ are equal to ${mean}.``
          最少能有几个不相等？这些差之和还必须是 0。一个不行；两个则互为相反数，平方和是某个平方数的两倍；和为 0 的三个整数也得不到 ${squares}。用 ${listed(shown)} 四个就够了，所以至多 $${n} - 4 = ${most}$ 个等于 ${mean}。`,
        both`So the number is from ${least} to ${most}, always less than ${bound}. The tempting path finds the least number ${least} and leaves the greatest open, or says that a list is not fixed by its mean and its standard deviation, which is true, but the comparison is.``
          所以个数在 ${least} 到 ${most} 之间，总小于 ${bound}。容易走错的路是求出最小值 ${least} 后不再追究最大值，或说平均数和标准差定不出这列数；这话不错，但大小关系是定的。`,
      ],
      wrong: {
        A: notThis,
        B: notThis,
        C: [
          'assumes-special-case',
          both`With ${bound} integers equal to ${mean} only three would be off, and no three integers with the sum 0 have squares that add up to ${squares}.``
            若有 ${bound} 个等于 ${mean}，就只有三个不等，而和为 0 的三个整数，其平方和得不到 ${squares}。`,
        ],
        D: [
          'thinks-undetermined',
          both`The number is not fixed, but since the differences are integers it lies from ${least} to ${most}, on one side of ${bound}.``个数虽不固定，但因为差都是整数，它在 ${least} 到 ${most} 之间，总在 ${bound} 的同一侧。`,
        ],
      },
    };
  },
});
