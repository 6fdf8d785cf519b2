/** Times of runners in age groups as box plots: quartiles and ranges read off, and what they do not tell. */
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, listed } from '../../text.ts';

const groups = [
  { en: 'Ages 20–29', zh_cn: '20–29 岁' },
  { en: 'Ages 30–39', zh_cn: '30–39 岁' },
  { en: 'Ages 40–49', zh_cn: '40–49 岁' },
  { en: 'Ages 50–59', zh_cn: '50–59 岁' },
];

const data: { rows: number[][]; asked: number; limit: number }[] = [
  {
    rows: [
      [160, 200, 225, 250, 310],
      [165, 205, 230, 255, 300],
      [175, 215, 235, 270, 320],
      [190, 225, 250, 285, 340],
    ],
    asked: 3,
    limit: 232,
  },
  {
    rows: [
      [155, 190, 215, 245, 300],
      [160, 195, 220, 240, 315],
      [170, 210, 240, 265, 325],
      [185, 220, 245, 275, 335],
    ],
    asked: 2,
    limit: 230,
  },
  {
    rows: [
      [165, 205, 235, 265, 330],
      [160, 200, 220, 250, 305],
      [180, 215, 240, 260, 310],
      [190, 230, 255, 290, 345],
    ],
    asked: 0,
    limit: 238,
  },
  {
    rows: [
      [170, 210, 230, 260, 300],
      [165, 200, 225, 245, 320],
      [175, 220, 245, 265, 330],
      [195, 225, 260, 295, 340],
    ],
    asked: 1,
    limit: 240,
  },
];

export const family = defineSet({
  space: { row: data },
  make: ({ row: { rows, asked, limit } }) => {
    const name = groups[asked]!;
    const inside = { en: `runners ${name.en.toLowerCase()}`, zh_cn: `${name.zh_cn}组` };
    const [min, q1, median, q3, max] = rows[asked] as [number, number, number, number, number];
    const ranges = rows.map((row) => row[4]! - row[0]!);
    const spreads = rows.map((row) => row[3]! - row[1]!);
    const [i, j] = spreads[0]! >= spreads[1]! ? [0, 1] : [1, 0];
    const label = (k: number): string => groups[k]!.en.toLowerCase();
    const zh = (k: number): string => groups[k]!.zh_cn;
    const slow = rows[3]![3]! > rows[0]![2]!;
    return {
      title: both`Finishing times in a marathon``某次马拉松的完赛时间`,
      intro: both`The box plots show the finishing times, in minutes, of the runners of four age groups in a marathon. Each plot shows the least value, the first quartile, the median, the third quartile, and the greatest value.``
        箱线图给出某次马拉松四个年龄组选手的完赛时间（分钟）。每个图依次标出最小值、第一四分位数、中位数、第三四分位数和最大值。`,
      figures: [
        {
          kind: 'box',
          rows: rows.map((row, k) => ({
            name: groups[k]!,
            min: row[0]!,
            q1: row[1]!,
            median: row[2]!,
            q3: row[3]!,
            max: row[4]!,
          })),
          axis: { label: both`Minutes``分钟`, min: 150, max: topOf(rows.flat(), 10), step: 5 },
          described: {
            en: `Box plots of times in minutes, each with least value, first quartile, median, third quartile, and greatest value. ${rows.map((row, k) => `${groups[k]!.en}: ${listed(row).en}`).join('. ')}.`,
            zh_cn: `完赛时间（分钟）的箱线图，依次为最小值、第一四分位数、中位数、第三四分位数和最大值。${rows.map((row, k) => `${groups[k]!.zh_cn}：${listed(row).zh_cn}`).join('。')}。`,
          },
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.data.quartiles'],
          difficulty: 1,
          seconds: 50,
          stem: both`What is the interquartile range, in minutes, of the finishing times of ${inside}?``${inside}完赛时间的四分位距是多少分钟？`,
          key: q3 - q1,
          suffix: both`minutes``分钟`,
          steps: [
            both`The idea: In a box plot, the ends of the box are the quartiles; the ends of the whiskers do not matter here. The box runs from the first quartile, ${q1}, to the third quartile, ${q3}.``关键在于：箱线图中箱体的两端就是两个四分位数，最小值与最大值在这里用不到。箱体从第一四分位数 ${q1} 到第三四分位数 ${q3}。`,
            both`Its length is the interquartile range: $${q3} - ${q1} = ${q3 - q1}$.``箱体的长就是四分位距：$${q3} - ${q1} = ${q3 - q1}$。`,
          ],
          wrong: [
            [
              max - min,
              'range-for-spread',
              both`$${max} - ${min} = ${max - min}$ is the range, from end to end of the whiskers.``$${max} - ${min} = ${max - min}$ 是极差，即两端之间的长度。`,
            ],
            [
              q3 - median,
              'misreads-chart',
              both`$${q3} - ${median} = ${q3 - median}$ is only the part of the box above the median.``$${q3} - ${median} = ${q3 - median}$ 只是箱体中位数以上的一段。`,
            ],
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.median-mode'],
          difficulty: 3,
          seconds: 75,
          stem: both`In which of the following groups must at least half of the runners have finished in less than ${limit} minutes? Indicate all such groups.``在下列哪些组中，必定有至少一半选手的完赛时间少于 ${limit} 分钟？请选出所有符合的组。`,
          inOrder: true,
          options: groups.map((group, k) => {
            const isIt = rows[k]![2]! < limit;
            return [
              group,
              isIt,
              isIt ? null : 'reverses-comparison',
              isIt
                ? both`The median, ${rows[k]![2]!}, is less than ${limit}, and at least half of the group took no longer than the median.``中位数 ${rows[k]![2]!} 小于 ${limit}，而至少一半选手的用时不超过中位数。`
                : both`The median, ${rows[k]![2]!}, is more than ${limit}. Where the median is the mean of two middle times, half of the group may still have been faster, but it need not have been.``中位数 ${rows[k]![2]!} 大于 ${limit}。若中位数是中间两个时间的平均，也可能恰有一半选手更快，但不是必定如此。`,
            ] as const;
          }),
          steps: [
            both`The idea: A statement about half of a group is a statement about its median. At least half of a group have times no greater than its median, and at least half have times no less than it.``关键在于：说到一组的一半，就要看中位数。每组中至少有一半的时间不超过中位数，也至少有一半不低于中位数。`,
            both`The medians are ${listed(rows.map((row) => row[2]!))}; the groups in which it must be so are those whose median is less than ${limit}. With a greater median it is not certain, and the ends of the boxes do not matter here.``各组中位数依次为 ${listed(rows.map((row) => row[2]!))}，必定如此的是中位数小于 ${limit} 的组；中位数更大时就不一定了，也与箱体的两端无关。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.spread'],
          difficulty: 5,
          seconds: 120,
          stem: both`Which of the following statements must be true? Indicate all such statements.``下列哪些说法一定正确？请选出所有正确的说法。`,
          options: [
            [
              both`The middle half of the times is spread over more minutes for ${label(i)} than for ${label(j)}.``${zh(i)}组中间一半的时间分布范围比 ${zh(j)}组宽。`,
              spreads[i]! > spreads[j]!,
              spreads[i]! > spreads[j]! ? null : 'range-for-spread',
              both`The boxes are $${spreads[i]!}$ and $${spreads[j]!}$ minutes long.``两个箱体的长分别为 $${spreads[i]!}$ 分钟和 $${spreads[j]!}$ 分钟。`,
            ],
            [
              both`More runners ${label(ranges[2]! > ranges[1]! ? 2 : 1)} than runners ${label(ranges[2]! > ranges[1]! ? 1 : 2)} took part.``${zh(ranges[2]! > ranges[1]! ? 2 : 1)}组的参赛人数比 ${zh(ranges[2]! > ranges[1]! ? 1 : 2)}组多。`,
              false,
              'judges-by-looks',
              both`A longer plot says that the times are spread wider; it says nothing about how many runners there were.``图形长只说明时间分布得更开，与人数多少无关。`,
            ],
            [
              both`At least a quarter of the runners of ${label(3)} took longer than the median time of ${label(0)}.``${zh(3)}组至少有四分之一的选手用时超过 ${zh(0)}组的中位数。`,
              slow,
              slow ? null : 'misreads-chart',
              both`The third quartile of the older group, ${rows[3]![3]!}, is more than ${rows[0]![2]!}, and at least a quarter of that group lie at or above it.``较年长组的第三四分位数 ${rows[3]![3]!} 大于 ${rows[0]![2]!}，而该组至少有四分之一的选手不低于它。`,
            ],
            [
              both`The average (arithmetic mean) time of ${label(2)} was greater than that of ${label(1)}.``${zh(2)}组的平均时间比 ${zh(1)}组长。`,
              false,
              'mean-for-median',
              both`The medians are ${rows[2]![2]!} and ${rows[1]![2]!}, but a box plot does not show means, and where the single times lie can bring the means into either order.``中位数为 ${rows[2]![2]!} 和 ${rows[1]![2]!}，但箱线图并不显示平均数，各个时间的具体分布可以使平均数的大小颠倒。`,
            ],
          ],
          steps: [
            both`The idea: A statement must be true only if it follows from the five marks of each box plot. A box plot shows five numbers for each group, and between two neighboring marks lies about a quarter of the group. Statements about these marks can be checked.``关键在于：只有能由各箱线图的五个标记推出的说法才一定成立。箱线图给出每组的五个数，相邻两个标记之间约有该组的四分之一。关于这些标记的说法可以核对。`,
            both`It shows neither how many runners there are nor where within a quarter the times lie, so numbers of runners and means cannot be compared here.``它既不显示人数，也不显示每一段内部的分布，所以人数和平均数都无法比较。`,
          ],
        },
      ],
    };
  },
});
