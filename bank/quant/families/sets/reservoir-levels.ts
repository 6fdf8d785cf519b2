/** Water levels month by month: fastest change, mean of a season, and volume above a mark. */

import { div, isWhole, toDecimal } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, isShort, listed } from '../../text.ts';

const months = [
  { en: 'March', zh_cn: '三月' },
  { en: 'April', zh_cn: '四月' },
  { en: 'May', zh_cn: '五月' },
  { en: 'June', zh_cn: '六月' },
  { en: 'July', zh_cn: '七月' },
  { en: 'August', zh_cn: '八月' },
  { en: 'September', zh_cn: '九月' },
  { en: 'October', zh_cn: '十月' },
];

/** Levels in meters, the mark below which no water can be used, thousands of cubic meters for each meter above it, the first month of the season. */
const data: { level: number[]; mark: number; per: number; season: number }[] = [
  { level: [24, 28, 30, 27, 21, 18, 15, 17], mark: 10, per: 40, season: 2 },
  { level: [19, 22, 27, 29, 26, 23, 17, 14], mark: 4, per: 60, season: 3 },
  { level: [21, 20, 26, 28, 24, 17, 13, 12], mark: 8, per: 50, season: 2 },
  { level: [16, 23, 25, 23, 21, 16, 13, 18], mark: 5, per: 80, season: 3 },
];

export const family = defineSet({
  space: { data },
  make: ({ data: { level, mark, per, season } }) => {
    const steps = level.slice(1).map((x, i) => x - level[i]!);
    const falls = steps.map((x) => -x);
    const fastest = falls.indexOf(Math.max(...falls));
    if (falls.filter((x) => x === falls[fastest]).length > 1) return null;
    const span = (i: number) =>
      both`From ${months[i]!} to ${months[i + 1]!}``${months[i]!}到${months[i + 1]!}`;
    const change = (i: number) =>
      steps[i]! > 0
        ? both`It rose by $${level[i + 1]!} - ${level[i]!} = ${steps[i]!}$ meters then.``这期间上升了 $${level[i + 1]!} - ${level[i]!} = ${steps[i]!}$ 米。`
        : both`It fell by $${level[i]!} - ${level[i + 1]!} = ${falls[i]!}$ meters then.``这期间下降了 $${level[i]!} - ${level[i + 1]!} = ${falls[i]!}$ 米。`;
    const others = [0, 1, 2, 3, 4, 5, 6]
      .filter((i) => i !== fastest)
      .sort((i, j) => Math.abs(steps[j]!) - Math.abs(steps[i]!));
    const three = level.slice(season, season + 3);
    const sum = sumOf(three);
    const mean = div(sum, 3);
    if (!isWhole(mean)) return null;
    const [high, low] = [Math.max(...level), Math.min(...level)];
    const [full, left] = [per * (high - mark), per * (low - mark)];
    const key = div(100 * (high - low), high - mark);
    if (!isWhole(key)) return null;
    return {
      title: both`Water level of a reservoir``某水库的水位`,
      intro: both`The graph shows the level of the water in a reservoir in the middle of each month from March to October of one year.``图中为某水库某年三月至十月每月月中的水位。`,
      figures: [
        {
          kind: 'line',
          title: both`Water level, in meters``水位（米）`,
          categories: months.map(({ en, zh_cn }) => ({ en: en.slice(0, 3), zh_cn })),
          series: [{ name: both`Level``水位`, values: level }],
          axis: { label: both`Meters``米`, min: 0, max: topOf(level, 5), step: 5 },
          printed: true,
          described: {
            en: `A line graph of the level in meters: ${months.map(({ en }, i) => `${en} ${level[i]}`).join(', ')}.`,
            zh_cn: `折线图，水位（米）：${months.map(({ zh_cn }, i) => `${zh_cn} ${level[i]}`).join('，')}。`,
          },
        },
      ],
      questions: [
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation'],
          difficulty: 2,
          seconds: 60,
          stem: both`Between which two consecutive months shown did the level fall the most?``在图中哪两个相邻的月份之间，水位下降得最多？`,
          key: span(fastest),
          steps: [
            both`The idea: Look at changes and not at levels: the answer is the steepest stretch that goes down. Compare the levels of neighboring months: ${listed(level)}. Only the falls count, so the steepest stretch that goes up is of no use.``关键在于：看变化而不看水位高低：要找的是向下最陡的一段。比较相邻月份的水位：${listed(level)}。只看下降的部分，上升再陡也不算。`,
            both`The greatest fall is $${level[fastest]!} - ${level[fastest + 1]!} = ${falls[fastest]!}$ meters.``下降最多的是 $${level[fastest]!} - ${level[fastest + 1]!} = ${falls[fastest]!}$ 米。`,
          ],
          wrong: others.map(
            (i) => [span(i), steps[i]! > 0 ? 'reverses-comparison' : 'misreads-chart', change(i)] as const,
          ),
        },
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.data.mean'],
          difficulty: 3,
          seconds: 70,
          stem: both`By how many meters did the average (arithmetic mean) of the levels shown for ${months[season]!}, ${months[season + 1]!}, and ${months[season + 2]!} exceed the lowest level shown?``${months[season]!}、${months[season + 1]!}、${months[season + 2]!}三个月的平均水位比图中的最低水位高多少米？`,
          key: Number(mean.n) - low,
          suffix: both`meters``米`,
          steps: [
            both`The idea: Keep two ranges apart: the mean is over three months, the lowest level over all months shown. The mean of the three levels is $\frac{${three.join(' + ')}}{3} = ${mean}$.``关键在于：分清两个范围：平均数取三个月，最低水位取图中所有月份。三个月的平均水位为 $\frac{${three.join(' + ')}}{3} = ${mean}$。`,
            both`The lowest level shown is ${low}, so the difference is $${mean} - ${low} = ${Number(mean.n) - low}$.``图中最低水位为 ${low}，所以相差 $${mean} - ${low} = ${Number(mean.n) - low}$。`,
          ],
          wrong: [
            [
              mean,
              'stops-early',
              both`$\frac{${three.join(' + ')}}{3} = ${mean}$ is the mean itself.``$\frac{${three.join(' + ')}}{3} = ${mean}$ 是平均水位本身。`,
            ],
            [
              three[1]! - low,
              'mean-for-median',
              both`$${three[1]!} - ${low} = ${three[1]! - low}$ takes the middle month for the mean.``$${three[1]!} - ${low} = ${three[1]! - low}$ 把中间一个月当成了平均数。`,
            ],
            [
              high - low,
              'misreads-chart',
              both`$${high} - ${low} = ${high - low}$ takes the highest level.``$${high} - ${low} = ${high - low}$ 用的是最高水位。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 4,
          seconds: 110,
          stem: both`Only water above the ${mark}-meter mark can be used; for each meter of level above the mark, the reservoir holds ${per} thousand cubic meters of usable water. The volume of usable water at the lowest level shown was what percent less than at the highest level shown?``
            只有高于 ${mark} 米标记的水可以使用；水位每高出标记一米，水库就有 ${per} 千立方米可用水。与图中最高水位时相比，最低水位时的可用水量减少了百分之几？`,
          key,
          show: (v) => `${toDecimal(v)}%`,
          steps: [
            both`The idea: Usable water is proportional to the height above the mark, so levels count from there and not from zero. Usable water is counted from the mark at ${mark} meters. At the highest level there were $${per} \cdot (${high} - ${mark}) = ${full}$ thousand cubic meters, at the lowest $${per} \cdot (${low} - ${mark}) = ${left}$.``关键在于：可用水量与高出标记的高度成正比，所以水位要从标记算起，而不是从零算起。可用水从 ${mark} 米标记算起。最高水位时为 $${per} \cdot (${high} - ${mark}) = ${full}$ 千立方米，最低水位时为 $${per} \cdot (${low} - ${mark}) = ${left}$ 千立方米。`,
            both`The decrease is $\frac{${full} - ${left}}{${full}} = ${key}\%$. Faster: divide the fall in level by the height of the highest level above the mark; the volume for each meter cancels.``减少了 $\frac{${full} - ${left}}{${full}} = ${key}\%$。更快的做法：用水位的下降量除以最高水位高出标记的高度，每米的水量会约去。`,
          ],
          wrong: (
            [
              [
                div(100 * (high - low), high),
                'percent-of-wrong-base',
                both`$\frac{${high} - ${low}}{${high}} = ${div(100 * (high - low), high)}\%$ compares the levels without the mark.``$\frac{${high} - ${low}}{${high}} = ${div(100 * (high - low), high)}\%$ 直接比较水位，没有扣除标记以下的部分。`,
              ],
              [
                div(100 * (low - mark), high - mark),
                'complement-slip',
                both`$\frac{${left}}{${full}} = ${div(100 * (low - mark), high - mark)}\%$ is what was left.``$\frac{${left}}{${full}} = ${div(100 * (low - mark), high - mark)}\%$ 是剩下的部分。`,
              ],
              [
                high - low,
                'percent-as-number',
                both`$${high} - ${low} = ${high - low}$ is the fall in meters.``$${high} - ${low} = ${high - low}$ 是下降的米数。`,
              ],
              [
                div(100 * (high - low), low - mark),
                'percent-of-wrong-base',
                both`$\frac{${full} - ${left}}{${left}} = ${div(100 * (high - low), low - mark)}\%$ compares with the smaller volume.``$\frac{${full} - ${left}}{${left}} = ${div(100 * (high - low), low - mark)}\%$ 以较小的水量为基准。`,
              ],
              [
                div(100 * low, high),
                'complement-slip',
                both`$\frac{${low}}{${high}} = ${div(100 * low, high)}\%$ compares the two levels.``$\frac{${low}}{${high}} = ${div(100 * low, high)}\%$ 是两个水位之比。`,
              ],
              [
                high,
                'percent-as-number',
                both`${high} is the highest level in meters.``${high} 是最高水位的米数。`,
              ],
              [
                100 - (high - low),
                'percent-as-number',
                both`$100 - (${high} - ${low}) = ${100 - (high - low)}$ takes every meter for one percent.``$100 - (${high} - ${low}) = ${100 - (high - low)}$ 把一米当成了百分之一。`,
              ],
              [
                per,
                'answers-another-question',
                both`${per} is the volume for each meter, in thousands of cubic meters.``${per} 是每米对应的水量（千立方米）。`,
              ],
              [
                div(100 * mark, high),
                'substitutes-wrongly',
                both`$\frac{${mark}}{${high}} = ${div(100 * mark, high)}\%$ compares the mark with the highest level.``$\frac{${mark}}{${high}} = ${div(100 * mark, high)}\%$ 是标记与最高水位之比。`,
              ],
              [
                div(100 * (low - mark), low),
                'substitutes-wrongly',
                both`$\frac{${low} - ${mark}}{${low}} = ${div(100 * (low - mark), low)}\%$ compares with the lowest level itself.``$\frac{${low} - ${mark}}{${low}} = ${div(100 * (low - mark), low)}\%$ 以最低水位为基准。`,
              ],
            ] as const
          ).filter(([value]) => isShort(value)),
        },
      ],
    };
  },
});
