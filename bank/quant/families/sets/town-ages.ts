/**
 * Ages in two towns as cumulative percents, and the towns’ populations: medians of groups do not make the median of all.
 *
 * Two ideas: the median is where the cumulative percent passes 50, and the percents must be joined by population.
 */
import { range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, barsOf, closest, linesOf, result, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, same } from '../../text.ts';

const names = [
  [
    { en: 'Alder Bay', zh_cn: '奥尔德湾' },
    { en: 'Fernley', zh_cn: '芬利' },
  ],
  [
    { en: 'Port Lowe', zh_cn: '洛港' },
    { en: 'Garrick', zh_cn: '加里克' },
  ],
] as const;
const ages = [10, 20, 30, 40, 50, 60, 70];
/** Percents below each age in the younger and the older town, and thousands of residents in each. */
const patterns = [
  { young: [21, 36, 53, 66, 78, 89, 95], old: [5, 12, 22, 31, 44, 62, 78], people: [48.7, 21.3] },
  { young: [21, 38, 57, 72, 83, 91, 96], old: [5, 13, 23, 32, 44, 61, 78], people: [19.6, 43.2] },
] as const;

export const family = defineSet({
  space: { pick: range(1, 600), kind: [0, 1], name: [0, 1] },
  make: ({ pick, kind, name }) => {
    const random = seeded(`town ages ${pick}`);
    const pattern = patterns[kind]!;
    // The younger town comes first or second.
    const first = random.below(2);
    const towns = names[name]!;
    const wobble = (list: readonly number[]): number[] => list.map((p) => p + random.below(3) - 1);
    const rows = [wobble(pattern.young), wobble(pattern.old)];
    const people = pattern.people.map((base) => untidy(random, base, 0.06, 0.1));
    if (first === 1) {
      rows.reverse();
      people.reverse();
    }
    const all = sumOf(people);
    const below = (row: number, age: number): number => rows[row]![ages.indexOf(age)]!;
    const joined = ages.map((_, k) => sumOf(people.map((n, i) => n * rows[i]![k]!)) / all);
    const plainly = ages.map((_, k) => (rows[0]![k]! + rows[1]![k]!) / 2);
    const groupOf = (list: readonly number[]): number => 10 * list.findIndex((p) => p > 50);
    const groups = [groupOf(rows[0]!), groupOf(rows[1]!)] as const;
    const [key, lure] = [groupOf(joined), groupOf(plainly)];
    if (new Set([...groups, key, lure]).size !== 4) return null;
    if ([...joined, ...plainly].some((p) => Math.abs(p - 50) < 1)) return null;
    const y = first;
    const o = 1 - first;
    const n = roundTo(1000 * people[y]!, 0);
    const m = roundTo(1000 * people[o]!, 0);
    const part = below(y, 40) - below(y, 20);
    const count = (n * part) / 100;
    const q1 = closest(
      count,
      100,
      [
        [
          (n * below(y, 40)) / 100,
          'ignores-a-condition',
          both`$${below(y, 40)}\% \cdot ${n} ${result((n * below(y, 40)) / 100, 0)}$ also counts those younger than 20``$${below(y, 40)}\% \cdot ${n} ${result((n * below(y, 40)) / 100, 0)}$ 把不满 20 岁的也算了进去`,
        ],
        [
          (n * below(y, 20)) / 100,
          'misreads-chart',
          both`$${below(y, 20)}\% \cdot ${n} ${result((n * below(y, 20)) / 100, 0)}$ counts those younger than 20``$${below(y, 20)}\% \cdot ${n} ${result((n * below(y, 20)) / 100, 0)}$ 算的是不满 20 岁的人`,
        ],
        [
          (n * (below(y, 30) - below(y, 20))) / 100,
          'misreads-chart',
          both`$(${below(y, 30)} - ${below(y, 20)})\% \cdot ${n} ${result((n * (below(y, 30) - below(y, 20))) / 100, 0)}$ stops at the age of 30``$(${below(y, 30)} - ${below(y, 20)})\% \cdot ${n} ${result((n * (below(y, 30) - below(y, 20))) / 100, 0)}$ 只算到 30 岁`,
        ],
        [
          (n * (below(y, 50) - below(y, 20))) / 100,
          'misreads-chart',
          both`$(${below(y, 50)} - ${below(y, 20)})\% \cdot ${n} ${result((n * (below(y, 50) - below(y, 20))) / 100, 0)}$ goes on to the age of 50``$(${below(y, 50)} - ${below(y, 20)})\% \cdot ${n} ${result((n * (below(y, 50) - below(y, 20))) / 100, 0)}$ 算到了 50 岁`,
        ],
        [
          (n * (below(y, 40) - below(y, 10))) / 100,
          'misreads-chart',
          both`$(${below(y, 40)} - ${below(y, 10)})\% \cdot ${n} ${result((n * (below(y, 40) - below(y, 10))) / 100, 0)}$ begins at the age of 10``$(${below(y, 40)} - ${below(y, 10)})\% \cdot ${n} ${result((n * (below(y, 40) - below(y, 10))) / 100, 0)}$ 从 10 岁算起`,
        ],
        [
          (m * (below(o, 40) - below(o, 20))) / 100,
          'wrong-row-total',
          both`$(${below(o, 40)} - ${below(o, 20)})\% \cdot ${m} ${result((m * (below(o, 40) - below(o, 20))) / 100, 0)}$ is for the other town``$(${below(o, 40)} - ${below(o, 20)})\% \cdot ${m} ${result((m * (below(o, 40) - below(o, 20))) / 100, 0)}$ 是另一个镇的人数`,
        ],
        [
          (n * (100 - below(y, 40))) / 100,
          'complement-slip',
          both`$(100 - ${below(y, 40)})\% \cdot ${n} ${result((n * (100 - below(y, 40))) / 100, 0)}$ counts those who are at least 40``$(100 - ${below(y, 40)})\% \cdot ${n} ${result((n * (100 - below(y, 40))) / 100, 0)}$ 算的是 40 岁及以上的人`,
        ],
      ],
      { gap: 350 },
    );
    const aged = [n * (100 - below(y, 60)), m * (100 - below(o, 60))].map((x) => roundTo(x / 100, 0)) as [
      number,
      number,
    ];
    const share = (100 * aged[0]) / (aged[0] + aged[1]);
    const [p60, r60] = [100 - below(y, 60), 100 - below(o, 60)];
    const q2 = closest(
      share,
      1,
      [
        [
          (100 * p60) / (p60 + r60),
          'assumes-equal-groups',
          both`$\frac{${p60}}{${p60} + ${r60}} ${result((100 * p60) / (p60 + r60))}\%$ treats the towns as equally large``$\frac{${p60}}{${p60} + ${r60}} ${result((100 * p60) / (p60 + r60))}\%$ 把两个镇当成一样大`,
        ],
        [
          p60,
          'percent-of-wrong-base',
          both`$100\% - ${100 - p60}\% = ${p60}\%$ is the percent of that town’s residents who are at least 60``$100\% - ${100 - p60}\% = ${p60}\%$ 是该镇居民中 60 岁及以上者的百分比`,
        ],
        [
          (100 * n) / (n + m),
          'answers-another-question',
          both`$\frac{${n}}{${n + m}} \approx ${roundTo((100 * n) / (n + m), 1)}\%$ is the town’s share of all residents``$\frac{${n}}{${n + m}} \approx ${roundTo((100 * n) / (n + m), 1)}\%$ 是该镇占全体居民的百分比`,
        ],
        [
          (100 * aged[0]) / aged[1],
          'part-for-whole',
          both`$\frac{${aged[0]}}{${aged[1]}} \approx ${roundTo((100 * aged[0]) / aged[1], 1)}\%$ compares with the other town alone``$\frac{${aged[0]}}{${aged[1]}} \approx ${roundTo((100 * aged[0]) / aged[1], 1)}\%$ 只与另一个镇相比`,
        ],
        [
          (100 * aged[0]) / (n + m),
          'percent-of-wrong-base',
          both`$\frac{${aged[0]}}{${n + m}} \approx ${roundTo((100 * aged[0]) / (n + m), 1)}\%$ is a percent of all residents of the two towns``$\frac{${aged[0]}}{${n + m}} \approx ${roundTo((100 * aged[0]) / (n + m), 1)}\%$ 是占两镇全体居民的百分比`,
        ],
        [
          100 - share,
          'complement-slip',
          both`$\frac{${aged[1]}}{${aged[0] + aged[1]}} \approx ${roundTo(100 - share, 1)}\%$ live in the other town``$\frac{${aged[1]}}{${aged[0] + aged[1]}} \approx ${roundTo(100 - share, 1)}\%$ 住在另一个镇`,
        ],
        [
          (100 * n * below(y, 60)) / (n * below(y, 60) + m * below(o, 60)),
          'complement-slip',
          both`$\frac{${(n * below(y, 60)) / 100}}{${(n * below(y, 60) + m * below(o, 60)) / 100}} \approx ${roundTo((100 * n * below(y, 60)) / (n * below(y, 60) + m * below(o, 60)), 1)}\%$ is for those younger than 60``$\frac{${(n * below(y, 60)) / 100}}{${(n * below(y, 60) + m * below(o, 60)) / 100}} \approx ${roundTo((100 * n * below(y, 60)) / (n * below(y, 60) + m * below(o, 60)), 1)}\%$ 算的是不满 60 岁的人`,
        ],
      ],
      { show: asPercent, gap: 2.5 },
    );
    if (q1 === null || q2 === null) return null;
    const at = (age: number): string =>
      `\\frac{${people.map((x, i) => `${below(i, age)} \\cdot ${x}`).join(' + ')}}{${roundTo(all, 1)}} ${result(joined[ages.indexOf(age)]!)}`;
    const reason = (g: number) =>
      g === lure
        ? both`The interval from ${g} years is where the mean of the two towns’ percents passes 50, but the towns are not equally large.``从 ${g} 岁开始的区间是两镇百分数的平均值超过 50 的地方，但两镇的人数并不相等。`
        : g === groups[0]
          ? both`The median age of ${towns[0]} alone lies in the interval from ${g} years.``从 ${g} 岁开始的区间是${towns[0]}一镇的中位数所在。`
          : both`The median age of ${towns[1]} alone lies in the interval from ${g} years.``从 ${g} 岁开始的区间是${towns[1]}一镇的中位数所在。`;
    return {
      title: both`Ages in two towns``两个镇的居民年龄`,
      intro: both`The line graph shows, for each age given, the percent of the residents of two towns who are younger than that age. The bar graph shows the total number of residents of each town.``
        折线图给出两个镇的居民中年龄小于各给定年龄者所占的百分比。条形图给出两个镇的居民总数。`,
      figures: [
        linesOf(
          both`Residents younger than a given age``小于给定年龄的居民`,
          both`percent of residents``占居民的百分比`,
          ages.map((age) => same(String(age))),
          towns.map((town, i) => [town, rows[i]!] as const),
          { label: both`Percent of residents``占居民的百分比`, min: 0, max: 100, step: 10 },
        ),
        barsOf(both`Residents``居民总数`, both`thousands of residents``千人`, [...towns], people),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 70,
          stem: both`The number of residents of ${towns[y]!} who are at least 20 but younger than 40 years old is closest to which of the following?``${towns[y]!}年满 20 岁但不满 40 岁的居民人数最接近下列哪个数？`,
          ...q1,
          steps: [
            both`The idea: in a graph of cumulative percents, the part between two ages is the difference of the two readings. The percents are cumulative: those younger than 40 include those younger than 20. So the group is $${below(y, 40)}\% - ${below(y, 20)}\% = ${part}\%$ of the residents.``关键在于：在累计百分数的图中，两个年龄之间的部分等于两处读数之差。图中的百分数是累计的：不满 40 岁的人包括不满 20 岁的人，所以该年龄段占居民的 $${below(y, 40)}\% - ${below(y, 20)}\% = ${part}\%$。`,
            both`$${part}\% \cdot ${n} ${result(count, 0)}$, closest to ${q1.key}.``$${part}\% \cdot ${n} ${result(count, 0)}$，最接近 ${q1.key}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 3,
          seconds: 110,
          stem: both`Of all the residents of the two towns who are at least 60 years old, approximately what percent live in ${towns[y]!}?``在两个镇所有年满 60 岁的居民中，约有百分之几住在${towns[y]!}？`,
          ...q2,
          steps: [
            both`The idea: percents of towns of different sizes cannot be compared directly, so turn them into numbers of residents first. At least 60 years old are $(100 - ${below(y, 60)})\% \cdot ${n} = ${aged[0]}$ residents of ${towns[y]!} and $(100 - ${below(o, 60)})\% \cdot ${m} = ${aged[1]}$ of ${towns[o]!}.``关键在于：两镇人数不同，百分数不能直接相比，要先化为人数。年满 60 岁的居民：${towns[y]!} $(100 - ${below(y, 60)})\% \cdot ${n} = ${aged[0]}$ 人，${towns[o]!} $(100 - ${below(o, 60)})\% \cdot ${m} = ${aged[1]}$ 人。`,
            both`The base is these residents only: $\frac{${aged[0]}}{${aged[0]} + ${aged[1]}} \approx ${roundTo(share, 1)}\%$, closest to ${q2.key} percent.``基准只是这些居民：$\frac{${aged[0]}}{${aged[0]} + ${aged[1]}} \approx ${roundTo(share, 1)}\%$，最接近 ${q2.key}%。`,
          ],
        },
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.data.median-mode'],
          difficulty: 4,
          seconds: 140,
          stem: both`The median age, in years, of all the residents of the two towns together is at least $n$ but less than $n + 10$, where $n$ is a multiple of 10. What is the value of $n$?``
            两个镇的全体居民合在一起，年龄的中位数（岁）不小于 $n$ 且小于 $n + 10$，其中 $n$ 是 10 的倍数。$n$ 的值是多少？`,
          key,
          steps: [
            both`The idea: at the median, 50 percent of all residents are younger. For both towns together the percents must be weighted by the numbers of residents, in thousands ${people[0]!} and ${people[1]!}.``关键在于：中位数处恰有 50% 的居民更年轻。两镇合在一起时，百分数要按居民人数（${people[0]!} 千与 ${people[1]!} 千）加权。`,
            both`Younger than ${key} are $${at(key)}$ percent, and younger than ${key + 10} are $${at(key + 10)}$ percent. So 50 percent is passed from ${key} to ${key + 10} years, and $n = ${key}$.``不满 ${key} 岁的占 $${at(key)}$（%），不满 ${key + 10} 岁的占 $${at(key + 10)}$（%）。所以在 ${key} 岁到 ${key + 10} 岁之间超过 50%，$n = ${key}$。`,
            both`The mean of the two percents, taken without weights, would pass 50 ${lure > key ? both`only later``更晚` : both`earlier``更早`}, in the interval from ${lure} years.``若不加权直接平均两个百分数，则会${lure > key ? both`only later``更晚` : both`earlier``更早`}超过 50，即在从 ${lure} 岁开始的区间。`,
          ],
          letters: [{}, { n: key }, {}],
          wrong: [
            [lure, 'assumes-equal-groups', reason(lure)],
            [groups[0], 'answers-another-question', reason(groups[0])],
            [groups[1], 'answers-another-question', reason(groups[1])],
          ],
        },
      ],
    };
  },
});
