/** Two terms of a geometric sequence of positive numbers: the term between them or beyond. */
import { div, mul, power, rational } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, ordinal, plain } from '../../text.ts';

const stories = [
  {
    en: (m: string, u: string, n: string, v: string, k: string) =>
      `In a sequence of positive numbers, each term after the first is equal to the preceding term multiplied by the same constant. The ${m} term is ${u} and the ${n} term is ${v}. What is the ${k} term?`,
    zh: (m: number, u: string, n: number, v: string, k: number) =>
      `在一个各项为正数的数列中，从第二项起每一项都等于前一项乘以同一个数。第 ${m} 项是 ${u}，第 ${n} 项是 ${v}。第 ${k} 项是多少？`,
  },
  {
    en: (m: string, u: string, n: string, v: string, k: string) =>
      `The area of a lake that is covered by a water plant is multiplied by the same factor every week. At the end of the ${m} week, the covered area is ${u} square meters, and at the end of the ${n} week, it is ${v} square meters. What is the covered area, in square meters, at the end of the ${k} week?`,
    zh: (m: number, u: string, n: number, v: string, k: number) =>
      `湖面上一种水生植物每周末的覆盖面积都是上周末的同一倍数。第 ${m} 周末为 ${u} 平方米，第 ${n} 周末为 ${v} 平方米。第 ${k} 周末为多少平方米？`,
  },
  {
    en: (m: string, u: string, n: string, v: string, k: string) =>
      `The number of bacteria in a dish is multiplied by the same factor every hour. At the end of the ${m} hour, there are ${u} thousand bacteria in the dish, and at the end of the ${n} hour, there are ${v} thousand. How many thousand bacteria are in the dish at the end of the ${k} hour?`,
    zh: (m: number, u: string, n: number, v: string, k: number) =>
      `培养皿中的细菌数每小时都变为原来的同一倍数。第 ${m} 小时末有 ${u} 千个，第 ${n} 小时末有 ${v} 千个。第 ${k} 小时末有多少千个？`,
  },
];

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
    const times = (steps: number): string => (steps === 1 ? 'r' : `r^{${steps}}`);
    return {
      stem: {
        en: story.en(ordinal(m), plain(u), ordinal(n), plain(v), ordinal(k)),
        zh_cn: story.zh(m, plain(u), n, plain(v), k),
      },
      key,
      letters: { r },
      steps: [
        both`The idea: Every step multiplies by the same factor, so count the steps between the two known terms. Let the factor be $r$. There are $${n} - ${m} = ${gap}$ steps between the known terms, so $${u}r^{${gap}} = ${v}$, $r^{${gap}} = ${power(r, gap)}$, and $r = ${r}$.``
          关键在于：每一步都乘以同一个数，所以先数清两个已知项之间有几步。设公比为 $r$。两个已知项之间有 $${n} - ${m} = ${gap}$ 步，所以 $${u}r^{${gap}} = ${v}$，$r^{${gap}} = ${power(r, gap)}$，$r = ${r}$。`,
        to === 2 * gap
          ? both`From the ${ordinal(n)} term on, there are more steps: $${v}${times(to - gap)} = ${key}$. Faster: $r$ itself is not needed, since the ${ordinal(n)} term lies midway between the ${ordinal(m)} term and the term asked for, so that multiplying by $${power(r, gap)}$ once more is enough.``
            从第 ${n} 项再往后走几步：$${v}${times(to - gap)} = ${key}$。更快的做法：不必求 $r$，因为第 ${n} 项恰好在第 ${m} 项与所求项的正中间，再乘一次 $${power(r, gap)}$ 就够了。`
          : to > gap
            ? both`From the ${ordinal(n)} term on, there ${to - gap === 1 ? 'is one more step' : 'are more steps'}: $${v}${times(to - gap)} = ${key}$.``从第 ${n} 项再往后${to - gap === 1 ? '走一步' : '走几步'}：$${v}${times(to - gap)} = ${key}$。`
            : both`Starting from the ${ordinal(m)} term, this is $${u}${times(to)} = ${key}$.``从第 ${m} 项往后算：$${u}${times(to)} = ${key}$。`,
      ],
      wrong: [
        [
          div(u * gap + (v - u) * to, gap),
          'simple-for-compound',
          both`$${u} + \frac{${v} - ${u}}{${gap}} \cdot ${to} = ${div(u * gap + (v - u) * to, gap)}$ has the terms grow by the same amount instead of the same factor.``$${u} + \frac{${v} - ${u}}{${gap}} \cdot ${to} = ${div(u * gap + (v - u) * to, gap)}$ 误把各项当成等量增加，而不是按同一倍数增加。`,
        ],
        [
          mul(key, r),
          'off-by-one',
          both`$${key} \cdot ${r} = ${mul(key, r)}$ goes one step too far.``$${key} \cdot ${r} = ${mul(key, r)}$ 多乘了一次。`,
        ],
        [
          div(key, r),
          'off-by-one',
          both`$${key} \div ${r} = ${div(key, r)}$ stops one step short.``$${key} \div ${r} = ${div(key, r)}$ 少乘了一次。`,
        ],
      ],
    };
  },
});
