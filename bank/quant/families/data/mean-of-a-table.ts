/** The mean of values given by a table of frequencies. */
import { sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed, same } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.frequency', 'quant.data.mean'],
  form: 'numeric',
  difficulty: 1,
  seconds: 75,
  space: {
    counts: [
      [2, 5, 6, 4, 3],
      [4, 6, 5, 3, 2],
      [1, 3, 7, 5, 4],
      [5, 8, 6, 4, 2],
      [3, 4, 9, 6, 3],
      [6, 5, 4, 3, 2],
      [2, 3, 5, 8, 7],
      [10, 12, 9, 6, 3],
      [4, 7, 10, 12, 7],
    ],
    first: [0, 1, 2],
    story: [
      {
        en: [
          'the number of bicycles owned by each household on a street',
          'Bicycles',
          'Households',
          'bicycles per household',
        ],
        zh: ['某街道每户拥有的自行车数', '自行车数', '户数', '每户自行车数', '户'],
      },
      {
        en: [
          'the number of goals scored by a team in each game of a season',
          'Goals',
          'Games',
          'goals per game',
        ],
        zh: ['某球队一个赛季各场比赛的进球数', '进球数', '场数', '每场进球数', '场'],
      },
      {
        en: [
          'the number of books read by each student in a class during a month',
          'Books',
          'Students',
          'books per student',
        ],
        zh: ['某班每名学生一个月内读的书数', '书数', '人数', '每人读书数', '人'],
      },
    ],
  },
  make: ({ counts, first, story: { en, zh } }) => {
    const values = counts.map((_, i) => first + i);
    const n = sumOf(counts);
    const total = (counts as readonly number[]).reduce((sum, c, i) => sum + c * values[i]!, 0);
    const key = total / n;
    if (!Number.isInteger(100 * key) || key === first + 2) return null;
    return {
      stem: both`The table shows ${en[0]}. What is the average (arithmetic mean) number of ${en[3]}?``表中给出${zh[0]}。平均${zh[3]}是多少？`,
      figures: [
        {
          kind: 'table',
          columns: [both`${en[1]}``${zh[1]}`, both`${en[2]}``${zh[2]}`],
          rows: counts.map((count, i) => ({ name: same(`${values[i]}`), cells: [count] })),
          described: both`A table with columns ${en[1]} and ${en[2]}. For the values ${listed(values)}, the numbers are, in order, ${listed(counts)}.``表格有“${zh[1]}”与“${zh[2]}”两列。取值 ${listed(values)} 对应的数依次为 ${listed(counts)}。`,
        },
      ],
      key,
      steps: [
        both`The idea: A frequency says how often its value enters the sum, so divide by the number of cases, not of rows. Each value counts as often as it occurs: $${counts.map((c, i) => `${values[i]} \\cdot ${c}`).join(' + ')} = ${total}$.``关键在于：频数说明该值在总和中出现几次，所以要除以总次数，而不是除以行数。每个值出现几次就算几次：$${counts.map((c, i) => `${values[i]} \\cdot ${c}`).join(' + ')} = ${total}$。`,
        both`There are $${counts.join(' + ')} = ${n}$ in all, so the mean is $\frac{${total}}{${n}} = ${key}$.``总共有 $${counts.join(' + ')} = ${n}$ ${zh[4]}，所以平均数为 $\frac{${total}}{${n}} = ${key}$。`,
      ],
      wrong: [
        [
          first + 2,
          'unweighted-mean',
          both`$\frac{${values.join(' + ')}}{5} = ${first + 2}$ is the mean of the five values without their frequencies.``$\frac{${values.join(' + ')}}{5} = ${first + 2}$ 是五个取值的平均数，没有考虑频数。`,
        ],
        [
          n / 5,
          'misreads-chart',
          both`$\frac{${n}}{5} = ${n / 5}$ averages the frequencies.``$\frac{${n}}{5} = ${n / 5}$ 是对频数求平均。`,
        ],
        [
          total / 5,
          'divides-by-wrong-count',
          both`$\frac{${total}}{5} = ${total / 5}$ divides by the number of rows.``$\frac{${total}}{5} = ${total / 5}$ 除以的是行数。`,
        ],
      ],
    };
  },
});
