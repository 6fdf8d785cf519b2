/** Two parts grow by different percents: the growth of the whole lies between, nearer to that of the larger part. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.percent-change', 'quant.data.weighted-mean'],
  form: 'qc',
  difficulty: 5,
  seconds: 100,
  space: {
    p: [4, 6, 8, 10, 12, 15],
    q: [20, 24, 25, 30, 36, 40],
    sizes: ['unknown', 'equal', 'first larger', 'second larger', 'equal gains'],
    offer: ['mean', 'mean', 'mean', 'top'],
    story: [
      {
        en: [
          'A company sells only bread and cake',
          'revenue from bread',
          'revenue from cake',
          'total revenue',
        ],
        zh: ['某公司只销售面包和蛋糕', '面包的收入', '蛋糕的收入', '总收入'],
      },
      {
        en: [
          'A town consists of an old quarter and a new quarter',
          'population of the old quarter',
          'population of the new quarter',
          'population of the town',
        ],
        zh: ['某镇由老城区和新城区组成', '老城区的人口', '新城区的人口', '全镇人口'],
      },
      {
        en: ['A farm grows only wheat and barley', 'wheat harvest', 'barley harvest', 'total harvest'],
        zh: ['某农场只种小麦和大麦', '小麦的产量', '大麦的产量', '总产量'],
      },
    ],
  },
  keep: ({ p, q, sizes, offer }) =>
    (p + q) % 2 === 0 && (offer === 'mean' || sizes === 'unknown' || sizes === 'second larger'),
  make: ({ p, q, sizes, offer, story }) => {
    const [scene, first, second, whole] = story.en;
    const [zhScene, zhFirst, zhSecond, zhWhole] = story.zh;
    const mean = (p + q) / 2;
    const value = offer === 'top' ? q : mean;
    const known = {
      unknown: both` `` `,
      equal: both` In the first year, the ${first!} was equal to the ${second!}. `` 第一年${zhFirst!}与${zhSecond!}相等。 `,
      'first larger': both` In the first year, the ${first!} was greater than the ${second!}. `` 第一年${zhFirst!}大于${zhSecond!}。 `,
      'second larger': both` In the first year, the ${second!} was greater than the ${first!}. `` 第一年${zhSecond!}大于${zhFirst!}。 `,
      'equal gains': both` The two increases were equal in amount. `` 两者增加的数量相等。 `,
    }[sizes];
    const key =
      offer === 'top'
        ? 'B'
        : (
            {
              unknown: 'D',
              equal: 'C',
              'first larger': 'B',
              'second larger': 'A',
              'equal gains': 'B',
            } as const
          )[sizes];
    const fact = known.en.trim();
    const zhFact = known.zh_cn.trim();
    return {
      stem: {
        en: `${scene}. From the first year to the second, the ${first} increased by ${p} percent and the ${second} increased by ${q} percent.${fact ? ` ${fact}` : ''}`,
        zh_cn: `${zhScene}。从第一年到第二年，${zhFirst}增长了 ${p}%，${zhSecond}增长了 ${q}%。${zhFact}`,
      },
      a: both`The percent by which the ${whole!} increased``${zhWhole!}增长的百分数`,
      b: value,
      key,
      steps: [
        both`The idea: the growth of the whole is the mean of ${p} and ${q} percent weighted by the original sizes of the two parts; it lies between them, closer to the percent for the larger part.``
          关键在于：总体的增长率是 ${p}% 与 ${q}% 按两部分原来大小的加权平均，介于两者之间，更靠近较大部分的增长率。`,
        offer === 'top'
          ? both`It would equal ${q} percent only if there were nothing but the faster-growing part. Both parts exist, so it is less.``只有当全部都是增长较快的部分时才等于 ${q}%。两部分都存在，所以小于它。`
          : {
              unknown: both`With equal parts, it would be $\frac{${p} + ${q}}{2} = ${mean}$ percent; with unequal ones, it may be more or less, and nothing is known about the sizes.``两部分相等时为 $\frac{${p} + ${q}}{2} = ${mean}$，不等时可大可小，而两部分的大小未知。`,
              equal: both`With equal parts, the weights are equal, and it is exactly $\frac{${p} + ${q}}{2} = ${mean}$ percent.``两部分相等，权重相同，恰为 $\frac{${p} + ${q}}{2} = ${mean}$。`,
              'first larger': both`Equal parts would give $\frac{${p} + ${q}}{2} = ${mean}$ percent; the slower-growing part was the larger one, so it is less.``若两部分相等则为 $\frac{${p} + ${q}}{2} = ${mean}$；现在增长较慢的部分较大，所以小于它。`,
              'second larger': both`Equal parts would give $\frac{${p} + ${q}}{2} = ${mean}$ percent; the faster-growing part was the larger one, so it is more.``若两部分相等则为 $\frac{${p} + ${q}}{2} = ${mean}$；现在增长较快的部分较大，所以大于它。`,
              'equal gains': both`Equal amounts of growth at ${p} and at ${q} percent mean that the slower-growing part was larger at first, so it is less than the mean $\frac{${p} + ${q}}{2} = ${mean}$.``以 ${p}% 和 ${q}% 增长而增量相等，说明增长较慢的部分原来较大，所以小于平均数 $\frac{${p} + ${q}}{2} = ${mean}$。`,
            }[sizes],
      ],
      wrong: {
        A: [
          'adds-percents',
          both`The growth of the whole is never more than that of its faster-growing part, and it exceeds the mean only if the faster-growing part is the larger one.``总体的增长率不会超过增长较快的部分；只有较快的部分较大时才会超过平均数。`,
        ],
        B: [
          'unweighted-mean',
          both`This would need the slower-growing part to be the larger one at first.``只有增长较慢的部分原来较大时才会这样。`,
        ],
        C: [
          'averages-rates',
          both`The mean of the two percents is right only if the two parts were equal at first.``只有两部分原来相等时，总体的增长率才是两个百分数的平均数。`,
        ],
        D: [
          'thinks-undetermined',
          both`The amounts are unknown, but what is given about the two parts settles the comparison.``数量虽然未知，但关于两部分的已知条件足以比较大小。`,
        ],
      },
    };
  },
});
