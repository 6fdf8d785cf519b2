/**
 * Monthly use of water and a tariff in blocks with a fixed fee: the bill is not in proportion to the use.
 *
 * The average price of a thousand gallons is high where little is used (the fee) and where much is used (the blocks).
 */
import { range, roundTo } from '../../arithmetic.ts';
import { asPercent, barsOf, closest, inCents, result, tableOf } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, usd } from '../../text.ts';

const months = [
  { en: 'April', zh_cn: '四月' },
  { en: 'May', zh_cn: '五月' },
  { en: 'June', zh_cn: '六月' },
  { en: 'July', zh_cn: '七月' },
  { en: 'August', zh_cn: '八月' },
  { en: 'September', zh_cn: '九月' },
];

export const family = defineSet({
  space: {
    pick: range(1, 400),
    fee: [11.5, 12.5, 13.25],
    rates: [
      [2.4, 4.1, 6.8],
      [2.6, 3.9, 7.2],
      [2.2, 4.3, 7.6],
    ],
  },
  make: ({ pick, fee, rates: [low, mid, high] }) => {
    const random = seeded(`water bills ${pick}`);
    const jump = () => random.below(2);
    const use = random.shuffle([3, 5 + jump(), 8 + jump(), 11 + jump(), 14 + jump(), 18 + jump()]);
    const bill = (n: number) =>
      roundTo(
        fee + low * Math.min(n, 5) + mid * Math.min(Math.max(n - 5, 0), 5) + high * Math.max(n - 10, 0),
        2,
      );
    const written = (n: number) =>
      [
        `${fee}`,
        `${Math.min(n, 5)} \\cdot ${low}`,
        ...(n > 5 ? [`${Math.min(n - 5, 5)} \\cdot ${mid}`] : []),
        ...(n > 10 ? [`${n - 10} \\cdot ${high}`] : []),
      ].join(' + ');
    const bills = use.map(bill);
    const limit = 5.2;
    const averages = use.map((n, i) => bills[i]! / n);
    const isIt = averages.map((a) => a > limit);
    if (averages.some((a) => Math.abs(a - limit) < 0.08)) return null;
    if (isIt.filter(Boolean).length < 2 || !isIt[use.indexOf(3)]) return null;
    const a = use.findIndex((n) => n === 11 || n === 12);
    const [n, b] = [use[a]!, bills[a]!];
    const big = use.findIndex((x) => x >= 18);
    const small = use.findIndex((x) => x === 8 || x === 9);
    const [u, v] = [use[big]!, use[small]!];
    const [x, y] = [bills[big]!, bills[small]!];
    const first = closest(
      b,
      0.5,
      [
        [
          fee + n * high,
          'ignores-a-condition',
          both`$${fee} + ${n} \cdot ${high} ${result(fee + n * high, 2)}$ charges the highest rate for all of the water``$${fee} + ${n} \cdot ${high} ${result(fee + n * high, 2)}$ 对全部用水都按最高一档计价`,
        ],
        [
          b - fee,
          'ignores-a-condition',
          both`$${b} - ${fee} = ${roundTo(b - fee, 2)}$ leaves out the monthly fee``$${b} - ${fee} = ${roundTo(b - fee, 2)}$ 漏掉了每月的固定费用`,
        ],
        [
          fee + n * mid,
          'ignores-a-condition',
          both`$${fee} + ${n} \cdot ${mid} ${result(fee + n * mid, 2)}$ charges the middle rate for all of the water``$${fee} + ${n} \cdot ${mid} ${result(fee + n * mid, 2)}$ 对全部用水都按中间一档计价`,
        ],
        [
          fee + n * low,
          'ignores-a-condition',
          both`$${fee} + ${n} \cdot ${low} ${result(fee + n * low, 2)}$ charges the lowest rate for all of the water``$${fee} + ${n} \cdot ${low} ${result(fee + n * low, 2)}$ 对全部用水都按最低一档计价`,
        ],
        [
          fee + 5 * low + (n - 5) * high,
          'ignores-a-condition',
          both`$${fee} + 5 \cdot ${low} + ${n - 5} \cdot ${high} ${result(fee + 5 * low + (n - 5) * high, 2)}$ leaves out the middle rate``$${fee} + 5 \cdot ${low} + ${n - 5} \cdot ${high} ${result(fee + 5 * low + (n - 5) * high, 2)}$ 漏掉了中间一档`,
        ],
        [
          fee + (n * (low + mid + high)) / 3,
          'averages-rates',
          both`$${fee} + ${n} \cdot \frac{${low} + ${mid} + ${high}}{3} ${result(fee + (n * (low + mid + high)) / 3, 2)}$ averages the three rates``$${fee} + ${n} \cdot \frac{${low} + ${mid} + ${high}}{3} ${result(fee + (n * (low + mid + high)) / 3, 2)}$ 直接平均了三档价格`,
        ],
      ],
      { show: inCents, gap: 2 },
    );
    const second = closest(
      (100 * (x - y)) / y,
      1,
      [
        [
          (100 * (u - v)) / v,
          'assumes-special-case',
          both`$\frac{${u} - ${v}}{${v}} ${result((100 * (u - v)) / v)}\%$ is by how much the use was greater``$\frac{${u} - ${v}}{${v}} ${result((100 * (u - v)) / v)}\%$ 是用水量多出的百分比`,
        ],
        [
          (100 * (x - y)) / (y - fee),
          'ignores-a-condition',
          both`$\frac{${x} - ${y}}{${roundTo(y - fee, 2)}} ${result((100 * (x - y)) / (y - fee))}\%$ leaves the fee out``$\frac{${x} - ${y}}{${roundTo(y - fee, 2)}} ${result((100 * (x - y)) / (y - fee))}\%$ 没有计入固定费用`,
        ],
        [
          (100 * (x - y)) / x,
          'percent-of-wrong-base',
          both`$\frac{${x} - ${y}}{${x}} ${result((100 * (x - y)) / x)}\%$ compares with the larger bill``$\frac{${x} - ${y}}{${x}} ${result((100 * (x - y)) / x)}\%$ 以较大的账单为基准`,
        ],
        [
          (100 * x) / y,
          'answers-another-question',
          both`$\frac{${x}}{${y}} ${result((100 * x) / y)}\%$ is what percent the one bill is of the other``$\frac{${x}}{${y}} ${result((100 * x) / y)}\%$ 是一个账单占另一个的百分比`,
        ],
        [
          x - y,
          'percent-as-number',
          both`$${x} - ${y} = ${roundTo(x - y, 2)}$ is the difference in dollars``$${x} - ${y} = ${roundTo(x - y, 2)}$ 是相差的金额`,
        ],
        [
          (100 * (u * high - v * mid)) / (v * mid),
          'ignores-a-condition',
          both`$\frac{${u} \cdot ${high} - ${v} \cdot ${mid}}{${v} \cdot ${mid}} ${result((100 * (u * high - v * mid)) / (v * mid))}\%$ uses one rate for each month``$\frac{${u} \cdot ${high} - ${v} \cdot ${mid}}{${v} \cdot ${mid}} ${result((100 * (u * high - v * mid)) / (v * mid))}\%$ 每个月只用了一档价格`,
        ],
      ],
      { show: asPercent, gap: 5 },
    );
    if (first === null || second === null) return null;
    return {
      title: both`Water used by a household``某家庭的用水`,
      intro: both`The graph shows how much water a household used in each of six months. The table shows what the water company charges.``图中为某家庭六个月的用水量，表格给出自来水公司的收费标准。`,
      figures: [
        barsOf(both`Water used``用水量`, both`thousands of gallons``千加仑`, months, use),
        tableOf(
          both`Monthly charges``每月收费`,
          [both`Charge``项目`, both`Dollars``美元`],
          [
            [both`Fixed fee for the month``每月固定费用`, fee],
            [both`First 5 thousand gallons, per thousand``最初 5 千加仑，每千加仑`, low],
            [both`Next 5 thousand gallons, per thousand``其次 5 千加仑，每千加仑`, mid],
            [both`All further water, per thousand gallons``其余用水，每千加仑`, high],
          ],
          both`Each rate applies only to the water in its own block.``各档价格只适用于该档内的用水。`,
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.algebra.word-problems'],
          difficulty: 2,
          seconds: 80,
          stem: both`The bill for ${months[a]!} was closest to which of the following?``${months[a]!}的水费最接近下列哪个数？`,
          ...first,
          steps: [
            both`The idea: each rate applies only to the water in its own block, so split the amount used into blocks. In ${months[a]!} the household used ${n} thousand gallons: 5 at the first rate, 5 at the second, and ${n - 10} at the third.``关键在于：各档价格只适用于该档内的用水，所以要把用水量按档拆开。${months[a]!}用水 ${n} 千加仑：第一档 5，第二档 5，第三档 ${n - 10}。`,
            both`With the fee, the bill is $${written(n)} ${result(b, 2)}$ dollars, closest to ${inCents(first.key)}.``加上固定费用，水费为 $${written(n)} ${result(b, 2)}$ 美元，最接近 ${inCents(first.key)}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 3,
          seconds: 120,
          stem: both`The bill for ${months[big]!} was greater than the bill for ${months[small]!} by approximately what percent?``${months[big]!}的水费比${months[small]!}的水费约高百分之几？`,
          ...second,
          steps: [
            both`The idea: with a fixed fee and rising rates, bills are not in proportion to use, so compute both bills before comparing them. The bills were $${written(u)} ${result(x, 2)}$ and $${written(v)} ${result(y, 2)}$ dollars.``关键在于：有固定费用，价格又逐档升高，水费与用水量不成正比，所以要先分别算出水费再比较。两个月的水费分别为 $${written(u)} ${result(x, 2)}$ 和 $${written(v)} ${result(y, 2)}$ 美元。`,
            both`The difference is $\frac{${x} - ${y}}{${y}} ${result((100 * (x - y)) / y)}\%$, closest to ${second.key} percent; it is not the ratio of the amounts used.``相差 $\frac{${x} - ${y}}{${y}} ${result((100 * (x - y)) / y)}\%$，最接近 ${second.key}%；这与用水量之比不同。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.mean'],
          difficulty: 4,
          seconds: 150,
          stem: both`In which of the months was the average cost of a thousand gallons, that is, the bill divided by the number of thousands of gallons used, greater than ${inCents(limit)}? Indicate all such months.``
            哪些月份每千加仑的平均费用（水费除以用水的千加仑数）高于 ${inCents(limit)}？请选出所有符合的月份。`,
          inOrder: true,
          options: months.map(
            (name, i) =>
              [
                name,
                isIt[i]!,
                isIt[i]! ? null : 'ignores-a-condition',
                both`${use[i]!} thousand gallons cost ${inCents(bills[i]!)}, and $\frac{${bills[i]!}}{${use[i]!}} ${result(averages[i]!, 2)}$.``${use[i]!} 千加仑的水费为 ${inCents(bills[i]!)}，$\frac{${bills[i]!}}{${use[i]!}} ${result(averages[i]!, 2)}$。`,
              ] as const,
          ),
          steps: [
            both`The idea: the average is high at both ends. Where much is used, the third rate raises it; where little is used, the fee of ${usd(fee)} is spread over few gallons.``关键在于：平均费用在两端都高。用水多时第三档价格把它抬高；用水少时 ${usd(fee)}的固定费用分摊到的水量少。`,
            both`So the month with the least use has to be checked as well: there $\frac{${bill(3)}}{3} ${result(bill(3) / 3, 2)}$.``所以用水最少的月份也要核对：$\frac{${bill(3)}}{3} ${result(bill(3) / 3, 2)}$。`,
          ],
        },
      ],
    };
  },
});
