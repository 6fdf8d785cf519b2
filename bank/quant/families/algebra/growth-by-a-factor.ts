/** Two terms of a geometric sequence of positive numbers: the term between them or beyond. */
import { div, mul, power, rational } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, ordinal, plain } from '../../text.ts';

/** How the steps speak of the story: its unit of time, what grows, and the place of one value. */
const words = {
  term: {
    en: { unit: 'step', grows: '', between: 'the two known terms', all: 'the terms grow' },
    zh: {
      each: '每一步都乘以同一个数',
      between: '两个已知项之间有几步',
      letter: '公比',
      lie: '两个已知项之间有',
      unit: '步',
      grow: '各项',
    },
    at: (k: number) => both`the ${ordinal(k)} term``第 ${k} 项`,
    asked: both`the term asked for``所求项`,
    on: { one: '往后走一步', more: '往后走几步' },
  },
  week: {
    en: { unit: 'week', grows: ' the area', between: 'the two known areas', all: 'the area grow' },
    zh: {
      each: '每过一周，面积都乘以同一个数',
      between: '两个已知面积之间隔了几周',
      letter: '每周的倍数',
      lie: '两者之间隔',
      unit: '周',
      grow: '面积',
    },
    at: (k: number) => both`the end of the ${ordinal(k)} week``第 ${k} 周末`,
    asked: both`the time asked about``所问的时刻`,
    on: { one: '过一周', more: '过几周' },
  },
  hour: {
    en: { unit: 'hour', grows: ' the number', between: 'the two known numbers', all: 'the number grow' },
    zh: {
      each: '每过一小时，细菌数都乘以同一个数',
      between: '两个已知数目之间隔了几小时',
      letter: '每小时的倍数',
      lie: '两者之间隔',
      unit: '小时',
      grow: '细菌数',
    },
    at: (k: number) => both`the end of the ${ordinal(k)} hour``第 ${k} 小时末`,
    asked: both`the time asked about``所问的时刻`,
    on: { one: '过一小时', more: '过几小时' },
  },
} as const;

const stories = [
  {
    kind: 'term',
    en: (m: string, u: string, n: string, v: string, k: string) =>
      `In a sequence of positive numbers, each term after the first is equal to the preceding term multiplied by the same constant. The ${m} term is ${u} and the ${n} term is ${v}. What is the ${k} term?`,
    zh: (m: number, u: string, n: number, v: string, k: number) =>
      `在一个各项为正数的数列中，从第二项起每一项都等于前一项乘以同一个数。第 ${m} 项是 ${u}，第 ${n} 项是 ${v}。第 ${k} 项是多少？`,
  },
  {
    kind: 'week',
    en: (m: string, u: string, n: string, v: string, k: string) =>
      `The area of a lake that is covered by a water plant is multiplied by the same factor every week. At the end of the ${m} week, the covered area is ${u} square meters, and at the end of the ${n} week, it is ${v} square meters. What is the covered area, in square meters, at the end of the ${k} week?`,
    zh: (m: number, u: string, n: number, v: string, k: number) =>
      `湖面上一种水生植物每周末的覆盖面积都是上周末的同一倍数。第 ${m} 周末为 ${u} 平方米，第 ${n} 周末为 ${v} 平方米。第 ${k} 周末为多少平方米？`,
  },
  {
    kind: 'hour',
    en: (m: string, u: string, n: string, v: string, k: string) =>
      `The number of bacteria in a dish is multiplied by the same factor every hour. At the end of the ${m} hour, there are ${u} thousand bacteria in the dish, and at the end of the ${n} hour, there are ${v} thousand. How many thousand bacteria are in the dish at the end of the ${k} hour?`,
    zh: (m: number, u: string, n: number, v: string, k: number) =>
      `培养皿中的细菌数每小时都变为原来的同一倍数。第 ${m} 小时末有 ${u} 千个，第 ${n} 小时末有 ${v} 千个。第 ${k} 小时末有多少千个？`,
  },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.sequences'],
  form: 'numeric',
  difficulty: 3,
  seconds: 90,
  space: {
    ratio: [
      [2, 1],
      [3, 1],
      [3, 2],
      [5, 2],
      [4, 1],
    ],
    m: [2, 3],
    gap: [2, 3],
    to: [1, 3, 4],
    scale: [1, 2, 3, 5],
    story: stories,
  },
  keep: ({ ratio: [p], gap, to }) => to !== gap && (p < 4 || gap + to < 6) && !(to > gap && p ** to > 300),
  make: ({ ratio: [p, q], m, gap, to, scale, story }) => {
    const r = rational(p, q);
    // The first known term is such that every term asked about is whole.
    const u = scale * q ** Math.max(gap, to);
    const [n, k] = [m + gap, m + to];
    const value = (steps: number): number => Number(mul(u, power(r, steps)).n);
    const [v, key] = [value(gap), value(to)];
    if (key > 3000 || v > 3000 || u === 1) return null;
    const { en, zh, at, asked, on } = words[story.kind];
    const times = (steps: number): string => (steps === 1 ? 'r' : `r^{${steps}}`);
    return {
      stem: {
        en: story.en(ordinal(m), plain(u), ordinal(n), plain(v), ordinal(k)),
        zh_cn: story.zh(m, plain(u), n, plain(v), k),
      },
      key,
      letters: { r },
      steps: [
        both`The idea: Every ${en.unit} multiplies${en.grows} by the same factor, so count the ${en.unit}s between ${en.between}. Let the factor be $r$. There are $${n} - ${m} = ${gap}$ ${en.unit}s between them, so $${u}r^{${gap}} = ${v}$, $r^{${gap}} = ${power(r, gap)}$, and $r = ${r}$.``
          关键在于：${zh.each}，所以先数清${zh.between}。设${zh.letter}为 $r$。${zh.lie} $${n} - ${m} = ${gap}$ ${zh.unit}，所以 $${u}r^{${gap}} = ${v}$，$r^{${gap}} = ${power(r, gap)}$，$r = ${r}$。`,
        to === 2 * gap
          ? both`From ${at(n)} on, there are more ${en.unit}s: $${v}${times(to - gap)} = ${key}$. Faster: $r$ itself is not needed, since ${at(n)} lies midway between ${at(m)} and ${asked}, so that multiplying by $${power(r, gap)}$ once more is enough.``
            从${at(n)}再${on.more}：$${v}${times(to - gap)} = ${key}$。更快的做法：不必求 $r$，因为${at(n)}恰好在${at(m)}与${asked}的正中间，再乘一次 $${power(r, gap)}$ 就够了。`
          : to > gap
            ? both`From ${at(n)} on, there ${to - gap === 1 ? `is one more ${en.unit}` : `are more ${en.unit}s`}: $${v}${times(to - gap)} = ${key}$.``从${at(n)}再${to - gap === 1 ? on.one : on.more}：$${v}${times(to - gap)} = ${key}$。`
            : both`Starting from ${at(m)}, this is $${u}${times(to)} = ${key}$.``从${at(m)}往后算：$${u}${times(to)} = ${key}$。`,
      ],
      wrong: [
        [
          div(u * gap + (v - u) * to, gap),
          'simple-for-compound',
          both`$${u} + \frac{${v} - ${u}}{${gap}} \cdot ${to} = ${div(u * gap + (v - u) * to, gap)}$ has ${en.all} by the same amount instead of the same factor.``$${u} + \frac{${v} - ${u}}{${gap}} \cdot ${to} = ${div(u * gap + (v - u) * to, gap)}$ 误把${zh.grow}当成等量增加，而不是按同一倍数增加。`,
        ],
        [
          mul(key, r),
          'off-by-one',
          both`$${key} \cdot ${r} = ${mul(key, r)}$ goes one ${en.unit} too far.``$${key} \cdot ${r} = ${mul(key, r)}$ 多乘了一次。`,
        ],
        [
          div(key, r),
          'off-by-one',
          both`$${key} \div ${r} = ${div(key, r)}$ stops one ${en.unit} short.``$${key} \div ${r} = ${div(key, r)}$ 少乘了一次。`,
        ],
      ],
    };
  },
});
