/**
 * The percent beyond one mark of a distribution is known: what of the mark halfway between it and the mean?
 *
 * Chains two ideas: half of the values lie on each side of the mean, which leaves a known percent between mean and mark;
 * and under the normal curve the half next to the mean holds more of that than the other half, with no percents needed.
 * Dividing evenly ends at “equal”; and where the distribution is merely symmetric nothing can be said.
 */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    things: { en: 'weights', zh_cn: '重量' },
    of: {
      en: 'The weights, in grams, of the apples in a warehouse',
      zh_cn: '一座仓库中苹果的重量（单位：克）',
    },
  },
  {
    things: { en: 'scores', zh_cn: '分数' },
    of: { en: 'The scores on an entrance test', zh_cn: '一次入学测试的分数' },
  },
  {
    things: { en: 'lifetimes', zh_cn: '寿命' },
    of: {
      en: 'The lifetimes, in hours, of a company’s batteries',
      zh_cn: '某公司所产电池的寿命（单位：小时）',
    },
  },
  {
    things: { en: 'lengths', zh_cn: '长度' },
    of: {
      en: 'The lengths, in millimeters, of the bolts in a shipment',
      zh_cn: '一批螺栓的长度（单位：毫米）',
    },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.data.normal', 'quant.data.quartiles'],
  form: 'qc',
  difficulty: 4,
  seconds: 110,
  space: {
    setting: settings,
    mean: [120, 140, 160, 180, 200, 220],
    d: [12, 16, 18, 24, 28, 36],
    beyond: [4, 6, 8, 10, 12, 14, 16, 20],
    asked: ['above', 'below', 'inner', 'outer', 'both sides'],
    isNormal: [true, true, false],
  },
  make: ({ setting: { things, of }, mean, d, beyond, asked, isNormal }) => {
    const [mark, middle] = [mean + d, mean + d / 2];
    const between = 50 - beyond;
    const half = between / 2;
    const [text, value, isMore] = {
      above: [both`greater than $${middle}$``大于 $${middle}$ 的`, beyond + half, false] as const,
      below: [both`less than $${middle}$``小于 $${middle}$ 的`, 50 + half, true] as const,
      inner: [
        both`between $${mean}$ and $${middle}$``在 $${mean}$ 与 $${middle}$ 之间的`,
        half,
        true,
      ] as const,
      outer: [
        both`between $${middle}$ and $${mark}$``在 $${middle}$ 与 $${mark}$ 之间的`,
        half,
        false,
      ] as const,
      'both sides': [
        both`between $${mean - d / 2}$ and $${middle}$``在 $${mean - d / 2}$ 与 $${middle}$ 之间的`,
        between,
        true,
      ] as const,
    }[asked];
    const first = both`Half of the ${things} are greater than the mean, and ${beyond} percent are greater than ${mark}. So $50 - ${beyond} = ${between}$ percent lie between ${mean} and ${mark}. Exactly halfway between these is ${middle}.``
      ${things}中有一半大于平均数，又有 ${beyond}% 大于 ${mark}，所以有百分之 $50 - ${beyond} = ${between}$ 在 ${mean} 与 ${mark} 之间。${middle} 恰好在两者正中。`;
    const split = both`If the ${between} percent were spread evenly, $\frac{${between}}{2} = ${half}$ percent would lie on each side of ${middle}, and Quantity A would be $${value}$.``
      假如这 ${between}% 均匀分布，${middle} 两侧就各有百分之 $\frac{${between}}{2} = ${half}$，Quantity A 就等于 $${value}$。`;
    const last = isNormal
      ? both`The idea: they are not. A normal curve is highest at the mean and falls from there, so more than ${half} percent lie between ${mean} and ${middle}, and less than ${half} percent lie between ${middle} and ${mark}. No table is needed.``
        关键在于：并不均匀。正态曲线在平均数处最高，向外递减，所以在 ${mean} 与 ${middle} 之间的多于 ${half}%，在 ${middle} 与 ${mark} 之间的少于 ${half}%。不需要查表。`
      : both`The idea: a symmetric distribution need not be bell-shaped. The ${between} percent may lie close to ${mean} or close to ${mark}, so the relationship cannot be determined.``
        关键在于：对称分布不一定是钟形。这 ${between}% 可能靠近 ${mean}，也可能靠近 ${mark}，所以无法确定。`;
    const side = isNormal
      ? ([
          'tail-slip',
          both`The curve falls with distance from the mean: the part next to ${mean} is larger.``离平均数越远，曲线越低：紧挨 ${mean} 的那一部分更多。`,
        ] as const)
      : ([
          'assumes-special-case',
          both`This assumes that the distribution is normal, or the opposite; only its symmetry is given.``这是把它当成了正态分布（或相反的形状），而题目只说了对称。`,
        ] as const);
    return {
      stem: isNormal
        ? both`${of} are normally distributed with a mean of $${mean}$. Of the ${things}, ${beyond} percent are greater than $${mark}$.``
          ${of}服从正态分布，平均数为 $${mean}$，其中 ${beyond}% 大于 $${mark}$。`
        : both`${of} have a distribution that is symmetric about its mean, $${mean}$. Of the ${things}, ${beyond} percent are greater than $${mark}$, and none are equal to $${mean}$.``
          ${of}的分布关于平均数 $${mean}$ 对称，其中 ${beyond}% 大于 $${mark}$，没有等于 $${mean}$ 的。`,
      a: both`The percent of the ${things} that are ${text}``${text}${things}所占的百分数`,
      b: value,
      key: isNormal ? (isMore ? 'A' : 'B') : 'D',
      steps: [first, split, last],
      wrong: {
        A: side,
        B: side,
        C: [
          'assumes-special-case',
          both`This spreads the ${between} percent evenly between ${mean} and ${mark}.``这是把 ${between}% 均匀地分在了 ${mean} 与 ${mark} 之间。`,
        ],
        D: [
          'thinks-undetermined',
          both`The standard deviation is not needed: it is enough that the curve falls from ${mean} to ${mark}.``并不需要标准差：只要知道从 ${mean} 到 ${mark} 曲线递减就够了。`,
        ],
      },
    };
  },
});
