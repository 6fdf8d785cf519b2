/** Compound interest exceeds simple interest by the interest on the first interest. */
import { div, mul, type Rational } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, usd } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.interest-profit'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 85,
  wide: 'the interest itself is far greater than what compounding adds to it',
  space: {
    principal: [1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000],
    rate: [4, 5, 6, 8, 10, 12],
    kind: ['years', 'years', 'halves'],
  },
  keep: ({ principal, rate, kind }) =>
    (kind === 'halves' ? rate % 2 === 0 : true) &&
    (principal * rate * rate) % (kind === 'halves' ? 40_000 : 10_000) === 0,
  make: ({ principal, rate, kind }) => {
    const i = kind === 'halves' ? rate / 2 : rate;
    const first = (principal * i) / 100;
    const key = (first * i) / 100;
    const simple = 2 * first;
    const isHalves = kind === 'halves';
    const more: Rational = mul(key, div(100 + i, 100));
    return {
      stem: isHalves
        ? both`An amount of ${usd(principal)} is invested for 1 year at an annual interest rate of ${rate} percent, compounded semiannually. By how much does the interest earned exceed the simple interest on the same amount at the same annual rate for the same period?``
          将 ${usd(principal)}投资 1 年，年利率 ${rate}%，每半年计一次复利。所得利息比相同本金、相同年利率、相同时间的单利利息多多少？`
        : both`An amount of ${usd(principal)} is invested for 2 years at an annual interest rate of ${rate} percent, compounded annually. By how much does the interest earned exceed the simple interest on the same amount at the same annual rate for the same period?``
          将 ${usd(principal)}投资 2 年，年利率 ${rate}%，每年计一次复利。所得利息比相同本金、相同年利率、相同时间的单利利息多多少？`,
      key,
      show: (v) => usd(v),
      steps: [
        isHalves
          ? both`The idea: Compound interest differs from simple interest only by the interest on earlier interest. The rate for each half year is half of the annual rate, $${rate}\% \div 2 = ${i}\%$. The interest for the first half year is $${i}\% \cdot ${principal} = ${first}$ dollars in either case.``关键在于：复利与单利的差别只在于利息又生的利息。每半年的利率是年利率的一半，$${rate}\% \div 2 = ${i}\%$。无论哪种方式，前半年的利息都是 $${i}\% \cdot ${principal} = ${first}$ 美元。`
          : both`The idea: Compound interest differs from simple interest only by the interest on earlier interest. The interest for the first year is $${rate}\% \cdot ${principal} = ${first}$ dollars in either case.``关键在于：复利与单利的差别只在于利息又生的利息。无论哪种方式，第一年的利息都是 $${rate}\% \cdot ${principal} = ${first}$ 美元。`,
        both`In the second ${isHalves ? 'half year' : 'year'}, the simple interest is the same again; the compound interest includes, in addition, the interest on the first interest, $${i}\% \cdot ${first} = ${key}$ dollars. That is the difference.``
          ${isHalves ? '后半年' : '第二年'}单利仍是这么多；复利还要加上前一期利息所生的利息，$${i}\% \cdot ${first} = ${key}$ 美元，这就是两者之差。`,
      ],
      wrong: [
        [
          2 * key,
          'symmetry-double',
          both`$2 \cdot ${key} = ${2 * key}$ counts the interest on the interest twice.``$2 \cdot ${key} = ${2 * key}$ 把利息的利息算了两次。`,
        ],
        [
          first,
          'stops-early',
          both`$${i}\% \cdot ${principal} = ${first}$ is the interest for one ${isHalves ? 'half year' : 'year'}.``$${i}\% \cdot ${principal} = ${first}$ 是${isHalves ? '半年' : '一年'}的利息。`,
        ],
        [
          simple,
          'answers-another-question',
          both`$2 \cdot ${first} = ${simple}$ is the whole simple interest.``$2 \cdot ${first} = ${simple}$ 是全部单利利息。`,
        ],
        [
          simple + key,
          'answers-another-question',
          both`$${simple} + ${key} = ${simple + key}$ is the whole compound interest.``$${simple} + ${key} = ${simple + key}$ 是全部复利利息。`,
        ],
        [
          div(key, 2),
          'arithmetic-slip',
          both`$${key} \div 2 = ${div(key, 2)}$ takes half of the interest on the interest.``$${key} \div 2 = ${div(key, 2)}$ 只取了利息的利息的一半。`,
        ],
        [
          more,
          'simple-for-compound',
          both`$${key} \cdot ${div(100 + i, 100)} = ${more}$ lets the interest on the interest earn interest itself.``$${key} \cdot ${div(100 + i, 100)} = ${more}$ 又给利息的利息算了利息。`,
        ],
        [
          isHalves ? div(key, 4) : div(key, 10),
          isHalves ? 'substitutes-wrongly' : 'decimal-point-slip',
          isHalves
            ? both`$${key} \div 4 = ${div(key, 4)}$ halves the rate once too often.``$${key} \div 4 = ${div(key, 4)}$ 把利率又减半了一次。`
            : both`$${key} \div 10 = ${div(key, 10)}$ misplaces the decimal point.``$${key} \div 10 = ${div(key, 10)}$ 小数点错了一位。`,
        ],
        ...(isHalves
          ? ([
              [
                4 * key,
                'ignores-a-condition',
                both`$${rate}\% \cdot ${rate}\% \cdot ${principal} = ${4 * key}$ uses the full annual rate for each half year.``$${rate}\% \cdot ${rate}\% \cdot ${principal} = ${4 * key}$ 每半年都用了全年的利率。`,
              ],
            ] as const)
          : []),
      ],
    };
  },
});
