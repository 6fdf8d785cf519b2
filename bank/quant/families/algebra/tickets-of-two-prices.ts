/** So many things of two prices for so much money: how many of one kind? */
import { div, isWhole, type Rational } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, usd } from '../../text.ts';

const stories = [
  {
    en: [
      'A theater sold',
      'tickets',
      'Adult tickets',
      'student tickets',
      'adult tickets were sold',
      'student tickets were sold',
    ],
    zh: [
      '某剧院售出',
      '张票',
      '成人票每张',
      '学生票每张',
      '售出成人票多少张',
      '售出学生票多少张',
      '成人票',
      '学生票',
    ],
  },
  {
    en: [
      'At a market, a farmer sold',
      'baskets of fruit',
      'Baskets of cherries',
      'baskets of plums',
      'baskets of cherries were sold',
      'baskets of plums were sold',
    ],
    zh: [
      '一位果农在集市上卖出',
      '篮水果',
      '樱桃每篮',
      '李子每篮',
      '卖出樱桃多少篮',
      '卖出李子多少篮',
      '樱桃',
      '李子',
    ],
  },
  {
    en: [
      'A school bought',
      'books',
      'Hardcover books',
      'paperback books',
      'hardcover books were bought',
      'paperback books were bought',
    ],
    zh: [
      '某学校购买了',
      '本书',
      '精装书每本',
      '平装书每本',
      '精装书买了多少本',
      '平装书买了多少本',
      '精装书',
      '平装书',
    ],
  },
  {
    en: [
      'A ferry carried',
      'vehicles',
      'Trucks',
      'cars',
      'trucks were carried',
      'cars were carried',
      'were charged',
    ],
    zh: [
      '一艘渡轮运送了',
      '辆车',
      '卡车每辆收费',
      '轿车每辆收费',
      '运送卡车多少辆',
      '运送轿车多少辆',
      '卡车',
      '轿车',
    ],
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.systems', 'quant.algebra.word-problems'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 75,
  space: {
    n: [30, 36, 40, 45, 50, 60, 70, 80],
    first: [8, 10, 12, 14, 15, 18, 20, 25, 28, 32],
    prices: [
      [12, 8],
      [10, 6],
      [15, 9],
      [9, 4],
      [16, 10],
      [20, 15],
    ],
    asked: [0, 1],
    story: stories,
  },
  keep: ({ n, first }) => n - first >= 12 && n !== 2 * first && 3 * first > n,
  make: ({ n, first, prices: [p, q], asked, story: { en, zh } }) => {
    const other = n - first;
    const total = p * first + q * other;
    const [key, rest] = asked === 0 ? [first, other] : [other, first];
    const [mine, theirs] = asked === 0 ? [p, q] : [q, p];
    const extra = Math.abs(total - n * theirs);
    const wrong: [Rational, Misconception, Text][] = [
      [
        div(rest, 1),
        'answers-another-question',
        both`$${n} - ${key} = ${rest}$ is the number of the other type.``$${n} - ${key} = ${rest}$ 是另一种的数量。`,
      ],
      [
        div(n, 2),
        'assumes-equal-groups',
        both`$${n} \div 2 = ${div(n, 2)}$ assumes equal numbers of the two types.``$${n} \div 2 = ${div(n, 2)}$ 默认两种一样多。`,
      ],
      [
        div(extra, mine),
        'ignores-a-condition',
        both`$${extra} \div ${mine} = ${div(extra, mine)}$ divides by one price instead of by the difference between the prices.``$${extra} \div ${mine} = ${div(extra, mine)}$ 除以的是一种单价，而不是单价之差。`,
      ],
      [
        div(total, p + q),
        'unweighted-mean',
        both`$\frac{${total}}{${p} + ${q}} = ${div(total, p + q)}$ divides the money into pairs with one of each type.``$\frac{${total}}{${p} + ${q}} = ${div(total, p + q)}$ 是把钱按每种各一个来分。`,
      ],
      [
        div(key - 2, 1),
        'arithmetic-slip',
        both`$${key} - 2 = ${key - 2}$ would give $${mine} \cdot ${key - 2} + ${theirs} \cdot ${rest + 2} = ${mine * (key - 2) + theirs * (rest + 2)}$ dollars, not ${total}.``$${key} - 2 = ${key - 2}$ 对应的总额为 $${mine} \cdot ${key - 2} + ${theirs} \cdot ${rest + 2} = ${mine * (key - 2) + theirs * (rest + 2)}$ 美元，不是 ${total} 美元。`,
      ],
      [
        div(key + 2, 1),
        'arithmetic-slip',
        both`$${key} + 2 = ${key + 2}$ would give $${mine} \cdot ${key + 2} + ${theirs} \cdot ${rest - 2} = ${mine * (key + 2) + theirs * (rest - 2)}$ dollars, not ${total}.``$${key} + 2 = ${key + 2}$ 对应的总额为 $${mine} \cdot ${key + 2} + ${theirs} \cdot ${rest - 2} = ${mine * (key + 2) + theirs * (rest - 2)}$ 美元，不是 ${total} 美元。`,
      ],
      [
        div(key - 5, 1),
        'arithmetic-slip',
        both`$${key} - 5 = ${key - 5}$ does not give ${total} dollars: each replacement of one type by the other changes the amount by ${p - q}.``$${key} - 5 = ${key - 5}$ 凑不成 ${total} 美元：每把一种换成另一种，总额就变化 ${p - q} 美元。`,
      ],
      [
        div(key + 5, 1),
        'arithmetic-slip',
        both`$${key} + 5 = ${key + 5}$ does not give ${total} dollars: each replacement of one type by the other changes the amount by ${p - q}.``$${key} + 5 = ${key + 5}$ 凑不成 ${total} 美元：每把一种换成另一种，总额就变化 ${p - q} 美元。`,
      ],
    ];
    return {
      stem: both`${en[0]!} ${n} ${en[1]!} for a total of ${usd(total)}. ${en[2]!} ${en[6] ?? 'cost'} ${usd(p)} each, and ${en[3]!} ${en[6] ?? 'cost'} ${usd(q)} each. How many ${en[asked === 0 ? 4 : 5]!}?``
        ${zh[0]!} ${n} ${zh[1]!}，总金额为 ${usd(total)}。${zh[2]!} ${usd(p)}，${zh[3]!} ${usd(q)}。${zh[asked === 0 ? 4 : 5]!}？`,
      key,
      steps: [
        both`The idea: Assume that all are of one type; the error in the total shows how many must be exchanged. If all ${n} were of the other type, at ${theirs} dollars each, the total would be $${n} \cdot ${theirs} = ${n * theirs}$ dollars, which is ${asked === 0 ? 'too little' : 'too much'} by ${extra}.``
          关键在于：先假设全部是同一种，总额的误差就说明要换多少个。假设全部 ${n} 个都是另一种，每个 ${theirs} 美元，总额为 $${n} \cdot ${theirs} = ${n * theirs}$ 美元，${asked === 0 ? '少' : '多'}了 ${extra} 美元。`,
        both`Each replacement by the type asked for changes the total by $${p} - ${q} = ${p - q}$ dollars, so there are $${extra} \div ${p - q} = ${key}$ of them.``
          每换成一个所求的种类，总额变化 $${p} - ${q} = ${p - q}$ 美元，所以共有 $${extra} \div ${p - q} = ${key}$ 个。`,
      ],
      wrong: wrong.filter(([value]) => isWhole(value)),
    };
  },
});
