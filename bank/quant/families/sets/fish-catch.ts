/**
 * The catch of a fishing port by species in two years, as circle graphs, with the totals: share against amount.
 *
 * A slice that grows may stand for less fish, because the whole shrank; and a species fell by a greater percent than
 * the whole exactly if its share fell.
 */
import { range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, barsOf, changeInPercent, closest, inPercent, pieOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, same } from '../../text.ts';

const species = [
  { en: 'Herring', zh_cn: '鲱鱼' },
  { en: 'Cod', zh_cn: '鳕鱼' },
  { en: 'Mackerel', zh_cn: '鲭鱼' },
  { en: 'Sole', zh_cn: '鳎鱼' },
  { en: 'Haddock', zh_cn: '黑线鳕' },
];
const low = species.map(({ en, zh_cn }) => ({ en: en.toLowerCase(), zh_cn }));

export const family = defineSet({
  space: {
    pick: range(1, 400),
    years: [
      [2016, 2023],
      [2014, 2022],
      [2015, 2024],
    ],
  },
  make: ({ pick, years }) => {
    const random = seeded(`fish catch ${pick}`);
    const [y1, y2] = years.map(String) as [string, string];
    const totals = [untidy(random, 430, 0.07), untidy(random, 312, 0.06)] as const;
    const shift = () => random.below(3) - 1;
    const order = random.shuffle([0, 1, 2, 3, 4]);
    const before = [33 + shift(), 24 + shift(), 17 + shift(), 15 + shift()];
    const after = [38 + shift(), 19 + shift(), 25 + shift(), 11 + shift()];
    before.push(100 - sumOf(before));
    after.push(100 - sumOf(after));
    const [p, q] = [order.map((k) => before[k]!), order.map((k) => after[k]!)];
    const tons = (list: readonly number[], k: 0 | 1) => list.map((s) => roundTo((s * totals[k]) / 100, 2));
    const [a, b] = [tons(p, 0), tons(q, 1)];
    if (p.some((s, i) => s === q[i])) return null;
    const h = order.indexOf(0);
    const c = order.indexOf(1);
    const one = (x: number) => roundTo(x, 1);
    const easy = closest(
      b[c]!,
      1,
      [
        [
          a[c]!,
          'misreads-chart',
          both`$${p[c]!}\% \cdot ${totals[0]} = ${a[c]!}$ belongs to ${y1}``$${p[c]!}\% \cdot ${totals[0]} = ${a[c]!}$ 是 ${y1} 年的捕捞量`,
        ],
        [
          (q[c]! * totals[0]) / 100,
          'wrong-row-total',
          both`$${q[c]!}\% \cdot ${totals[0]} = ${roundTo((q[c]! * totals[0]) / 100, 2)}$ takes the total of ${y1}``$${q[c]!}\% \cdot ${totals[0]} = ${roundTo((q[c]! * totals[0]) / 100, 2)}$ 用了 ${y1} 年的总量`,
        ],
        [
          (p[c]! * totals[1]) / 100,
          'misreads-chart',
          both`$${p[c]!}\% \cdot ${totals[1]} = ${roundTo((p[c]! * totals[1]) / 100, 2)}$ takes the percent of ${y1}``$${p[c]!}\% \cdot ${totals[1]} = ${roundTo((p[c]! * totals[1]) / 100, 2)}$ 用了 ${y1} 年的百分比`,
        ],
        [q[c]!, 'percent-as-number', both`${q[c]!} is the percent itself``${q[c]!} 是百分数本身`],
        [
          b[h]!,
          'misreads-chart',
          both`$${q[h]!}\% \cdot ${totals[1]} = ${b[h]!}$ is the catch of ${low[h]!}``$${q[h]!}\% \cdot ${totals[1]} = ${b[h]!}$ 是${low[h]!}的捕捞量`,
        ],
        ...[2, 3].map(
          (k) =>
            [
              b[order.indexOf(k)]!,
              'misreads-chart',
              both`$${q[order.indexOf(k)]!}\% \cdot ${totals[1]} = ${b[order.indexOf(k)]!}$ is the catch of ${low[order.indexOf(k)]!}``$${q[order.indexOf(k)]!}\% \cdot ${totals[1]} = ${b[order.indexOf(k)]!}$ 是${low[order.indexOf(k)]!}的捕捞量`,
            ] as const,
        ),
      ],
      { gap: 6 },
    );
    const fall = (100 * (a[h]! - b[h]!)) / a[h]!;
    const hard = closest(
      fall,
      1,
      [
        [
          (100 * (q[h]! - p[h]!)) / p[h]!,
          'percent-as-number',
          both`$${changeInPercent(p[h]!, q[h]!)}$ is by how much the share grew``$${changeInPercent(p[h]!, q[h]!)}$ 是比例上升的幅度`,
        ],
        [
          (100 * (totals[0] - totals[1])) / totals[0],
          'wrong-row-total',
          both`$${changeInPercent(totals[0], totals[1])}$ is the decrease of the total catch``$${changeInPercent(totals[0], totals[1])}$ 是总捕捞量的降幅`,
        ],
        [
          q[h]! - p[h]!,
          'percent-points',
          both`$${q[h]!} - ${p[h]!} = ${q[h]! - p[h]!}$ is the change of the share in percentage points``$${q[h]!} - ${p[h]!} = ${q[h]! - p[h]!}$ 是比例变化的百分点数`,
        ],
        [
          a[h]! - b[h]!,
          'percent-as-number',
          both`$${a[h]!} - ${b[h]!} = ${roundTo(a[h]! - b[h]!, 2)}$ is the decrease in thousands of tons``$${a[h]!} - ${b[h]!} = ${roundTo(a[h]! - b[h]!, 2)}$ 是减少的数量（千吨）`,
        ],
        [
          (100 * (a[h]! - b[h]!)) / b[h]!,
          'percent-of-wrong-base',
          both`$\frac{${a[h]!} - ${b[h]!}}{${b[h]!}} \approx ${one((100 * (a[h]! - b[h]!)) / b[h]!)}\%$ compares with the later catch``$\frac{${a[h]!} - ${b[h]!}}{${b[h]!}} \approx ${one((100 * (a[h]! - b[h]!)) / b[h]!)}\%$ 以后一年的捕捞量为基准`,
        ],
        [
          (100 * (totals[0] - totals[1])) / totals[0] + (q[h]! - p[h]!),
          'adds-percents',
          both`$\frac{${totals[0]} - ${totals[1]}}{${totals[0]}} + ${q[h]! - p[h]!}\% \approx ${one((100 * (totals[0] - totals[1])) / totals[0] + (q[h]! - p[h]!))}\%$ adds percentage points to a percent``$\frac{${totals[0]} - ${totals[1]}}{${totals[0]}} + ${q[h]! - p[h]!}\% \approx ${one((100 * (totals[0] - totals[1])) / totals[0] + (q[h]! - p[h]!))}\%$ 用百分比加上了百分点`,
        ],
        [
          (100 * b[h]!) / a[h]!,
          'answers-another-question',
          both`$${inPercent(b[h]!, a[h]!)}$ is what was left, compared with ${y1}``$${inPercent(b[h]!, a[h]!)}$ 是相对于 ${y1} 年剩下的部分`,
        ],
      ],
      { show: asPercent, gap: 2.5 },
    );
    if (easy === null || hard === null) return null;
    const fell = p.map((s, i) => q[i]! < s);
    return {
      title: both`Catch of a fishing port``某渔港的捕捞量`,
      intro: both`The circle graphs show how the catch of a fishing port, by weight, was distributed over five species in ${y1} and in ${y2}. The bar graph shows the total catch in each of the two years.``
        两个扇形图为某渔港 ${y1} 年与 ${y2} 年捕捞量（按重量计）在五种鱼上的分布。条形图给出这两年的总捕捞量。`,
      figures: [
        pieOf(both`Catch by species in ${y1}``${y1} 年各种鱼的捕捞量`, species, p),
        pieOf(both`Catch by species in ${y2}``${y2} 年各种鱼的捕捞量`, species, q),
        barsOf(both`Total catch``总捕捞量`, both`thousands of tons``千吨`, [same(y1), same(y2)], [...totals]),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 60,
          stem: both`The catch of ${low[c]!} in ${y2}, in thousands of tons, is closest to which of the following?``${y2} 年${low[c]!}的捕捞量（千吨）最接近下列哪个数？`,
          ...easy,
          steps: [
            both`The idea: a slice is a percent of the total of its own year, so both numbers must come from the same year. In ${y2} the share of ${low[c]!} was ${q[c]!} percent, and the total was ${totals[1]} thousand tons.``关键在于：扇形的百分比以同一年的总量为基准，所以两个数必须取自同一年。${y2} 年${low[c]!}占 ${q[c]!}%，总量为 ${totals[1]} 千吨。`,
            both`$${q[c]!}\% \cdot ${totals[1]} = ${b[c]!}$, closest to ${easy.key}.``$${q[c]!}\% \cdot ${totals[1]} = ${b[c]!}$，最接近 ${easy.key}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 4,
          seconds: 120,
          stem: both`The catch of ${low[h]!} in ${y2} was approximately what percent less than the catch of ${low[h]!} in ${y1}?``${y2} 年${low[h]!}的捕捞量比 ${y1} 年约少百分之几？`,
          ...hard,
          steps: [
            both`The idea: the slice grew, but it is a slice of a smaller whole. In thousands of tons, the catch went from $${p[h]!}\% \cdot ${totals[0]} = ${a[h]!}$ to $${q[h]!}\% \cdot ${totals[1]} = ${b[h]!}$.``关键在于：扇形变大了，但整体变小了。以千吨计，捕捞量由 $${p[h]!}\% \cdot ${totals[0]} = ${a[h]!}$ 变为 $${q[h]!}\% \cdot ${totals[1]} = ${b[h]!}$。`,
            both`The decrease is $${changeInPercent(a[h]!, b[h]!)}$, closest to ${hard.key} percent.``降幅为 $${changeInPercent(a[h]!, b[h]!)}$，最接近 ${hard.key}%。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 110,
          stem: both`For which of the species did the catch decrease from ${y1} to ${y2} by a greater percent than the total catch did? Indicate all such species.``
            从 ${y1} 年到 ${y2} 年，哪些鱼的捕捞量下降的百分比大于总捕捞量下降的百分比？请选出所有符合的种类。`,
          inOrder: true,
          options: species.map(
            (name, i) =>
              [
                name,
                fell[i]!,
                fell[i]! ? null : 'percent-as-number',
                fell[i]!
                  ? both`Its share fell from ${p[i]!} to ${q[i]!} percent, so it shrank more than the whole did.``它的比例由 ${p[i]!}% 降为 ${q[i]!}%，所以比总量下降得更多。`
                  : both`Its share rose from ${p[i]!} to ${q[i]!} percent, so it shrank less than the whole did, if at all.``它的比例由 ${p[i]!}% 升为 ${q[i]!}%，所以即使下降，也比总量下降得少。`,
              ] as const,
          ),
          steps: [
            both`The idea: a part shrinks by a greater percent than the whole exactly if its share of the whole falls. No amount has to be calculated.``关键在于：部分比整体下降的百分比更大，当且仅当它在整体中的比例下降。不必计算任何数量。`,
            both`So compare the two circle graphs slice by slice, and choose those whose percent went down.``所以逐一比较两个扇形图，选出百分比变小的种类。`,
          ],
        },
      ],
    };
  },
});
