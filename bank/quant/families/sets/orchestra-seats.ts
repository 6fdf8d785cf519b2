/** Seats, prices and seats sold in a small concert hall: revenue, occupancy, and revenue for each seat there is. */

import { compare, div } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, plain, usd } from '../../text.ts';

const sections = [
  { en: 'Orchestra', zh_cn: '池座' },
  { en: 'Mezzanine', zh_cn: '二层' },
  { en: 'Balcony', zh_cn: '楼座' },
];

const data: { seats: number[]; prices: number[]; sold: number[]; asked: number }[] = [
  { seats: [40, 60, 100], prices: [80, 60, 40], sold: [32, 54, 84], asked: 1 },
  { seats: [50, 70, 80], prices: [90, 50, 30], sold: [40, 56, 60], asked: 0 },
  { seats: [60, 80, 60], prices: [70, 50, 20], sold: [54, 64, 30], asked: 1 },
  { seats: [30, 50, 80], prices: [90, 60, 40], sold: [27, 40, 53], asked: 2 },
];

export const family = defineSet({
  space: { row: data },
  make: ({ row: { seats, prices, sold, asked } }) => {
    const [all, taken] = [sumOf(seats), sumOf(sold)];
    const revenue = sold.map((n, i) => n * prices[i]!);
    const total = sumOf(revenue);
    const section = { en: sections[asked]!.en.toLowerCase(), zh_cn: sections[asked]!.zh_cn };
    const occupancy = div(100 * taken, all);
    const rates = sold.map((n, i) => div(100 * n, seats[i]!));
    const meanRate = div(
      rates.reduce((sum, r) => sum + Number(r.n) / Number(r.d), 0),
      3,
    );
    const [s, p, q] = [sold[asked]!, prices[asked]!, seats[asked]!];
    const whole = (i: number): boolean => rates[i]!.d === 1n;
    return {
      title: both`Seats and tickets sold for a concert``某场音乐会的座位与售票情况`,
      intro: both`The table shows the number of seats and the price of a ticket in each of the three sections of a small concert hall. The graph shows how many tickets were sold in each section for a certain concert.``
        表中为某小型音乐厅三个区域的座位数和票价，图中为某场音乐会各区域售出的票数。`,
      figures: [
        {
          kind: 'table',
          columns: [both`Section``区域`, both`Seats``座位数`, both`Price (dollars)``票价（美元）`],
          rows: sections.map((name, i) => ({ name, cells: [seats[i]!, prices[i]!] })),
          described: {
            en: `A table of seats and ticket prices in dollars. ${sections.map(({ en }, i) => `${en}: ${seats[i]} seats, price ${prices[i]}`).join('; ')}.`,
            zh_cn: `座位数与票价（美元）表。${sections.map(({ zh_cn }, i) => `${zh_cn}：${seats[i]} 座，票价 ${prices[i]}`).join('；')}。`,
          },
        },
        {
          kind: 'bar',
          title: both`Tickets sold``售出票数`,
          categories: sections,
          values: [...sold],
          axis: { label: both`Tickets``票数`, min: 0, max: topOf(sold, 10), step: 10 },
          printed: true,
          described: {
            en: `A bar graph of tickets sold: ${sections.map(({ en }, i) => `${en} ${sold[i]}`).join(', ')}.`,
            zh_cn: `售出票数的条形图：${sections.map(({ zh_cn }, i) => `${zh_cn} ${sold[i]}`).join('，')}。`,
          },
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 2,
          seconds: 60,
          stem: both`If every seat in the ${section} had been sold, the revenue from that section would have been how many dollars greater?``如果${section}的座位全部售出，该区域的票款会多出多少美元？`,
          key: (q - s) * p,
          suffix: both`dollars``美元`,
          steps: [
            both`The idea: Only the empty seats would bring more, so count these; neither of the two revenues is needed. Of the ${q} seats, ${s} were sold, so $${q} - ${s} = ${q - s}$ were empty.``关键在于：多出的票款只来自空座，不必求前后两笔票款。该区域共 ${q} 座，售出 ${s} 座，空着 $${q} - ${s} = ${q - s}$ 座。`,
            both`At ${usd(p)} each they would have brought $${q - s} \cdot ${p} = ${(q - s) * p}$ dollars more.``每座 ${usd(p)}，会多收 $${q - s} \cdot ${p} = ${(q - s) * p}$ 美元。`,
          ],
          wrong: [
            [
              s * p,
              'answers-another-question',
              both`$${s} \cdot ${p} = ${s * p}$ is what the section did bring in.``$${s} \cdot ${p} = ${s * p}$ 是该区域实际的票款。`,
            ],
            [
              q * p,
              'answers-another-question',
              both`$${q} \cdot ${p} = ${q * p}$ is what a full section would bring in altogether.``$${q} \cdot ${p} = ${q * p}$ 是全部售出时的总票款。`,
            ],
            [
              q - s,
              'stops-early',
              both`$${q} - ${s} = ${q - s}$ is the number of empty seats.``$${q} - ${s} = ${q - s}$ 只是空座数。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 85,
          stem: both`For what percent of all the seats in the hall were tickets sold?``全厅座位售出了百分之几？`,
          key: occupancy,
          show: (v) => `${plain(v)}%`,
          steps: [
            both`The idea: The whole hall counts as one group: all tickets sold over all seats, not a mean of percents. The hall has $${seats.join(' + ')} = ${all}$ seats, and $${sold.join(' + ')} = ${taken}$ were sold.``关键在于：把全厅看成一个整体：用售出总数除以座位总数，而不是求各百分数的平均。全厅共有 $${seats.join(' + ')} = ${all}$ 座，售出 $${sold.join(' + ')} = ${taken}$ 座。`,
            both`So $\frac{${taken}}{${all}} = ${occupancy}\%$ were sold. The sections differ in size, so their percents cannot simply be averaged.``所以售出 $\frac{${taken}}{${all}} = ${occupancy}\%$。各区域大小不同，不能把各区的百分数直接平均。`,
          ],
          wrong: [
            ...(meanRate.d === 1n
              ? [
                  [
                    meanRate,
                    'averages-rates',
                    both`The plain average of the three percents, ${plain(meanRate)}, treats the sections as equally large.``三个百分数的简单平均数 ${plain(meanRate)} 把各区域当成一样大。`,
                  ] as const,
                ]
              : []),
            ...[0, 1, 2]
              .filter(whole)
              .map(
                (i) =>
                  [
                    rates[i]!,
                    'wrong-row-total',
                    both`$\frac{${sold[i]!}}{${seats[i]!}} = ${rates[i]!}\%$ is the percent for the ${sections[i]!.en.toLowerCase()} alone.``$\frac{${sold[i]!}}{${seats[i]!}} = ${rates[i]!}\%$ 只是${sections[i]!.zh_cn}的售出比例。`,
                  ] as const,
              ),
            [
              div(100 * (all - taken), all),
              'complement-slip',
              both`$\frac{${all - taken}}{${all}} = ${div(100 * (all - taken), all)}\%$ were not sold.``$\frac{${all - taken}}{${all}} = ${div(100 * (all - taken), all)}\%$ 是没有售出的比例。`,
            ],
            [
              div(100 * taken + 5 * all, all),
              'arithmetic-slip',
              both`$${occupancy} + 5 = ${div(100 * taken + 5 * all, all)}$ comes of rounding the bars up.``$${occupancy} + 5 = ${div(100 * taken + 5 * all, all)}$ 是把图中数据往大取整的结果。`,
            ],
            [
              div(100 * taken - 5 * all, all),
              'arithmetic-slip',
              both`$${occupancy} - 5 = ${div(100 * taken - 5 * all, all)}$ comes of rounding the bars down.``$${occupancy} - 5 = ${div(100 * taken - 5 * all, all)}$ 是把图中数据往小取整的结果。`,
            ],
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 120,
          stem: both`For which of the following sections was the revenue per seat, counting both sold and unsold seats, greater than the revenue per seat for the whole hall? Indicate all such sections.``
            按售出和未售出的座位一起计算，下列哪些区域的每座平均票款高于全厅的每座平均票款？请选出所有符合的区域。`,
          inOrder: true,
          options: sections.map((name, i) => {
            const rate = div(revenue[i]!, seats[i]!);
            const isMore = compare(rate, div(total, all)) > 0;
            return [
              name,
              isMore,
              isMore ? null : 'percent-of-wrong-base',
              isMore
                ? both`Its revenue per seat, $\frac{${sold[i]!} \cdot ${prices[i]!}}{${seats[i]!}} = ${rate}$, is above that of the hall.``每座平均票款 $\frac{${sold[i]!} \cdot ${prices[i]!}}{${seats[i]!}} = ${rate}$，高于全厅。`
                : both`Its revenue per seat, $\frac{${sold[i]!} \cdot ${prices[i]!}}{${seats[i]!}} = ${rate}$, is below that of the hall, however many tickets it sold.``每座平均票款 $\frac{${sold[i]!} \cdot ${prices[i]!}}{${seats[i]!}} = ${rate}$，低于全厅，尽管售出的票不少。`,
            ] as const;
          }),
          steps: [
            both`The idea: The base is all the seats, sold or not, so empty seats pull the revenue per seat down. The revenue of the hall is $${sold.map((n, i) => `${n} \\cdot ${prices[i]}`).join(' + ')} = ${total}$ dollars for ${all} seats, that is $\frac{${total}}{${all}} = ${div(total, all)}$ dollars per seat.``关键在于：分母是全部座位，无论是否售出，所以空座会拉低每座平均票款。全厅票款为 $${sold.map((n, i) => `${n} \\cdot ${prices[i]}`).join(' + ')} = ${total}$ 美元，共 ${all} 座，每座 $\frac{${total}}{${all}} = ${div(total, all)}$ 美元。`,
            both`In a section the revenue per seat is the price times the fraction of seats sold; compare each with this number. Faster: the number for the hall lies between the highest and the lowest of the sections, so only the middle one has to be compared with it.``各区域的每座平均票款等于票价乘以售出比例，逐一与这个数比较即可。更快的看法：全厅的数介于各区域的最高与最低之间，所以只需把中间的一个与它比较。`,
          ],
        },
      ],
    };
  },
});
