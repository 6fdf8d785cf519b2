/**
 * Cars in a garage at full hours, and cars that entered in each hour: those that left are in neither figure.
 *
 * Departures are entries less the change of the line; and all cars that were there at some time include those of the
 * first moment.
 */
import { range, roundTo, sumOf } from '../../arithmetic.ts';
import { asPercent, barsOf, closest, inARow, inPercent, linesOf, untidy } from '../../data-set.ts';
import { defineSet } from '../../family.ts';
import { seeded } from '../../random.ts';
import { both, same } from '../../text.ts';

const hours = ['7:00', '8:00', '9:00', '10:00', '11:00', '12:00'];
const span = (i: number) => ({
  en: `between ${hours[i]} and ${hours[i + 1]}`,
  zh_cn: `${hours[i]} 至 ${hours[i + 1]} 之间`,
});

export const family = defineSet({
  space: { pick: range(1, 300) },
  make: ({ pick }) => {
    const random = seeded(`garage cars ${pick}`);
    const inside = [untidy(random, 62, 0.15)];
    const entered = [96, 83, 47, 58, 39].map((base) => untidy(random, base, 0.12));
    const left = random.shuffle([21, 34, 55, 66, 74]).map((base) => untidy(random, base, 0.08));
    // The first hour of a morning brings more cars than it takes.
    if (left[0]! > 60) return null;
    for (const i of range(0, 4)) inside.push(inside[i]! + entered[i]! - left[i]!);
    const [first, last] = [inside[0]!, inside.at(-1)!];
    const falls = inside.slice(1).map((n, i) => n < inside[i]!);
    if (inside.some((n) => n < 30 || n > 290) || falls.filter(Boolean).length < 2) return null;
    if (falls.every((f, i) => f === entered[i]! < 60)) return null;
    const asked = 1 + random.below(4);
    const [x, y, e, out] = [inside[asked]!, inside[asked + 1]!, entered[asked]!, left[asked]!];
    const [came, gone] = [sumOf(entered), sumOf(left)];
    const all = first + came;
    const share = closest(
      (100 * gone) / all,
      1,
      [
        [
          (100 * gone) / came,
          'percent-of-wrong-base',
          both`$${inPercent(gone, came)}$ forgets the ${first} cars that were there at ${hours[0]!}``$${inPercent(gone, came)}$ 漏掉了 ${hours[0]!} 时已在场的 ${first} 辆车`,
        ],
        [
          (100 * last) / all,
          'complement-slip',
          both`$${inPercent(last, all)}$ were still there``$${inPercent(last, all)}$ 是仍在场的比例`,
        ],
        [
          (100 * (came - last)) / came,
          'ignores-a-condition',
          both`$\frac{${came} - ${last}}{${came}} \approx ${roundTo((100 * (came - last)) / came, 1)}\%$ leaves the first ${first} cars out of both counts``$\frac{${came} - ${last}}{${came}} \approx ${roundTo((100 * (came - last)) / came, 1)}\%$ 在分子、分母中都漏掉了最初的 ${first} 辆车`,
        ],
        [
          (100 * first) / all,
          'answers-another-question',
          both`$${inPercent(first, all)}$ were there at ${hours[0]!}``$${inPercent(first, all)}$ 是 ${hours[0]!} 时已在场的比例`,
        ],
        [
          (100 * last) / came,
          'percent-of-wrong-base',
          both`$${inPercent(last, came)}$ compares the cars that stayed with those that entered``$${inPercent(last, came)}$ 是在场车辆与进场车辆之比`,
        ],
        [
          (100 * came) / all,
          'answers-another-question',
          both`$${inPercent(came, all)}$ entered after ${hours[0]!}``$${inPercent(came, all)}$ 是 ${hours[0]!} 以后进场的比例`,
        ],
      ],
      { show: asPercent, gap: 3 },
    );
    if (share === null) return null;
    return {
      title: both`A parking garage on one morning``某停车场一个上午的车辆`,
      intro: both`The line graph shows the number of cars in a parking garage on the hour from 7:00 in the morning to 12:00 noon. The bar graph shows how many cars entered the garage in each hour. No car that left returned.``
        折线图为某停车场某日上午 7:00 至中午 12:00 各整点的在场车辆数。条形图给出每小时进场的车辆数。没有车辆离开后又返回。`,
      figures: [
        linesOf(both`Cars in the garage``在场车辆`, both`cars``辆`, hours.map(same), [
          [both`Cars``车辆`, inside],
        ]),
        barsOf(
          both`Cars that entered``进场车辆`,
          both`cars``辆`,
          range(0, 4).map((i) => same(`${hours[i]!.replace(':00', '')}–${hours[i + 1]!.replace(':00', '')}`)),
          entered,
        ),
      ],
      questions: [
        {
          form: 'numeric',
          tags: ['quant.data.interpretation', 'quant.algebra.word-problems'],
          difficulty: 3,
          seconds: 80,
          stem: both`How many cars left the garage ${span(asked)}?``${span(asked)}有多少辆车离场？`,
          key: out,
          steps: [
            both`The idea: cars before, plus cars that entered, less cars that left, are the cars after.``关键在于：原有车辆加上进场车辆，减去离场车辆，等于之后的在场车辆。`,
            both`So those that left are $${x} + ${e} - ${y} = ${out}$.``所以离场车辆为 $${x} + ${e} - ${y} = ${out}$。`,
          ],
          wrong: [
            [
              Math.abs(x - y),
              'ignores-a-condition',
              both`$${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(x - y)}$ is the change alone and leaves out the cars that entered.``$${Math.max(x, y)} - ${Math.min(x, y)} = ${Math.abs(x - y)}$ 只是在场车辆的变化，没有考虑进场车辆。`,
            ],
            [e, 'misreads-chart', both`${e} cars entered.``${e} 是进场的车辆数。`],
            ...(y + e > x
              ? [
                  [
                    y + e - x,
                    'sign-slip',
                    both`$${y} + ${e} - ${x} = ${y + e - x}$ adds the later count and takes off the earlier one.``$${y} + ${e} - ${x} = ${y + e - x}$ 加的是后来的数，减的是先前的数。`,
                  ] as const,
                ]
              : []),
          ],
        },
        {
          form: 'mc-many',
          tags: ['quant.data.interpretation'],
          difficulty: 2,
          seconds: 70,
          stem: both`In which of the following hours did more cars leave the garage than enter it? Indicate all such hours.``在下列哪些时段，离场的车多于进场的车？请选出所有符合的时段。`,
          inOrder: true,
          options: range(0, 4).map(
            (i) =>
              [
                {
                  en: `Between ${hours[i]} and ${hours[i + 1]}`,
                  zh_cn: `${hours[i]} 至 ${hours[i + 1]} 之间`,
                },
                falls[i]!,
                falls[i]! ? null : 'judges-by-looks',
                falls[i]!
                  ? both`The number of cars went down from ${inside[i]!} to ${inside[i + 1]!}.``在场车辆由 ${inside[i]!} 降为 ${inside[i + 1]!}。`
                  : both`The number of cars went up from ${inside[i]!} to ${inside[i + 1]!}, so more entered than left, however short the bar.``在场车辆由 ${inside[i]!} 升为 ${inside[i + 1]!}，说明进场多于离场，与条形长短无关。`,
              ] as const,
          ),
          steps: [
            both`The idea: more cars leave than enter exactly when the line falls. The bars are not needed.``关键在于：折线下降的时段就是离场多于进场的时段，用不到条形图。`,
            both`The line runs through ${inARow(inside)}.``折线依次经过 ${inARow(inside)}。`,
          ],
        },
        {
          tags: ['quant.data.interpretation', 'quant.arith.percent'],
          difficulty: 4,
          seconds: 130,
          stem: both`Of all the cars that were in the garage at some time from ${hours[0]!} to ${hours[5]!}, approximately what percent had left by ${hours[5]!}?``从 ${hours[0]!} 到 ${hours[5]!} 曾在场的所有车辆中，到 ${hours[5]!} 时约有百分之几已经离场？`,
          ...share,
          steps: [
            both`The idea: all cars that were ever there are the ${first} of ${hours[0]!} and those that entered: $${first} + ${came} = ${all}$.``关键在于：曾在场的车辆包括 ${hours[0]!} 时的 ${first} 辆和之后进场的车辆：$${first} + ${came} = ${all}$。`,
            both`At ${hours[5]!} there were ${last} left, so $${all} - ${last} = ${gone}$ had gone.``${hours[5]!} 时还有 ${last} 辆，所以已离场 $${all} - ${last} = ${gone}$ 辆。`,
            both`$${inPercent(gone, all)}$, closest to ${share.key} percent. The hours in between are not needed.``$${inPercent(gone, all)}$，最接近 ${share.key}%。中间各整点的数用不到。`,
          ],
        },
      ],
    };
  },
});
