/**
 * Only the range of a list is known: its standard deviation against a half, or a quarter, of the range.
 *
 * Chains two ideas: with the ends fixed, the deviation is greatest when all numbers are at the ends and least when all
 * others are in the middle; and whether those extremes are reached depends on how many numbers there are. “The list is
 * not known, so neither is its deviation” and the one list that was tried both end at a wrong answer.
 */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.spread'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    n: [4, 5, 6, 7, 8, 9, 10, 11],
    r: [12, 20, 24, 28, 36, 44, 52, 60],
    part: [2, 4],
    isDistinct: [false, true],
    isSwapped: [false, true],
  },
  // A quarter is of interest near eight numbers, where the least deviation comes down to it.
  keep: ({ n, part, isDistinct }) =>
    part === 4 ? n >= 5 && n <= 9 && (!isDistinct || n >= 8) : !isDistinct || n % 2 === 0,
  make: ({ n, r, part, isDistinct, isSwapped }) => {
    const [half, bound] = [r / 2, r / part];
    const measured = both`The standard deviation of the $${n}$ numbers``这 $${n}$ 个数的标准差`;
    const isOdd = n % 2 === 1;
    // What is true of the deviation against the bound: less, greater, or not always the same.
    const truth =
      part === 2
        ? isOdd || isDistinct
          ? 'less'
          : 'open'
        : n < 8 || (n === 8 && isDistinct)
          ? 'greater'
          : 'open';
    const k = Math.floor(n / 2);
    const first =
      part === 2
        ? both`The idea: the range fixes the two ends and nothing else, so ask how large or how small the standard deviation can be. It is greatest when every number is at one end or the other.``
          关键在于：极差只固定了两端，所以要问标准差最大、最小能到多少。所有的数都在两端时，标准差最大。`
        : both`The idea: the range fixes the two ends and nothing else, so ask how large or how small the standard deviation can be. It is least when all the other numbers are in the middle, at the mean.``
          关键在于：极差只固定了两端，所以要问标准差最大、最小能到多少。其余的数全在正中（即平均数处）时，标准差最小。`;
    const least = both`Then two numbers are $${half}$ away from the mean and the others $0$, so the standard deviation is $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}}$``此时有两个数与平均数相距 $${half}$，其余相距 $0$，标准差为 $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}}$`;
    const second =
      part === 2
        ? isOdd
          ? both`${n} numbers cannot be divided equally between the ends. With ${k} at one and ${k + 1} at the other, the standard deviation is $\frac{${r}\sqrt{${k * (k + 1)}}}{${n}} < ${half}$, and no list has a greater one.``
            ${n} 个数无法在两端平分。一端 ${k} 个、另一端 ${k + 1} 个时，标准差为 $\frac{${r}\sqrt{${k * (k + 1)}}}{${n}} < ${half}$，这已经是最大的了。`
          : isDistinct
            ? both`With ${k} numbers at each end, it would be exactly $\frac{${r}}{2} = ${half}$. But the numbers are different, so only one can be at each end, and the standard deviation stays below ${half}.``
              若两端各有 ${k} 个数，标准差恰为 $\frac{${r}}{2} = ${half}$。但这些数互不相同，每一端只能有一个，所以标准差小于 ${half}。`
            : both`With ${k} numbers at each end, every number is $\frac{${r}}{2} = ${half}$ away from the mean, and the standard deviation is ${half}. Move one of them inward and it is less. So it cannot be determined.``
              两端各有 ${k} 个数时，每个数与平均数都相距 $\frac{${r}}{2} = ${half}$，标准差就是 ${half}；把其中一个往里移，标准差就变小。所以无法确定。`
        : n < 8
          ? both`${least}, and $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}} > ${bound}$. Every other list has a greater one.``
            ${least}，而 $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}} > ${bound}$。其他的数列标准差更大。`
          : n === 8
            ? isDistinct
              ? both`${least}, and $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}} = ${bound}$. But different numbers cannot all be in the middle, so the standard deviation is greater than ${bound}.``
                ${least}，即 $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}} = ${bound}$。但互不相同的数不能都在正中，所以标准差大于 ${bound}。`
              : both`${least}, and $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}} = ${bound}$. Any other list has a greater one. So it cannot be determined.``
                ${least}，即 $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}} = ${bound}$；换成别的数列则更大。所以无法确定。`
            : both`${least}, and $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}} < ${bound}$, while with all numbers at the ends it is far greater. So it cannot be determined.``
              ${least}，而 $\sqrt{\frac{2 \cdot ${half}^{2}}{${n}}} < ${bound}$；若所有的数都在两端，则大得多。所以无法确定。`;
    const last =
      part === 2
        ? both`Faster: no number is farther than ${half} from the midpoint of the range, so no list can have a standard deviation above ${half}; what remains to be asked is whether ${half} itself is reached.``
          更快的看法：没有一个数与两端的中点相距超过 ${half}，所以标准差不可能超过 ${half}；只需再问 ${half} 本身能否取到。`
        : both`Faster: compare squares. The two ends alone contribute $2 \cdot ${half}^{2} = ${2 * half * half}$, and ${n} numbers with a standard deviation of ${bound} have $${n} \cdot ${bound}^{2} = ${n * bound * bound}$.``
          更快的看法：比较平方和。仅两端就有 $2 \cdot ${half}^{2} = ${2 * half * half}$，而标准差为 ${bound} 的 ${n} 个数，平方和是 $${n} \cdot ${bound}^{2} = ${n * bound * bound}$。`;
    const tooGreat = [
      part === 2 ? 'range-for-spread' : 'one-example',
      part === 2
        ? both`A standard deviation greater than ${half} would require numbers farther than ${half} from the middle, but the range is ${r}.``
          标准差要超过 ${half}，就得有数与正中相距超过 ${half}，可极差只有 ${r}。`
        : both`Lists with numbers near the ends are easy to think of; put the others in the middle as well before you decide.``
          两端附近数多的数列容易想到；下结论之前，也要试试其余的数都在正中的情形。`,
    ] as const;
    const tooSmall = [
      'one-example',
      part === 2
        ? both`This considers lists with numbers in the middle; with as many as possible at the ends, the standard deviation reaches or comes close to ${half}.``
          这是只看了中间有数的数列；让尽可能多的数在两端，标准差就能达到或接近 ${half}。`
        : both`However many numbers are in the middle, the two ends remain: with only ${n} numbers, they keep the standard deviation large.``
          中间的数再多，两端的数还在：一共 ${n} 个数，这两个数就会把标准差撑住。`,
    ] as const;
    return {
      stem: isDistinct
        ? both`The range of a list of $${n}$ different numbers is $${r}$.``由 $${n}$ 个互不相同的数组成的一列数，极差为 $${r}$。`
        : both`The range of a list of $${n}$ numbers is $${r}$.``由 $${n}$ 个数组成的一列数，极差为 $${r}$。`,
      a: isSwapped ? bound : measured,
      b: isSwapped ? measured : bound,
      key: truth === 'open' ? 'D' : isSwapped === (truth === 'less') ? 'A' : 'B',
      steps: [first, second, last],
      wrong: {
        A: isSwapped ? tooSmall : tooGreat,
        B: isSwapped ? tooGreat : tooSmall,
        C: [
          'assumes-special-case',
          part === 2
            ? both`They are equal only if half of the numbers are at each end.``只有当两端各有一半的数时，两者才相等。`
            : both`The standard deviation is not always half or a quarter of the range: it depends on where the other numbers are.``
              标准差并不总是极差的一半或四分之一：它取决于其余的数在哪里。`,
        ],
        D: [
          'thinks-undetermined',
          both`The standard deviation is not known, but the range and the number of numbers keep it on one side of ${bound}.``
            标准差虽不能求出，但由极差和数的个数就知道它总在 ${bound} 的同一侧。`,
        ],
      },
    };
  },
});
