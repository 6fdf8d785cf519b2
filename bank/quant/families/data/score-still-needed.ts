/** The last value that brings the mean to where it should be. */
import { sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, inWords, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.mean'],
  form: 'numeric',
  difficulty: 1,
  seconds: 60,
  space: {
    list: [
      [78, 84, 90],
      [72, 88, 80, 84],
      [65, 70, 81],
      [91, 85, 88, 80],
      [68, 74, 77, 81],
      [82, 79, 94],
      [60, 75, 90, 71],
      [86, 92, 83, 87],
      [55, 62, 72],
      [70, 76, 64, 82, 68],
    ],
    target: [70, 72, 75, 76, 78, 80, 82, 84, 85, 86, 88],
    story: [
      {
        en: (k: string, s: string, m: number) =>
          `On the first ${k} of a series of tests, a student scored ${s} points. What score on the next test would make the average (arithmetic mean) of all of these scores equal to ${m} points?`,
        zh: (k: string, s: string, m: number) =>
          `某学生在前${k}次测验中分别得了 ${s} 分。下一次测验得多少分，才能使全部成绩的平均数为 ${m} 分？`,
        unit: both`points``分`,
      },
      {
        en: (k: string, s: string, m: number) =>
          `On the first ${k} days of a festival, the numbers of visitors were ${s}. How many visitors must there be on the next day for the average (arithmetic mean) number of visitors per day to be ${m}?`,
        zh: (k: string, s: string, m: number) =>
          `某节日的前${k}天，参观人数分别为 ${s}。第二天有多少名参观者，才能使平均每天的参观人数为 ${m}？`,
        unit: both`visitors``人`,
      },
      {
        en: (k: string, s: string, m: number) =>
          `The first ${k} boxes in a delivery weigh ${s} pounds. How many pounds must one additional box weigh for the average (arithmetic mean) weight of all of these boxes to be ${m} pounds?`,
        zh: (k: string, s: string, m: number) =>
          `一批货物中前${k}箱分别重 ${s} 磅。再加一箱，这一箱重多少磅才能使各箱的平均重量为 ${m} 磅？`,
        unit: both`pounds``磅`,
      },
    ],
  },
  make: ({ list, target, story }) => {
    const total = sumOf(list);
    const n = list.length + 1;
    const key = n * target - total;
    const mean = total / list.length;
    if (
      key < 45 ||
      key > 100 ||
      key === target ||
      Math.abs(list.length * target - total) === key ||
      list.length * target === total
    )
      return null;
    const { en, zh_cn: zh } = inWords(list.length);
    const shown = { en: `${list.slice(0, -1).join(', ')}, and ${list.at(-1)}`, zh_cn: listed(list).zh_cn };
    const naive = 2 * target - mean;
    return {
      stem: {
        en: story.en(en, shown.en, target),
        zh_cn: story.zh(zh, shown.zh_cn, target).replace('第二天', '接下来的一天'),
      },
      key,
      suffix: story.unit,
      steps: [
        both`The idea: A mean fixes a total, so ask what the total must be and how much of it is still missing. For a mean of ${target} over ${n} values, the total must be $${n} \cdot ${target} = ${n * target}$.``关键在于：平均数决定总和，所以先求总和应是多少，再看还差多少。要使 ${n} 个数的平均数为 ${target}，总和必须是 $${n} \cdot ${target} = ${n * target}$。`,
        both`So far, the total is $${list.join(' + ')} = ${total}$, so $${n * target} - ${total} = ${key}$ is still needed. Faster: Add up how far the known values lie above or below ${target}; the missing value has to make up for it.``目前的总和为 $${list.join(' + ')} = ${total}$，还差 $${n * target} - ${total} = ${key}$。更快的做法：把已知各数比 ${target} 多或少的量合起来，所缺的数恰好要把它抵消。`,
      ],
      wrong: [
        [
          target,
          'unweighted-mean',
          both`A value of ${target} would work only if the mean so far were already ${target}.``只有目前的平均数已经是 ${target} 时，再得 ${target} 才行。`,
        ],
        ...(Number.isInteger(naive) && naive > 0 && naive !== key && naive !== target
          ? [
              [
                naive,
                'unweighted-mean',
                both`$2 \cdot ${target} - ${mean} = ${naive}$ treats the mean so far, ${mean}, as if it were a single value.``$2 \cdot ${target} - ${mean} = ${naive}$ 把目前的平均数 ${mean} 只当成一个数来平均。`,
              ] as const,
            ]
          : []),
        [
          Math.abs(list.length * target - total),
          'divides-by-wrong-count',
          both`The totals $${list.length} \cdot ${target} = ${list.length * target}$ and ${total} differ by ${Math.abs(list.length * target - total)}; this forgets that one more value is added.``$${list.length} \cdot ${target} = ${list.length * target}$ 与 ${total} 相差 ${Math.abs(list.length * target - total)}，忘了还要多算一个数。`,
        ],
      ],
    };
  },
});
