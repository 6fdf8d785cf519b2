/** Visitors of a museum by month in two years: differences, growth of the sum, months above the mean of their own year. */

import { add, div, isWhole } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, plain, same } from '../../text.ts';

const months = [
  { en: 'January', zh_cn: '一月' },
  { en: 'February', zh_cn: '二月' },
  { en: 'March', zh_cn: '三月' },
  { en: 'April', zh_cn: '四月' },
  { en: 'May', zh_cn: '五月' },
  { en: 'June', zh_cn: '六月' },
];

/** Visitors in thousands, and the month that is asked for. */
const data: { before: number[]; after: number[]; asked: number }[] = [
  { before: [15, 10, 20, 30, 25, 20], after: [10, 20, 25, 35, 35, 25], asked: 3 },
  { before: [10, 20, 15, 25, 30, 20], after: [20, 15, 30, 30, 25, 30], asked: 2 },
  { before: [20, 15, 25, 10, 15, 15], after: [25, 25, 20, 20, 15, 15], asked: 1 },
  { before: [30, 20, 10, 20, 25, 15], after: [35, 20, 25, 20, 30, 20], asked: 5 },
  { before: [25, 15, 20, 30, 35, 25], after: [30, 35, 25, 35, 40, 30], asked: 1 },
];

export const family = defineSet({
  space: {
    data,
    years: [
      [2018, 2019],
      [2022, 2023],
      [2023, 2024],
      [2014, 2015],
    ],
    place: [
      { en: 'a maritime museum', zh_cn: '某海事博物馆' },
      { en: 'a museum of clocks', zh_cn: '某钟表博物馆' },
      { en: 'a textile museum', zh_cn: '某纺织博物馆' },
    ],
  },
  make: ({ data: { before, after, asked }, years, place }) => {
    const [first, last] = years.map(String) as [string, string];
    const [s, t] = [sumOf(before), sumOf(after)];
    const growth = div(100 * (t - s), s);
    const [mean, meanAfter] = [div(s, 6), div(t, 6)];
    const [x, y] = [before[asked]!, after[asked]!];
    const month = months[asked]!;
    const isAbove = (i: number): boolean => 6 * before[i]! > s && 6 * after[i]! > t;
    const top = div(100 * (Math.max(...after) - Math.max(...before)), Math.max(...before));
    const rights = months.filter((_, i) => isAbove(i)).length;
    if (rights === 0 || rights > 4) return null;
    const wrong = [
      [
        div(100 * (t - s), t),
        'percent-of-wrong-base',
        both`$\frac{${t} - ${s}}{${t}} = ${div(100 * (t - s), t)}\%$ compares the increase with the later total.``$\frac{${t} - ${s}}{${t}} = ${div(100 * (t - s), t)}\%$ 是与后一年的总数相比。`,
      ],
      [
        div(t - s, 1),
        'percent-as-number',
        both`$${t} - ${s} = ${t - s}$ is the increase in thousands, not in percent.``$${t} - ${s} = ${t - s}$ 是以千人计的增加量，不是百分数。`,
      ],
      [
        div(100 * t, s),
        'answers-another-question',
        both`$\frac{${t}}{${s}} = ${div(100 * t, s)}\%$ says what percent the later total is of the earlier one.``$\frac{${t}}{${s}} = ${div(100 * t, s)}\%$ 是后一年总数占前一年的百分之几。`,
      ],
      [
        div(100 * (y - x), x),
        'wrong-row-total',
        both`$\frac{${y} - ${x}}{${x}} = ${div(100 * (y - x), x)}\%$ is the growth of one month alone, ${month.en}.``$\frac{${y} - ${x}}{${x}} = ${div(100 * (y - x), x)}\%$ 只是${month.zh_cn}一个月的增长率。`,
      ],
      [
        div(100 * (after[0]! - before[0]!), before[0]!),
        'misreads-chart',
        both`$\frac{${after[0]!} - ${before[0]!}}{${before[0]!}} = ${div(100 * (after[0]! - before[0]!), before[0]!)}\%$ compares the first months only.``$\frac{${after[0]!} - ${before[0]!}}{${before[0]!}} = ${div(100 * (after[0]! - before[0]!), before[0]!)}\%$ 只比较了第一个月。`,
      ],
      [
        top,
        'judges-by-looks',
        both`$\frac{${Math.max(...after)} - ${Math.max(...before)}}{${Math.max(...before)}} = ${top}\%$ compares the highest points of the two lines.``$\frac{${Math.max(...after)} - ${Math.max(...before)}}{${Math.max(...before)}} = ${top}\%$ 只比较了两条折线的最高点。`,
      ],
      [
        add(growth, 100),
        'answers-another-question',
        both`$100 + ${growth} = ${add(growth, 100)}$ counts the earlier total as part of the increase.``$100 + ${growth} = ${add(growth, 100)}$ 把原来的总数也算成了增加的部分。`,
      ],
      [
        div(200 * (t - s), s),
        'arithmetic-slip',
        both`$2 \cdot ${growth} = ${div(200 * (t - s), s)}$ counts the increase twice.``$2 \cdot ${growth} = ${div(200 * (t - s), s)}$ 把增加量算了两次。`,
      ],
    ] as const;
    return {
      title: both`Visitors from January to June in ${first} and ${last}``${first} 年与 ${last} 年一月至六月的参观人数`,
      intro: both`The line graph shows how many people visited ${place} in each month from January to June of ${first} and of ${last}.``折线图为 ${first} 年和 ${last} 年一月至六月${place}每月的参观人数。`,
      figures: [
        {
          kind: 'line',
          title: both`Visitors, in thousands``参观人数（千人）`,
          categories: months,
          series: [
            { name: same(first), values: [...before] },
            { name: same(last), values: [...after] },
          ],
          axis: {
            label: both`Thousands of visitors``千人`,
            min: 0,
            max: topOf([...before, ...after], 5),
            step: 5,
          },
          described: both`A line graph with one line for ${first} and one for ${last}, in thousands of visitors: ${rows(before, after)}.``折线图，${first} 年与 ${last} 年各一条折线，单位为千人：${rows(before, after)}。`,
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 1,
          seconds: 45,
          stem: both`How many more people visited the museum in ${month.en} of ${last} than in ${month.en} of ${first}?``${last} 年${month.zh_cn}的参观人数比 ${first} 年${month.zh_cn}多多少？`,
          key: 1000 * (y - x),
          suffix: both`people``人`,
          steps: [
            both`The idea: Tell the two lines apart, subtract in the unit of the axis, and convert only the difference. In ${month.en} the graph shows ${x} thousand visitors for ${first} and ${y} thousand for ${last}.``关键在于：分清两条折线，先按坐标轴的单位相减，最后只换算差。图中${month.zh_cn}的参观人数，${first} 年为 ${x} 千人，${last} 年为 ${y} 千人。`,
            both`The difference is $${y} - ${x} = ${y - x}$ thousand, that is $1{,}000 \cdot ${y - x} = ${1000 * (y - x)}$ people.``相差 $${y} - ${x} = ${y - x}$ 千人，即 $1{,}000 \cdot ${y - x} = ${1000 * (y - x)}$ 人。`,
          ],
          wrong: [
            [
              y - x,
              'unit-not-converted',
              both`$${y} - ${x} = ${y - x}$ counts thousands, not people.``$${y} - ${x} = ${y - x}$ 的单位是千人，不是人。`,
            ],
            [
              1000 * y,
              'stops-early',
              both`$1{,}000 \cdot ${y} = ${1000 * y}$ is the number for ${last} alone.``$1{,}000 \cdot ${y} = ${1000 * y}$ 只是 ${last} 年的人数。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 95,
          stem: both`The total number of visitors in the six months shown was what percent greater in ${last} than in ${first}?``图中六个月的参观总人数，${last} 年比 ${first} 年多百分之几？`,
          key: growth,
          show: (v) => `${plain(v)}%`,
          steps: [
            both`The idea: The growth of a sum comes from the two totals, not from the growth of single months. The totals, in thousands, are $${before.join(' + ')} = ${s}$ and $${after.join(' + ')} = ${t}$.``关键在于：总数的增长率要由两个总数来求，不能由各月的增长率得出。以千人计，两年的总数分别为 $${before.join(' + ')} = ${s}$ 与 $${after.join(' + ')} = ${t}$。`,
            both`The increase is $\frac{${t} - ${s}}{${s}} = ${growth}\%$. Faster: the six monthly changes, a decrease counted as negative, add up to the increase, so that only the earlier total has to be found.``增长率为 $\frac{${t} - ${s}}{${s}} = ${growth}\%$。更快的做法：六个月的变化量相加（减少的记为负数）就是增加量，这样只需再求前一年的总数。`,
          ],
          wrong: wrong.filter(([value]) => isWhole(value) && value.n > 0n),
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.mean'],
          difficulty: 5,
          seconds: 140,
          stem: both`In which of the following months was the number of visitors, in both years, greater than the average (arithmetic mean) number of visitors per month for the six months of that year? Indicate all such months.``
            在下列哪些月份，两年的参观人数都高于当年六个月的月平均参观人数（算术平均数）？请选出所有符合的月份。`,
          inOrder: true,
          options: months.map((name, i) => {
            const [p, q] = [before[i]!, after[i]!];
            const said = both`${first}: ${p}, mean $${mean}$; ${last}: ${q}, mean $${meanAfter}$``${first} 年为 ${p}，平均数为 $${mean}$；${last} 年为 ${q}，平均数为 $${meanAfter}$`;
            return [
              name,
              isAbove(i),
              isAbove(i) ? null : 6 * p > s || 6 * q > t ? 'ignores-a-condition' : 'misreads-chart',
              isAbove(i)
                ? both`Above the mean in both years (${said}).``两年都高于平均数（${said}）。`
                : both`Not above the mean in both years (${said}).``并非两年都高于平均数（${said}）。`,
            ] as const;
          }),
          steps: [
            both`The idea: “In both years” means that two conditions have to be met, and each year has a mean of its own. In thousands, the mean of ${first} is $\frac{${s}}{6} = ${mean}$ and that of ${last} is $\frac{${t}}{6} = ${meanAfter}$.``关键在于：“两年都”意味着要满足两个条件，而且每年各有自己的平均数。以千人计，${first} 年的月平均为 $\frac{${s}}{6} = ${mean}$，${last} 年为 $\frac{${t}}{6} = ${meanAfter}$。`,
            both`Each month has to be compared with the mean of its own year; a month that is above one mean only does not count. Faster: strike out the months that fail in one year; only the rest have to be checked in the other.``每个月都要与当年的平均数比较，只高于其中一年平均数的月份不算。更快的做法：先划去在一年中不符合的月份，另一年只需检查剩下的。`,
          ],
        },
      ],
    };
  },
});

const rows = (before: readonly number[], after: readonly number[]) => ({
  en: months.map(({ en }, i) => `${en} ${before[i]} and ${after[i]}`).join(', '),
  zh_cn: months.map(({ zh_cn }, i) => `${zh_cn} ${before[i]} 和 ${after[i]}`).join('，'),
});
