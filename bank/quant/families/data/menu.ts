/** One of each kind, with one pair that does not go together. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.counting'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 70,
  space: {
    a: [3, 4, 5, 6],
    b: [3, 4, 5, 6, 7],
    c: [2, 3, 4, 5],
    story: [
      {
        en: [
          'A dinner consists of one of',
          'appetizers, one of',
          'main courses, and one of',
          'desserts. One particular main course is never served with one particular dessert',
          'dinners',
        ],
        zh: [
          '一份晚餐由',
          '种开胃菜、',
          '种主菜和',
          '种甜点各选一种组成，其中某一种主菜不能与某一种甜点搭配',
          '晚餐',
        ],
      },
      {
        en: [
          'A uniform consists of one of',
          'caps, one of',
          'shirts, and one of',
          'pairs of pants. One particular shirt is never worn with one particular pair of pants',
          'uniforms',
        ],
        zh: [
          '一套制服由',
          '种帽子、',
          '种衬衫和',
          '种长裤各选一种组成，其中某一种衬衫不能与某一种长裤搭配',
          '制服',
        ],
      },
      {
        en: [
          'A phone plan consists of one of',
          'phones, one of',
          'data packages, and one of',
          'contract lengths. One particular data package is not offered with one particular contract length',
          'plans',
        ],
        zh: [
          '一份手机合约由',
          '种手机、',
          '种流量包和',
          '种合约期各选一种组成，其中某一种流量包不能与某一种合约期搭配',
          '合约',
        ],
      },
    ],
  },
  keep: ({ a, b, c }) => a !== b && b !== c && a !== c,
  make: ({ a, b, c, story: { en, zh } }) => {
    const all = a * b * c;
    const key = all - a;
    return {
      stem: both`${en[0]} ${a} ${en[1]} ${b} ${en[2]} ${c} ${en[3]}. How many different ${en[4]} are possible?``${zh[0]} ${a} ${zh[1]}${b} ${zh[2]} ${c} ${zh[3]}。共有多少种不同的${zh[4]}？`,
      key,
      steps: [
        both`The idea: Count as if there were no exception, and then subtract exactly the combinations that the exception rules out. Without the exception, the choices multiply: $${a} \cdot ${b} \cdot ${c} = ${all}$.``关键在于：先当作没有例外来数，再减去恰好被例外排除的组合。不考虑例外时，各种选择数相乘：$${a} \cdot ${b} \cdot ${c} = ${all}$。`,
        both`The excluded pair occurs with each of the ${a} items of the first type, so ${a} combinations must be subtracted: $${all} - ${a} = ${key}$.``不允许的搭配可以与第一类的 ${a} 种各组成一种，所以要去掉 ${a} 种：$${all} - ${a} = ${key}$。`,
      ],
      wrong: [
        [
          all,
          'restriction-ignored',
          both`$${a} \cdot ${b} \cdot ${c} = ${all}$ ignores the pair that is not allowed.``$${a} \cdot ${b} \cdot ${c} = ${all}$ 没有考虑不允许的搭配。`,
        ],
        [
          all - 1,
          'one-arrangement',
          both`$${all} - 1 = ${all - 1}$ subtracts the pair only once, but it occurs with every item of the first type.``$${all} - 1 = ${all - 1}$ 只去掉了一种，但该搭配可以与第一类的每一种组合。`,
        ],
        [
          a * (b - 1) * (c - 1),
          'restriction-ignored',
          both`$${a} \cdot ${b - 1} \cdot ${c - 1} = ${a * (b - 1) * (c - 1)}$ excludes both items altogether, not only their combination.``$${a} \cdot ${b - 1} \cdot ${c - 1} = ${a * (b - 1) * (c - 1)}$ 把这两种完全去掉了，而不只是去掉它们的搭配。`,
        ],
        [
          all - b,
          'arithmetic-slip',
          both`$${all} - ${b} = ${all - b}$ subtracts one for each item of the second type.``$${all} - ${b} = ${all - b}$ 按第二类的种数去减了。`,
        ],
        [
          a * (b - 1) * c,
          'restriction-ignored',
          both`$${a} \cdot ${b - 1} \cdot ${c} = ${a * (b - 1) * c}$ excludes one item of the second type altogether.``$${a} \cdot ${b - 1} \cdot ${c} = ${a * (b - 1) * c}$ 把第二类中的一种完全去掉了。`,
        ],
        [
          a + b + c,
          'adds-for-multiplies',
          both`$${a} + ${b} + ${c} = ${a + b + c}$ adds where the choices multiply.``$${a} + ${b} + ${c} = ${a + b + c}$ 该用乘法时用了加法。`,
        ],
        [
          all - 2,
          'one-arrangement',
          both`$${all} - 2 = ${all - 2}$ subtracts one for each of the two items in the pair.``$${all} - 2 = ${all - 2}$ 是为搭配中的两样各减去一种。`,
        ],
      ],
    };
  },
});
