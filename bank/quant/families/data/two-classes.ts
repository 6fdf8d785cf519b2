/** Means and sizes of two groups: the mean of all, which leans to the larger group. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.weighted-mean'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 65,
  space: {
    m: [10, 12, 15, 18, 20],
    n: [24, 25, 30, 35, 36, 40, 45],
    a: [62, 65, 68, 70, 72, 74, 75, 80, 84],
    b: [66, 70, 73, 76, 79, 82, 85, 88, 92],
    story: [
      {
        en: [
          'In a course with two sections, the average (arithmetic mean) score of the',
          'students in the first section is',
          'and that of the',
          'students in the second section is',
          'score of all of these students',
        ],
        zh: [
          '某课程分两个班，第一班',
          '名学生的平均分为',
          '第二班',
          '名学生的平均分为',
          '学生的平均分',
          '分',
        ],
      },
      {
        en: [
          'The average (arithmetic mean) weight, in kilograms, of the',
          'rowers on the first team of a club is',
          'and that of the',
          'rowers on the second team is',
          'weight, in kilograms, of all of these rowers',
        ],
        zh: [
          '某俱乐部赛艇一队',
          '名队员的平均体重为',
          '二队',
          '名队员的平均体重为',
          '队员的平均体重',
          '千克',
        ],
      },
      {
        en: [
          'The average (arithmetic mean) price, in dollars, of the',
          'chairs sold by a store is',
          'and that of the',
          'lamps sold is',
          'price, in dollars, of all of these items',
        ],
        zh: ['某店售出的', '把椅子的平均价格为', '售出的', '盏灯的平均价格为', '商品的平均价格', '美元'],
      },
    ],
  },
  keep: ({ m, n, a, b }) =>
    Math.abs(a - b) >= 5 && Math.abs(a - b) <= 20 && (m * a + n * b) % (m + n) === 0 && (a + b) % 2 === 0,
  make: ({ m, n, a, b, story: { en, zh } }) => {
    const key = (m * a + n * b) / (m + n);
    const plain = (a + b) / 2;
    if (plain === key) return null;
    const swapped = (n * a + m * b) / (m + n);
    const step = key > plain ? 1 : -1;
    return {
      stem: both`${en[0]} ${m} ${en[1]} ${a}, ${en[2]} ${n} ${en[3]} ${b}. What is the average ${en[4]}?``
        ${zh[0]} ${m} ${zh[1]} ${a} ${zh[5]}，${zh[2]} ${n} ${zh[3]} ${b} ${zh[5]}。全部${zh[4]}是多少${zh[5]}？`,
      key,
      steps: [
        both`The idea: Means of groups of different sizes cannot be averaged directly; turn them into totals, and add those. The totals of the two groups are $${m} \cdot ${a} = ${m * a}$ and $${n} \cdot ${b} = ${n * b}$.``关键在于：两组大小不同，不能直接把两个平均数再平均，要先化成总和再相加。两组的总和分别为 $${m} \cdot ${a} = ${m * a}$ 和 $${n} \cdot ${b} = ${n * b}$。`,
        both`Together there are $${m} + ${n} = ${m + n}$, so the mean is $\frac{${m * a} + ${n * b}}{${m + n}} = ${key}$, closer to the mean of the larger group. Faster: The second group is $\frac{${n}}{${m + n}}$ of the whole, so go this part of the way from ${a} to ${b}.``合起来共有 $${m} + ${n} = ${m + n}$，所以平均数为 $\frac{${m * a} + ${n * b}}{${m + n}} = ${key}$，更接近较大那一组的平均数。更快的做法：第二组占全体的 $\frac{${n}}{${m + n}}$，所以从 ${a} 出发，朝 ${b} 走完差距的这一部分即可。`,
      ],
      wrong: [
        [
          plain,
          'unweighted-mean',
          both`$\frac{${a} + ${b}}{2} = ${plain}$ treats the groups as equally large.``$\frac{${a} + ${b}}{2} = ${plain}$ 把两组当成一样大。`,
        ],
        ...(Number.isInteger(swapped)
          ? [
              [
                swapped,
                'inverts-ratio',
                both`$\frac{${n} \cdot ${a} + ${m} \cdot ${b}}{${m + n}} = ${swapped}$ gives each group the size of the other.``$\frac{${n} \cdot ${a} + ${m} \cdot ${b}}{${m + n}} = ${swapped}$ 把两组的${zh[5] === '美元' ? '数量' : '人数'}弄反了。`,
              ] as const,
            ]
          : []),
        [
          b,
          'ignores-a-condition',
          both`${b} is the mean of only the larger group.``${b} 只是较大那一组的平均数。`,
        ],
        [
          a,
          'ignores-a-condition',
          both`${a} is the mean of only the smaller group.``${a} 只是较小那一组的平均数。`,
        ],
        [
          key + step,
          'arithmetic-slip',
          both`The mean of the two groups cannot be ${key + step}: the two totals would come to $${m + n} \cdot ${key + step} = ${(m + n) * (key + step)}$ instead of $${m * a} + ${n * b} = ${m * a + n * b}$.``若为 ${key + step}，总和应为 $${m + n} \cdot ${key + step} = ${(m + n) * (key + step)}$，而实际是 $${m * a} + ${n * b} = ${m * a + n * b}$。`,
        ],
        [
          key - step,
          'arithmetic-slip',
          both`With ${key - step}, the total would be $${m + n} \cdot ${key - step} = ${(m + n) * (key - step)}$ instead of $${m * a} + ${n * b} = ${m * a + n * b}$.``若为 ${key - step}，总和应为 $${m + n} \cdot ${key - step} = ${(m + n) * (key - step)}$，而实际是 $${m * a} + ${n * b} = ${m * a + n * b}$。`,
        ],
      ],
    };
  },
});
