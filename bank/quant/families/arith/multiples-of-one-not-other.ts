/** Multiples of a that are no multiples of b against the other way round: the common ones drop out of both counts. */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

const pairs = [
  [4, 6],
  [6, 9],
  [6, 8],
  [8, 12],
  [10, 15],
  [9, 12],
  [12, 10],
  [6, 4],
  [9, 6],
  [15, 10],
] as const;

export const family = defineFamily({
  tags: ['quant.arith.divisibility', 'quant.arith.factors'],
  form: 'qc',
  difficulty: 3,
  seconds: 90,
  space: {
    pair: pairs,
    kind: ['long', 'short', 'open'],
    start: [1, 10, 20, 30, 50, 80, 100],
    size: range(3, 40),
  },
  make: ({ pair: [a, b], kind, start, size }) => {
    const open = kind === 'open';
    const from = open ? 1 : start;
    const top = { open: size, short: start + size, long: start + 5 * size }[kind];
    if (!open && top < from + 2 * Math.max(a, b)) return null;
    const count = (by: number, not: number, end: number): number =>
      range(from, end).filter((k) => k % by === 0 && k % not !== 0).length;
    const all = (by: number, end: number): number => range(from, end).filter((k) => k % by === 0).length;
    const orders = new Set(
      (open ? range(top + 1, top + 400) : [top]).map((end) => Math.sign(count(a, b, end) - count(b, a, end))),
    );
    // An unknown end is worth asking about only where it leaves the order open.
    if (open && orders.size === 1) return null;
    const key = keyOfOrders(orders);
    const [na, nb] = [all(a, top), all(b, top)];
    const both_ = na - count(a, b, top);
    const end = open ? '$n$' : `${top}`;
    const trials = range(top + 1, top + 400);
    const [one, other] = open ? [trials[0]!, trials.find((t) => sign(t) !== sign(trials[0]!))!] : [top, top];
    function sign(t: number): number {
      return Math.sign(count(a, b, t) - count(b, a, t));
    }
    return {
      difficulty: open ? 4 : 3,
      stem: open
        ? both`$n$ is an integer greater than ${top}.``$n$ 是大于 ${top} 的整数。`
        : both`Consider the integers from ${from} to ${top}, inclusive.``考虑从 ${from} 到 ${top}（含两端）的所有整数。`,
      a: open
        ? both`The number of integers from 1 to ${end}, inclusive, that are multiples of ${a} but not multiples of ${b}``从 1 到 ${end}（含两端）的整数中，是 ${a} 的倍数但不是 ${b} 的倍数的个数`
        : both`The number of these integers that are multiples of ${a} but not multiples of ${b}``其中是 ${a} 的倍数但不是 ${b} 的倍数的整数个数`,
      b: open
        ? both`The number of integers from 1 to ${end}, inclusive, that are multiples of ${b} but not multiples of ${a}``从 1 到 ${end}（含两端）的整数中，是 ${b} 的倍数但不是 ${a} 的倍数的个数`
        : both`The number of these integers that are multiples of ${b} but not multiples of ${a}``其中是 ${b} 的倍数但不是 ${a} 的倍数的整数个数`,
      key,
      steps: [
        both`The idea: What is left out of both counts does not affect which of them is greater. Numbers that are multiples of both ${a} and ${b} are left out of both quantities, so it is enough to compare how many multiples of ${a} and how many
          multiples of ${b} there are.``关键在于：两边同样去掉的部分，不影响两边的大小比较。既是 ${a} 的倍数又是 ${b} 的倍数的数在两个量中都被去掉，所以只需比较 ${a} 的倍数与 ${b} 的倍数各有多少个。`,
        open
          ? both`Up to ${one} there are ${all(a, one)} multiples of ${a} and ${all(b, one)} of ${b}; up to ${other} there are ${all(a, other)} and ${all(b, other)}.``
            到 ${one} 为止，${a} 的倍数有 ${all(a, one)} 个，${b} 的倍数有 ${all(b, one)} 个；到 ${other} 为止，分别有 ${all(a, other)} 个和 ${all(b, other)} 个。`
          : both`There are ${na} multiples of ${a} and ${nb} multiples of ${b}. Without the ${both_} in common, $${na} - ${both_} = ${na - both_}$ and
            $${nb} - ${both_} = ${nb - both_}$ remain.``${a} 的倍数有 ${na} 个，${b} 的倍数有 ${nb} 个。去掉公共的 ${both_} 个后，分别剩下
            $${na} - ${both_} = ${na - both_}$ 个和 $${nb} - ${both_} = ${nb - both_}$ 个。`,
        {
          A: both`Quantity A is greater.``Quantity A 更大。`,
          B: both`Quantity B is greater.``Quantity B 更大。`,
          C: both`Because of where the range begins and ends, the two counts happen to be equal.``由于范围起止的位置，两个个数恰好相等。`,
          D: both`The order of the two changes with $n$, so it cannot be determined.``两者的大小随 $n$ 变化，所以无法确定。`,
        }[key],
      ],
      wrong: {
        A: [
          a < b ? 'assumes-special-case' : 'reverses-comparison',
          a < b
            ? both`Multiples of ${a} lie closer together, but whether there are more of them depends on where the range ends.``${a} 的倍数排得更密，但个数是否更多还要看范围的端点。`
            : both`A larger number has fewer multiples in a range, not more.``数越大，同一范围内的倍数越少，而不是越多。`,
        ],
        B: [
          b < a ? 'assumes-special-case' : 'reverses-comparison',
          b < a
            ? both`Multiples of ${b} lie closer together, but whether there are more of them depends on where the range ends.``${b} 的倍数排得更密，但个数是否更多还要看范围的端点。`
            : both`A larger number has fewer multiples in a range, not more.``数越大，同一范围内的倍数越少，而不是越多。`,
        ],
        C: [
          'forgets-overlap',
          both`The common multiples drop out of both counts, but the numbers that remain need not be equal.``公共的倍数在两边都去掉，但剩下的个数未必相同。`,
        ],
        D: [
          'thinks-undetermined',
          both`Both counts are over the same fixed range, so they can be found exactly.``两个个数都在同一个确定的范围内计数，可以准确求出。`,
        ],
      },
    };
  },
});
