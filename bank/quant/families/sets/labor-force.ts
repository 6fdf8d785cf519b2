/**
 * Adults of four towns, how many of them take part in the labor force, and how many of those are unemployed.
 *
 * The two percents have different bases; a town with a low unemployment rate may have few employed adults.
 */
import { meanOf, range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, barsOf, closest, inPercent, result, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both } from '../../text.ts';

const towns = [
  { en: 'Elmsford', zh_cn: '埃尔姆斯福德' },
  { en: 'Fairlea', zh_cn: '费尔利' },
  { en: 'Granby', zh_cn: '格兰比' },
  { en: 'Holt', zh_cn: '霍尔特' },
];

export const family = defineSet({
  space: { pick: range(1, 400) },
  make: ({ pick }) => {
    const random = seeded(`labor force ${pick}`);
    const order = random.shuffle([0, 1, 2, 3]);
    const adults = order.map((k) => untidy(random, [86, 41, 27, 19][k]!, 0.1, 0.1));
    const force = order.map((k) => [57, 66, 61, 73][k]! + random.below(3) - 1);
    const jobless = order.map((k) => untidy(random, [4.2, 8.1, 5.6, 11.3][k]!, 0.07, 0.1));
    const working = force.map((p, i) => roundTo((p * (100 - jobless[i]!)) / 100, 3));
    const people = adults.map((n, i) => roundTo((1000 * n * working[i]!) / 100, 1));
    const total = roundTo(1000 * sumOf(adults), 1);
    const all = roundTo(sumOf(people), 1);
    const t = random.below(4);
    const [n, p, u] = [roundTo(1000 * adults[t]!, 1), force[t]!, jobless[t]!];
    const out = roundTo((n * p * u) / 10_000, 1);
    const limit = 60;
    const isIt = working.map((share) => share > limit);
    if (
      working.some((share) => Math.abs(share - limit) < 0.8) ||
      !isIt.includes(true) ||
      !isIt.includes(false)
    )
      return null;
    const share = (100 * all) / total;
    const second = closest(
      share,
      0.5,
      [
        [
          meanOf(working),
          'unweighted-mean',
          both`The plain mean of the four towns’ shares, ${working.map((w) => roundTo(w, 1)).join(', ')}, is about $${roundTo(meanOf(working), 2)}$``四个镇的比例（${working.map((w) => roundTo(w, 1)).join('、')}）的直接平均约为 $${roundTo(meanOf(working), 2)}$`,
        ],
        [
          100 - sumOf(adults.map((a, i) => a * jobless[i]!)) / sumOf(adults),
          'percent-of-wrong-base',
          both`Taking the unemployment rates of all adults leaves about $${roundTo(100 - sumOf(adults.map((a, i) => a * jobless[i]!)) / sumOf(adults), 2)}\%$``把失业率当成占全体成年人的比例，剩下约 $${roundTo(100 - sumOf(adults.map((a, i) => a * jobless[i]!)) / sumOf(adults), 2)}\%$`,
        ],
        [
          sumOf(adults.map((a, i) => a * force[i]!)) / sumOf(adults),
          'ignores-a-condition',
          both`The labor force, with the unemployed in it, is about $${roundTo(sumOf(adults.map((a, i) => a * force[i]!)) / sumOf(adults), 2)}\%$ of the adults``劳动力（含失业者）约占成年人的 $${roundTo(sumOf(adults.map((a, i) => a * force[i]!)) / sumOf(adults), 2)}\%$`,
        ],
        [
          sumOf(adults.map((a, i) => a * (force[i]! - jobless[i]!))) / sumOf(adults),
          'percent-points',
          both`Subtracting the two rates, whose bases differ, gives about $${roundTo(sumOf(adults.map((a, i) => a * (force[i]! - jobless[i]!))) / sumOf(adults), 2)}\%$``把基准不同的两个比率直接相减，约得 $${roundTo(sumOf(adults.map((a, i) => a * (force[i]! - jobless[i]!))) / sumOf(adults), 2)}\%$`,
        ],
        [
          meanOf(force),
          'unweighted-mean',
          both`$\frac{${force.join(' + ')}}{4} ${result(meanOf(force), 2)}$ averages the participation rates``$\frac{${force.join(' + ')}}{4} ${result(meanOf(force), 2)}$ 是劳动参与率的直接平均`,
        ],
        [
          100 - share,
          'complement-slip',
          both`About $${roundTo(100 - share, 2)}\%$ of the adults were not employed``约 $${roundTo(100 - share, 2)}\%$ 的成年人没有就业`,
        ],
        [
          meanOf(force.map((f, i) => f - jobless[i]!)),
          'percent-points',
          both`Subtracting the two rates and averaging without weights gives about $${roundTo(meanOf(force.map((f, i) => f - jobless[i]!)), 2)}\%$``两个比率相减后直接平均，约得 $${roundTo(meanOf(force.map((f, i) => f - jobless[i]!)), 2)}\%$`,
        ],
        [
          Math.min(...working),
          'misreads-chart',
          both`About $${roundTo(Math.min(...working), 2)}\%$ is the least of the four shares``约 $${roundTo(Math.min(...working), 2)}\%$ 是四个比例中最小的`,
        ],
      ],
      { show: asPercent, gap: 1.6 },
    );
    const first = closest(
      out,
      10,
      [
        [
          (n * u) / 100,
          'percent-of-wrong-base',
          both`$${u}\% \cdot ${n} = ${roundTo((n * u) / 100, 2)}$ takes the rate of all adults instead of the labor force``$${u}\% \cdot ${n} = ${roundTo((n * u) / 100, 2)}$ 以全体成年人而不是劳动力为基准`,
        ],
        [
          (n * (100 - p) * u) / 10_000,
          'complement-slip',
          both`$${u}\% \cdot ${100 - p}\% \cdot ${n} ${result((n * (100 - p) * u) / 10_000, 2)}$ takes those outside the labor force``$${u}\% \cdot ${100 - p}\% \cdot ${n} ${result((n * (100 - p) * u) / 10_000, 2)}$ 算的是劳动力以外的人`,
        ],
        ...range(0, 3)
          .filter((i) => i !== t)
          .map((i) => {
            const value = (10 * adults[i]! * force[i]! * jobless[i]!) / 100;
            return [
              value,
              'misreads-chart',
              both`$${jobless[i]!}\% \cdot ${force[i]!}\% \cdot ${roundTo(1000 * adults[i]!, 1)} ${result(value, 2)}$ belongs to ${towns[i]!}``$${jobless[i]!}\% \cdot ${force[i]!}\% \cdot ${roundTo(1000 * adults[i]!, 1)} ${result(value, 2)}$ 是${towns[i]!}的失业人数`,
            ] as const;
          }),
        [
          (n * (100 - u) * u) / 10_000,
          'misreads-chart',
          both`$${u}\% \cdot ${roundTo(100 - u, 2)}\% \cdot ${n} ${result((n * (100 - u) * u) / 10_000, 2)}$ does not use the participation rate``$${u}\% \cdot ${roundTo(100 - u, 2)}\% \cdot ${n} ${result((n * (100 - u) * u) / 10_000, 2)}$ 没有用到劳动参与率`,
        ],
        [
          (n * Math.abs(p - u)) / 1000,
          'decimal-point-slip',
          both`$(${p} - ${u})\% \cdot ${n} \div 10 ${result((n * Math.abs(p - u)) / 1000, 2)}$ subtracts rates of different bases``$(${p} - ${u})\% \cdot ${n} \div 10 ${result((n * Math.abs(p - u)) / 1000, 2)}$ 把基准不同的比率相减`,
        ],
      ],
      { gap: 60 },
    );
    if (first === null || second === null) return null;
    return {
      title: both`Employment in four towns``四个镇的就业情况`,
      intro: both`The graph shows the number of adults in four towns. The table shows the participation rate, which is the percent of the adults who are in the labor force, and the unemployment rate, which is the percent of the labor force who are unemployed. All others in the labor force are employed.``
        图中为四个镇的成年人数。表格给出劳动参与率（劳动力占成年人的百分比）和失业率（失业者占劳动力的百分比）。劳动力中的其余人均已就业。`,
      figures: [
        barsOf(both`Adults``成年人`, both`thousands of adults``千人`, towns, adults),
        tableOf(
          both`Participation and unemployment``劳动参与率与失业率`,
          [
            both`Town``镇`,
            both`Participation rate (%)``劳动参与率（%）`,
            both`Unemployment rate (%)``失业率（%）`,
          ],
          towns.map((name, i) => [name, force[i]!, jobless[i]!] as const),
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 80,
          stem: both`The number of unemployed people in ${towns[t]!} is closest to which of the following?``${towns[t]!}的失业人数最接近下列哪个数？`,
          ...first,
          steps: [
            both`The idea: ask of each percent what it is a percent of, and go from the adults to the unemployed in two stages. The unemployment rate is a percent of the labor force, which is $${p}\% \cdot ${n} = ${roundTo((n * p) / 100, 2)}$ people.``关键在于：先看清每个百分比以什么为基准，再分两步由成年人数求出失业人数。失业率以劳动力为基准，劳动力为 $${p}\% \cdot ${n} = ${roundTo((n * p) / 100, 2)}$ 人。`,
            both`$${u}\% \cdot ${roundTo((n * p) / 100, 2)} ${result(out, 0)}$, closest to ${first.key}.``$${u}\% \cdot ${roundTo((n * p) / 100, 2)} ${result(out, 0)}$，最接近 ${first.key}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 150,
          stem: both`Of all the adults in the four towns, approximately what percent are employed?``四个镇的全体成年人中，约有百分之几已就业？`,
          ...second,
          steps: [
            both`The idea: the employed are a percent of a percent of the adults, and the towns are weighted by their adults. In the four towns they number about ${people.map((x) => Math.round(x)).join(', ')}.``关键在于：就业者是成年人的百分比的百分比，各镇按成年人数加权。四个镇的就业人数约为 ${people.map((x) => Math.round(x)).join('、')}。`,
            both`In all, $${inPercent(Math.round(all), Math.round(total))}$ of the adults, closest to ${second.key} percent.``合计占成年人的 $${inPercent(Math.round(all), Math.round(total))}$，最接近 ${second.key}%。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 100,
          stem: both`In which of the towns are more than ${limit} percent of the adults employed? Indicate all such towns.``哪些镇有超过 ${limit}% 的成年人已就业？请选出所有符合的镇。`,
          inOrder: true,
          options: towns.map(
            (name, i) =>
              [
                name,
                isIt[i]!,
                isIt[i]! ? null : 'percent-of-wrong-base',
                isIt[i]!
                  ? both`$${force[i]!}\% \cdot (100 - ${jobless[i]!})\% ${result(working[i]!, 2)}\%$ of the adults, which is more than ${limit} percent.``占成年人的 $${force[i]!}\% \cdot (100 - ${jobless[i]!})\% ${result(working[i]!, 2)}\%$，超过 ${limit}%。`
                  : both`$${force[i]!}\% \cdot (100 - ${jobless[i]!})\% ${result(working[i]!, 2)}\%$ of the adults, which is less than ${limit} percent.``占成年人的 $${force[i]!}\% \cdot (100 - ${jobless[i]!})\% ${result(working[i]!, 2)}\%$，不到 ${limit}%。`,
              ] as const,
          ),
          steps: [
            both`The idea: of the participation rate, the part that is not unemployed counts. The number of adults is not needed.``关键在于：用劳动参与率乘以其中未失业的部分，用不到成年人数。`,
            both`The shares are about ${working.map((w) => roundTo(w, 1)).join(', ')} percent; a low unemployment rate alone says nothing about them.``四个比例约为 ${working.map((w) => roundTo(w, 1)).join('、')}（%）；失业率低并不说明这个比例高。`,
          ],
        },
      ],
    };
  },
});
