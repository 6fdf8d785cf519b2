/**
 * Tickets of a theater by seat, their prices, and a discount that hides in a note: revenue shares, not ticket shares.
 *
 * A change of one price moves the revenue of its seats twice (price and number), and the whole only by their share.
 */
import { meanOf, range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, closest, pieOf, result, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, plain, usd } from '../../text.ts';

const seats = [
  { en: 'Orchestra', zh_cn: '池座' },
  { en: 'Loge', zh_cn: '包厢' },
  { en: 'Balcony', zh_cn: '楼座' },
  { en: 'Gallery', zh_cn: '顶层' },
];

export const family = defineSet({
  space: {
    pick: range(1, 300),
    off: [30, 40, 50],
    change: [
      [20, 10],
      [30, 15],
      [25, 12],
      [15, 8],
    ],
  },
  make: ({ pick, off, change: [up, down] }) => {
    const random = seeded(`theater tickets ${pick}`);
    const tickets = untidy(random, 2350, 0.2, 10);
    const shares = [26, 13].map((p) => p + random.below(5) - 2);
    shares.push(34 + random.below(5) - 2);
    shares.push(100 - sumOf(shares));
    const prices = [
      untidy(random, 68, 0.08),
      untidy(random, 84, 0.06),
      untidy(random, 38, 0.09),
      untidy(random, 22, 0.1),
    ];
    const [s, p] = [shares[2]!, prices[2]!];
    const half = roundTo((p * (200 - off)) / 200, 3);
    const sold = roundTo((s * tickets) / 100, 1);
    const balcony = roundTo(sold * half, 0);
    // Revenue per hundred tickets, so that the number of tickets drops out.
    const per = shares.map((share, i) => roundTo(share * (i === 2 ? half : prices[i]!), 3));
    const all = roundTo(sumOf(per), 3);
    const mean = all / 100;
    const full = sumOf(shares.map((share, i) => share * prices[i]!)) / 100;
    const factor = roundTo(((100 + up) * (100 - down)) / 10_000, 4);
    const gain = roundTo((factor - 1) * 100, 2);
    const share = (100 * per[0]!) / all;
    const rise = (gain * per[0]!) / all;
    const first = closest(
      balcony,
      100,
      [
        [
          sold * p,
          'ignores-a-condition',
          both`$${sold} \cdot ${p} ${result(sold * p, 0)}$ leaves out the discount``$${sold} \cdot ${p} ${result(sold * p, 0)}$ 没有考虑学生折扣`,
        ],
        [
          (sold * p * (100 - off)) / 100,
          'ignores-a-condition',
          both`$${sold} \cdot ${p} \cdot ${100 - off}\% ${result((sold * p * (100 - off)) / 100, 0)}$ gives the discount to all of these tickets``$${sold} \cdot ${p} \cdot ${100 - off}\% ${result((sold * p * (100 - off)) / 100, 0)}$ 给所有楼座票都打了折`,
        ],
        [
          (sold * p) / 2,
          'stops-early',
          both`$${sold} \cdot ${p} \div 2 ${result((sold * p) / 2, 0)}$ counts the tickets at full price only``$${sold} \cdot ${p} \div 2 ${result((sold * p) / 2, 0)}$ 只算了全价票`,
        ],
        [
          (sold * p * off) / 100,
          'complement-slip',
          both`$${sold} \cdot ${p} \cdot ${off}\% ${result((sold * p * off) / 100, 0)}$ takes the discount for the price``$${sold} \cdot ${p} \cdot ${off}\% ${result((sold * p * off) / 100, 0)}$ 把折扣当成了票价`,
        ],
        [
          (sold * p * (100 - off)) / 200,
          'stops-early',
          both`$${sold} \div 2 \cdot ${p} \cdot ${100 - off}\% ${result((sold * p * (100 - off)) / 200, 0)}$ counts the student tickets only``$${sold} \div 2 \cdot ${p} \cdot ${100 - off}\% ${result((sold * p * (100 - off)) / 200, 0)}$ 只算了学生票`,
        ],
        [
          tickets * half,
          'percent-of-wrong-base',
          both`$${tickets} \cdot ${half} ${result(tickets * half, 0)}$ counts all tickets of the evening``$${tickets} \cdot ${half} ${result(tickets * half, 0)}$ 把全部门票都算成楼座票`,
        ],
        [
          (tickets * shares[3]! * p) / 100,
          'misreads-chart',
          both`$${shares[3]!}\% \cdot ${tickets} \cdot ${p} ${result((tickets * shares[3]! * p) / 100, 0)}$ takes the share of the gallery``$${shares[3]!}\% \cdot ${tickets} \cdot ${p} ${result((tickets * shares[3]! * p) / 100, 0)}$ 用了顶层的比例`,
        ],
      ],
      { show: usd, gap: 1500 },
    );
    const second = closest(
      mean,
      0.5,
      [
        [
          meanOf(prices),
          'unweighted-mean',
          both`$\frac{${prices.join(' + ')}}{4} = ${meanOf(prices)}$ is the plain mean of the four prices``$\frac{${prices.join(' + ')}}{4} = ${meanOf(prices)}$ 是四个票价的直接平均`,
        ],
        [
          full,
          'ignores-a-condition',
          both`$\frac{${shares.map((n, i) => `${n} \\cdot ${prices[i]}`).join(' + ')}}{100} = ${roundTo(full, 2)}$ leaves out the discount``$\frac{${shares.map((n, i) => `${n} \\cdot ${prices[i]}`).join(' + ')}}{100} = ${roundTo(full, 2)}$ 没有考虑学生折扣`,
        ],
        [
          (sumOf(prices) - p + half) / 4,
          'unweighted-mean',
          both`$\frac{${[prices[0], prices[1], half, prices[3]].join(' + ')}}{4} ${result((sumOf(prices) - p + half) / 4, 2)}$ regards the discount and forgets the weights``$\frac{${[prices[0], prices[1], half, prices[3]].join(' + ')}}{4} ${result((sumOf(prices) - p + half) / 4, 2)}$ 考虑了折扣，却没有加权`,
        ],
        [
          half,
          'misreads-chart',
          both`$${p} \cdot ${(200 - off) / 2}\% = ${half}$ is the average for the balcony alone``$${p} \cdot ${(200 - off) / 2}\% = ${half}$ 只是楼座的平均票价`,
        ],
        [
          (prices[0]! + p) / 2,
          'assumes-equal-groups',
          both`$\frac{${prices[0]!} + ${p}}{2} = ${(prices[0]! + p) / 2}$ averages the two prices in the middle``$\frac{${prices[0]!} + ${p}}{2} = ${(prices[0]! + p) / 2}$ 只平均了居中的两个票价`,
        ],
        [
          full - (s * p * off) / 10_000,
          'ignores-a-condition',
          both`$${roundTo(full, 2)} - ${s}\% \cdot ${p} \cdot ${off}\% ${result(full - (s * p * off) / 10_000, 2)}$ gives the discount to all balcony tickets``$${roundTo(full, 2)} - ${s}\% \cdot ${p} \cdot ${off}\% ${result(full - (s * p * off) / 10_000, 2)}$ 给所有楼座票都打了折`,
        ],
      ],
      { show: usd, gap: 1.5 },
    );
    const third = closest(
      rise,
      0.1,
      [
        [
          gain,
          'percent-of-wrong-base',
          both`$${1 + up / 100} \cdot ${roundTo(1 - down / 100, 2)} = ${factor}$ gives the growth of orchestra revenue alone, ${gain} percent``$${1 + up / 100} \cdot ${roundTo(1 - down / 100, 2)} = ${factor}$ 只是池座收入的增长，即 ${gain}%`,
        ],
        [
          ((up - down) * share) / 100,
          'adds-percents',
          both`$(${up} - ${down})\% \cdot ${roundTo(share, 1)}\% \approx ${roundTo(((up - down) * share) / 100, 2)}\%$ subtracts the percents, whose bases differ``$(${up} - ${down})\% \cdot ${roundTo(share, 1)}\% \approx ${roundTo(((up - down) * share) / 100, 2)}\%$ 把基准不同的百分数直接相减`,
        ],
        [
          (gain * shares[0]!) / 100,
          'percent-of-wrong-base',
          both`$${gain}\% \cdot ${shares[0]!}\% \approx ${roundTo((gain * shares[0]!) / 100, 2)}\%$ takes the share of the tickets for the share of the revenue``$${gain}\% \cdot ${shares[0]!}\% \approx ${roundTo((gain * shares[0]!) / 100, 2)}\%$ 用了门票的比例，而不是收入的比例`,
        ],
        [
          up - down,
          'adds-percents',
          both`$${up} - ${down} = ${up - down}$ subtracts the percents and takes the orchestra for the whole``$${up} - ${down} = ${up - down}$ 把百分数直接相减，又把池座当成全部`,
        ],
        [
          ((up - down) * shares[0]!) / 100,
          'adds-percents',
          both`$(${up} - ${down})\% \cdot ${shares[0]!}\% = ${roundTo(((up - down) * shares[0]!) / 100, 2)}\%$ subtracts the percents and uses the share of the tickets``$(${up} - ${down})\% \cdot ${shares[0]!}\% = ${roundTo(((up - down) * shares[0]!) / 100, 2)}\%$ 把百分数直接相减，又用了门票的比例`,
        ],
        [
          (up * share) / 100,
          'ignores-a-condition',
          both`$${up}\% \cdot ${roundTo(share, 1)}\% \approx ${roundTo((up * share) / 100, 2)}\%$ leaves out that fewer tickets are sold``$${up}\% \cdot ${roundTo(share, 1)}\% \approx ${roundTo((up * share) / 100, 2)}\%$ 没有考虑售出的票会减少`,
        ],
      ],
      { show: asPercent, gap: 0.4 },
    );
    if (first === null || second === null || third === null) return null;
    const note = both`Half of the balcony tickets were student tickets, sold at ${off} percent off the price in the table.``楼座票中有一半为学生票，按表中票价减 ${off}% 售出。`;
    return {
      title: both`Tickets sold for one evening at the Lantern Theater``灯笼剧院某晚售出的门票`,
      intro: both`The circle graph shows the distribution, by type of seat, of the tickets sold for one evening; percents are rounded to the nearest whole percent. The table shows the prices.``
        扇形图为某晚售出的门票在四类座位上的分布（百分数四舍五入到整数），表格给出各类座位的票价。`,
      figures: [
        pieOf(
          both`Tickets sold, by seat``各类座位售出的门票`,
          seats,
          shares,
          both`Total: ${tickets} tickets``合计：${tickets} 张`,
        ),
        tableOf(
          both`Prices of tickets``票价`,
          [both`Seat``座位`, both`Price (dollars)``票价（美元）`],
          seats.map((name, i) => [name, prices[i]!] as const),
          note,
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 100,
          stem: both`Which of the following is closest to the revenue from balcony tickets?``楼座票的收入最接近下列哪个数？`,
          ...first,
          steps: [
            both`The idea: a discount on half of the tickets lowers the average price of all of them by half of that percent. There were $${s}\% \cdot ${tickets} = ${sold}$ balcony tickets. Half of them cost ${p} dollars and half ${off} percent less, so the average price is $${p} \cdot ${(200 - off) / 2}\% = ${half}$.``关键在于：只有一半的票打折时，全部这类票的平均票价只降低折扣百分数的一半。楼座票共 $${s}\% \cdot ${tickets} = ${sold}$ 张，一半票价 ${p} 美元，另一半低 ${off}%，平均票价为 $${p} \cdot ${(200 - off) / 2}\% = ${half}$。`,
            both`$${sold} \cdot ${half} \approx ${balcony}$, closest to ${plain(first.key)}.``$${sold} \cdot ${half} \approx ${balcony}$，最接近 ${plain(first.key)}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 3,
          seconds: 110,
          stem: both`The average (arithmetic mean) price at which the tickets were sold is closest to which of the following?``售出门票的平均价格最接近下列哪个数？`,
          ...second,
          steps: [
            both`The idea: think of 100 tickets; the percents are then the numbers of tickets, and the total of ${tickets} is not needed.``关键在于：设想共 100 张票，百分数就是张数，用不到总数 ${tickets}。`,
            both`With ${half} dollars as the average for the balcony, the price is $\frac{${per.join(' + ')}}{100} \approx ${roundTo(mean, 2)}$ dollars, closest to ${plain(second.key)}.``楼座的平均票价按 ${half} 美元计，平均价格为 $\frac{${per.join(' + ')}}{100} \approx ${roundTo(mean, 2)}$ 美元，最接近 ${plain(second.key)}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 4,
          seconds: 140,
          stem: both`If raising the orchestra price by ${up} percent had reduced the number of orchestra tickets sold by ${down} percent and changed nothing else, the revenue of the evening would have been greater by approximately what percent?``
            假如池座票价提高 ${up}% 使售出的池座票减少 ${down}%，其他都不变，则当晚的总收入会增加约百分之几？`,
          ...third,
          steps: [
            both`The idea: price and number multiply, so orchestra revenue changes by the factor $${1 + up / 100} \cdot ${roundTo(1 - down / 100, 2)} = ${factor}$, that is, by ${gain} percent.``关键在于：价格与数量相乘，所以池座收入变为原来的 $${1 + up / 100} \cdot ${roundTo(1 - down / 100, 2)} = ${factor}$ 倍，即增加 ${gain}%。`,
            both`The whole grows by the share of orchestra revenue in it. For 100 tickets that share is $\frac{${per[0]!}}{${all}} \approx ${roundTo(share, 1)}\%$.``总收入的增幅还要乘以池座收入所占的比例。以 100 张票计，这个比例为 $\frac{${per[0]!}}{${all}} \approx ${roundTo(share, 1)}\%$。`,
            both`$${gain}\% \cdot ${roundTo(share, 1)}\% \approx ${roundTo(rise, 2)}\%$, closest to ${plain(third.key)} percent.``$${gain}\% \cdot ${roundTo(share, 1)}\% \approx ${roundTo(rise, 2)}\%$，最接近 ${plain(third.key)}%。`,
          ],
        },
      ],
    };
  },
});
