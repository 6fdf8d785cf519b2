/** The remainder of n against that of n + k: adding may carry it over the divisor. */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.remainders'],
  form: 'qc',
  difficulty: 3,
  seconds: 75,
  space: {
    d: [5, 6, 7, 8, 9],
    k: [1, 2, 3, 4, 5, 6, 8, 10, 12, 14],
    // What is known: the remainder itself, a bound on it, or nothing.
    known: ['exact', 'exact', 'less', 'nothing', 'multiple'],
    r: [1, 2, 3, 4, 5, 6],
  },
  keep: ({ d, k, known, r }) => {
    if (known === 'less') return k < d && r > 1 && r < d;
    if (known === 'exact') return r < d && k % d !== 0;
    return known === 'nothing' ? k % d !== 0 && r === 1 : k % d === 0 && r === 1;
  },
  make: ({ d, k, known, r }) => {
    const rests = range(0, d - 1).filter(
      (i) =>
        (known === 'exact' && i === r) ||
        (known === 'less' && i < r) ||
        known === 'nothing' ||
        known === 'multiple',
    );
    const after = (i: number): number => (i + k) % d;
    const orders = new Set(rests.map((i) => Math.sign(i - after(i))));
    const key = keyOfOrders(orders);
    const [one, other] = [
      rests[0]!,
      rests.find((i) => Math.sign(i - after(i)) !== Math.sign(rests[0]! - after(rests[0]!))) ?? rests.at(-1)!,
    ];
    const stem = {
      exact: both`The positive integer $n$ is ${r} more than a multiple of ${d}.``正整数 $n$ 比 ${d} 的某个倍数大 ${r}。`,
      less: both`When the positive integer $n$ is divided by ${d}, the remainder is less than ${r}.``正整数 $n$ 除以 ${d} 的余数小于 ${r}。`,
      nothing: both`$n$ is a positive integer.``$n$ 是正整数。`,
      multiple: both`$n$ is a positive integer.``$n$ 是正整数。`,
    }[known];
    return {
      difficulty: known === 'less' ? 4 : 3,
      stem,
      a: both`The remainder when $n$ is divided by ${d}``$n$ 除以 ${d} 的余数`,
      b: both`The remainder when $n + ${k}$ is divided by ${d}``$n + ${k}$ 除以 ${d} 的余数`,
      key,
      steps: [
        both`The idea: Remainders go around in a cycle; adding moves them forward, and at the divisor they start again at zero. Adding ${k} to $n$ adds ${k} to the remainder, and the result is reduced again by subtracting multiples of ${d}.``关键在于：余数是循环的；加上一个数就往前走，走到除数又从零开始。$n$ 加上 ${k}，余数也加上 ${k}，再减去 ${d} 的倍数化到小于除数。`,
        known === 'multiple'
          ? both`Here $${k} = ${k / d} \cdot ${d}$ is a multiple of ${d}, so the remainder does not change.``这里 $${k} = ${k / d} \cdot ${d}$ 是 ${d} 的倍数，所以余数不变。`
          : known === 'exact'
            ? both`The remainder ${r} becomes $${r} + ${k} = ${r + k}$, which leaves a remainder of ${after(r)} when divided by ${d}.``余数 ${r} 变为 $${r} + ${k} = ${r + k}$，它除以 ${d} 余 ${after(r)}。`
            : both`A remainder of ${one} becomes ${after(one)}, and a remainder of ${other} becomes ${after(other)}.``若余数为 ${one}，则变为 ${after(one)}；若余数为 ${other}，则变为 ${after(other)}。`,
        {
          A: both`Quantity A is greater: the sum passed a multiple of ${d} and the remainder started again.``Quantity A 更大：和越过了 ${d} 的倍数，余数重新从头计起。`,
          B: both`Quantity B is greater in every possible case.``Quantity B 更大，而且所有可能的情形都如此。`,
          C: both`The two quantities are equal for every $n$.``对每个 $n$ 两量都相等。`,
          D: both`In one case, the remainder increases, and in the other, it does not, so the relationship cannot be determined.``有的情形余数变大，有的情形不变大，所以无法确定。`,
        }[key],
      ],
      wrong: {
        A: [
          'one-example',
          both`A value of $n$ just below a multiple of ${d} would give this, but that is not what is known about $n$.``$n$ 恰在 ${d} 的倍数之前时才会这样，但题中条件并非如此。`,
        ],
        B: [
          'remainder-not-reduced',
          both`$n + ${k}$ is the greater number, but its remainder starts again at 0 whenever a multiple of ${d} is passed.``$n + ${k}$ 虽然更大，但每越过一个 ${d} 的倍数，余数就从 0 重新计起。`,
        ],
        C: [
          'scales-remainder-wrongly',
          both`The remainder stays the same only if a multiple of ${d} is added.``只有加上 ${d} 的倍数时余数才不变。`,
        ],
        D: [
          'thinks-undetermined',
          both`$n$ itself is unknown, but only its remainder matters, and enough is known about that.``$n$ 本身未知，但起决定作用的是余数，而关于余数的条件已经足够。`,
        ],
      },
    };
  },
});
