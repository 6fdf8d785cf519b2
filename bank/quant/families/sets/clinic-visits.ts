/**
 * Visits to four clinics in two years, and the percent without an appointment: a share against a number.
 *
 * The number of walk-ins is visits times percent, so it can fall while the percent rises, and the other way round.
 */
import { range, roundTo } from '../../arithmetic.ts';
import { asPercent, changeInPercent, closest, groupedBarsOf, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, same } from '../../text.ts';

const clinics = [
  { en: 'Ashdown', zh_cn: '阿什当' },
  { en: 'Birchley', zh_cn: '伯奇利' },
  { en: 'Cray', zh_cn: '克雷' },
  { en: 'Dunmore', zh_cn: '邓莫尔' },
];
/** Visits before and after, percent of walk-ins before and after: against each other, the other way, up, down. */
const patterns = [
  [2480, 1690, 24, 30],
  [1720, 2690, 36, 27],
  [2050, 2310, 18, 26],
  [2860, 2440, 32, 25],
] as const;

export const family = defineSet({
  space: {
    pick: range(1, 400),
    years: [
      [2019, 2024],
      [2017, 2023],
      [2018, 2022],
    ],
  },
  make: ({ pick, years }) => {
    const random = seeded(`clinic visits ${pick}`);
    const [before, after] = years.map(String) as [string, string];
    const order = random.shuffle([0, 1, 2, 3]);
    const rows = order.map((k) =>
      patterns[k]!.map((base, c) => (c < 2 ? untidy(random, base, 0.06, 10) : base - 1 + random.below(3))),
    ) as [number, number, number, number][];
    const walk = rows.map(([v, w, p, q]) => [roundTo((v * p) / 100, 1), roundTo((w * q) / 100, 1)] as const);
    const isOpposite = rows.map(([, , p, q], i) => (q - p) * (walk[i]![1] - walk[i]![0]) < 0);
    if (isOpposite.filter(Boolean).length !== 2) return null;
    if (walk.some(([x, y]) => Math.abs(x - y) / x < 0.06)) return null;
    const g = order.indexOf(1);
    const [v, w, p, q] = rows[g]!;
    const [x, y] = walk[g]!;
    const d = order.indexOf(3);
    const [v2, w2] = rows[d]!;
    const [x2, y2] = walk[d]!;
    const [a2, b2] = [roundTo(v2 - x2, 1), roundTo(w2 - y2, 1)];
    const growth = (100 * (y - x)) / x;
    const rise = closest(
      growth,
      1,
      [
        [
          (100 * (w - v)) / v,
          'ignores-a-condition',
          both`$${changeInPercent(v, w)}$ is the growth of all visits``$${changeInPercent(v, w)}$ 是全部就诊次数的增长率`,
        ],
        [
          p - q,
          'percent-points',
          both`$${p} - ${q} = ${p - q}$ is the change of the share in percentage points``$${p} - ${q} = ${p - q}$ 是比例变化的百分点数`,
        ],
        [
          (100 * (w - v)) / v - (p - q),
          'adds-percents',
          both`$\frac{${w} - ${v}}{${v}} - ${p - q}\% \approx ${roundTo((100 * (w - v)) / v - (p - q), 1)}\%$ takes percentage points from a percent``$\frac{${w} - ${v}}{${v}} - ${p - q}\% \approx ${roundTo((100 * (w - v)) / v - (p - q), 1)}\%$ 用百分比减去了百分点`,
        ],
        [
          (100 * (y - x)) / y,
          'percent-of-wrong-base',
          both`$\frac{${y} - ${x}}{${y}} \approx ${roundTo((100 * (y - x)) / y, 1)}\%$ compares with the later number``$\frac{${y} - ${x}}{${y}} \approx ${roundTo((100 * (y - x)) / y, 1)}\%$ 以后一年的数量为基准`,
        ],
        [
          (100 * (p - q)) / p,
          'answers-another-question',
          both`$${changeInPercent(p, q)}$ is by how much the share went down``$${changeInPercent(p, q)}$ 是比例下降的幅度`,
        ],
        [
          (100 * y) / x - 100 + p,
          'adds-percents',
          both`$\frac{${y} - ${x}}{${x}} + ${p}\% \approx ${roundTo((100 * y) / x - 100 + p, 1)}\%$ adds the first share``$\frac{${y} - ${x}}{${x}} + ${p}\% \approx ${roundTo((100 * y) / x - 100 + p, 1)}\%$ 又加上了原来的比例`,
        ],
        [
          (100 * w) / v - 100 + (p - q),
          'adds-percents',
          both`$\frac{${w} - ${v}}{${v}} + ${p - q}\% \approx ${roundTo((100 * w) / v - 100 + (p - q), 1)}\%$ adds percentage points to a percent``$\frac{${w} - ${v}}{${v}} + ${p - q}\% \approx ${roundTo((100 * w) / v - 100 + (p - q), 1)}\%$ 用百分比加上了百分点`,
        ],
      ],
      { show: asPercent, gap: 3 },
    );
    const fewer = closest(
      a2 - b2,
      10,
      [
        [
          v2 - w2,
          'ignores-a-condition',
          both`$${v2} - ${w2} = ${v2 - w2}$ counts all visits``$${v2} - ${w2} = ${v2 - w2}$ 是全部就诊次数之差`,
        ],
        [
          x2 - y2,
          'complement-slip',
          both`$${x2} - ${y2} = ${roundTo(x2 - y2, 1)}$ is the difference of the walk-ins``$${x2} - ${y2} = ${roundTo(x2 - y2, 1)}$ 是无预约就诊次数之差`,
        ],
        [
          ((v2 - w2) * (100 - rows[d]![3])) / 100,
          'percent-of-wrong-base',
          both`$${100 - rows[d]![3]}\% \cdot ${v2 - w2} = ${roundTo(((v2 - w2) * (100 - rows[d]![3])) / 100, 2)}$ takes one percent for both years``$${100 - rows[d]![3]}\% \cdot ${v2 - w2} = ${roundTo(((v2 - w2) * (100 - rows[d]![3])) / 100, 2)}$ 两年用了同一个百分数`,
        ],
        [
          ((v2 - w2) * (100 - rows[d]![2])) / 100,
          'percent-of-wrong-base',
          both`$${100 - rows[d]![2]}\% \cdot ${v2 - w2} = ${roundTo(((v2 - w2) * (100 - rows[d]![2])) / 100, 2)}$ takes one percent for both years``$${100 - rows[d]![2]}\% \cdot ${v2 - w2} = ${roundTo(((v2 - w2) * (100 - rows[d]![2])) / 100, 2)}$ 两年用了同一个百分数`,
        ],
        [
          a2 - y2,
          'misreads-chart',
          both`$${a2} - ${y2} = ${roundTo(a2 - y2, 1)}$ takes the walk-ins of ${after}``$${a2} - ${y2} = ${roundTo(a2 - y2, 1)}$ 减去的是 ${after} 年的无预约就诊次数`,
        ],
        [
          b2 - x2,
          'misreads-chart',
          both`$${b2} - ${x2} = ${roundTo(b2 - x2, 1)}$ takes the walk-ins of ${before}``$${b2} - ${x2} = ${roundTo(b2 - x2, 1)}$ 减去的是 ${before} 年的无预约就诊次数`,
        ],
        [
          v2 - w2 + x2 - y2,
          'sign-slip',
          both`$${v2 - w2} + ${roundTo(x2 - y2, 1)} = ${roundTo(v2 - w2 + x2 - y2, 1)}$ adds the walk-ins instead of leaving them out``$${v2 - w2} + ${roundTo(x2 - y2, 1)} = ${roundTo(v2 - w2 + x2 - y2, 1)}$ 把应当去掉的无预约就诊加上了`,
        ],
      ],
      { gap: 25 },
    );
    if (rise === null || fewer === null) return null;
    return {
      title: both`Visits to four clinics``四家诊所的就诊次数`,
      intro: both`The graph shows the number of visits to four clinics in ${before} and ${after}. The table shows the percent of the visits that were walk-ins, that is, without an appointment. All other visits were by appointment. Percents are rounded to the nearest whole percent.``
        图中为四家诊所 ${before} 年与 ${after} 年的就诊次数。表格给出其中无预约就诊所占的百分比，其余均为预约就诊。百分数均四舍五入到整数。`,
      figures: [
        groupedBarsOf(both`Visits``就诊次数`, both`visits``次`, clinics, [
          [same(before), rows.map((row) => row[0])],
          [same(after), rows.map((row) => row[1])],
        ]),
        tableOf(
          both`Walk-ins as a percent of visits``无预约就诊所占的百分比`,
          [both`Clinic``诊所`, same(before), same(after)],
          clinics.map((name, i) => [name, rows[i]![2], rows[i]![3]] as const),
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 110,
          stem: both`From ${before} to ${after}, the number of walk-in visits to ${clinics[g]!} increased by approximately what percent?``从 ${before} 年到 ${after} 年，${clinics[g]!}诊所的无预约就诊次数增加了约百分之几？`,
          ...rise,
          steps: [
            both`The idea: the number of walk-ins is visits times percent, in each year: $${p}\% \cdot ${v} = ${x}$ and $${q}\% \cdot ${w} = ${y}$.``关键在于：无预约就诊次数是就诊次数乘以当年的百分比：$${p}\% \cdot ${v} = ${x}$，$${q}\% \cdot ${w} = ${y}$。`,
            both`The increase is $${changeInPercent(x, y)}$, closest to ${rise.key} percent, although the share went down.``增长率为 $${changeInPercent(x, y)}$，最接近 ${rise.key}%，尽管所占的比例下降了。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 110,
          stem: both`At ${clinics[d]!}, the number of visits by appointment in ${before} exceeded that in ${after} by approximately how many?``${clinics[d]!}诊所 ${before} 年的预约就诊次数比 ${after} 年约多多少次？`,
          ...fewer,
          steps: [
            both`The idea: every visit that is not a walk-in is by appointment, so take the rest of the percent, of each year’s own visits. By appointment were $${100 - rows[d]![2]}\% \cdot ${v2} = ${a2}$ visits in ${before} and $${100 - rows[d]![3]}\% \cdot ${w2} = ${b2}$ in ${after}.``关键在于：不是无预约就诊的就是预约就诊，所以用余下的百分比，并各自乘以当年的就诊次数。预约就诊次数：${before} 年 $${100 - rows[d]![2]}\% \cdot ${v2} = ${a2}$，${after} 年 $${100 - rows[d]![3]}\% \cdot ${w2} = ${b2}$。`,
            both`The difference is $${a2} - ${b2} = ${roundTo(a2 - b2, 1)}$, closest to ${fewer.key}.``相差 $${a2} - ${b2} = ${roundTo(a2 - b2, 1)}$，最接近 ${fewer.key}。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 4,
          seconds: 130,
          stem: both`At which of the clinics did the number of walk-in visits change in one direction from ${before} to ${after} and the percent of visits that were walk-ins in the other? Indicate all such clinics.``
            从 ${before} 年到 ${after} 年，哪些诊所的无预约就诊次数与其所占百分比的变化方向相反？请选出所有符合的诊所。`,
          inOrder: true,
          options: clinics.map(
            (name, i) =>
              [
                name,
                isOpposite[i]!,
                isOpposite[i]! ? null : 'percent-as-number',
                both`The percent went from ${rows[i]![2]} to ${rows[i]![3]}, the number from $${rows[i]![2]}\% \cdot ${rows[i]![0]} = ${walk[i]![0]}$ to $${rows[i]![3]}\% \cdot ${rows[i]![1]} = ${walk[i]![1]}$.``百分比由 ${rows[i]![2]} 变为 ${rows[i]![3]}，次数由 $${rows[i]![2]}\% \cdot ${rows[i]![0]} = ${walk[i]![0]}$ 变为 $${rows[i]![3]}\% \cdot ${rows[i]![1]} = ${walk[i]![1]}$。`,
              ] as const,
          ),
          steps: [
            both`The idea: a number can fall while its share rises only if the whole falls by more than the share rises. So only clinics whose visits and percents move against each other can qualify.``关键在于：只有当总量下降得比比例上升得更多时，数量才会随比例上升而下降。所以只有就诊次数与百分比变化方向相反的诊所才有可能。`,
            both`For those, compare the products of visits and percent; the factor by which the visits changed must outweigh the factor of the percent.``对这些诊所比较“就诊次数乘以百分比”的前后大小，就诊次数的变化倍数必须压过百分比的变化倍数。`,
          ],
        },
      ],
    };
  },
});
