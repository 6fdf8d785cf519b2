/**
 * The sum of k consecutive integers is known: how many values can k have?
 *
 * Chains two ideas: a run of positive integers can be carried on below 0, where negative terms cancel what they meet, so
 * that every run has a longer twin; and the number itself, though it is no run, has such a twin as well. Whoever lists
 * with care lists positive runs, and finds fewer than half.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both, listed } from '../../text.ts';

/** Lengths and first terms of the runs of positive integers with this sum. */
const runsOf = (sum: number): { length: number; first: number }[] =>
  range(2, sum)
    .map((length) => ({ length, first: (sum - (length * (length - 1)) / 2) / length }))
    .filter(({ first }) => Number.isInteger(first) && first > 0);

export const family = defineFamily({
  tags: ['quant.arith.consecutive', 'quant.arith.factors'],
  form: 'qc',
  difficulty: 5,
  seconds: 120,
  space: {
    sum: [9, 15, 18, 21, 25, 27, 30, 33, 35, 42, 45, 50, 54, 60, 63, 75],
    offer: ['positive', 'half', 'less', 'all', 'all'],
    isSwapped: [false, true],
  },
  make: ({ sum, offer, isSwapped }) => {
    const runs = runsOf(sum);
    const key = 2 * runs.length + 1;
    const value = { positive: runs.length, half: runs.length + 1, less: key - 1, all: key }[offer];
    const measured = both`The number of possible values of $k$``$k$ 的可能取值的个数`;
    const [{ length, first }] = runs as [(typeof runs)[number]];
    const last = first + length - 1;
    const lengths = runs.map((run) => run.length);
    const twins = runs.map((run) => 2 * run.first - 1 + run.length);
    const shown = range(first, last).join(' + ');
    const tooFew = [
      'forgets-negatives',
      both`There are ${runs.length} runs of positive integers with this sum, but as many more that begin at 0 or below, and the one from $${1 - sum}$ to ${sum}.``
        各项都是正整数的有 ${runs.length} 种，但从 0 或负数开始的还有同样多种，另外还有从 $${1 - sum}$ 到 ${sum} 的一种。`,
    ] as const;
    const tooMany = [
      'symmetry-double',
      both`Each length gives one run at most. With negative terms there are ${key} lengths, and no more: ${listed([...lengths, ...twins, 2 * sum].sort((a, b) => a - b))}.``
        每个项数至多对应一种。算上含负数的，项数共有 ${key} 种：${listed([...lengths, ...twins, 2 * sum].sort((a, b) => a - b))}。`,
    ] as const;
    return {
      stem: both`The sum of $k$ consecutive integers is ${sum}, where $k \ge 2$.``$k$ 个连续整数之和为 ${sum}，其中 $k \ge 2$。`,
      a: isSwapped ? value : measured,
      b: isSwapped ? measured : value,
      key: keyOfOrder(key - value, isSwapped),
      steps: [
        both`With positive integers only, $k$ can be ${listed(lengths)}. For example, $${shown} = ${sum}$.``
          若各项都是正整数，$k$ 可以是 ${listed(lengths)}。例如 $${shown} = ${sum}$。`,
        both`The idea: integers may be negative. Put the integers from $${1 - first}$ to $${first - 1}$ before that sum: they add up to 0, so the run from $${1 - first}$ to ${last} has the same sum. Every run of positive integers has such a longer twin, and this gives ${listed(twins)}.``
          关键在于：整数可以是负的。在上面的和之前补上从 $${1 - first}$ 到 $${first - 1}$ 的整数，它们之和为 0，所以从 $${1 - first}$ 到 ${last} 的和不变。每一种正整数的写法都对应这样一种更长的写法，于是又得到 ${listed(twins)}。`,
        both`The number ${sum} alone is not allowed, but its twin is: the run from $${1 - sum}$ to ${sum} has $2 \cdot ${sum} = ${2 * sum}$ terms.``
          ${sum} 单独一项不算，但它对应的更长的写法算：从 $${1 - sum}$ 到 ${sum}，共 $2 \cdot ${sum} = ${2 * sum}$ 项。`,
        both`In all there are $2 \cdot ${runs.length} + 1 = ${key}$ values, to be compared with ${value}. The tempting path lists positive integers and stops at ${runs.length}.``
          共有 $2 \cdot ${runs.length} + 1 = ${key}$ 个值，与 ${value} 比较即可。容易走错的路是只列正整数，得到 ${runs.length} 就停下。`,
      ],
      wrong: {
        A: isSwapped ? tooFew : tooMany,
        B: isSwapped ? tooMany : tooFew,
        C: value < key ? tooFew : tooMany,
        D: [
          'thinks-undetermined',
          both`$k$ is not determined, but how many values it can have is: the list ends at ${2 * sum} terms.``
            $k$ 的值不确定，但可能取值的个数是确定的：最多有 ${2 * sum} 项。`,
        ],
      },
    };
  },
});
