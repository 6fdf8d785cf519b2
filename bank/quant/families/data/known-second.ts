/** Two are drawn and at least one is of a kind: the chance that both are. */
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.conditional', 'quant.data.probability'],
  form: 'numeric',
  difficulty: 5,
  seconds: 120,
  space: {
    m: [3, 4, 5, 6, 7],
    n: [2, 3, 4, 5, 6, 7],
    story: [
      {
        en: ['A box contains', 'green tokens', 'white tokens', 'tokens', 'green'],
        zh: ['一个盒子里有', '枚绿色筹码', '枚白色筹码', '枚筹码', '绿色'],
      },
      {
        en: ['A committee consists of', 'lawyers', 'engineers', 'members', 'lawyers'],
        zh: ['一个委员会有', '名律师', '名工程师', '名成员', '律师'],
      },
      {
        en: ['A shelf holds', 'French films', 'Italian films', 'films', 'French'],
        zh: ['一个架子上有', '部法国电影', '部意大利电影', '部电影', '法国电影'],
      },
    ],
  },
  keep: ({ m, n }) => m !== n,
  make: ({ m, n, story: { en, zh } }) => {
    const good = (m * (m - 1)) / 2;
    const mixed = m * n;
    const key = div(good, good + mixed);
    const all = ((m + n) * (m + n - 1)) / 2;
    const naive = div(m - 1, m + n - 1);
    return {
      stem: both`${en[0]} ${m} ${en[1]} and ${n} ${en[2]} and ${en[4] === 'lawyers' ? 'no one' : 'nothing'} else. Two of the ${en[3]} are chosen at random. Given that at least one of the two is ${en[4] === 'lawyers' ? 'a lawyer' : en[4]}, what is the probability that both are ${en[4]}? Give your answer as a fraction.``
        ${zh[0]} ${m} ${zh[1]}和 ${n} ${zh[2]}，此外没有${en[4] === 'lawyers' ? '其他人' : '别的'}。从中随机选出两${zh[3]}。已知其中至少有一${zh[3].slice(0, 1)}是${zh[4]}，则两${zh[3].slice(0, 1)}都是${zh[4]}的概率是多少？请用分数作答。`,
      key,
      boxes: 2,
      steps: [
        both`The idea: count pairs, and keep only those that fit what is known. Both are of the first type in $\frac{${m} \cdot ${m - 1}}{2} = ${good}$ pairs, and exactly one is in $${m} \cdot ${n} = ${mixed}$ pairs.``关键在于：一对一对地数，只保留符合已知条件的对。两者都是第一类的有 $\frac{${m} \cdot ${m - 1}}{2} = ${good}$ 对，恰有一个是第一类的有 $${m} \cdot ${n} = ${mixed}$ 对。`,
        both`What is known leaves $${good} + ${mixed} = ${good + mixed}$ equally likely pairs, and ${good} of them have both: $\frac{${good}}{${good + mixed}} = ${key}$.``已知条件下剩 $${good} + ${mixed} = ${good + mixed}$ 对等可能的情形，其中两者都是的有 ${good} 对：$\frac{${good}}{${good + mixed}} = ${key}$。`,
      ],
      wrong: [
        [
          naive,
          'ignores-condition',
          both`$\frac{${m} - 1}{${m + n} - 1} = ${naive}$ is the probability for the second one when it is the first one that is known; here it is not said which one.``$\frac{${m} - 1}{${m + n} - 1} = ${naive}$ 是已知第一个时第二个的概率，而这里没有说是哪一个。`,
        ],
        [
          div(good, all),
          'ignores-condition',
          both`$\frac{${good}}{${all}} = ${div(good, all)}$ divides by all pairs and does not use what is known.``$\frac{${good}}{${all}} = ${div(good, all)}$ 是用所有的对作分母，没有用上已知条件。`,
        ],
      ],
    };
  },
});
