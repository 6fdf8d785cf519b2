/** Means of two groups and of all: which fraction of the whole is one group? */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.weighted-mean', 'quant.arith.ratio'],
  form: 'numeric',
  difficulty: 4,
  seconds: 90,
  space: {
    a: range(24, 60, 3),
    gap: [5, 7, 8, 9, 10, 12, 14, 15],
    k: range(1, 9),
    story: [
      {
        en: [
          'The members of a club are either adults or students. The average (arithmetic mean) age of the adults is',
          'that of the students is',
          'and that of all the members is',
          'What fraction of the members are adults',
          'years',
        ],
        zh: [
          '某俱乐部的会员不是成人就是学生。成人的平均年龄为',
          '学生的平均年龄为',
          '全体会员的平均年龄为',
          '成人占会员的几分之几',
          '岁',
        ],
      },
      {
        en: [
          'Each tree in an orchard is either an apple tree or a pear tree. Last year, the average (arithmetic mean) yield of the apple trees was',
          'that of the pear trees was',
          'and that of all the trees was',
          'What fraction of the trees are apple trees',
          'kilograms',
        ],
        zh: [
          '某果园只有苹果树和梨树。去年苹果树的平均产量为',
          '梨树的平均产量为',
          '全部果树的平均产量为',
          '苹果树占果树的几分之几',
          '千克',
        ],
      },
      {
        en: [
          'Each ticket sold for a concert was either a balcony ticket or a floor ticket. The average (arithmetic mean) price of the floor tickets was',
          'that of the balcony tickets was',
          'and that of all the tickets was',
          'What fraction of the tickets were floor tickets',
          'dollars',
        ],
        zh: [
          '某音乐会售出的票只有池座票和楼座票。池座票的平均价格为',
          '楼座票的平均价格为',
          '全部票的平均价格为',
          '池座票占全部票的几分之几',
          '美元',
        ],
      },
    ],
  },
  keep: ({ gap, k }) => k < gap && 2 * k !== gap,
  make: ({ a, gap, k, story: { en, zh } }) => {
    const [high, low, all] = [a + gap, a, a + k];
    const key = div(k, gap);
    return {
      stem: both`${en[0]} ${high} ${en[4]}, ${en[1]} ${low} ${en[4]}, ${en[2]} ${all} ${en[4]}. ${en[3]}? Give your answer as a fraction.``
        ${zh[0]} ${high} ${zh[4]}，${zh[1]} ${low} ${zh[4]}，${zh[2]} ${all} ${zh[4]}。${zh[3]}？请用分数作答。`,
      key,
      boxes: 2,
      letters: { f: key },
      steps: [
        both`The idea: The overall mean is closer to the mean of the larger group, in a fixed proportion. Let $f$ be the fraction asked for. Then $${high}f + ${low}(1 - f) = ${all}$.``关键在于：总平均数按两组大小的比例，靠近较大那一组的平均数。设所求的分数为 $f$，则 $${high}f + ${low}(1 - f) = ${all}$。`,
        both`So $(${high} - ${low})f = ${all} - ${low}$, that is, $${gap}f = ${k}$ and $f = ${key}$: the overall mean lies $${k}$ of the $${gap}$ steps from the lower mean to the higher.``所以 $(${high} - ${low})f = ${all} - ${low}$，即 $${gap}f = ${k}$，$f = ${key}$：总平均数从较低的平均数向较高的平均数走了 $${gap}$ 步中的 $${k}$ 步。`,
      ],
      wrong: [
        [
          div(gap - k, gap),
          'complement-slip',
          both`$\frac{${high} - ${all}}{${high} - ${low}} = ${div(gap - k, gap)}$ is the fraction of the other group.``$\frac{${high} - ${all}}{${high} - ${low}} = ${div(gap - k, gap)}$ 是另一组所占的分数。`,
        ],
        [
          div(k, gap - k),
          'part-for-whole',
          both`$\frac{${all} - ${low}}{${high} - ${all}} = ${div(k, gap - k)}$ is the ratio of the two groups, not a fraction of the whole.``$\frac{${all} - ${low}}{${high} - ${all}} = ${div(k, gap - k)}$ 是两组之比，不是占全体的分数。`,
        ],
      ],
    };
  },
});
