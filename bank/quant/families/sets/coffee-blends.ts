/**
 * Blends of three coffees and what the coffees cost in two years: the percent a blend rises by is weighted by cost.
 *
 * The shares of the graph are shares of weight; a percent of growth has shares of cost as its weights.
 */
import { div } from '#core/rational.ts';
import { meanOf, range, roundTo, sumOf } from '../../arithmetic.ts';
import {
  asPercent,
  changeInPercent,
  closest,
  groupedBarsOf,
  inCents,
  result,
  tableOf,
  untidy,
} from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, same } from '../../text.ts';

const beans = [
  { en: 'Arabica', zh_cn: '阿拉比卡' },
  { en: 'Robusta', zh_cn: '罗布斯塔' },
  { en: 'Liberica', zh_cn: '利比里卡' },
];
const blends = [
  { en: 'Aurora', zh_cn: '晨曦' },
  { en: 'Bastion', zh_cn: '堡垒' },
  { en: 'Comet', zh_cn: '彗星' },
  { en: 'Dusk', zh_cn: '暮色' },
];

export const family = defineSet({
  space: {
    pick: range(1, 400),
    years: [
      [2019, 2024],
      [2018, 2023],
      [2020, 2024],
    ],
  },
  make: ({ pick, years }) => {
    const random = seeded(`coffee blends ${pick}`);
    const [y1, y2] = years.map(String) as [string, string];
    const parts = random.shuffle([
      [65, 20, 15],
      [30, 55, 15],
      [45, 15, 40],
      [20, 60, 20],
    ]);
    const before = [
      untidy(random, 9.2, 0.08, 0.1),
      untidy(random, 3.6, 0.1, 0.1),
      untidy(random, 6.4, 0.08, 0.1),
    ];
    const factors = [1.1 + random.below(5) / 100, 1.5 + random.below(12) / 100, 1.26 + random.below(8) / 100];
    const after = before.map((p, i) => roundTo(p * factors[i]!, 1));
    const cost = (part: readonly number[], prices: readonly number[]) =>
      roundTo(sumOf(part.map((n, i) => n * prices[i]!)) / 100, 3);
    const b = parts.findIndex(([, r]) => r! >= 55);
    const a = (b + 1 + random.below(3)) % 4;
    const part = parts[b]!;
    const [x, y] = [cost(part, before), cost(part, after)];
    const rises = before.map((p, i) => (100 * (after[i]! - p)) / p);
    const byWeight = sumOf(part.map((n, i) => n * rises[i]!)) / 100;
    const r1 = rises.map((rise) => roundTo(rise, 1));
    const first = parts[a]!;
    const c1 = cost(first, before);
    const easy = closest(
      c1,
      0.05,
      [
        [
          meanOf(before),
          'unweighted-mean',
          both`$\frac{${before.join(' + ')}}{3} ${result(meanOf(before), 2)}$ takes equal parts of the three coffees``$\frac{${before.join(' + ')}}{3} ${result(meanOf(before), 2)}$ 默认三种咖啡各占三分之一`,
        ],
        [
          cost(first, after),
          'misreads-chart',
          both`With the prices of ${y2}, the same sum is $${cost(first, after)}$``用 ${y2} 年的价格算出来是 $${cost(first, after)}$`,
        ],
        ...range(0, 3)
          .filter((i) => i !== a)
          .map(
            (i) =>
              [
                cost(parts[i]!, before),
                'misreads-chart',
                both`$${cost(parts[i]!, before)}$ is the cost of ${blends[i]!}``$${cost(parts[i]!, before)}$ 是${blends[i]!}的成本`,
              ] as const,
          ),
        [
          cost([first[1]!, first[0]!, first[2]!], before),
          'misreads-chart',
          both`$${cost([first[1]!, first[0]!, first[2]!], before)}$ exchanges two of the parts``$${cost([first[1]!, first[0]!, first[2]!], before)}$ 把其中两部分弄反了`,
        ],
        [
          cost([first[0]!, first[2]!, first[1]!], before),
          'misreads-chart',
          both`$${cost([first[0]!, first[2]!, first[1]!], before)}$ exchanges two of the parts``$${cost([first[0]!, first[2]!, first[1]!], before)}$ 把其中两部分弄反了`,
        ],
        [
          cost([first[2]!, first[1]!, first[0]!], before),
          'misreads-chart',
          both`$${cost([first[2]!, first[1]!, first[0]!], before)}$ exchanges two of the parts``$${cost([first[2]!, first[1]!, first[0]!], before)}$ 把其中两部分弄反了`,
        ],
      ],
      { show: inCents, gap: 0.25 },
    );
    const hard = closest(
      (100 * (y - x)) / x,
      1,
      [
        [
          byWeight,
          'percent-of-wrong-base',
          both`Weighting the three rises, about ${r1[0]!}, ${r1[1]!}, and ${r1[2]!} percent, by weight gives $\frac{${part.map((n, i) => `${n} \\cdot ${r1[i]}`).join(' + ')}}{100} \approx ${roundTo(byWeight, 1)}$; a pound of the cheap coffee counts for less``按重量给三个涨幅（约 ${r1[0]!}%、${r1[1]!}%、${r1[2]!}%）加权，得 $\frac{${part.map((n, i) => `${n} \\cdot ${r1[i]}`).join(' + ')}}{100} \approx ${roundTo(byWeight, 1)}$；便宜的咖啡在成本中占得少`,
        ],
        [
          meanOf(rises),
          'unweighted-mean',
          both`$\frac{${r1.join(' + ')}}{3} \approx ${roundTo(meanOf(rises), 1)}$ is the plain mean of the three rises``$\frac{${r1.join(' + ')}}{3} \approx ${roundTo(meanOf(rises), 1)}$ 是三个涨幅的直接平均`,
        ],
        [
          (100 * (sumOf(after) - sumOf(before))) / sumOf(before),
          'assumes-equal-groups',
          both`$${changeInPercent(roundTo(sumOf(before), 1), roundTo(sumOf(after), 1))}$ takes equal weights of the three coffees``$${changeInPercent(roundTo(sumOf(before), 1), roundTo(sumOf(after), 1))}$ 默认三种咖啡重量相同`,
        ],
        [
          (100 * (y - x)) / y,
          'percent-of-wrong-base',
          both`$\frac{${y} - ${x}}{${y}} \approx ${roundTo((100 * (y - x)) / y, 1)}\%$ compares with the later cost``$\frac{${y} - ${x}}{${y}} \approx ${roundTo((100 * (y - x)) / y, 1)}\%$ 以后来的成本为基准`,
        ],
        [
          rises[1]!,
          'misreads-chart',
          both`About ${r1[1]!} percent is the rise of Robusta alone``约 ${r1[1]!}% 只是罗布斯塔的涨幅`,
        ],
        [
          rises[0]!,
          'misreads-chart',
          both`About ${r1[0]!} percent is the rise of Arabica alone``约 ${r1[0]!}% 只是阿拉比卡的涨幅`,
        ],
        [
          rises[2]!,
          'misreads-chart',
          both`About ${r1[2]!} percent is the rise of Liberica alone``约 ${r1[2]!}% 只是利比里卡的涨幅`,
        ],
      ],
      { show: asPercent, gap: 2.5 },
    );
    if (easy === null || hard === null) return null;
    // Two blends mixed so that half of the mixture is Arabica, or another whole percent.
    const [hi, lo] = [65, 20];
    const target = 30 + 5 * random.below(5);
    if (target === 40) return null;
    const [u, v] = [target - lo, hi - target];
    const pounds = 5 * (6 + random.below(7));
    const [rich, poor] = [parts.findIndex(([n]) => n === hi), parts.findIndex(([n]) => n === lo)];
    if ((pounds * v) % u !== 0) return null;
    const key = (pounds * v) / u;
    const [inverted, pure] = [div(pounds * u, v), div(pounds * v, target)];
    const wrongs = [
      [
        inverted,
        'inverts-ratio',
        both`$${pounds} \cdot \frac{${u}}{${v}} = ${inverted}$ turns the ratio around.``$${pounds} \cdot \frac{${u}}{${v}} = ${inverted}$ 把比弄反了。`,
      ],
      [
        pounds,
        'assumes-equal-groups',
        both`Equal weights, ${pounds} pounds of each, give $\frac{${hi} + ${lo}}{2} = ${(hi + lo) / 2}$ percent.``两种各取 ${pounds} 磅时，混合后为 $\frac{${hi} + ${lo}}{2} = ${(hi + lo) / 2}$（%）。`,
      ],
      [
        pure,
        'part-for-whole',
        both`$${pounds} \cdot \frac{${v}}{${target}} = ${pure}$ would be right if ${blends[poor]!} had no Arabica in it.``$${pounds} \cdot \frac{${v}}{${target}} = ${pure}$ 是${blends[poor]!}不含阿拉比卡时的结果。`,
      ],
    ] as const;
    return {
      title: both`Coffee blends``拼配咖啡`,
      intro: both`The graph shows, for four blends of coffee, what percent of the weight of each blend each of three coffees makes up. The table shows what a roaster paid for the coffees in ${y1} and in ${y2}. The blends did not change.``
        图中为四种拼配咖啡中三种咖啡豆各占重量的百分比。表格给出烘焙商 ${y1} 年与 ${y2} 年购买各种咖啡豆的价格。各拼配的比例没有变化。`,
      figures: [
        groupedBarsOf(
          both`Composition of the blends``各拼配的组成`,
          both`percent of weight``占重量的百分比`,
          blends,
          beans.map((name, i) => [name, parts.map((row) => row[i]!)] as const),
          5,
        ),
        tableOf(
          both`Cost of coffee, in dollars per pound``咖啡豆的价格（美元/磅）`,
          [both`Coffee``咖啡豆`, same(y1), same(y2)],
          beans.map((name, i) => [name, before[i]!, after[i]!] as const),
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.algebra.mixture'],
          difficulty: 2,
          seconds: 90,
          stem: both`In ${y1}, the cost of the coffee in one pound of ${blends[a]!} was closest to which of the following?``${y1} 年，一磅${blends[a]!}所含咖啡豆的成本最接近下列哪个数？`,
          ...easy,
          steps: [
            both`The idea: the cost of a blend is a weighted mean of the prices, and the parts of the blend are the weights. One pound of ${blends[a]!} has ${first[0]!} percent Arabica, ${first[1]!} percent Robusta, and ${first[2]!} percent Liberica.``关键在于：拼配的成本是各种价格的加权平均，权数就是各种咖啡豆所占的比例。一磅${blends[a]!}含阿拉比卡 ${first[0]!}%、罗布斯塔 ${first[1]!}%、利比里卡 ${first[2]!}%。`,
            both`$${first.map((n, i) => `${n}\\% \\cdot ${before[i]}`).join(' + ')} = ${c1}$ dollars, closest to ${inCents(easy.key)}.``$${first.map((n, i) => `${n}\\% \\cdot ${before[i]}`).join(' + ')} = ${c1}$ 美元，最接近 ${inCents(easy.key)}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 4,
          seconds: 140,
          stem: both`From ${y1} to ${y2}, the cost of the coffee in one pound of ${blends[b]!} increased by approximately what percent?``从 ${y1} 年到 ${y2} 年，一磅${blends[b]!}所含咖啡豆的成本上升了约百分之几？`,
          ...hard,
          steps: [
            both`The idea: do not average the percents of growth; find both costs. In ${y1}, $${part.map((n, i) => `${n}\\% \\cdot ${before[i]}`).join(' + ')} = ${x}$ dollars.``关键在于：不要去平均涨幅，而要算出两年的成本。${y1} 年为 $${part.map((n, i) => `${n}\\% \\cdot ${before[i]}`).join(' + ')} = ${x}$ 美元。`,
            both`In ${y2}, $${part.map((n, i) => `${n}\\% \\cdot ${after[i]}`).join(' + ')} = ${y}$ dollars.``${y2} 年为 $${part.map((n, i) => `${n}\\% \\cdot ${after[i]}`).join(' + ')} = ${y}$ 美元。`,
            both`The increase is $${changeInPercent(x, y)}$, closest to ${hard.key} percent.``涨幅为 $${changeInPercent(x, y)}$，最接近 ${hard.key}%。`,
          ],
        },
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.algebra.mixture'],
          difficulty: 4,
          seconds: 120,
          stem: both`How many pounds of ${blends[poor]!} must be mixed with ${pounds} pounds of ${blends[rich]!} so that Arabica makes up ${target} percent of the weight of the mixture?``
            要使混合后阿拉比卡占重量的 ${target}%，应在 ${pounds} 磅${blends[rich]!}中加入多少磅${blends[poor]!}？`,
          key,
          suffix: both`pounds``磅`,
          letters: { w: key },
          steps: [
            both`The idea: mixing changes the percent but loses nothing, so the Arabica in the two blends adds up to that in the mixture. The graph gives ${hi} percent Arabica in ${blends[rich]!} and ${lo} percent in ${blends[poor]!}. With $w$ pounds of the latter, $${hi}\% \cdot ${pounds} + ${lo}\% \cdot w = ${target}\% \cdot (${pounds} + w)$.``关键在于：混合只改变百分比，不改变总量，所以两种拼配中的阿拉比卡之和就是混合后的阿拉比卡。图中${blends[rich]!}含阿拉比卡 ${hi}%，${blends[poor]!}含 ${lo}%。设后者为 $w$ 磅，则 $${hi}\% \cdot ${pounds} + ${lo}\% \cdot w = ${target}\% \cdot (${pounds} + w)$。`,
            both`Faster: each pound of the one is ${v} points above ${target}, each pound of the other ${u} points below, so $${v} \cdot ${pounds} = ${u}w$ and $w = ${key}$.``更快的办法：前者每磅比 ${target} 高 ${v} 个百分点，后者每磅低 ${u} 个百分点，所以 $${v} \cdot ${pounds} = ${u}w$，$w = ${key}$。`,
          ],
          wrong: wrongs,
        },
      ],
    };
  },
});
