/** The price of a blend leans toward the type of which there is more. */
import { div } from '#core/rational.ts';
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, usd } from '../../text.ts';

const goods = [
  { en: ['coffee', 'pound'], zh: ['咖啡', '磅'] },
  { en: ['tea', 'kilogram'], zh: ['茶叶', '千克'] },
  { en: ['rice', 'kilogram'], zh: ['大米', '千克'] },
  { en: ['nut', 'pound'], zh: ['坚果', '磅'] },
];

export const family = defineFamily({
  tags: ['quant.algebra.mixture', 'quant.data.weighted-mean'],
  form: 'qc',
  difficulty: 2,
  seconds: 70,
  space: {
    p: [4, 5, 6, 8],
    up: [2, 4, 6],
    good: goods,
    kind: ['more cheap', 'more dear', 'alike', 'unknown', 'more cheap by word', 'more dear by word', 'alike'],
    m: [3, 5, 6, 8],
    n: [2, 4, 10, 12],
  },
  keep: ({ m, n, kind }) => (kind === 'more cheap' ? m > n : kind === 'more dear' ? m < n : true),
  make: ({ p, up, good: { en, zh }, kind, m, n }) => {
    const q = p + up;
    const mean = (p + q) / 2;
    const [per, zhPer] = [en[1]!, zh[1]!];
    const key: ComparisonKey = kind.startsWith('more cheap')
      ? 'B'
      : kind.startsWith('more dear')
        ? 'A'
        : kind === 'alike'
          ? 'C'
          : 'D';
    const isNumbers = kind === 'more cheap' || kind === 'more dear' || kind === 'alike';
    const [x, y] = kind === 'alike' ? [m, m] : [m, n];
    const opening = both`One type of ${en[0]!} costs ${usd(p)} per ${per}, and another type costs ${usd(q)} per ${per}.``一种${zh[0]!}每${zhPer} ${usd(p)}，另一种每${zhPer} ${usd(q)}。`;
    const rest = isNumbers
      ? both`A blend is made from ${x} ${per}s of the first type and ${y} ${per}s of the second.``用 ${x} ${zhPer}第一种与 ${y} ${zhPer}第二种配成混合${zh[0]!}。`
      : kind === 'unknown'
        ? both`A blend is made from some of each type.``用这两种${zh[0]!}各若干配成混合${zh[0]!}。`
        : kind === 'more cheap by word'
          ? both`A blend is made from both types, with more of the first type than of the second by weight.``用这两种配成混合${zh[0]!}，其中第一种的质量多于第二种。`
          : both`A blend is made from both types, with less of the first type than of the second by weight.``用这两种配成混合${zh[0]!}，其中第一种的质量少于第二种。`;
    const cost = div(p * x + q * y, x + y);
    return {
      stem: both`${opening} ${rest}``${opening}${rest}`,
      a: both`The cost of the blend per ${per}``混合${zh[0]!}每${zhPer}的成本`,
      b: usd(mean),
      key,
      steps: [
        both`The idea: Equal amounts give the mean of the two prices, and more of one type pulls the cost toward it. If the two types were mixed half and half, the cost would be $\frac{${p} + ${q}}{2} = ${mean}$ dollars per ${per}, which is Quantity B.``关键在于：用量相等时成本是两个价格的平均数，哪一种用得多，成本就被拉向哪一种。如果两种各占一半，成本为每${zhPer} $\frac{${p} + ${q}}{2} = ${mean}$ 美元，即 Quantity B。`,
        isNumbers
          ? both`Here it is $\frac{${x} \cdot ${p} + ${y} \cdot ${q}}{${x} + ${y}} = ${cost}$: the cost leans toward the type of which there is more${kind === 'alike' ? ', and here there is as much of each' : ''}. Faster: compare ${x} with ${y}; the cost itself is not needed.``
            这里成本为 $\frac{${x} \cdot ${p} + ${y} \cdot ${q}}{${x} + ${y}} = ${cost}$：哪一种多就偏向哪一种的价格${kind === 'alike' ? '，而这里两种一样多' : ''}。更快的做法：只比较 ${x} 与 ${y}，不必算出成本。`
          : kind === 'unknown'
            ? both`With more of the first type, the cost is lower than that; with more of the second, it is higher. The amounts are not known, so the relationship cannot be determined.``第一种多则成本低于它，第二种多则高于它。用量未知，所以无法确定。`
            : both`There is more of the ${kind.startsWith('more cheap') ? 'cheaper' : 'more expensive'} type, and the cost leans toward it, however much more it is.``${kind.startsWith('more cheap') ? '较便宜' : '较贵'}的一种用得多，无论多多少，成本都偏向它。`,
      ],
      wrong: {
        A: [
          kind === 'unknown' ? 'one-example' : 'reverses-comparison',
          kind === 'unknown'
            ? both`This assumes more of the more expensive type.``这是假设较贵的一种用得多。`
            : both`The cost leans toward the type of which there is more, not away from it.``成本偏向用得多的一种，而不是相反。`,
        ],
        B: [
          kind === 'unknown' ? 'one-example' : 'reverses-comparison',
          kind === 'unknown'
            ? both`This assumes more of the cheaper type.``这是假设较便宜的一种用得多。`
            : both`The cost leans toward the type of which there is more, not away from it.``成本偏向用得多的一种，而不是相反。`,
        ],
        C: [
          'unweighted-mean',
          both`The mean of the two prices is right only for equal amounts.``只有两种用量相等时，才等于两个价格的平均数。`,
        ],
        D: [
          'thinks-undetermined',
          both`The exact cost is not needed: it is enough to know of which type there is more.``不需要知道确切成本，只要知道哪一种用得多就够了。`,
        ],
      },
    };
  },
});
