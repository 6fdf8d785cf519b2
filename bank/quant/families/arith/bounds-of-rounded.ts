/** Two lengths are known after rounding only: between which bounds do their sum and product lie? */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.estimation', 'quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 5,
  seconds: 100,
  space: {
    size: [
      [8, 5],
      [9, 4],
      [7, 6],
      [10, 7],
      [12, 5],
      [6, 4],
      [9, 7],
      [11, 8],
    ],
    asked: ['area', 'perimeter', 'difference'],
    offer: ['top', 'bottom', 'nominal', 'above', 'below'],
  },
  make: ({ size: [m, n], asked, offer }) => {
    const [a, b, c, d] = [m - 0.5, m + 0.5, n - 0.5, n + 0.5];
    const bounds = {
      area: [a * c, b * d, m * n],
      perimeter: [2 * (a + c), 2 * (b + d), 2 * (m + n)],
      difference: [a - d, b - c, m - n],
    }[asked] as [number, number, number];
    const [low, high, nominal] = bounds;
    const value = {
      top: high,
      bottom: low,
      nominal,
      above: Math.ceil(high) + (Number.isInteger(high) ? 1 : 0),
      below: Math.floor(low) - (Number.isInteger(low) ? 1 : 0),
    }[offer];
    if (value <= 0) return null;
    // The lower bounds can be reached, the upper ones cannot; a difference takes one of each.
    const reachesLow = asked !== 'difference';
    const key = value >= high ? 'B' : value < low || (value === low && !reachesLow) ? 'A' : 'D';
    const name = {
      area: both`The area of the rectangle, in square centimeters``长方形的面积（平方厘米）`,
      perimeter: both`The perimeter of the rectangle, in centimeters``长方形的周长（厘米）`,
      difference: both`The difference between the length and the width, in centimeters``长与宽之差（厘米）`,
    }[asked];
    const formula = {
      area: both`The area is at least $${a} \cdot ${c} = ${low}$ and less than $${b} \cdot ${d} = ${high}$.``面积不小于 $${a} \cdot ${c} = ${low}$，且小于 $${b} \cdot ${d} = ${high}$。`,
      perimeter: both`The perimeter is at least $2(${a} + ${c}) = ${low}$ and less than $2(${b} + ${d}) = ${high}$.``周长不小于 $2(${a} + ${c}) = ${low}$，且小于 $2(${b} + ${d}) = ${high}$。`,
      difference: both`The difference is greater than $${a} - ${d} = ${low}$ and less than $${b} - ${c} = ${high}$: the extremes pair a small length with a large width, or a large length with a small width.``
        差大于 $${a} - ${d} = ${low}$，且小于 $${b} - ${c} = ${high}$：极端情形是小的长配大的宽，或大的长配小的宽。`,
    }[asked];
    return {
      stem: both`The length and the width of a rectangle, each rounded to the nearest centimeter (halves are rounded up), are ${m} centimeters and ${n} centimeters, respectively.``
        长方形的长和宽四舍五入到整数厘米，分别为 ${m} 厘米和 ${n} 厘米。`,
      a: name,
      b: value,
      key,
      steps: [
        both`The idea: A rounded number stands for an interval. A length that is rounded to ${m} is at least ${a} and less than ${b}; a width that is rounded to ${n} is at least ${c} and less than ${d}.``关键在于：四舍五入后的数代表一个区间。四舍五入为 ${m} 的长不小于 ${a} 且小于 ${b}；四舍五入为 ${n} 的宽不小于 ${c} 且小于 ${d}。`,
        formula,
        {
          A: both`Quantity B is ${value}, which lies below all of these, so Quantity A is greater.``Quantity B 为 ${value}，比所有可能的值都小，所以 Quantity A 更大。`,
          B: both`Quantity B is ${value}, which lies above all of these, so Quantity B is greater.``Quantity B 为 ${value}，比所有可能的值都大，所以 Quantity B 更大。`,
          D:
            value === low
              ? both`Quantity B is ${value}, the least possible value: the two may be equal, or Quantity A may be greater.``Quantity B 为 ${value}，正是最小的可能值：两量可能相等，Quantity A 也可能更大。`
              : both`Quantity B is ${value}, inside these bounds, so the relationship cannot be determined.``Quantity B 为 ${value}，在这个范围之内，所以无法确定。`,
        }[key],
      ],
      wrong: {
        A: [
          'assumes-special-case',
          both`This considers only one end of the range, or forgets that both measures may have been rounded up.``这是只看了范围的一端，或忘了两个长度都可能是进位得来的。`,
        ],
        B: [
          'assumes-special-case',
          both`This considers only one end of the range, or forgets that the upper ends are not reached.``这是只看了范围的一端，或忘了上端是取不到的。`,
        ],
        C: [
          'assumes-special-case',
          both`Working with ${m} and ${n} themselves, or with an endpoint of the range, treats rounded numbers as exact.``直接用 ${m} 和 ${n} 或范围的端点来算，是把四舍五入的数当成了准确值。`,
        ],
        D: [
          'thinks-undetermined',
          both`The true measures are unknown, but all that they can give lies on one side of ${value}.``真实的长度虽然未知，但所有可能的结果都在 ${value} 的同一侧。`,
        ],
      },
    };
  },
});
