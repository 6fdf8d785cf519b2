/**
 * A sequence halves even terms and adds to odd ones: how many first terms lead to a given later term?
 *
 * Chains two ideas: the rule is run backward, where a term may have two terms before it; and the branch that adds is open
 * only where it leads back to an odd positive integer. Two branches at every step give a power of 2, which is too many.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

/** Every term that may stand so many places before a value, place by place. */
function back(value: number, steps: number, added: number, isChecked: boolean): number[][] {
  const levels = [[value]];
  for (let i = 0; i < steps; i++)
    levels.push(
      [
        ...new Set(
          levels
            .at(-1)!
            .flatMap((v) => [
              2 * v,
              ...(v - added > 0 && (!isChecked || (v - added) % 2 === 1) ? [v - added] : []),
            ]),
        ),
      ].sort((x, y) => x - y),
    );
  return levels;
}

export const family = defineFamily({
  tags: ['quant.algebra.sequences', 'quant.arith.parity'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 130,
  space: { added: [3, 5, 7, 9], value: range(5, 30), place: [4, 5] },
  keep: ({ added, value, place }) => {
    const right = back(value, place - 1, added, true);
    const free = back(value, place - 1, added, false);
    return value > added && right.at(-1)!.length >= 3 && free.at(-1)!.length !== right.at(-1)!.length;
  },
  make: ({ added, value, place }) => {
    const levels = back(value, place - 1, added, true);
    const key = levels.at(-1)!.length;
    const [before, free] = [levels.at(-2)!.length, back(value, place - 1, added, false).at(-1)!.length];
    const further = back(value, place, added, true).at(-1)!.length;
    const all = 2 ** (place - 1);
    return {
      stem: both`In a sequence of positive integers $a_{1}, a_{2}, a_{3}, \ldots$, each term after the first is half of the preceding term if the preceding term is even, and ${added} more than the preceding term if it is odd. If $a_{${place}} = ${value}$, how many different values of $a_{1}$ are possible?``
        在正整数数列 $a_{1}, a_{2}, a_{3}, \ldots$ 中，从第二项起：若前一项是偶数，则该项是前一项的一半；若前一项是奇数，则该项比前一项大 ${added}。若 $a_{${place}} = ${value}$，$a_{1}$ 有多少个可能的值？`,
      key,
      steps: [
        both`The idea: go backward. The term before $v$ was either twice $v$, which is even, or the number that is ${added} less than $v$, provided that this is positive and odd. So an odd term has only one possible predecessor.``
          关键在于：倒着推。某一项 $v$ 的前一项要么是它的两倍（偶数），要么是比它小 ${added} 的数，但后者必须是正的奇数。所以奇数项只有一个可能的前项。`,
        ...levels
          .slice(1)
          .map(
            (list, i) =>
              both`The possible values of $a_{${place - 1 - i}}$: ${listed(list)}.``$a_{${place - 1 - i}}$ 的可能值：${listed(list)}。`,
          ),
        both`That makes ${key} values. The tempting path takes two branches at each step, $2^{${place - 1}} = ${all}$, or forgets to test that the smaller one is odd.``
          一共 ${key} 个。容易走错的路是每一步都算两支，得 $2^{${place - 1}} = ${all}$，或忘了检验较小的那个是不是奇数。`,
      ],
      wrong: [
        [
          all,
          'ignores-a-condition',
          both`$2^{${place - 1}} = ${all}$ takes two branches at every step, even where one of them is not allowed.``$2^{${place - 1}} = ${all}$ 是每一步都算了两支，而有些分支并不允许。`,
        ],
        [
          free,
          'parity-slip',
          both`${free} also counts terms that are ${added} less than an odd term; these are even, and an even term is halved.``${free} 把比奇数项小 ${added} 的数也算了进去；但那是偶数，而偶数是要减半的。`,
        ],
        [
          before,
          'term-number-slip',
          both`${before} is the number of values of $a_{2}$.``${before} 是 $a_{2}$ 的可能值的个数。`,
        ],
        [
          further,
          'term-number-slip',
          both`${further} comes from going back one step too many.``${further} 是多倒推了一步。`,
        ],
        [1, 'one-case-only', both`1 follows only one branch, the doubles.``1 只考虑了加倍这一支。`],
        [
          place - 1,
          'answers-another-question',
          both`${place - 1} is the number of steps back from the given term to the first.``${place - 1} 是从已知项倒推到首项的步数。`,
        ],
        [
          key + before,
          'adds-for-multiplies',
          both`$${key} + ${before} = ${key + before}$ adds the possible values of $a_{2}$ to those of $a_{1}$.``$${key} + ${before} = ${key + before}$ 把 $a_{2}$ 的可能值也加到了 $a_{1}$ 的上面。`,
        ],
      ],
    };
  },
});
