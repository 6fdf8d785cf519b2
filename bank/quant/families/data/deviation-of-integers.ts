/**
 * An odd number of integers has an integer mean: which numbers can be its standard deviation?
 *
 * Chains two ideas: the standard deviation fixes the sum of the squared differences from the mean; and integers that add up
 * to 0 have squares with an even sum, so that for an odd number of integers the square of the deviation must be even. That
 * 1 or 3 is impossible is what nobody expects, and single lists do not show it.
 */
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed, surd } from '../../text.ts';

/** So many integers, in falling order, with the sum 0 and the given sum of squares. */
function witness(n: number, sum: number, squares: number, most: number): number[] | undefined {
  if (n === 0) return sum === 0 && squares === 0 ? [] : undefined;
  // The mean of the squares is never below the square of the mean.
  if (sum * sum > n * squares) return undefined;
  for (let x = Math.min(most, Math.floor(Math.sqrt(squares))); x * x <= squares; x--) {
    const rest = witness(n - 1, sum - x, squares - x * x, x);
    if (rest !== undefined) return [x, ...rest];
    if (x < 0 && x * x >= squares) break;
  }
  return undefined;
}

export const family = defineFamily({
  tags: ['quant.data.spread', 'quant.arith.parity', 'quant.data.mean'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 150,
  space: {
    n: [5, 7, 9],
    mean: [8, 12, 20, 25, 30],
    // The squares of the numbers offered.
    squares: subsets([1, 2, 3, 4, 5, 6, 7, 8, 9], 5),
  },
  keep: ({ squares }) => {
    const count = squares.filter((v) => v % 2 === 0).length;
    // A whole number of each kind is among them, so that whether it is a root tells nothing.
    return (
      (count === 2 || count === 3) && squares.includes(4) && (squares.includes(1) || squares.includes(9))
    );
  },
  make: ({ n, mean, squares }) => {
    const options = squares.map((v) => {
      const deviation = surd(v);
      const found = v % 2 === 0 ? witness(n, 0, n * v, n * v) : undefined;
      if (v % 2 === 0 && found === undefined) throw new Error(`no list for ${n} and ${v}`);
      return v % 2 === 0
        ? ([
            v === 4 ? 2 : deviation,
            true,
            null,
            both`The squares have to add up to $${n} \cdot ${v} = ${n * v}$, and the differences ${listed(found!.map((x) => `$${x}$`))} do that with the sum 0, so $${deviation}$ is possible.``
              平方和要等于 $${n} \cdot ${v} = ${n * v}$，而 ${listed(found!.map((x) => `$${x}$`))} 这些差和为 0、平方和正是它，所以 $${deviation}$ 可能。`,
          ] as const)
        : ([
            v === 1 ? 1 : v === 9 ? 3 : deviation,
            false,
            v === 1 || v === 9 ? 'one-example' : 'parity-slip',
            both`For $${deviation}$ the squares would have to add up to $${n} \cdot ${v} = ${n * v}$, which is odd; but the squares of integers with the sum 0 have an even sum.``
              若为 $${deviation}$，平方和须等于 $${n} \cdot ${v} = ${n * v}$，是奇数；而和为 0 的整数，其平方和是偶数。`,
          ] as const);
    });
    return {
      stem: both`A list of ${n} integers has a mean of ${mean}. Which of the following could be the standard deviation of the list? Indicate all such numbers.``
        由 ${n} 个整数组成的一列数，平均数为 ${mean}。下列哪些可能是这列数的标准差？请选出所有可能的值。`,
      options,
      steps: [
        both`Take the differences of the integers from ${mean}. They are integers, too, with the sum 0. If the standard deviation is $s$, their squares add up to ${n} times the square of $s$.``
          取各数与 ${mean} 的差。这些差也是整数，和为 0。若标准差为 $s$，它们的平方和就是 $s$ 的平方的 ${n} 倍。`,
        both`The idea: an integer and its square are both even or both odd. So the sum of the squares is even, like the sum 0 of the integers themselves. Since ${n} is odd, the square of $s$ must be even.``
          关键在于：一个整数与它的平方奇偶性相同。所以平方和与这些整数之和 0 一样，是偶数。因为 ${n} 是奇数，$s$ 的平方必须是偶数。`,
        both`Every even square among the numbers offered can be reached, as lists show. The tempting path takes small whole numbers such as 1 for possible without a list, or gives up after one list.``
          所给的数中，平方为偶数的都能取到，写出数列即可。容易走错的路是不写数列就认为 1 这样的小整数可以，或只试一列就下结论。`,
      ],
    };
  },
});
