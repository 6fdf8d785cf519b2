/** Revenue by quarter and costs as a percent of it: profit of a quarter and of the year. */

import { div, toDecimal } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, listed } from '../../text.ts';

const quarters = [
  { en: 'First quarter', zh_cn: '第一季度' },
  { en: 'Second quarter', zh_cn: '第二季度' },
  { en: 'Third quarter', zh_cn: '第三季度' },
  { en: 'Fourth quarter', zh_cn: '第四季度' },
];

/** Revenue in thousands of dollars, costs in percent of it, the quarter asked for. */
const data: { revenue: number[]; cost: number[]; asked: number; shop: [string, string] }[] = [
  { revenue: [40, 60, 80, 20], cost: [75, 60, 50, 80], asked: 1, shop: ['a garden shop', '某园艺店'] },
  { revenue: [100, 50, 40, 60], cost: [70, 60, 50, 75], asked: 0, shop: ['a toy shop', '某玩具店'] },
  { revenue: [120, 80, 60, 40], cost: [65, 70, 80, 55], asked: 3, shop: ['a bicycle shop', '某自行车店'] },
  { revenue: [80, 50, 40, 30], cost: [65, 60, 75, 80], asked: 1, shop: ['a bookshop', '某书店'] },
];

export const family = defineSet({
  space: { data },
  make: ({ data: { revenue, cost, asked, shop } }) => {
    const name = { en: quarters[asked]!.en.toLowerCase(), zh_cn: quarters[asked]!.zh_cn };
    const [r, c] = [revenue[asked]!, cost[asked]!];
    const total = sumOf(revenue);
    const profits = revenue.map((x, i) => (x * (100 - cost[i]!)) / 100);
    const profit = sumOf(profits);
    const share = div(100 * profit, total);
    const rates = cost.map((x) => 100 - x);
    const mean = div(sumOf(rates), 4);
    const [p, costs] = [profits[asked]!, (r * c) / 100];
    const [best, worst] = [Math.max(...rates), Math.min(...rates)];
    return {
      title: { en: `Revenue and costs of ${shop[0]} in one year`, zh_cn: `${shop[1]}一年的收入与成本` },
      intro: {
        en: `The bar graph shows the revenue of ${shop[0]} in each quarter of one year. The line graph shows, for each quarter, the costs as a percent of the revenue of that quarter. The profit is the revenue less the costs.`,
        zh_cn: `条形图为${shop[1]}一年中各季度的收入。折线图为各季度的成本占该季度收入的百分比。利润等于收入减去成本。`,
      },
      figures: [
        {
          kind: 'bar',
          title: both`Revenue, in thousands of dollars``收入（千美元）`,
          categories: quarters,
          values: revenue,
          axis: { label: both`Thousands of dollars``千美元`, min: 0, max: topOf(revenue, 20), step: 20 },
          printed: true,
          described: both`A bar graph of the revenue in thousands of dollars, from the first quarter to the fourth: ${listed(revenue)}.``条形图，第一至第四季度的收入依次为（千美元）：${listed(revenue)}。`,
        },
        {
          kind: 'line',
          title: both`Costs as a percent of revenue``成本占收入的百分比`,
          categories: quarters,
          series: [{ name: both`Costs``成本`, values: cost }],
          axis: { label: both`Percent``百分比`, min: 0, max: topOf(cost, 10), step: 10 },
          printed: true,
          described: both`A line graph of the costs as a percent of revenue, from the first quarter to the fourth: ${listed(cost)}.``折线图，第一至第四季度成本占收入的百分比依次为：${listed(cost)}。`,
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 1,
          seconds: 50,
          stem: both`What was the total revenue for the year, in thousands of dollars?``全年总收入是多少千美元？`,
          key: total,
          suffix: both`thousand dollars``千美元`,
          steps: [
            both`The idea: Revenue is in the bar graph alone; the costs in the line graph play no part. Read the four bars: ${listed(revenue)}.``关键在于：收入只看条形图，折线图中的成本用不到。读出四个条形：${listed(revenue)}。`,
            both`Their sum is $${revenue.join(' + ')} = ${total}$.``它们的和为 $${revenue.join(' + ')} = ${total}$。`,
          ],
          wrong: [
            [
              div(total, 4),
              'answers-another-question',
              both`$${total} \div 4 = ${div(total, 4)}$ is the mean of a quarter.``$${total} \div 4 = ${div(total, 4)}$ 是每季度的平均收入。`,
            ],
            [
              profit,
              'answers-another-question',
              both`$${profits.join(' + ')} = ${profit}$ is the total profit.``$${profits.join(' + ')} = ${profit}$ 是全年利润。`,
            ],
            [
              Math.max(...revenue),
              'stops-early',
              both`${Math.max(...revenue)} is the largest bar alone.``${Math.max(...revenue)} 只是最高的条形。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 75,
          stem: both`What was the profit for the ${name}, in thousands of dollars?``${name}的利润是多少千美元？`,
          key: p,
          steps: [
            both`The idea: What is not cost is profit, so the profit is the remaining percent of the revenue. The bar of that quarter shows a revenue of ${r}, and the line graph says that ${c} percent of it were costs, so $100\% - ${c}\% = ${100 - c}\%$ were profit.``关键在于：成本以外的就是利润，所以利润是收入中剩下的百分比。该季度条形图的收入为 ${r}，折线图显示其中 ${c}% 为成本，所以利润占 $100\% - ${c}\% = ${100 - c}\%$。`,
            both`The profit was $${100 - c}\% \cdot ${r} = ${p}$ thousand dollars.``利润为 $${100 - c}\% \cdot ${r} = ${p}$ 千美元。`,
          ],
          wrong: [
            [
              costs,
              'complement-slip',
              both`$${c}\% \cdot ${r} = ${costs}$ is the amount of the costs.``$${c}\% \cdot ${r} = ${costs}$ 是成本。`,
            ],
            [
              100 - c,
              'percent-as-number',
              both`$100 - ${c} = ${100 - c}$ is the profit in percent.``$100 - ${c} = ${100 - c}$ 是利润的百分比。`,
            ],
            [r, 'stops-early', both`${r} is the revenue.``${r} 是收入。`],
            [
              Math.abs(r - c),
              'percent-as-number',
              both`$${Math.max(r, c)} - ${Math.min(r, c)} = ${Math.abs(r - c)}$ subtracts a percent from an amount.``$${Math.max(r, c)} - ${Math.min(r, c)} = ${Math.abs(r - c)}$ 用金额与百分数相减。`,
            ],
            [
              profits[(asked + 1) % 4]!,
              'misreads-chart',
              both`$${100 - cost[(asked + 1) % 4]!}\% \cdot ${revenue[(asked + 1) % 4]!} = ${profits[(asked + 1) % 4]!}$ belongs to another quarter.``$${100 - cost[(asked + 1) % 4]!}\% \cdot ${revenue[(asked + 1) % 4]!} = ${profits[(asked + 1) % 4]!}$ 是另一个季度的利润。`,
            ],
            [
              div(p, 2),
              'arithmetic-slip',
              both`$${p} \div 2 = ${div(p, 2)}$ takes half of the profit.``$${p} \div 2 = ${div(p, 2)}$ 只取了利润的一半。`,
            ],
            [
              profits[(asked + 3) % 4]!,
              'misreads-chart',
              both`$${100 - cost[(asked + 3) % 4]!}\% \cdot ${revenue[(asked + 3) % 4]!} = ${profits[(asked + 3) % 4]!}$ belongs to another quarter.``$${100 - cost[(asked + 3) % 4]!}\% \cdot ${revenue[(asked + 3) % 4]!} = ${profits[(asked + 3) % 4]!}$ 是另一个季度的利润。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 5,
          seconds: 130,
          stem: both`The profit for the whole year was what percent of the revenue for the whole year?``全年利润占全年收入的百分之几？`,
          key: share,
          show: (v) => `${toDecimal(v)}%`,
          steps: [
            both`The idea: Percents of different revenues cannot be averaged; add up the amounts first, and divide only at the end. Work in thousands of dollars: the profits of the quarters are $${100 - cost[0]!}\% \cdot ${revenue[0]!} = ${profits[0]!}$, $${100 - cost[1]!}\% \cdot ${revenue[1]!} = ${profits[1]!}$, $${100 - cost[2]!}\% \cdot ${revenue[2]!} = ${profits[2]!}$, and $${100 - cost[3]!}\% \cdot ${revenue[3]!} = ${profits[3]!}$, together ${profit}.``
              关键在于：基数不同的百分数不能直接平均，要先把金额相加，最后再相除。以千美元计，各季度利润为 $${100 - cost[0]!}\% \cdot ${revenue[0]!} = ${profits[0]!}$，$${100 - cost[1]!}\% \cdot ${revenue[1]!} = ${profits[1]!}$，$${100 - cost[2]!}\% \cdot ${revenue[2]!} = ${profits[2]!}$，$${100 - cost[3]!}\% \cdot ${revenue[3]!} = ${profits[3]!}$，合计 ${profit}。`,
            both`Compared with the revenue of the year this is $\frac{${profit}}{${total}} = ${share}\%$. Quarters with more revenue count for more, so the mean of the four percents will not do.``与全年收入相比为 $\frac{${profit}}{${total}} = ${share}\%$。收入多的季度权重大，所以不能直接对四个百分数求平均。`,
          ],
          wrong: [
            [
              mean,
              'unweighted-mean',
              both`$\frac{${rates.join(' + ')}}{4} = ${mean}$ is the mean of the four percents, without weights.``$\frac{${rates.join(' + ')}}{4} = ${mean}$ 是四个百分数的直接平均，没有加权。`,
            ],
            [
              div(100 * (total - profit), total),
              'complement-slip',
              both`$\frac{${total} - ${profit}}{${total}} = ${div(100 * (total - profit), total)}\%$ is the percent of the costs.``$\frac{${total} - ${profit}}{${total}} = ${div(100 * (total - profit), total)}\%$ 是成本所占的百分比。`,
            ],
            [
              best,
              'misreads-chart',
              both`$100 - ${100 - best} = ${best}$ is the percent of the best quarter.``$100 - ${100 - best} = ${best}$ 是利润率最高的季度的百分比。`,
            ],
            [
              worst,
              'misreads-chart',
              both`$100 - ${100 - worst} = ${worst}$ is the percent of the worst quarter.``$100 - ${100 - worst} = ${worst}$ 是利润率最低的季度的百分比。`,
            ],
            [
              div(best + worst, 2),
              'unweighted-mean',
              both`$\frac{${best} + ${worst}}{2} = ${div(best + worst, 2)}$ is halfway between the best and the worst quarter.``$\frac{${best} + ${worst}}{2} = ${div(best + worst, 2)}$ 是最好与最差季度的中间值。`,
            ],
            [
              div(100 * Math.max(...profits), total),
              'stops-early',
              both`$\frac{${Math.max(...profits)}}{${total}} = ${div(100 * Math.max(...profits), total)}\%$ counts the profit of one quarter alone.``$\frac{${Math.max(...profits)}}{${total}} = ${div(100 * Math.max(...profits), total)}\%$ 只算了一个季度的利润。`,
            ],
          ],
        },
      ],
    };
  },
});
