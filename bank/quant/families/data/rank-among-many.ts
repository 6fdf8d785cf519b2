/** So many percent did worse than one person: how many did better? That person is neither. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.quartiles', 'quant.arith.percent'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 70,
  space: {
    n: [120, 150, 160, 180, 200, 240, 250, 300, 400],
    p: [60, 65, 70, 75, 80, 85, 90],
    story: [
      {
        en: [
          'scores of the',
          'candidates in an examination',
          'score',
          'Dana',
          'scored higher than',
          'candidates',
        ],
        zh: ['某次考试中', '名', '考生', '成绩', '达娜', '高于', '低于'],
      },
      {
        en: [
          'finishing times of the',
          'runners in a race',
          'time',
          'Ines',
          'had longer times than',
          'runners',
        ],
        zh: ['某次赛跑中', '名', '选手', '用时', '伊内丝', '长于', '短于'],
      },
      {
        en: [
          'heights of the',
          'trees in a nursery',
          'height',
          'a certain one of these trees',
          'are taller than',
          'trees',
        ],
        zh: ['某苗圃中', '棵', '树', '高度', '这棵树', '高于', '低于'],
      },
      {
        en: [
          'prices of the',
          'houses sold in a town',
          'price',
          'a certain one of these houses',
          'had higher prices than',
          'houses',
        ],
        zh: ['某镇售出的', '套', '房屋', '价格', '这套房屋', '高于', '低于'],
      },
    ],
  },
  keep: ({ n, p }) => (n * p) % 100 === 0 && (n * (100 - p)) / 100 >= 12,
  make: ({ n, p, story: { en, zh } }) => {
    const [where, unit, thing, value, who, above, beneath] = zh;
    const isPerson = unit === '名';
    const self = isPerson ? `${who}本人` : `${who}本身`;
    const below = (n * p) / 100;
    const key = n - below - 1;
    return {
      stem: both`The ${en[0]} ${n} ${en[1]} are all different. ${isPerson ? `${en[3]} is one of these ${en[5]}, and her ${en[2]}` : `The ${en[2]} of ${en[3]}`} is greater than exactly ${p} percent of the ${n} ${en[2]}s. How many of the ${en[5]} ${en[4]} ${en[3].replace(/^a certain one of these (.*)s$/, 'that $1')}?``
        ${where} ${n} ${unit}${thing}的${value}各不相同。${isPerson ? `${who}是其中一${unit}${thing}，她` : `其中一${unit}${thing}`}的${value}恰好${above}全部 ${n} 个${value}中的 ${p}%。有多少${unit}${thing}的${value}${above}${who}？`,
      key,
      steps: [
        both`The idea: Since all values differ, the whole consists of three parts: those below, those above, and the one itself. Those below make up ${p} percent of all: $\frac{${p}}{100} \cdot ${n} = ${below}$.``关键在于：${value}各不相同，所以全体分成三部分：${value}${beneath}${who}的、${above}${who}的和${self}。${value}${beneath}${who}的占全部的 ${p}%：$\frac{${p}}{100} \cdot ${n} = ${below}$。`,
        both`The remaining $${n} - ${below} = ${n - below}$ include the one itself, which is not greater than itself. So $${n - below} - 1 = ${key}$ are greater. Faster: Take the other ${100 - p} percent of ${n} at once, which is ${n - below}, and leave out the one itself.``其余 $${n} - ${below} = ${n - below}$ ${unit}中包括${self}，而${who}的${value}并不${above}自己，所以${value}${above}${who}的有 $${n - below} - 1 = ${key}$ ${unit}。更快的做法：直接取 ${n} 的另外 ${100 - p}%，即 ${n - below}，再去掉${self}。`,
      ],
      wrong: [
        [
          n - below,
          'off-by-one',
          both`$${n} - ${below} = ${n - below}$ counts the one itself among those that are greater.``$${n} - ${below} = ${n - below}$ 把${self}也算了进去。`,
        ],
        [
          below,
          'complement-slip',
          both`$\frac{${p}}{100} \cdot ${n} = ${below}$ counts those below.``$\frac{${p}}{100} \cdot ${n} = ${below}$ 数的是${value}${beneath}${who}的。`,
        ],
        [
          n - below + 1,
          'off-by-one',
          both`$${n} - ${below} + 1 = ${n - below + 1}$ adds the one itself instead of leaving it out.``$${n} - ${below} + 1 = ${n - below + 1}$ 是加上了${self}，而不是去掉。`,
        ],
        [
          100 - p,
          'percent-as-number',
          both`$100 - ${p} = ${100 - p}$ treats the percent as a number.``$100 - ${p} = ${100 - p}$ 把百分数当成了个数。`,
        ],
        [
          100 - p - 1,
          'percent-as-number',
          both`$100 - ${p} - 1 = ${99 - p}$ counts as if there were a hundred in all.``$100 - ${p} - 1 = ${99 - p}$ 当成总共只有一百${unit}来数了。`,
        ],
        [
          below - 1,
          'complement-slip',
          both`$${below} - 1 = ${below - 1}$ removes the one from the wrong group.``$${below} - 1 = ${below - 1}$ 从另一组里去掉了${self}。`,
        ],
        [
          n - below - 2,
          'off-by-one',
          both`$${n - below} - 2 = ${n - below - 2}$ subtracts one twice.``$${n - below} - 2 = ${n - below - 2}$ 多去掉了一${unit}。`,
        ],
      ],
    };
  },
});
