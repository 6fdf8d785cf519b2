/** A histogram gives classes only: which numbers could be the median? */
import { sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.frequency', 'quant.data.median-mode'],
  form: 'mc-many',
  difficulty: 3,
  seconds: 90,
  space: {
    counts: [
      [4, 8, 14, 10, 5],
      [6, 16, 9, 7, 3],
      [3, 5, 10, 15, 8],
      [10, 12, 7, 4, 2],
      [2, 6, 9, 11, 17],
      [5, 7, 12, 16, 9],
      [14, 6, 5, 4, 2],
      [2, 4, 5, 6, 16],
    ],
    width: [10],
    low: [0, 10, 20, 30, 40],
    story: [
      {
        en: ['the waiting times, in minutes, of', 'patients', 'waiting times'],
        zh: ['名患者的候诊时间（分钟）', '候诊时间'],
      },
      {
        en: ['the distances, in miles, driven by', 'delivery drivers in one day', 'distances'],
        zh: ['名送货司机一天的行驶里程（英里）', '行驶里程'],
      },
      { en: ['the widths, in millimeters, of', 'leaves', 'widths'], zh: ['片叶子的宽度（毫米）', '宽度'] },
    ],
  },
  keep: ({ counts }) => sumOf(counts) % 2 === 1,
  make: ({ counts, width, low, story: { en, zh } }) => {
    const bounds = [0, 1, 2, 3, 4, 5].map((i) => low + i * width);
    const n = sumOf(counts);
    const rank = (n + 1) / 2;
    let before = 0;
    let at = 0;
    while (before + counts[at]! < rank) before += counts[at++]!;
    const [from, to] = [bounds[at]!, bounds[at + 1]!];
    const offsets = [3, 6, 1, 8, 4];
    const choices = [...bounds.slice(0, 5).map((b, i) => b + (offsets[i]! * width) / 10), to, from]
      .filter((x) => x > 0)
      .sort((p, q) => p - q);
    const isIn = (x: number): boolean => x >= from && x < to;
    return {
      stem: both`The histogram shows ${en[0]} ${n} ${en[1]}. Each interval includes its lower endpoint but not its upper endpoint. Which of the following could be the median of the ${n} ${en[2]}? Indicate all such values.``
        直方图给出 ${n} ${zh[0]}。每一组包括下限，不包括上限。下列哪些可能是这 ${n} 个${zh[1]}的中位数？请选出所有可能的值。`,
      figures: [
        {
          kind: 'histogram',
          bounds,
          counts: [...counts],
          measure: both`${en[2]}``${zh[1]}`,
          axis: { label: both`Frequency``频数`, min: 0, max: 20, step: 2 },
          described: both`A histogram with intervals from ${bounds[0]!} to ${bounds[1]!}, ${bounds[1]!} to ${bounds[2]!}, ${bounds[2]!} to ${bounds[3]!}, ${bounds[3]!} to ${bounds[4]!}, and ${bounds[4]!} to ${bounds[5]!}. The frequencies are, in order, ${counts.join(', ')}.``
            直方图各组为 ${bounds[0]!} 至 ${bounds[1]!}、${bounds[1]!} 至 ${bounds[2]!}、${bounds[2]!} 至 ${bounds[3]!}、${bounds[3]!} 至 ${bounds[4]!}、${bounds[4]!} 至 ${bounds[5]!}，频数依次为 ${counts.join('、')}。`,
        },
      ],
      options: choices.map((x) =>
        isIn(x)
          ? ([
              x,
              true,
              null,
              both`${x} lies in the interval from ${from} to ${to}, where the middle value is.``${x} 在 ${from} 至 ${to} 这一组内，中间的那个数就在这一组。`,
            ] as const)
          : ([
              x,
              false,
              x === to ? 'off-by-one' : x > to ? 'mean-for-median' : 'misreads-chart',
              x === to
                ? both`${x} is the upper endpoint of the interval that contains the median, and it belongs to the next interval.``${x} 是中位数所在组的上限，属于下一组。`
                : both`${x} lies in another interval; the middle value is in the interval from ${from} to ${to}.``${x} 在另一组，而中间的那个数在 ${from} 至 ${to} 这一组。`,
            ] as const),
      ),
      steps: [
        both`The idea: The median is a matter of rank: find the interval that holds the middle position, and every value in that interval is possible. There are $${counts.join(' + ')} = ${n}$ values, so the median is value number $\frac{${n} + 1}{2} = ${rank}$ in increasing order.``关键在于：中位数由位次决定；找出中间位次所在的组，组内每个值都有可能。共有 $${counts.join(' + ')} = ${n}$ 个数，所以中位数是从小到大的第 $\frac{${n} + 1}{2} = ${rank}$ 个数。`,
        both`Counting up, ${before} values lie below ${from}, and $${before} + ${counts[at]!} = ${before + counts[at]!}$ lie below ${to}. So value number ${rank} is in the interval from ${from} to ${to}; where exactly, the histogram does not show. The tempting path takes the tallest bar, or the one in the middle of the figure, without counting.``从小到大累计：小于 ${from} 的有 ${before} 个，小于 ${to} 的有 $${before} + ${counts[at]!} = ${before + counts[at]!}$ 个。所以第 ${rank} 个数在 ${from} 至 ${to} 这一组，至于具体在哪里，图中看不出来。容易走错的路是不去累计，直接取最高的一组或图中正中间的一组。`,
      ],
    };
  },
});
