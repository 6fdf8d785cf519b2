/** Which values lie within so many standard deviations of the mean. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.spread'],
  form: 'mc-many',
  difficulty: 2,
  seconds: 70,
  space: {
    mean: [50, 64, 72, 80, 96, 110],
    deviation: [3, 4, 6, 8, 10],
    k: [1.5, 2, 2.5],
    low: [0.5, 1],
    high: [1, 1.5],
    story: [
      { en: ['the scores on an aptitude test', 'scores'], zh: ['某能力测验的分数', '分数'] },
      {
        en: ['the weights, in grams, of the eggs in a shipment', 'weights'],
        zh: ['一批鸡蛋的重量（克）', '重量'],
      },
      {
        en: ['the heights, in inches, of the plants in a greenhouse', 'heights'],
        zh: ['某温室中植物的高度（英寸）', '高度'],
      },
      {
        en: ['the speeds, in miles per hour, of the cars on a highway', 'speeds'],
        zh: ['某公路上汽车的速度（英里/时）', '速度'],
      },
    ],
  },
  keep: ({ deviation, k }) => Number.isInteger(deviation * k),
  make: ({ mean, deviation, k, low, high, story: { en, zh } }) => {
    const reach = k * deviation;
    const [from, to] = [mean - reach, mean + reach];
    const inside = (x: number) =>
      both`${x} is $${Math.abs(x - mean)}$ away from the mean, which is not more than ${reach}.``${x} 与平均数相差 $${Math.abs(x - mean)}$，不超过 ${reach}。`;
    const outside = (x: number) =>
      both`${x} is $${Math.abs(x - mean)}$ away from the mean, which is more than ${reach}.``${x} 与平均数相差 $${Math.abs(x - mean)}$，超过了 ${reach}。`;
    const [near, below, above] = [mean - low * deviation, from - high * deviation, to + low * deviation];
    if (![near, below, above].every(Number.isInteger)) return null;
    return {
      stem: both`The mean of ${en[0]} is ${mean}, and the standard deviation is ${deviation}. Which of the following ${en[1]} are no more than ${k} standard
        deviations from the mean? Indicate all such ${en[1]}.``${zh[0]}的平均数为 ${mean}，标准差为 ${deviation}。下列哪些${zh[1]}与平均数的差不超过 ${k} 个标准差？请选出所有符合的${zh[1]}。`,
      options: [
        [below, false, 'arithmetic-slip', outside(below)],
        [from, true, null, inside(from)],
        [near, true, null, inside(near)],
        [to - 1, true, null, inside(to - 1)],
        [above, false, 'one-side-only', outside(above)],
      ],
      steps: [
        both`The idea: Use the standard deviation as a unit of length, and measure off the given number of units on both sides of the mean. ${k} standard deviations are $${k} \cdot ${deviation} = ${reach}$.``关键在于：把标准差当作长度单位，从平均数向两侧各量出所给的单位数。${k} 个标准差为 $${k} \cdot ${deviation} = ${reach}$。`,
        both`The values that qualify run from $${mean} - ${reach} = ${from}$ to $${mean} + ${reach} = ${to}$, both included. The tempting path leaves out ${from}, although “no more than” includes the endpoint.``
          符合要求的值从 $${mean} - ${reach} = ${from}$ 到 $${mean} + ${reach} = ${to}$，包括两端。容易走错的路是漏掉 ${from}，其实“不超过”包括端点。`,
      ],
    };
  },
});
