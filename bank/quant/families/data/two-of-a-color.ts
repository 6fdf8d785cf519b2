/** Two draws without putting back: the chance that they match, as a fraction. */
import { add, div, mul, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.probability'],
  form: 'numeric',
  difficulty: 3,
  seconds: 90,
  space: {
    m: [3, 4, 5, 6, 7],
    n: [2, 3, 4, 5, 8],
    story: [
      { en: ['jar', 'marbles', 'red', 'blue', 'color'], zh: ['罐子', '颗', '红色', '蓝色', '颜色', '弹珠'] },
      {
        en: ['drawer', 'gloves', 'black', 'gray', 'color'],
        zh: ['抽屉', '只', '黑色', '灰色', '颜色', '手套'],
      },
      {
        en: ['box', 'keys', 'brass', 'steel', 'material'],
        zh: ['盒子', '把', '黄铜', '钢制', '材质', '钥匙'],
      },
      {
        en: ['bowl', 'buttons', 'round', 'square', 'shape'],
        zh: ['碗', '粒', '圆形', '方形', '形状', '纽扣'],
      },
    ],
  },
  keep: ({ m, n }) => m !== n,
  make: ({ m, n, story: { en, zh } }) => {
    const total = m + n;
    const ways = m * (m - 1) + n * (n - 1);
    const key = div(ways, total * (total - 1));
    const back = div(m * m + n * n, total * total);
    const first = div(m * (m - 1), total * (total - 1));
    return {
      stem: both`A ${en[0]} contains ${m} ${en[2]} ${en[1]} and ${n} ${en[3]} ${en[1]} and nothing else. Two of the ${en[1]} are selected at random, one after the other, without replacement. What is the probability that the two are of the same ${en[4]}? Give your answer as a fraction.``
        一个${zh[0]}里只有 ${m} ${zh[1]}${zh[2]}${zh[5]}和 ${n} ${zh[1]}${zh[3]}${zh[5]}。不放回地先后随机取出两${zh[1]}，
        两者${zh[4]}相同的概率是多少？请用分数作答。`,
      key,
      boxes: 2,
      steps: [
        both`The idea: Being alike splits into cases that exclude each other, and in each case the first draw changes what is left. The probability that both are ${en[2]} is $\frac{${m}}{${total}} \cdot \frac{${m - 1}}{${total - 1}} = ${first}$: one fewer is left for the second draw.``
          关键在于：“相同”分成互斥的情形，而在每种情形中，取走第一个之后，剩下的就变了。两次都取到${zh[2]}的概率为 $\frac{${m}}{${total}} \cdot \frac{${m - 1}}{${total - 1}} = ${first}$，因为第二次取时少了一个。`,
        both`The probability that both are ${en[3]} is $\frac{${n}}{${total}} \cdot \frac{${n - 1}}{${total - 1}} = ${div(n * (n - 1), total * (total - 1))}$.``
          两次都取到${zh[3]}的概率为 $\frac{${n}}{${total}} \cdot \frac{${n - 1}}{${total - 1}} = ${div(n * (n - 1), total * (total - 1))}$。`,
        both`The two cases are mutually exclusive, so the probabilities add up: $${first} + ${div(n * (n - 1), total * (total - 1))} = ${key}$. Faster: Either kind may come first, so the two differ with probability $\frac{2 \cdot ${m} \cdot ${n}}{${total} \cdot ${total - 1}} = ${sub(1, key)}$; subtract this from 1.``
          两种情形互斥，概率相加：$${first} + ${div(n * (n - 1), total * (total - 1))} = ${key}$。更快的做法：哪一种先取到都可以，所以两者不同的概率为 $\frac{2 \cdot ${m} \cdot ${n}}{${total} \cdot ${total - 1}} = ${sub(1, key)}$，用 1 减去它即可。`,
      ],
      wrong: [
        [
          back,
          'replaces-drawn',
          both`$\frac{${m * m} + ${n * n}}{${total * total}} = ${back}$ puts the first one back before the second draw.``
            $\frac{${m * m} + ${n * n}}{${total * total}} = ${back}$ 是取出后放回的结果。`,
        ],
        [
          first,
          'one-arrangement',
          both`$${first}$ is only the probability of two ${en[2]} ones.``$${first}$ 只是两次都取到${zh[2]}的概率。`,
        ],
        [
          sub(1, key),
          'complement-slip',
          both`$1 - ${key} = ${sub(1, key)}$ is the probability that the two differ.``$1 - ${key} = ${sub(1, key)}$ 是两者不同的概率。`,
        ],
        [
          mul(first, div(n * (n - 1), total * (total - 1))),
          'adds-for-multiplies',
          both`$${first} \cdot ${div(n * (n - 1), total * (total - 1))} = ${mul(first, div(n * (n - 1), total * (total - 1)))}$ multiplies the two cases, which cannot
            happen together.``$${first} \cdot ${div(n * (n - 1), total * (total - 1))} = ${mul(first, div(n * (n - 1), total * (total - 1)))}$
            把两种不可能同时发生的情形相乘了。`,
        ],
        [
          add(div(m, total), div(n, total)),
          'adds-overlapping',
          both`$\frac{${m}}{${total}} + \frac{${n}}{${total}} = 1$ considers only one draw.``$\frac{${m}}{${total}} + \frac{${n}}{${total}} = 1$ 只考虑了一次抽取。`,
        ],
      ],
    };
  },
});
