/** Two shadows at the same time of day: similar right triangles. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.similarity', 'quant.arith.ratio'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 60,
  space: {
    h: [3, 4, 5, 6, 8, 9, 10],
    s: [2, 4, 5, 6, 8, 10, 12, 15],
    k: range(3, 8),
    story: [
      { en: ['post', 'flagpole'], zh: ['木桩', '旗杆'] },
      { en: ['fence post', 'tree'], zh: ['篱笆桩', '树'] },
      { en: ['statue', 'clock tower'], zh: ['雕像', '钟楼'] },
      { en: ['road sign', 'building'], zh: ['路牌', '楼房'] },
    ],
  },
  keep: ({ h, s }) => h !== s && h / s < 3 && s / h < 3,
  make: ({ h, s, k, story: { en, zh } }) => {
    const [shadow, key] = [s * k, h * k];
    const inverse = (shadow * s) / h;
    return {
      stem: both`At a certain time of day, a vertical ${en[0]} ${h} feet tall casts a shadow ${s} feet long on level ground, and a nearby vertical ${en[1]} casts a shadow ${shadow} feet long. How tall, in feet, is the ${en[1]}?``
        在某一时刻，一个竖直的${zh[0]}高 ${h} 英尺，在水平地面上的影长为 ${s} 英尺；附近竖直的${zh[1]}的影长为 ${shadow} 英尺。${zh[1]}高多少英尺？`,
      key,
      steps: [
        both`The idea: At the same moment, height and shadow are in the same ratio everywhere, so one factor fits both. The sun’s rays fall at the same angle, so the two right triangles of height and shadow are similar. The second shadow is $\frac{${shadow}}{${s}} = ${k}$ times as long as the first.``关键在于：同一时刻各处的高与影长之比相同，影长是几倍，高也是几倍。太阳光线的角度相同，所以高与影构成的两个直角三角形相似。第二个影长是第一个的 $\frac{${shadow}}{${s}} = ${k}$ 倍。`,
        both`So the second height is also ${k} times the first: $${k} \cdot ${h} = ${key}$ feet.``所以第二个高也是第一个的 ${k} 倍：$${k} \cdot ${h} = ${key}$ 英尺。`,
      ],
      wrong: [
        [
          shadow - s + h,
          'combines-unlike',
          both`$${h} + (${shadow} - ${s}) = ${shadow - s + h}$ adds the difference between the shadows, but similar triangles keep ratios, not differences.``$${h} + (${shadow} - ${s}) = ${shadow - s + h}$ 加的是影长之差，但相似三角形保持的是比，不是差。`,
        ],
        ...(Number.isInteger(inverse)
          ? [
              [
                inverse,
                'inverts-ratio',
                both`$\frac{${shadow} \cdot ${s}}{${h}} = ${inverse}$ inverts the ratio of height to shadow.``$\frac{${shadow} \cdot ${s}}{${h}} = ${inverse}$ 把高与影长的比弄反了。`,
              ] as const,
            ]
          : []),
        [
          key - h,
          'stops-early',
          both`$${key} - ${h} = ${key - h}$ is how much taller it is than the other.``$${key} - ${h} = ${key - h}$ 是两者的高度差。`,
        ],
        [
          key + h,
          'adds-for-multiplies',
          both`$${key} + ${h} = ${key + h}$ adds the two heights.``$${key} + ${h} = ${key + h}$ 把两个高度相加了。`,
        ],
        [
          shadow,
          'answers-another-question',
          both`${shadow} is the length of the shadow.``${shadow} 是影长。`,
        ],
        [
          shadow + h,
          'adds-for-multiplies',
          both`$${shadow} + ${h} = ${shadow + h}$ adds a height to a shadow.``$${shadow} + ${h} = ${shadow + h}$ 把高与影长相加了。`,
        ],
        [
          shadow - s,
          'stops-early',
          both`$${shadow} - ${s} = ${shadow - s}$ is the difference between the shadows.``$${shadow} - ${s} = ${shadow - s}$ 是影长之差。`,
        ],
        [
          k * (h + s),
          'adds-for-multiplies',
          both`$${k} \cdot (${h} + ${s}) = ${k * (h + s)}$ scales height and shadow together.``$${k} \cdot (${h} + ${s}) = ${k * (h + s)}$ 把高与影长之和一起放大了。`,
        ],
      ],
    };
  },
});
