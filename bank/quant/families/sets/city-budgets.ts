/** Budgets of five cities by purpose: amounts per head, percents of percents, rank by amount. */
import { div, isWhole } from '#core/rational.ts';
import { defineSet } from '../../family.ts';
import { both, plain, usd } from '../../text.ts';

const cities = [
  { en: 'Alder', zh_cn: '奥德' },
  { en: 'Birch', zh_cn: '伯奇' },
  { en: 'Cedar', zh_cn: '锡达' },
  { en: 'Dogwood', zh_cn: '多格伍德' },
  { en: 'Elm', zh_cn: '埃尔姆' },
];

/** People in thousands, budget in millions of dollars, and percent of it for schools, roads, and parks. */
type City = [people: number, budget: number, schools: number, roads: number, parks: number];

const data: { rows: City[]; head: number; pair: [number, number]; than: number }[] = [
  {
    rows: [
      [80, 240, 40, 20, 5],
      [50, 200, 45, 15, 10],
      [75, 300, 50, 20, 4],
      [40, 120, 35, 30, 5],
      [60, 150, 40, 24, 8],
    ],
    head: 1,
    pair: [2, 4],
    than: 0,
  },
  {
    rows: [
      [80, 200, 40, 20, 6],
      [40, 160, 50, 15, 5],
      [75, 300, 40, 12, 10],
      [50, 200, 45, 20, 4],
      [90, 270, 30, 25, 8],
    ],
    head: 4,
    pair: [2, 1],
    than: 1,
  },
  {
    rows: [
      [60, 240, 50, 10, 5],
      [90, 360, 40, 15, 10],
      [30, 90, 40, 25, 10],
      [80, 200, 45, 22, 4],
      [50, 150, 32, 20, 6],
    ],
    head: 3,
    pair: [1, 0],
    than: 1,
  },
  {
    rows: [
      [70, 280, 45, 15, 5],
      [45, 180, 40, 20, 5],
      [80, 400, 30, 14, 8],
      [60, 150, 48, 28, 6],
      [80, 200, 50, 24, 5],
    ],
    head: 3,
    pair: [2, 4],
    than: 0,
  },
  {
    rows: [
      [40, 200, 36, 14, 6],
      [90, 270, 40, 25, 4],
      [50, 150, 40, 20, 8],
      [80, 320, 45, 16, 5],
      [60, 180, 50, 30, 3],
    ],
    head: 0,
    pair: [3, 0],
    than: 0,
  },
];

export const family = defineSet({
  space: {
    data,
    year: [2019, 2021, 2022, 2023, 2024],
  },
  make: ({ data: { rows, head, pair, than }, year }) => {
    const people = (i: number): number => rows[i]![0];
    const budget = (i: number): number => rows[i]![1];
    const perHead = div(1000 * budget(head), people(head));
    const [a, b] = pair;
    const schools = (i: number): number => (budget(i) * rows[i]![2]) / 100;
    const [x, y] = [schools(a), schools(b)];
    const more = div(100 * (x - y), y);
    if (!isWhole(perHead) || !isWhole(more) || x <= y) return null;
    const roads = (i: number) => div(1000 * budget(i) * rows[i]![3], 100 * people(i));
    const limit = roads(than);
    const others = cities.map((_, i) => i).filter((i) => i !== than);
    const isMore = (i: number): boolean => roads(i).n * limit.d > limit.n * roads(i).d;
    const count = others.filter(isMore).length;
    if (!isWhole(limit) || count === 0 || count === 4) return null;
    const label = String(year);
    const [pa, pb] = [rows[a]![2], rows[b]![2]];
    const wrong = [
      [
        div(100 * (x - y), x),
        'percent-of-wrong-base',
        both`$\frac{${x} - ${y}}{${x}} = ${div(100 * (x - y), x)}\%$ compares the difference with the amount of ${cities[a]!}.``$\frac{${x} - ${y}}{${x}} = ${div(100 * (x - y), x)}\%$ 是与${cities[a]!}的数额相比。`,
      ],
      [
        div(100 * x, y),
        'answers-another-question',
        both`$\frac{${x}}{${y}} = ${div(100 * x, y)}\%$ says what percent the one amount is of the other.``$\frac{${x}}{${y}} = ${div(100 * x, y)}\%$ 是一个数额占另一个的百分之几。`,
      ],
      [
        div(100 * (budget(a) - budget(b)), budget(b)),
        'ignores-a-condition',
        both`$\frac{${budget(a)} - ${budget(b)}}{${budget(b)}} = ${div(100 * (budget(a) - budget(b)), budget(b))}\%$ compares the whole budgets.``$\frac{${budget(a)} - ${budget(b)}}{${budget(b)}} = ${div(100 * (budget(a) - budget(b)), budget(b))}\%$ 比较的是全部预算。`,
      ],
      [
        div(x - y, 1),
        'percent-as-number',
        both`$${x} - ${y} = ${plain(div(x - y, 1))}$ is the difference in millions of dollars.``$${x} - ${y} = ${plain(div(x - y, 1))}$ 是以百万美元计的差额。`,
      ],
      [
        div(pa, 1),
        'misreads-chart',
        both`${pa} is the percent of its budget that ${cities[a]!} spent on schools.``${pa} 是${cities[a]!}的学校支出占其预算的百分数。`,
      ],
      [
        div(pb, 1),
        'misreads-chart',
        both`${pb} is the percent of its budget that ${cities[b]!} spent on schools.``${pb} 是${cities[b]!}的学校支出占其预算的百分数。`,
      ],
      [
        div(200 * (x - y), y),
        'arithmetic-slip',
        both`$2 \cdot ${more} = ${div(200 * (x - y), y)}$ counts the difference twice.``$2 \cdot ${more} = ${div(200 * (x - y), y)}$ 把差额算了两次。`,
      ],
    ] as const;
    return {
      title: both`Budgets of five cities in ${label}``五个城市 ${label} 年的预算`,
      intro: both`The table shows the population and the budget of five cities in ${label}, and the percent of each budget that was spent on schools, on roads, and on parks.``表格为五个城市 ${label} 年的人口和预算，以及各市预算中用于学校、道路和公园的百分比。`,
      figures: [
        {
          kind: 'table',
          title: both`Population and budget``人口与预算`,
          columns: [
            both`City``城市`,
            both`Budget (millions of dollars)``预算（百万美元）`,
            both`Population (thousands)``人口（千人）`,
            both`Schools (%)``学校（%）`,
            both`Roads (%)``道路（%）`,
            both`Parks (%)``公园（%）`,
          ],
          rows: cities.map((name, i) => ({ name, cells: shownRow(rows[i]!) })),
          described: both`A table with budget in millions of dollars, population in thousands, and percent for schools, roads, and parks: ${said(rows)}.``表格，依次为预算（百万美元）、人口（千人）和用于学校、道路、公园的百分比：${said(rows)}。`,
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.arith.ratio'],
          difficulty: 2,
          seconds: 70,
          stem: both`What was the budget of ${cities[head]!} per inhabitant, in dollars?``${cities[head]!}的人均预算是多少美元？`,
          key: perHead,
          prefix: { en: '\\$', zh_cn: '\\$' },
          steps: [
            both`The idea: Units are divided along with the numbers: millions over thousands leave thousands. The budget is ${budget(head)} million dollars and the population ${people(head)} thousand; a million is a thousand thousands.``关键在于：数相除时单位也要相除，百万除以千得千。预算为 ${budget(head)} 百万美元，人口为 ${people(head)} 千人，而一百万等于一千个一千。`,
            both`Per inhabitant this is $\frac{1{,}000 \cdot ${budget(head)}}{${people(head)}} = ${perHead}$ dollars.``人均为 $\frac{1{,}000 \cdot ${budget(head)}}{${people(head)}} = ${perHead}$ 美元。`,
          ],
          wrong: [
            [
              div(budget(head), people(head)),
              'unit-not-converted',
              both`$\frac{${budget(head)}}{${people(head)}} = ${div(budget(head), people(head))}$ divides millions by thousands as if the units were alike.``$\frac{${budget(head)}}{${people(head)}} = ${div(budget(head), people(head))}$ 把百万与千当成了相同的单位。`,
            ],
            [
              div(1000 * people(head), budget(head)),
              'inverts-ratio',
              both`$\frac{1{,}000 \cdot ${people(head)}}{${budget(head)}} = ${div(1000 * people(head), budget(head))}$ turns the quotient around.``$\frac{1{,}000 \cdot ${people(head)}}{${budget(head)}} = ${div(1000 * people(head), budget(head))}$ 把商弄反了。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 90,
          stem: both`The amount that ${cities[a]!} spent on schools was what percent greater than the amount that ${cities[b]!} spent on schools?``${cities[a]!}用于学校的金额比${cities[b]!}多百分之几？`,
          key: more,
          show: (v) => `${plain(v)}%`,
          steps: [
            both`The idea: Percents of different budgets have to become amounts first, and the city after “than” is the base of the comparison. In millions of dollars, ${cities[a]!} spent $${pa}\% \cdot ${budget(a)} = ${x}$ and ${cities[b]!} spent $${pb}\% \cdot ${budget(b)} = ${y}$.``关键在于：预算不同，百分数要先化成金额，而“比”字后面的城市是比较的基准。以百万美元计，${cities[a]!}用了 $${pa}\% \cdot ${budget(a)} = ${x}$，${cities[b]!}用了 $${pb}\% \cdot ${budget(b)} = ${y}$。`,
            both`So the first is greater by $\frac{${x} - ${y}}{${y}} = ${more}\%$.``所以前者多 $\frac{${x} - ${y}}{${y}} = ${more}\%$。`,
          ],
          wrong: wrong.filter(([value]) => isWhole(value) && value.n > 0n),
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 4,
          seconds: 140,
          stem: both`In ${cities[than]!}, the amount spent on roads was ${usd(limit)} per inhabitant. In which of the following cities was the amount spent on roads per inhabitant greater than that? Indicate all such cities.``
            ${cities[than]!}的人均道路支出为 ${usd(limit)}。下列哪些城市的人均道路支出高于这一数额？请选出所有符合的城市。`,
          inOrder: true,
          options: others.map((i) => {
            const amount = roads(i);
            const formula = both`$\frac{1{,}000 \cdot ${budget(i)}}{${people(i)}} \cdot ${rows[i]![3]}\% = ${amount}$``$\frac{1{,}000 \cdot ${budget(i)}}{${people(i)}} \cdot ${rows[i]![3]}\% = ${amount}$`;
            return [
              cities[i]!,
              isMore(i),
              isMore(i) ? null : rows[i]![3] > rows[than]![3] ? 'percent-as-number' : 'misreads-chart',
              isMore(i)
                ? both`Greater: ${formula} dollars per inhabitant.``更高：人均 ${formula} 美元。`
                : both`Not greater: ${formula} dollars per inhabitant.``没有更高：人均 ${formula} 美元。`,
            ] as const;
          }),
          steps: [
            both`The idea: An amount per inhabitant depends on three numbers at once: the budget, the population, and the percent. Neither the percent for roads nor the budget decides alone: form the budget per inhabitant first, then take the percent of it.``关键在于：人均支出同时取决于三个数：预算、人口和百分比。单看道路的百分比或预算都不能判断：先求人均预算，再取其百分比。`,
            both`The budgets per inhabitant, in dollars, are ${heads(rows)}.``人均预算（美元）为：${heads(rows)}。`,
          ],
        },
      ],
    };
  },
});

/** The cells of a city in the order of the table. */
const shownRow = ([people, budget, ...percents]: City): number[] => [budget, people, ...percents];

const said = (rows: readonly City[]) => ({
  en: cities.map(({ en }, i) => `${en} ${shownRow(rows[i]!).join(', ')}`).join('; '),
  zh_cn: cities.map(({ zh_cn }, i) => `${zh_cn} ${shownRow(rows[i]!).join('、')}`).join('；'),
});

function heads(rows: readonly City[]) {
  const formula = ([people, budget]: City): string => {
    const { n, d } = div(1000 * budget, people);
    return `$\\frac{1{,}000 \\cdot ${budget}}{${people}} = ${d === 1n ? n.toLocaleString('en-US').replaceAll(',', '{,}') : `\\frac{${n}}{${d}}`}$`;
  };
  return {
    en: cities.map(({ en }, i) => `${formula(rows[i]!)} for ${en}`).join(', '),
    zh_cn: cities.map(({ zh_cn }, i) => `${zh_cn} ${formula(rows[i]!)}`).join('，'),
  };
}
