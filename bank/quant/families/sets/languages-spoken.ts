/** Who speaks which of two languages, by age: counts, conditional shares, and what the table does and does not say. */

import { compare, div } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { sumOf } from '../../arithmetic.ts';
import { defineSet } from '../../family.ts';
import { both, listed } from '../../text.ts';

/** Rows: ages; cells: the first language only, the second only, both, neither. */
const data: { cells: number[][]; names: [Text, Text]; place: [string, string]; asked: number }[] = [
  {
    cells: [
      [30, 20, 45, 5],
      [40, 30, 20, 30],
      [24, 16, 10, 50],
    ],
    names: [
      { en: 'English', zh_cn: '英语' },
      { en: 'French', zh_cn: '法语' },
    ],
    place: ['a town', '某镇'],
    asked: 0,
  },
  {
    cells: [
      [45, 15, 30, 10],
      [36, 24, 40, 20],
      [20, 60, 15, 25],
    ],
    names: [
      { en: 'Spanish', zh_cn: '西班牙语' },
      { en: 'Catalan', zh_cn: '加泰罗尼亚语' },
    ],
    place: ['a village', '某村'],
    asked: 1,
  },
  {
    cells: [
      [50, 10, 60, 30],
      [42, 18, 30, 10],
      [28, 12, 20, 40],
    ],
    names: [
      { en: 'German', zh_cn: '德语' },
      { en: 'Italian', zh_cn: '意大利语' },
    ],
    place: ['a mountain valley', '某山谷'],
    asked: 2,
  },
  {
    cells: [
      [27, 18, 45, 10],
      [36, 14, 20, 30],
      [40, 35, 15, 10],
    ],
    names: [
      { en: 'Finnish', zh_cn: '芬兰语' },
      { en: 'Swedish', zh_cn: '瑞典语' },
    ],
    place: ['a coastal town', '某沿海小镇'],
    asked: 0,
  },
];

const ages = [
  { en: '18 to 34', zh_cn: '18 至 34 岁' },
  { en: '35 to 54', zh_cn: '35 至 54 岁' },
  { en: '55 and over', zh_cn: '55 岁及以上' },
];

export const family = defineSet({
  space: { data },
  make: ({
    data: {
      cells,
      names: [one, two],
      place,
      asked,
    },
  }) => {
    const row = cells[asked]!;
    const age = ages[asked]!;
    const total = sumOf(row);
    const column = (k: number): number => cells.reduce((sum, list) => sum + list[k]!, 0);
    const [a, b, c] = [row[0]!, row[1]!, row[2]!];
    const key = div(c, a + c);
    const all = sumOf(cells.flat());
    const atLeast = cells.map((list) => list[0]! + list[1]! + list[2]!);
    const shareBoth = cells.map((list, i) => div(list[2]!, atLeast[i]!));
    const shareNeither = cells.map((list) => div(list[3]!, sumOf(list)));
    const speakers = [column(0) + column(2), column(1) + column(2)];
    const most = (list: { n: bigint; d: bigint }[]): number =>
      list.reduce((best, value, i) => (compare(value, list[best]!) > 0 ? i : best), 0);
    const falls = [0, 1].every((i) => compare(shareBoth[i]!, shareBoth[i + 1]!) > 0);
    const overHalf = 2 * column(2) > sumOf(atLeast);
    const moreYoung = cells[0]![1]! + cells[0]![2]! > cells[2]![1]! + cells[2]![2]!;
    const statements: [Text, boolean, Text][] = [
      [
        both`More of the people surveyed speak ${one} than speak ${two}.``受访者中会${one}的人多于会${two}的人。`,
        speakers[0]! > speakers[1]!,
        both`Those who speak both count for each language: $${column(0)} + ${column(2)} = ${speakers[0]!}$ speak ${one} and $${column(1)} + ${column(2)} = ${speakers[1]!}$ speak ${two}.``两种都会的对每种语言都要计入：会${one}的有 $${column(0)} + ${column(2)} = ${speakers[0]!}$ 人，会${two}的有 $${column(1)} + ${column(2)} = ${speakers[1]!}$ 人。`,
      ],
      [
        both`Of those who speak at least one of the two languages, the fraction who speak both is lower in every age group than in the next younger one.``在至少会其中一种语言的人中，两种都会的比例随年龄组增大而逐组下降。`,
        falls,
        both`From the youngest to the oldest the fractions are $${shareBoth[0]!}$, $${shareBoth[1]!}$, and $${shareBoth[2]!}$.``由年轻到年长，比例依次为 $${shareBoth[0]!}$、$${shareBoth[1]!}$、$${shareBoth[2]!}$。`,
      ],
      [
        both`The fraction who speak neither language is greatest in the oldest age group.``两种语言都不会的比例在最年长的一组最高。`,
        most(shareNeither) === 2,
        both`The fractions are $${shareNeither[0]!}$, $${shareNeither[1]!}$, and $${shareNeither[2]!}$, from the youngest to the oldest.``由年轻到年长，比例依次为 $${shareNeither[0]!}$、$${shareNeither[1]!}$、$${shareNeither[2]!}$。`,
      ],
      [
        both`More than half of those who speak at least one of the two languages speak both.``在至少会其中一种语言的人中，两种都会的超过一半。`,
        overHalf,
        both`Both are spoken by ${column(2)} of the $${atLeast.join(' + ')} = ${sumOf(atLeast)}$ who speak at least one.``至少会一种的有 $${atLeast.join(' + ')} = ${sumOf(atLeast)}$ 人，其中两种都会的有 ${column(2)} 人。`,
      ],
      [
        both`More people speak ${two} in the youngest age group than in the oldest.``最年轻的一组会${two}的人多于最年长的一组。`,
        moreYoung,
        both`In the youngest group $${cells[0]![1]!} + ${cells[0]![2]!} = ${cells[0]![1]! + cells[0]![2]!}$ speak ${two}, in the oldest $${cells[2]![1]!} + ${cells[2]![2]!} = ${cells[2]![1]! + cells[2]![2]!}$.``最年轻的一组有 $${cells[0]![1]!} + ${cells[0]![2]!} = ${cells[0]![1]! + cells[0]![2]!}$ 人会${two}，最年长的一组有 $${cells[2]![1]!} + ${cells[2]![2]!} = ${cells[2]![1]! + cells[2]![2]!}$ 人。`,
      ],
    ];
    return {
      title: { en: `Languages spoken in ${place[0]}, by age`, zh_cn: `${place[1]}各年龄组的语言情况` },
      intro: {
        en: `The table shows how many adults in a survey of ${place[0]} speak ${one.en} only, ${two.en} only, both of these languages, or neither of them, by age.`,
        zh_cn: `表格为${place[1]}一项成人调查的结果，按年龄列出只会${one.zh_cn}、只会${two.zh_cn}、两种都会以及两种都不会的人数。`,
      },
      figures: [
        {
          kind: 'table',
          title: both`Number of adults``成人人数`,
          columns: [
            both`Age``年龄`,
            both`${one} only``只会${one}`,
            both`${two} only``只会${two}`,
            both`Both``两种都会`,
            both`Neither``都不会`,
          ],
          rows: ages.map((name, i) => ({ name, cells: cells[i]! })),
          described: both`A table of numbers of adults who speak ${one} only, ${two} only, both, and neither. Age 18 to 34: ${listed(cells[0]!)}; age 35 to 54: ${listed(cells[1]!)}; age 55 and over: ${listed(cells[2]!)}.``
            表格，各年龄组只会${one}、只会${two}、两种都会、都不会的人数。18 至 34 岁：${listed(cells[0]!)}；35 至 54 岁：${listed(cells[1]!)}；55 岁及以上：${listed(cells[2]!)}。`,
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.algebra.sets'],
          difficulty: 1,
          seconds: 45,
          stem: both`How many of the adults aged ${age} speak at least one of the two languages?``${age}的成人中，至少会其中一种语言的有多少人？`,
          key: a + b + c,
          steps: [
            both`The idea: The columns do not overlap, so they may simply be added; “at least one” is everyone except “neither.” At least one means the first only, the second only, or both: the last column of that row does not count.``关键在于：各列互不重叠，可以直接相加；“至少会一种”就是“都不会”以外的所有人。“至少会一种”包括只会第一种、只会第二种和两种都会，该行最后一列不算。`,
            both`The number is $${a} + ${b} + ${c} = ${a + b + c}$.``人数为 $${a} + ${b} + ${c} = ${a + b + c}$。`,
          ],
          wrong: [
            [
              a + b,
              'forgets-overlap',
              both`$${a} + ${b} = ${a + b}$ leaves out those who speak both.``$${a} + ${b} = ${a + b}$ 漏掉了两种都会的人。`,
            ],
            [
              total,
              'ignores-a-condition',
              both`$${row.join(' + ')} = ${total}$ is the whole row, neither included.``$${row.join(' + ')} = ${total}$ 是整行之和，把都不会的也算上了。`,
            ],
            [
              a + b + 2 * c,
              'adds-overlapping',
              both`$${a + c} + ${b + c} = ${a + b + 2 * c}$ counts those who speak both twice.``$${a + c} + ${b + c} = ${a + b + 2 * c}$ 把两种都会的人算了两次。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.data.conditional'],
          difficulty: 3,
          seconds: 75,
          stem: both`If one of the adults aged ${age} who speak ${one} is chosen at random, what is the probability that the person chosen also speaks ${two}?``从 ${age}会${one}的成人中随机选一人，此人也会${two}的概率是多少？`,
          key,
          steps: [
            both`The idea: The condition shrinks the group: divide by those who speak the given language, not by everyone. Those who speak ${one} are the ones who speak it alone and the ones who speak both: $${a} + ${c} = ${a + c}$.``关键在于：条件缩小了范围：分母是会该语言的人，而不是所有人。会${one}的人包括只会${one}的和两种都会的：$${a} + ${c} = ${a + c}$。`,
            both`Of these, ${c} also speak ${two}, so the probability is $\frac{${c}}{${a + c}} = ${key}$.``其中 ${c} 人也会${two}，所以概率为 $\frac{${c}}{${a + c}} = ${key}$。`,
          ],
          wrong: [
            [
              div(c, total),
              'ignores-condition',
              both`$\frac{${c}}{${total}} = ${div(c, total)}$ divides by the whole age group.``$\frac{${c}}{${total}} = ${div(c, total)}$ 除以的是整个年龄组。`,
            ],
            [
              div(c, a),
              'part-for-whole',
              both`$\frac{${c}}{${a}} = ${div(c, a)}$ divides by those who speak ${one} only.``$\frac{${c}}{${a}} = ${div(c, a)}$ 除以的是只会${one}的人数。`,
            ],
            [
              div(c, b + c),
              'inverts-fraction',
              both`$\frac{${c}}{${b + c}} = ${div(c, b + c)}$ turns the condition around: among those who speak ${two}.``$\frac{${c}}{${b + c}} = ${div(c, b + c)}$ 把条件弄反了，是在会${two}的人中求。`,
            ],
            [
              div(c, a + b + c),
              'ignores-condition',
              both`$\frac{${c}}{${a + b + c}} = ${div(c, a + b + c)}$ divides by those who speak at least one language.``$\frac{${c}}{${a + b + c}} = ${div(c, a + b + c)}$ 除以的是至少会一种的人数。`,
            ],
            [
              div(b + c, total),
              'ignores-condition',
              both`$\frac{${b + c}}{${total}} = ${div(b + c, total)}$ is the share of the age group that speaks ${two}.``$\frac{${b + c}}{${total}} = ${div(b + c, total)}$ 是该年龄组中会${two}的比例。`,
            ],
            [
              div(a, a + c),
              'complement-slip',
              both`$\frac{${a}}{${a + c}} = ${div(a, a + c)}$ is the probability of not speaking ${two}.``$\frac{${a}}{${a + c}} = ${div(a, a + c)}$ 是不会${two}的概率。`,
            ],
            [
              div(column(2), column(0) + column(2)),
              'wrong-row-total',
              both`$\frac{${column(2)}}{${column(0) + column(2)}} = ${div(column(2), column(0) + column(2))}$ takes all age groups together.``$\frac{${column(2)}}{${column(0) + column(2)}} = ${div(column(2), column(0) + column(2))}$ 是对全部年龄组求的。`,
            ],
            [
              div(a + c, all),
              'ignores-condition',
              both`$\frac{${a + c}}{${all}} = ${div(a + c, all)}$ is the share of such people in the whole survey.``$\frac{${a + c}}{${all}} = ${div(a + c, all)}$ 是这类人在全部受访者中的比例。`,
            ],
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.ratio'],
          difficulty: 5,
          seconds: 140,
          stem: both`Which of the following statements are true according to the table? Indicate all such statements.``根据表格，下列哪些说法正确？请选出所有正确的说法。`,
          options: statements.map(
            ([says, isTrue, why]) => [says, isTrue, isTrue ? null : 'percent-of-wrong-base', why] as const,
          ),
          steps: [
            both`The idea: A greater number is not always a greater fraction; the group from which it is taken decides. For each statement, settle first of whom the fraction is taken: of all in the group, of those who speak at least one language, or no fraction at all but a number.``关键在于：人数多不一定比例高，要看比例是在哪个群体中求的。对每个说法先弄清比例是对谁而言：整个年龄组、至少会一种语言的人，还是并非比例而是人数。`,
            both`Those who speak both are in the count of each language; for instance $${column(0)} + ${column(2)} = ${speakers[0]!}$ people speak ${one}.``两种都会的人在两种语言中都要计入，例如会${one}的共有 $${column(0)} + ${column(2)} = ${speakers[0]!}$ 人。`,
          ],
        },
      ],
    };
  },
});
