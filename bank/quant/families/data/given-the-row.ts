/** Two-way table: the chance of one thing given another; which total is the denominator? */
import { div, type Rational } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.conditional', 'quant.data.frequency'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 80,
  space: {
    cells: [
      [18, 12, 30, 20],
      [24, 16, 20, 40],
      [15, 25, 35, 45],
      [28, 12, 24, 16],
      [10, 30, 20, 40],
      [36, 14, 24, 26],
      [21, 9, 35, 15],
      [16, 24, 48, 12],
    ],
    given: ['row', 'column'],
    story: [
      {
        rows: ['Members', 'Guests'],
        columns: ['Tennis', 'Swimming'],
        zhRows: ['会员', '访客'],
        zhColumns: ['网球', '游泳'],
        en: [
          'visitors to a sports center by status and by the one activity each chose',
          'visitors',
          ['a member', 'a guest'],
          ['chose tennis', 'chose swimming'],
        ],
        zh: [
          '某体育中心的来客按身份和所选的一项活动分类',
          '来客',
          ['会员', '访客'],
          ['选择了网球', '选择了游泳'],
        ],
      },
      {
        rows: ['Novels', 'Biographies'],
        columns: ['Hardcover', 'Paperback'],
        zhRows: ['小说', '传记'],
        zhColumns: ['精装', '平装'],
        en: [
          'books in a store by type and by binding',
          'books',
          ['a novel', 'a biography'],
          ['is a hardcover', 'is a paperback'],
        ],
        zh: ['某书店的图书按类别和装帧分类', '图书', ['小说', '传记'], ['是精装本', '是平装本']],
      },
      {
        rows: ['Day shift', 'Night shift'],
        columns: ['Bus', 'Car'],
        zhRows: ['日班', '夜班'],
        zhColumns: ['公交', '汽车'],
        en: [
          'workers at a plant by shift and by means of transportation',
          'workers',
          ['on the day shift', 'on the night shift'],
          ['commutes by bus', 'commutes by car'],
        ],
        zh: ['某工厂的工人按班次和交通方式分类', '工人', ['日班工人', '夜班工人'], ['乘公交', '开车']],
      },
    ],
    r: [0, 1],
    c: [0, 1],
  },
  make: ({ cells, given, story, r, c }) => {
    const cell = (i: number, j: number): number => cells[2 * i + j]!;
    const both2 = cell(r, c);
    const rowTotal = cell(r, 0) + cell(r, 1);
    const columnTotal = cell(0, c) + cell(1, c);
    const all = cells[0] + cells[1] + cells[2] + cells[3];
    const base = given === 'row' ? rowTotal : columnTotal;
    const other = given === 'row' ? columnTotal : rowTotal;
    const key = div(both2, base);
    const isRow = given === 'row';
    const single = story.en[1].replace(/s$/, '');
    return {
      stem: isRow
        ? both`The table classifies the ${story.en[0]}. One of the ${story.en[1]} is selected at random and turns out to be ${story.en[2][r]!}. What is the probability that the selected ${single} ${story.en[3][c]!}?``
          表中把${story.zh[0]}。随机选出一个，已知选中的是${story.zh[2][r]!}，则其${story.zh[3][c]!}的概率是多少？`
        : both`The table classifies the ${story.en[0]}. One of the ${story.en[1]} is selected at random, and it turns out that the selected ${single} ${story.en[3][c]!}. What is the probability that the selected ${single} is ${story.en[2][r]!}?``
          表中把${story.zh[0]}。随机选出一个，已知其${story.zh[3][c]!}，则选中的是${story.zh[2][r]!}的概率是多少？`,
      figures: [
        {
          kind: 'table',
          columns: [
            both`Category``类别`,
            ...story.columns.map((name, i) => ({ en: name, zh_cn: story.zhColumns[i]! })),
          ],
          rows: story.rows.map((name, i) => ({
            name: { en: name, zh_cn: story.zhRows[i]! },
            cells: [cell(i, 0), cell(i, 1)],
          })),
          described: both`A table with two rows and two columns. ${story.rows[0]}: ${story.columns[0]} ${cell(0, 0)}, ${story.columns[1]} ${cell(0, 1)}. ${story.rows[1]}: ${story.columns[0]} ${cell(1, 0)}, ${story.columns[1]} ${cell(1, 1)}.``
            两行两列的表格。${story.zhRows[0]}：${story.zhColumns[0]} ${cell(0, 0)}，${story.zhColumns[1]} ${cell(0, 1)}。${story.zhRows[1]}：${story.zhColumns[0]} ${cell(1, 0)}，${story.zhColumns[1]} ${cell(1, 1)}。`,
        },
      ],
      key,
      steps: [
        isRow
          ? both`The idea: A condition shrinks the whole, so its own total, and not that of the table, becomes the denominator. What is known leaves only one row: $${cell(r, 0)} + ${cell(r, 1)} = ${base}$ cases.``关键在于：条件缩小了整体，分母应是满足条件的总数，而不是全表的总数。已知条件把范围缩小到一行：共 $${cell(r, 0)} + ${cell(r, 1)} = ${base}$ 种情形。`
          : both`The idea: A condition shrinks the whole, so its own total, and not that of the table, becomes the denominator. What is known leaves only one column: $${cell(0, c)} + ${cell(1, c)} = ${base}$ cases.``关键在于：条件缩小了整体，分母应是满足条件的总数，而不是全表的总数。已知条件把范围缩小到一列：共 $${cell(0, c)} + ${cell(1, c)} = ${base}$ 种情形。`,
        both`Of these, ${both2} meet the requirement, so the probability is $\frac{${both2}}{${base}} = ${key}$.``其中符合要求的有 ${both2} 种，所以概率为 $\frac{${both2}}{${base}} = ${key}$。`,
      ],
      wrong: [
        [
          div(both2, all),
          'ignores-condition',
          both`$\frac{${both2}}{${all}} = ${div(both2, all)}$ divides by everything in the table and ignores what is known.``$\frac{${both2}}{${all}} = ${div(both2, all)}$ 除以的是表中的总数，没有用上已知条件。`,
        ],
        [
          div(both2, other),
          'wrong-row-total',
          both`$\frac{${both2}}{${other}} = ${div(both2, other)}$ interchanges the condition and the event.``$\frac{${both2}}{${other}} = ${div(both2, other)}$ 把条件与所求的事件弄反了。`,
        ],
        [
          div(base - both2, base),
          'complement-slip',
          both`$\frac{${base - both2}}{${base}} = ${div(base - both2, base)}$ is the probability of the opposite.``$\frac{${base - both2}}{${base}} = ${div(base - both2, base)}$ 是对立事件的概率。`,
        ],
        [
          div(base, all),
          'answers-another-question',
          both`$\frac{${base}}{${all}} = ${div(base, all)}$ is the probability of what is already known.``$\frac{${base}}{${all}} = ${div(base, all)}$ 是已知条件本身的概率。`,
        ],
        [
          div(other, all),
          'ignores-condition',
          both`$\frac{${other}}{${all}} = ${div(other, all)}$ is the probability of the event before anything is known.``$\frac{${other}}{${all}} = ${div(other, all)}$ 是没有条件时该事件的概率。`,
        ],
        [
          div(other - both2, other),
          'wrong-row-total',
          both`$\frac{${other - both2}}{${other}} = ${div(other - both2, other)}$ uses the wrong row or column of the table.``$\frac{${other - both2}}{${other}} = ${div(other - both2, other)}$ 用错了表中的行或列。`,
        ],
        [
          div(base - both2, all),
          'complement-slip',
          both`$\frac{${base - both2}}{${all}} = ${div(base - both2, all)}$ is another cell, divided by everything.``$\frac{${base - both2}}{${all}} = ${div(base - both2, all)}$ 是另一格除以总数。`,
        ],
      ] as [Rational, 'complement-slip', ReturnType<ReturnType<typeof both>>][],
    };
  },
});
