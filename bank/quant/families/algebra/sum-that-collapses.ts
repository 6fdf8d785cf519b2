/** A sum of differences of reciprocals cancels to its first and its last part. */
import { add, div, mul, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.sequences', 'quant.arith.fractions'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 100,
  space: {
    a: [1, 2, 3, 4, 5, 6],
    count: [8, 9, 10, 12, 14, 15, 18, 19, 20, 24],
    step: [1, 1, 2],
    isOpen: [false, true],
  },
  keep: ({ a, step, isOpen }) => step === 1 || (!isOpen && a % 2 === 1 && a < 5),
  make: ({ a, count, step, isOpen }) => {
    const last = a + step * count;
    const before = last - step;
    const product = (i: number): string => `\\frac{1}{${i} \\cdot ${i + step}}`;
    const open = (i: number): string => `(\\frac{1}{${i}} - \\frac{1}{${i + step}})`;
    const one = isOpen ? open : product;
    const sum = `${one(a)} + ${one(a + step)} + ${one(a + 2 * step)} + \\cdots + ${one(before)}`;
    const unit = a === 1 ? '1' : `\\frac{1}{${a}}`;
    const whole = sub(div(1, a), div(1, last));
    const key = div(whole, step);
    const [half, wholeTex] = [step === 2 ? '\\frac{1}{2} \\cdot ' : '', `(${unit} - \\frac{1}{${last}})`];
    const end = (n: number): string =>
      step === 2 ? `(${unit} - \\frac{1}{${n}})` : `${unit} - \\frac{1}{${n}}`;
    const alt = div(sub(div(1, a), div(1, before)), step);
    const plusOne = div(sub(div(1, a), div(1, last + step)), step);
    return {
      difficulty: isOpen ? 3 : 5,
      stem: both`What is the value of $${sum}$?``$${sum}$ 的值是多少？`,
      key,
      steps: [
        isOpen
          ? both`The idea: Neighboring terms cancel. Every fraction except the first and the last appears in the sum twice, once with each sign: $-\frac{1}{${a + 1}} + \frac{1}{${a + 1}} = 0$, and so on.``
            关键在于：相邻的项互相抵消。除首尾以外，每个分数都以相反的符号各出现一次：$-\frac{1}{${a + 1}} + \frac{1}{${a + 1}} = 0$，依此类推。`
          : step === 1
            ? both`The idea: each term is a difference: $${product(a)} = ${unit} - \frac{1}{${a + 1}}$, $${product(a + 1)} = \frac{1}{${a + 1}} - \frac{1}{${a + 2}}$, and so on, so that all but the first and the last part cancel.``
              关键在于：每一项都能拆成差：$${product(a)} = ${unit} - \frac{1}{${a + 1}}$，$${product(a + 1)} = \frac{1}{${a + 1}} - \frac{1}{${a + 2}}$，依此类推，除首尾外全部抵消。`
            : both`The idea: each term is half of a difference: $${product(a)} = \frac{1}{2} \cdot (${unit} - \frac{1}{${a + 2}})$, and so on, so that all but the first and the last part cancel.``
              关键在于：每一项都是差的一半：$${product(a)} = \frac{1}{2} \cdot (${unit} - \frac{1}{${a + 2}})$，依此类推，除首尾外全部抵消。`,
        both`What is left is $${step === 2 ? `${half}${wholeTex}` : `${unit} - \\frac{1}{${last}}`} = ${key}$.``剩下的是 $${step === 2 ? `${half}${wholeTex}` : `${unit} - \\frac{1}{${last}}`} = ${key}$。`,
      ],
      wrong: [
        [
          alt,
          'off-by-one',
          both`$${half}${end(before)} = ${alt}$ stops one fraction short of the end.``$${half}${end(before)} = ${alt}$ 末尾少算了一个分数。`,
        ],
        [
          plusOne,
          'off-by-one',
          both`$${half}${end(last + step)} = ${plusOne}$ goes one fraction too far.``$${half}${end(last + step)} = ${plusOne}$ 末尾多算了一个分数。`,
        ],
        step === 2
          ? [
              whole,
              'coefficient-slip',
              both`$${unit} - \frac{1}{${last}} = ${whole}$ forgets the factor of one-half.``$${unit} - \frac{1}{${last}} = ${whole}$ 忘了乘二分之一。`,
            ]
          : [
              div(whole, 2),
              'coefficient-slip',
              both`$\frac{1}{2} \cdot ${wholeTex} = ${div(whole, 2)}$ introduces a factor of one-half that is not there.``$\frac{1}{2} \cdot ${wholeTex} = ${div(whole, 2)}$ 多乘了二分之一。`,
            ],
        [
          add(div(1, a), div(1, last)),
          'sign-slip',
          both`$${unit} + \frac{1}{${last}} = ${add(div(1, a), div(1, last))}$ adds the last part instead of subtracting it.``$${unit} + \frac{1}{${last}} = ${add(div(1, a), div(1, last))}$ 末项该减时加上了。`,
        ],
        [
          div(1, a),
          'stops-early',
          both`$${unit}$ forgets that the last part is left over.``$${unit}$ 忘了最后还剩一项没有抵消。`,
        ],
        [
          sub(div(1, a + step), div(1, last)),
          'off-by-one',
          both`$\frac{1}{${a + step}} - \frac{1}{${last}} = ${sub(div(1, a + step), div(1, last))}$ begins one fraction too late.``$\frac{1}{${a + step}} - \frac{1}{${last}} = ${sub(div(1, a + step), div(1, last))}$ 开头少算了一个分数。`,
        ],
        [
          mul(count, div(1, a * last)),
          'adds-across-fractions',
          both`$${count} \cdot \frac{1}{${a} \cdot ${last}} = ${mul(count, div(1, a * last))}$ multiplies the number of terms by a single term made from the two ends.``$${count} \cdot \frac{1}{${a} \cdot ${last}} = ${mul(count, div(1, a * last))}$ 是用项数乘首尾凑成的一项。`,
        ],
      ],
    };
  },
});
