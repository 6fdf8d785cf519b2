/** From the sum of a few consecutive integers to the greatest of them, by way of their mean. */
import { defineFamily } from '../../family.ts';
import { both, inWords } from '../../text.ts';

const kinds = [
  { en: 'consecutive integers', zh: '连续整数', step: 1 },
  { en: 'consecutive even integers', zh: '连续偶数', step: 2 },
  { en: 'consecutive odd integers', zh: '连续奇数', step: 2 },
];

export const family = defineFamily({
  tags: ['quant.arith.consecutive'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 55,
  space: { kind: kinds, k: [3, 4, 5, 6], first: [11, 12, 14, 15, 17, 18, 22, 25, 27, 30, 33, 36, 41] },
  keep: ({ kind, first }) => kind.step === 1 || first % 2 === (kind.en.includes('odd') ? 1 : 0),
  make: ({ kind: { en, zh, step }, k, first }) => {
    const last = first + (k - 1) * step;
    const sum = ((first + last) * k) / 2;
    const mean = sum / k;
    const { en: word, zh_cn: zhWord } = inWords(k);
    const half = ((k - 1) * step) / 2;
    const other = step === 1 ? 2 : 1;
    const otherHalf = ((k - 1) * other) / 2;
    return {
      stem: both`The sum of ${word} ${en} is ${sum}. What is the greatest of these integers?``${zhWord}个${zh}的和是 ${sum}。其中最大的整数是多少？`,
      key: last,
      steps: [
        both`The idea: Evenly spaced numbers lie symmetrically around their mean, and the sum gives the mean at once. The mean of the ${word} integers is $${sum} \div ${k} = ${mean}$, and they are spaced evenly around it.``关键在于：间隔相等的数关于平均数对称，而由和立即可得平均数。这${zhWord}个整数的平均数为 $${sum} \div ${k} = ${mean}$，各数关于它对称分布。`,
        both`Neighbors are ${step} apart, so the distance from the mean to the greatest is $\frac{${k} - 1}{2} \cdot ${step} = ${half}$.``相邻两数相差 ${step}，从平均数到最大数相差 $\frac{${k} - 1}{2} \cdot ${step} = ${half}$。`,
        both`The greatest is $${mean} + ${half} = ${last}$.${k % 2 === 1 ? ' Faster: with an odd number of integers, the mean is the middle one, so count on from it.' : ''}``最大的数是 $${mean} + ${half} = ${last}$。${k % 2 === 1 ? '更快的做法：个数为奇数时，平均数就是正中间的数，从它往后数即可。' : ''}`,
      ],
      wrong: [
        [
          last - step,
          'off-by-one',
          both`$${last} - ${step} = ${last - step}$ is the one before the greatest.``$${last} - ${step} = ${last - step}$ 是第二大的数。`,
        ],
        [
          last + step,
          'counts-gaps',
          both`$${last} + ${step} = ${last + step}$ takes one step too many from the least, as if there were as many gaps as numbers.``$${last} + ${step} = ${last + step}$ 从最小数起多走了一步，把间隔数当成了个数。`,
        ],
        [
          first,
          'answers-another-question',
          both`$${mean} - ${half} = ${first}$ is the least of the integers.``$${mean} - ${half} = ${first}$ 是其中最小的整数。`,
        ],
        [
          Math.floor(mean + otherHalf),
          'ignores-a-condition',
          step === 1
            ? both`Numbers ${other} apart would end near ${Math.floor(mean + otherHalf)}, but these are ${step} apart.``若相邻两数相差 ${other}，最大数约为 ${Math.floor(mean + otherHalf)}，但这里相差 ${step}。`
            : both`Neighbors ${other} apart would end near ${Math.floor(mean + otherHalf)}, but these are ${step} apart.``若相邻两数相差 ${other}，最大数约为 ${Math.floor(mean + otherHalf)}，但这里相差 ${step}。`,
        ],
        [
          last + 2 * step,
          'arithmetic-slip',
          both`$${last} + 2 \cdot ${step} = ${last + 2 * step}$ counts two steps too many.``$${last} + 2 \cdot ${step} = ${last + 2 * step}$ 多数了两步。`,
        ],
        [
          Math.ceil(mean) === last ? first - step : Math.ceil(mean),
          'stops-early',
          Math.ceil(mean) === last
            ? both`$${first} - ${step} = ${first - step}$ lies below all of them.``$${first} - ${step} = ${first - step}$ 比所有这些数都小。`
            : both`${Math.ceil(mean)} is in the middle, near the mean; it is not the greatest.``${Math.ceil(mean)} 在中间，靠近平均数，不是最大的数。`,
        ],
        [
          Math.round(mean + (k - 1) * step),
          'answers-another-question',
          both`Adding all ${k - 1} steps to the mean, as if it were the least, leads to about ${Math.round(mean + (k - 1) * step)}.``把平均数当成最小数再加 ${k - 1} 步，约得 ${Math.round(mean + (k - 1) * step)}。`,
        ],
      ],
    };
  },
});
