/**
 * Flights of four airlines, the percent delayed, and the causes of the delays: percents of percents.
 *
 * A share of all delayed flights needs the delayed flights of each airline as weights: neither the plain mean of the
 * percents nor the flights themselves will do.
 */
import { meanOf, range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, closest, groupedBarsOf, inARow, inPercent, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, tex } from '../../text.ts';

const lines = ['Aerin', 'Boreal', 'Corvo', 'Delphi'].map((name) => ({
  en: `${name} Air`,
  zh_cn: `${name} 航空`,
}));
const causes = [
  { en: 'Weather', zh_cn: '天气' },
  { en: 'Crew', zh_cn: '机组' },
  { en: 'Maintenance', zh_cn: '维修' },
];

export const family = defineSet({
  space: { pick: range(1, 300) },
  make: ({ pick }) => {
    const random = seeded(`airline delays ${pick}`);
    const order = random.shuffle([0, 1, 2, 3]);
    const flights = order.map((k) => untidy(random, [5200, 2700, 1500, 700][k]!, 0.08, 10));
    const late = order.map((k) => untidy(random, [14, 17, 23, 31][k]!, 0.09));
    const split = order.map((k) =>
      random.pick(
        [
          [
            [60, 15, 25],
            [55, 25, 20],
          ],
          [
            [45, 35, 20],
            [40, 40, 20],
          ],
          [
            [30, 20, 50],
            [35, 25, 40],
          ],
          [
            [20, 25, 55],
            [15, 30, 55],
          ],
        ][k]!,
      ),
    );
    const delayed = flights.map((n, i) => roundTo((n * late[i]!) / 100, 1));
    const weather = delayed.map((n, i) => roundTo((n * split[i]![0]!) / 100, 1));
    const [all, byWeather] = [roundTo(sumOf(delayed), 1), roundTo(sumOf(weather), 1)];
    const first = random.below(4);
    const percents = split.map(([w]) => w!);
    const byFlights = sumOf(flights.map((n, i) => n * percents[i]!)) / sumOf(flights);
    const crew = late.map((p, i) => roundTo((p * split[i]![1]!) / 100, 2));
    const limit = 5;
    if (
      crew.some((p) => Math.abs(p - limit) < 0.4) ||
      crew.every((p) => p < limit) ||
      crew.every((p) => p > limit)
    )
      return null;
    const i0 = first;
    const easy = closest(
      delayed[i0]!,
      10,
      [
        ...range(0, 3)
          .filter((i) => i !== i0)
          .map(
            (i) =>
              [
                delayed[i]!,
                'misreads-chart',
                both`$${late[i]!}\% \cdot ${flights[i]!} = ${delayed[i]!}$ belongs to ${lines[i]!}``$${late[i]!}\% \cdot ${flights[i]!} = ${delayed[i]!}$ 是 ${lines[i]!}的延误航班`,
              ] as const,
          ),
        [
          flights[i0]! - delayed[i0]!,
          'complement-slip',
          both`$${flights[i0]!} - ${delayed[i0]!} = ${roundTo(flights[i0]! - delayed[i0]!, 1)}$ flights were on time``$${flights[i0]!} - ${delayed[i0]!} = ${roundTo(flights[i0]! - delayed[i0]!, 1)}$ 是准点的航班`,
        ],
        ...range(0, 2).map(
          (c) =>
            [
              (delayed[i0]! * split[i0]![c]!) / 100,
              'answers-another-question',
              both`$${split[i0]![c]!}\% \cdot ${delayed[i0]!} = ${roundTo((delayed[i0]! * split[i0]![c]!) / 100, 3)}$ counts one cause only``$${split[i0]![c]!}\% \cdot ${delayed[i0]!} = ${roundTo((delayed[i0]! * split[i0]![c]!) / 100, 3)}$ 只计入了一种原因`,
            ] as const,
        ),
      ],
      { gap: 40 },
    );
    const share = (100 * byWeather) / all;
    const hard = closest(
      share,
      1,
      [
        [
          meanOf(percents),
          'unweighted-mean',
          both`$\frac{${percents.join(' + ')}}{4} = ${meanOf(percents)}$ averages the four percents of the graph as if the airlines had equally many delayed flights``$\frac{${percents.join(' + ')}}{4} = ${meanOf(percents)}$ 直接平均图中四个百分数，默认四家的延误航班一样多`,
        ],
        [
          byFlights,
          'percent-of-wrong-base',
          both`Weighting the percents of the graph by all flights instead of the delayed ones gives $\frac{${flights.map((n, i) => `${tex(n)} \\cdot ${percents[i]!}`).join(' + ')}}{${sumOf(flights)}} \approx ${roundTo(byFlights, 1)}$``按全部航班而不是按延误航班加权，得 $\frac{${flights.map((n, i) => `${tex(n)} \\cdot ${percents[i]!}`).join(' + ')}}{${sumOf(flights)}} \approx ${roundTo(byFlights, 1)}$`,
        ],
        [
          (100 * byWeather) / sumOf(flights),
          'percent-of-wrong-base',
          both`$${inPercent(byWeather, sumOf(flights))}$ is the percent of all flights``$${inPercent(byWeather, sumOf(flights))}$ 是占全部航班的百分比`,
        ],
        [
          (100 * all) / sumOf(flights),
          'answers-another-question',
          both`$${inPercent(all, sumOf(flights))}$ of all flights were delayed``全部航班中有 $${inPercent(all, sumOf(flights))}$ 延误`,
        ],
        [
          100 - share,
          'complement-slip',
          both`$100 - ${roundTo(share, 1)} = ${roundTo(100 - roundTo(share, 1), 1)}$ belongs to the other two causes``$100 - ${roundTo(share, 1)} = ${roundTo(100 - roundTo(share, 1), 1)}$ 属于另外两种原因`,
        ],
        [
          Math.max(...percents),
          'misreads-chart',
          both`The greatest of the four percents is ${Math.max(...percents)}``四个百分数中最大的是 ${Math.max(...percents)}`,
        ],
        [
          Math.min(...percents),
          'misreads-chart',
          both`The least of the four percents is ${Math.min(...percents)}``四个百分数中最小的是 ${Math.min(...percents)}`,
        ],
      ],
      { show: asPercent, gap: 2.8 },
    );
    if (easy === null || hard === null) return null;
    return {
      title: both`Flights delayed in one month``某月的航班延误`,
      intro: both`The table shows the number of flights of four airlines in one month and the percent of them that were delayed. The graph shows what percent of each airline’s delayed flights were delayed by each of three causes. All percents are rounded to the nearest whole percent.``
        表格给出四家航空公司某月的航班数以及其中延误航班的百分比。图中给出各公司的延误航班按三种原因的分布。百分数均四舍五入到整数。`,
      figures: [
        tableOf(
          both`Flights and delays``航班与延误`,
          [both`Airline``航空公司`, both`Flights``航班数`, both`Delayed (%)``延误（%）`],
          lines.map((name, i) => [name, flights[i]!, late[i]!] as const),
        ),
        groupedBarsOf(
          both`Causes of delays``延误原因`,
          both`percent of delays``占延误航班的百分比`,
          lines,
          causes.map((name, c) => [name, split.map((row) => row[c]!)] as const),
          5,
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 60,
          stem: both`The number of flights of ${lines[i0]!} that were delayed is closest to which of the following?``${lines[i0]!}的延误航班数最接近下列哪个数？`,
          ...easy,
          steps: [
            both`The idea: a count is its percent times the number that the percent refers to, so first see which figure holds both. The table gives ${flights[i0]!} flights, of which ${late[i0]!} percent were delayed.``关键在于：数量等于百分数乘以它所对应的总数，所以先看清哪一份资料同时给出这两者。表中该公司有 ${flights[i0]!} 个航班，其中 ${late[i0]!}% 延误。`,
            both`$${late[i0]!}\% \cdot ${flights[i0]!} = ${delayed[i0]!}$, which is closest to ${easy.key}. The graph is not needed.``$${late[i0]!}\% \cdot ${flights[i0]!} = ${delayed[i0]!}$，最接近 ${easy.key}，用不到图。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 130,
          stem: both`Of all the delayed flights of the four airlines, approximately what percent were delayed by weather?``四家公司的全部延误航班中，约有百分之几是由天气造成的？`,
          ...hard,
          steps: [
            both`The idea: the percents of the graph belong to delayed flights, so the delayed flights are the weights. They number ${inARow(delayed)}, which comes to ${all}.``关键在于：图中的百分数以延误航班为基准，所以要按延误航班数加权。四家的延误航班依次为 ${inARow(delayed)}，共 ${all}。`,
            both`Of these, ${inARow(weather)} were delayed by weather, ${byWeather} in all.``其中由天气造成的依次为 ${inARow(weather)}，共 ${byWeather}。`,
            both`The share is $${inPercent(byWeather, all)}$, closest to ${hard.key} percent. Faster: round the weights to hundreds; the answers are far enough apart.``所占比例为 $${inPercent(byWeather, all)}$，最接近 ${hard.key}%。更快的办法：把各权数约到整百再算，选项之间的差距足够大。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 100,
          stem: both`For which of the airlines were more than ${limit} percent of all of its flights delayed because of the crew? Indicate all such airlines.``哪些公司因机组原因延误的航班超过本公司全部航班的 ${limit}%？请选出所有符合的公司。`,
          inOrder: true,
          options: lines.map((name, i) => {
            const isIt = crew[i]! > limit;
            return [
              name,
              isIt,
              isIt ? null : 'percent-of-wrong-base',
              isIt
                ? both`$${late[i]!}\% \cdot ${split[i]![1]!}\% = ${crew[i]!}\%$ of its flights, which is more than ${limit} percent.``占其全部航班的 $${late[i]!}\% \cdot ${split[i]![1]!}\% = ${crew[i]!}\%$，超过 ${limit}%。`
                : both`$${late[i]!}\% \cdot ${split[i]![1]!}\% = ${crew[i]!}\%$ of its flights, which is less than ${limit} percent; ${split[i]![1]!} percent is a share of its delayed flights alone.``占其全部航班的 $${late[i]!}\% \cdot ${split[i]![1]!}\% = ${crew[i]!}\%$，不到 ${limit}%；${split[i]![1]!}% 只是占延误航班的比例。`,
            ] as const;
          }),
          steps: [
            both`The idea: the percent of all flights is the percent delayed times the percent of those due to the crew. The number of flights drops out.``关键在于：占全部航班的比例等于延误率乘以其中机组原因的比例，航班数约掉，不必计算。`,
            both`The four products are ${inARow(crew)} percent; compare each with ${limit}.``四个乘积依次为 ${inARow(crew)}（%），分别与 ${limit} 比较。`,
          ],
        },
      ],
    };
  },
});
