/**
 * Median and range of a few integers are known: how many different values can their mean have?
 *
 * Chains two ideas: the mean is least and greatest when the median is itself an end of the list, so that one half lies as
 * far away as the range allows and the other at the median; and the sum can be any integer in between, so that means are
 * counted by sums. Who keeps the median strictly inside works with care and ends at a number on offer.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.median-mode', 'quant.data.spread', 'quant.data.mean'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 150,
  space: { n: [5, 7], spread: range(3, 9), median: [12, 15, 20, 24, 30, 40] },
  make: ({ n, spread, median }) => {
    const h = (n - 1) / 2;
    const key = 2 * h * spread + 1;
    const [low, high] = [n * median - h * spread, n * median + h * spread];
    const inside = (h + 1) * (spread - 2) + (h - 1) * spread + 1;
    const whole = 2 * Math.floor((h * spread) / n) + 1;
    const [first, last] = [
      [...Array<number>(h).fill(median - spread), ...Array<number>(h + 1).fill(median)],
      [...Array<number>(h + 1).fill(median), ...Array<number>(h).fill(median + spread)],
    ];
    return {
      stem: both`A list consists of ${n} integers. The median of the list is ${median}, and the range of the list is ${spread}. How many different values are possible for the mean of the list?``
        一列数由 ${n} 个整数组成，中位数是 ${median}，极差是 ${spread}。这列数的平均数可能取多少个不同的值？`,
      key,
      steps: [
        both`The idea: ask for the least and the greatest sum. The sum is least if ${h} of the integers are as low as they can be and no integer is above the median: ${listed(first)}, with the sum $${n} \cdot ${median} - ${h} \cdot ${spread} = ${low}$. Nothing forbids that the median is also the greatest integer.``
          关键在于：先求和的最小值与最大值。让 ${h} 个数尽可能小、且没有数大于中位数时，和最小：${listed(first)}，和为 $${n} \cdot ${median} - ${h} \cdot ${spread} = ${low}$。题目并不禁止中位数同时是最大的数。`,
        both`In the same way the sum is greatest for ${listed(last)}: $${n} \cdot ${median} + ${h} \cdot ${spread} = ${high}$.``
          同理，和最大的是 ${listed(last)}：$${n} \cdot ${median} + ${h} \cdot ${spread} = ${high}$。`,
        both`Raising one integer at a time by 1, and the least together with the greatest where needed, one gets every sum in between. So there are $${high} - ${low} + 1 = ${key}$ sums, each with its own mean. The tempting path keeps the median strictly between the least and the greatest integer, or counts only means that are integers.``
          每次把一个数加 1（必要时最小与最大的数一起动），就能得到其间的每一个和。所以和共有 $${high} - ${low} + 1 = ${key}$ 个，各对应一个平均数。容易走错的路是以为中位数必须严格介于最小数与最大数之间，或只数了整数的平均数。`,
      ],
      wrong: [
        [
          inside,
          'overlooks-zero-or-one',
          both`$${h + 1} \cdot ${spread - 2} + ${h - 1} \cdot ${spread} + 1 = ${inside}$ counts only lists in which the median is neither the least nor the greatest integer.``
            $${h + 1} \cdot ${spread - 2} + ${h - 1} \cdot ${spread} + 1 = ${inside}$ 只计了中位数既非最小也非最大的情形。`,
        ],
        [
          2 * n * spread + 1,
          'pairs-extremes-wrongly',
          both`$2 \cdot ${n} \cdot ${spread} + 1 = ${2 * n * spread + 1}$ lets all ${n} integers move away from the median.``$2 \cdot ${n} \cdot ${spread} + 1 = ${2 * n * spread + 1}$ 让 ${n} 个数都离开了中位数。`,
        ],
        [
          whole,
          'assumes-integer',
          both`Only ${whole} of the possible means are integers; the mean need not be one.``可能的平均数中只有 ${whole} 个是整数；平均数不必是整数。`,
        ],
        [
          2 * (h + 1) * spread + 1,
          'ignores-a-condition',
          both`$2 \cdot ${h + 1} \cdot ${spread} + 1 = ${2 * (h + 1) * spread + 1}$ lets the middle integer move as well.``$2 \cdot ${h + 1} \cdot ${spread} + 1 = ${2 * (h + 1) * spread + 1}$ 让正中的数也动了。`,
        ],
        [
          2 * h * spread,
          'counts-gaps',
          both`$${high} - ${low} = ${2 * h * spread}$ counts the steps between the sums, not the sums.``$${high} - ${low} = ${2 * h * spread}$ 数的是和之间的间隔，不是和的个数。`,
        ],
        [
          h * spread + 1,
          'one-side-only',
          both`$${h} \cdot ${spread} + 1 = ${h * spread + 1}$ looks at one side of the median only.``$${h} \cdot ${spread} + 1 = ${h * spread + 1}$ 只看了中位数的一侧。`,
        ],
        [
          2 * (n - 1) * spread + 1,
          'pairs-extremes-wrongly',
          both`$2 \cdot ${n - 1} \cdot ${spread} + 1 = ${2 * (n - 1) * spread + 1}$ lets the integers on both sides move the same way.``$2 \cdot ${n - 1} \cdot ${spread} + 1 = ${2 * (n - 1) * spread + 1}$ 让两侧的数都往同一方向移动了。`,
        ],
      ],
    };
  },
});
