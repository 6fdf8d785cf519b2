/** The product of all integers of a range: 0 if 0 is among them, else its sign by counting the negative factors. */
import { productOf, range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.consecutive', 'quant.arith.number-line'],
  form: 'qc',
  difficulty: 3,
  seconds: 70,
  space: {
    from: [-9, -8, -7, -6, -5, -4],
    to: [-2, -1, 3, 4, 5, 6],
    second: ['zero', 'next', 'sum', 'open'],
    swap: [false, true],
  },
  make: ({ from, to, second, swap }) => {
    const product = both`the product of all the integers from ${from} to ${to}, inclusive``从 ${from} 到 ${to}（含两端）的所有整数的积`;
    if (second === 'open') {
      // The range ends at an unknown negative number, or runs on to an unknown positive one.
      const isNegative = to < 0;
      const stem = isNegative
        ? both`$n$ is an integer less than ${from}.``$n$ 是小于 ${from} 的整数。`
        : both`$n$ is an integer greater than ${to}.``$n$ 是大于 ${to} 的整数。`;
      const run = isNegative
        ? both`The product of all the integers from $n$ to ${to}, inclusive``从 $n$ 到 ${to}（含两端）的所有整数的积`
        : both`The product of all the integers from ${from} to $n$, inclusive``从 ${from} 到 $n$（含两端）的所有整数的积`;
      return {
        stem,
        a: swap ? 0 : run,
        b: swap ? run : 0,
        key: isNegative ? 'D' : 'C',
        steps: isNegative
          ? [
              both`The idea: The sign of a product depends only on how many negative factors it has, so nothing need be multiplied out. All factors are negative, so the sign depends on how many there are: an even number of them gives a positive product, an odd number a negative one.``
                关键在于：积的符号只取决于负因数有几个，不必真的乘出来。所有因数都是负数，符号取决于因数的个数：偶数个时积为正，奇数个时积为负。`,
              both`From ${from - 1}, there are ${to - from + 2} factors, and from ${from - 2}, there are ${to - from + 3}: one of the two products is positive and the other negative, so the
                relationship cannot be determined.``从 ${from - 1} 起有 ${to - from + 2} 个因数，从 ${from - 2} 起有 ${to - from + 3} 个：两个积一正一负，所以无法确定。`,
            ]
          : [
              both`The idea: One factor of 0 makes the whole product 0, so first ask whether 0 is in the range. Whatever $n$ is, the range begins below zero and ends above it, so 0 itself is one of the factors.``关键在于：只要有一个因数是 0，积就是 0，所以先看范围里有没有 0。无论 $n$ 是多少，范围从负数开始、到正数结束，所以 0 是其中一个因数。`,
              both`A product with the factor 0 is 0, and the two quantities are equal.``含有因数 0 的积为 0，所以两量相等。`,
            ],
        wrong: wrongOf(isNegative ? 'open' : 'zero', swap),
      };
    }
    const value = productOf(range(from, to));
    const negatives = Math.min(to, -1) - from + 1;
    const next = productOf(range(from, to - 1));
    const others = {
      zero: { text: null, value: 0 },
      next: {
        text: both`the product of all the integers from ${from} to ${to - 1}, inclusive``从 ${from} 到 ${to - 1}（含两端）的所有整数的积`,
        value: next,
      },
      sum: {
        text: both`the sum of all the integers from ${from} to ${to}, inclusive``从 ${from} 到 ${to}（含两端）的所有整数的和`,
        value: ((from + to) * (to - from + 1)) / 2,
      },
    }[second];
    if (second === 'next' && to < 0 && to - 1 <= from) return null;
    if (second === 'next' && to === -1) return null;
    const order = Math.sign(value - others.value) * (swap ? -1 : 1);
    const hasZero = to >= 0;
    const key = keyOfOrder(order);
    const idea =
      second === 'sum' && negatives % 2 === 1
        ? both`The idea: When both numbers are negative, the one farther from zero is less, and this product is farther than the sum.``关键在于：两个数都为负时，离零更远的更小，而这里的积比和离零更远。`
        : both`The idea: The sign of a product depends only on how many negative factors it has, so nothing need be multiplied out.``关键在于：积的符号只取决于负因数有几个，不必真的乘出来。`;
    const faster =
      hasZero && second === 'sum'
        ? both`Faster: once opposite numbers cancel, the sum has the sign of the end farther from 0, and it is 0 if both ends are equally far.``更快的看法：相反数抵消之后，和与离 0 更远的一端同号；两端离得一样远时，和为 0。`
        : '';
    return {
      stem: others.text
        ? both`$P$ is ${product}, and $Q$ is ${others.text}.``$P$ 是${product}，$Q$ 是${others.text}。`
        : both`$P$ is ${product}.``$P$ 是${product}。`,
      a: swap ? (others.text ? 'Q' : 0) : 'P',
      b: swap ? 'P' : others.text ? 'Q' : 0,
      key,
      steps: [
        hasZero
          ? both`The idea: One factor of 0 makes the whole product 0, so first ask whether 0 is in the range. The integers from ${from} to ${to} include 0, so their product is 0.``关键在于：只要有一个因数是 0，积就是 0，所以先看范围里有没有 0。从 ${from} 到 ${to} 的整数包括 0，所以它们的积是 0。`
          : both`${idea} The integers from ${from} to ${to} are ${negatives} negative numbers; ${negatives % 2 === 0 ? 'an even' : 'an odd'} number of negative factors gives a ${negatives % 2 === 0 ? 'positive' : 'negative'} product.``
            ${idea}从 ${from} 到 ${to} 共有 ${negatives} 个负数；${negatives % 2 === 0 ? '偶数' : '奇数'}个负因数的积为${negatives % 2 === 0 ? '正' : '负'}。`,
        {
          zero: hasZero
            ? both`So both quantities are 0.``所以两个量都是 0。`
            : both`So compare this sign with 0.``再与 0 比较即可。`,
          next: hasZero
            ? both`The other range includes 0 as well, so both products are 0.``另一个范围也包括 0，所以两个积都是 0。`
            : both`The other product has one factor fewer, so its sign is the opposite.``另一个积少一个因数，所以符号相反。`,
          sum: hasZero
            ? both`In the sum, opposite numbers cancel: it is $\frac{(${from} + ${to}) \cdot ${to - from + 1}}{2} = ${others.value}$.``
            求和时相反数互相抵消，和为 $\frac{(${from} + ${to}) \cdot ${to - from + 1}}{2} = ${others.value}$。`
            : both`The sum of these negative numbers is negative: it is $\frac{(${from} + (${to})) \cdot ${negatives}}{2} = ${others.value}$.``
            这些负数的和也是负数，为 $\frac{(${from} + (${to})) \cdot ${negatives}}{2} = ${others.value}$。`,
        }[second],
        ...(second === 'sum' && !hasZero && negatives % 2 === 1
          ? [
              both`Both are negative, so compare their distances from zero. The factors ${from} and ${from + 1} alone have the product $(${from}) \cdot (${from + 1}) = ${from * (from + 1)}$, and no other factor brings the product closer to zero. Since $${from * (from + 1)} > ${-others.value}$, the product is farther from zero than the sum, and so it is less.``
                两者都是负数，所以比较它们离零的距离。仅 ${from} 与 ${from + 1} 这两个因数的积就是 $(${from}) \cdot (${from + 1}) = ${from * (from + 1)}$，其余因数都不会使积离零更近。因为 $${from * (from + 1)} > ${-others.value}$，所以积比和离零更远，积更小。`,
            ]
          : []),
        {
          A: both`Quantity A is greater. ${faster}``Quantity A 更大。${faster}`,
          B: both`Quantity B is greater. ${faster}``Quantity B 更大。${faster}`,
          C: both`The two are equal. ${faster}``两量相等。${faster}`,
        }[key],
      ],
      wrong: wrongOf(hasZero ? 'zero' : 'negative', swap),
    };
  },
});

function wrongOf(kind: 'zero' | 'negative' | 'open', swap: boolean) {
  const larger = {
    zero: both`A long product looks large, but one factor 0 makes the whole product 0.``乘积看起来很大，但只要有一个因数是 0，整个积就是 0。`,
    negative: both`Many factors do not make a product positive: their signs have to be counted.``因数多不等于积为正，必须数清负号的个数。`,
    open: both`This holds only for an even number of factors.``这只在因数个数为偶数时成立。`,
  }[kind];
  const smaller = {
    zero: both`Negative factors suggest a negative product, but the factor 0 decides.``有负因数容易让人以为积为负，但因数 0 才起决定作用。`,
    negative: both`Negative factors do not make a product negative unless their number is odd.``有负因数并不说明积为负，只有负因数为奇数个时才为负。`,
    open: both`This holds only for an odd number of factors.``这只在因数个数为奇数时成立。`,
  }[kind];
  return {
    A: [kind === 'zero' ? 'forgets-zero' : 'negative-power-sign', swap ? smaller : larger],
    B: [kind === 'zero' ? 'forgets-zero' : 'negative-power-sign', swap ? larger : smaller],
    C: [
      'forgets-zero',
      both`The quantities would be equal only if both had the same value, such as 0, and 0 is not a factor of every product here.``只有两者取值相同（如都为 0）时才相等，而这里并非每个积都含因数 0。`,
    ],
    D: [
      'thinks-undetermined',
      both`The product need not be multiplied out: zero among the factors, or the number of negative factors, settles the comparison.``不必真的乘出来：因数中有没有零，或负因数有几个，就足以判断大小。`,
    ],
  } as const;
}
