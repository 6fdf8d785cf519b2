/** Posts, trees or lamps at equal distances: along a line there is one more than there are gaps, around a loop as many. */
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both } from '../../text.ts';

type Story = {
  en: (l: number, s: number) => string;
  zh: (l: number, s: number) => string;
  kind: 'line' | 'loop' | 'inner' | 'both';
  unit: Text;
};

const stories: Story[] = [
  {
    en: (l, s) =>
      `A straight fence ${l} meters long has a post at each end and posts in between, with adjacent posts ${s} meters apart. How many posts does the fence have?`,
    zh: (l, s) =>
      `一道长 ${l} 米的直栅栏，两端各有一根立柱，中间也有立柱，相邻两根相距 ${s} 米。它共有多少根立柱？`,
    kind: 'line',
    unit: { en: 'posts', zh_cn: '根' },
  },
  {
    en: (l, s) =>
      `Trees are planted all around the edge of a circular pond whose circumference is ${l} meters, with adjacent trees ${s} meters apart, measured along the edge. How many trees are there?`,
    zh: (l, s) => `一个圆形池塘周长 ${l} 米，沿岸一周种树，沿岸边量相邻两棵相距 ${s} 米。共有多少棵树？`,
    kind: 'loop',
    unit: { en: 'trees', zh_cn: '棵' },
  },
  {
    en: (l, s) =>
      `Two towers are ${l} meters apart. Lamps hang from a straight cable between the towers. The first lamp and the last lamp are each ${s} meters from the nearest tower, and adjacent lamps are ${s} meters apart. How many lamps are there?`,
    zh: (l, s) =>
      `两座塔相距 ${l} 米，中间拉一条直缆挂灯。第一盏和最后一盏离最近的塔都是 ${s} 米，相邻两盏相距 ${s} 米。共有多少盏灯？`,
    kind: 'inner',
    unit: { en: 'lamps', zh_cn: '盏' },
  },
  {
    en: (l, s) =>
      `There are benches on both sides of a straight avenue ${l} meters long. On each side, there is a bench at each end and one every ${s} meters in between. How many benches are there in all?`,
    zh: (l, s) =>
      `一条长 ${l} 米的直路两侧都放有长椅，每侧的两端各一张，中间每隔 ${s} 米一张。共有多少张长椅？`,
    kind: 'both',
    unit: { en: 'benches', zh_cn: '张' },
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.word-problems', 'quant.arith.consecutive'],
  form: 'numeric',
  difficulty: 1,
  seconds: 50,
  space: { s: [3, 4, 5, 6, 8, 12, 15], gaps: [9, 12, 14, 15, 18, 20, 24, 25, 30], story: stories },
  make: ({ s, gaps, story: { en, zh, kind, unit } }) => {
    const l = s * gaps;
    const key = { line: gaps + 1, loop: gaps, inner: gaps - 1, both: 2 * (gaps + 1) }[kind];
    const why = {
      line: both`Along the line, every gap is followed by one of them, and there is one more at the start: $${gaps} + 1 = ${key}$.``沿直线每个间隔之后有一个，起点还要多一个：$${gaps} + 1 = ${key}$。`,
      loop: both`Around a closed loop, the last gap leads back to the first tree, so there are as many trees as gaps: $${l} \div ${s} = ${key}$.``绕一圈时最后一个间隔回到第一棵树，所以棵数等于间隔数：$${l} \div ${s} = ${key}$。`,
      inner: both`There are towers, not lamps, at both ends, so there is one lamp fewer than there are gaps: $${gaps} - 1 = ${key}$.``两端是塔而不是灯，所以灯比间隔少一盏：$${gaps} - 1 = ${key}$。`,
      both: both`On each side, there is one more than there are gaps, $${gaps} + 1 = ${gaps + 1}$, and there are two sides: $2 \cdot ${gaps + 1} = ${key}$.``每侧比间隔多一张，即 $${gaps} + 1 = ${gaps + 1}$，两侧共 $2 \cdot ${gaps + 1} = ${key}$。`,
    }[kind];
    const wrong: [number, Misconception, Text][] = {
      line: [
        [
          gaps,
          'counts-gaps',
          both`$${l} \div ${s} = ${gaps}$ counts the gaps.``$${l} \div ${s} = ${gaps}$ 数的是间隔。`,
        ],
        [
          gaps - 1,
          'counts-gaps',
          both`$${gaps} - 1 = ${gaps - 1}$ leaves out both ends.``$${gaps} - 1 = ${gaps - 1}$ 把两端都漏掉了。`,
        ],
      ],
      loop: [
        [
          gaps + 1,
          'counts-gaps',
          both`$${gaps} + 1 = ${gaps + 1}$ counts the first tree twice.``$${gaps} + 1 = ${gaps + 1}$ 把第一棵树算了两次。`,
        ],
        [
          gaps - 1,
          'off-by-one',
          both`$${gaps} - 1 = ${gaps - 1}$ leaves out one tree.``$${gaps} - 1 = ${gaps - 1}$ 少算了一棵。`,
        ],
      ],
      inner: [
        [
          gaps,
          'counts-gaps',
          both`$${l} \div ${s} = ${gaps}$ counts the gaps.``$${l} \div ${s} = ${gaps}$ 数的是间隔。`,
        ],
        [
          gaps + 1,
          'counts-gaps',
          both`$${gaps} + 1 = ${gaps + 1}$ hangs lamps on the towers too.``$${gaps} + 1 = ${gaps + 1}$ 把两座塔上也算了灯。`,
        ],
      ],
      both: [
        [
          2 * gaps,
          'counts-gaps',
          both`$2 \cdot ${gaps} = ${2 * gaps}$ counts the gaps on both sides.``$2 \cdot ${gaps} = ${2 * gaps}$ 数的是两侧的间隔。`,
        ],
        [
          gaps + 1,
          'one-side-only',
          both`$${gaps} + 1 = ${gaps + 1}$ counts only one side.``$${gaps} + 1 = ${gaps + 1}$ 只算了一侧。`,
        ],
        [
          2 * gaps + 1,
          'off-by-one',
          both`$2 \cdot ${gaps} + 1 = ${2 * gaps + 1}$ adds the extra bench on one side only.``$2 \cdot ${gaps} + 1 = ${2 * gaps + 1}$ 只有一侧多加了一张。`,
        ],
      ],
    }[kind] as [number, Misconception, Text][];
    const idea =
      kind === 'loop'
        ? both`Dividing counts the gaps, not the objects, so ask whether the row has ends or closes up.``除法数出的是间隔，不是物体，所以要看这一排是有两端还是首尾相接。`
        : both`Dividing counts the gaps, not the objects, so look at what stands at the two ends.``除法数出的是间隔，不是物体，所以要看两端放的是什么。`;
    return {
      stem: { en: en(l, s), zh_cn: zh(l, s) },
      key,
      suffix: unit,
      steps: [
        both`The idea: ${idea} The number of gaps is $${l} \div ${s} = ${gaps}$.``关键在于：${idea}间隔数为 $${l} \div ${s} = ${gaps}$。`,
        why,
      ],
      wrong,
    };
  },
});
