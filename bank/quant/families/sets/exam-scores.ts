/** Scores in classes: shares, the class of the median, and what a histogram does not tell. */

import { div, isWhole } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { sumOf } from '../../arithmetic.ts';
import { defineSet } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, plain } from '../../text.ts';

/** Counts for scores from 30 up to 90 by classes of ten, and the score that is asked about. */
const data: { counts: number[]; from: number }[] = [
  { counts: [4, 6, 10, 14, 10, 6], from: 60 },
  { counts: [2, 8, 8, 12, 6, 4], from: 70 },
  { counts: [6, 10, 16, 8, 6, 4], from: 60 },
  { counts: [4, 4, 6, 8, 12, 6], from: 70 },
  { counts: [2, 6, 14, 16, 8, 4], from: 50 },
];

export const family = defineSet({
  space: {
    data,
    exam: [
      { en: 'a chemistry examination', zh_cn: '化学考试' },
      { en: 'an entrance examination', zh_cn: '入学考试' },
      { en: 'a geography test', zh_cn: '地理测验' },
      { en: 'a driving-theory test', zh_cn: '驾驶理论考试' },
    ],
  },
  make: ({ data: { counts, from }, exam }) => {
    const bounds = [30, 40, 50, 60, 70, 80, 90];
    const n = sumOf(counts);
    const above = counts.filter((_, i) => bounds[i]! >= from).reduce((a, b) => a + b, 0);
    const share = div(100 * above, n);
    if (!isWhole(share)) return null;
    const key = Number(share.n);
    const at = bounds.indexOf(from);
    const [own, before] = [counts[at]!, counts[at - 1]!];
    let middle = 0;
    for (let seen = 0; middle < 6; middle++) {
      seen += counts[middle]!;
      if (seen > n / 2) break;
    }
    const below = counts.slice(0, middle).reduce((a, b) => a + b, 0);
    // An even number of scores: both middle ones have to lie in one class.
    if (below >= n / 2 || below + counts[middle]! < n / 2 + 1) return null;
    const [low, high] = [bounds[middle]!, bounds[middle + 1]!];
    const leastSum = counts.reduce((sum, c, i) => sum + c * bounds[i]!, 0);
    const leastMean = Math.floor(leastSum / n);
    const pass = from;
    const offers = [
      [low - 8, low - 1, low + 2, low + 7, high + 1],
      [low - 3, low + 1, low + 4, low + 8, high + 2],
      [low - 6, low + 3, high, high + 4, high + 7],
      [low - 12, low - 5, low - 2, low + 5, low + 9],
    ][(counts[2]! / 2) % 4]!;
    const statements: [Text, boolean, Misconception | null, Text][] = [
      [
        both`The range of the ${n} scores is greater than 40.``${n} 个成绩的极差大于 40。`,
        true,
        null,
        both`Must be true: the highest score is at least 80 and the lowest is less than 40.``一定成立：最高分不低于 80，最低分低于 40。`,
      ],
      [
        both`The average (arithmetic mean) of the ${n} scores is at least ${leastMean}.``${n} 个成绩的平均数（算术平均数）不低于 ${leastMean}。`,
        true,
        null,
        both`Must be true: even if every score were at the lower end of its class, the sum would be ${leastSum} and the mean at least ${leastMean}.``一定成立：即使每个成绩都取所在组的下限，总和也有 ${leastSum}，平均数不低于 ${leastMean}。`,
      ],
      [
        both`Exactly ${above} of the scores are greater than ${pass}.``恰有 ${above} 个成绩高于 ${pass}。`,
        false,
        'misreads-chart',
        both`Need not be true: ${above} scores are ${pass} or more, and some of them may be exactly ${pass}.``不一定成立：${above} 个成绩不低于 ${pass}，其中可能有恰为 ${pass} 的。`,
      ],
      [
        both`The score that occurs most often among the ${n} scores is at least ${bounds[counts.indexOf(Math.max(...counts))]!}.``${n} 个成绩中出现次数最多的成绩不低于 ${bounds[counts.indexOf(Math.max(...counts))]!}。`,
        false,
        'assumes-special-case',
        both`Need not be true: the class with the tallest bar holds many scores, but a single score may occur more often elsewhere.``不一定成立：最高的条形所在组的成绩个数最多，但某个单独的成绩可能在别的组中出现得更多。`,
      ],
      [
        both`The median of the ${n} scores is less than ${high}.``${n} 个成绩的中位数低于 ${high}。`,
        true,
        null,
        both`Must be true: both middle scores lie in the class from ${low} up to ${high}.``一定成立：中间两个成绩都在从 ${low} 到 ${high}（不含）的组内。`,
      ],
    ];
    return {
      title: both`Scores on ${exam}``${exam}的成绩`,
      intro: both`The histogram shows the distribution of the scores of the ${n} people who took ${exam}. Every score is an integer. Each bar counts the scores from the number at its left end up to, but not including, the number at
        its right end.``直方图为参加${exam}的 ${n} 人的成绩分布，成绩均为整数。每个条形表示从左端数值到右端数值（不含右端）的成绩个数。`,
      figures: [
        {
          kind: 'histogram',
          title: both`Distribution of scores``成绩分布`,
          bounds,
          counts: [...counts],
          measure: both`Score``成绩`,
          axis: {
            label: both`Number of people``人数`,
            min: 0,
            max: 2 * Math.ceil(Math.max(...counts) / 2),
            step: 2,
          },
          described: both`A histogram of scores: ${rows(bounds, counts, 'en')}.``成绩直方图：${rows(bounds, counts, 'zh')}。`,
        },
      ],
      questions: [
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 65,
          stem: both`What percent of the scores were ${from} or more?``不低于 ${from} 的成绩占全部成绩的百分之几？`,
          key,
          show: (v) => `${plain(v)}%`,
          steps: [
            both`The idea: In a histogram, whole bars are added, and it matters to which bar the boundary value belongs. The bars from ${from} on count $${counts.slice(at).join(' + ')} = ${above}$ scores.``关键在于：直方图要按整个条形相加，并看清分界值属于哪个条形。从 ${from} 起的各条形共有 $${counts.slice(at).join(' + ')} = ${above}$ 个成绩。`,
            both`Of ${n} scores this is $\frac{${above}}{${n}} = ${key}\%$.``占 ${n} 个成绩的 $\frac{${above}}{${n}} = ${key}\%$。`,
          ],
          wrong: (
            [
              [
                div(100 * (above - own), n),
                'off-by-one',
                both`$\frac{${above - own}}{${n}} = ${div(100 * (above - own), n)}\%$ leaves out the bar that begins at ${from}.``$\frac{${above - own}}{${n}} = ${div(100 * (above - own), n)}\%$ 漏掉了从 ${from} 开始的条形。`,
              ],
              [
                div(100 * (above + before), n),
                'off-by-one',
                both`$\frac{${above + before}}{${n}} = ${div(100 * (above + before), n)}\%$ takes in the bar that ends at ${from}.``$\frac{${above + before}}{${n}} = ${div(100 * (above + before), n)}\%$ 多算了在 ${from} 处结束的条形。`,
              ],
              [
                div(above, 1),
                'percent-as-number',
                both`${above} is the number of these scores, not the percent.``${above} 是这些成绩的个数，不是百分数。`,
              ],
              [
                div(100 * (n - above), n),
                'complement-slip',
                both`$\frac{${n - above}}{${n}} = ${div(100 * (n - above), n)}\%$ is the part below ${from}.``$\frac{${n - above}}{${n}} = ${div(100 * (n - above), n)}\%$ 是低于 ${from} 的部分。`,
              ],
              [
                div(100 * own, n),
                'misreads-chart',
                both`$\frac{${own}}{${n}} = ${div(100 * own, n)}\%$ counts one bar only.``$\frac{${own}}{${n}} = ${div(100 * own, n)}\%$ 只算了一个条形。`,
              ],
              [
                div(100 * (6 - at), 6),
                'assumes-equal-groups',
                both`$\frac{${6 - at}}{6} = ${div(100 * (6 - at), 6)}\%$ counts bars instead of people.``$\frac{${6 - at}}{6} = ${div(100 * (6 - at), 6)}\%$ 数的是条形的个数，不是人数。`,
              ],
              [
                div(from, 1),
                'answers-another-question',
                both`${from} is the score itself.``${from} 是成绩本身。`,
              ],
              [
                div(above + own, 1),
                'adds-overlapping',
                both`$${above} + ${own} = ${above + own}$ counts one bar twice, and people instead of percent.``$${above} + ${own} = ${above + own}$ 把一个条形算了两次，而且是人数不是百分数。`,
              ],
            ] as const
          ).filter(([value]) => isWhole(value)),
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.median-mode'],
          difficulty: 3,
          seconds: 90,
          stem: both`Which of the following could be the median of the scores? Indicate all such numbers.``下列哪些数可能是成绩的中位数？请选出所有符合的数。`,
          options: offers.map((x) => {
            const isRight = x >= low && x < high;
            return [
              x,
              isRight,
              isRight ? null : x < low ? 'divides-by-wrong-count' : 'mean-for-median',
              isRight
                ? both`${x} lies in the class of the two middle scores, from ${low} up to ${high}.``${x} 在中间两个成绩所在的组内，即从 ${low} 到 ${high}（不含）。`
                : x < low
                  ? both`${x} is too low: only ${below} of the ${n} scores are less than ${low}.``${x} 太低：${n} 个成绩中只有 ${below} 个低于 ${low}。`
                  : both`${x} is too high: $${below} + ${counts[middle]!} = ${below + counts[middle]!}$ of the ${n} scores are less than ${high}.``${x} 太高：${n} 个成绩中有 $${below} + ${counts[middle]!} = ${below + counts[middle]!}$ 个低于 ${high}。`,
            ] as const;
          }),
          steps: [
            both`The idea: Count from one end to the middle: the bar in which the middle places fall holds the median. There are ${n} scores, so the median is the mean of the two in places ${n / 2} and ${n / 2 + 1} when they are put in order.``关键在于：从一端累计到中间，中间位置落在哪个条形，中位数就在哪个条形。共有 ${n} 个成绩，中位数是排序后第 ${n / 2} 个与第 ${n / 2 + 1} 个的平均数。`,
            both`Below ${low} there are ${below} scores, and below ${high} there are ${below + counts[middle]!}. So both middle scores lie from ${low} up to ${high}, and so does the median.``低于 ${low} 的有 ${below} 个，低于 ${high} 的有 ${below + counts[middle]!} 个。所以中间两个成绩都在从 ${low} 到 ${high}（不含）的组内，中位数也在其中。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.spread'],
          difficulty: 4,
          seconds: 130,
          stem: both`Which of the following statements must be true? Indicate all such statements.``下列哪些说法一定成立？请选出所有符合的说法。`,
          options: statements,
          steps: [
            both`The idea: “Must be true” means that no possible scores make it false, so look for a counterexample. A histogram tells in which class a score lies, not where in the class. So push the scores to the ends of their classes and see whether a statement can be made false.``关键在于：“一定成立”是指没有任何可能的成绩会使它不成立，所以要找反例。直方图只说明成绩在哪一组，不说明在组内何处。所以可让成绩取组内的两端，看能否使某个说法不成立。`,
            both`With all scores at the lower ends the sum is $${counts.map((c, i) => `${c} \\cdot ${bounds[i]}`).join(' + ')} = ${leastSum}$; it cannot be less.``所有成绩都取下限时，总和为 $${counts.map((c, i) => `${c} \\cdot ${bounds[i]}`).join(' + ')} = ${leastSum}$，不可能更小。`,
          ],
        },
      ],
    };
  },
});

function rows(bounds: readonly number[], counts: readonly number[], language: 'en' | 'zh'): string {
  return counts
    .map((c, i) =>
      language === 'en'
        ? `${c} from ${bounds[i]} up to ${bounds[i + 1]}`
        : `${bounds[i]} 到 ${bounds[i + 1]} 有 ${c} 人`,
    )
    .join(language === 'en' ? ', ' : '，');
}
