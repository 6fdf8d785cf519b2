/** Prices of the editions of a book in two years and the share of copies sold of each: revenue, mean price, shares of revenue. */

import { div, isWhole } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, same, usd } from '../../text.ts';

const editions = [
  { en: 'Hardcover', zh_cn: '精装本' },
  { en: 'Paperback', zh_cn: '平装本' },
  { en: 'E-book', zh_cn: '电子书' },
  { en: 'Audiobook', zh_cn: '有声书' },
];

/** Prices before and after in dollars, percents of the copies sold in the later year, copies in thousands, the edition asked for. */
const data: { before: number[]; after: number[]; share: number[]; copies: number; asked: number }[] = [
  { before: [20, 12, 8, 16], after: [24, 14, 10, 20], share: [25, 40, 25, 10], copies: 40, asked: 0 },
  { before: [24, 14, 8, 16], after: [30, 16, 10, 20], share: [20, 50, 20, 10], copies: 60, asked: 1 },
  { before: [22, 10, 6, 14], after: [26, 12, 8, 20], share: [20, 30, 40, 10], copies: 50, asked: 2 },
  { before: [28, 16, 12, 20], after: [30, 20, 15, 25], share: [15, 45, 20, 20], copies: 80, asked: 3 },
];

export const family = defineSet({
  space: {
    data,
    years: [
      [2016, 2024],
      [2015, 2023],
      [2014, 2022],
      [2017, 2025],
    ],
  },
  make: ({ data: { before, after, share, copies, asked }, years }) => {
    const [first, last] = years.map(String) as [string, string];
    const name = { en: editions[asked]!.en.toLowerCase(), zh_cn: editions[asked]!.zh_cn };
    const plural = { en: `${name.en}s`, zh_cn: name.zh_cn };
    const [price, s] = [after[asked]!, share[asked]!];
    const sold = (copies * s) / 100;
    const revenue = price * sold;
    const parts = after.map((p, i) => div(p * share[i]!, 100));
    const mean = div(
      after.reduce((sum, p, i) => sum + p * share[i]!, 0),
      100,
    );
    const plainMean = div(sumOf(after), 4);
    const meanBefore = div(
      before.reduce((sum, p, i) => sum + p * share[i]!, 0),
      100,
    );
    const gap = div(
      after.reduce((sum, p, i) => sum + (p - before[i]!) * share[i]! * copies, 0),
      100,
    );
    if (!isWhole(gap)) return null;
    const gaps = after.map((p, i) => ((p - before[i]!) * share[i]! * copies) / 100);
    const total = sumOf(gaps);
    const meanGap = div(
      after.reduce((sum, p, i) => sum + p - before[i]!, 0),
      4,
    );
    const list = (values: number[], language: 'en' | 'zh_cn') =>
      editions.map((e, i) => `${e[language]} ${values[i]}`).join(language === 'en' ? ', ' : '，');
    return {
      title: both`Prices and sales of a book``一本书的定价与销量`,
      intro: both`The bar graph shows the prices of the four editions of a book in ${first} and in ${last}. The circle graph shows the distribution of the copies sold in ${last}, by edition.``
        条形图为一本书四种版本在 ${first} 年与 ${last} 年的定价。扇形图为 ${last} 年售出册数按版本的分布。`,
      figures: [
        {
          kind: 'grouped-bar',
          title: both`Price, in dollars``定价（美元）`,
          categories: editions,
          series: [
            { name: same(first), values: before },
            { name: same(last), values: after },
          ],
          axis: { label: both`Dollars``美元`, min: 0, max: topOf([...before, ...after], 5), step: 5 },
          printed: true,
          described: {
            en: `A bar graph of prices in dollars. In ${first}: ${list(before, 'en')}. In ${last}: ${list(after, 'en')}.`,
            zh_cn: `条形图，定价（美元）。${first} 年：${list(before, 'zh_cn')}。${last} 年：${list(after, 'zh_cn')}。`,
          },
        },
        {
          kind: 'pie',
          title: both`Copies sold in ${last}``${last} 年售出册数`,
          slices: editions.map((edition, i) => ({ name: edition, percent: share[i]! })),
          total: both`Total: ${copies} thousand copies``合计：${copies} 千册`,
          described: {
            en: `A circle graph of ${copies} thousand copies sold in ${last}, in percent: ${list(share, 'en')}.`,
            zh_cn: `扇形图，${last} 年共售出 ${copies} 千册，各版本百分比：${list(share, 'zh_cn')}。`,
          },
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 70,
          stem: both`If all ${plural} sold in ${last} were sold at the price shown, what was the revenue from them, in thousands of dollars?``若 ${last} 年售出的${plural}均按图中定价售出，其收入是多少千美元？`,
          key: revenue,
          suffix: both`thousand dollars``千美元`,
          steps: [
            both`The idea: Two figures have to be combined: the circle graph gives the copies, and the bar graph gives the price. The number of copies was $${s}\% \cdot ${copies} = ${sold}$ thousand.``关键在于：要把两幅图结合起来：扇形图给出册数，条形图给出定价。册数为 $${s}\% \cdot ${copies} = ${sold}$ 千册。`,
            both`At ${price} dollars each the revenue was $${price} \cdot ${sold} = ${revenue}$ thousand dollars.``每册 ${price} 美元，收入为 $${price} \cdot ${sold} = ${revenue}$ 千美元。`,
          ],
          wrong: [
            [
              sold,
              'stops-early',
              both`$${s}\% \cdot ${copies} = ${sold}$ is the number of copies, in thousands.``$${s}\% \cdot ${copies} = ${sold}$ 是册数（千册）。`,
            ],
            [
              before[asked]! * sold,
              'misreads-chart',
              both`$${before[asked]!} \cdot ${sold} = ${before[asked]! * sold}$ uses the price of ${first}.``$${before[asked]!} \cdot ${sold} = ${before[asked]! * sold}$ 用了 ${first} 年的定价。`,
            ],
            [
              price * copies,
              'ignores-a-condition',
              both`$${price} \cdot ${copies} = ${price * copies}$ takes all copies to be of this edition.``$${price} \cdot ${copies} = ${price * copies}$ 把所有册数都当成这一版本。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 3,
          seconds: 95,
          stem: both`At the prices shown, what was the average (arithmetic mean) price per copy of all the copies sold in ${last}?``按图中定价，${last} 年售出的全部图书平均每册的价格是多少？`,
          key: mean,
          show: (v) => usd(v),
          steps: [
            both`The idea: The total number of copies is not needed: the shares alone are the weights of the prices. Weight each price by its share of the copies: in dollars, $${after.map((p, i) => `${share[i]!}\\% \\cdot ${p}`).join(' + ')} = ${mean}$.``关键在于：总册数用不到，各版本所占的比例就是价格的权。以各版本的册数比例为权：$${after.map((p, i) => `${share[i]!}\\% \\cdot ${p}`).join(' + ')} = ${mean}$（美元）。`,
            both`The mean leans toward the prices at which many copies were sold, so the plain mean of the four prices, $\frac{${after.join(' + ')}}{4} = ${plainMean}$, will not do.``平均价偏向销量大的版本，所以不能用四个价格的直接平均 $\frac{${after.join(' + ')}}{4} = ${plainMean}$。`,
          ],
          wrong: [
            [
              plainMean,
              'unweighted-mean',
              both`$\frac{${after.join(' + ')}}{4} = ${plainMean}$ is the mean of the four prices without weights.``$\frac{${after.join(' + ')}}{4} = ${plainMean}$ 是四个价格的直接平均。`,
            ],
            [
              meanBefore,
              'misreads-chart',
              both`$${before.map((p, i) => `${share[i]!}\\% \\cdot ${p}`).join(' + ')} = ${meanBefore}$ uses the prices of ${first}.``$${before.map((p, i) => `${share[i]!}\\% \\cdot ${p}`).join(' + ')} = ${meanBefore}$ 用了 ${first} 年的定价。`,
            ],
            [
              after[share.indexOf(Math.max(...share))]!,
              'answers-another-question',
              both`${after[share.indexOf(Math.max(...share))]!} is the price of the edition that sold most.``${after[share.indexOf(Math.max(...share))]!} 是销量最大的版本的价格。`,
            ],
            [
              after[0]!,
              'misreads-chart',
              both`${after[0]!} is the price of the hardcover alone.``${after[0]!} 只是精装本的价格。`,
            ],
            [
              div(Math.max(...after) + Math.min(...after), 2),
              'unweighted-mean',
              both`$\frac{${Math.max(...after)} + ${Math.min(...after)}}{2} = ${div(Math.max(...after) + Math.min(...after), 2)}$ is halfway between the highest and the lowest price.``$\frac{${Math.max(...after)} + ${Math.min(...after)}}{2} = ${div(Math.max(...after) + Math.min(...after), 2)}$ 是最高与最低价格的中间值。`,
            ],
            [
              parts[0]!,
              'stops-early',
              both`$${share[0]!}\% \cdot ${after[0]!} = ${parts[0]!}$ is what hardcovers contribute.``$${share[0]!}\% \cdot ${after[0]!} = ${parts[0]!}$ 只是精装本的贡献。`,
            ],
            [
              after[2]!,
              'misreads-chart',
              both`${after[2]!} is the price of the e-book alone.``${after[2]!} 只是电子书的价格。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 4,
          seconds: 120,
          stem: both`At ${first} prices, the revenue from the copies sold in ${last} would have been how many thousand dollars less?``${last} 年售出的图书若按 ${first} 年的定价出售，收入会少多少千美元？`,
          key: total,
          steps: [
            both`The idea: The same copies are sold at both prices, so only the differences in price matter. For each edition multiply the difference of the prices by the copies sold, in thousands: $${after.map((p, i) => `(${p} - ${before[i]!}) \\cdot ${(copies * share[i]!) / 100}`).join(' + ')}$.``关键在于：两种定价下册数相同，所以只需看差价。各版本的差价乘以册数（千册）：$${after.map((p, i) => `(${p} - ${before[i]!}) \\cdot ${(copies * share[i]!) / 100}`).join(' + ')}$。`,
            both`That is $${gaps.join(' + ')} = ${total}$ thousand dollars.``即 $${gaps.join(' + ')} = ${total}$ 千美元。`,
          ],
          wrong: [
            [
              div(Number(meanGap.n) * copies, Number(meanGap.d)),
              'unweighted-mean',
              both`$${meanGap} \cdot ${copies} = ${div(Number(meanGap.n) * copies, Number(meanGap.d))}$ uses the plain mean of the four differences.``$${meanGap} \cdot ${copies} = ${div(Number(meanGap.n) * copies, Number(meanGap.d))}$ 用了四个差价的直接平均。`,
            ],
            [
              (after[0]! - before[0]!) * copies,
              'ignores-a-condition',
              both`$(${after[0]!} - ${before[0]!}) \cdot ${copies} = ${(after[0]! - before[0]!) * copies}$ takes the difference of the hardcover for all copies.``$(${after[0]!} - ${before[0]!}) \cdot ${copies} = ${(after[0]! - before[0]!) * copies}$ 把精装本的差价用于所有册数。`,
            ],
            [
              gaps[0]! + gaps[1]!,
              'stops-early',
              both`$${gaps[0]!} + ${gaps[1]!} = ${gaps[0]! + gaps[1]!}$ stops after two editions.``$${gaps[0]!} + ${gaps[1]!} = ${gaps[0]! + gaps[1]!}$ 只算了两种版本。`,
            ],
            [
              gaps[0]! + gaps[1]! + gaps[2]!,
              'stops-early',
              both`$${gaps[0]!} + ${gaps[1]!} + ${gaps[2]!} = ${gaps[0]! + gaps[1]! + gaps[2]!}$ leaves the audiobook out.``$${gaps[0]!} + ${gaps[1]!} + ${gaps[2]!} = ${gaps[0]! + gaps[1]! + gaps[2]!}$ 漏掉了有声书。`,
            ],
            [
              total + gaps[0]!,
              'adds-overlapping',
              both`$${total} + ${gaps[0]!} = ${total + gaps[0]!}$ counts the hardcover twice.``$${total} + ${gaps[0]!} = ${total + gaps[0]!}$ 把精装本算了两次。`,
            ],
            [
              after.reduce((sum, p, i) => sum + p - before[i]!, 0) * 10,
              'unit-not-converted',
              both`$10 \cdot (${after.map((p, i) => `${p - before[i]!}`).join(' + ')}) = ${after.reduce((sum, p, i) => sum + p - before[i]!, 0) * 10}$ gives every edition ten thousand copies.``$10 \cdot (${after.map((p, i) => `${p - before[i]!}`).join(' + ')}) = ${after.reduce((sum, p, i) => sum + p - before[i]!, 0) * 10}$ 默认每种版本各售出一万册。`,
            ],
            [
              total + gaps[3]!,
              'adds-overlapping',
              both`$${total} + ${gaps[3]!} = ${total + gaps[3]!}$ counts the audiobook twice.``$${total} + ${gaps[3]!} = ${total + gaps[3]!}$ 把有声书算了两次。`,
            ],
          ],
        },
      ],
    };
  },
});
