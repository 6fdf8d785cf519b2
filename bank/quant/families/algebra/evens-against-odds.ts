/** Sums of even numbers and of odd numbers, compared term by term instead of being added up. */
import { type ComparisonKey, defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.sequences', 'quant.arith.consecutive'],
  form: 'qc',
  difficulty: 5,
  seconds: 90,
  space: {
    n: [20, 25, 30, 40, 45, 50, 60, 75, 80, 90],
    kind: ['same', 'same', 'same', 'one more', 'one more', 'unknown'],
    off: [-1, 0, 1],
    c: [5, 8, 10, 12, 15],
  },
  make: ({ n, kind, off, c }) => {
    if (kind === 'unknown') {
      const key: ComparisonKey = off === 0 ? 'D' : off < 0 ? 'A' : 'D';
      const b = off < 0 ? 'S' : `S + ${c}`;
      return {
        difficulty: 4 as const,
        stem: both`$n$ is a positive integer, $E$ is the sum of the first $n$ positive even integers, and $S$ is the sum of the first $n$ positive odd integers.``
          $n$ 是正整数，$E$ 是前 $n$ 个正偶数之和，$S$ 是前 $n$ 个正奇数之和。`,
        a: both`$E$``$E$`,
        b: both`$${b}$``$${b}$`,
        key,
        letters: { n: 7, E: 56, S: 49 },
        steps: [
          both`The idea: pair the terms instead of adding them up. Each even number exceeds the odd number in the same place by one, and there are $n$ pairs, so $E - S = n$.``关键在于：逐项配对，不必求和。每个偶数都比同一位置的奇数大一，共 $n$ 对，所以 $E - S = n$。`,
          off < 0
            ? both`Since $n$ is positive, $E > S$ whatever $n$ is.``$n$ 为正，所以无论 $n$ 是多少都有 $E > S$。`
            : both`So the question is whether $n$ is more or less than ${c}, which is not known. The relationship cannot be determined.``因此问题变成 $n$ 与 ${c} 孰大孰小，而这并不知道，所以无法确定。`,
        ],
        wrong: {
          A: [
            'one-example',
            both`A large $n$ gives this; a small one does not.``$n$ 较大时如此，较小时则不然。`,
          ],
          B: [
            'one-example',
            both`The even numbers begin later, but each of them is larger than the odd number in the same place.``偶数虽然从二开始，但每个都比同一位置的奇数大。`,
          ],
          C: ['assumes-special-case', both`The two sums differ by $n$.``两个和相差 $n$。`],
          D: [
            'thinks-undetermined',
            both`The number of terms is unknown, but the sign of the difference is not.``项数虽未知，但差的符号是确定的。`,
          ],
        },
      };
    }
    const m = kind === 'same' ? n : n + 1;
    const [even, odd] = [n * (n + 1), m * m];
    // What has to be added to one of the sums to make them equal, give or take one.
    const gap = Math.abs(even - odd);
    const add = gap + off;
    const [a, b] = kind === 'same' ? ['E', `S + ${add}`] : [`E + ${add}`, 'S'];
    const order = kind === 'same' ? even - odd - add : even + add - odd;
    const key: ComparisonKey = keyOfOrder(order);
    return {
      stem: both`$E$ is the sum of the first ${n} positive even integers, and $S$ is the sum of the first ${m} positive odd integers.``$E$ 是前 ${n} 个正偶数之和，$S$ 是前 ${m} 个正奇数之和。`,
      a: both`$${a}$``$${a}$`,
      b: both`$${b}$``$${b}$`,
      key,
      letters: { E: even, S: odd },
      steps: [
        kind === 'same'
          ? both`The idea: pair the terms instead of adding them up: 2 with 1, 4 with 3, and so on. Each even number exceeds its partner by 1, so $E - S = ${n}$.``关键在于：逐项配对，不必求和：2 对 1，4 对 3，依此类推。每个偶数比对应的奇数大 1，所以 $E - S = ${n}$。`
          : both`The idea: pair the terms instead of adding them up. Leave out the first odd number, 1, and pair the rest: 3 with 2, 5 with 4, and so on, ${n} pairs. Each odd number exceeds its partner by 1, so $S - E = 1 + ${n} = ${n + 1}$.``
            关键在于：逐项配对，不必求和。先去掉第一个奇数 1，其余逐项配对：3 对 2，5 对 4，依此类推，共 ${n} 对。每个奇数比对应的偶数大 1，所以 $S - E = 1 + ${n} = ${n + 1}$。`,
        both`Adding ${add} to the smaller sum ${off === 0 ? 'makes up for the difference exactly' : off > 0 ? 'does more than make up for the difference' : 'does not quite make up for the difference'}: $${a} ${order > 0 ? '>' : order < 0 ? '<' : '='} ${b}$.``
          较小的和加上 ${add}${off === 0 ? ' 恰好补足差额' : off > 0 ? ' 后超过了另一个和' : ' 后仍差一点'}：$${a} ${order > 0 ? '>' : order < 0 ? '<' : '='} ${b}$。`,
      ],
      wrong: {
        A: [
          'off-by-one',
          both`The two sums differ by ${gap}; counting the pairs carefully does not leave Quantity A ahead.``两个和相差 ${gap}；仔细数清配对的个数，Quantity A 并不占优。`,
        ],
        B: [
          'off-by-one',
          both`The two sums differ by ${gap}; counting the pairs carefully does not leave Quantity B ahead.``两个和相差 ${gap}；仔细数清配对的个数，Quantity B 并不占优。`,
        ],
        C: [
          'off-by-one',
          both`The two sums differ by ${gap}, not by ${add}.``两个和相差 ${gap}，而不是 ${add}。`,
        ],
        D: [
          'thinks-undetermined',
          both`Both sums are fixed numbers; they need not be worked out to be compared.``两个和都是确定的数，不必算出来也能比较。`,
        ],
      },
    };
  },
});
