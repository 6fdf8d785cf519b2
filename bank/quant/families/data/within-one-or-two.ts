/** About how many lie between two marks of a normal distribution, by the parts of one and two deviations. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.normal'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 80,
  space: {
    mean: [50, 60, 72, 80, 100, 120],
    sd: [4, 5, 6, 8, 10],
    n: [200, 300, 400, 500, 600, 800, 1000],
    region: [
      [-1, 2],
      [-2, 1],
      [-2, -1],
      [1, 2],
      [-1, 0],
      [0, 2],
      [-2, 0],
      [0, 1],
    ],
    story: [
      {
        en: ['The weights, in grams, of', 'apples', 'weigh between', 'grams'],
        zh: ['个苹果的重量（克）', '重量在', '克'],
      },
      {
        en: ['The scores of', 'candidates on a test', 'score between', 'points'],
        zh: ['名考生的测验成绩（分）', '成绩在', '分'],
      },
      {
        en: ['The lifetimes, in hours, of', 'batteries', 'last between', 'hours'],
        zh: ['节电池的使用时间（小时）', '使用时间在', '小时'],
      },
    ],
  },
  make: ({ mean, sd, n, region: [from, to], story: { en, zh } }) => {
    // Percents between whole deviations: 14, 34, 34, 14.
    const part = (a: number, b: number): number =>
      [
        [-2, 14],
        [-1, 34],
        [0, 34],
        [1, 14],
      ]
        .filter(([lo]) => lo! >= a && lo! < b)
        .reduce((s, [, p]) => s + p!, 0);
    const percent = part(from, to);
    const count = (p: number): number => (n * p) / 100;
    const [low, high] = [mean + from * sd, mean + to * sd];
    const note = (p: number, why: ReturnType<ReturnType<typeof both>>) =>
      both`$\frac{${p}}{100} \cdot ${n} = ${count(p)}$ ${why}``$\frac{${p}}{100} \cdot ${n} = ${count(p)}$ ${why}`;
    const pieces = [-2, -1, 0, 1]
      .filter((lo) => lo >= from && lo < to)
      .map((lo) => (lo === -2 || lo === 1 ? 14 : 34));
    return {
      stem: both`${en[0]} ${n} ${en[1]} are approximately normally distributed with mean ${mean} and standard deviation ${sd}. In a normal distribution, about 34 percent of the values lie between the mean and 1 standard deviation above it, and about 14 percent lie between 1 and 2 standard deviations above it. Approximately how many of the ${en[1]!.split(' ')[0]!} ${en[2]} ${low} and ${high} ${en[3]}?``
        ${n} ${zh[0]}近似服从正态分布，平均数为 ${mean}，标准差为 ${sd}。在正态分布中，约有 34% 的值在平均数与高出平均数 1 个标准差之间，约有 14% 的值在高出平均数 1 个到 2 个标准差之间。${zh[1]} ${low} 到 ${high} ${zh[2]}之间的大约有多少？`,
      key: count(percent),
      steps: [
        both`The idea: Count in standard deviations from the mean; the interval then consists of known parts, which are alike on both sides. In standard deviations from the mean, the two values are $\frac{${low} - ${mean}}{${sd}} = ${from}$ and $\frac{${high} - ${mean}}{${sd}} = ${to}$.``关键在于：以标准差为单位从平均数量起，所求区间就由几个已知的部分拼成，而且两侧对称。以标准差为单位，两个界限与平均数的距离为 $\frac{${low} - ${mean}}{${sd}} = ${from}$ 和 $\frac{${high} - ${mean}}{${sd}} = ${to}$。`,
        both`The distribution is symmetric, so the parts below the mean are as large as those above: between the two values lie about $${pieces.join(' + ')} = ${percent}$ percent, that is, $\frac{${percent}}{100} \cdot ${n} = ${count(percent)}$.``正态分布左右对称，平均数以下的部分与以上的相同：两个界限之间所占的百分数约为 $${pieces.join(' + ')} = ${percent}$，即 $\frac{${percent}}{100} \cdot ${n} = ${count(percent)}$。`,
      ],
      wrong: [
        [
          count(68),
          'tail-slip',
          note(
            68,
            both`is the number within one standard deviation on both sides.``是两侧各一个标准差以内的个数。`,
          ),
        ],
        [
          count(96),
          'tail-slip',
          note(
            96,
            both`is the number within two standard deviations on both sides.``是两侧各两个标准差以内的个数。`,
          ),
        ],
        [
          count(48),
          'tail-slip',
          note(
            48,
            both`is the number from the mean to two standard deviations on one side.``是平均数到一侧两个标准差之间的个数。`,
          ),
        ],
        [
          count(34),
          'tail-slip',
          note(
            34,
            both`is the number from the mean to one standard deviation on one side.``是平均数到一侧一个标准差之间的个数。`,
          ),
        ],
        [
          count(14),
          'tail-slip',
          note(
            14,
            both`is the number between one and two standard deviations on one side.``是一侧一个到两个标准差之间的个数。`,
          ),
        ],
        [count(50), 'judges-by-looks', note(50, both`is half of all.``是全部的一半。`)],
        [
          count(82),
          'tail-slip',
          note(
            82,
            both`is the number from one standard deviation on one side to two on the other.``是一侧一个标准差到另一侧两个标准差之间的个数。`,
          ),
        ],
        [
          count(28),
          'symmetry-double',
          note(28, both`counts the outer part on both sides.``把两侧外面的部分都算上了。`),
        ],
      ].filter(([x]) => x !== count(percent)) as [number, 'tail-slip', ReturnType<ReturnType<typeof both>>][],
    };
  },
});
