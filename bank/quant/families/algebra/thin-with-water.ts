/** Water added to a solution: what stays the same is the amount of the substance. */
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.mixture'],
  form: 'numeric',
  difficulty: 3,
  seconds: 90,
  space: {
    v: [6, 8, 9, 10, 12, 15, 18, 20, 24, 30],
    p: [20, 25, 30, 36, 40, 45, 50, 60],
    q: [10, 12, 15, 16, 20, 24, 25, 30],
    stuff: [
      { en: 'antifreeze', zh_cn: '防冻剂' },
      { en: 'acid', zh_cn: '酸' },
      { en: 'alcohol', zh_cn: '酒精' },
      { en: 'sugar syrup', zh_cn: '糖浆' },
    ],
  },
  keep: ({ v, p, q }) => q < p && (v * (p - q)) % q === 0 && (v * p) % 20 === 0,
  make: ({ v, p, q, stuff }) => {
    const key = (v * (p - q)) / q;
    const amount = (v * p) / 100;
    return {
      stem: both`A solution with a volume of ${v} liters is ${p} percent ${stuff} by volume. How many liters of water must be added to it so that the resulting solution is ${q}
        percent ${stuff} by volume?``有 ${v} 升溶液，其中${stuff}的体积分数为 ${p}%。要使${stuff}的体积分数变为 ${q}%，需要加入多少升水？`,
      key,
      suffix: { en: 'liters', zh_cn: '升' },
      letters: { w: key },
      steps: [
        both`The idea: Look for the quantity that adding water leaves unchanged, and express it before and after. The amount of ${stuff} does not change: $${p}\% \cdot ${v} = ${amount}$ liters.``关键在于：找出加水前后不变的量，并用加水前后的数据各表示一次。${stuff}的量不变：$${p}\% \cdot ${v} = ${amount}$ 升。`,
        both`After $w$ liters of water are added, this amount is ${q} percent of the whole: $${q}\% \cdot (${v} + w) = ${amount}$.``
          加入 $w$ 升水后，这一数量占全部的 ${q}%：$${q}\% \cdot (${v} + w) = ${amount}$。`,
        both`So $${v} + w = ${amount} \div ${q}\% = ${v + key}$ and $w = ${v + key} - ${v} = ${key}$. Faster: the percent and the volume are inversely proportional, so the volume must become $\frac{${p}}{${q}}$ times as great.``
          所以 $${v} + w = ${amount} \div ${q}\% = ${v + key}$，$w = ${v + key} - ${v} = ${key}$。更快的做法：体积分数与体积成反比，所以总体积要变为原来的 $\frac{${p}}{${q}}$ 倍。`,
      ],
      wrong: [
        [
          v + key,
          'stops-early',
          both`$${amount} \div ${q}\% = ${v + key}$ is the volume of the whole solution, not of the water.``
            $${amount} \div ${q}\% = ${v + key}$ 是加水后的总体积，而不是水的体积。`,
        ],
        [
          div(v * (p - q), 100),
          'percent-of-wrong-base',
          both`$${p - q}\% \cdot ${v} = ${(v * (p - q)) / 100}$ applies the difference between the percents to the original volume.``
            $${p - q}\% \cdot ${v} = ${(v * (p - q)) / 100}$ 是用百分数之差去乘原来的体积。`,
        ],
        [
          div(v * (p - q), p),
          'percent-of-wrong-base',
          both`$\frac{${v} \cdot ${p - q}}{${p}} = ${div(v * (p - q), p)}$ compares the change with the original percent instead of the new one.``
            $\frac{${v} \cdot ${p - q}}{${p}} = ${div(v * (p - q), p)}$ 是与原来的百分数相比，而不是与新的百分数相比。`,
        ],
      ],
    };
  },
});
