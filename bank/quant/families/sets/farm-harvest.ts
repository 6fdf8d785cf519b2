/** Harvests over six years and the price of a ton: income is the product, and may go against both. */
import { div, isWhole } from '#core/rational.ts';
import { topOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { both, plain, same, tex } from '../../text.ts';

/** Harvest in hundreds of tons and price of a ton in dollars for six years; the years compared. */
const data: { harvest: number[]; price: number[]; from: number; to: number; asked: number }[] = [
  { harvest: [40, 50, 45, 60, 55, 70], price: [200, 180, 210, 160, 190, 150], from: 0, to: 3, asked: 4 },
  { harvest: [50, 45, 60, 40, 65, 70], price: [180, 220, 170, 240, 160, 155], from: 0, to: 4, asked: 2 },
  { harvest: [60, 50, 55, 75, 70, 80], price: [150, 170, 165, 130, 140, 125], from: 0, to: 3, asked: 5 },
  { harvest: [40, 55, 50, 70, 60, 75], price: [250, 200, 210, 170, 190, 160], from: 0, to: 4, asked: 1 },
  { harvest: [80, 70, 60, 75, 50, 65], price: [120, 140, 160, 135, 190, 150], from: 0, to: 2, asked: 3 },
];

export const family = defineSet({
  space: {
    data,
    start: [2015, 2016, 2017, 2018],
    crop: [
      { en: 'potatoes', zh_cn: '土豆' },
      { en: 'rye', zh_cn: '黑麦' },
      { en: 'soybeans', zh_cn: '大豆' },
    ],
  },
  make: ({ data: { harvest, price, from, to, asked }, start, crop }) => {
    const years = harvest.map((_, i) => String(start + i));
    const tons = harvest.map((h) => 100 * h);
    const income = tons.map((t, i) => t * price[i]!);
    const [x, y] = [harvest[from]!, harvest[to]!];
    const change = div(100 * Math.abs(y - x), x);
    const isUp = y > x;
    const most = harvest.indexOf(Math.max(...harvest));
    const wrong = [
      [
        div(100 * Math.abs(y - x), y),
        'percent-of-wrong-base',
        both`$\frac{${Math.max(x, y)} - ${Math.min(x, y)}}{${y}} = ${div(100 * Math.abs(y - x), y)}\%$ compares the change with the harvest of ${years[to]!}.``$\frac{${Math.max(x, y)} - ${Math.min(x, y)}}{${y}} = ${div(100 * Math.abs(y - x), y)}\%$ 是与 ${years[to]!} 年的产量相比。`,
      ],
      [
        div(Math.abs(y - x), 1),
        'percent-as-number',
        both`$${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(y - x)}$ is the change in hundreds of tons, not in percent.``$${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(y - x)}$ 是以百吨计的变化量，不是百分数。`,
      ],
      [
        div(100 * y, x),
        'answers-another-question',
        both`$\frac{${y}}{${x}} = ${div(100 * y, x)}\%$ says what percent the later harvest is of the earlier one.``$\frac{${y}}{${x}} = ${div(100 * y, x)}\%$ 是后来的产量占原来的百分之几。`,
      ],
      [
        div(100 * Math.abs(price[to]! - price[from]!), price[from]!),
        'misreads-chart',
        both`$\frac{${Math.max(price[to]!, price[from]!)} - ${Math.min(price[to]!, price[from]!)}}{${price[from]!}} = ${div(100 * Math.abs(price[to]! - price[from]!), price[from]!)}\%$ is the change of the price.``$\frac{${Math.max(price[to]!, price[from]!)} - ${Math.min(price[to]!, price[from]!)}}{${price[from]!}} = ${div(100 * Math.abs(price[to]! - price[from]!), price[from]!)}\%$ 是价格的变化。`,
      ],
      [
        div(y, 1),
        'misreads-chart',
        both`${y} is the harvest of ${years[to]!}, in hundreds of tons.``${y} 是 ${years[to]!} 年以百吨计的产量。`,
      ],
      [
        div(x, 1),
        'misreads-chart',
        both`${x} is the harvest of ${years[from]!}, in hundreds of tons.``${x} 是 ${years[from]!} 年以百吨计的产量。`,
      ],
      [
        div(2 * 100 * Math.abs(y - x), x),
        'arithmetic-slip',
        both`$2 \cdot ${change} = ${div(200 * Math.abs(y - x), x)}$ counts the change twice.``$2 \cdot ${change} = ${div(200 * Math.abs(y - x), x)}$ 把变化算了两次。`,
      ],
    ] as const;
    return {
      title: both`A farm’s harvest of ${crop} over six years``某农场六年的${crop}产量`,
      intro: both`The line graph shows a farm’s harvest of ${crop} in each of six years. The table shows the price per ton at which the farm sold the whole of each year’s harvest. The income of a year is the
        harvest times the price.``折线图为某农场六年中每年的${crop}产量，表格为农场当年售出全部收成的每吨价格。一年的收入等于产量乘以价格。`,
      figures: [
        {
          kind: 'line',
          title: both`Harvest, in hundreds of tons``产量（百吨）`,
          categories: years.map(same),
          series: [{ name: both`Harvest``产量`, values: [...harvest] }],
          axis: {
            label: both`Hundreds of tons``百吨`,
            min: 0,
            max: topOf(harvest, 10) + (harvest[0] === topOf(harvest, 10) ? 10 : 0),
            step: 10,
          },
          printed: true,
          described: both`A line graph of the harvest in hundreds of tons: ${rows(years, harvest)}.``折线图，产量（百吨）：${rows(years, harvest)}。`,
        },
        {
          kind: 'table',
          title: both`Price per ton``每吨价格`,
          columns: [both`Year``年份`, both`Price (dollars)``价格（美元）`],
          rows: years.map((year, i) => ({ name: same(year), cells: [price[i]!] })),
          described: both`A table of the price of a ton in dollars: ${rows(years, price)}.``表格，每吨价格（美元）：${rows(years, price)}。`,
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 2,
          seconds: 65,
          stem: both`What was the farm’s income from the harvest of ${years[asked]!}, in dollars?``该农场 ${years[asked]!} 年的收入是多少美元？`,
          key: income[asked]!,
          prefix: { en: '\\$', zh_cn: '\\$' },
          steps: [
            both`The idea: Read the unit of the graph before multiplying: it counts hundreds of tons, while the price is per ton. The graph shows ${harvest[asked]!} hundreds of tons, that is $100 \cdot ${harvest[asked]!} = ${tons[asked]!}$ tons.``关键在于：相乘之前先看清单位：图中以百吨计，而价格以吨计。图中产量为 ${harvest[asked]!} 百吨，即 $100 \cdot ${harvest[asked]!} = ${tons[asked]!}$ 吨。`,
            both`At ${price[asked]!} dollars per ton the income was $${tons[asked]!} \cdot ${price[asked]!} = ${income[asked]!}$ dollars.``每吨 ${price[asked]!} 美元，收入为 $${tons[asked]!} \cdot ${price[asked]!} = ${income[asked]!}$ 美元。`,
          ],
          wrong: [
            [
              harvest[asked]! * price[asked]!,
              'unit-not-converted',
              both`$${harvest[asked]!} \cdot ${price[asked]!} = ${harvest[asked]! * price[asked]!}$ forgets that the graph counts hundreds of tons.``$${harvest[asked]!} \cdot ${price[asked]!} = ${harvest[asked]! * price[asked]!}$ 忘了图中的单位是百吨。`,
            ],
            [
              tons[asked]! * price[(asked + 1) % 6]!,
              'misreads-chart',
              both`$${tons[asked]!} \cdot ${price[(asked + 1) % 6]!} = ${tons[asked]! * price[(asked + 1) % 6]!}$ takes the price of another year.``$${tons[asked]!} \cdot ${price[(asked + 1) % 6]!} = ${tons[asked]! * price[(asked + 1) % 6]!}$ 用了另一年的价格。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 70,
          stem: isUp
            ? both`The harvest of ${years[to]!} was what percent greater than the harvest of ${years[from]!}?``${years[to]!} 年的产量比 ${years[from]!} 年高百分之几？`
            : both`The harvest of ${years[to]!} was what percent less than the harvest of ${years[from]!}?``${years[to]!} 年的产量比 ${years[from]!} 年低百分之几？`,
          key: change,
          show: (v) => `${plain(v)}%`,
          steps: [
            both`The idea: The year after “than” is the base of the comparison, so the difference is divided by its harvest. The harvests were ${x} and ${y}, in hundreds of tons; they differ by $${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(y - x)}$.``关键在于：“比”字后面的年份是基准，要用差除以那一年的产量。两年产量分别为 ${x} 与 ${y} 百吨，相差 $${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(y - x)}$。`,
            both`Compared with the harvest of ${years[from]!} this is $\frac{${Math.abs(y - x)}}{${x}} = ${change}\%$.``与 ${years[from]!} 年的产量相比为 $\frac{${Math.abs(y - x)}}{${x}} = ${change}\%$。`,
          ],
          wrong: wrong.filter(([value]) => isWhole(value)),
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation'],
          difficulty: 4,
          seconds: 140,
          stem: both`In which of the following years was the farm’s income greater than in the year before? Indicate all such years.``在下列哪些年份，农场的收入高于前一年？请选出所有符合的年份。`,
          inOrder: true,
          options: years.slice(1).map((year, k) => {
            const i = k + 1;
            const isMore = income[i]! > income[i - 1]!;
            const said = both`$${harvest[i]!} \cdot ${price[i]!} = ${harvest[i]! * price[i]!}$ in ${year} against $${harvest[i - 1]!} \cdot ${price[i - 1]!} = ${harvest[i - 1]! * price[i - 1]!}$ the year before``
              ${year} 年为 $${harvest[i]!} \cdot ${price[i]!} = ${harvest[i]! * price[i]!}$，前一年为 $${harvest[i - 1]!} \cdot ${price[i - 1]!} = ${harvest[i - 1]! * price[i - 1]!}$`;
            return [
              same(year),
              isMore,
              isMore ? null : i === most ? 'judges-by-looks' : 'misreads-chart',
              isMore
                ? both`Greater, in hundreds of dollars: ${said}.``更高（单位：百美元）：${said}。`
                : both`Not greater, in hundreds of dollars: ${said}.``没有更高（单位：百美元）：${said}。`,
            ] as const;
          }),
          steps: [
            both`The idea: Where one factor of a product rises and the other falls, only the product itself decides. A greater harvest does not make a greater income if the price fell by more, and the other way round, so each product has to be formed.``关键在于：两个因数一增一减时，只有乘积本身才能说明问题。产量增加时若价格下降得更多，收入并不增加，反之亦然，所以要逐年求乘积。`,
            both`Leaving out the common factor 100, the products are ${products(years, harvest, price)}.``略去公因数 100，各年的乘积为：${products(years, harvest, price)}。`,
          ],
        },
      ],
    };
  },
});

const rows = (years: readonly string[], values: readonly number[]) => ({
  en: years.map((year, i) => `${year}: ${values[i]}`).join(', '),
  zh_cn: years.map((year, i) => `${year} 年 ${values[i]}`).join('，'),
});

function products(years: readonly string[], harvest: readonly number[], price: readonly number[]) {
  const formula = (i: number): string =>
    `$${harvest[i]} \\cdot ${price[i]} = ${tex(harvest[i]! * price[i]!)}$`;
  return {
    en: years.map((year, i) => `${formula(i)} for ${year}`).join(', '),
    zh_cn: years.map((year, i) => `${year} 年 ${formula(i)}`).join('，'),
  };
}
