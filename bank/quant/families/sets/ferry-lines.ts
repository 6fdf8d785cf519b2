/**
 * Passengers of four ferry lines in the last of three years, and the percents by which they rose and then fell.
 *
 * Two ideas: the percents lead back to the first year by division, and the change of all is weighted by that year.
 */
import { meanOf, range, roundTo, sumOf } from '../../arithmetic.ts';
import {
  asPercent,
  barsOf,
  changeInPercent,
  closest,
  inARow,
  result,
  tableOf,
  untidy,
} from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both } from '../../text.ts';

const lines = [
  { en: 'Bay', zh_cn: '海湾线' },
  { en: 'Harbor', zh_cn: '港口线' },
  { en: 'Island', zh_cn: '海岛线' },
  { en: 'River', zh_cn: '河道线' },
];
/** Thousands of passengers in the last year, percent up, percent down: up by far, just down, just up, down. */
const patterns = [
  [188, 88, 15],
  [75, 23, 20],
  [96, 38, 24],
  [62, 12, 16],
] as const;

export const family = defineSet({
  space: {
    pick: range(1, 900),
    years: [
      ['2021', '2022', '2023'],
      ['2022', '2023', '2024'],
    ],
  },
  make: ({ pick, years }) => {
    const random = seeded(`ferry lines ${pick}`);
    const [first, middle, last] = years;
    const order = random.shuffle([0, 1, 2, 3]);
    const now = order.map((k) => untidy(random, patterns[k]![0], 0.12, 0.1));
    const up = order.map((k) => patterns[k]![1] + random.below(5) - 2);
    const down = order.map((k) => patterns[k]![2] + random.below(3) - 1);
    const factor = up.map((u, i) => ((100 + u) * (100 - down[i]!)) / 10_000);
    const net = factor.map((f) => 100 * (f - 1));
    // Just down: the percents seem to say up.
    const j = order.indexOf(1);
    if (!(up[j]! > down[j]! && net[j]! < -0.7) || net[order.indexOf(2)]! < 1.5) return null;
    const mid = now.map((x, i) => (100 * x) / (100 - down[i]!));
    const then = now.map((x, i) => x / factor[i]!);
    const [all, was] = [sumOf(now), sumOf(then)];
    const change = (100 * (all - was)) / was;
    const r1 = (x: number): number => roundTo(x, 1);
    const d = order.indexOf([0, 2, 3][random.below(3)]!);
    const [x, p] = [now[d]!, down[d]!];
    const before = closest(
      mid[d]!,
      1,
      [
        [
          (x * (100 + p)) / 100,
          'undoes-percent-by-same',
          both`$${x} + ${p}\% \cdot ${x} ${result((x * (100 + p)) / 100)}$ adds ${p} percent of the later number``$${x} + ${p}\% \cdot ${x} ${result((x * (100 + p)) / 100)}$ 加的是后一年的 ${p}%`,
        ],
        [
          (x * (100 - p)) / 100,
          'reverses-comparison',
          both`$${x} - ${p}\% \cdot ${x} ${result((x * (100 - p)) / 100)}$ decreases the number once more``$${x} - ${p}\% \cdot ${x} ${result((x * (100 - p)) / 100)}$ 又减少了一次`,
        ],
        [
          then[d]!,
          'answers-another-question',
          both`This is the number for ${first!}``这是 ${first!} 年的人数`,
        ],
        [
          (x * (100 + up[d]!)) / 100,
          'misreads-chart',
          both`$${x} + ${up[d]!}\% \cdot ${x} ${result((x * (100 + up[d]!)) / 100)}$ uses the other column``$${x} + ${up[d]!}\% \cdot ${x} ${result((x * (100 + up[d]!)) / 100)}$ 用了另一列`,
        ],
        [
          x + p,
          'percent-as-number',
          both`$${x} + ${p} = ${r1(x + p)}$ adds the percent as a number``$${x} + ${p} = ${r1(x + p)}$ 把百分数当成普通数相加`,
        ],
        [
          (100 * x) / (100 + p),
          'sign-slip',
          both`$\frac{${x}}{1 + ${p}\%} ${result((100 * x) / (100 + p))}$ undoes an increase``$\frac{${x}}{1 + ${p}\%} ${result((100 * x) / (100 + p))}$ 还原的是增长`,
        ],
        [
          (100 * x) / (100 + up[d]!),
          'misreads-chart',
          both`$\frac{${x}}{1 + ${up[d]!}\%} ${result((100 * x) / (100 + up[d]!))}$ undoes the increase of the year before``$\frac{${x}}{1 + ${up[d]!}\%} ${result((100 * x) / (100 + up[d]!))}$ 还原的是前一年的增长`,
        ],
      ],
      { gap: 1.8 },
    );
    const byNow = sumOf(now.map((n, i) => n * net[i]!)) / all;
    const sums = up.map((u, i) => u - down[i]!);
    const whole = closest(
      change,
      1,
      [
        [
          byNow,
          'percent-of-wrong-base',
          both`The changes of the four lines have ${first!} as their base but are weighted here by the passengers of ${last!}``四条线的变化率以 ${first!} 年为基准，这里却用 ${last!} 年的人数加权`,
        ],
        [
          meanOf(net),
          'unweighted-mean',
          both`The mean of the changes of the four lines, without weights, is about $${r1(meanOf(net))}\%$``四条线变化率的直接平均约为 $${r1(meanOf(net))}\%$`,
        ],
        [
          (100 * (all - was)) / all,
          'percent-of-wrong-base',
          both`$\frac{${r1(all)} - ${r1(was)}}{${r1(all)}} \approx ${r1((100 * (all - was)) / all)}\%$ compares with ${last!}``$\frac{${r1(all)} - ${r1(was)}}{${r1(all)}} \approx ${r1((100 * (all - was)) / all)}\%$ 以 ${last!} 年为基准`,
        ],
        [
          sumOf(now.map((n, i) => n * sums[i]!)) / all,
          'adds-percents',
          both`Subtracting the percents of each line and weighting by the passengers of ${last!} gives about $${r1(sumOf(now.map((n, i) => n * sums[i]!)) / all)}\%$``各线两个百分数直接相减，再用 ${last!} 年的人数加权，约得 $${r1(sumOf(now.map((n, i) => n * sums[i]!)) / all)}\%$`,
        ],
        [
          (100 * (sumOf(mid) - was)) / was,
          'stops-early',
          both`This is the increase up to ${middle!} only``这只是到 ${middle!} 年为止的增幅`,
        ],
        [
          meanOf(up) - meanOf(down),
          'adds-percents',
          both`The mean of the increases less the mean of the decreases is $${r1(meanOf(up) - meanOf(down))}\%$``增幅的平均减去降幅的平均，得 $${r1(meanOf(up) - meanOf(down))}\%$`,
        ],
      ],
      { show: asPercent, gap: 1.9 },
    );
    if (before === null || whole === null) return null;
    if (Math.abs(change - Math.round(change)) > 0.3) return null;
    return {
      title: both`Passengers of four ferry lines``四条渡轮航线的乘客`,
      intro: both`The graph shows the number of passengers that four ferry lines carried in ${last!}. The table shows the percent by which the number of passengers of each line increased from ${first!} to ${middle!} and the percent by which it then decreased from ${middle!} to ${last!}.``
        图中为四条渡轮航线 ${last!} 年的载客人数。表格给出各航线载客人数从 ${first!} 年到 ${middle!} 年增加的百分比，以及随后从 ${middle!} 年到 ${last!} 年减少的百分比。`,
      figures: [
        barsOf(
          both`Passengers in ${last!}``${last!} 年载客人数`,
          both`thousands of passengers``千人`,
          lines,
          now,
        ),
        tableOf(
          both`Change in the number of passengers``载客人数的变化`,
          [
            both`Line``航线`,
            both`Percent increase, ${first!} to ${middle!}``${first!} 年至 ${middle!} 年增加的百分比`,
            both`Percent decrease, ${middle!} to ${last!}``${middle!} 年至 ${last!} 年减少的百分比`,
          ],
          lines.map((name, i) => [name, up[i]!, down[i]!] as const),
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 2,
          seconds: 70,
          stem: both`The number of passengers, in thousands, that the ${lines[d]!} line carried in ${middle!} was closest to which of the following?``${lines[d]!} ${middle!} 年的载客人数（千人）最接近下列哪个数？`,
          ...before,
          steps: [
            both`The idea: undo a percent decrease by dividing, because its base is the earlier number, not the number shown. The decrease of ${p} percent is a percent of the number in ${middle!}, so the number in ${last!} is $100\% - ${p}\% = ${100 - p}\%$ of it.``关键在于：还原百分比的减少要用除法，因为它的基准是较早的数，而不是图中给出的数。减少的 ${p}% 以 ${middle!} 年为基准，所以 ${last!} 年的人数是它的 $100\% - ${p}\% = ${100 - p}\%$。`,
            both`So in ${middle!} it was $\frac{${x}}{${100 - p}\%} ${result(mid[d]!)}$ thousand, closest to ${before.key}.``所以 ${middle!} 年为 $\frac{${x}}{${100 - p}\%} ${result(mid[d]!)}$ 千人，最接近 ${before.key}。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 90,
          stem: both`Which of the lines carried fewer passengers in ${last!} than in ${first!}? Indicate all such lines.``哪些航线 ${last!} 年的载客人数少于 ${first!} 年？请选出所有符合的航线。`,
          inOrder: true,
          options: lines.map(
            (name, i) =>
              [
                name,
                net[i]! < 0,
                net[i]! < 0 ? null : 'adds-percents',
                net[i]! < 0
                  ? both`$(1 + ${up[i]!}\%) \cdot (1 - ${down[i]!}\%) = ${roundTo(factor[i]!, 4)} < 1$, so the line carried fewer passengers.``$(1 + ${up[i]!}\%) \cdot (1 - ${down[i]!}\%) = ${roundTo(factor[i]!, 4)} < 1$，人数减少了。`
                  : both`$(1 + ${up[i]!}\%) \cdot (1 - ${down[i]!}\%) = ${roundTo(factor[i]!, 4)} > 1$, so the line carried more passengers.``$(1 + ${up[i]!}\%) \cdot (1 - ${down[i]!}\%) = ${roundTo(factor[i]!, 4)} > 1$，人数增加了。`,
              ] as const,
          ),
          steps: [
            both`The idea: the two percents have different bases, so they multiply; the decrease is taken of the larger number. The number of passengers is not needed.``关键在于：两个百分数的基准不同，应当相乘；减少的百分比是对较大的数而言的。用不到载客人数。`,
            both`The factors are about ${inARow(factor.map((f) => roundTo(f, 3)))}; those less than 1 belong to the lines asked for. For ${lines[j]!} the percents alone, ${up[j]!} and ${down[j]!}, seem to say the opposite.``四个倍数约为 ${inARow(factor.map((f) => roundTo(f, 3)))}，小于 1 的就是所求航线。${lines[j]!}的两个百分数 ${up[j]!} 与 ${down[j]!} 表面上看正好相反。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 170,
          stem: both`From ${first!} to ${last!}, the total number of passengers that the four lines carried increased by approximately what percent?``从 ${first!} 年到 ${last!} 年，四条航线的载客总人数增加了约百分之几？`,
          ...whole,
          steps: [
            both`The idea: the base is the total for ${first!}, which is not shown. For each line divide by its factor, as in $\frac{${now[0]!}}{(1 + ${up[0]!}\%) \cdot (1 - ${down[0]!}\%)} ${result(then[0]!)}$ for ${lines[0]!}.``关键在于：基准是 ${first!} 年的总人数，图中没有给出，要逐线除以倍数还原，如${lines[0]!}为 $\frac{${now[0]!}}{(1 + ${up[0]!}\%) \cdot (1 - ${down[0]!}\%)} ${result(then[0]!)}$。`,
            both`The lines carried about ${inARow(then.map(r1))} thousand in ${first!}, together about ${r1(was)}, and $${now.join(' + ')} = ${r1(all)}$ in ${last!}.``${first!} 年各线约为 ${inARow(then.map(r1))} 千人，合计约 ${r1(was)}；${last!} 年合计 $${now.join(' + ')} = ${r1(all)}$。`,
            both`The increase is $${changeInPercent(r1(was), r1(all))}$, closest to ${whole.key} percent. Weighting the lines’ changes by the passengers of ${last!} gives too much, since lines that grew weigh more in ${last!}.``增幅为 $${changeInPercent(r1(was), r1(all))}$，最接近 ${whole.key}%。若用 ${last!} 年的人数给各线的变化率加权则会偏大，因为增长的航线在 ${last!} 年所占的比重更大。`,
          ],
        },
      ],
    };
  },
});
