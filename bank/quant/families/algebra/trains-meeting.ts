/** Two set out toward each other at different times: where do they meet? */
import { div, isWhole, type Rational } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, plural } from '../../text.ts';

const stories = [
  { en: ['A train', 'train'], zh: ['一列火车', '列火车'], speeds: [60, 70, 75, 80, 90, 100] },
  { en: ['A cyclist', 'cyclist'], zh: ['一名骑车人', '名骑车人'], speeds: [12, 14, 15, 16, 18, 20] },
  { en: ['A truck', 'truck'], zh: ['一辆卡车', '辆卡车'], speeds: [45, 50, 54, 60, 65, 70] },
  { en: ['A bus', 'bus'], zh: ['一辆客车', '辆客车'], speeds: [40, 45, 50, 60, 70, 75] },
];

export const family = defineFamily({
  tags: ['quant.algebra.rate-work'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 95,
  space: {
    story: stories,
    i: [0, 1, 2, 3, 4, 5],
    j: [0, 1, 2, 3, 4, 5],
    h: [1, 2, 3],
    t: [1, 2, 3, 4],
    asked: ['first', 'first', 'second'],
  },
  keep: ({ i, j }) => i !== j,
  make: ({ story: { en, zh, speeds }, i, j, h, t, asked }) => {
    const [v, w] = [speeds[i]!, speeds[j]!];
    const distance = v * h + (v + w) * t;
    const isFirst = asked === 'first';
    const [mine, theirs] = [v * (h + t), w * t];
    const key = isFirst ? mine : theirs;
    const wrong: [Rational, Misconception, Text][] = [
      [
        div(distance - key, 1),
        'answers-another-question',
        both`$${distance} - ${key} = ${distance - key}$ is the distance from the other town.``$${distance} - ${key} = ${distance - key}$ 是到另一个镇的距离。`,
      ],
      [
        div(v * distance, v + w),
        'forgets-a-part-of-time',
        both`$\frac{${v}}{${v} + ${w}} \cdot ${distance} = ${div(v * distance, v + w)}$ has both start at the same time.``$\frac{${v}}{${v} + ${w}} \cdot ${distance} = ${div(v * distance, v + w)}$ 误以为两者同时出发。`,
      ],
      [
        div(v * t, 1),
        'forgets-a-part-of-time',
        both`$${v} \cdot ${t} = ${v * t}$ leaves out the distance covered before the second one started.``$${v} \cdot ${t} = ${v * t}$ 漏掉了后者出发前走的路程。`,
      ],
      [
        div(w * (h + t), 1),
        'forgets-a-part-of-time',
        both`$${w} \cdot ${h + t} = ${w * (h + t)}$ has the second one travel as long as the first.``$${w} \cdot ${h + t} = ${w * (h + t)}$ 误以为后者与前者行驶时间相同。`,
      ],
      [
        div(distance, 2),
        'averages-rates',
        both`$${distance} \div 2 = ${div(distance, 2)}$ takes the meeting point to be halfway between the towns.``$${distance} \div 2 = ${div(distance, 2)}$ 误以为在正中间相遇。`,
      ],
      [
        div(v * h, 1),
        'stops-early',
        both`$${v} \cdot ${h} = ${v * h}$ is the distance covered before the second one started.``$${v} \cdot ${h} = ${v * h}$ 只是后者出发前走的路程。`,
      ],
      [
        div((v + w) * t, 1),
        'stops-early',
        both`$(${v} + ${w}) \cdot ${t} = ${(v + w) * t}$ is the gap that the two close together.``$(${v} + ${w}) \cdot ${t} = ${(v + w) * t}$ 是两者共同走完的路程。`,
      ],
    ];
    return {
      stem: both`Two towns are ${distance} kilometers apart. ${en[0]!} leaves the first town for the second at a constant speed of ${v} kilometers per hour, and exactly ${plural(h, 'hour')} later, another ${en[1]!} leaves the second town for the first along the same route at a constant speed of ${w} kilometers per hour. How many kilometers from the ${isFirst ? 'first' : 'second'} town do the two meet?``
        甲、乙两镇相距 ${distance} 千米。${zh[0]!}以每小时 ${v} 千米的速度从甲镇匀速驶往乙镇，整整 ${h} 小时后，另一${zh[1]!}以每小时 ${w} 千米的速度沿同一路线从乙镇匀速驶往甲镇。两者在离${isFirst ? '甲' : '乙'}镇多少千米处相遇？`,
      key,
      steps: [
        both`The idea: Begin at the moment when both are moving; from then on, they close the gap at the sum of their speeds. Before the second one starts, the first covers $${v} \cdot ${h} = ${v * h}$ kilometers, so $${distance} - ${v * h} = ${distance - v * h}$ kilometers are left between them.``
          关键在于：从两者都在行驶的时刻算起，此后两者以速度之和缩短距离。后者出发前，前者已走 $${v} \cdot ${h} = ${v * h}$ 千米，此时两者相距 $${distance} - ${v * h} = ${distance - v * h}$ 千米。`,
        both`They close this gap at $${v} + ${w} = ${v + w}$ kilometers per hour, in $${distance - v * h} \div ${v + w} = ${t}$ ${t === 1 ? 'hour' : 'hours'}.``
          两者每小时共走 $${v} + ${w} = ${v + w}$ 千米，再过 $${distance - v * h} \div ${v + w} = ${t}$ 小时相遇。`,
        isFirst
          ? both`In all, the first one travels $${v} \cdot (${h} + ${t}) = ${key}$ kilometers.``前者共走 $${v} \cdot (${h} + ${t}) = ${key}$ 千米。`
          : both`In that time, the second one travels $${w} \cdot ${t} = ${key}$ kilometers.``这段时间后者走了 $${w} \cdot ${t} = ${key}$ 千米。`,
      ],
      wrong: wrong.filter(([value]) => isWhole(value)),
    };
  },
});
