/**
 * A share lies strictly between two percents that are close together: how small can the group be?
 *
 * Chains two ideas: what counts is a fraction of whole people, so the fraction with the least denominator is wanted; and
 * for each size only the multiple next to the lower percent has to be tried. The percent between the two, written as a
 * fraction, looks like the answer and is not the least.
 */
import { gcd, range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    en: 'At a meeting of a committee, more than LOW percent but less than HIGH percent of the members present voted for a proposal. What is the least possible number of members who were present?',
    zh_cn:
      '在一次委员会会议上，出席的委员中有超过 LOW%、但不到 HIGH% 的人投票赞成一项提议。出席的委员最少有多少人？',
  },
  {
    en: 'More than LOW percent but less than HIGH percent of the trees in an orchard are pear trees. What is the least possible number of trees in the orchard?',
    zh_cn: '一个果园里，梨树占全部果树的比例超过 LOW%、但不到 HIGH%。果园里最少有多少棵树？',
  },
  {
    en: 'More than LOW percent but less than HIGH percent of the guests at an inn have stayed there before. What is the least possible number of guests at the inn?',
    zh_cn: '一家旅店的客人中，有超过 LOW%、但不到 HIGH% 的人以前来住过。旅店里最少有多少位客人？',
  },
] as const;

/** How many of n lie strictly between the two percents; undefined where none do. */
const between = (n: number, low: number, high: number): number | undefined =>
  range(1, n).find((k) => 100 * k > low * n && 100 * k < high * n);

export const family = defineFamily({
  tags: ['quant.arith.fractions', 'quant.arith.percent', 'quant.algebra.inequalities'],
  form: 'numeric',
  difficulty: 4,
  seconds: 130,
  space: {
    setting: settings,
    bounds: [
      [34, 36],
      [44, 46],
      [46, 49],
      [52, 55],
      [64, 66],
      [68, 70],
      [78, 80],
      [30, 33],
      [54, 56],
      [84, 86],
      [14, 16],
      [26, 28],
      [70, 72],
      [22, 24],
    ],
  },
  make: ({ setting, bounds: [low, high] }) => {
    const key = range(2, 100).find((n) => between(n, low, high) !== undefined)!;
    const k = between(key, low, high)!;
    const middle = Math.ceil((low + high) / 2);
    const round = 100 / gcd(middle, 100);
    const said = (text: string): string => text.replace('LOW', String(low)).replace('HIGH', String(high));
    const next = range(key + 1, 100).find((n) => between(n, low, high) !== undefined)!;
    const edge = Math.min(100 / gcd(low, 100), 100 / gcd(high, 100));
    const shares = (n: number) => [(low * n) / 100, (high * n) / 100] as const;
    const [from, to] = shares(key);
    const [under, over] = shares(key - 1);
    return {
      stem: both`${said(setting.en)}``${said(setting.zh_cn)}`,
      key,
      letters: [{ k, n: key }, {}, {}],
      steps: [
        both`The idea: if there are $k$ of $n$, then $\frac{${low}}{100} < \frac{k}{n} < \frac{${high}}{100}$, and the least $n$ is wanted for which an integer lies between ${low} percent and ${high} percent of it.``
          关键在于：设 $n$ 个中有 $k$ 个，则 $\frac{${low}}{100} < \frac{k}{n} < \frac{${high}}{100}$。要找最小的 $n$，使它的 ${low}% 与 ${high}% 之间有一个整数。`,
        both`Try $n$ from the least: for ${key - 1}, the bounds are ${under} and ${over}, with no integer between; the same is true for all smaller numbers. For ${key}, they are ${from} and ${to}, and ${k} lies between: $${from} < ${k} < ${to}$.``
          从小到大试 $n$：$n$ 为 ${key - 1} 时两个界是 ${under} 与 ${over}，中间没有整数，更小的也都没有；$n$ 为 ${key} 时两个界是 ${from} 与 ${to}，${k} 在其中：$${from} < ${k} < ${to}$。`,
        both`So the answer is ${key}. Faster: use the calculator to find ${low} percent of each size, and see whether the next integer is still below ${high} percent. The tempting path takes ${middle} percent, which needs a group of ${round}.``
          所以答案是 ${key}。更快的做法：用计算器算出各个数的 ${low}%，看下一个整数是否仍小于它的 ${high}%。容易走错的路是取 ${middle}%，那样需要 ${round} 个。`,
      ],
      wrong: [
        [
          round,
          'assumes-special-case',
          both`${round} is the least number of which ${middle} percent is an integer, but the share need not be a whole percent.``${round} 是使 ${middle}% 为整数的最小个数，但所占比例不必是整数百分数。`,
        ],
        [
          next,
          'one-example',
          both`${next} is possible, but it is not the least: ${key} is possible, too.``${next} 可以，但不是最小的：${key} 也可以。`,
        ],
        [
          edge,
          'ignores-a-condition',
          both`With ${edge}, one of the two bounds itself is reached, and it is excluded.``${edge} 个时恰好取到其中一个界，而界本身不算在内。`,
        ],
        [
          100,
          'percent-as-number',
          both`100 is only the base that percents refer to.``100 只是百分数的基数。`,
        ],
      ],
    };
  },
});
