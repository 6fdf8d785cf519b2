/**
 * The medians of two lists of positive integers are known: which numbers can be the median of both together?
 *
 * Chains two ideas: counting places, the whole has its middle between the two medians; and different positive integers
 * need room, so that the middle of so many of them cannot be as low as the smaller median. Careful counting of places
 * alone admits a number next to that median, which is on offer; the greater median has room enough above it.
 */
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

const extra = ['smaller', 'greater', 'whole', 'between', 'next'] as const;

export const family = defineFamily({
  tags: ['quant.data.median-mode', 'quant.data.counting'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 150,
  space: {
    sizes: [
      [5, 5],
      [5, 7],
      [7, 5],
    ],
    p: [3, 4, 5],
    more: [4, 5, 6],
    others: subsets(extra, 2),
    isSwapped: [false, true],
  },
  keep: ({ sizes: [n1, n2], p, others }) => {
    // There are too few positive integers below p for all that might stand there.
    const half = (n1 + n2) / 2;
    const isInDoubt = others.includes('greater') || others.includes('whole');
    return p > (n1 - 1) / 2 && p < half && isInDoubt && !(others.includes('whole') && p + 1 > half);
  },
  make: ({ sizes: [n1, n2], p, more, others, isSwapped }) => {
    const total = n1 + n2;
    const half = total / 2;
    const q = half + more;
    const [h1, h2] = [(n1 - 1) / 2, (n2 - 1) / 2];
    const [least, most] = [half + 0.5, q - 0.5];
    const values = [
      p + 0.5,
      least,
      most,
      ...others.map(
        (name) => ({ smaller: p, greater: q, whole: half, between: (p + q) / 2, next: half + 1 })[name],
      ),
    ];
    if (new Set(values).size < 5) return null;
    const lowest = Array.from({ length: half + 1 }, (_, i) => i + 1);
    const options = values.map((x) => {
      const isRight = x >= least && x <= most;
      // Two different middle numbers, as near to each other as can be, with this mean.
      const [low, high] = Number.isInteger(x) ? [x - 1, x + 1] : [x - 0.5, x + 0.5];
      return [
        x,
        isRight,
        isRight
          ? null
          : x < least
            ? x === p
              ? 'one-example'
              : 'ignores-a-condition'
            : 'overlooks-zero-or-one',
        isRight
          ? both`It is reached if the two middle numbers are ${low} and ${high}: $\frac{${low} + ${high}}{2} = ${x}$.``
            当正中两数是 ${low} 与 ${high} 时取到：$\frac{${low} + ${high}}{2} = ${x}$。`
          : x < least
            ? both`The median of ${total} different positive integers is at least that of the numbers from 1 to ${total}, which is ${least}; ${x} is too low.``
              ${total} 个互不相同的正整数，中位数至少是 1 到 ${total} 的中位数 ${least}；${x} 太小了。`
            : both`The two middle numbers are different and at most ${q}, so their mean is less than ${x}.``
              正中两数不同，且不超过 ${q}，所以它们的平均数小于 ${x}。`,
      ] as const;
    });
    const [first, second] = isSwapped
      ? [
          [n2, q],
          [n1, p],
        ]
      : [
          [n1, p],
          [n2, q],
        ];
    return {
      stem: both`List $X$ consists of ${first[0]!} positive integers and has a median of ${first[1]!}. List $Y$ consists of ${second[0]!} positive integers and has a median of ${second[1]!}. The ${total} integers in the two lists are all different. Which of the following could be the median of the ${total} integers? Indicate all such numbers.``
        数列 $X$ 由 ${first[0]!} 个正整数组成，中位数是 ${first[1]!}；数列 $Y$ 由 ${second[0]!} 个正整数组成，中位数是 ${second[1]!}。两列的 ${total} 个整数互不相同。下列哪些可能是这 ${total} 个整数的中位数？请选出所有可能的值。`,
      options,
      steps: [
        both`The median of ${total} integers is the mean of the two in the middle, numbers ${half} and ${half + 1} in order. At most ${h1} integers of the one list and ${h2} of the other lie above ${q}, or below ${p}, so both middle numbers lie from ${p} to ${q}.``
          ${total} 个整数的中位数是正中两数（从小到大第 ${half} 个与第 ${half + 1} 个）的平均数。大于 ${q} 的，两列中至多分别有 ${h1} 个和 ${h2} 个，小于 ${p} 的也是如此，所以正中两数都在 ${p} 到 ${q} 之间。`,
        both`The idea: the integers are different and positive, so there must be room for those below. Numbers ${half} and ${half + 1} in order are at least ${half} and ${half + 1}, and the median is at least $\frac{${half} + ${half + 1}}{2} = ${least}$. It is reached if the least are ${listed(lowest)}.``
          关键在于：这些整数是互不相同的正整数，下面要有位置。从小到大第 ${half} 个与第 ${half + 1} 个数至少是 ${half} 与 ${half + 1}，中位数至少是 $\frac{${half} + ${half + 1}}{2} = ${least}$；最小的几个数是 ${listed(lowest)} 时取到。`,
        both`Above there is room enough, so the greatest median is $\frac{${q - 1} + ${q}}{2} = ${most}$; ${q} itself is not possible, since the two middle numbers are different. The tempting path counts places alone and lets ${p + 0.5} in.``
          上面的位置足够，所以中位数最大是 $\frac{${q - 1} + ${q}}{2} = ${most}$；${q} 本身不可能，因为正中两数不同。容易走错的路是只数位置，把 ${p + 0.5} 也算进去。`,
      ],
    };
  },
});
