/** Freight of a railroad by kind over five years, stacked: totals, shares, and growth of one kind against the whole. */
import { compare, div, isWhole } from '#core/rational.ts';
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, plain, same } from '../../text.ts';

const kinds = [
  { en: 'Coal', zh_cn: '煤炭' },
  { en: 'Grain', zh_cn: '谷物' },
  { en: 'Steel', zh_cn: '钢材' },
  { en: 'Timber', zh_cn: '木材' },
];

/** Freight in millions of tons, one list for each kind over five years; the year and the kind that are asked for. */
const data: { tons: number[][]; year: number; share: [kind: number, year: number] }[] = [
  {
    tons: [
      [40, 35, 30, 30, 25],
      [20, 20, 25, 30, 30],
      [10, 15, 15, 20, 25],
      [10, 10, 20, 15, 20],
    ],
    year: 3,
    share: [2, 4],
  },
  {
    tons: [
      [50, 45, 40, 35, 40],
      [10, 15, 15, 20, 15],
      [20, 20, 25, 25, 30],
      [20, 15, 20, 20, 20],
    ],
    year: 1,
    share: [0, 2],
  },
  {
    tons: [
      [30, 30, 25, 20, 30],
      [25, 20, 20, 30, 25],
      [15, 20, 25, 20, 30],
      [10, 10, 10, 10, 15],
    ],
    year: 2,
    share: [1, 4],
  },
  {
    tons: [
      [45, 50, 40, 40, 45],
      [15, 10, 20, 20, 25],
      [25, 20, 20, 25, 20],
      [15, 20, 20, 15, 35],
    ],
    year: 4,
    share: [1, 3],
  },
  {
    tons: [
      [35, 30, 30, 25, 20],
      [15, 20, 25, 25, 30],
      [20, 25, 20, 25, 25],
      [10, 5, 5, 5, 25],
    ],
    year: 1,
    share: [0, 4],
  },
];

export const family = defineSet({
  space: {
    data,
    start: [2012, 2015, 2018, 2019],
    line: [
      { en: 'a northern railroad', zh_cn: '北方某铁路' },
      { en: 'a coastal railroad', zh_cn: '沿海某铁路' },
      { en: 'a railroad company', zh_cn: '某铁路公司' },
    ],
  },
  make: ({ data: { tons, year, share }, start, line }) => {
    const years = tons[0]!.map((_, i) => String(start + i));
    const totals = years.map((_, i) => tons.reduce((sum, list) => sum + list[i]!, 0));
    const [k, at] = share;
    const part = tons[k]![at]!;
    const percent = div(100 * part, totals[at]!);
    if (!isWhole(percent)) return null;
    const [first, last] = [totals[0]!, totals[4]!];
    const growth = (list: readonly number[]) => div(list[4]! - list[0]!, list[0]!);
    const whole = div(last - first, first);
    const kind = { en: kinds[k]!.en.toLowerCase(), zh_cn: kinds[k]!.zh_cn };
    const rest = totals[at]! - part;
    const lower = tons.slice(0, k + 1).reduce((sum, list) => sum + list[at]!, 0);
    const wrong = [
      [
        div(100 * part, rest),
        'part-for-whole',
        both`$\frac{${part}}{${rest}} = ${div(100 * part, rest)}\%$ compares ${kind} with the other types, not with the total.``$\frac{${part}}{${rest}} = ${div(100 * part, rest)}\%$ 是${kind}与其他各类之比，不是占总量的比例。`,
      ],
      [
        div(part, 1),
        'percent-as-number',
        both`${part} is the amount in millions of tons, not a percent.``${part} 是以百万吨计的数量，不是百分数。`,
      ],
      [
        div(100 * lower, totals[at]!),
        'misreads-chart',
        both`$\frac{${lower}}{${totals[at]!}} = ${div(100 * lower, totals[at]!)}\%$ reads the height at which the piece for ${kind} ends, from the bottom of the bar.``$\frac{${lower}}{${totals[at]!}} = ${div(100 * lower, totals[at]!)}\%$ 读的是${kind}这一段的上端到条形底部的高度。`,
      ],
      [
        div(100 * rest, totals[at]!),
        'complement-slip',
        both`$\frac{${rest}}{${totals[at]!}} = ${div(100 * rest, totals[at]!)}\%$ is the share of the other types.``$\frac{${rest}}{${totals[at]!}} = ${div(100 * rest, totals[at]!)}\%$ 是其他各类所占的比例。`,
      ],
      [
        div(100, 4),
        'assumes-equal-groups',
        both`$100 \div 4 = 25$ assumes that the four types are equal.``$100 \div 4 = 25$ 默认四类相等。`,
      ],
      [
        div(100 * part, totals[at === 4 ? 0 : 4]!),
        'wrong-row-total',
        both`$\frac{${part}}{${totals[at === 4 ? 0 : 4]!}} = ${div(100 * part, totals[at === 4 ? 0 : 4]!)}\%$ divides by the total of another year.``$\frac{${part}}{${totals[at === 4 ? 0 : 4]!}} = ${div(100 * part, totals[at === 4 ? 0 : 4]!)}\%$ 除以了另一年的总量。`,
      ],
      [
        div(100 * tons[k]![at === 0 ? 1 : 0]!, totals[at === 0 ? 1 : 0]!),
        'misreads-chart',
        both`$\frac{${tons[k]![at === 0 ? 1 : 0]!}}{${totals[at === 0 ? 1 : 0]!}} = ${div(100 * tons[k]![at === 0 ? 1 : 0]!, totals[at === 0 ? 1 : 0]!)}\%$ is read from the bar of another year.``$\frac{${tons[k]![at === 0 ? 1 : 0]!}}{${totals[at === 0 ? 1 : 0]!}} = ${div(100 * tons[k]![at === 0 ? 1 : 0]!, totals[at === 0 ? 1 : 0]!)}\%$ 读的是另一年的条形。`,
      ],
      [
        div(totals[at]!, 1),
        'answers-another-question',
        both`${totals[at]!} is the total in millions of tons.``${totals[at]!} 是以百万吨计的总量。`,
      ],
      [
        div(100 * tons[(k + 1) % 4]![at]!, totals[at]!),
        'misreads-chart',
        both`$\frac{${tons[(k + 1) % 4]![at]!}}{${totals[at]!}} = ${div(100 * tons[(k + 1) % 4]![at]!, totals[at]!)}\%$ reads the piece of another type.``$\frac{${tons[(k + 1) % 4]![at]!}}{${totals[at]!}} = ${div(100 * tons[(k + 1) % 4]![at]!, totals[at]!)}\%$ 读的是另一类的那一段。`,
      ],
    ] as const;
    const [y0, y4] = [years[0]!, years[4]!];
    return {
      title: both`Freight by type, ${y0} to ${y4}``${y0} 年至 ${y4} 年各类货运量`,
      intro: both`The graph shows the freight that ${line} carried in each of five years, in millions of tons. The four types shown make up all of the freight.``图中为${line}五年中每年的货运量（百万吨）。图中四类即全部货物。`,
      figures: [
        {
          kind: 'grouped-bar',
          stacked: true,
          title: both`Freight, in millions of tons``货运量（百万吨）`,
          categories: years.map(same),
          series: kinds.map((name, i) => ({ name, values: [...tons[i]!] })),
          axis: { label: both`Millions of tons``百万吨`, min: 0, max: topOf(totals, 10), step: 5 },
          described: both`A stacked bar graph in millions of tons, with coal, grain, steel, and timber in each year: ${rows(years, tons)}.``堆叠条形图（百万吨），每年依次为煤炭、谷物、钢材、木材：${rows(years, tons)}。`,
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 1,
          seconds: 45,
          stem: both`How many million tons of freight did the railroad carry in ${years[year]!}?``该铁路 ${years[year]!} 年的货运总量是多少百万吨？`,
          key: totals[year]!,
          suffix: both`million tons``百万吨`,
          steps: [
            both`The idea: In a stacked bar, the top of the whole bar shows the total of its pieces. The whole bar of ${years[year]!} counts, from the bottom to the top, with all four pieces.``关键在于：堆叠条形图中，整个条形的顶端表示各段之和。要看 ${years[year]!} 年整个条形，即四段之和。`,
            both`The pieces add up to $${tons.map((list) => list[year]!).join(' + ')} = ${totals[year]!}$. Faster: read the height of the top of the bar on the axis; nothing has to be added.``四段相加为 $${tons.map((list) => list[year]!).join(' + ')} = ${totals[year]!}$。更快的做法：直接在坐标轴上读出条形顶端的高度，不必相加。`,
          ],
          wrong: [
            [
              tons[0]![year]!,
              'misreads-chart',
              both`${tons[0]![year]!} is the lowest piece alone, coal.``${tons[0]![year]!} 只是最下面的一段，即煤炭。`,
            ],
            [
              totals[year]! - tons[3]![year]!,
              'stops-early',
              both`$${totals[year]!} - ${tons[3]![year]!} = ${totals[year]! - tons[3]![year]!}$ leaves out timber.``$${totals[year]!} - ${tons[3]![year]!} = ${totals[year]! - tons[3]![year]!}$ 漏掉了木材。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 75,
          stem: both`In ${years[at]!}, ${kind} made up what percent of all the freight?``${years[at]!} 年，${kind}占全部货运量的百分之几？`,
          key: percent,
          show: (v) => `${plain(v)}%`,
          steps: [
            both`The idea: A piece of a stacked bar is the difference between its two ends, and the whole bar is the base. The total of ${years[at]!} is $${tons.map((list) => list[at]!).join(' + ')} = ${totals[at]!}$ million tons, and the piece for ${kind} is ${part}.``关键在于：堆叠条形中的一段等于它上下两端之差，而整个条形是基准。${years[at]!} 年的总量为 $${tons.map((list) => list[at]!).join(' + ')} = ${totals[at]!}$ 百万吨，其中${kind}为 ${part}。`,
            both`The share is $\frac{${part}}{${totals[at]!}} = ${percent}\%$.``所占比例为 $\frac{${part}}{${totals[at]!}} = ${percent}\%$。`,
          ],
          wrong: wrong.filter(([value]) => isWhole(value)),
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 5,
          seconds: 130,
          stem: both`For which of the following types of freight was the percent change from ${y0} to ${y4} greater than the percent change in the total freight, where a decrease counts as a negative change? Indicate all such types.``
            从 ${y0} 年到 ${y4} 年，下列哪些类别货运量变化的百分比大于货运总量变化的百分比（减少记为负的变化）？请选出所有符合的类别。`,
          inOrder: true,
          options: kinds.map((name, i) => {
            const list = tons[i]!;
            const isMore = compare(growth(list), whole) > 0;
            const said = both`from ${list[0]!} to ${list[4]!}, a change of $\frac{${list[4]!} - ${list[0]!}}{${list[0]!}} = ${growth(list)}$``由 ${list[0]!} 变为 ${list[4]!}，变化率为 $\frac{${list[4]!} - ${list[0]!}}{${list[0]!}} = ${growth(list)}$`;
            return [
              name,
              isMore,
              isMore ? null : list[4]! > list[0]! ? 'percent-as-number' : 'misreads-chart',
              isMore
                ? both`Greater than for the total, which is $${whole}$: ${said}.``大于总量的增长率 $${whole}$：${said}。`
                : both`Not greater than for the total, which is $${whole}$: ${said}.``不大于总量的增长率 $${whole}$：${said}。`,
            ] as const;
          }),
          steps: [
            both`The idea: The later amount over the earlier one ranks the changes just as the percents do. The total went from ${first} to ${last} million tons, a change of $\frac{${last} - ${first}}{${first}} = ${whole}$ of the first total.``关键在于：后来的量除以原来的量，大小次序与变化的百分比一致。总量由 ${first} 变为 ${last} 百万吨，变化率为 $\frac{${last} - ${first}}{${first}} = ${whole}$。`,
            both`Each type has to be compared with its own amount in ${y0}; a type with a small amount can grow by a large percent although it adds few tons. Faster: multiply each amount of ${y0} by $\frac{${last}}{${first}}$, and see which amounts of ${y4} are greater.``各类要与自己 ${y0} 年的数量相比；数量小的类别增加不多，增长的百分数也可能很大。更快的做法：把各类 ${y0} 年的数量乘以 $\frac{${last}}{${first}}$，看 ${y4} 年的哪些数量更大。`,
          ],
        },
      ],
    };
  },
});

const rows = (years: readonly string[], tons: readonly number[][]) => ({
  en: years.map((year, i) => `${year}: ${tons.map((list) => list[i]).join(', ')}`).join('; '),
  zh_cn: years.map((year, i) => `${year} 年 ${tons.map((list) => list[i]).join('、')}`).join('；'),
});
