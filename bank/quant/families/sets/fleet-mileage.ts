/**
 * Miles driven by the vehicles of a company and their miles per gallon: the fleet’s average is miles over gallons.
 *
 * Two ideas: gallons must be found kind by kind, and miles per gallon are weighted by gallons, not by miles.
 */
import { meanOf, range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, barsOf, closest, inARow, result, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both } from '../../text.ts';

const kinds = [
  { en: 'Sedans', zh_cn: '轿车' },
  { en: 'Vans', zh_cn: '厢式车' },
  { en: 'Pickups', zh_cn: '皮卡' },
  { en: 'Trucks', zh_cn: '卡车' },
];
/** Thousands of miles, miles per gallon, and vehicles. */
const patterns = [
  [412, 34, 38],
  [286, 19, 24],
  [174, 15, 16],
  [233, 8, 9],
] as const;

export const family = defineSet({
  space: { pick: range(1, 400), year: ['2022', '2023', '2024'] },
  make: ({ pick, year }) => {
    const random = seeded(`fleet mileage ${pick}`);
    const miles = patterns.map(([base]) => untidy(random, base, 0.14));
    const rate = patterns.map(([, base], i) => base + (i === 3 ? random.below(2) : random.below(4) - 1));
    const count = patterns.map(([, , base]) => untidy(random, base, 0.12));
    const gallons = miles.map((m, i) => (1000 * m) / rate[i]!);
    const [allMiles, allGallons] = [sumOf(miles), sumOf(gallons)];
    const whole = gallons.map((g) => Math.round(g));
    // The first question: gallons of any type but the trucks.
    const t = random.below(3);
    const used = closest(
      gallons[t]!,
      100,
      [
        ...[(t + 1) % 3, (t + 2) % 3].map(
          (i) =>
            [
              (1000 * miles[t]!) / rate[i]!,
              'misreads-chart',
              both`$\frac{${1000 * miles[t]!}}{${rate[i]!}} ${result((1000 * miles[t]!) / rate[i]!, 0)}$ divides by the miles per gallon of another type``$\frac{${1000 * miles[t]!}}{${rate[i]!}} ${result((1000 * miles[t]!) / rate[i]!, 0)}$ 除以了另一类车的每加仑英里数`,
            ] as const,
        ),
        [
          (1000 * miles[t]!) / meanOf(rate),
          'unweighted-mean',
          both`$\frac{${1000 * miles[t]!}}{${roundTo(meanOf(rate), 2)}} ${result((1000 * miles[t]!) / meanOf(rate), 0)}$ divides by the mean of the four rates``$\frac{${1000 * miles[t]!}}{${roundTo(meanOf(rate), 2)}} ${result((1000 * miles[t]!) / meanOf(rate), 0)}$ 除以了四个数的平均`,
        ],
        ...range(0, 3)
          .filter((i) => i !== t)
          .map(
            (i) =>
              [
                gallons[i]!,
                'misreads-chart',
                both`$\frac{${1000 * miles[i]!}}{${rate[i]!}} ${result(gallons[i]!, 0)}$ is for another type of vehicle``$\frac{${1000 * miles[i]!}}{${rate[i]!}} ${result(gallons[i]!, 0)}$ 是另一类车的用油量`,
              ] as const,
          ),
        [
          (1000 * miles[t]!) / count[t]!,
          'answers-another-question',
          both`$\frac{${1000 * miles[t]!}}{${count[t]!}} ${result((1000 * miles[t]!) / count[t]!, 0)}$ is the number of miles per vehicle``$\frac{${1000 * miles[t]!}}{${count[t]!}} ${result((1000 * miles[t]!) / count[t]!, 0)}$ 是平均每辆车的英里数`,
        ],
      ],
      { gap: 700 },
    );
    // The second: trucks that go farther on a gallon.
    const better = rate[3]! + 2 + random.below(2);
    const saved = gallons[3]! - (1000 * miles[3]!) / better;
    const share = 1 - rate[3]! / better;
    const less = closest(
      (100 * saved) / allGallons,
      1,
      [
        [
          (100 * share * miles[3]!) / allMiles,
          'percent-of-wrong-base',
          both`$\frac{${miles[3]!}}{${allMiles}} \cdot ${roundTo(100 * share, 1)}\% \approx ${roundTo((100 * share * miles[3]!) / allMiles, 2)}\%$ takes the trucks’ share of the miles for their share of the gasoline``$\frac{${miles[3]!}}{${allMiles}} \cdot ${roundTo(100 * share, 1)}\% \approx ${roundTo((100 * share * miles[3]!) / allMiles, 2)}\%$ 把里程的占比当成了用油的占比`,
        ],
        [
          100 * share,
          'percent-of-wrong-base',
          both`The trucks alone would have used $1 - \frac{${rate[3]!}}{${better}} ${result(100 * share)}\%$ less``仅卡车的用油量就减少 $1 - \frac{${rate[3]!}}{${better}} ${result(100 * share)}\%$`,
        ],
        [
          (100 * (better - rate[3]!)) / rate[3]!,
          'answers-another-question',
          both`$\frac{${better} - ${rate[3]!}}{${rate[3]!}} ${result((100 * (better - rate[3]!)) / rate[3]!)}\%$ is the increase in the trucks’ miles per gallon``$\frac{${better} - ${rate[3]!}}{${rate[3]!}} ${result((100 * (better - rate[3]!)) / rate[3]!)}\%$ 是卡车每加仑英里数的增幅`,
        ],
        [
          (100 * (better - rate[3]!)) / sumOf(rate),
          'adds-percents',
          both`$\frac{${better} - ${rate[3]!}}{${sumOf(rate)}} ${result((100 * (better - rate[3]!)) / sumOf(rate))}\%$ divides by the sum of the four rates``$\frac{${better} - ${rate[3]!}}{${sumOf(rate)}} ${result((100 * (better - rate[3]!)) / sumOf(rate))}\%$ 除以了四个数之和`,
        ],
        [
          (100 * gallons[3]!) / allGallons,
          'stops-early',
          both`$\frac{${whole[3]!}}{${sumOf(whole)}} \approx ${roundTo((100 * gallons[3]!) / allGallons, 1)}\%$ is the trucks’ share of the gasoline``$\frac{${whole[3]!}}{${sumOf(whole)}} \approx ${roundTo((100 * gallons[3]!) / allGallons, 1)}\%$ 是卡车用油的占比`,
        ],
        [
          (25 * (better - rate[3]!)) / rate[3]!,
          'assumes-equal-groups',
          both`$\frac{1}{4} \cdot \frac{${better} - ${rate[3]!}}{${rate[3]!}} \approx ${roundTo((25 * (better - rate[3]!)) / rate[3]!, 1)}\%$ treats the four types as equal``$\frac{1}{4} \cdot \frac{${better} - ${rate[3]!}}{${rate[3]!}} \approx ${roundTo((25 * (better - rate[3]!)) / rate[3]!, 1)}\%$ 把四类车当成同样多`,
        ],
        [
          (100 * share * count[3]!) / sumOf(count),
          'percent-of-wrong-base',
          both`$\frac{${count[3]!}}{${sumOf(count)}} \cdot ${roundTo(100 * share, 1)}\% \approx ${roundTo((100 * share * count[3]!) / sumOf(count), 2)}\%$ takes the trucks’ share of the vehicles``$\frac{${count[3]!}}{${sumOf(count)}} \cdot ${roundTo(100 * share, 1)}\% \approx ${roundTo((100 * share * count[3]!) / sumOf(count), 2)}\%$ 用了卡车在车辆数中的占比`,
        ],
      ],
      { show: asPercent, gap: 1.5 },
    );
    // The third: the fleet.
    const fleet = (1000 * allMiles) / allGallons;
    const byMiles = sumOf(miles.map((m, i) => m * rate[i]!)) / allMiles;
    const byCount = sumOf(count.map((n, i) => n * rate[i]!)) / sumOf(count);
    const plainMean = meanOf(rate);
    const harmonic = 4 / sumOf(rate.map((r) => 1 / r));
    const noSedans = (1000 * (allMiles - miles[0]!)) / (allGallons - gallons[0]!);
    const average = closest(
      fleet,
      0.5,
      [
        [
          byMiles,
          'averages-rates',
          both`$\frac{${miles.map((m, i) => `${m} \\cdot ${rate[i]!}`).join(' + ')}}{${allMiles}} ${result(byMiles)}$ weights the miles per gallon by miles``$\frac{${miles.map((m, i) => `${m} \\cdot ${rate[i]!}`).join(' + ')}}{${allMiles}} ${result(byMiles)}$ 用里程作权数`,
        ],
        [
          plainMean,
          'unweighted-mean',
          both`$\frac{${rate.join(' + ')}}{4} ${result(plainMean)}$ averages the four rates``$\frac{${rate.join(' + ')}}{4} ${result(plainMean)}$ 是四个数的直接平均`,
        ],
        [
          byCount,
          'averages-rates',
          both`$\frac{${count.map((n, i) => `${n} \\cdot ${rate[i]!}`).join(' + ')}}{${sumOf(count)}} ${result(byCount)}$ weights by the number of vehicles``$\frac{${count.map((n, i) => `${n} \\cdot ${rate[i]!}`).join(' + ')}}{${sumOf(count)}} ${result(byCount)}$ 用车辆数作权数`,
        ],
        [
          harmonic,
          'assumes-equal-groups',
          both`$4 \div (${rate.map((r) => `\\frac{1}{${r}}`).join(' + ')}) ${result(harmonic)}$ would be right if all four types had driven equally far``$4 \div (${rate.map((r) => `\\frac{1}{${r}}`).join(' + ')}) ${result(harmonic)}$ 只在四类车里程相同时才对`,
        ],
        [
          noSedans,
          'ignores-a-condition',
          both`$\frac{${1000 * (allMiles - miles[0]!)}}{${sumOf(whole) - whole[0]!}} ${result(noSedans)}$ leaves the sedans out``$\frac{${1000 * (allMiles - miles[0]!)}}{${sumOf(whole) - whole[0]!}} ${result(noSedans)}$ 漏掉了轿车`,
        ],
      ],
      { gap: 1.2 },
    );
    if (used === null || less === null || average === null) return null;
    return {
      title: both`Vehicles of a company``一家公司的车辆`,
      intro: both`The graph shows the total number of miles driven in ${year} by the vehicles of each type that a company owns. The table shows the number of vehicles of each type and the number of miles driven per gallon of gasoline by the vehicles of that type.``
        图中为某公司各类车辆 ${year} 年行驶的总里程。表格给出各类车辆的数量，以及该类车辆每加仑汽油行驶的英里数。`,
      figures: [
        barsOf(
          both`Miles driven in ${year}``${year} 年行驶里程`,
          both`thousands of miles``千英里`,
          kinds,
          miles,
        ),
        tableOf(
          both`Vehicles and fuel efficiency``车辆数与油耗`,
          [both`Type``类型`, both`Vehicles``车辆数`, both`Miles per gallon``每加仑英里数`],
          kinds.map((name, i) => [name, count[i]!, rate[i]!] as const),
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.ratio'],
          difficulty: 2,
          seconds: 60,
          stem: both`In ${year}, the total number of gallons of gasoline used by the company’s ${{ en: kinds[t]!.en.toLowerCase(), zh_cn: kinds[t]!.zh_cn }} was closest to which of the following?``${year} 年，该公司的${{ en: kinds[t]!.en.toLowerCase(), zh_cn: kinds[t]!.zh_cn }}共使用汽油的加仑数最接近下列哪个数？`,
          ...used,
          steps: [
            both`The idea: the units show what to do, since miles divided by miles per gallon are gallons. They drove ${1000 * miles[t]!} miles, and each gallon was enough for ${rate[t]!} miles.``关键在于：看单位就知道怎样算：英里数除以每加仑英里数，得到的是加仑数。该类车共行驶 ${1000 * miles[t]!} 英里，每加仑可行驶 ${rate[t]!} 英里。`,
            both`So they used $\frac{${1000 * miles[t]!}}{${rate[t]!}} ${result(gallons[t]!, 0)}$ gallons, closest to ${used.key}. The number of vehicles is not needed.``所以用油 $\frac{${1000 * miles[t]!}}{${rate[t]!}} ${result(gallons[t]!, 0)}$ 加仑，最接近 ${used.key}。用不到车辆数。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 130,
          stem: both`If the trucks had driven the same number of miles at ${better} miles per gallon, the total number of gallons of gasoline used by the company’s vehicles in ${year} would have been approximately what percent less?``
            假如卡车行驶的里程不变，而每加仑能行驶 ${better} 英里，那么该公司全部车辆 ${year} 年的用油量约会减少百分之几？`,
          ...less,
          steps: [
            both`The idea: compare gallons with gallons, those that the trucks alone would save with those that all the vehicles used. The trucks used $\frac{${1000 * miles[3]!}}{${rate[3]!}} ${result(gallons[3]!, 0)}$ gallons and would have used $\frac{${1000 * miles[3]!}}{${better}} ${result(gallons[3]! - saved, 0)}$, about ${Math.round(saved)} fewer.``关键在于：用加仑数与加仑数相比，即用卡车单独节省的油量除以全部车辆的用油量。卡车用油 $\frac{${1000 * miles[3]!}}{${rate[3]!}} ${result(gallons[3]!, 0)}$ 加仑，改后为 $\frac{${1000 * miles[3]!}}{${better}} ${result(gallons[3]! - saved, 0)}$ 加仑，约少 ${Math.round(saved)} 加仑。`,
            both`The base is the gasoline of all vehicles: about ${inARow(whole)} gallons for the four types, together about ${sumOf(whole)}. So the decrease is $\frac{${Math.round(saved)}}{${sumOf(whole)}} \approx ${roundTo((100 * saved) / allGallons, 1)}\%$, closest to ${less.key} percent.``基准是全部车辆的用油量：四类车约为 ${inARow(whole)} 加仑，合计约 ${sumOf(whole)} 加仑。减少了 $\frac{${Math.round(saved)}}{${sumOf(whole)}} \approx ${roundTo((100 * saved) / allGallons, 1)}\%$，最接近 ${less.key}%。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 140,
          stem: both`For all the company’s vehicles together, the number of miles driven per gallon of gasoline used in ${year} was closest to which of the following?``
            把该公司的全部车辆合在一起，${year} 年每用一加仑汽油行驶的英里数最接近下列哪个数？`,
          ...average,
          steps: [
            both`The idea: miles per gallon is total miles over total gallons, so the gallons must be found first: about ${inARow(whole)}, together about ${sumOf(whole)}.``关键在于：每加仑英里数是总里程除以总加仑数，所以要先求各类车的用油量：约 ${inARow(whole)} 加仑，合计约 ${sumOf(whole)} 加仑。`,
            both`The vehicles drove $${miles.join(' + ')} = ${allMiles}$ thousand miles, so the rate is $\frac{${1000 * allMiles}}{${sumOf(whole)}} ${result(fleet)}$, closest to ${average.key}.``总里程为 $${miles.join(' + ')} = ${allMiles}$ 千英里，所以是 $\frac{${1000 * allMiles}}{${sumOf(whole)}} ${result(fleet)}$，最接近 ${average.key}。`,
            both`Weighting by miles looks careful but gives about ${roundTo(byMiles, 1)}: the trucks use the most gasoline for their miles, so they weigh more than their miles say.``用里程作权数看似周到，却得到约 ${roundTo(byMiles, 1)}：卡车同样的里程用油最多，它的分量比里程所显示的要重。`,
          ],
        },
      ],
    };
  },
});
