/** A two-digit number and its reverse: their difference is nine times the difference of the digits. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.digits', 'quant.algebra.systems'],
  form: 'numeric',
  difficulty: 4,
  seconds: 100,
  space: {
    t: range(1, 9),
    u: range(1, 9),
    // What is known besides the change: the sum of the digits, or one as a multiple of the other.
    second: ['sum', 'times'],
  },
  keep: ({ t, u, second }) => {
    const [small, large] = [Math.min(t, u), Math.max(t, u)];
    return t !== u && large - small > 1 && (second === 'sum' || (large % small === 0 && small > 1));
  },
  make: ({ t, u, second }) => {
    const key = 10 * t + u;
    const back = 10 * u + t;
    const isGrowth = back > key;
    const [small, large] = [Math.min(t, u), Math.max(t, u)];
    const difference = large - small;
    const change = 9 * difference;
    const factor = large / small;
    const fact =
      second === 'sum'
        ? both`The sum of the two digits of a positive two-digit integer is ${t + u}.``一个两位正整数的两个数字之和为 ${t + u}。`
        : isGrowth
          ? both`In a positive two-digit integer, the units digit is ${factor} times the tens digit.``一个两位正整数的个位数字是十位数字的 ${factor} 倍。`
          : both`In a positive two-digit integer, the tens digit is ${factor} times the units digit.``一个两位正整数的十位数字是个位数字的 ${factor} 倍。`;
    return {
      stem: isGrowth
        ? both`${fact} When the digits are interchanged, the resulting integer is ${change} greater than the original integer. What is the original integer?``
          ${fact}将两个数字对调，得到的数比原数大 ${change}。原数是多少？`
        : both`${fact} When the digits are interchanged, the resulting integer is ${change} less than the original integer. What is the original integer?``
          ${fact}将两个数字对调，得到的数比原数小 ${change}。原数是多少？`,
      key,
      letters: { t, u },
      steps: [
        isGrowth
          ? both`The idea: Write the integer in terms of its digits. Let the tens digit be $t$ and the units digit $u$. The integer is $10t + u$ and its reverse $10u + t$, so the change is $(10u + t) - (10t + u) = 9(u - t) = ${change}$.``
            关键在于：用数字表示这个两位数。设十位数字为 $t$，个位数字为 $u$。原数为 $10t + u$，对调后为 $10u + t$，变化量为 $(10u + t) - (10t + u) = 9(u - t) = ${change}$。`
          : both`The idea: Write the integer in terms of its digits. Let the tens digit be $t$ and the units digit $u$. The integer is $10t + u$ and its reverse $10u + t$, so the change is $(10t + u) - (10u + t) = 9(t - u) = ${change}$.``
            关键在于：用数字表示这个两位数。设十位数字为 $t$，个位数字为 $u$。原数为 $10t + u$，对调后为 $10u + t$，变化量为 $(10t + u) - (10u + t) = 9(t - u) = ${change}$。`,
        both`So the digits differ by $${change} \div 9 = ${difference}$.``所以两个数字相差 $${change} \div 9 = ${difference}$。`,
        second === 'sum'
          ? both`Since the sum is ${t + u}, the larger digit is $\frac{${t + u} + ${difference}}{2} = ${large}$ and the smaller is $${t + u} - ${large} = ${small}$.``
            又知和为 ${t + u}，较大的数字是 $\frac{${t + u} + ${difference}}{2} = ${large}$，较小的是 $${t + u} - ${large} = ${small}$。`
          : both`One digit is ${factor} times the other, so the difference is ${factor - 1} times the smaller: the smaller is $${difference} \div ${factor - 1} = ${small}$ and the larger is
            $${factor} \cdot ${small} = ${large}$.``较大的数字是较小的 ${factor} 倍，差是较小数字的 ${factor - 1} 倍：较小的是 $${difference} \div ${factor - 1} = ${small}$，较大的是
            $${factor} \cdot ${small} = ${large}$。`,
        isGrowth
          ? both`Interchanging makes the integer greater, so the units digit is the larger: the integer is ${key}.``对调后变大，说明个位数字较大：原数是 ${key}。`
          : both`Interchanging makes the integer less, so the tens digit is the larger: the integer is ${key}.``对调后变小，说明十位数字较大：原数是 ${key}。`,
      ],
      wrong: [
        [
          back,
          'reverses-comparison',
          both`${back} is the integer after the digits are interchanged.``${back} 是对调之后的数。`,
        ],
        [
          difference,
          'stops-early',
          both`$${change} \div 9 = ${difference}$ is the difference between the digits.``$${change} \div 9 = ${difference}$ 是两个数字之差。`,
        ],
        [
          change,
          'answers-another-question',
          both`${change} is the change, not the integer.``${change} 是变化量，不是原数。`,
        ],
      ],
    };
  },
});
