/** Which number is closest to an awkward product or quotient: round to friendly numbers first. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

/** An awkward number, the friendly one beside it. */
const factors: [string, number][] = [
  ['0.0497', 0.05],
  ['0.0203', 0.02],
  ['0.0396', 0.04],
  ['0.1987', 0.2],
  ['0.3021', 0.3],
  ['0.4976', 0.5],
  ['0.0596', 0.06],
];
const numbers: [string, number][] = [
  ['603', 600],
  ['398', 400],
  ['812', 800],
  ['1,196', 1200],
  ['2,407', 2400],
  ['989', 1000],
  ['1,794', 1800],
];
const divisors: [string, number][] = [
  ['2.98', 3],
  ['4.03', 4],
  ['1.99', 2],
  ['5.02', 5],
  ['5.97', 6],
];

export const family = defineFamily({
  tags: ['quant.arith.estimation', 'quant.arith.decimals'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 50,
  wide: 'orders of magnitude are what is asked for',
  space: { small: factors, large: numbers, by: divisors },
  keep: ({ small, large, by }) => Number.isInteger(Math.round(((small[1] * large[1]) / by[1]) * 1e6) / 1e6),
  make: ({ small: [s, u], large: [l, v], by: [d, w] }) => {
    const key = Math.round((u * v) / w);
    const top = Math.round(u * v);
    if (key < 2 || top / key === 1) return null;
    const grouped = l.replace(',', '{,}');
    return {
      stem: both`Which of the following is closest to the value of $\frac{${s} \times ${grouped}}{${d}}$?``下列哪个数最接近 $\frac{${s} \times ${grouped}}{${d}}$ 的值？`,
      key,
      steps: [
        both`The idea: No exact value is asked for, and the choices are far apart, so round before computing. Replace each number by a friendly one nearby: ${s} by ${u}, ${l} by ${v}, and ${d} by ${w}.``关键在于：题目不要求精确值，选项又相差很大，所以先取近似数再计算。把每个数换成附近好算的数：${s} 换成 ${u}，${l} 换成 ${v}，${d} 换成 ${w}。`,
        both`Then $\frac{${u} \cdot ${v}}{${w}} = \frac{${top}}{${w}} = ${key}$; the small changes do not move the value far.``则 $\frac{${u} \cdot ${v}}{${w}} = \frac{${top}}{${w}} = ${key}$，这些微小的改变对结果影响不大。`,
      ],
      wrong: [
        [
          key * 10,
          'decimal-point-slip',
          both`$10 \cdot ${key} = ${key * 10}$ has the decimal point of ${s} one place too far to the right.``$10 \cdot ${key} = ${key * 10}$ 是把 ${s} 的小数点向右多移了一位。`,
        ],
        [
          key / 10,
          'decimal-point-slip',
          both`$${key} \div 10 = ${key / 10}$ has the decimal point of ${s} one place too far to the left.``$${key} \div 10 = ${key / 10}$ 是把 ${s} 的小数点向左多移了一位。`,
        ],
        [
          top,
          'stops-early',
          both`$${u} \cdot ${v} = ${top}$ leaves out the division.``$${u} \cdot ${v} = ${top}$ 忘了做除法。`,
        ],
        [
          top * w,
          'adds-for-multiplies',
          both`$${top} \cdot ${w} = ${top * w}$ multiplies by the denominator.``$${top} \cdot ${w} = ${top * w}$ 是乘以了分母。`,
        ],
        [
          key * 100,
          'decimal-point-slip',
          both`$100 \cdot ${key} = ${key * 100}$ is off by two places.``$100 \cdot ${key} = ${key * 100}$ 差了两位。`,
        ],
        [
          key / 2,
          'arithmetic-slip',
          both`$${key} \div 2 = ${key / 2}$ is only half of the estimate; rounding does not change the value that much.``$${key} \div 2 = ${key / 2}$ 只有估计值的一半，取整不会造成这么大的误差。`,
        ],
        [
          2 * key,
          'arithmetic-slip',
          both`$2 \cdot ${key} = ${2 * key}$ is twice the estimate; rounding does not change the value that much.``$2 \cdot ${key} = ${2 * key}$ 是估计值的两倍，取整不会造成这么大的误差。`,
        ],
      ],
    };
  },
});
