/**
 * Rooms, rates, and occupancy of four hotels: percentage points of occupancy against percents of price.
 *
 * Six points more are a large percent of a low occupancy and a small percent of a high one.
 */
import { meanOf, range, roundTo, sumOf } from '../../arithmetic.ts';
import { barsOf, closest, result, tableOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, plain, usd } from '../../text.ts';

const hotels = [
  { en: 'Alder House', zh_cn: '桤木旅馆' },
  { en: 'Bay Inn', zh_cn: '海湾旅馆' },
  { en: 'Castle Hotel', zh_cn: '城堡酒店' },
  { en: 'Dale Lodge', zh_cn: '溪谷旅馆' },
];

export const family = defineSet({
  space: { pick: range(1, 400), cut: [8, 9, 10, 12], points: [5, 6, 7] },
  make: ({ pick, cut, points }) => {
    const random = seeded(`hotel rooms ${pick}`);
    const order = random.shuffle([0, 1, 2, 3]);
    const rooms = order.map((k) => untidy(random, [84, 132, 215, 58][k]!, 0.12));
    const rate = order.map((k) => untidy(random, [118, 164, 139, 97][k]!, 0.1));
    const full = order.map((k) => [81, 47, 68, 56][k]! + random.below(5) - 2);
    const taken = rooms.map((n, i) => roundTo((n * full[i]!) / 100, 2));
    const money = taken.map((n, i) => roundTo(n * rate[i]!, 2));
    const factor = full.map((p) => ((100 - cut) * (p + points)) / (100 * p));
    const isIt = factor.map((f) => f > 1);
    if (factor.some((f) => Math.abs(f - 1) < 0.006) || !isIt.includes(true) || !isIt.includes(false))
      return null;
    const [all, used] = [sumOf(rooms), roundTo(sumOf(taken), 2)];
    const total = roundTo(sumOf(money), 2);
    const best = random.below(4);
    const first = closest(
      money[best]!,
      100,
      [
        [
          rooms[best]! * rate[best]!,
          'ignores-a-condition',
          both`$${rooms[best]!} \cdot ${rate[best]!} = ${rooms[best]! * rate[best]!}$ takes all rooms to be occupied``$${rooms[best]!} \cdot ${rate[best]!} = ${rooms[best]! * rate[best]!}$ 默认所有客房都已入住`,
        ],
        [
          (rooms[best]! * rate[best]! * (100 - full[best]!)) / 100,
          'complement-slip',
          both`$${100 - full[best]!}\% \cdot ${rooms[best]!} \cdot ${rate[best]!} ${result((rooms[best]! * rate[best]! * (100 - full[best]!)) / 100, 0)}$ counts the empty rooms``$${100 - full[best]!}\% \cdot ${rooms[best]!} \cdot ${rate[best]!} ${result((rooms[best]! * rate[best]! * (100 - full[best]!)) / 100, 0)}$ 算的是空房`,
        ],
        ...range(0, 3)
          .filter((i) => i !== best)
          .map(
            (i) =>
              [
                money[i]!,
                'misreads-chart',
                both`$${full[i]!}\% \cdot ${rooms[i]!} \cdot ${rate[i]!} ${result(money[i]!, 0)}$ belongs to ${hotels[i]!}``$${full[i]!}\% \cdot ${rooms[i]!} \cdot ${rate[i]!} ${result(money[i]!, 0)}$ 是${hotels[i]!}的收入`,
              ] as const,
          ),
        [
          full[best]! * rate[best]!,
          'percent-as-number',
          both`$${full[best]!} \cdot ${rate[best]!} = ${full[best]! * rate[best]!}$ takes the percent for a number of rooms``$${full[best]!} \cdot ${rate[best]!} = ${full[best]! * rate[best]!}$ 把百分数当成了房间数`,
        ],
      ],
      { show: usd, gap: 700 },
    );
    const perRoom = total / used;
    const second = closest(
      perRoom,
      1,
      [
        [
          meanOf(rate),
          'unweighted-mean',
          both`$\frac{${rate.join(' + ')}}{4} = ${meanOf(rate)}$ averages the four rates as if equally many rooms were occupied``$\frac{${rate.join(' + ')}}{4} = ${meanOf(rate)}$ 直接平均四个房价，默认入住房间数相同`,
        ],
        [
          sumOf(rooms.map((n, i) => n * rate[i]!)) / all,
          'wrong-row-total',
          both`$\frac{${sumOf(rooms.map((n, i) => n * rate[i]!))}}{${all}} ${result(sumOf(rooms.map((n, i) => n * rate[i]!)) / all)}$ weights by all rooms, occupied or not``$\frac{${sumOf(rooms.map((n, i) => n * rate[i]!))}}{${all}} ${result(sumOf(rooms.map((n, i) => n * rate[i]!)) / all)}$ 按全部客房而不是入住客房加权`,
        ],
        [
          total / all,
          'divides-by-wrong-count',
          both`$\frac{${Math.round(total)}}{${all}} ${result(Math.round(total) / all)}$ divides by all rooms, occupied or not``$\frac{${Math.round(total)}}{${all}} ${result(Math.round(total) / all)}$ 除以了全部客房数`,
        ],
        [
          sumOf(full.map((p, i) => p * rate[i]!)) / sumOf(full),
          'percent-of-wrong-base',
          both`$\frac{${sumOf(full.map((p, i) => p * rate[i]!))}}{${sumOf(full)}} ${result(sumOf(full.map((p, i) => p * rate[i]!)) / sumOf(full))}$ weights by the percents, not by rooms``$\frac{${sumOf(full.map((p, i) => p * rate[i]!))}}{${sumOf(full)}} ${result(sumOf(full.map((p, i) => p * rate[i]!)) / sumOf(full))}$ 按百分数而不是房间数加权`,
        ],
        ...range(0, 3).map(
          (i) =>
            [
              rate[i]!,
              'misreads-chart',
              both`${rate[i]!} is the rate of ${hotels[i]!} alone``${rate[i]!} 只是${hotels[i]!}的房价`,
            ] as const,
        ),
      ],
      { show: usd, gap: 2.2 },
    );
    if (first === null || second === null) return null;
    return {
      title: both`Four hotels of the town of Wexcombe``韦克斯科姆镇的四家酒店`,
      intro: both`The graph shows the occupancy, that is, the percent of the rooms that were occupied, of four hotels on an average night last season. The table shows the number of rooms of each hotel and its rate for one room for one night. Percents are rounded.``
        图中为四家酒店上一季平均每晚的入住率，即已入住客房所占的百分比。表格给出各酒店的客房数以及每间客房每晚的房价。百分数为四舍五入后的值。`,
      figures: [
        barsOf(both`Occupancy``入住率`, both`percent of rooms``占客房的百分比`, hotels, full),
        tableOf(
          both`Rooms and rates``客房与房价`,
          [both`Hotel``酒店`, both`Rooms``客房数`, both`Rate (dollars)``房价（美元）`],
          hotels.map((name, i) => [name, rooms[i]!, rate[i]!] as const),
        ),
      ],
      questions: [
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 2,
          seconds: 70,
          stem: both`The revenue of ${hotels[best]!} on an average night was closest to which of the following?``${hotels[best]!}平均每晚的收入最接近下列哪个数？`,
          ...first,
          steps: [
            both`The idea: only occupied rooms bring revenue, so find their number first and multiply it by the rate. On an average night $${full[best]!}\% \cdot ${rooms[best]!} = ${taken[best]!}$ rooms were occupied.``关键在于：只有已入住的客房才有收入，所以先求出入住的客房数，再乘以房价。平均每晚入住 $${full[best]!}\% \cdot ${rooms[best]!} = ${taken[best]!}$ 间。`,
            both`$${taken[best]!} \cdot ${rate[best]!} ${result(money[best]!, 0)}$ dollars, closest to ${plain(first.key)}.``$${taken[best]!} \cdot ${rate[best]!} ${result(money[best]!, 0)}$ 美元，最接近 ${plain(first.key)}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.data.weighted-mean'],
          difficulty: 4,
          seconds: 150,
          stem: both`For the four hotels together, the average (arithmetic mean) rate paid for an occupied room was closest to which of the following?``四家酒店合计，每间已入住客房的平均房价最接近下列哪个数？`,
          ...second,
          steps: [
            both`The idea: the weights are the occupied rooms, which are in neither figure: ${taken.join(', ')}, together ${used}.``关键在于：权数是已入住的客房数，两个图表中都没有直接给出：${taken.join('、')}，共 ${used}。`,
            both`The revenue of a night was about ${Math.round(total)} dollars, so the average is $\frac{${Math.round(total)}}{${used}} ${result(Math.round(total) / used)}$ dollars, closest to ${second.key}.``每晚的总收入约为 ${Math.round(total)} 美元，平均为 $\frac{${Math.round(total)}}{${used}} ${result(Math.round(total) / used)}$ 美元，最接近 ${second.key}。`,
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation', 'quant.arith.percent-change'],
          difficulty: 4,
          seconds: 130,
          stem: both`Next season each hotel will lower its rate by ${cut} percent, and the occupancy of each is expected to rise by ${points} percentage points. At which of the hotels is revenue then expected to increase? Indicate all such hotels.``
            下一季各酒店都将房价降低 ${cut}%，预计各酒店的入住率都会提高 ${points} 个百分点。预计哪些酒店的收入会增加？请选出所有符合的酒店。`,
          inOrder: true,
          options: hotels.map(
            (name, i) =>
              [
                name,
                isIt[i]!,
                isIt[i]! ? null : 'percent-points',
                isIt[i]!
                  ? both`Revenue changes by the factor $\frac{${100 - cut}}{100} \cdot \frac{${full[i]! + points}}{${full[i]!}} ${result(factor[i]!, 3)}$, which is more than 1.``收入变为原来的 $\frac{${100 - cut}}{100} \cdot \frac{${full[i]! + points}}{${full[i]!}} ${result(factor[i]!, 3)}$ 倍，大于 1。`
                  : both`Revenue changes by the factor $\frac{${100 - cut}}{100} \cdot \frac{${full[i]! + points}}{${full[i]!}} ${result(factor[i]!, 3)}$, which is less than 1: ${points} points are a small part of ${full[i]!}.``收入变为原来的 $\frac{${100 - cut}}{100} \cdot \frac{${full[i]! + points}}{${full[i]!}} ${result(factor[i]!, 3)}$ 倍，小于 1：${points} 个百分点相对 ${full[i]!} 太少。`,
              ] as const,
          ),
          steps: [
            both`The idea: the rate changes by the factor $\frac{${100 - cut}}{100}$ everywhere, but ${points} percentage points are a different percent of each occupancy.``关键在于：房价处处变为 $\frac{${100 - cut}}{100}$，但 ${points} 个百分点相对各酒店入住率的比例不同。`,
            both`Revenue rises where ${points} over the occupancy $p$ is more than ${cut} over ${100 - cut}, that is, where $p < \frac{${points} \cdot ${100 - cut}}{${cut}} ${result((points * (100 - cut)) / cut)}$. Rooms and rates drop out.``当 ${points} 与入住率 $p$ 之比大于 ${cut} 与 ${100 - cut} 之比时收入增加，即 $p < \frac{${points} \cdot ${100 - cut}}{${cut}} ${result((points * (100 - cut)) / cut)}$。客房数与房价都约掉了。`,
          ],
          letters: { p: Math.min(...full) },
        },
      ],
    };
  },
});
