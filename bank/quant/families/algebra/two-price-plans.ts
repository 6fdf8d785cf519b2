/** A fixed fee and a rate each: where two plans cost the same. */
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, usd } from '../../text.ts';

const stories = [
  {
    en: (f: Amounts) =>
      `A store offers two plans for renting a floor sander. The first plan costs ${f[0]} plus ${f[1]} per hour, and the second plan costs ${f[2]} plus ${f[3]} per hour. For how many hours of use do the two plans cost the same?`,
    zh: (f: Amounts) =>
      `一家店出租地板打磨机有两种计费方式：第一种收 ${f[0]}，另加每小时 ${f[1]}；第二种收 ${f[2]}，另加每小时 ${f[3]}。使用多少小时，两种方式的费用相同？`,
    unit: { en: 'hours', zh_cn: '小时' },
  },
  {
    en: (f: Amounts) =>
      `One moving company charges ${f[0]} plus ${f[1]} per mile, and another charges ${f[2]} plus ${f[3]} per mile. For a move of how many miles do the two companies charge the same amount?`,
    zh: (f: Amounts) =>
      `一家搬家公司收费 ${f[0]}，另加每英里 ${f[1]}；另一家收费 ${f[2]}，另加每英里 ${f[3]}。搬运多少英里时，两家收费相同？`,
    unit: { en: 'miles', zh_cn: '英里' },
  },
  {
    en: (f: Amounts) =>
      `A swimming pool offers two annual passes. The first pass costs ${f[0]} per year plus ${f[1]} per visit, and the second pass costs ${f[2]} per year plus ${f[3]} per visit. For how many visits in a year do the two passes cost the same?`,
    zh: (f: Amounts) =>
      `某游泳馆有两种年卡：第一种年费 ${f[0]}，每次另付 ${f[1]}；第二种年费 ${f[2]}，每次另付 ${f[3]}。一年去多少次，两种卡的总费用相同？`,
    unit: { en: 'visits', zh_cn: '次' },
  },
  {
    en: (f: Amounts) =>
      `To print a poster, one print shop charges a setup fee of ${f[0]} plus ${f[1]} per copy, and another charges a setup fee of ${f[2]} plus ${f[3]} per copy. For how many copies do the two shops charge the same amount?`,
    zh: (f: Amounts) =>
      `印一款海报，一家印刷厂收制版费 ${f[0]}，每份另收 ${f[1]}；另一家收制版费 ${f[2]}，每份另收 ${f[3]}。印多少份时，两家的总价相同？`,
    unit: { en: 'copies', zh_cn: '份' },
  },
];

type Amounts = [string, string, string, string];

export const family = defineFamily({
  tags: ['quant.algebra.linear', 'quant.algebra.word-problems'],
  form: 'numeric',
  difficulty: 1,
  seconds: 70,
  space: {
    f: [10, 15, 20, 24, 30, 45],
    gap: [12, 18, 20, 24, 30, 36, 40],
    r: [2, 3, 4, 5],
    less: [1, 2, 3, 4],
    story: stories,
  },
  keep: ({ gap, r, less }) => gap % less === 0 && gap / less >= 5 && r + less <= 9,
  make: ({ f, gap, r, less, story }) => {
    const [g, s] = [f + gap, r + less];
    const key = gap / less;
    const amounts = (language: 'en' | 'zh_cn') => [f, s, g, r].map((n) => usd(n)[language]) as Amounts;
    return {
      stem: { en: story.en(amounts('en')), zh_cn: story.zh(amounts('zh_cn')) },
      key,
      suffix: story.unit,
      letters: { n: key },
      steps: [
        both`The idea: Only differences matter; the gap between the fixed fees is closed by the same amount with each unit. For $n$ units, the costs are $${f} + ${s}n$ and $${g} + ${r}n$ dollars, and they are equal when $${f} + ${s}n = ${g} + ${r}n$.``
          关键在于：只看差额，数量每增加一个单位，固定费用造成的差额就缩小同样多。数量为 $n$ 时，两种费用分别为 $${f} + ${s}n$ 美元与 $${g} + ${r}n$ 美元，相等时 $${f} + ${s}n = ${g} + ${r}n$。`,
        both`The first plan starts $${g} - ${f} = ${gap}$ dollars lower, but its cost increases by $${s} - ${r} = ${less}$ dollars more per unit, so $n = ${gap} \div ${less} = ${key}$.``
          第一种开始时便宜 $${g} - ${f} = ${gap}$ 美元，每多一个单位就追上 $${s} - ${r} = ${less}$ 美元，所以 $n = ${gap} \div ${less} = ${key}$。`,
      ],
      wrong: [
        [
          div(gap, s + r),
          'sign-slip',
          both`$\frac{${gap}}{${s} + ${r}} = ${div(gap, s + r)}$ adds the two rates instead of comparing them.``$\frac{${gap}}{${s} + ${r}} = ${div(gap, s + r)}$ 把两个单价相加了，而应当相减。`,
        ],
        [
          div(f + g, less),
          'sign-slip',
          both`$\frac{${f} + ${g}}{${less}} = ${div(f + g, less)}$ adds the two fees instead of comparing them.``$\frac{${f} + ${g}}{${less}} = ${div(f + g, less)}$ 把两个固定费用相加了，而应当相减。`,
        ],
        [
          div(gap, 1),
          'stops-early',
          both`$${g} - ${f} = ${gap}$ is the difference between the fees, in dollars.``$${g} - ${f} = ${gap}$ 是固定费用之差，单位是美元。`,
        ],
        [
          div(f + s * key, 1),
          'answers-another-question',
          both`$${f} + ${s} \cdot ${key} = ${f + s * key}$ is the common cost, in dollars.``$${f} + ${s} \cdot ${key} = ${f + s * key}$ 是此时的费用，单位是美元。`,
        ],
      ],
    };
  },
});
