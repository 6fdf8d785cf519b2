/** One sets out earlier, the other is faster: when is the first overtaken? */
import { add, div, isWhole, type Rational } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, plural } from '../../text.ts';

const stories = [
  {
    en: ['A cyclist', 'a second cyclist'],
    zh: ['一名骑车人', '另一名骑车人'],
    low: [10, 12, 15],
    high: [15, 16, 18, 20, 24],
  },
  { en: ['A hiker', 'a runner'], zh: ['一名徒步者', '一名跑步者'], low: [3, 4, 5], high: [6, 8, 9, 10] },
  {
    en: ['A freight train', 'a passenger train'],
    zh: ['一列货车', '一列客车'],
    low: [40, 45, 50, 60],
    high: [60, 70, 75, 80, 90],
  },
  {
    en: ['A sailboat', 'a motorboat'],
    zh: ['一艘帆船', '一艘汽艇'],
    low: [6, 8, 10],
    high: [12, 14, 16, 18, 20],
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.rate-work'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 85,
  space: {
    story: stories,
    slow: [0, 1, 2, 3],
    fast: [0, 1, 2, 3, 4],
    h: [1, 2, 3, 4, 5],
    asked: ['second', 'first', 'distance'],
  },
  make: ({ story: { en, zh, low, high }, slow, fast, h, asked }) => {
    const [v, w] = [low[slow], high[fast]];
    if (v === undefined || w === undefined || w <= v) return null;
    const t = div(v * h, w - v);
    if (!isWhole(t) || t.n > 14n || (t.n === BigInt(h) && asked !== 'distance')) return null;
    const n = Number(t.n);
    const key = asked === 'second' ? n : asked === 'first' ? n + h : w * n;
    const earlier = en[0] === 'A cyclist' ? 'the first cyclist' : en[0]!.replace(/^A /, 'the ');
    const [from, zhFrom] = en[0] === 'A sailboat' ? ['port', '港'] : ['town', '镇'];
    const later = en[1]!.replace(/^a /, 'the ');
    const ask = {
      second: both`How many hours after leaving does ${later} catch up with ${earlier}?``后出发者出发多少小时后追上先出发者？`,
      first: both`How many hours after ${earlier} leaves does ${later} catch up?``先出发者出发多少小时后被追上？`,
      distance: both`How many kilometers from the starting point does ${later} catch up with ${earlier}?``后出发者在离出发点多少千米处追上先出发者？`,
    }[asked];
    const isTime = asked !== 'distance';
    const late = asked === 'first' ? h : 0;
    const plusLate = asked === 'first' ? ` + ${h}` : '';
    const wrong: [Rational, Misconception, Text][] = isTime
      ? [
          asked === 'second'
            ? [
                div(n + h, 1),
                'answers-another-question',
                both`$${n} + ${h} = ${n + h}$ is the time since the first one left.``$${n} + ${h} = ${n + h}$ 是从先出发者出发算起的时间。`,
              ]
            : [
                t,
                'forgets-a-part-of-time',
                both`$\frac{${v * h}}{${w - v}} = ${n}$ is the time since the second one left.``$\frac{${v * h}}{${w - v}} = ${n}$ 是从后出发者出发算起的时间。`,
              ],
          [
            add(div(v * h, w), late),
            'relative-speed-slip',
            both`$\frac{${v * h}}{${w}}${plusLate} = ${add(div(v * h, w), late)}$ treats the first one as standing still while the second one catches up.``$\frac{${v * h}}{${w}}${plusLate} = ${add(div(v * h, w), late)}$ 误以为先出发者在被追赶期间停着不动。`,
          ],
          [
            div(key + h, 1),
            'forgets-a-part-of-time',
            both`$${key} + ${h} = ${key + h}$ adds the head start once too often.``$${key} + ${h} = ${key + h}$ 把先走的时间多加了一次。`,
          ],
          [
            add(div(v * h, w + v), late),
            'relative-speed-slip',
            both`$\frac{${v * h}}{${w} + ${v}}${plusLate} = ${add(div(v * h, w + v), late)}$ adds the speeds, as if the two moved toward each other.``$\frac{${v * h}}{${w} + ${v}}${plusLate} = ${add(div(v * h, w + v), late)}$ 把速度相加了，好像两者相向而行。`,
          ],
          [div(h, 1), 'stops-early', both`${h} is the head start itself.``${h} 只是先走的时间。`],
          [
            div(2 * n, 1),
            'symmetry-double',
            both`$2 \cdot ${n} = ${2 * n}$ doubles the time of the pursuit.``$2 \cdot ${n} = ${2 * n}$ 把追赶的时间算了两次。`,
          ],
          [
            div(w - v, 1),
            'stops-early',
            both`$${w} - ${v} = ${w - v}$ is the difference between the speeds.``$${w} - ${v} = ${w - v}$ 是速度之差。`,
          ],
          [
            div(key - 1, 1),
            'off-by-one',
            both`$${key} - 1 = ${key - 1}$ stops an hour early, when the gap is still $${w - v}$ kilometers.``$${key} - 1 = ${key - 1}$ 少算了一小时，那时还差 $${w - v}$ 千米。`,
          ],
          [
            div(key + 1, 1),
            'off-by-one',
            both`$${key} + 1 = ${key + 1}$ is an hour late: the second one would already be $${w - v}$ kilometers ahead.``$${key} + 1 = ${key + 1}$ 多算了一小时，那时后者已领先 $${w - v}$ 千米。`,
          ],
        ]
      : [
          [
            div(v * n, 1),
            'forgets-a-part-of-time',
            both`$${v} \cdot ${n} = ${v * n}$ leaves out the head start.``$${v} \cdot ${n} = ${v * n}$ 漏掉了先走的一段。`,
          ],
          [
            div(w * (n + h), 1),
            'forgets-a-part-of-time',
            both`$${w} \cdot ${n + h} = ${w * (n + h)}$ has the second one travel the whole time.``$${w} \cdot ${n + h} = ${w * (n + h)}$ 把后出发者的行驶时间算长了。`,
          ],
          [
            div(v * h, 1),
            'stops-early',
            both`$${v} \cdot ${h} = ${v * h}$ is the head start.``$${v} \cdot ${h} = ${v * h}$ 只是先走的路程。`,
          ],
          [
            div(w * h, 1),
            'substitutes-wrongly',
            both`$${w} \cdot ${h} = ${w * h}$ gives the head start the speed of the second one.``$${w} \cdot ${h} = ${w * h}$ 用后者的速度去算先走的路程。`,
          ],
          [
            div((w - v) * n + w * n, 1),
            'adds-overlapping',
            both`$${w * n} + ${(w - v) * n} = ${(w - v) * n + w * n}$ adds the head start to the distance of the second one.``$${w * n} + ${(w - v) * n} = ${(w - v) * n + w * n}$ 把先走的路程又加到后者的路程上。`,
          ],
          [
            div(2 * w * n, 1),
            'symmetry-double',
            both`$2 \cdot ${w * n} = ${2 * w * n}$ adds the distances of the two.``$2 \cdot ${w * n} = ${2 * w * n}$ 把两者的路程加在了一起。`,
          ],
          [
            div((w - v) * (n + h), 1),
            'relative-speed-slip',
            both`$${w - v} \cdot ${n + h} = ${(w - v) * (n + h)}$ uses the difference between the speeds for the distance itself.``$${w - v} \cdot ${n + h} = ${(w - v) * (n + h)}$ 用速度之差去算路程本身。`,
          ],
        ];
    return {
      stem: both`${en[0]!} leaves a ${from} and travels at a constant speed of ${v} kilometers per hour. Exactly ${plural(h, 'hour')} later, ${en[1]!} leaves the same ${from} and follows the same route at a constant speed of ${w} kilometers per hour. ${ask}``
        ${zh[0]!}以每小时 ${v} 千米的速度从某${zhFrom}匀速出发。整整 ${h} 小时后，${zh[1]!}从同一地点出发，沿同一路线以每小时 ${w} 千米的速度匀速行进。${ask}`,
      key,
      steps: [
        both`The idea: Follow the gap between the two, which shrinks at the difference between their speeds. When the second one starts, the first is $${v} \cdot ${h} = ${v * h}$ kilometers ahead. The gap shrinks by $${w} - ${v} = ${w - v}$ kilometers every hour.``关键在于：盯住两者之间的差距，它按速度之差缩小。后者出发时，前者已领先 $${v} \cdot ${h} = ${v * h}$ 千米。此后差距每小时缩小 $${w} - ${v} = ${w - v}$ 千米。`,
        asked === 'second'
          ? both`So it takes $${v * h} \div ${w - v} = ${n}$ hours to close the gap.``所以追上需要 $${v * h} \div ${w - v} = ${n}$ 小时。`
          : asked === 'first'
            ? both`It is closed after $${v * h} \div ${w - v} = ${n}$ hours, when the first one has been traveling for $${n} + ${h} = ${key}$ hours.``追上需要 $${v * h} \div ${w - v} = ${n}$ 小时，此时前者已行进 $${n} + ${h} = ${key}$ 小时。`
            : both`It is closed after $${v * h} \div ${w - v} = ${n}$ hours, when the second one has covered $${w} \cdot ${n} = ${key}$ kilometers.``追上需要 $${v * h} \div ${w - v} = ${n}$ 小时，此时后者走了 $${w} \cdot ${n} = ${key}$ 千米。`,
      ],
      wrong: wrong.filter(([value]) => value.n > 0n && value.d <= 4n),
    };
  },
});
