/**
 * Parcels by delivery time in classes, and what late parcels cost: classes give bounds, not values.
 *
 * The mean of grouped times lies between the mean of the lower ends and that of the upper ends; the median can be
 * placed in a class only.
 */
import { range, roundTo, sumOf } from '../../arithmetic.ts';
import { barsOf, closest, inARow, result, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, plain, same, usd } from '../../text.ts';

const bounds = [0, 12, 24, 36, 48, 60];
export const family = defineSet({
  space: { pick: range(1, 400), late: [15, 20, 25, 30] },
  make: ({ pick, late }) => {
    const random = seeded(`delivery times ${pick}`);
    const counts = [34, 118, 86, 62, 40].map((base) => 2 * Math.round(untidy(random, base, 0.16) / 2));
    const n = sumOf(counts);
    const below = counts.map((_, i) => sumOf(counts.slice(0, i + 1)));
    const middle = below.findIndex((sum) => 2 * sum > n);
    if (below.some((sum) => Math.abs(2 * sum - n) < 6)) return null;
    const fee = untidy(random, 12, 0.2) + 0.5;
    const again = roundTo(fee + 2 + random.below(3) + 0.25, 2);
    const [x, y] = [counts[3]!, counts[4]!];
    // A late parcel gives a part of its fee back, a very late one all of it.
    const back = roundTo((x * fee * late) / 100 + y * fee, 3);
    const first = closest(
      back,
      10,
      [
        [
          ((x + y) * fee * late) / 100,
          'ignores-a-condition',
          both`$(${x} + ${y}) \cdot ${fee} \cdot ${late}\% ${result(((x + y) * fee * late) / 100, 2)}$ gives ${late} percent back for all of them``$(${x} + ${y}) \cdot ${fee} \cdot ${late}\% ${result(((x + y) * fee * late) / 100, 2)}$ 对所有迟到包裹都只退 ${late}%`,
        ],
        [
          (x + y) * fee,
          'ignores-a-condition',
          both`$(${x} + ${y}) \cdot ${fee} ${result((x + y) * fee, 2)}$ gives the whole fee back for all of them``$(${x} + ${y}) \cdot ${fee} ${result((x + y) * fee, 2)}$ 对所有迟到包裹都全额退费`,
        ],
        [
          y * fee,
          'stops-early',
          both`$${y} \cdot ${fee} ${result(y * fee, 2)}$ counts the last class only``$${y} \cdot ${fee} ${result(y * fee, 2)}$ 只算了最后一组`,
        ],
        [
          (y * fee * late) / 100 + x * fee,
          'substitutes-wrongly',
          both`$${x} \cdot ${fee} + ${y} \cdot ${fee} \cdot ${late}\% ${result((y * fee * late) / 100 + x * fee, 2)}$ exchanges the two classes``$${x} \cdot ${fee} + ${y} \cdot ${fee} \cdot ${late}\% ${result((y * fee * late) / 100 + x * fee, 2)}$ 把两组弄反了`,
        ],
        [
          (x * fee * (100 - late)) / 100 + y * fee,
          'complement-slip',
          both`$${x} \cdot ${fee} \cdot ${100 - late}\% + ${y} \cdot ${fee} ${result((x * fee * (100 - late)) / 100 + y * fee, 2)}$ gives back the part that is kept``$${x} \cdot ${fee} \cdot ${100 - late}\% + ${y} \cdot ${fee} ${result((x * fee * (100 - late)) / 100 + y * fee, 2)}$ 把应保留的部分退掉了`,
        ],
        [
          (x * fee * late) / 100,
          'stops-early',
          both`$${x} \cdot ${fee} \cdot ${late}\% ${result((x * fee * late) / 100, 2)}$ leaves the last class out``$${x} \cdot ${fee} \cdot ${late}\% ${result((x * fee * late) / 100, 2)}$ 漏掉了最后一组`,
        ],
      ],
      { show: usd, gap: 25 },
    );
    const low = sumOf(counts.map((c, i) => c * bounds[i]!));
    const high = sumOf(counts.map((c, i) => c * bounds[i + 1]!));
    const [least, most] = [low / n, high / n];
    const near = [-4, -1].map((d) => Math.floor(least) + d).concat([1, 4].map((d) => Math.ceil(least) + d));
    const far = [-4, -1].map((d) => Math.floor(most) + d).concat([1, 4].map((d) => Math.ceil(most) + d));
    const tries = random.shuffle([...near, ...far]).slice(0, 5);
    if (tries.every((value) => value > least && value < most)) return null;
    if (first === null) return null;
    if (Math.abs(least - Math.round(least)) < 0.1) return null;
    const half = n / 2;
    const firsts = counts.indexOf(Math.max(...counts));
    if (firsts === middle) return null;
    return {
      title: both`Delivery times of parcels``包裹的送达时间`,
      intro: both`The graph shows the distribution, by delivery time, of the parcels that a courier company delivered in one week. Each interval contains its left endpoint but not its right endpoint. The table shows the company’s fees and refunds.``
        图中为某快递公司一周内送达包裹的用时分布，每个区间含左端点、不含右端点。表格给出该公司的收费与退费办法。`,
      figures: [
        barsOf(
          both`Parcels by delivery time, in hours``按送达时间（小时）统计的包裹数`,
          both`parcels``件`,
          counts.map((_, i) => same(`${bounds[i]}–${bounds[i + 1]}`)),
          counts,
        ),
        tableOf(
          both`Fees and refunds``收费与退费`,
          [both`Term``项目`, both`Amount``数额`],
          [
            [both`Fee for each parcel (dollars)``每件费用（美元）`, fee],
            [both`Fee for a second delivery attempt (dollars)``再次投递费用（美元）`, again],
            [
              both`Refund from 36 to less than 48 hours (% of the fee for the parcel)``36 小时至不足 48 小时的退费（占该件费用的 %）`,
              late,
            ],
            [
              both`Refund from 48 hours on (% of the fee for the parcel)``48 小时及以上的退费（占该件费用的 %）`,
              100,
            ],
          ],
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 3,
          seconds: 100,
          stem: both`The total amount of the refunds for the week is closest to which of the following?``这一周的退费总额最接近下列哪个数？`,
          ...first,
          steps: [
            both`The idea: only the late parcels matter, and since the two late classes have different refunds, each class is counted by itself. The graph has ${x} parcels from 36 to less than 48 hours and ${y} from 48 hours on.``关键在于：只有迟到的包裹才退费，而两组的退费比例不同，所以要分组计算。图中，36 小时至不足 48 小时的有 ${x} 件，48 小时及以上的有 ${y} 件。`,
            both`The refunds are $${x} \cdot ${fee} \cdot ${late}\% + ${y} \cdot ${fee} ${result(back, 1)}$ dollars, closest to ${plain(first.key)}.``退费总额为 $${x} \cdot ${fee} \cdot ${late}\% + ${y} \cdot ${fee} ${result(back, 1)}$ 美元，最接近 ${plain(first.key)}。`,
          ],
        },
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.data.median-mode'],
          difficulty: 3,
          seconds: 80,
          stem: both`The median of the delivery times lies in one of the five intervals. What is the left endpoint, in hours, of that interval?``送达时间的中位数落在五个区间之一内。该区间的左端点是多少小时？`,
          key: bounds[middle]!,
          suffix: both`hours``小时`,
          steps: [
            both`The idea: the median is found by position, so add up the counts from one end until half of all is passed. There are $${counts.join(' + ')} = ${n}$ parcels, so the median is the mean of the values numbered ${half} and ${half + 1} in order.``关键在于：中位数由位置决定，所以从一端累计件数，直到超过总数的一半。共有 $${counts.join(' + ')} = ${n}$ 件，中位数是排序后第 ${half} 个与第 ${half + 1} 个值的平均。`,
            both`Counted from the left, the intervals end at the parcels numbered ${inARow(below)}; both values lie in the interval that begins at ${bounds[middle]!} hours.``从左累计，各区间依次止于第 ${inARow(below)} 件，这两个值都在从 ${bounds[middle]!} 小时开始的区间内。`,
          ],
          wrong: range(0, 4)
            .filter((i) => i !== middle)
            .map(
              (i) =>
                [
                  bounds[i]!,
                  i === firsts ? 'mean-for-median' : i === 2 ? 'median-of-unsorted' : 'misreads-chart',
                  i === firsts
                    ? both`The interval from ${bounds[i]!} hours has the most parcels, but up to its end there are only ${below[i]!}, and half of all is ${half}.``从 ${bounds[i]!} 小时开始的区间件数最多，但到它为止累计只有 ${below[i]!} 件，而一半是 ${half} 件。`
                    : i < middle
                      ? both`Up to the end of the interval from ${bounds[i]!} hours there are ${below[i]!} parcels, less than ${half}.``到从 ${bounds[i]!} 小时开始的区间为止共 ${below[i]!} 件，不足 ${half} 件。`
                      : both`Before the interval from ${bounds[i]!} hours there are ${below[i - 1]!} parcels already, more than ${half}.``从 ${bounds[i]!} 小时开始的区间之前已有 ${below[i - 1]!} 件，超过 ${half} 件。`,
                ] as const,
            ),
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.data.mean'],
          difficulty: 4,
          seconds: 140,
          stem: both`Which of the following could be the average (arithmetic mean) delivery time, in hours, of the parcels? Indicate all such values.``这些包裹的平均送达时间（小时）可能是下列哪些值？请选出所有可能的值。`,
          options: tries.map((value) => {
            const isIt = value >= least && value < most;
            return [
              value,
              isIt,
              isIt ? null : 'pairs-extremes-wrongly',
              isIt
                ? both`${value} lies between $\frac{${low}}{${n}} ${result(least)}$ and $\frac{${high}}{${n}} ${result(most)}$.``${value} 在 $\frac{${low}}{${n}} ${result(least)}$ 与 $\frac{${high}}{${n}} ${result(most)}$ 之间。`
                : value < least
                  ? both`Even if every parcel had the least time of its interval, the mean would be $\frac{${low}}{${n}} ${result(least)}$, more than ${value}.``即使每件都取所在区间的最小值，平均也有 $\frac{${low}}{${n}} ${result(least)}$，大于 ${value}。`
                  : both`Even with times as near to the right endpoints as one likes, the mean is less than $\frac{${high}}{${n}} ${result(most)}$, so it cannot be ${value}.``即使每件都尽量接近区间右端，平均也小于 $\frac{${high}}{${n}} ${result(most)}$，不可能是 ${value}。`,
            ] as const;
          }),
          steps: [
            both`The idea: the least possible mean puts every parcel at the left end of its interval: $\frac{${low}}{${n}} ${result(least)}$.``关键在于：平均数的最小可能值是每件都取所在区间的左端点：$\frac{${low}}{${n}} ${result(least)}$。`,
            both`At the right ends, which are not reached, it would be $\frac{${high}}{${n}} ${result(most)}$. Faster: all intervals are 12 hours wide, so the second bound is the first plus 12.``若都取右端点（取不到），则为 $\frac{${high}}{${n}} ${result(most)}$。更快的办法：每个区间宽 12 小时，所以上界就是下界加 12。`,
            both`All values from the first up to the second are possible.``这两个值之间的数都有可能。`,
          ],
        },
      ],
    };
  },
});
