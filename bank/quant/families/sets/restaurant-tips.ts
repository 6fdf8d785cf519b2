/** Bills and tips as points, with a trend line: counts, a predicted value, and percents that no line shows. */
import type { Point } from '#core/questions/figures.ts';
import { div, toDecimal } from '#core/rational.ts';
import { defineSet } from '../../family.ts';
import { both, usd } from '../../text.ts';

/** Ten bills and tips in dollars, and two points of the trend line. */
const data: { points: Point[]; trend: [Point, Point]; above: number; bill: number; rate: number }[] = [
  {
    points: [
      [20, 4],
      [25, 3],
      [30, 6],
      [40, 6],
      [45, 9],
      [50, 11],
      [60, 9],
      [70, 12],
      [80, 16],
      [90, 13],
    ],
    trend: [
      [20, 4],
      [80, 13],
    ],
    above: 10,
    bill: 40,
    rate: 16,
  },
  {
    points: [
      [20, 2],
      [30, 6],
      [35, 5],
      [40, 9],
      [50, 8],
      [55, 11],
      [60, 12],
      [75, 12],
      [80, 14],
      [90, 18],
    ],
    trend: [
      [20, 4],
      [90, 18],
    ],
    above: 8,
    bill: 65,
    rate: 18,
  },
  {
    points: [
      [20, 5],
      [30, 4],
      [35, 7],
      [45, 6],
      [50, 10],
      [60, 12],
      [65, 11],
      [70, 10],
      [85, 17],
      [90, 15],
    ],
    trend: [
      [20, 5],
      [90, 19],
    ],
    above: 9,
    bill: 55,
    rate: 18,
  },
  {
    points: [
      [25, 5],
      [30, 3],
      [40, 8],
      [45, 7],
      [50, 6],
      [60, 11],
      [70, 14],
      [75, 12],
      [80, 12],
      [90, 16],
    ],
    trend: [
      [30, 5],
      [90, 17],
    ],
    above: 7,
    bill: 50,
    rate: 15,
  },
];

export const family = defineSet({
  space: {
    data,
    place: [
      { en: 'one evening', zh_cn: '某晚' },
      { en: 'one Sunday', zh_cn: '某个周日' },
    ],
  },
  make: ({ data: { points, trend, above, bill, rate }, place }) => {
    const more = points.filter(([, tip]) => tip > above).length;
    const level = points.filter(([, tip]) => tip === above).length;
    const [[x1, y1], [x2, y2]] = trend;
    const slope = div(y2 - y1, x2 - x1);
    const predicted = div(y1 * (x2 - x1) + (bill - x1) * (y2 - y1), x2 - x1);
    const isHigh = ([x, y]: Point): boolean => 100 * y > rate * x;
    const high = points.filter(isHigh);
    const equal = points.filter(([x, y]) => 100 * y === rate * x).length;
    const overTrend = points.filter(([x, y]) => (y - y1) * (x2 - x1) > (x - x1) * (y2 - y1)).length;
    const near = points.reduce((best, p) => (Math.abs(p[0] - bill) < Math.abs(best[0] - bill) ? p : best));
    const value = Number(predicted.n) / Number(predicted.d);
    if (high.length < 2) return null;
    const list = (items: Point[], language: 'en' | 'zh') =>
      items.map(([x, y]) => `(${x}, ${y})`).join(language === 'en' ? ', ' : '、');
    const highest = points.reduce((best, p) => (p[1] * best[0] > best[1] * p[0] ? p : best));
    return {
      title: both`Bills and tips at a restaurant``某餐馆的账单与小费`,
      intro: {
        en: `Each point of the graph stands for one of ten tables at a restaurant ${place.en}: how much the bill was and how much was left as a tip. The line is a trend line.`,
        zh_cn: `图中每个点代表${place.zh_cn}某餐馆十桌客人中的一桌：账单金额与所付小费。图中的直线为趋势线。`,
      },
      figures: [
        {
          kind: 'scatter',
          title: both`Bills and tips, in dollars``账单与小费（美元）`,
          x: { label: both`Bill (dollars)``账单（美元）`, min: 0, max: 95, step: 5 },
          y: { label: both`Tip (dollars)``小费（美元）`, min: 0, max: 20, step: 1 },
          points,
          trend,
          described: {
            en: `A scatterplot of bills and tips in dollars, with the points ${list(points, 'en')} and a trend line through (${x1}, ${y1}) and (${x2}, ${y2}).`,
            zh_cn: `账单与小费（美元）的散点图，各点为${list(points, 'zh').replaceAll('(', '（').replaceAll(')', '）').replaceAll(', ', '，')}，趋势线经过（${x1}，${y1}）与（${x2}，${y2}）。`,
          },
        },
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation'],
          difficulty: 1,
          seconds: 45,
          stem: both`At how many of the ten tables was the tip greater than ${usd(above)}?``十桌中有多少桌的小费超过 ${usd(above)}？`,
          key: more,
          suffix: both`tables``桌`,
          steps: [
            both`The idea: In a scatterplot, a condition on one quantity alone is a horizontal or a vertical line. Only the height of a point matters here: count the points above the line of ${above} on the vertical axis.``关键在于：散点图中，只涉及一个量的条件就是一条水平线或竖直线。这里只看点的高度：数一数在纵轴 ${above} 以上的点。`,
            both`There are ${more} of them; a point exactly at that height does not count.``共有 ${more} 个；恰好在这一高度上的点不算。`,
          ],
          wrong: [
            [
              10 - more,
              'reverses-comparison',
              both`$10 - ${more} = ${10 - more}$ counts the tables at which it was not.``$10 - ${more} = ${10 - more}$ 数的是没有超过的桌数。`,
            ],
            [
              overTrend,
              'misreads-chart',
              both`${overTrend} is the number of points above the trend line.``${overTrend} 是趋势线上方的点数。`,
            ],
            [
              more + (level === 0 ? 1 : level),
              'off-by-one',
              both`$${more} + ${level === 0 ? 1 : level} = ${more + (level === 0 ? 1 : level)}$ counts a point that is not higher.``$${more} + ${level === 0 ? 1 : level} = ${more + (level === 0 ? 1 : level)}$ 多算了并不更高的点。`,
            ],
          ],
        },
        {
          form: 'mc-one',
          tags: ['quant.data.interpretation', 'quant.algebra.lines'],
          difficulty: 3,
          seconds: 85,
          stem: both`According to the trend line, what tip would be expected for a bill of ${usd(bill)}?``根据趋势线，账单为 ${usd(bill)}时，预计小费是多少？`,
          key: predicted,
          show: (v) => usd(v),
          steps: [
            both`The idea: A prediction comes from the line, not from the points near it, and two points of the line are enough. The trend line passes through the point with bill ${x1} and tip ${y1} and the point with bill ${x2} and tip ${y2}, so the tip rises by $\frac{${y2} - ${y1}}{${x2} - ${x1}} = ${slope}$ of the increase in the bill.``关键在于：预计值来自直线，而不是附近的点，知道直线上两点就够了。趋势线经过账单 ${x1}、小费 ${y1} 与账单 ${x2}、小费 ${y2} 两点，所以账单每增加一美元，小费增加 $\frac{${y2} - ${y1}}{${x2} - ${x1}} = ${slope}$ 美元。`,
            both`From the first point on this gives $${y1} + ${slope} \cdot (${bill} - ${x1}) = ${predicted}$ dollars. Faster: go up from ${bill} on the horizontal axis to the line, and read its height there, which is on a grid line.``从第一个点算起，小费为 $${y1} + ${slope} \cdot (${bill} - ${x1}) = ${predicted}$ 美元。更快的做法：从横轴 ${bill} 处向上到直线，直接读出高度，它恰在一条网格线上。`,
          ],
          wrong: (
            [
              [
                div((y2 - y1) * bill, x2 - x1),
                'ignores-a-condition',
                both`$${slope} \cdot ${bill} = ${div((y2 - y1) * bill, x2 - x1)}$ takes the line to start at the origin.``$${slope} \cdot ${bill} = ${div((y2 - y1) * bill, x2 - x1)}$ 误以为直线从原点出发。`,
              ],
              [
                near[1],
                'misreads-chart',
                both`${near[1]} is the tip at the table with the bill of ${near[0]}, a point beside the line.``${near[1]} 是账单为 ${near[0]} 的那一桌的小费，该点并不在直线上。`,
              ],
              [
                div(y2 * bill, x2),
                'part-for-whole',
                both`$\frac{${y2}}{${x2}} \cdot ${bill} = ${div(y2 * bill, x2)}$ takes tip and bill to be in proportion.``$\frac{${y2}}{${x2}} \cdot ${bill} = ${div(y2 * bill, x2)}$ 误以为小费与账单成正比。`,
              ],
              [
                div(y1 * bill, x1),
                'part-for-whole',
                both`$\frac{${y1}}{${x1}} \cdot ${bill} = ${div(y1 * bill, x1)}$ takes tip and bill to be in proportion, as at the start of the line.``$\frac{${y1}}{${x1}} \cdot ${bill} = ${div(y1 * bill, x1)}$ 按直线起点的比例推算，误以为成正比。`,
              ],
              [
                div(y1 + y2, 2),
                'averages-rates',
                both`$\frac{${y1} + ${y2}}{2} = ${div(y1 + y2, 2)}$ is halfway between the two ends.``$\frac{${y1} + ${y2}}{2} = ${div(y1 + y2, 2)}$ 是两端的中间值。`,
              ],
              [
                value + 1,
                'misreads-chart',
                both`$${predicted} + 1 = ${value + 1}$ reads one grid line too high.``$${predicted} + 1 = ${value + 1}$ 读高了一格。`,
              ],
              [
                value - 1,
                'misreads-chart',
                both`$${predicted} - 1 = ${value - 1}$ reads one grid line too low.``$${predicted} - 1 = ${value - 1}$ 读低了一格。`,
              ],
              [
                value + 2,
                'misreads-chart',
                both`$${predicted} + 2 = ${value + 2}$ reads two grid lines too high.``$${predicted} + 2 = ${value + 2}$ 读高了两格。`,
              ],
              [
                value - 2,
                'misreads-chart',
                both`$${predicted} - 2 = ${value - 2}$ reads two grid lines too low.``$${predicted} - 2 = ${value - 2}$ 读低了两格。`,
              ],
            ] as const
          ).filter(([amount]) => (toDecimal(amount)?.length ?? 9) <= 5),
        },
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 5,
          seconds: 130,
          stem: both`At how many of the ten tables was the tip greater than ${rate} percent of the bill?``十桌中有多少桌的小费超过账单的 ${rate}%？`,
          key: high.length,
          suffix: both`tables``桌`,
          steps: [
            both`The idea: A fixed percent of the bill is a line through the origin; the points above it count. The trend line does not help: what counts is whether the tip exceeds ${rate} percent of its own bill. For the bill of ${highest[0]} the limit is $${rate}\% \cdot ${highest[0]} = ${div(rate * highest[0], 100)}$, and the tip of ${highest[1]} is more.``关键在于：账单的固定百分比是一条过原点的直线，要数的是它上方的点。趋势线帮不上忙：要看小费是否超过各自账单的 ${rate}%。例如账单为 ${highest[0]} 时界限为 $${rate}\% \cdot ${highest[0]} = ${div(rate * highest[0], 100)}$，而小费 ${highest[1]} 超过了它。`,
            both`Going through the points in this way leaves ${high.length} tables, with bills of ${high.map(([x]) => x).join(', ')} dollars.``这样逐点检查，共有 ${high.length} 桌符合，账单分别为 ${high.map(([x]) => x).join('、')} 美元。`,
          ],
          wrong: [
            [
              overTrend,
              'misreads-chart',
              both`${overTrend} is the number of points above the trend line, which is not the line of ${rate} percent.``${overTrend} 是趋势线上方的点数，而趋势线并不是 ${rate}% 的界线。`,
            ],
            [
              10 - high.length,
              'reverses-comparison',
              both`$10 - ${high.length} = ${10 - high.length}$ counts the tables at which it was not.``$10 - ${high.length} = ${10 - high.length}$ 数的是没有超过的桌数。`,
            ],
            [
              high.length + Math.max(1, equal),
              'off-by-one',
              both`$${high.length} + ${Math.max(1, equal)} = ${high.length + Math.max(1, equal)}$ counts a table at which the tip is not more than ${rate} percent.``$${high.length} + ${Math.max(1, equal)} = ${high.length + Math.max(1, equal)}$ 多算了小费并未超过 ${rate}% 的桌。`,
            ],
          ],
        },
      ],
    };
  },
});
