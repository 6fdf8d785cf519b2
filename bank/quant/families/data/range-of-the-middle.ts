/** The interquartile range of a short list that is not in order. */
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.quartiles'],
  form: 'numeric',
  difficulty: 3,
  seconds: 85,
  space: {
    steps: [
      [2, 4, 1, 3, 5, 2, 6],
      [1, 3, 4, 2, 2, 6, 4],
      [3, 2, 5, 1, 4, 4, 2],
      [4, 2, 2, 5, 1, 2, 8],
      [1, 5, 3, 3, 4, 2, 3],
      [2, 2, 6, 2, 3, 6, 1],
    ],
    least: [4, 7, 10, 12, 15, 20],
    order: [
      [4, 1, 6, 3, 7, 0, 5, 2],
      [5, 2, 7, 0, 3, 6, 1, 4],
      [3, 6, 0, 5, 2, 7, 4, 1],
      [6, 3, 1, 7, 4, 0, 2, 5],
    ],
    story: [
      {
        en: ['The numbers of calls that an office received on eight days were', 'numbers of calls'],
        zh: ['某办公室在八天内每天接到的电话数分别为', '电话数'],
      },
      {
        en: ['The ages, in years, of the eight members of a choir are', 'ages'],
        zh: ['某合唱队八名队员的年龄（岁）分别为', '年龄'],
      },
      {
        en: ['The depths, in feet, measured at eight points in a lake were', 'depths'],
        zh: ['在某湖八个地点测得的深度（英尺）分别为', '深度'],
      },
      {
        en: ['The prices, in dollars, of eight used books are', 'prices'],
        zh: ['八本旧书的价格（美元）分别为', '价格'],
      },
    ],
  },
  keep: ({ least, story: { en } }) => en[1] !== 'ages' || least >= 15,
  make: ({ steps, least, order, story: { en, zh } }) => {
    const sorted: number[] = [least];
    for (const step of steps) sorted.push(sorted.at(-1)! + step);
    const list = order.map((i) => sorted[i]!);
    const [q1, q3] = [(sorted[1]! + sorted[2]!) / 2, (sorted[5]! + sorted[6]!) / 2];
    const unsorted = Math.abs((list[5]! + list[6]!) / 2 - (list[1]! + list[2]!) / 2);
    const whole = sorted[7]! - sorted[0]!;
    const key = q3 - q1;
    const shown = { en: `${list.slice(0, -1).join(', ')}, and ${list.at(-1)}`, zh_cn: listed(list).zh_cn };
    if (unsorted === key || unsorted === whole || unsorted === 0) return null;
    return {
      stem: both`${en[0]} ${shown}. The first quartile is the median of the four least ${en[1]}, and the third quartile is the median of the four greatest. What is the interquartile range of the ${en[1]}?``
        ${zh[0]} ${shown}。第一四分位数是最小的四个数的中位数，第三四分位数是最大的四个数的中位数。这些${zh[1]}的四分位距是多少？`,
      key,
      steps: [
        both`The idea: Quartiles depend on positions in increasing order, so the list has to be sorted before anything is read off. In increasing order, the values are ${listed(sorted)}.``关键在于：四分位数由从小到大的位次决定，所以必须先排序，再取数。从小到大排列为 ${listed(sorted)}。`,
        both`The lower four have median $\frac{${sorted[1]!} + ${sorted[2]!}}{2} = ${q1}$, and the upper four have median $\frac{${sorted[5]!} + ${sorted[6]!}}{2} = ${q3}$.``较小四个数的中位数为 $\frac{${sorted[1]!} + ${sorted[2]!}}{2} = ${q1}$，较大四个数的中位数为 $\frac{${sorted[5]!} + ${sorted[6]!}}{2} = ${q3}$。`,
        both`The interquartile range is their difference: $${q3} - ${q1} = ${key}$. Faster: Only the second and third values from each end are needed, so the middle of the list need not be sorted.``四分位距是两者之差：$${q3} - ${q1} = ${key}$。更快的做法：只需要从两端数起的第二个和第三个数，中间的数不必排序。`,
      ],
      wrong: [
        [
          whole,
          'range-for-spread',
          both`$${sorted[7]!} - ${sorted[0]!} = ${whole}$ is the range of the whole list.``$${sorted[7]!} - ${sorted[0]!} = ${whole}$ 是整组数的极差。`,
        ],
        [
          unsorted,
          'median-of-unsorted',
          both`${unsorted} comes from splitting the list in the order given, without sorting it.``${unsorted} 是没有排序、直接按所给顺序分成两半的结果。`,
        ],
        ...(q3 !== key
          ? [[q3, 'stops-early', both`${q3} is only the third quartile.``${q3} 只是第三四分位数。`] as const]
          : []),
      ],
    };
  },
});
