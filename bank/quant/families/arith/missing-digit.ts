/** One digit of a number is hidden: two tests of divisibility have to be passed at once. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.divisibility', 'quant.arith.digits'],
  form: 'numeric',
  difficulty: 2,
  seconds: 70,
  space: {
    by: [6, 12],
    first: range(1, 9),
    second: range(0, 9),
    third: range(0, 9),
    fourth: range(0, 9),
  },
  keep: ({ by, fourth }) => by === 6 || fourth % 2 === 0,
  make: ({ by, first, second, third, fourth }) => {
    const isLast = by === 6;
    const known = first + second + third + fourth;
    const row = isLast ? [first, second, third, fourth, '$d$'] : [first, second, third, '$d$', fourth];
    const byThree = range(0, 9).filter((d) => (known + d) % 3 === 0);
    const byOther = range(0, 9).filter((d) => (isLast ? d % 2 === 0 : (10 * d + fourth) % 4 === 0));
    const fits = byThree.filter((d) => byOther.includes(d));
    const key = fits.at(-1);
    if (key === undefined || fits.length < 2 || (byThree.at(-1) === key && byOther.at(-1) === key))
      return null;
    const shown = listed(row);
    const ends = isLast
      ? both`The units digit $d$ must be even: ${listed(byOther)}.``个位数字 $d$ 必须是偶数：${listed(byOther)}。`
      : both`The last two digits, $d$ and ${fourth}, must form a multiple of 4: $d$ is one of ${listed(byOther)}.``
        末两位数字 $d$ 与 ${fourth} 组成的数必须是 4 的倍数：$d$ 可取 ${listed(byOther)}。`;
    return {
      difficulty: isLast ? 2 : 3,
      stem: both`The digits of a five-digit integer are, from left to right, ${shown}. What is the greatest value of $d$ for which the integer is divisible
        by ${by}?``一个五位整数的各位数字从左到右依次是 ${shown}。要使该整数能被 ${by} 整除，$d$ 最大是多少？`,
      key,
      steps: [
        isLast
          ? both`The idea: Split the divisor into two factors that share no prime, and let the digit pass the test for each. A number is divisible by 6 when it is divisible by both 2 and 3.``关键在于：把除数拆成两个互质的因数，这个数字要分别通过两者的整除检验。能同时被 2 和 3 整除的数才能被 6 整除。`
          : both`The idea: Split the divisor into two factors that share no prime, and let the digit pass the test for each. A number is divisible by 12 when it is divisible by both 3 and 4.``关键在于：把除数拆成两个互质的因数，这个数字要分别通过两者的整除检验。能同时被 3 和 4 整除的数才能被 12 整除。`,
        both`For divisibility by 3, look at the sum of the digits. The known digits add up to $${first} + ${second} + ${third} + ${fourth} = ${known}$, so $d$ is one of
          ${listed(byThree)}.``被 3 整除要看各位数字之和。已知数字之和为 $${first} + ${second} + ${third} + ${fourth} = ${known}$，所以 $d$ 可取
          ${listed(byThree)}。`,
        ends,
        both`Both lists contain ${listed(fits)}; the greatest of these is ${key}. Faster: go down from 9 and stop at the first digit that passes both tests.``同时出现在两组中的有 ${listed(fits)}，其中最大的是 ${key}。更快的做法：从 9 往下试，第一个同时通过两种检验的数字就是答案。`,
      ],
      wrong: [
        [
          byThree.at(-1)!,
          'ignores-a-condition',
          both`With ${byThree.at(-1)!}, the sum of the digits is a multiple of 3, but the other test fails.``取 ${byThree.at(-1)!} 时各位数字之和是 3 的倍数，但另一个条件不满足。`,
        ],
        [
          byOther.at(-1)!,
          'ignores-a-condition',
          isLast
            ? both`${byOther.at(-1)!} makes the integer even, but the sum of the digits is not a multiple of 3.``取 ${byOther.at(-1)!} 时该数是偶数，但各位数字之和不是 3 的倍数。`
            : both`${byOther.at(-1)!} makes the integer divisible by 4, but the sum of the digits is not a multiple of 3.``取 ${byOther.at(-1)!} 时该数能被 4 整除，但各位数字之和不是 3 的倍数。`,
        ],
        [
          fits[0]!,
          'answers-another-question',
          both`${fits[0]!} is the least digit that works, not the greatest.``${fits[0]!} 是满足条件的最小数字，而不是最大的。`,
        ],
      ],
    };
  },
});
