/** A repeating decimal against the same number rounded, cut off, or known only after rounding. */

import { add, compare, div, type Rational, round } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { aOrB, defineFamily, keyOfOrder } from '../../family.ts';
import { both, decimal } from '../../text.ts';

const worthOf = (cycle: string): Rational => div(Number(cycle), 10 ** cycle.length - 1);

export const family = defineFamily({
  tags: ['quant.arith.decimals'],
  form: 'qc',
  difficulty: 1,
  seconds: 50,
  space: {
    cycle: ['3', '4', '6', '7', '8', '27', '36', '45', '54', '63', '72', '81', '38', '83', '148', '592'],
    places: [2, 3],
    mode: ['rounded', 'cut', 'fraction', 'unknown'],
    swap: [false, true],
  },
  keep: ({ cycle, mode, places }) =>
    !(mode === 'fraction' && cycle.length > 2) && !(mode === 'unknown' && cycle.length === 3 && places === 3),
  make: ({ cycle, places, mode, swap }) => {
    const x = worthOf(cycle);
    const shown = `0.\\overline{${cycle}}`;
    const unit = places === 2 ? both`hundredth``百分位` : both`thousandth``千分位`;
    const digits = cycle.repeat(4);
    const cut = div(Number(digits.slice(0, places)), 10 ** places);
    const rounded = round(x, places);
    const long = `0.${digits.slice(0, places + 2)}`;
    const given = both`$x$ is the number $${shown}$, in which the digits under the bar repeat indefinitely.``$x$ 表示 $${shown}$，横线下的数字无限循环。`;
    const pair = (a: string | number | Text, b: string | number | Text) => (swap ? { a: b, b: a } : { a, b });
    if (mode === 'unknown') {
      const half = div(5, 10 ** (places + 1));
      const [low, high] = [decimal(add(rounded, div(-5, 10 ** (places + 1)))), decimal(add(rounded, half))];
      return {
        difficulty: 2,
        stem: both`When the number $x$ is rounded to the nearest ${unit}, the result is ${decimal(rounded)}.``数 $x$ 四舍五入到${unit}，结果是 ${decimal(rounded)}。`,
        ...pair('x', shown),
        key: 'D',
        steps: [
          both`The idea: A rounded result stands for a whole interval of numbers, not for a single one. Every number from ${low} up to, but not including, ${high} is rounded to ${decimal(rounded)}.``关键在于：四舍五入的结果代表一整段数，而不是一个数。从 ${low} 到 ${high}（不含后者）的每个数四舍五入后都是 ${decimal(rounded)}。`,
          both`$${shown}$ lies inside this range, so $x$ may be less than, equal to, or greater than it.``$${shown}$ 就在这个范围内，所以 $x$ 可以小于、等于或大于它。`,
        ],
        wrong: {
          A: [
            'one-example',
            both`A value of $x$ near one end of the range would give this.``只有 $x$ 靠近范围的一端时才会这样。`,
          ],
          B: [
            'one-example',
            both`A value of $x$ near the other end of the range would give this.``只有 $x$ 靠近范围的另一端时才会这样。`,
          ],
          C: [
            'assumes-special-case',
            both`The two round to the same number, but that does not make them equal.``两者四舍五入后相同，并不说明它们相等。`,
          ],
        },
      };
    }
    if (mode === 'fraction') {
      return {
        stem: given,
        ...pair('x', x.d === 1n ? '1' : `\\frac{${x.n}}{${x.d}}`),
        key: 'C',
        letters: { x },
        steps: [
          both`The idea: Shift the decimal point by one whole cycle; the endless digits after it then agree and can be subtracted. Multiplying by ${10 ** cycle.length} moves one whole cycle to the left of the decimal point: $${10 ** cycle.length}x = ${Number(cycle)} + x$.``关键在于：把小数点移过一个循环节，小数点后的无限数字就相同，可以相减消去。乘以 ${10 ** cycle.length}，恰好把一个循环节移到小数点前：$${10 ** cycle.length}x = ${Number(cycle)} + x$。`,
          both`So $${10 ** cycle.length - 1}x = ${Number(cycle)}$ and $x = \frac{${Number(cycle)}}{${10 ** cycle.length - 1}} = ${x}$: the two are equal. Faster: put the repeating digits over as many nines, and reduce.``所以 $${10 ** cycle.length - 1}x = ${Number(cycle)}$，$x = \frac{${Number(cycle)}}{${10 ** cycle.length - 1}} = ${x}$，两量相等。更快的做法：循环节作分子，有几位循环数字，分母就写几个九，再约分。`,
        ],
        wrong: {
          A: [
            'decimal-point-slip',
            both`Dividing the fraction out gives exactly the same repeating digits; neither is greater.``把分数除出来得到完全相同的无限循环数字，没有哪个更大。`,
          ],
          B: [
            'decimal-point-slip',
            both`Dividing the fraction out gives exactly the same repeating digits; neither is less.``把分数除出来得到完全相同的无限循环数字，没有哪个更小。`,
          ],
          D: [
            'thinks-undetermined',
            both`A repeating decimal is still one definite number.``无限循环小数仍然是一个确定的数。`,
          ],
        },
      };
    }
    const c = mode === 'cut' ? cut : rounded;
    const order = compare(x, c);
    return {
      stem: given,
      ...pair(
        'x',
        mode === 'cut'
          ? decimal(cut)
          : both`The result of rounding $x$ to the nearest ${unit}``把 $x$ 四舍五入到${unit}的结果`,
      ),
      key: keyOfOrder(order, swap),
      steps: [
        mode === 'cut'
          ? both`The idea: A positive decimal that is cut off lies below the full number, because what is dropped is positive. Written out further, $x$ begins with ${long}; the digits after the first ${places} decimals do not stop.``关键在于：正的小数截断后比原数小，因为去掉的部分是正的。多写几位，$x$ 的开头是 ${long}；小数点后第 ${places} 位以后的数字没有尽头。`
          : both`The idea: The first digit dropped tells whether rounding went up or down, and so on which side of the result the number lies. Written out further, $x$ begins with ${long}, and rounded to the nearest ${unit} it is ${decimal(rounded)}.``关键在于：看舍去部分的第一位，就知道是进位还是舍去，也就知道原数在结果的哪一侧。多写几位，$x$ 的开头是 ${long}，四舍五入到${unit}得 ${decimal(rounded)}。`,
        order > 0
          ? both`The other number leaves out the further digits, so $x$ is greater: $${shown} > ${decimal(c)}$.``另一个数舍去了后面的数字，所以 $x$ 更大：$${shown} > ${decimal(c)}$。`
          : both`Rounding went up here, so $x$ is less: $${shown} < ${decimal(c)}$.``这里是进位，所以 $x$ 更小：$${shown} < ${decimal(c)}$。`,
      ],
      wrong: {
        ...aOrB(
          'decimal-point-slip',
          both`Look at the first digit that was dropped: it tells whether the shorter number lies above or below $x$.``看被舍去的第一位数字，就知道较短的数在 $x$ 之上还是之下。`,
        ),
        C: [
          'judges-by-looks',
          both`The two agree in their first decimals, but the further digits make a difference.``两者前几位小数相同，但后面的数字使它们不等。`,
        ],
        D: [
          'thinks-undetermined',
          both`A repeating decimal is still one definite number.``无限循环小数仍然是一个确定的数。`,
        ],
      },
    };
  },
});
