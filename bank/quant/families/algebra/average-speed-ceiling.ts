/**
 * Part of the way was driven at a known speed, the rest faster: which average speeds are possible?
 *
 * Chains two ideas: the average is the distance over the whole time, not a mean of speeds; and the first part alone takes
 * a time that no speed afterward can take back, so the average has a ceiling. A mean of speeds has none.
 */
import { div, toNumber } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    who: { en: 'Lena drove', zh_cn: 'Lena 开车' },
    unit: { en: 'miles per hour', zh_cn: '英里/时' },
    speeds: [30, 36, 40, 42, 48],
  },
  {
    who: { en: 'A freight train traveled', zh_cn: '一列货运列车行驶' },
    unit: { en: 'kilometers per hour', zh_cn: '千米/时' },
    speeds: [36, 42, 48, 54, 60],
  },
  {
    who: { en: 'A cyclist rode', zh_cn: '一名骑车人骑行' },
    unit: { en: 'kilometers per hour', zh_cn: '千米/时' },
    speeds: [12, 15, 18],
  },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.rate-work', 'quant.algebra.inequalities'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 120,
  space: {
    setting: settings,
    at: [0, 1, 2, 3, 4],
    part: [
      [1, 2],
      [2, 3],
      [3, 4],
      [3, 5],
      [2, 5],
    ],
    shape: [0, 1, 2, 3],
  },
  make: ({ setting: { who, unit, speeds }, at, part: [n, d], shape }) => {
    const v = speeds[at % speeds.length]!;
    const limit = div(v * d, n);
    if (limit.d !== 1n) return null;
    const top = toNumber(limit);
    const near = top - Math.max(1, Math.round(v / 24));
    const low = v + Math.max(1, Math.round(v / 15));
    const middle = Math.round((v + top) / 2);
    const over = top + Math.max(2, Math.round(v / 10));
    const values = [
      [v, low, near, top, over],
      [low, middle, near, top, over],
      [v, middle, near, top, over],
      [v - 3, low, middle, top, over],
    ][shape]!;
    if (new Set(values).size < 5) return null;
    return {
      stem: both`${who} the first $\frac{${n}}{${d}}$ of the distance of a trip at a constant speed of $${v}$ ${unit}, and the rest of the distance at a greater constant speed. Which of the following could be the average speed for the whole trip, in ${unit}? Indicate all such speeds.``
        ${who}，前 $\frac{${n}}{${d}}$ 的路程以 $${v}$ ${unit}的速度匀速前进，其余路程以更快的速度匀速前进。下列哪些可能是全程的平均速度（单位：${unit}）？请选出所有可能的值。`,
      options: values.map((value) => {
        if (value > v && value < top)
          return [
            value,
            true,
            null,
            both`$${v} < ${value} < ${top}$: with a high enough speed for the rest, any average below this ceiling can be reached.``
              $${v} < ${value} < ${top}$：只要其余路程够快，上限以下的平均速度都能达到。`,
          ] as const;
        if (value <= v)
          return [
            value,
            false,
            'ignores-a-condition',
            both`${value} is not possible: the rest was faster than ${v}, so the average is greater than ${v}.``${value} 不可能：其余路程的速度大于 ${v}，平均速度也就大于 ${v}。`,
          ] as const;
        return [
          value,
          false,
          'averages-rates',
          both`${value} would need the whole trip to take no longer than the first part alone took; a mean of the two speeds hides this.``
            若平均速度为 ${value}，全程用时就不超过前一段已经用去的时间；对两个速度直接求平均看不出这一点。`,
        ] as const;
      }),
      steps: [
        both`The idea: the average speed is the distance divided by the whole time. For a trip of length 1, the first part alone takes $\frac{${n}}{${d}} \div ${v} = ${div(n, d * v)}$.``
          关键在于：平均速度等于路程除以总时间。设全程为 1，仅前一段就用时 $\frac{${n}}{${d}} \div ${v} = ${div(n, d * v)}$。`,
        both`However fast the rest is, it takes some time, so the average is less than $1 \div ${div(n, d * v)} = ${top}$. And it is greater than ${v}, since the rest is faster.``
          其余路程再快也要用时间，所以平均速度小于 $1 \div ${div(n, d * v)} = ${top}$；又因为其余路程更快，平均速度大于 ${v}。`,
        both`Every speed between ${v} and ${top} is possible. Faster: multiply ${v} by $\frac{${d}}{${n}}$. The tempting path takes a mean of two speeds, which could be arbitrarily large.``
          ${v} 与 ${top} 之间的速度都可能。更快的做法：用 ${v} 乘以 $\frac{${d}}{${n}}$。容易走错的路是对两个速度求平均，那样想要多大就有多大。`,
      ],
    };
  },
});
