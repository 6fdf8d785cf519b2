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
        zh: ['名考生的考试成绩', '成绩', '达娜', '考生', '高于'],
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
        zh: ['名选手的赛跑用时', '用时', '伊内丝', '选手', '长于'],
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
        zh: ['棵苗圃树木的高度', '高度', '某棵橡树', '树', '高于'],
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
        zh: ['套已售房屋的价格', '价格', '某座小屋', '房屋', '高于'],
      },
    ],
  },
  keep: ({ n, p }) => (n * p) % 100 === 0 && (n * (100 - p)) / 100 >= 12,
  make: ({ n, p, story: { en, zh } }) => {
    const below = (n * p) / 100;
    const key = n - below - 1;
    return {
      stem: both`The ${en[0]} ${n} ${en[1]} are all different. ${en[3].startsWith('a ') ? `The ${en[2]} of ${en[3]}` : `${en[3]}’s ${en[2]}`} is greater than exactly ${p} percent of the ${n} ${en[2]}s. How many of the ${en[5]} ${en[4]} ${en[3].replace(/^a certain one of these (.*)s$/, 'that $1')}?``
        ${n} ${zh[0]}各不相同，其中${zh[2]}的${zh[1]}恰好${zh[4]}全部 ${n} 个${zh[1]}中的 ${p}%。有多少${zh[3] === '树' ? '棵' : zh[3] === '房屋' ? '套' : '名'}${zh[3]}的${zh[1]}${zh[4]}${zh[2].replace('某', '这')}？`,
      key,
      steps: [
        both`The idea: Since all values differ, the whole consists of three parts: those below, those above, and the one itself. Those below make up ${p} percent of all: $\frac{${p}}{100} \cdot ${n} = ${below}$.``关键在于：各值都不相同，所以全体分成三部分：低于它的、高于它的和它自己。低于它的占全部的 ${p}%：$\frac{${p}}{100} \cdot ${n} = ${below}$。`,
        both`The remaining $${n} - ${below} = ${n - below}$ include the one itself, which is not greater than itself. So $${n - below} - 1 = ${key}$ are greater. Faster: Take the other ${100 - p} percent of ${n} at once, which is ${n - below}, and leave out the one itself.``其余 $${n} - ${below} = ${n - below}$ 个中包括它自己，而它并不高于自己，所以高于它的有 $${n - below} - 1 = ${key}$ 个。更快的做法：直接取 ${n} 的另外 ${100 - p}%，即 ${n - below}，再去掉它自己。`,
      ],
      wrong: [
        [
          n - below,
          'off-by-one',
          both`$${n} - ${below} = ${n - below}$ counts the one itself among those that are greater.``$${n} - ${below} = ${n - below}$ 把它自己也算成了高于自己的。`,
        ],
        [
          below,
          'complement-slip',
          both`$\frac{${p}}{100} \cdot ${n} = ${below}$ counts those below.``$\frac{${p}}{100} \cdot ${n} = ${below}$ 数的是低于它的。`,
        ],
        [
          n - below + 1,
          'off-by-one',
          both`$${n} - ${below} + 1 = ${n - below + 1}$ adds the one itself instead of leaving it out.``$${n} - ${below} + 1 = ${n - below + 1}$ 是加上了它自己，而不是去掉。`,
        ],
        [
          100 - p,
          'percent-as-number',
          both`$100 - ${p} = ${100 - p}$ treats the percent as a number.``$100 - ${p} = ${100 - p}$ 把百分数当成了个数。`,
        ],
        [
          100 - p - 1,
          'percent-as-number',
          both`$100 - ${p} - 1 = ${99 - p}$ counts as if there were a hundred in all.``$100 - ${p} - 1 = ${99 - p}$ 当成总共只有一百个来数了。`,
        ],
        [
          below - 1,
          'complement-slip',
          both`$${below} - 1 = ${below - 1}$ removes the one from the wrong group.``$${below} - 1 = ${below - 1}$ 从另一组里去掉了它自己。`,
        ],
        [
          n - below - 2,
          'off-by-one',
          both`$${n - below} - 2 = ${n - below - 2}$ subtracts one twice.``$${n - below} - 2 = ${n - below - 2}$ 多去掉了一个。`,
        ],
      ],
    };
  },
});
