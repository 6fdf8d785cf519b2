/**
 * Rents in three districts as box plots, and how many apartments each has: a quarter of a few is not a quarter of many.
 *
 * Counts across districts need the box plot for the fraction and the table for the number; what lies inside a quarter
 * is not shown, so some counts are only bounded.
 */
import { range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, closest, inPercent, tableOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, listed, plain } from '../../text.ts';

const names = [
  { en: 'Harbor', zh_cn: '港口区' },
  { en: 'Midtown', zh_cn: '中城区' },
  { en: 'Parkside', zh_cn: '公园区' },
];

export const family = defineSet({
  space: { pick: range(1, 400) },
  make: ({ pick }) => {
    const random = seeded(`apartment rents ${pick}`);
    // The rent R is the third quartile of one district, the median of another, the first quartile of the third.
    const R = 1250 + 50 * random.below(7);
    const up = (least: number, steps: number) => 50 * (least + random.below(steps));
    const low = [R - up(13, 3), R - up(8, 3), R - up(3, 3), R, R + up(4, 4)];
    const mid = [R - up(11, 3), R - up(4, 3), R, R + up(3, 3), R + up(9, 4)];
    const high = [R - up(6, 3), R, R + up(3, 2), R + up(7, 3), R + up(13, 4)];
    const order = random.shuffle([0, 1, 2]);
    const rows = order.map((k) => [low, mid, high][k]!);
    const counts = order.map((k) => 4 * (random.below(16) + [61, 34, 17][k]!));
    const over = order.map((k) => [1, 2, 3][k]!);
    const above = counts.map((n, i) => (n * over[i]!) / 4);
    const [all, many] = [sumOf(counts), sumOf(above)];
    const h = order.indexOf(2);
    const l = order.indexOf(0);
    const mean = (sumOf(over) * 25) / 3;
    const share = closest(
      (100 * many) / all,
      1,
      [
        [
          mean,
          'unweighted-mean',
          both`$\frac{${over.map((n) => 25 * n).join(' + ')}}{3} = ${mean}$ averages the three fractions as if the districts had equally many apartments``$\frac{${over.map((n) => 25 * n).join(' + ')}}{3} = ${mean}$ 直接平均三个比例，默认各区公寓数相同`,
        ],
        [
          100 - (100 * many) / all,
          'complement-slip',
          both`$${inPercent(all - many, all)}$ have lower rents``$${inPercent(all - many, all)}$ 是租金较低的公寓所占的比例`,
        ],
        [
          (100 * above[h]!) / all,
          'stops-early',
          both`$${inPercent(above[h]!, all)}$ counts ${names[h]!} alone``$${inPercent(above[h]!, all)}$ 只计入了${names[h]!}`,
        ],
        [
          25,
          'misreads-chart',
          both`A quarter, 25 percent, holds for ${names[l]!} only``四分之一即 25% 只适用于${names[l]!}`,
        ],
        [
          75,
          'misreads-chart',
          both`Three quarters, 75 percent, holds for ${names[h]!} only``四分之三即 75% 只适用于${names[h]!}`,
        ],
        [
          (100 * (many - above[l]!)) / all,
          'stops-early',
          both`$${inPercent(many - above[l]!, all)}$ leaves ${names[l]!} out``$${inPercent(many - above[l]!, all)}$ 漏掉了${names[l]!}`,
        ],
        [
          (100 * counts[h]!) / all,
          'answers-another-question',
          both`$${inPercent(counts[h]!, all)}$ of the apartments are in ${names[h]!}``$${inPercent(counts[h]!, all)}$ 是${names[h]!}公寓所占的比例`,
        ],
      ],
      { show: asPercent, gap: 3 },
    );
    if (share === null) return null;
    const [q1, q3] = [rows[l]![1]!, rows[l]![3]!];
    const m = order.indexOf(1);
    // A rent strictly between the first quartile and the median of the district in the middle.
    const T = roundTo((mid[1]! + mid[2]!) / 2, 0);
    const [atLeast, atMost] = [counts[m]! / 2, (3 * counts[m]!) / 4];
    const axisMin = 100 * Math.floor((Math.min(...rows.flat()) - 50) / 100);
    const axisMax = 100 * Math.ceil((Math.max(...rows.flat()) + 50) / 100);
    const near = [-14, -4, 1, 9].map((d) => atLeast + d).concat([-12, -1, 3, 15].map((d) => atMost + d));
    const tries = random.shuffle(near).slice(0, 5);
    const isPossible = (n: number): boolean => n >= atLeast && n <= atMost;
    if (new Set(near).size < 8 || tries.every(isPossible) || !tries.some(isPossible)) return null;
    return {
      title: both`Monthly rents in three districts of Calder City``考尔德市三个城区的月租金`,
      intro: both`The box plots show the least value, the first quartile, the median, the third quartile, and the greatest value of the monthly rents, in dollars, of the apartments for rent in three districts. The table shows the number of apartments. No two apartments in a district have the same rent, and in each district exactly a quarter of the rents lie in each of the four parts of its plot.``
        箱线图依次给出三个城区出租公寓月租金（美元）的最小值、第一四分位数、中位数、第三四分位数和最大值。表格给出各区的公寓数。同一城区内任意两套公寓的租金都不相同，且各区恰有四分之一的租金落在图中的四段之一。`,
      figures: [
        {
          kind: 'box',
          title: both`Monthly rents``月租金`,
          rows: rows.map(([min, first, median, third, max], i) => ({
            name: names[i]!,
            min: min!,
            q1: first!,
            median: median!,
            q3: third!,
            max: max!,
          })),
          axis: { label: both`Dollars``美元`, min: axisMin, max: axisMax, step: 50 },
          described: {
            en: `Box plots of rents in dollars, each with least value, first quartile, median, third quartile, and greatest value. ${rows.map((row, i) => `${names[i]!.en}: ${listed(row).en}`).join('. ')}.`,
            zh_cn: `月租金（美元）的箱线图，依次为最小值、第一四分位数、中位数、第三四分位数和最大值。${rows.map((row, i) => `${names[i]!.zh_cn}：${listed(row).zh_cn}`).join('。')}。`,
          },
        },
        tableOf(
          both`Apartments for rent``出租公寓`,
          [both`District``城区`, both`Apartments``公寓数`],
          names.map((name, i) => [name, counts[i]!] as const),
        ),
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.data.quartiles'],
          difficulty: 2,
          seconds: 60,
          stem: both`How many apartments in ${names[l]!} have rents between the first quartile and the third quartile of the rents there?``${names[l]!}有多少套公寓的租金在该区租金的第一四分位数与第三四分位数之间？`,
          key: counts[l]! / 2,
          steps: [
            both`The idea: a box plot cuts the list into four equal counts, so count parts and pay no attention to their widths. Two of the four parts of the plot lie between the quartiles, ${q1} and ${q3}, and each holds a quarter of the rents.``关键在于：箱线图把数据按个数四等分，所以数有几段即可，与各段的长短无关。第一四分位数 ${q1} 与第三四分位数 ${q3} 之间有四段中的两段，每段各占四分之一。`,
            both`That is half of the ${counts[l]!} apartments: $\frac{2}{4} \cdot ${counts[l]!} = ${counts[l]! / 2}$.``即 ${counts[l]!} 套的一半：$\frac{2}{4} \cdot ${counts[l]!} = ${counts[l]! / 2}$。`,
          ],
          wrong: [
            [
              q3 - q1,
              'answers-another-question',
              both`$${q3} - ${q1} = ${q3 - q1}$ is the interquartile range, in dollars.``$${q3} - ${q1} = ${q3 - q1}$ 是四分位距（美元）。`,
            ],
            [
              counts[l]! / 4,
              'misreads-chart',
              both`$\frac{${counts[l]!}}{4} = ${counts[l]! / 4}$ counts one part of the box.``$\frac{${counts[l]!}}{4} = ${counts[l]! / 4}$ 只算了箱体的一段。`,
            ],
            [
              (3 * counts[l]!) / 4,
              'misreads-chart',
              both`$\frac{3}{4} \cdot ${counts[l]!} = ${(3 * counts[l]!) / 4}$ counts all below the third quartile.``$\frac{3}{4} \cdot ${counts[l]!} = ${(3 * counts[l]!) / 4}$ 是第三四分位数以下的全部公寓。`,
            ],
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 120,
          stem: both`Of the apartments in the three districts together, approximately what percent have rents greater than \$${plain(R)}?``三个城区的全部公寓中，约有百分之几的租金高于 ${plain(R)} 美元？`,
          ...share,
          steps: [
            both`The idea: ${R} is a different mark in each plot, so it cuts off a different fraction of each district, and the fractions are weighted by the table.``关键在于：${R} 在三个图中是不同的分位点，截出的比例各不相同，还要按表中的公寓数加权。`,
            both`Above it lie ${names.map(({ en }, i) => `${i === 2 ? 'and ' : ''}$\\frac{${over[i]}}{4} \\cdot ${counts[i]} = ${above[i]}$ in ${en}`).join(', ')}.``高于它的有：${names.map(({ zh_cn }, i) => `${zh_cn} $\\frac{${over[i]}}{4} \\cdot ${counts[i]} = ${above[i]}$`).join('，')}。`,
            both`In all, $${inPercent(many, all)}$, closest to ${share.key} percent.``合计 $${inPercent(many, all)}$，最接近 ${share.key}%。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.quartiles'],
          difficulty: 4,
          seconds: 120,
          stem: both`Which of the following could be the number of apartments in ${names[m]!} with rents greater than \$${plain(T)}? Indicate all such numbers.``${names[m]!}租金高于 ${plain(T)} 美元的公寓数可能是下列哪些数？请选出所有符合的数。`,
          options: tries.map(
            (n) =>
              [
                n,
                isPossible(n),
                isPossible(n) ? null : n < atLeast ? 'misreads-chart' : 'stops-early',
                isPossible(n)
                  ? both`${n} is not less than ${atLeast} and not more than ${atMost}.``${n} 不小于 ${atLeast}，也不大于 ${atMost}。`
                  : n < atLeast
                    ? both`${n} is too few: all $\frac{${counts[m]!}}{2} = ${atLeast}$ rents above the median are above ${T}.``${n} 太少：中位数以上的 $\frac{${counts[m]!}}{2} = ${atLeast}$ 个租金都高于 ${T}。`
                    : both`${n} is too many: only $\frac{3}{4} \cdot ${counts[m]!} = ${atMost}$ rents are above the first quartile, which is less than ${T}.``${n} 太多：高于第一四分位数的租金只有 $\frac{3}{4} \cdot ${counts[m]!} = ${atMost}$ 个，而第一四分位数小于 ${T}。`,
              ] as const,
          ),
          steps: [
            both`The idea: ${T} lies inside a quarter, between the first quartile ${mid[1]!} and the median ${mid[2]!}, and how that quarter is spread is not shown.``关键在于：${T} 落在第一四分位数 ${mid[1]!} 与中位数 ${mid[2]!} 之间，而这一段内部如何分布图上看不出来。`,
            both`So at least the $\frac{1}{2} \cdot ${counts[m]!} = ${atLeast}$ above the median and at most the $\frac{3}{4} \cdot ${counts[m]!} = ${atMost}$ above the first quartile have greater rents.``所以租金更高的至少有中位数以上的 $\frac{1}{2} \cdot ${counts[m]!} = ${atLeast}$ 套，至多有第一四分位数以上的 $\frac{3}{4} \cdot ${counts[m]!} = ${atMost}$ 套。`,
          ],
        },
      ],
    };
  },
});
