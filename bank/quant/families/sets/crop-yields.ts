/**
 * Acres planted in four counties and bushels per acre, in two years: every yield rises and the average falls.
 *
 * The average yield is weighted by acres, and acres moved to the counties with low yields.
 */
import { meanOf, range, sumOf } from '../../arithmetic.ts';
import { closest, groupedBarsOf, inARow, result, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, same } from '../../text.ts';

const counties = [
  { en: 'Marlow', zh_cn: '马洛' },
  { en: 'Norcross', zh_cn: '诺克罗斯' },
  { en: 'Oakden', zh_cn: '奥克登' },
  { en: 'Pell', zh_cn: '佩尔' },
];
/** Thousands of acres before and after, bushels per acre before and after. */
const patterns = [
  [52, 29, 171, 176],
  [41, 35, 158, 163],
  [23, 44, 112, 118],
  [17, 31, 96, 104],
] as const;

export const family = defineSet({
  space: {
    pick: range(1, 300),
    years: [
      [2015, 2023],
      [2013, 2021],
      [2016, 2024],
    ],
  },
  make: ({ pick, years }) => {
    const random = seeded(`crop yields ${pick}`);
    const [before, after] = years.map(String) as [string, string];
    const order = random.shuffle([0, 1, 2, 3]);
    const rows = order.map((k) => {
      const [a, b, y, z] = patterns[k]!;
      const first = untidy(random, y, 0.03);
      return [
        untidy(random, a, 0.07),
        untidy(random, b, 0.07),
        first,
        first + z - y + random.below(3) - 1,
      ] as const;
    });
    const col = (c: 0 | 1 | 2 | 3) => rows.map((row) => row[c]);
    const crops = [rows.map(([a, , y]) => a * y), rows.map(([, b, , z]) => b * z)] as const;
    const acres = [sumOf(col(0)), sumOf(col(1))] as const;
    const bushels = crops.map(sumOf) as [number, number];
    const means = [bushels[0] / acres[0], bushels[1] / acres[1]] as const;
    if (means[1] > means[0] - 3) return null;
    const one = random.below(4);
    const [a1, , y1] = rows[one]!;
    const plainMean = meanOf(col(3));
    const shrinks = order.indexOf(0);
    const grows = order.indexOf(3);
    const average = closest(
      means[1],
      1,
      [
        [
          plainMean,
          'unweighted-mean',
          both`$\frac{${col(3).join(' + ')}}{4} = ${plainMean}$ averages the yields without regard to the acres``$\frac{${col(3).join(' + ')}}{4} = ${plainMean}$ 没有按面积加权`,
        ],
        [
          means[0],
          'misreads-chart',
          both`$\frac{${bushels[0]}}{${acres[0]}} ${result(means[0])}$ is the average of ${before}``$\frac{${bushels[0]}}{${acres[0]}} ${result(means[0])}$ 是 ${before} 年的平均产量`,
        ],
        [
          sumOf(rows.map(([a, , , z]) => a * z)) / acres[0],
          'wrong-row-total',
          both`$\frac{${sumOf(rows.map(([a, , , z]) => a * z))}}{${acres[0]}} ${result(sumOf(rows.map(([a, , , z]) => a * z)) / acres[0])}$ weights the yields of ${after} by the acres of ${before}``$\frac{${sumOf(rows.map(([a, , , z]) => a * z))}}{${acres[0]}} ${result(sumOf(rows.map(([a, , , z]) => a * z)) / acres[0])}$ 用 ${before} 年的面积给 ${after} 年的产量加权`,
        ],
        [
          bushels[1] / acres[0],
          'divides-by-wrong-count',
          both`$\frac{${bushels[1]}}{${acres[0]}} ${result(bushels[1] / acres[0])}$ divides by the acres of ${before}``$\frac{${bushels[1]}}{${acres[0]}} ${result(bushels[1] / acres[0])}$ 除以了 ${before} 年的面积`,
        ],
        [
          meanOf(col(2)),
          'unweighted-mean',
          both`$\frac{${col(2).join(' + ')}}{4} = ${meanOf(col(2))}$ averages the yields of ${before} without weights``$\frac{${col(2).join(' + ')}}{4} = ${meanOf(col(2))}$ 是 ${before} 年的产量，也没有加权`,
        ],
        [
          sumOf(rows.map(([, b, y]) => b * y)) / acres[1],
          'misreads-chart',
          both`$\frac{${sumOf(rows.map(([, b, y]) => b * y))}}{${acres[1]}} ${result(sumOf(rows.map(([, b, y]) => b * y)) / acres[1])}$ takes the yields of ${before}``$\frac{${sumOf(rows.map(([, b, y]) => b * y))}}{${acres[1]}} ${result(sumOf(rows.map(([, b, y]) => b * y)) / acres[1])}$ 用了 ${before} 年的单位产量`,
        ],
        [
          bushels[0] / acres[1],
          'divides-by-wrong-count',
          both`$\frac{${bushels[0]}}{${acres[1]}} ${result(bushels[0] / acres[1])}$ divides the harvest of ${before} by the acres of ${after}``$\frac{${bushels[0]}}{${acres[1]}} ${result(bushels[0] / acres[1])}$ 用 ${before} 年的总产量除以 ${after} 年的面积`,
        ],
      ],
      { gap: 2.4 },
    );
    if (average === null) return null;
    const [s, g] = [counties[shrinks]!, counties[grows]!];
    const [p, q] = [rows[shrinks]!, rows[grows]!];
    const total = acres[1] > acres[0];
    const [up, less, more] = [random.below(2) === 1, random.below(2) === 1, random.below(2) === 1];
    const smaller = (isLess: boolean) => (isLess ? both`smaller``小于` : both`greater``大于`);
    return {
      title: both`Corn in four counties``四个县的玉米`,
      intro: both`The graph shows the area planted with corn in four counties in ${before} and ${after}. The table shows the yields, that is, the harvest in bushels per acre planted.``
        图中为四个县 ${before} 年与 ${after} 年的玉米种植面积。表格给出单位产量，即每英亩种植面积收获的蒲式耳数。`,
      figures: [
        groupedBarsOf(
          both`Area planted with corn``玉米种植面积`,
          both`thousands of acres``千英亩`,
          counties,
          [
            [same(before), col(0)],
            [same(after), col(1)],
          ],
        ),
        tableOf(
          both`Yields, in bushels per acre``单位产量（蒲式耳/英亩）`,
          [both`County``县`, same(before), same(after)],
          counties.map((name, i) => [name, rows[i]![2], rows[i]![3]] as const),
        ),
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 2,
          seconds: 60,
          stem: both`What was the harvest of ${counties[one]!} County in ${before}, in thousands of bushels?``${counties[one]!}县 ${before} 年的收获量是多少千蒲式耳？`,
          key: a1 * y1,
          suffix: both`thousand bushels``千蒲式耳`,
          steps: [
            both`The idea: a rate per acre times the acres gives the total, and thousands of acres give thousands of bushels. The graph gives ${a1} thousand acres, the table ${y1} bushels per acre.``关键在于：每英亩的产量乘以英亩数就是总量，面积以千计，结果也以千计。图中面积为 ${a1} 千英亩，表中每英亩 ${y1} 蒲式耳。`,
            both`$${a1} \cdot ${y1} = ${a1 * y1}$ thousand bushels.``$${a1} \cdot ${y1} = ${a1 * y1}$ 千蒲式耳。`,
          ],
          wrong: [
            [
              crops[1][one]!,
              'misreads-chart',
              both`$${rows[one]![1]} \cdot ${rows[one]![3]} = ${crops[1][one]!}$ is the harvest of ${after}.``$${rows[one]![1]} \cdot ${rows[one]![3]} = ${crops[1][one]!}$ 是 ${after} 年的收获量。`,
            ],
            [
              a1 * rows[one]![3],
              'misreads-chart',
              both`$${a1} \cdot ${rows[one]![3]} = ${a1 * rows[one]![3]}$ takes the yield of ${after}.``$${a1} \cdot ${rows[one]![3]} = ${a1 * rows[one]![3]}$ 用了 ${after} 年的单位产量。`,
            ],
            [
              a1 * y1 * 1000,
              'unit-not-converted',
              both`$${a1 * y1} \cdot 1{,}000 = ${a1 * y1 * 1000}$ is the harvest in bushels; the question asks for thousands.``$${a1 * y1} \cdot 1{,}000 = ${a1 * y1 * 1000}$ 是蒲式耳数，题目问的是千蒲式耳。`,
            ],
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 3,
          seconds: 130,
          stem: both`For the four counties together, the average yield in ${after}, in bushels per acre, is closest to which of the following?``四个县合计，${after} 年每英亩的平均产量（蒲式耳）最接近下列哪个数？`,
          ...average,
          steps: [
            both`The idea: the average yield is all bushels over all acres. In thousands of bushels, the harvests were ${inARow(crops[1])}, in all ${bushels[1]}.``关键在于：平均产量等于总收获量除以总面积。四个县的收获量（千蒲式耳）依次为 ${inARow(crops[1])}，共 ${bushels[1]}。`,
            both`The area was ${acres[1]} thousand acres, so the average is $\frac{${bushels[1]}}{${acres[1]}} ${result(means[1])}$, closest to ${average.key}.``总面积为 ${acres[1]} 千英亩，平均为 $\frac{${bushels[1]}}{${acres[1]}} ${result(means[1])}$，最接近 ${average.key}。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 140,
          stem: both`Which of the following statements about the change from ${before} to ${after} are true? Indicate all such statements.``关于从 ${before} 年到 ${after} 年的变化，下列哪些说法正确？请选出所有正确的说法。`,
          options: [
            [
              up
                ? both`The average yield for the four counties together increased.``四个县合计的平均单位产量上升了。`
                : both`The average yield for the four counties together decreased.``四个县合计的平均单位产量下降了。`,
              !up,
              up ? 'unweighted-mean' : null,
              both`Every county’s yield rose, but acres moved to the counties with low yields: the average went from $\frac{${bushels[0]}}{${acres[0]}} ${result(means[0])}$ to $\frac{${bushels[1]}}{${acres[1]}} ${result(means[1])}$.``每个县的单位产量都上升了，但种植面积移向了产量低的县：平均由 $\frac{${bushels[0]}}{${acres[0]}} ${result(means[0])}$ 变为 $\frac{${bushels[1]}}{${acres[1]}} ${result(means[1])}$。`,
            ],
            [
              both`The harvest of ${s} County decreased by a ${smaller(less)} percent than its planted area did.``${s}县收获量下降的百分比${smaller(less)}其种植面积下降的百分比。`,
              less,
              less ? null : 'reverses-comparison',
              both`Its yield rose from ${p[2]} to ${p[3]}, so the harvest fell by less than the area.``它的单位产量由 ${p[2]} 升至 ${p[3]}，所以收获量的降幅小于面积的降幅。`,
            ],
            [
              both`The harvest of ${g} County increased by a ${smaller(more)} percent than its planted area did.``${g}县收获量增长的百分比${smaller(more)}其种植面积增长的百分比。`,
              !more,
              more ? 'reverses-comparison' : null,
              both`Its yield rose from ${q[2]} to ${q[3]}, so the harvest grew by more than the area.``它的单位产量由 ${q[2]} 升至 ${q[3]}，所以收获量的增幅大于面积的增幅。`,
            ],
            [
              total
                ? both`The total area planted with corn in the four counties increased.``四个县的玉米种植总面积增加了。`
                : both`The total area planted with corn in the four counties decreased or stayed the same.``四个县的玉米种植总面积减少或不变。`,
              true,
              null,
              both`It went from ${acres[0]} to ${acres[1]} thousand acres.``总面积由 ${acres[0]} 千英亩变为 ${acres[1]} 千英亩。`,
            ],
          ],
          steps: [
            both`The idea: an average of groups can fall although it rises in every group, when weight moves to the low groups. So check the statement about the average by totals.``关键在于：即使每一组都上升，只要权重移向较低的组，总平均仍可能下降。所以平均数要用总量来核对。`,
            both`The averages were $\frac{${bushels[0]}}{${acres[0]}} ${result(means[0])}$ and $\frac{${bushels[1]}}{${acres[1]}} ${result(means[1])}$ bushels per acre.``两年的平均分别为 $\frac{${bushels[0]}}{${acres[0]}} ${result(means[0])}$ 和 $\frac{${bushels[1]}}{${acres[1]}} ${result(means[1])}$（蒲式耳/英亩）。`,
            both`Harvest is area times yield, and all yields rose; so every harvest did better than its area, whether the area grew or shrank.``收获量等于面积乘以单位产量，而单位产量都上升了；所以无论面积增减，收获量的变化都好于面积的变化。`,
          ],
        },
      ],
    };
  },
});
