/** Tons of four materials recycled in three towns, in stacked bars: a ratio of sums, a stack against the mean, shares of stacks. */

import { compare, div } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { defineSet } from '../../family.ts';
import { both } from '../../text.ts';

const kinds = [
  { en: 'Paper', zh_cn: '纸张' },
  { en: 'Glass', zh_cn: '玻璃' },
  { en: 'Metal', zh_cn: '金属' },
  { en: 'Plastic', zh_cn: '塑料' },
];
const towns = [
  { en: 'Ashford', zh_cn: '阿什福德' },
  { en: 'Brook', zh_cn: '布鲁克' },
  { en: 'Clayton', zh_cn: '克莱顿' },
];

// For each kind the tons in the three towns.
const data: { tons: number[][]; pair: [number, number]; kind: number }[] = [
  {
    tons: [
      [40, 30, 50],
      [20, 15, 30],
      [10, 15, 20],
      [30, 20, 20],
    ],
    pair: [0, 1],
    kind: 0,
  },
  {
    tons: [
      [30, 45, 35],
      [25, 15, 20],
      [15, 10, 25],
      [20, 30, 30],
    ],
    pair: [3, 2],
    kind: 3,
  },
  {
    tons: [
      [50, 40, 40],
      [30, 10, 20],
      [15, 20, 10],
      [25, 30, 10],
    ],
    pair: [0, 2],
    kind: 1,
  },
  {
    tons: [
      [25, 60, 45],
      [15, 20, 25],
      [20, 30, 15],
      [20, 40, 30],
    ],
    pair: [3, 1],
    kind: 2,
  },
];

export const family = defineSet({
  space: { row: data },
  make: ({ row: { tons, pair, kind } }) => {
    const sums = tons.map(sumOf);
    const [p, q] = [sums[pair[0]]!, sums[pair[1]]!];
    const stacks = towns.map((_, t) => sumOf(tons.map((row) => row[t]!)));
    const all = sumOf(sums);
    const lower = (k: number) => ({ en: kinds[k]!.en.toLowerCase(), zh_cn: kinds[k]!.zh_cn });
    const top = stacks.indexOf(Math.max(...stacks));
    const share = div(sums[kind]!, all);
    return {
      title: both`Materials recycled in three towns``三镇回收的材料`,
      intro: both`The graph shows how many tons of each of four materials were recycled in three towns in a certain year. No other materials were recycled.``图中为某年三个镇回收的四种材料的吨数。此外没有回收其他材料。`,
      figures: [
        {
          kind: 'grouped-bar',
          title: both`Recycled materials, in tons``回收材料（吨）`,
          categories: towns,
          series: kinds.map((name, k) => ({ name, values: [...tons[k]!] })),
          stacked: true,
          axis: { label: both`Tons``吨`, min: 0, max: 10 * Math.ceil(Math.max(...stacks) / 10), step: 5 },
          described: {
            en: `A stacked bar graph for three towns, in tons. ${towns.map(({ en }, t) => `${en}: ${kinds.map((k, i) => `${k.en.toLowerCase()} ${tons[i]![t]}`).join(', ')}`).join('. ')}.`,
            zh_cn: `三个镇的堆积条形图，单位为吨。${towns.map(({ zh_cn }, t) => `${zh_cn}：${kinds.map((k, i) => `${k.zh_cn} ${tons[i]![t]}`).join('，')}`).join('。')}。`,
          },
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.arith.ratio'],
          difficulty: 2,
          seconds: 70,
          stem: both`In the three towns together, what was the ratio of the tons of ${lower(pair[0])} recycled to the tons of ${lower(pair[1])} recycled? Give your answer as a fraction.``三个镇合计，回收的${lower(pair[0])}与${lower(pair[1])}的吨数之比是多少？请用分数作答。`,
          key: div(p, q),
          boxes: 2,
          steps: [
            both`The idea: Collect each material from all the stacks first, and form the ratio of the sums last. The tons of ${lower(pair[0])} are $${tons[pair[0]]!.join(' + ')} = ${p}$, and those of ${lower(pair[1])} are $${tons[pair[1]]!.join(' + ')} = ${q}$.``关键在于：先把各条形中的同一种材料相加，最后再求两个和之比。${lower(pair[0])}为 $${tons[pair[0]]!.join(' + ')} = ${p}$ 吨，${lower(pair[1])}为 $${tons[pair[1]]!.join(' + ')} = ${q}$ 吨。`,
            both`The ratio is $\frac{${p}}{${q}} = ${div(p, q)}$.``两者之比为 $\frac{${p}}{${q}} = ${div(p, q)}$。`,
          ],
          wrong: [
            [
              div(q, p),
              'inverts-ratio',
              both`$\frac{${q}}{${p}} = ${div(q, p)}$ turns the ratio around.``$\frac{${q}}{${p}} = ${div(q, p)}$ 把比的前后项弄反了。`,
            ],
            [
              div(p, p + q),
              'part-for-whole',
              both`$\frac{${p}}{${p + q}} = ${div(p, p + q)}$ compares with both materials together.``$\frac{${p}}{${p + q}} = ${div(p, p + q)}$ 是与两种材料之和相比。`,
            ],
          ],
        },
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 3,
          seconds: 80,
          stem: both`The town that recycled the most tons of materials in all recycled how many tons more than the average (arithmetic mean) of the three towns?``回收材料总吨数最多的镇，比三个镇的平均数多多少吨？`,
          key: div(3 * stacks[top]! - all, 3),
          suffix: both`tons``吨`,
          steps: [
            both`The idea: Only the heights of the whole stacks matter; how they are divided among the materials does not. The stacks are $${stacks.join(', ')}$ tons high, which makes $${stacks.join(' + ')} = ${all}$ in all and a mean of $\frac{${all}}{3} = ${div(all, 3)}$.``关键在于：只需看各条形的总高，材料如何划分用不到。三个条形的总高依次为 $${stacks.join(', ')}$ 吨，合计 $${stacks.join(' + ')} = ${all}$，平均数为 $\frac{${all}}{3} = ${div(all, 3)}$。`,
            both`The highest exceeds it by $${stacks[top]!} - ${div(all, 3)} = ${div(3 * stacks[top]! - all, 3)}$ tons. Faster: add the amounts by which the other two towns fall short of the highest, and divide the sum by 3.``最高的比它多 $${stacks[top]!} - ${div(all, 3)} = ${div(3 * stacks[top]! - all, 3)}$ 吨。更快的做法：把另外两个镇比最高的镇少的吨数相加，再除以 3。`,
          ],
          wrong: [
            [
              stacks[top]! - Math.min(...stacks),
              'answers-another-question',
              both`$${stacks[top]!} - ${Math.min(...stacks)} = ${stacks[top]! - Math.min(...stacks)}$ compares with the least town.``$${stacks[top]!} - ${Math.min(...stacks)} = ${stacks[top]! - Math.min(...stacks)}$ 是与最少的镇相比。`,
            ],
            [
              stacks[top]!,
              'stops-early',
              both`${stacks[top]!} is the number of tons of that town.``${stacks[top]!} 是该镇的吨数。`,
            ],
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 110,
          stem: both`In which of the following towns was ${lower(kind)} a greater fraction of the tons recycled than it was in the three towns together? Indicate all such towns.``在下列哪些镇，${lower(kind)}占该镇回收吨数的比例高于它在三个镇合计中所占的比例？请选出所有符合的镇。`,
          inOrder: true,
          options: towns.map((town, t) => {
            const own = div(tons[kind]![t]!, stacks[t]!);
            const isMore = compare(own, share) > 0;
            return [
              town,
              isMore,
              isMore ? null : 'percent-of-wrong-base',
              isMore
                ? both`Here it is $\frac{${tons[kind]![t]!}}{${stacks[t]!}} = ${own}$, more than $${share}$.``该镇为 $\frac{${tons[kind]![t]!}}{${stacks[t]!}} = ${own}$，大于 $${share}$。`
                : both`Here it is $\frac{${tons[kind]![t]!}}{${stacks[t]!}} = ${own}$, not more than $${share}$, whatever the number of tons.``该镇为 $\frac{${tons[kind]![t]!}}{${stacks[t]!}} = ${own}$，不大于 $${share}$，与吨数多少无关。`,
            ] as const;
          }),
          steps: [
            both`The idea: Fractions are compared here, not tons, and each town has a base of its own. For the three towns together the fraction is $\frac{${sums[kind]!}}{${all}} = ${share}$.``关键在于：这里比较的是比例而不是吨数，每个镇各有自己的基准。三个镇合计的比例为 $\frac{${sums[kind]!}}{${all}} = ${share}$。`,
            both`For each town divide its own tons by the height of its own stack, and compare. Faster: the fraction for all lies between the highest and the lowest of the towns, so only the middle one has to be compared with it.``对每个镇，用该材料的吨数除以该镇条形的总高，再作比较。更快的看法：合计的比例介于各镇的最高与最低之间，所以只需把中间的一个与它比较。`,
          ],
        },
      ],
    };
  },
});
