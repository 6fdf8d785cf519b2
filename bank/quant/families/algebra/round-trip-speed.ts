/** There at one speed, back at another: the average leans to the slower one. */
import { div } from '#core/rational.ts';
import { gcd } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.rate-work'],
  form: 'numeric',
  difficulty: 2,
  seconds: 80,
  space: {
    speeds: [
      [30, 60],
      [40, 60],
      [20, 30],
      [60, 40],
      [10, 15],
      [12, 6],
      [24, 12],
      [45, 30],
      [36, 18],
      [42, 56],
      [24, 40],
      [35, 14],
      [21, 28],
      [15, 10],
      [28, 12],
      [60, 36],
    ],
    story: [
      {
        between: [30, 70],
        en: ['A driver went from town $P$ to town $Q$', 'miles per hour', 'returned along the same road'],
        zh: ['一名司机从 $P$ 镇开车到 $Q$ 镇，平均速度为每小时', '英里', '沿原路返回时平均速度为每小时'],
      },
      {
        between: [8, 30],
        en: ['A cyclist rode from a village to a lake', 'kilometers per hour', 'rode back by the same path'],
        zh: ['一名骑行者从村子骑到湖边，平均速度为每小时', '千米', '沿原路骑回时平均速度为每小时'],
      },
      {
        between: [6, 40],
        en: [
          'A boat crossed a lake from pier $P$ to pier $Q$',
          'kilometers per hour',
          'returned along the same route',
        ],
        zh: [
          '一艘船从湖边的码头 $P$ 驶到对岸的码头 $Q$，平均速度为每小时',
          '千米',
          '沿原路返回时平均速度为每小时',
        ],
      },
    ],
  },
  keep: ({
    speeds,
    story: {
      between: [least, most],
    },
  }) => speeds.every((speed) => speed >= least && speed <= most),
  make: ({ speeds: [a, b], story: { en, zh } }) => {
    const key = (2 * a * b) / (a + b);
    const half = (a + b) / 2;
    const common = (a * b) / gcd(a, b);
    return {
      stem: both`${en[0]} at an average speed of ${a} ${en[1]} and ${en[2]} at an average speed of ${b} ${en[1]}. What was the average speed, in
        ${en[1]}, for the whole trip?``${zh[0]} ${a} ${zh[1]}，${zh[2]} ${b} ${zh[1]}。全程的平均速度是每小时多少${zh[1]}？`,
      key,
      suffix: { en: en[1], zh_cn: `${zh[1]}/时` },
      letters: { d: a * b },
      steps: [
        both`The idea: Equal distances at different speeds take different times, so the speeds must not simply be averaged. Average speed is total distance over total time. Let the one-way distance be $d$; the whole distance is $2d$.``
          关键在于：路程相等而速度不同，所用时间就不同，所以不能直接把速度平均。平均速度是总路程除以总时间。设单程为 $d$，则总路程为 $2d$。`,
        both`The times are $\frac{d}{${a}}$ and $\frac{d}{${b}}$, together $\frac{d}{${a}} + \frac{d}{${b}} = \frac{${a + b}d}{${a * b}}$.``
          两段时间分别为 $\frac{d}{${a}}$ 与 $\frac{d}{${b}}$，合计 $\frac{d}{${a}} + \frac{d}{${b}} = \frac{${a + b}d}{${a * b}}$。`,
        both`The average speed is $2d \div \frac{${a + b}d}{${a * b}} = \frac{2 \cdot ${a * b}}{${a + b}} = ${key}$, closer to the slower speed because more
          time is spent at it. Faster: let the one-way distance be ${common}, which both speeds divide; the times, in hours, are ${common / a} and ${common / b}, and the average speed is $\frac{2 \cdot ${common}}{${common / a} + ${common / b}} = ${key}$.``平均速度为 $2d \div \frac{${a + b}d}{${a * b}} = \frac{2 \cdot ${a * b}}{${a + b}} = ${key}$；因为慢速行驶的时间更长，
          平均值更接近较慢的速度。更快的做法：取单程为两个速度的公倍数 ${common}，则两段时间为 ${common / a} 与 ${common / b} 小时，平均速度为 $\frac{2 \cdot ${common}}{${common / a} + ${common / b}} = ${key}$。`,
      ],
      wrong: [
        [
          div(a + b, 2),
          'averages-rates',
          both`The mean of the speeds, $\frac{${a} + ${b}}{2} = ${half}$, would be right if equal times, not equal distances, were traveled at them.``
            两个速度的平均数 $\frac{${a} + ${b}}{2} = ${half}$ 只在两段时间相等时才对，而这里相等的是路程。`,
        ],
        [
          div(a * b, a + b),
          'one-side-only',
          both`$\frac{${a * b}}{${a + b}} = ${div(a * b, a + b)}$ divides the one-way distance by the total time.``
            $\frac{${a * b}}{${a + b}} = ${div(a * b, a + b)}$ 是用单程路程除以往返的总时间。`,
        ],
      ],
    };
  },
});
