/**
 * Percents of two age groups that subscribe to three services, and the sizes of the groups: a percent turned around.
 *
 * Who among the subscribers is young needs both groups as numbers; how many take two services is bounded, not known.
 */
import { range, roundTo } from '../../arithmetic.ts';
import { asPercent, closest, groupedBarsOf, inPercent, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both } from '../../text.ts';

const services = ['Vista', 'Orbit', 'Playbox'].map((name) => ({ en: name, zh_cn: name }));
const ages = [both`Under 35``35 岁以下`, both`35 and over``35 岁及以上`];

export const family = defineSet({
  space: { pick: range(1, 400) },
  make: ({ pick }) => {
    const random = seeded(`streaming survey ${pick}`);
    const order = random.shuffle([0, 1, 2]);
    const young = order.map((k) => [71, 58, 33][k]! + random.below(7) - 3);
    const old = order.map((k) => [29, 44, 37][k]! + random.below(7) - 3);
    const [n, m] = [untidy(random, 460, 0.12, 10), untidy(random, 1180, 0.12, 10)];
    const [x, y] = [order.indexOf(0), order.indexOf(1)];
    const [p, q] = [young[x]!, old[x]!];
    const [a, b] = [roundTo((n * p) / 100, 1), roundTo((m * q) / 100, 1)];
    const share = (100 * a) / roundTo(a + b, 1);
    const [s, t] = [young[y]!, old[y]!];
    const all = roundTo((n * s + m * t) / 100, 1);
    const first = closest(
      (100 * all) / (n + m),
      1,
      [
        [
          (s + t) / 2,
          'unweighted-mean',
          both`$\frac{${s} + ${t}}{2} = ${(s + t) / 2}$ averages the two groups as if they were equally large``$\frac{${s} + ${t}}{2} = ${(s + t) / 2}$ 直接平均，默认两组人数相同`,
        ],
        [
          (n * t + m * s) / (n + m),
          'misreads-chart',
          both`$\frac{${n} \cdot ${t} + ${m} \cdot ${s}}{${n + m}} \approx ${roundTo((n * t + m * s) / (n + m), 2)}$ exchanges the two percents``$\frac{${n} \cdot ${t} + ${m} \cdot ${s}}{${n + m}} \approx ${roundTo((n * t + m * s) / (n + m), 2)}$ 把两个百分数弄反了`,
        ],
        [s, 'misreads-chart', both`${s} is the percent of those under 35``${s} 是 35 岁以下者的百分比`],
        [
          100 - (100 * all) / (n + m),
          'complement-slip',
          both`$100 - ${roundTo((100 * all) / (n + m), 2)} = ${roundTo(100 - roundTo((100 * all) / (n + m), 2), 2)}$ do not subscribe to it``$100 - ${roundTo((100 * all) / (n + m), 2)} = ${roundTo(100 - roundTo((100 * all) / (n + m), 2), 2)}$ 是没有订阅的百分比`,
        ],
        [
          (100 * n) / (n + m),
          'answers-another-question',
          both`$${inPercent(n, n + m)}$ of the people are under 35``$${inPercent(n, n + m)}$ 是 35 岁以下者所占的比例`,
        ],
        [
          (m * t) / (n + m),
          'stops-early',
          both`$\frac{${m} \cdot ${t}}{${n + m}} \approx ${roundTo((m * t) / (n + m), 2)}$ counts the older group only``$\frac{${m} \cdot ${t}}{${n + m}} \approx ${roundTo((m * t) / (n + m), 2)}$ 只计入了年长组`,
        ],
      ],
      { show: asPercent, gap: 2.5 },
    );
    const second = closest(
      share,
      1,
      [
        [
          p,
          'inverts-fraction',
          both`${p} is the percent of those under 35 who subscribe, not of the subscribers who are under 35``${p} 是 35 岁以下者中订阅的百分比，不是订阅者中 35 岁以下的百分比`,
        ],
        [
          (100 * p) / (p + q),
          'assumes-equal-groups',
          both`$\frac{${p}}{${p} + ${q}} \approx ${roundTo((100 * p) / (p + q), 2)}\%$ takes the two groups to be equally large``$\frac{${p}}{${p} + ${q}} \approx ${roundTo((100 * p) / (p + q), 2)}\%$ 默认两组人数相同`,
        ],
        [
          (100 * n) / (n + m),
          'answers-another-question',
          both`$${inPercent(n, n + m)}$ of all the people are under 35``$${inPercent(n, n + m)}$ 是全部受访者中 35 岁以下的比例`,
        ],
        [
          100 - share,
          'complement-slip',
          both`$${inPercent(b, roundTo(a + b, 1))}$ of the subscribers are 35 and over``$${inPercent(b, roundTo(a + b, 1))}$ 是订阅者中 35 岁及以上的比例`,
        ],
        [
          (100 * a) / (n + m),
          'percent-of-wrong-base',
          both`$${inPercent(a, n + m)}$ is a percent of all the people``$${inPercent(a, n + m)}$ 是占全部受访者的百分比`,
        ],
        [
          (100 * a) / m,
          'percent-of-wrong-base',
          both`$${inPercent(a, m)}$ divides by the size of the other group``$${inPercent(a, m)}$ 除以了另一组的人数`,
        ],
      ],
      { show: asPercent, gap: 3 },
    );
    if (first === null || second === null) return null;
    const [least, most] = [p + s - 100, Math.min(p, s)];
    const near = [least - 9, least - 2, least + 1, least + 8, most - 7, most, most + 2, most + 9];
    const tries = random.shuffle(near).slice(0, 5);
    const isPossible = (value: number): boolean => value >= least && value <= most;
    if (least < 12 || tries.every(isPossible) || tries.filter(isPossible).length < 2) return null;
    return {
      title: both`A survey about streaming services``关于流媒体服务的调查`,
      intro: both`In a survey, people in two age groups were asked which of three streaming services they subscribe to; a person may subscribe to more than one, or to none. The graph shows the results as percents of each group, rounded to the nearest whole percent. The table shows the number of people surveyed in each group.``
        在一项调查中，两个年龄组的人回答了订阅三种流媒体服务中的哪些；一人可以订阅多种，也可以一种都不订阅。图中为各组的百分比（四舍五入到整数），表格给出各组的受访人数。`,
      figures: [
        groupedBarsOf(both`Subscribers``订阅者`, both`percent of group``占该组的百分比`, services, [
          [ages[0]!, young],
          [ages[1]!, old],
        ]),
        tableOf(
          both`People surveyed``受访人数`,
          [both`Age group``年龄组`, both`People``人数`],
          [
            [ages[0]!, n],
            [ages[1]!, m],
          ],
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 3,
          seconds: 90,
          stem: both`Of all the people surveyed, approximately what percent subscribe to ${services[y]!}?``全部受访者中，约有百分之几订阅 ${services[y]!}？`,
          ...first,
          steps: [
            both`The idea: the percent for everyone is an average of the two groups’ percents in which the larger group counts for more. The groups differ in size, so count people: $${s}\% \cdot ${n} + ${t}\% \cdot ${m} = ${all}$.``关键在于：全体的百分比是两组百分比的加权平均，人数多的一组所占的权重大。两组人数不同，所以要算人数：$${s}\% \cdot ${n} + ${t}\% \cdot ${m} = ${all}$。`,
            both`$${inPercent(all, n + m)}$ of all, closest to ${first.key} percent. Faster: the percent must lie between ${t} and ${s}, and nearer to ${t}, that of the larger group; choices elsewhere drop out at once.``占全部的 $${inPercent(all, n + m)}$，最接近 ${first.key}%。更快的做法：所求百分比必在 ${t}% 与 ${s}% 之间，且更接近人数较多一组的 ${t}%，其他选项可立即排除。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.conditional'],
          difficulty: 4,
          seconds: 120,
          stem: both`Of the people surveyed who subscribe to ${services[x]!}, approximately what percent are under 35?``受访者中订阅 ${services[x]!} 的人里，约有百分之几在 35 岁以下？`,
          ...second,
          steps: [
            both`The idea: the base is now the subscribers, and the graph has the age groups as its bases. So turn the percents into people: $${p}\% \cdot ${n} = ${a}$ under 35 and $${q}\% \cdot ${m} = ${b}$ others.``关键在于：现在的基准是订阅者，而图中的基准是年龄组，所以要先化为人数：35 岁以下 $${p}\% \cdot ${n} = ${a}$，其余 $${q}\% \cdot ${m} = ${b}$。`,
            both`$${inPercent(a, roundTo(a + b, 1))}$ of them are under 35, closest to ${second.key} percent, although ${p} percent of the young subscribe.``其中 35 岁以下占 $${inPercent(a, roundTo(a + b, 1))}$，最接近 ${second.key}%，尽管年轻人中有 ${p}% 订阅。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.algebra.sets'],
          difficulty: 4,
          seconds: 120,
          stem: both`Which of the following could be the percent, rounded to the nearest whole percent, of the people under 35 who subscribe to both ${services[x]!} and ${services[y]!}? Indicate all such percents.``
            35 岁以下的受访者中同时订阅 ${services[x]!} 与 ${services[y]!} 的百分比（四舍五入到整数）可能是下列哪些？请选出所有可能的百分比。`,
          options: tries.map(
            (value) =>
              [
                value,
                isPossible(value),
                isPossible(value) ? null : value < least ? 'forgets-overlap' : 'adds-overlapping',
                isPossible(value)
                  ? both`${value} is not less than ${least} and not more than ${most}.``${value} 不小于 ${least}，也不大于 ${most}。`
                  : value < least
                    ? both`With ${value}, $${p} + ${s} - ${value} = ${p + s - value}$ percent would subscribe to one or both, which is more than all.``若为 ${value}，则至少订阅一种的占 $${p} + ${s} - ${value} = ${p + s - value}$（%），超过了全部。`
                    : both`${value} is more than the ${most} percent who subscribe to the one with fewer subscribers.``${value} 超过了两者中较少的订阅比例 ${most}%。`,
              ] as const,
          ),
          show: asPercent,
          steps: [
            both`The idea: those who subscribe to one or both cannot be more than 100 percent, so at least $${p} + ${s} - 100 = ${least}$ percent subscribe to both.``关键在于：至少订阅一种的人不能超过 100%，所以同时订阅的至少占 $${p} + ${s} - 100 = ${least}$（%）。`,
            both`Nor can both be more than the smaller of the two, ${most} percent. Everything between is possible. Rounding can move these bounds by no more than 1 percentage point, which does not matter for the percents given.``同时订阅的也不能多于两者中较小的 ${most}%。两者之间都有可能。四舍五入最多使这两个界限移动 1 个百分点，对所给各数没有影响。`,
          ],
        },
      ],
    };
  },
});
