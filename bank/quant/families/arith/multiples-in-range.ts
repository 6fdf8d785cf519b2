/** Multiples of k from one end to the other: first, last, and one more than the gaps between them. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.arith.consecutive'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 65,
  space: {
    k: [4, 6, 7, 8, 9, 11, 12],
    from: range(30, 120, 2),
    to: range(150, 320, 5),
    story: [
      {
        en: (k: number, a: number, b: number) =>
          `How many integers from ${a} to ${b}, inclusive, are multiples of ${k}?`,
        zh: (k: number, a: number, b: number) =>
          `从 ${a} 到 ${b}（含两端）的整数中，有多少个是 ${k} 的倍数？`,
      },
      {
        en: (k: number, a: number, b: number) =>
          `The lockers in a hallway are numbered consecutively from ${a} to ${b}, inclusive. Each locker whose number is a multiple of ${k} is to be painted. How many lockers are to be painted?`,
        zh: (k: number, a: number, b: number) =>
          `走廊里的储物柜依次编号为 ${a} 到 ${b}。编号为 ${k} 的倍数的储物柜都要刷漆，共有多少个储物柜要刷漆？`,
      },
      {
        en: (k: number, a: number, b: number) =>
          `The pages of a chapter are numbered consecutively from ${a} to ${b}, inclusive. There is a figure on each page whose number is divisible by ${k}, and on no other page. How many pages of the chapter have a figure?`,
        zh: (k: number, a: number, b: number) =>
          `某一章的页码从 ${a} 到 ${b}。凡页码能被 ${k} 整除的页都有插图，其余各页没有。这一章有多少页带插图？`,
      },
    ],
  },
  keep: ({ k, from, to }) => from % k !== 1 && to - from > 8 * k,
  make: ({ k, from, to, story }) => {
    const [first, last] = [Math.ceil(from / k) * k, Math.floor(to / k) * k];
    const key = (last - first) / k + 1;
    const [low, high] = [Math.floor(from / k), last / k];
    return {
      stem: { en: story.en(k, from, to), zh_cn: story.zh(k, from, to) },
      key,
      steps: [
        both`The idea: Divide the first and the last multiple by the number, and counting multiples becomes counting consecutive integers. The first multiple of ${k} in the range is $${first} = ${k} \cdot ${first / k}$ and the last is $${last} = ${k} \cdot ${last / k}$.``
          关键在于：把范围内第一个和最后一个倍数都除以这个数，数倍数就变成数连续整数。范围内 ${k} 的第一个倍数是 $${first} = ${k} \cdot ${first / k}$，最后一个是 $${last} = ${k} \cdot ${last / k}$。`,
        both`So count the integers from ${first / k} to ${last / k}: there are $${last / k} - ${first / k} + 1 = ${key}$, both ends included.``
          于是只需数从 ${first / k} 到 ${last / k} 的整数：连同两端共有 $${last / k} - ${first / k} + 1 = ${key}$ 个。`,
      ],
      wrong: [
        [
          key - 1,
          'counts-gaps',
          both`$${last / k} - ${first / k} = ${key - 1}$ counts the gaps and not the multiples themselves.``$${last / k} - ${first / k} = ${key - 1}$ 数的是间隔，不是倍数本身。`,
        ],
        [
          key + 1,
          'off-by-one',
          both`$${high} - ${first / k} + 2 = ${key + 1}$ adds 1 for each of the two ends; only one is missing.``$${high} - ${first / k} + 2 = ${key + 1}$ 两端各加了 1，其实只少算一个。`,
        ],
        [
          high,
          'ignores-a-condition',
          both`$${last} \div ${k} = ${high}$ counts the multiples starting from the first one, not from ${from} on.``$${last} \div ${k} = ${high}$ 是从头数起的倍数个数，没有从 ${from} 开始。`,
        ],
        [
          key - 2,
          'restriction-ignored',
          both`$${key} - 2 = ${key - 2}$ leaves out the first and the last multiple.``$${key} - 2 = ${key - 2}$ 把首尾两个倍数都漏掉了。`,
        ],
        [
          high + low,
          'sign-slip',
          both`$${high} + ${low} = ${high + low}$ adds the multiples below the range instead of subtracting them.``$${high} + ${low} = ${high + low}$ 把范围之前的倍数加上了，而应当减去。`,
        ],
        [
          high - low - 2,
          'off-by-one',
          both`$${high} - ${low} - 2 = ${high - low - 2}$ subtracts both ends, although multiples at the ends count.``$${high} - ${low} - 2 = ${high - low - 2}$ 又减去了两端，而两端的倍数也要算。`,
        ],
        [
          low,
          'answers-another-question',
          both`${low} is the number of multiples below the range.``${low} 是范围之前的倍数个数。`,
        ],
      ],
    };
  },
});
