/**
 * The lowest rating is given more often than any other: how high can the total of all ratings still be?
 *
 * Chains two ideas: if the lowest rating is given k times, each other one is given at most k - 1 times, from the top down;
 * and the least possible k is not the best, since a few more low ratings leave room for many more high ones. Who takes as
 * few of the lowest as possible works with care and ends at a number on offer.
 */
import { range, sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    who: { en: 'reviewers', zh_cn: '名顾客' },
    what: { en: 'gave a restaurant a rating', zh_cn: '给一家餐馆打分' },
    marks: { en: 'ratings', zh_cn: '评分' },
  },
  {
    who: { en: 'judges', zh_cn: '名评委' },
    what: { en: 'gave a design a score', zh_cn: '给一件设计作品打分' },
    marks: { en: 'scores', zh_cn: '得分' },
  },
  {
    who: { en: 'passengers', zh_cn: '名乘客' },
    what: { en: 'gave an airline a grade', zh_cn: '给一家航空公司打分' },
    marks: { en: 'grades', zh_cn: '得分' },
  },
] as const;

/** How often each rating from the top down to 2 is given if 1 is given k times; undefined where that is too few. */
function filled(n: number, top: number, k: number): number[] | undefined {
  let left = n - k;
  const counts = range(2, top).map(() => {
    const taken = Math.min(left, k - 1);
    left -= taken;
    return taken;
  });
  return left === 0 ? counts : undefined;
}

const total = (top: number, k: number, counts: readonly number[]): number =>
  k + sumOf(counts.map((count, i) => count * (top - i)));

export const family = defineFamily({
  tags: ['quant.data.median-mode', 'quant.data.frequency', 'quant.data.mean'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 150,
  space: { setting: settings, n: range(12, 26), top: [4, 5, 6] },
  make: ({ setting: { who, what, marks }, n, top }) => {
    const all = range(2, n).flatMap((k) => {
      const counts = filled(n, top, k);
      return counts === undefined ? [] : [{ k, counts, sum: total(top, k, counts) }];
    });
    const key = Math.max(...all.map(({ sum }) => sum));
    const best = all.find(({ sum }) => sum === key)!;
    const first = all[0]!;
    const after = all.find(({ k, sum }) => k > best.k && sum < key)!;
    if (best.k < first.k + 1 || key - first.sum < 2) return null;
    const write = (k: number, counts: readonly number[]): string =>
      [...counts.map((count, i) => [count, top - i] as const), [k, 1] as const]
        .filter(([count]) => count > 0)
        .map(([count, mark]) => `${count} \\cdot ${mark}`)
        .join(' + ');
    const half = Math.floor(n / 2) + 1;
    const majority = half + top * (n - half);
    // As if the others might be given just as often as the lowest.
    const ties = range(2, n).map((k) => {
      let left = n - k;
      const counts = range(2, top).map(() => {
        const taken = Math.min(left, k);
        left -= taken;
        return taken;
      });
      return left === 0 ? { k, counts, sum: total(top, k, counts) } : undefined;
    });
    const tie = ties.filter((x) => x !== undefined).sort((x, y) => y.sum - x.sum)[0]!;
    if (tie.sum === key) return null;
    return {
      stem: both`Each of ${n} ${who} ${what} that is an integer from 1 to ${top}, inclusive. More of the ${n} ${marks} were 1 than any other number. What is the greatest possible value of the sum of the ${n} ${marks}?``
        ${n} ${who}各${what}，分数是 1 到 ${top} 的整数（包括两端）。这 ${n} 个${marks}中，1 分出现的次数比其他任何一个分数都多。这 ${n} 个${marks}之和最大是多少？`,
      key,
      steps: [
        both`The idea: fix how often 1 occurs. Every other number occurs at least one time less, so fill up from ${top} down. If 1 occurs ${first.k} times, which is the least possible, the sum is $${write(first.k, first.counts)} = ${first.sum}$.``
          关键在于：先固定 1 出现几次。其他每个分数都至少少出现一次，从 ${top} 往下填。若 1 只出现 ${first.k} 次（这是最少的），和为 $${write(first.k, first.counts)} = ${first.sum}$。`,
        both`But one more 1 costs little and lets every high number occur once more. With the number 1 occurring ${best.k} times the sum is $${write(best.k, best.counts)} = ${key}$.``
          但多一个 1 损失不大，却使每个高分都能多出现一次。若 1 出现 ${best.k} 次时，和为 $${write(best.k, best.counts)} = ${key}$。`,
        both`If 1 occurs ${after.k} times, the sum has fallen again, $${write(after.k, after.counts)} = ${after.sum}$, so ${key} is the greatest. The tempting path takes as few of the lowest as possible and stops at ${first.sum}.``
          1 出现 ${after.k} 次时，和又降为 $${write(after.k, after.counts)} = ${after.sum}$，所以最大是 ${key}。容易走错的路是让最低分尽量少，停在 ${first.sum}。`,
      ],
      wrong: [
        [
          first.sum,
          'pairs-extremes-wrongly',
          both`$${write(first.k, first.counts)} = ${first.sum}$ takes as few of the lowest as possible; a few more make room for more high numbers.``
            $${write(first.k, first.counts)} = ${first.sum}$ 是让最低分尽量少；多几个最低分，高分就能更多。`,
        ],
        [
          tie.sum,
          'ignores-a-condition',
          both`$${write(tie.k, tie.counts)} = ${tie.sum}$ lets another number occur as often as 1.``$${write(tie.k, tie.counts)} = ${tie.sum}$ 让别的分数与 1 出现得一样多。`,
        ],
        [
          majority,
          'ignores-a-condition',
          both`$${half} \cdot 1 + ${n - half} \cdot ${top} = ${majority}$ makes more than half of them 1; more than any other number is enough.``
            $${half} \cdot 1 + ${n - half} \cdot ${top} = ${majority}$ 让 1 超过一半；其实只要比其他任何一个都多即可。`,
        ],
        [
          2 + (n - 2) * top,
          'restriction-ignored',
          both`$2 \cdot 1 + ${n - 2} \cdot ${top} = ${2 + (n - 2) * top}$ makes ${top} the most frequent number.``$2 \cdot 1 + ${n - 2} \cdot ${top} = ${2 + (n - 2) * top}$ 使 ${top} 成了出现最多的分数。`,
        ],
        [
          key + 1,
          'arithmetic-slip',
          both`$${key} + 1 = ${key + 1}$ is out of reach however often the lowest number occurs.``不论最低分出现几次，都达不到 $${key} + 1 = ${key + 1}$。`,
        ],
        [
          after.sum,
          'pairs-extremes-wrongly',
          both`$${write(after.k, after.counts)} = ${after.sum}$ takes more of the lowest than is best.``$${write(after.k, after.counts)} = ${after.sum}$ 用的最低分过多了。`,
        ],
      ],
    };
  },
});
