/**
 * An absolute value inside an absolute value: how many integers satisfy the inequality?
 *
 * Chains two ideas: the inner absolute value is a distance that has to lie between two bounds; and each such distance
 * stands for two integers, except 0, while a lower bound below 0 is no bound at all. Opening one of the signs only finds
 * half of the integers, and doubling everything counts the center twice.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.absolute-value', 'quant.algebra.inequalities'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 110,
  space: {
    center: [-9, -7, -5, -4, -2, 3, 4, 6, 8, 11],
    inner: range(2, 9),
    outer: range(2, 9),
    isStrict: [true, false],
  },
  keep: ({ inner, outer }) => Math.abs(inner - outer) <= 4 && inner + outer >= 6,
  make: ({ center, inner, outer, isStrict }) => {
    const give = isStrict ? 1 : 0;
    const [low, high] = [inner - outer + give, inner + outer - give];
    const least = Math.max(0, low);
    const hasCenter = low <= 0;
    const key = hasCenter ? 2 * high + 1 : 2 * (high - low + 1);
    const oneSide = high - least + 1;
    const sign = isStrict ? '<' : '\\le';
    const doubled = 2 * (high - low + 1);
    const other = isStrict
      ? inner - outer <= 0
        ? 2 * (high + 1) + 1
        : key + 4
      : hasCenter
        ? 2 * (high - 1) + 1
        : key - 4;
    return {
      stem: both`How many integers $x$ satisfy $||x ${signed(-center)}| - ${inner}| ${sign} ${outer}$?``
        满足 $||x ${signed(-center)}| - ${inner}| ${sign} ${outer}$ 的整数 $x$ 共有多少个？`,
      key,
      letters: [{ d: high }, {}, {}],
      steps: [
        both`The idea: call the inner absolute value $d$, the distance of $x$ from ${center}. Then $|d - ${inner}| ${sign} ${outer}$, so that for an integer $x$ the distance is at least ${low} and at most ${high}.``
          关键在于：把里面的绝对值记作 $d$，即 $x$ 到 ${center} 的距离。于是 $|d - ${inner}| ${sign} ${outer}$；$x$ 为整数时，这个距离至少是 ${low}，至多是 ${high}。`,
        hasCenter
          ? both`A distance is never negative, so it runs from 0 to ${high}. The distance 0 belongs to one integer, each of the other ${high} to two.``
            距离不会是负数，所以它从 0 取到 ${high}。距离 0 对应一个整数，其余 ${high} 个距离各对应两个。`
          : both`These are $${high} - ${low} + 1 = ${oneSide}$ distances, none of them 0, and each belongs to two integers, one on either side.``
            这样的距离有 $${high} - ${low} + 1 = ${oneSide}$ 个，都不是 0，每个距离在左右两侧各对应一个整数。`,
        hasCenter
          ? both`In all: $2 \cdot ${high} + 1 = ${key}$. The tempting path removes only one of the two absolute values.``一共有 $2 \cdot ${high} + 1 = ${key}$ 个。容易走错的路是只去掉一层绝对值。`
          : both`In all: $2 \cdot ${oneSide} = ${key}$. The tempting path removes only one of the two absolute values.``一共有 $2 \cdot ${oneSide} = ${key}$ 个。容易走错的路是只去掉一层绝对值。`,
      ],
      wrong: [
        [
          oneSide,
          'one-case-only',
          both`${oneSide} counts the distances, or only the integers on one side of ${center}.``${oneSide} 数的是距离，或只数了 ${center} 一侧的整数。`,
        ],
        [
          doubled,
          'forgets-negatives',
          both`$2 \cdot ${high - low + 1} = ${doubled}$ doubles all values between the bounds, including those that are not positive.``$2 \cdot ${high - low + 1} = ${doubled}$ 把两个界之间的值都翻了倍，连不是正数的也算了。`,
        ],
        [
          2 * high + 1,
          'ignores-a-condition',
          both`$2 \cdot ${high} + 1 = ${2 * high + 1}$ counts all integers at a distance of at most ${high}, including those that are too close.``$2 \cdot ${high} + 1 = ${2 * high + 1}$ 数的是距离不超过 ${high} 的所有整数，连离得太近的也算了。`,
        ],
        [
          other,
          'off-by-one',
          both`${other} counts the ends of the ranges where they do not count, or leaves them out where they do.``${other} 是把不该算的端点算了进去，或漏掉了该算的端点。`,
        ],
        [
          2 * high + 2,
          'forgets-zero',
          both`$2 \cdot (${high} + 1) = ${2 * high + 2}$ counts the center ${center} twice.``$2 \cdot (${high} + 1) = ${2 * high + 2}$ 把中心 ${center} 算了两次。`,
        ],
        [
          2 * high,
          'forgets-zero',
          both`$2 \cdot ${high} = ${2 * high}$ leaves out the center, or the lower bound.``$2 \cdot ${high} = ${2 * high}$ 漏掉了中心，或漏掉了下界。`,
        ],
        [
          high - low + 1,
          'one-case-only',
          both`$${high} - ${low < 0 ? `(${low})` : low} + 1 = ${high - low + 1}$ solves for the inner absolute value and stops.``$${high} - ${low < 0 ? `(${low})` : low} + 1 = ${high - low + 1}$ 只解出了里面的绝对值。`,
        ],
      ],
    };
  },
});
