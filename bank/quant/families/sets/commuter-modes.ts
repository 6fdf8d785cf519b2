/** How people come to work in two years with different totals: shares are not numbers. */
import { add, div, isWhole } from '#core/rational.ts';
import { defineSet } from '../../family.ts';
import { both, plain } from '../../text.ts';

const modes = [
  { en: 'Car', zh_cn: '驾车', by: 'by car', zhBy: '驾车' },
  { en: 'Train', zh_cn: '火车', by: 'by train', zhBy: '乘火车' },
  { en: 'Bus', zh_cn: '公共汽车', by: 'by bus', zhBy: '乘公共汽车' },
  { en: 'Bicycle', zh_cn: '自行车', by: 'by bicycle', zhBy: '骑自行车' },
  { en: 'On foot', zh_cn: '步行', by: 'on foot', zhBy: '步行' },
];

/** Percents and totals of the two years, and the mode whose growth is asked for. */
const data: { before: number[]; after: number[]; totals: [number, number]; asked: number; plain: number }[] =
  [
    { before: [40, 25, 20, 10, 5], after: [35, 20, 24, 15, 6], totals: [20_000, 25_000], asked: 2, plain: 1 },
    { before: [50, 20, 15, 10, 5], after: [40, 18, 24, 12, 6], totals: [30_000, 40_000], asked: 3, plain: 0 },
    {
      before: [45, 20, 10, 15, 10],
      after: [40, 15, 20, 16, 9],
      totals: [24_000, 30_000],
      asked: 2,
      plain: 3,
    },
    { before: [60, 10, 15, 10, 5], after: [52, 15, 14, 13, 6], totals: [50_000, 60_000], asked: 1, plain: 2 },
    { before: [35, 30, 20, 10, 5], after: [33, 24, 26, 12, 5], totals: [40_000, 50_000], asked: 3, plain: 1 },
  ];

export const family = defineSet({
  space: {
    data,
    years: [
      [2005, 2020],
      [2008, 2023],
      [2004, 2024],
      [2010, 2025],
    ],
    city: [
      { en: 'a port city', zh_cn: '某港口城市' },
      { en: 'a mountain town', zh_cn: '某山城' },
      { en: 'a university city', zh_cn: '某大学城' },
    ],
  },
  make: ({ data: { before, after, totals, asked, plain: row }, years, city }) => {
    const [first, last] = years.map(String) as [string, string];
    const [n, m] = totals;
    const count = (list: readonly number[], total: number, i: number): number => (list[i]! * total) / 100;
    const name = modes[asked]!;
    const [x, y] = [count(before, n, asked), count(after, m, asked)];
    const growth = div(100 * (y - x), x);
    const other = modes[row]!;
    const one = count(before, n, row);
    const pie = (year: string, list: readonly number[], total: number) =>
      ({
        kind: 'pie',
        title: both`Commuters in ${year}``${year} 年的通勤者`,
        slices: modes.map(({ en, zh_cn }, i) => ({ name: { en, zh_cn }, percent: list[i]! })),
        total: both`Total: ${total} commuters``合计：${total} 人`,
        described: both`A circle graph of ${total} commuters in ${year}: ${rows(list)}.``扇形图，${year} 年共 ${total} 名通勤者：${rows(list)}。`,
      }) as const;
    const wrong = [
      [
        div(after[asked]! - before[asked]!, 1),
        'percent-points',
        both`$${after[asked]!} - ${before[asked]!} = ${after[asked]! - before[asked]!}$ is the change of the share, in percentage points.``$${after[asked]!} - ${before[asked]!} = ${after[asked]! - before[asked]!}$ 是所占比例的变化，单位是百分点。`,
      ],
      [
        div(100 * (after[asked]! - before[asked]!), before[asked]!),
        'percent-of-wrong-base',
        both`$\frac{${after[asked]!} - ${before[asked]!}}{${before[asked]!}} = ${div(100 * (after[asked]! - before[asked]!), before[asked]!)}\%$ compares the shares and forgets that the total grew.``
          $\frac{${after[asked]!} - ${before[asked]!}}{${before[asked]!}} = ${div(100 * (after[asked]! - before[asked]!), before[asked]!)}\%$ 只比较了所占比例，忘了总数也增长了。`,
      ],
      [
        div(100 * (m - n), n),
        'wrong-row-total',
        both`$\frac{${m} - ${n}}{${n}} = ${div(100 * (m - n), n)}\%$ is the growth of the total.``$\frac{${m} - ${n}}{${n}} = ${div(100 * (m - n), n)}\%$ 是总数的增长率。`,
      ],
      [
        div(100 * y, x),
        'answers-another-question',
        both`$\frac{${y}}{${x}} = ${div(100 * y, x)}\%$ says what percent the later number is of the earlier one.``$\frac{${y}}{${x}} = ${div(100 * y, x)}\%$ 是后来的数占原来的百分之几。`,
      ],
      [
        div(100 * (y - x), y),
        'percent-of-wrong-base',
        both`$\frac{${y} - ${x}}{${y}} = ${div(100 * (y - x), y)}\%$ compares the increase with the later number.``$\frac{${y} - ${x}}{${y}} = ${div(100 * (y - x), y)}\%$ 是与后来的数相比。`,
      ],
      [
        div(after[asked]!, 1),
        'misreads-chart',
        both`${after[asked]!} percent is the share in ${last}.``${after[asked]!}% 是 ${last} 年所占的比例。`,
      ],
      [
        div(before[asked]!, 1),
        'misreads-chart',
        both`${before[asked]!} percent is the share in ${first}.``${before[asked]!}% 是 ${first} 年所占的比例。`,
      ],
      [
        add(growth, div(100 * (m - n), n)),
        'adds-percents',
        both`$${growth} + ${div(100 * (m - n), n)} = ${add(growth, div(100 * (m - n), n))}$ adds the growth of the total, which is in the numbers already.``$${growth} + ${div(100 * (m - n), n)} = ${add(growth, div(100 * (m - n), n))}$ 又加上了总数的增长率，而人数中已经包含了它。`,
      ],
    ] as const;
    return {
      title: both`How people came to work in ${first} and ${last}``${first} 年与 ${last} 年的通勤方式`,
      intro: both`The circle graphs show how the people who worked in ${city} came to work in ${first} and in ${last}. Each of them used exactly one of the five means of transportation shown.``
        扇形图为在${city}工作的人 ${first} 年与 ${last} 年的通勤方式，每人恰好使用其中一种。`,
      figures: [pie(first, before, n), pie(last, after, m)],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 1,
          seconds: 50,
          stem: both`How many people came to work ${other.by} in ${first}?``${first} 年有多少人${other.zhBy}上班？`,
          key: one,
          suffix: both`people``人`,
          steps: [
            both`The idea: A percent becomes a number of people only with the total of its own graph. The graph for ${first} gives ${before[row]!} percent of ${n} people.``关键在于：百分数要乘以同一幅图的总数，才能化成人数。${first} 年的图中，这一方式占 ${n} 人的 ${before[row]!}%。`,
            both`That is $${before[row]!}\% \cdot ${n} = ${one}$.``即 $${before[row]!}\% \cdot ${n} = ${one}$。`,
          ],
          wrong: [
            [
              count(after, m, row),
              'misreads-chart',
              both`$${after[row]!}\% \cdot ${m} = ${count(after, m, row)}$ is read from the graph for ${last}.``$${after[row]!}\% \cdot ${m} = ${count(after, m, row)}$ 读的是 ${last} 年的图。`,
            ],
            [
              (before[row]! * m) / 100,
              'wrong-row-total',
              both`$${before[row]!}\% \cdot ${m} = ${(before[row]! * m) / 100}$ takes the total of ${last}.``$${before[row]!}\% \cdot ${m} = ${(before[row]! * m) / 100}$ 用了 ${last} 年的总数。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 90,
          stem: both`From ${first} to ${last}, the number of people who came to work ${name.by} increased by what percent?``从 ${first} 年到 ${last} 年，${name.zhBy}上班的人数增加了百分之几？`,
          key: growth,
          show: (v) => `${plain(v)}%`,
          steps: [
            both`The idea: The change in a share is not the change in the number, because the total changes as well. The totals differ, so go over to numbers: $${before[asked]!}\% \cdot ${n} = ${x}$ in ${first} and $${after[asked]!}\% \cdot ${m} = ${y}$ in ${last}.``关键在于：比例的变化不是人数的变化，因为总数也变了。两年总数不同，要先化成人数：${first} 年为 $${before[asked]!}\% \cdot ${n} = ${x}$，${last} 年为 $${after[asked]!}\% \cdot ${m} = ${y}$。`,
            both`The increase is $\frac{${y} - ${x}}{${x}} = ${div(y - x, x)} = ${growth}\%$. Faster: multiply the factor by which the share grew by the factor by which the total grew; the numbers of people are not needed.``增长率为 $\frac{${y} - ${x}}{${x}} = ${div(y - x, x)} = ${growth}\%$。更快的做法：比例变为原来的几倍，总数变为原来的几倍，两者相乘即可，不必求人数。`,
          ],
          wrong: wrong.filter(([value]) => isWhole(value) && value.n > 0n),
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 5,
          seconds: 130,
          stem: both`For which of the following means of transportation did the percent of people who used it decrease from ${first} to ${last} while the number of people who used it increased? Indicate all such means of transportation.``
            从 ${first} 年到 ${last} 年，下列哪些方式所占的百分比下降了，而使用它的人数却增加了？请选出所有符合的方式。`,
          inOrder: true,
          options: modes.map(({ en, zh_cn }, i) => {
            const [p, q] = [before[i]!, after[i]!];
            const [c, d] = [count(before, n, i), count(after, m, i)];
            const isRight = q < p && d > c;
            const numbers = both`from ${p} percent to ${q} percent, and from ${c} to ${d} people``比例由 ${p}% 变为 ${q}%，人数由 ${c} 变为 ${d}`;
            return [
              { en, zh_cn },
              isRight,
              isRight ? null : q < p ? 'percent-as-number' : 'ignores-a-condition',
              isRight
                ? both`Yes: ${numbers}.``符合：${numbers}。`
                : q < p
                  ? both`The share went down, but the number did not go up: ${numbers}.``比例下降了，但人数没有增加：${numbers}。`
                  : both`The share did not go down: ${numbers}.``比例没有下降：${numbers}。`,
            ] as const;
          }),
          steps: [
            both`The idea: A number can rise while its share falls if the growth of the total more than makes up for the fall. First keep the ways whose percent is lower in ${last} than in ${first}.``关键在于：只要总数的增长抵过比例的下降，比例下降时人数仍会增加。先留下 ${last} 年所占百分比低于 ${first} 年的方式。`,
            both`The total grew from ${n} to ${m}, by the factor $\frac{${m}}{${n}} = ${div(m, n)}$. A number grew although its share fell only if the share did not fall by more than this factor makes up for; multiply each
              share by its own total to see. Faster: multiply each later share by this factor, and see whether the result is greater than the earlier share.``总数由 ${n} 增长到 ${m}，是原来的 $\frac{${m}}{${n}} = ${div(m, n)}$。比例下降而人数增加，说明总数的增长抵过了比例的下降；把各年的比例乘以当年的总数即可判断。更快的做法：把后一年的比例乘以这个倍数，看结果是否大于前一年的比例。`,
          ],
        },
      ],
    };
  },
});

const rows = (values: readonly number[]) => ({
  en: modes.map(({ en }, i) => `${en.toLowerCase()} ${values[i]}%`).join(', '),
  zh_cn: modes.map(({ zh_cn }, i) => `${zh_cn} ${values[i]}%`).join('，'),
});
