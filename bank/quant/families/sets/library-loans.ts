/** Books lent by a library in two years: growth of one kind, of all kinds, and of shares. */

import { compare, div, isWhole } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, plain, same } from '../../text.ts';

const kinds = [
  { en: 'Fiction', zh_cn: '小说' },
  { en: 'History', zh_cn: '历史' },
  { en: 'Science', zh_cn: '科学' },
  { en: 'Travel', zh_cn: '旅行' },
  { en: 'Children’s', zh_cn: '儿童' },
];

export const family = defineSet({
  space: {
    // Loans in hundreds before and after, and the kind whose growth is asked for.
    data: [
      { before: [40, 20, 15, 10, 15], after: [45, 25, 15, 20, 20], asked: 1 },
      { before: [30, 25, 20, 5, 20], after: [45, 25, 30, 10, 40], asked: 4 },
      { before: [50, 20, 10, 15, 25], after: [60, 30, 20, 10, 30], asked: 2 },
      { before: [35, 15, 20, 10, 20], after: [40, 30, 25, 10, 20], asked: 2 },
    ],
    years: [
      [2014, 2024],
      [2010, 2020],
      [2012, 2022],
      [2015, 2025],
    ],
  },
  make: ({ data: { before, after, asked }, years }) => {
    const [first, last] = years.map(String) as [string, string];
    const [x, y] = [before[asked]!, after[asked]!];
    const [all, allAfter] = [sumOf(before), sumOf(after)];
    const kind = kinds[asked]!;
    const lower = { en: kind.en.toLowerCase(), zh_cn: kind.zh_cn };
    const percent = (n: number, of: number) => div(100 * n, of);
    const growth = percent(y - x, x);
    const wrong = [
      [
        percent(y - x, y),
        'percent-of-wrong-base',
        both`$\frac{${y} - ${x}}{${y}} = ${percent(y - x, y)}\%$ compares the increase with the later number.``
          $\frac{${y} - ${x}}{${y}} = ${percent(y - x, y)}\%$ 是把增加量与后来的数相比。`,
      ],
      [
        div(y - x, 1),
        'percent-as-number',
        both`$${y} - ${x} = ${y - x}$ is how much higher the later bar is, in hundreds of books, not in percent.``
          $${y} - ${x} = ${y - x}$ 是后一年的条形高出多少（百册），不是百分比。`,
      ],
      [
        percent(y, x),
        'answers-another-question',
        both`$\frac{${y}}{${x}} = ${percent(y, x)}\%$ says what percent the later number is of the earlier one.``
          $\frac{${y}}{${x}} = ${percent(y, x)}\%$ 是后来的数占原来的百分之几。`,
      ],
      [
        percent(x, y),
        'inverts-fraction',
        both`$\frac{${x}}{${y}} = ${percent(x, y)}\%$ turns the two years around.``$\frac{${x}}{${y}} = ${percent(x, y)}\%$ 把两年弄反了。`,
      ],
      [
        div(y, 1),
        'misreads-chart',
        both`${y} is the height of the later bar, in hundreds.``${y} 是后一年条形的高度（百册）。`,
      ],
      [
        percent(allAfter - all, all),
        'wrong-row-total',
        both`$\frac{${allAfter} - ${all}}{${all}} = ${percent(allAfter - all, all)}\%$ is the growth of all five types together.``
          $\frac{${allAfter} - ${all}}{${all}} = ${percent(allAfter - all, all)}\%$ 是五类图书合计的增长率。`,
      ],
      [
        percent(y - x, allAfter),
        'wrong-row-total',
        both`$\frac{${y} - ${x}}{${allAfter}} = ${percent(y - x, allAfter)}\%$ compares the increase with all books lent in ${last}.``
          $\frac{${y} - ${x}}{${allAfter}} = ${percent(y - x, allAfter)}\%$ 是把增加量与 ${last} 年借出的全部图书相比。`,
      ],
    ] as const;
    return {
      title: both`Books lent by a town library in ${first} and ${last}``某镇图书馆 ${first} 年与 ${last} 年的图书借出量`,
      intro: both`The graph shows how many books of each of five types a town library lent in ${first} and in ${last}. No book belongs to more than one type.``
        图中为某镇图书馆在 ${first} 年与 ${last} 年借出的五类图书的数量。每本书只属于其中一类。`,
      figures: [
        {
          kind: 'grouped-bar',
          title: both`Books lent, in hundreds``借出量（百册）`,
          categories: kinds,
          series: [
            { name: same(first), values: [...before] },
            { name: same(last), values: [...after] },
          ],
          axis: {
            label: both`Hundreds of books``百册`,
            min: 0,
            max: topOf([...before, ...after], 10),
            step: 10,
          },
          printed: true,
          described: both`A bar graph with two bars, ${first} and ${last}, for each of five types of books, in hundreds: ${bars(before, after)}.``
            条形图，五类图书各有 ${first} 年与 ${last} 年两个条形，单位为百册：${bars(before, after)}。`,
        },
      ],
      questions: [
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 2,
          seconds: 60,
          stem: both`From ${first} to ${last}, the number of ${lower} books lent increased by what percent?``
            从 ${first} 年到 ${last} 年，${lower}类图书的借出量增加了百分之几？`,
          key: growth,
          show: (v) => `${plain(v)}%`,
          steps: [
            both`The idea: Percent change is measured against the starting value, not against the later one. The bars show ${100 * x} books in ${first} and ${100 * y} in ${last}, an increase of $${100 * y} - ${100 * x} = ${100 * (y - x)}$.``
              关键在于：增长率以起始值为基准，而不是以后来的值为基准。图中 ${first} 年为 ${100 * x} 册，${last} 年为 ${100 * y} 册，增加了 $${100 * y} - ${100 * x} = ${100 * (y - x)}$ 册。`,
            both`The percent increase compares this with the earlier number: $\frac{${100 * (y - x)}}{${100 * x}} = ${div(y - x, x)} = ${growth}\%$.``
              增长率以原来的数为基准：$\frac{${100 * (y - x)}}{${100 * x}} = ${div(y - x, x)} = ${growth}\%$。`,
          ],
          wrong: wrong.filter(([value]) => isWhole(value)),
        },
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 2,
          seconds: 75,
          stem: both`How many more books of all five types together did the library lend in ${last} than in ${first}?``
            与 ${first} 年相比，该图书馆 ${last} 年五类图书合计多借出多少册？`,
          key: 100 * (allAfter - all),
          suffix: both`books``册`,
          steps: [
            both`The idea: Work in the unit of the graph, and convert to single books only at the end. The bars of ${first} add up to $${before.join(' + ')} = ${all}$ and those of ${last} to $${after.join(' + ')} = ${allAfter}$, in hundreds of
              books.``关键在于：先用图中的单位计算，最后再换算成册。${first} 年各条形之和为 $${before.join(' + ')} = ${all}$，${last} 年各条形之和为 $${after.join(' + ')} = ${allAfter}$，单位为百册。`,
            both`The difference is $${allAfter} - ${all} = ${allAfter - all}$ of these units, or $100 \cdot ${allAfter - all} = ${100 * (allAfter - all)}$ books. Faster: instead of finding both totals, add the changes of the five types, a decrease as a negative number.``
              相差 $${allAfter} - ${all} = ${allAfter - all}$ 个单位，即 $100 \cdot ${allAfter - all} = ${100 * (allAfter - all)}$ 册。更快的做法：不求两个总和，直接把五类的变化量相加，减少的记为负数。`,
          ],
          wrong: [
            [
              allAfter - all,
              'unit-not-converted',
              both`$${allAfter} - ${all} = ${allAfter - all}$ counts hundreds, not books.``$${allAfter} - ${all} = ${allAfter - all}$ 的单位是百册，不是册。`,
            ],
            [
              100 * allAfter,
              'stops-early',
              both`$100 \cdot ${allAfter} = ${100 * allAfter}$ is the number lent in ${last} alone.``$100 \cdot ${allAfter} = ${100 * allAfter}$ 只是 ${last} 年的借出量。`,
            ],
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.ratio'],
          difficulty: 4,
          seconds: 110,
          stem: both`For which of the following types was the number of books lent a greater fraction of all books lent in ${last} than in ${first}? Indicate all such
            types.``下列哪些类别的借出量在 ${last} 年占全部借出量的比例高于 ${first} 年？请选出所有符合的类别。`,
          inOrder: true,
          options: kinds.map((name, i) => {
            const [was, is] = [div(before[i]!, all), div(after[i]!, allAfter)];
            const order = compare(is, was);
            const shares = both`$${was}$ in ${first} and $${is}$ in ${last}``${first} 年为 $${was}$，${last} 年为 $${is}$`;
            const why =
              order > 0
                ? both`Its share grew: ${shares}.``所占比例上升：${shares}。`
                : order < 0
                  ? both`Its share fell, whatever its number did: ${shares}.``无论数量如何变化，所占比例下降了：${shares}。`
                  : both`Its share stayed the same: ${shares}.``所占比例不变：${shares}。`;
            return [name, order > 0, order > 0 ? null : 'percent-of-wrong-base', why] as const;
          }),
          steps: [
            both`The idea: A number can grow while its share falls, because the total grows as well. A share is a number over the total of its own year: ${100 * all} books in ${first} and ${100 * allAfter} in ${last}.``
              关键在于：总量也在增长，所以数量增加时，所占比例仍可能下降。所占比例是某类的数量除以当年的总量：${first} 年总量为 ${100 * all} 册，${last} 年为 ${100 * allAfter} 册。`,
            both`The total grew to $\frac{${allAfter}}{${all}} = ${div(allAfter, all)}$ of what it was, so a share grows only where the number grew by more than
              that factor. Faster: multiply each earlier bar by this factor, and see which of the later bars are higher.``总量变为原来的 $\frac{${allAfter}}{${all}} = ${div(allAfter, all)}$，所以只有增长倍数超过它的类别，所占比例才会上升。更快的做法：把前一年的各条形乘以这个倍数，看后一年的哪些条形更高。`,
          ],
        },
      ],
    };
  },
});

const bars = (before: readonly number[], after: readonly number[]) => ({
  en: kinds.map(({ en }, i) => `${en} ${before[i]} and ${after[i]}`).join(', '),
  zh_cn: kinds.map(({ zh_cn }, i) => `${zh_cn} ${before[i]} 和 ${after[i]}`).join('，'),
});
