/**
 * Different positive integers whose sum is hardly more than the least it can be: which of them are fixed?
 *
 * Chains two ideas: the least sum is 1 + 2 + … + k, so that almost every one of the numbers is forced; and the little that
 * is left over can go to the largest ones only, in one way or in a few. It looks as if nothing were known of the numbers.
 */
import { sumOf } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both, listed } from '../../text.ts';

/** All lists of k different positive integers, from the least, with so much more than the least sum. */
function lists(k: number, extra: number): number[][] {
  const found: number[][] = [];
  // What is added to the members never falls from one to the next, or two of them would meet.
  const go = (i: number, least: number, left: number, chosen: number[]): void => {
    if (i === k) {
      if (left === 0) found.push(chosen);
      return;
    }
    for (let more = least; more * (k - i) <= left; more++)
      go(i + 1, more, left - more, [...chosen, i + 1 + more]);
  };
  go(0, 0, extra, []);
  return found;
}

export const family = defineFamily({
  tags: ['quant.data.median-mode', 'quant.arith.consecutive'],
  form: 'qc',
  difficulty: 3,
  seconds: 120,
  space: {
    k: [5, 7, 9],
    extra: [1, 2, 3, 4, 5],
    asked: ['median', 'greatest', 'three least'],
    shift: [-1, 0, 0, 1, 2],
    isSwapped: [false, true],
  },
  make: ({ k, extra, asked, shift, isSwapped }) => {
    const all = lists(k, extra);
    const half = (k - 1) / 2;
    const measure = (list: number[]): number =>
      ({ median: list[half]!, greatest: list[k - 1]!, 'three least': sumOf(list.slice(0, 3)) })[asked];
    const values = [...new Set(all.map(measure))].sort((x, y) => x - y);
    const bound = values[0]! + shift;
    // The comparison is at the crux: with a value that occurs, or one beside the only value.
    if (bound < values[0]! - 1 || bound > values.at(-1)! + 1) return null;
    if (asked === 'greatest' && (shift < 0 || extra > 3)) return null;
    if (asked === 'three least' && k === 9) return null;
    if (asked === 'median' && shift < 0) return null;
    const [sum, least] = [(k * (k + 1)) / 2 + extra, (k * (k + 1)) / 2];
    const measured = {
      median: both`The median of the ${k} integers``这 ${k} 个整数的中位数`,
      greatest: both`The greatest of the ${k} integers``这 ${k} 个整数中最大的一个`,
      'three least': both`The sum of the three least of the ${k} integers``这 ${k} 个整数中最小的三个之和`,
    }[asked];
    const key = keyOfOrders(
      values.map((value) => Math.sign(value - bound)),
      isSwapped,
    );
    const [one] = all as [number[]];
    const other = all.find((list) => measure(list) !== measure(one)) ?? all.at(-1)!;
    const shown =
      all.length > 1
        ? both`There are ${all.length} possible lists, from (${listed(one)}) to (${listed(all.at(-1)!)})``可能的数组共 ${all.length} 组，从（${listed(one)}）到（${listed(all.at(-1)!)}）`
        : both`The only possible list is ${listed(one)}``唯一可能的数组是 ${listed(one)}`;
    const isMany = values.length > 1;
    const toOne = [
      'one-example',
      isMany
        ? both`One list says so; the lists (${listed(one)}) and (${listed(other)}) both have the sum ${sum} and do not agree.``一组数如此，但（${listed(one)}）与（${listed(other)}）的和都是 ${sum}，结论却不同。`
        : both`Since $${sum} - ${least} = ${extra}$, there is no room to make the integers larger or smaller than the list ${listed(one)} shows.``
          因为 $${sum} - ${least} = ${extra}$，这些整数没有余地变得更大或更小，见 ${listed(one)}。`,
    ] as const;
    return {
      stem: both`The sum of ${k} different positive integers is ${sum}.``${k} 个互不相同的正整数之和为 ${sum}。`,
      a: isSwapped ? bound : measured,
      b: isSwapped ? measured : bound,
      key,
      steps: [
        both`The idea: look at the least sum that ${k} different positive integers can have, $\frac{${k} \cdot ${k + 1}}{2} = ${least}$, for 1 to ${k}. Here the sum is only ${extra} more.``
          关键在于：看 ${k} 个互不相同的正整数之和最小是多少：从 1 加到 ${k}，得 $\frac{${k} \cdot ${k + 1}}{2} = ${least}$。这里的和只比它多 ${extra}。`,
        both`If one of the integers is raised, all above it must be raised as well, so only the largest can take part. ${shown}.``
          若其中一个数变大，比它大的数也都要跟着变大，所以只能动最大的几个。${shown}。`,
        isMany
          ? both`The possible values of the quantity are ${listed(values)}; compare each with ${bound}.``所以这个量可能是 ${listed(values)}，逐一与 ${bound} 比较。`
          : both`The quantity is always ${values[0]!}; compare it with ${bound}. The tempting path assumes that the integers can be chosen freely.``这个量总是 ${values[0]!}，与 ${bound} 比较即可。容易走错的路是以为这些整数可以任取。`,
      ],
      wrong: {
        A: toOne,
        B: toOne,
        C: [
          'assumes-special-case',
          isMany
            ? both`They are equal for at most some of the lists, such as (${listed(one)}) or (${listed(other)}), not for all.``至多对其中某些数组相等，如（${listed(one)}）或（${listed(other)}），并非总是如此。`
            : both`The list ${listed(one)} shows that the quantity is ${values[0]!}, not ${bound}.``由 ${listed(one)} 可知这个量是 ${values[0]!}，不是 ${bound}。`,
        ],
        D: [
          'thinks-undetermined',
          both`The integers look free, but their sum is only ${extra} more than the least possible, and that settles the comparison.``这些整数看似自由，但它们的和只比最小值多 ${extra}，大小关系由此确定。`,
        ],
      },
    };
  },
});
