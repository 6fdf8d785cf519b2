/**
 * Index numbers of three goods with one base year, and their prices in that year: points of an index are no percent.
 *
 * Two index numbers compare prices of one good; prices of two goods need the base prices of the table.
 */
import { range, roundTo } from '../../arithmetic.ts';
import { asPercent, changeInPercent, closest, inCents, result, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, same, usd } from '../../text.ts';

const goods = [
  { en: 'Flour', zh_cn: '面粉' },
  { en: 'Butter', zh_cn: '黄油' },
  { en: 'Cocoa', zh_cn: '可可' },
];
const low = goods.map(({ en, zh_cn }) => ({ en: en.toLowerCase(), zh_cn }));

export const family = defineSet({
  space: { pick: range(1, 400), base: [2017, 2018, 2019] },
  make: ({ pick, base }) => {
    const random = seeded(`price index ${pick}`);
    const years = range(base, base + 4).map(String);
    const [first, , middle, , last] = years as [string, string, string, string, string];
    const order = random.shuffle([0, 1, 2]);
    const paths = [
      [100, 106, 118, 131, 148],
      [100, 113, 129, 138, 144],
      [100, 94, 85, 102, 124],
    ];
    const index = order.map((k) => paths[k]!.map((n, i) => (i === 0 ? 100 : untidy(random, n, 0.025))));
    const price = order.map((k) => untidy(random, [2.4, 4.6, 7.9][k]!, 0.08, 0.1));
    const now = (g: number, i: number) => roundTo((price[g]! * index[g]![i]!) / 100, 4);
    const c = order.indexOf(2);
    const [m, z] = [index[c]![2]!, index[c]![4]!];
    const b = order.indexOf(1);
    const [p3, q3] = [now(b, 4), price[b]!];
    const weights = [untidy(random, 40, 0.1), untidy(random, 15, 0.15), untidy(random, 6, 0.2)];
    const spend = (i: number) =>
      roundTo(
        goods.reduce((sum, _, g) => sum + weights[g]! * now(g, i), 0),
        3,
      );
    const [s0, s4] = [spend(0), spend(4)];
    const indexMean = (index[0]![4]! + index[1]![4]! + index[2]![4]!) / 3;
    const byPounds =
      goods.reduce((sum, _, g) => sum + weights[g]! * index[g]![4]!, 0) /
      goods.reduce((sum, _, g) => sum + weights[g]!, 0);
    const easy = closest(
      p3,
      0.1,
      [
        [
          roundTo(q3 + (index[b]![4]! - 100) / 100, 2),
          'percent-as-number',
          both`$${q3} + ${roundTo((index[b]![4]! - 100) / 100, 2)} = ${roundTo(q3 + (index[b]![4]! - 100) / 100, 2)}$ adds the points of the index as cents``$${q3} + ${roundTo((index[b]![4]! - 100) / 100, 2)} = ${roundTo(q3 + (index[b]![4]! - 100) / 100, 2)}$ 把指数的点数当成美分相加`,
        ],
        [
          now(b, 3),
          'misreads-chart',
          both`$${index[b]![3]!}\% \cdot ${q3} ${result(now(b, 3), 3)}$ is the price a year earlier``$${index[b]![3]!}\% \cdot ${q3} ${result(now(b, 3), 3)}$ 是前一年的价格`,
        ],
        [
          now(b, 2),
          'misreads-chart',
          both`$${index[b]![2]!}\% \cdot ${q3} ${result(now(b, 2), 3)}$ is the price in ${middle}``$${index[b]![2]!}\% \cdot ${q3} ${result(now(b, 2), 3)}$ 是 ${middle} 年的价格`,
        ],
        [
          (100 * q3) / index[b]![4]!,
          'inverts-fraction',
          both`$${q3} \div ${index[b]![4]!}\% ${result((100 * q3) / index[b]![4]!, 3)}$ divides by the index``$${q3} \div ${index[b]![4]!}\% ${result((100 * q3) / index[b]![4]!, 3)}$ 除以了指数`,
        ],
        [q3, 'stops-early', both`${usd(q3)} is the price in ${first}``${usd(q3)} 是 ${first} 年的价格`],
        ...[0, 1, 2]
          .filter((g) => g !== b)
          .map(
            (g) =>
              [
                now(g, 4),
                'misreads-chart',
                both`$${index[g]![4]!}\% \cdot ${price[g]!} ${result(now(g, 4), 3)}$ is the price of ${low[g]!}``$${index[g]![4]!}\% \cdot ${price[g]!} ${result(now(g, 4), 3)}$ 是${low[g]!}的价格`,
              ] as const,
          ),
      ],
      { show: inCents, gap: 0.2 },
    );
    const second = closest(
      (100 * (z - m)) / m,
      1,
      [
        [
          z - m,
          'percent-points',
          both`$${z} - ${m} = ${z - m}$ counts points of the index, which are percents of the price in ${first}``$${z} - ${m} = ${z - m}$ 是指数的点数，即占 ${first} 年价格的百分数`,
        ],
        [
          z - 100,
          'percent-of-wrong-base',
          both`$${z} - 100 = ${z - 100}$ is the increase since ${first}``$${z} - 100 = ${z - 100}$ 是自 ${first} 年以来的涨幅`,
        ],
        [
          (100 * (z - m)) / z,
          'percent-of-wrong-base',
          both`$\frac{${z} - ${m}}{${z}} \approx ${roundTo((100 * (z - m)) / z, 1)}\%$ compares with the later index``$\frac{${z} - ${m}}{${z}} \approx ${roundTo((100 * (z - m)) / z, 1)}\%$ 以后来的指数为基准`,
        ],
        [
          (100 * (z - index[c]![3]!)) / index[c]![3]!,
          'misreads-chart',
          both`$${changeInPercent(index[c]![3]!, z)}$ begins a year too late``$${changeInPercent(index[c]![3]!, z)}$ 晚算了一年`,
        ],
        [
          (100 * z) / m - m,
          'arithmetic-slip',
          both`$\frac{${z}}{${m}} \cdot 100 - ${m} \approx ${roundTo((100 * z) / m - m, 1)}$ takes off ${m} instead of 100``$\frac{${z}}{${m}} \cdot 100 - ${m} \approx ${roundTo((100 * z) / m - m, 1)}$ 减去的是 ${m} 而不是 100`,
        ],
        ...[0, 1, 2]
          .filter((g) => g !== c)
          .map(
            (g) =>
              [
                (100 * (index[g]![4]! - index[g]![2]!)) / index[g]![2]!,
                'misreads-chart',
                both`$${changeInPercent(index[g]![2]!, index[g]![4]!)}$ is the increase of ${low[g]!}``$${changeInPercent(index[g]![2]!, index[g]![4]!)}$ 是${low[g]!}的涨幅`,
              ] as const,
          ),
      ],
      { show: asPercent, gap: 3 },
    );
    const third = closest(
      (100 * (s4 - s0)) / s0,
      1,
      [
        [
          indexMean - 100,
          'unweighted-mean',
          both`$\frac{${index.map((row) => row[4]!).join(' + ')}}{3} - 100 ${result(indexMean - 100)}$ averages the three index numbers without weights``$\frac{${index.map((row) => row[4]!).join(' + ')}}{3} - 100 ${result(indexMean - 100)}$ 不加权地平均三个指数`,
        ],
        [
          byPounds - 100,
          'percent-of-wrong-base',
          both`$\frac{${index.map((row, g) => `${weights[g]} \\cdot ${row[4]}`).join(' + ')}}{${weights.reduce((x, y) => x + y)}} - 100 ${result(byPounds - 100)}$ weights the index numbers by pounds instead of dollars``$\frac{${index.map((row, g) => `${weights[g]} \\cdot ${row[4]}`).join(' + ')}}{${weights.reduce((x, y) => x + y)}} - 100 ${result(byPounds - 100)}$ 按磅数而不是按金额给指数加权`,
        ],
        [
          (100 * (s4 - s0)) / s4,
          'percent-of-wrong-base',
          both`$\frac{${s4} - ${s0}}{${s4}} \approx ${roundTo((100 * (s4 - s0)) / s4, 1)}\%$ compares with the later cost``$\frac{${s4} - ${s0}}{${s4}} \approx ${roundTo((100 * (s4 - s0)) / s4, 1)}\%$ 以后来的费用为基准`,
        ],
        ...[0, 1, 2].map(
          (g) =>
            [
              index[g]![4]! - 100,
              'misreads-chart',
              both`$${index[g]![4]!} - 100 = ${index[g]![4]! - 100}$ is the increase of ${low[g]!} alone``$${index[g]![4]!} - 100 = ${index[g]![4]! - 100}$ 只是${low[g]!}的涨幅`,
            ] as const,
        ),
        [
          s4 - s0,
          'percent-as-number',
          both`$${s4} - ${s0} = ${roundTo(s4 - s0, 3)}$ is the increase in dollars``$${s4} - ${s0} = ${roundTo(s4 - s0, 3)}$ 是增加的金额（美元）`,
        ],
      ],
      { show: asPercent, gap: 2 },
    );
    if (easy === null || second === null || third === null) return null;
    return {
      title: both`Prices of three goods``三种商品的价格`,
      intro: both`The first table shows a price index for three goods: the price in each year as a percent of the price of the same good in ${first}. The second table shows the prices in ${first} and the amount of each good that a bakery uses per week.``
        第一个表格为三种商品的价格指数，即各年价格占同一商品 ${first} 年价格的百分比。第二个表格给出 ${first} 年的价格以及某面包房每周的用量。`,
      figures: [
        tableOf(
          both`Price index (${first} is 100)``价格指数（${first} 年为 100）`,
          [both`Year``年份`, ...goods],
          years.map((year, k) => [same(year), ...index.map((list) => list[k]!)] as const),
        ),
        tableOf(
          both`Prices and weekly use``价格与每周用量`,
          [
            both`Good``商品`,
            both`Price in ${first} (dollars per pound)``${first} 年价格（美元/磅）`,
            both`Weekly use (pounds)``每周用量（磅）`,
          ],
          goods.map((name, g) => [name, price[g]!, weights[g]!] as const),
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 70,
          stem: both`The price of one pound of ${low[b]!} in ${last} was closest to which of the following?``${last} 年一磅${low[b]!}的价格最接近下列哪个数？`,
          ...easy,
          steps: [
            both`The idea: an index number is a percent of the same good’s price in the base year, not an amount of money. The price in ${last} was ${index[b]![4]!} percent of the price in ${first}.``关键在于：指数是占同一商品基准年价格的百分比，而不是金额。${last} 年的价格是 ${first} 年价格的 ${index[b]![4]!}%。`,
            both`$${index[b]![4]!}\% \cdot ${q3} ${result(p3, 2)}$ dollars, closest to ${inCents(easy.key)}.``$${index[b]![4]!}\% \cdot ${q3} ${result(p3, 2)}$ 美元，最接近 ${inCents(easy.key)}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 80,
          stem: both`From ${middle} to ${last}, the price of ${low[c]!} increased by approximately what percent?``从 ${middle} 年到 ${last} 年，${low[c]!}的价格上涨了约百分之几？`,
          ...second,
          steps: [
            both`The idea: points of an index are percents of the price in ${first}; the base here is ${middle}, where the index was ${m}.``关键在于：指数的点数以 ${first} 年价格为基准，而这里的基准是 ${middle} 年，当时指数为 ${m}。`,
            both`$${changeInPercent(m, z)}$, closest to ${second.key} percent.``$${changeInPercent(m, z)}$，最接近 ${second.key}%。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 150,
          stem: both`If the bakery’s weekly use of each good did not change, its weekly cost of the three goods in ${last} was approximately what percent greater than in ${first}?``若每周用量不变，该面包房 ${last} 年每周购买三种商品的费用比 ${first} 年约高百分之几？`,
          ...third,
          steps: [
            both`The idea: neither the three index numbers nor the pounds alone say how the cost grew; the weights are the dollars spent in ${first}, pounds times price.``关键在于：三个指数的平均或磅数都不能说明费用如何增长；权数应是 ${first} 年的金额，即磅数乘以价格。`,
            both`In ${first}: $${goods.map((_, g) => `${weights[g]} \\cdot ${price[g]}`).join(' + ')} ${result(s0, 2)}$ dollars. In ${last}: $${goods.map((_, g) => `${weights[g]} \\cdot ${price[g]} \\cdot ${index[g]![4]}\\%`).join(' + ')} ${result(s4, 2)}$ dollars.``${first} 年：$${goods.map((_, g) => `${weights[g]} \\cdot ${price[g]}`).join(' + ')} ${result(s0, 2)}$ 美元。${last} 年：$${goods.map((_, g) => `${weights[g]} \\cdot ${price[g]} \\cdot ${index[g]![4]}\\%`).join(' + ')} ${result(s4, 2)}$ 美元。`,
            both`The increase is $${changeInPercent(roundTo(s0, 2), roundTo(s4, 2))}$, closest to ${third.key} percent.``增幅为 $${changeInPercent(roundTo(s0, 2), roundTo(s4, 2))}$，最接近 ${third.key}%。`,
          ],
        },
      ],
    };
  },
});
