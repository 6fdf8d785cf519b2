/** Exports to four regions in two years, and the totals: shares, growth, and what is not shown. */

import { div, toDecimal } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, isShort, same } from '../../text.ts';

const regions = [
  { en: 'Asia', zh_cn: '亚洲' },
  { en: 'Europe', zh_cn: '欧洲' },
  { en: 'North America', zh_cn: '北美洲' },
  { en: 'Africa', zh_cn: '非洲' },
];

/** Billions before and after, totals, the region and year of the share, the region that goes on growing. */
const data: {
  before: number[];
  after: number[];
  totals: [number, number];
  share: [number, 0 | 1];
  grows: number;
}[] = [
  { before: [40, 30, 20, 10], after: [60, 45, 20, 15], totals: [125, 175], share: [0, 0], grows: 0 },
  { before: [50, 40, 30, 5], after: [60, 60, 45, 10], totals: [175, 250], share: [2, 1], grows: 1 },
  { before: [30, 25, 45, 10], after: [45, 40, 45, 20], totals: [150, 200], share: [1, 1], grows: 3 },
  { before: [60, 20, 35, 15], after: [90, 40, 35, 25], totals: [180, 250], share: [0, 1], grows: 0 },
];

export const family = defineSet({
  space: {
    data,
    years: [
      [2012, 2018, 2024],
      [2010, 2015, 2020],
      [2013, 2018, 2023],
      [2011, 2017, 2023],
    ],
  },
  make: ({ data: { before, after, totals, share, grows }, years }) => {
    const [first, last, next] = years.map(String) as [string, string, string];
    const [shown, shownAfter] = [sumOf(before), sumOf(after)];
    const [rest, restAfter] = [totals[0] - shown, totals[1] - shownAfter];
    const [row, when] = share;
    const year = when === 0 ? first : last;
    const [part, whole] = [(when === 0 ? before : after)[row]!, totals[when]];
    const percent = (n: number, of: number) => div(100 * n, of);
    const [x, y] = [before[grows]!, after[grows]!];
    const key = div(y * y, x);
    const grown = percent(restAfter - rest, rest);
    const [part2, whole2] = [(when === 0 ? after : before)[row]!, totals[1 - when]!];
    const whole4 = when === 0 ? shown : shownAfter;
    return {
      title: both`Exports of a country in ${first} and ${last}``某国 ${first} 年与 ${last} 年的出口`,
      intro: both`The graph shows the exports of a country to four regions in ${first} and in ${last}. The table shows its exports to all parts of the world, these four regions included.``
        图中为某国 ${first} 年与 ${last} 年对四个地区的出口额。表格给出对世界各地的出口总额，其中包括这四个地区。`,
      figures: [
        {
          kind: 'grouped-bar',
          title: both`Exports by region, in billions of dollars``各地区出口额（十亿美元）`,
          categories: regions,
          series: [
            { name: same(first), values: before },
            { name: same(last), values: after },
          ],
          axis: {
            label: both`Billions of dollars``十亿美元`,
            min: 0,
            max: topOf([...before, ...after], 10),
            step: 10,
          },
          printed: true,
          described: {
            en: `A bar graph with two bars, ${first} and ${last}, for each region, in billions of dollars: ${regions.map(({ en }, i) => `${en} ${before[i]} and ${after[i]}`).join(', ')}.`,
            zh_cn: `条形图，每个地区有 ${first} 年与 ${last} 年两个条形，单位为十亿美元：${regions.map(({ zh_cn }, i) => `${zh_cn} ${before[i]} 和 ${after[i]}`).join('，')}。`,
          },
        },
        {
          kind: 'table',
          title: both`Total exports``出口总额`,
          columns: [both`Year``年份`, both`Total (billions of dollars)``总额（十亿美元）`],
          rows: [
            { name: same(first), cells: [totals[0]] },
            { name: same(last), cells: [totals[1]] },
          ],
          described: both`A table of the total exports in billions of dollars: ${totals[0]} in ${first} and ${totals[1]} in ${last}.``表格，出口总额（十亿美元）：${first} 年 ${totals[0]}，${last} 年 ${totals[1]}。`,
        },
      ],
      questions: [
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 60,
          stem: both`In ${year}, exports to ${regions[row]!} were what percent of the total exports of the country?``${year} 年，对${regions[row]!}的出口占该国出口总额的百分之几？`,
          key: percent(part, whole),
          show: (v) => `${toDecimal(v)}%`,
          steps: [
            both`The idea: The whole is the total in the table, not the sum of the bars shown. The bar shows ${part} billion dollars, and the table gives a total of ${whole} billion for that year.``关键在于：整体是表中的总额，而不是图中各条形之和。条形图显示为 ${part}（十亿美元），表格给出当年总额为 ${whole}。`,
            both`The share is $\frac{${part}}{${whole}} = ${percent(part, whole)}\%$.``所占比例为 $\frac{${part}}{${whole}} = ${percent(part, whole)}\%$。`,
          ],
          wrong: (
            [
              [
                part,
                'percent-as-number',
                both`${part} is the amount in billions, not a percent.``${part} 是金额（十亿美元），不是百分数。`,
              ],
              [
                percent(part, whole4),
                'wrong-row-total',
                both`$\frac{${part}}{${whole4}} = ${percent(part, whole4)}\%$ divides by the four regions shown alone.``$\frac{${part}}{${whole4}} = ${percent(part, whole4)}\%$ 只除以图中四个地区之和。`,
              ],
              [
                percent(part2, whole2),
                'misreads-chart',
                both`$\frac{${part2}}{${whole2}} = ${percent(part2, whole2)}\%$ belongs to the other year.``$\frac{${part2}}{${whole2}} = ${percent(part2, whole2)}\%$ 是另一年的比例。`,
              ],
              [
                percent(part, whole2),
                'wrong-row-total',
                both`$\frac{${part}}{${whole2}} = ${percent(part, whole2)}\%$ divides by the total of the other year.``$\frac{${part}}{${whole2}} = ${percent(part, whole2)}\%$ 除以了另一年的总额。`,
              ],
              [
                percent(part2, whole),
                'misreads-chart',
                both`$\frac{${part2}}{${whole}} = ${percent(part2, whole)}\%$ takes the bar of the other year.``$\frac{${part2}}{${whole}} = ${percent(part2, whole)}\%$ 读成了另一年的条形。`,
              ],
              [
                div(percent(part, whole), 2),
                'arithmetic-slip',
                both`$${percent(part, whole)} \div 2 = ${div(percent(part, whole), 2)}$ halves the share.``$${percent(part, whole)} \div 2 = ${div(percent(part, whole), 2)}$ 把比例减半了。`,
              ],
              [
                25,
                'assumes-equal-groups',
                both`$100 \div 4 = 25$ takes the four regions to be equal and to be all.``$100 \div 4 = 25$ 默认四个地区相等且为全部。`,
              ],
              ...regions.flatMap((region, i) => {
                const other = (when === 0 ? before : after)[i]!;
                if (i === row) return [];
                return [
                  [
                    percent(other, whole),
                    'misreads-chart',
                    both`$\frac{${other}}{${whole}} = ${percent(other, whole)}\%$ is the share of ${region}.``$\frac{${other}}{${whole}} = ${percent(other, whole)}\%$ 是${region}所占的比例。`,
                  ] as const,
                ];
              }),
            ] as const
          ).filter(([value]) => isShort(value)),
        },
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 85,
          stem: both`If exports to ${regions[grows]!} grow by the same percent from ${last} to ${next} as they grew from ${first} to ${last}, what will they be in ${next}, in billions of dollars?``
            若对${regions[grows]!}的出口从 ${last} 年到 ${next} 年的增长百分比与从 ${first} 年到 ${last} 年相同，则 ${next} 年对该地区的出口为多少（十亿美元）？`,
          key,
          suffix: both`billion dollars``十亿美元`,
          steps: [
            both`The idea: Turn the growth into a factor: equal percents mean equal factors, not equal amounts. From ${first} to ${last} the exports grew from ${x} to ${y}, by the factor $\frac{${y}}{${x}} = ${div(y, x)}$.``关键在于：把增长写成倍数：百分比相同就是倍数相同，而不是增加的数额相同。从 ${first} 年到 ${last} 年，出口由 ${x} 增至 ${y}，变为原来的 $\frac{${y}}{${x}} = ${div(y, x)}$ 倍。`,
            both`The same percent means the same factor again: $${y} \cdot ${div(y, x)} = ${key}$.``增长百分比相同，就是再乘以同一个倍数：$${y} \cdot ${div(y, x)} = ${key}$。`,
          ],
          wrong: [
            [
              2 * y - x,
              'simple-for-compound',
              both`$${y} + ${y - x} = ${2 * y - x}$ adds the same amount instead of the same percent.``$${y} + ${y - x} = ${2 * y - x}$ 增加的是相同的数额，而不是相同的百分比。`,
            ],
            [y, 'stops-early', both`${y} is the amount in ${last}.``${y} 是 ${last} 年的数额。`],
            [
              div((y - x) * 100, x),
              'answers-another-question',
              both`$\frac{${y - x}}{${x}} \cdot 100 = ${div((y - x) * 100, x)}$ is the percent of growth.``$\frac{${y - x}}{${x}} \cdot 100 = ${div((y - x) * 100, x)}$ 是增长的百分比。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 4,
          seconds: 110,
          stem: both`By what percent did exports to all parts of the world other than the four regions shown increase from ${first} to ${last}?``从 ${first} 年到 ${last} 年，对图中四个地区以外的世界其他地区的出口增长了百分之几？`,
          key: grown,
          show: (v) => `${toDecimal(v)}%`,
          steps: [
            both`The idea: What is not shown is a difference: the total less everything that is shown. Take the four regions from the total: in ${first}, $${totals[0]} - ${shown} = ${rest}$; in ${last}, $${totals[1]} - ${shownAfter} = ${restAfter}$, in billions of dollars.``关键在于：图中没有的部分用差来求：总额减去图中的各部分。用总额减去四个地区之和：${first} 年为 $${totals[0]} - ${shown} = ${rest}$，${last} 年为 $${totals[1]} - ${shownAfter} = ${restAfter}$（十亿美元）。`,
            both`The increase is $\frac{${restAfter} - ${rest}}{${rest}} = ${grown}\%$.``增长率为 $\frac{${restAfter} - ${rest}}{${rest}} = ${grown}\%$。`,
          ],
          wrong: (
            [
              [
                percent(totals[1] - totals[0], totals[0]),
                'wrong-row-total',
                both`$\frac{${totals[1]} - ${totals[0]}}{${totals[0]}} = ${percent(totals[1] - totals[0], totals[0])}\%$ is the growth of all exports.``$\frac{${totals[1]} - ${totals[0]}}{${totals[0]}} = ${percent(totals[1] - totals[0], totals[0])}\%$ 是全部出口的增长率。`,
              ],
              [
                percent(shownAfter - shown, shown),
                'wrong-row-total',
                both`$\frac{${shownAfter} - ${shown}}{${shown}} = ${percent(shownAfter - shown, shown)}\%$ is the growth of the four regions shown.``$\frac{${shownAfter} - ${shown}}{${shown}} = ${percent(shownAfter - shown, shown)}\%$ 是图中四个地区的增长率。`,
              ],
              [
                restAfter - rest,
                'percent-as-number',
                both`$${restAfter} - ${rest} = ${restAfter - rest}$ is the increase in billions.``$${restAfter} - ${rest} = ${restAfter - rest}$ 是增加的数额（十亿美元）。`,
              ],
              [
                percent(restAfter - rest, restAfter),
                'percent-of-wrong-base',
                both`$\frac{${restAfter} - ${rest}}{${restAfter}} = ${percent(restAfter - rest, restAfter)}\%$ compares with the later amount.``$\frac{${restAfter} - ${rest}}{${restAfter}} = ${percent(restAfter - rest, restAfter)}\%$ 以后来的数额为基准。`,
              ],
              [
                percent(rest, restAfter),
                'inverts-fraction',
                both`$\frac{${rest}}{${restAfter}} = ${percent(rest, restAfter)}\%$ compares the earlier amount with the later one.``$\frac{${rest}}{${restAfter}} = ${percent(rest, restAfter)}\%$ 是前后数额之比。`,
              ],
              [
                percent(restAfter, rest),
                'answers-another-question',
                both`$\frac{${restAfter}}{${rest}} = ${percent(restAfter, rest)}\%$ says what percent the later amount is of the earlier one.``$\frac{${restAfter}}{${rest}} = ${percent(restAfter, rest)}\%$ 是后来的数额占原来的百分之几。`,
              ],
              [
                rest,
                'stops-early',
                both`$${totals[0]} - ${shown} = ${rest}$ is the amount in ${first}.``$${totals[0]} - ${shown} = ${rest}$ 是 ${first} 年的数额。`,
              ],
              [
                restAfter,
                'stops-early',
                both`$${totals[1]} - ${shownAfter} = ${restAfter}$ is the amount in ${last}.``$${totals[1]} - ${shownAfter} = ${restAfter}$ 是 ${last} 年的数额。`,
              ],
              ...regions.map(
                (region, i) =>
                  [
                    percent(after[i]! - before[i]!, before[i]!),
                    'misreads-chart',
                    both`$\frac{${after[i]!} - ${before[i]!}}{${before[i]!}} = ${percent(after[i]! - before[i]!, before[i]!)}\%$ is the growth of exports to ${region}.``$\frac{${after[i]!} - ${before[i]!}}{${before[i]!}} = ${percent(after[i]! - before[i]!, before[i]!)}\%$ 是对${region}出口的增长率。`,
                  ] as const,
              ),
            ] as const
          ).filter(([value]) => isShort(value)),
        },
      ],
    };
  },
});
