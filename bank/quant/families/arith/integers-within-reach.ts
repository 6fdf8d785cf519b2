/** How many integers lie closer to a given number than a given distance: find both ends, then count. */
import { add, div, sub } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, decimal } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.absolute-value', 'quant.arith.number-line'],
  form: 'numeric',
  difficulty: 2,
  seconds: 65,
  space: {
    // Tenths.
    center: [-34, -26, -17, -8, 4, 13, 15, 24, 36, 45, 52],
    reach: [24, 32, 35, 43, 46, 51, 55, 62, 68],
    words: ['bars', 'distance'],
    closed: [false, true],
  },
  make: ({ center, reach, words, closed }) => {
    const [a, d] = [div(center, 10), div(reach, 10)];
    const [low, high] = [sub(a, d), add(a, d)].map(decimal) as [number, number];
    const inside = range(-20, 20).filter((n) => (closed ? n >= low && n <= high : n > low && n < high));
    const key = inside.length;
    const [first, last] = [inside[0]!, inside.at(-1)!];
    const [c, r] = [decimal(a), decimal(d)];
    const sign = closed ? '\\le' : '<';
    const isWhole = Number.isInteger(low) || Number.isInteger(high);
    const stem =
      words === 'bars'
        ? both`For how many integers $n$ is $|n ${c < 0 ? '+' : '-'} ${Math.abs(c)}| ${sign} ${r}$?``有多少个整数 $n$ 满足 $|n ${c < 0 ? '+' : '-'} ${Math.abs(c)}| ${sign} ${r}$？`
        : closed
          ? both`On the number line, how many integers are at a distance of at most ${r} from ${c}?``数轴上有多少个整数到 ${c} 的距离不超过 ${r}？`
          : both`On the number line, how many integers are at a distance of less than ${r} from ${c}?``数轴上有多少个整数到 ${c} 的距离小于 ${r}？`;
    const span = last - first;
    const idea =
      words === 'bars'
        ? both`The idea: The absolute value of a difference is a distance, so the condition describes an interval around a center.``关键在于：差的绝对值就是距离，所以条件描述的是以某一点为中心的区间。`
        : both`The idea: A distance goes both ways, so the condition describes an interval with the given number at its center.``关键在于：距离可以向两边量，所以条件描述的是以给定的数为中心的区间。`;
    return {
      difficulty: isWhole ? 3 : 2,
      stem,
      key,
      steps: [
        both`${idea} The numbers in question lie between $${c} - ${r} = ${low}$ and $${c} + ${r} = ${high}$.``${idea}符合条件的数在 $${c} - ${r} = ${low}$ 与 $${c} + ${r} = ${high}$ 之间。`,
        isWhole
          ? closed
            ? both`An end that is whole counts, since equality is allowed: the integers run from ${first} to ${last}.``端点若是整数也要算，因为允许相等：整数从 ${first} 到 ${last}。`
            : both`An end that is whole does not count, since equality is not allowed: the integers run from ${first} to ${last}.``端点若是整数不能算，因为不允许相等：整数从 ${first} 到 ${last}。`
          : both`The integers there run from ${first} to ${last}.``其中的整数从 ${first} 到 ${last}。`,
        both`That makes $${last} - ${first < 0 ? `(${first})` : first} + 1 = ${key}$ integers, the first and the last included.``共有 $${last} - ${first < 0 ? `(${first})` : first} + 1 = ${key}$ 个整数，首尾两个都算在内。`,
      ],
      wrong: [
        [
          span,
          'counts-gaps',
          both`$${last} - ${first < 0 ? `(${first})` : first} = ${span}$ counts gaps, not integers.``$${last} - ${first < 0 ? `(${first})` : first} = ${span}$ 数的是间隔，不是整数的个数。`,
        ],
        ...(first < 0 && last > 0
          ? ([
              [
                last,
                'forgets-negatives',
                both`${last} counts only the positive integers.``${last} 只数了正整数。`,
              ],
              [
                key - 1,
                'forgets-zero',
                both`$${key} - 1 = ${key - 1}$ leaves out 0.``$${key} - 1 = ${key - 1}$ 漏掉了 0。`,
              ],
            ] as const)
          : []),
        [
          isWhole ? (closed ? key - 1 : key + 1) : key + 1,
          isWhole ? 'ignores-a-condition' : 'off-by-one',
          isWhole
            ? closed
              ? both`$${key} - 1 = ${key - 1}$ leaves out an end that is allowed.``$${key} - 1 = ${key - 1}$ 漏掉了允许取到的端点。`
              : both`$${key} + 1 = ${key + 1}$ counts an end that is not allowed.``$${key} + 1 = ${key + 1}$ 把不能取到的端点也算进去了。`
            : both`$${key} + 1 = ${key + 1}$ rounds an endpoint outward instead of inward.``$${key} + 1 = ${key + 1}$ 是把端点向外取整了，应当向内取整。`,
        ],
        [
          Math.floor(2 * r),
          'assumes-special-case',
          both`Twice the distance is about ${Math.floor(2 * r)}, but how many integers fit depends on where the interval lies.``距离的两倍约为 ${Math.floor(2 * r)}，但能容纳几个整数还要看区间的位置。`,
        ],
      ],
    };
  },
});
