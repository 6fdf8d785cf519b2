/** The digit at a far place of a repeating decimal, by the length of its cycle and where the cycle starts. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

/** Fractions with the digits before the cycle and the cycle. */
const fractions: [number, number, string, string][] = [
  [2, 7, '', '285714'],
  [3, 7, '', '428571'],
  [5, 7, '', '714285'],
  [4, 11, '', '36'],
  [5, 27, '', '185'],
  [8, 37, '', '216'],
  [10, 27, '', '370'],
  [5, 22, '2', '27'],
  [7, 22, '3', '18'],
  [3, 14, '2', '142857'],
  [9, 14, '6', '428571'],
  [13, 55, '2', '36'],
  [5, 13, '', '384615'],
  [4, 41, '', '09756'],
];

export const family = defineFamily({
  tags: ['quant.arith.decimals', 'quant.arith.remainders'],
  form: 'numeric',
  difficulty: 4,
  seconds: 85,
  space: { fraction: fractions, place: range(25, 101) },
  keep: ({ fraction: [, , head, cycle], place }) =>
    (place - head.length) % cycle.length !== 1 && place % 10 !== 1 && ![2, 3].includes(place % 10),
  make: ({ fraction: [p, q, head, cycle], place }) => {
    const length = cycle.length;
    const at = (index: number): number => Number(cycle[(index - 1 + 10 * length) % length]);
    const inside = place - head.length;
    const rest = inside % length;
    const key = at(inside);
    const turns = Math.floor(inside / length);
    const decimal = `0.${head}\\overline{${cycle}}`;
    const th = (n: number): string => `${n}th`;
    return {
      difficulty: head === '' ? 4 : 5,
      stem: both`In the decimal representation of $\frac{${p}}{${q}}$, what is the ${th(place)} digit to the right of the decimal point?``
        把 $\frac{${p}}{${q}}$ 写成小数，小数点后第 ${place} 位数字是多少？`,
      key,
      steps: [
        both`The idea: Find the cycle, and let the remainder tell the place in it. Division gives $\frac{${p}}{${q}} = ${decimal}$, with a cycle of ${length} digits.``关键在于：先求循环节，再用余数定位置。相除得 $\frac{${p}}{${q}} = ${decimal}$，循环节有 ${length} 位。`,
        head === ''
          ? rest === 0
            ? both`Since $${place} = ${length} \cdot ${turns}$, place ${place} is the end of a cycle.``因为 $${place} = ${length} \cdot ${turns}$，第 ${place} 位恰是一个循环节的末位。`
            : both`Since $${place} = ${length} \cdot ${turns} + ${rest}$, place ${place} has the same digit as place ${rest}.``因为 $${place} = ${length} \cdot ${turns} + ${rest}$，第 ${place} 位与第 ${rest} 位数字相同。`
          : rest === 0
            ? both`The first digit is outside the cycle, so count $${place} - 1 = ${inside}$ places in the cycles; $${inside} = ${length} \cdot ${turns}$, the end of a cycle.``
              第一位数字不在循环节内，所以在循环部分要数 $${place} - 1 = ${inside}$ 位；$${inside} = ${length} \cdot ${turns}$，恰是循环节的末位。`
            : both`The first digit is outside the cycle, so count $${place} - 1 = ${inside}$ places in the cycles; $${inside} = ${length} \cdot ${turns} + ${rest}$, place ${rest} of a cycle.``
              第一位数字不在循环节内，所以在循环部分要数 $${place} - 1 = ${inside}$ 位；$${inside} = ${length} \cdot ${turns} + ${rest}$，是循环节的第 ${rest} 位。`,
        both`The digit there is ${key}.``该位数字是 ${key}。`,
      ],
      wrong: [
        ...(head === ''
          ? []
          : ([
              [
                at(place),
                'ignores-a-condition',
                both`${at(place)} comes from counting the cycles from the decimal point, but the first digit is not part of a cycle.``从小数点起就按循环节数会得到 ${at(place)}，但第一位数字不在循环节内。`,
              ],
            ] as const)),
        [
          at(inside + 1),
          'off-by-one',
          both`${at(inside + 1)} is the digit one place farther to the right.``${at(inside + 1)} 是后一位的数字。`,
        ],
        [
          at(inside - 1),
          'off-by-one',
          both`${at(inside - 1)} is the digit one place earlier.``${at(inside - 1)} 是前一位的数字。`,
        ],
        [
          rest,
          'remainder-as-quotient',
          both`${rest} is the remainder that tells the place in the cycle, not the digit there.``${rest} 是说明在循环节中位置的余数，不是该位的数字。`,
        ],
      ],
    };
  },
});
