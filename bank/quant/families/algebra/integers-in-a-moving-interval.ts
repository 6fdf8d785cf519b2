/**
 * An inequality with an absolute value and an unknown integer in it: how many integers satisfy it?
 *
 * Chains two ideas: the multiple of x lies in a run of consecutive integers whose length is known, though its place is not;
 * and such a run holds a fixed number of multiples exactly when its length is itself a multiple. Trying one integer gives a
 * count that seems to hold always; seeing that the run moves makes it seem open always.
 */
import { type ComparisonKey, defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.absolute-value', 'quant.algebra.inequalities', 'quant.arith.factors'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    m: [2, 3, 3, 4, 5, 5],
    c: [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17],
    isStrict: [true, false],
    off: [-1, 0, 0, 1],
    isSwapped: [false, true],
  },
  make: ({ m, c, isStrict, off, isSwapped }) => {
    const run = isStrict ? 2 * c - 1 : 2 * c + 1;
    const isFixed = run % m === 0;
    const least = Math.floor(run / m);
    // Where the count varies, the number it is compared with is one that it takes.
    if (least < 2 || (!isFixed && off < 0)) return null;
    const bound = least + off;
    const counts = isFixed ? [least] : [least, least + 1];
    const key: ComparisonKey = keyOfOrders(
      counts.map((n) => Math.sign(n - bound)),
      isSwapped,
    );
    const sign = isStrict ? '<' : '\\le';
    const inequality = `|${m}x - k| ${sign} ${c}`;
    const number = both`The number of integers $x$ for which $${inequality}$``满足 $${inequality}$ 的整数 $x$ 的个数`;
    const moved = [
      'one-example',
      isFixed
        ? both`The ends of the interval move with $k$, but the number of multiples of ${m} in it stays ${least}.``区间的两端随 $k$ 移动，但其中 ${m} 的倍数的个数始终是 ${least}。`
        : both`That holds only for some values of $k$.``这只对 $k$ 的某些值成立。`,
    ] as const;
    return {
      stem: both`$k$ is an integer.``$k$ 是整数。`,
      a: isSwapped ? bound : number,
      b: isSwapped ? number : bound,
      key,
      letters: [{ x: 2, k: 2 * m + 1 }, {}, {}],
      steps: [
        both`The idea: do not divide. The inequality says that $k - ${c} ${sign} ${m}x ${sign} k + ${c}$, so the question is how many multiples of ${m} there are among the integers from one end to the other.``
          关键在于：不要急着除。不等式即 $k - ${c} ${sign} ${m}x ${sign} k + ${c}$，所以问题是：从一端到另一端的整数中有多少个 ${m} 的倍数？`,
        isStrict
          ? both`The ends do not count, so these are $2 \cdot ${c} - 1 = ${run}$ consecutive integers, whatever $k$ is.``两端不算在内，所以无论 $k$ 是多少，都是 $2 \cdot ${c} - 1 = ${run}$ 个连续整数。`
          : both`The ends count, so these are $2 \cdot ${c} + 1 = ${run}$ consecutive integers, whatever $k$ is.``两端都算在内，所以无论 $k$ 是多少，都是 $2 \cdot ${c} + 1 = ${run}$ 个连续整数。`,
        isFixed
          ? both`Since $${run} = ${m} \cdot ${least}$, they fall into ${least} groups of ${m} neighbors, and each group holds exactly one multiple of ${m}: the number is always ${least}. The tempting path sees the ends move with $k$ and concludes that the number varies.``
            由于 $${run} = ${m} \cdot ${least}$，它们恰好分成 ${least} 组，每组 ${m} 个相邻整数，而每组恰有一个 ${m} 的倍数，所以个数总是 ${least}。容易走错的路是看到两端随 $k$ 移动，就以为个数不定。`
          : both`Since $${run} = ${m} \cdot ${least} + ${run % m}$, there are ${least} full groups of ${m} neighbors and some left over, which may or may not hold one more multiple of ${m}: the number is ${least} for some $k$ and ${least + 1} for others. The tempting path tries one value of $k$, such as 0.``
            由于 $${run} = ${m} \cdot ${least} + ${run % m}$，其中有 ${least} 组完整的 ${m} 个相邻整数，剩下的里面可能有、也可能没有 ${m} 的倍数：$k$ 取某些值时个数为 ${least}，取另一些值时为 ${least + 1}。容易走错的路是只试 $k$ 的一个值，例如 0。`,
      ],
      wrong: {
        A: moved,
        B: moved,
        C: [
          'one-example',
          isFixed
            ? both`$\frac{2 \cdot ${c}}{${m}}$, the length of the interval, is not the number of integers in it; that is always ${least}.``区间的长度 $\frac{2 \cdot ${c}}{${m}}$ 不是其中整数的个数；个数总是 ${least}。`
            : both`For some values of $k$, there are ${least} such integers; for others, ${least + 1}.``$k$ 取某些值时有 ${least} 个这样的整数，取另一些值时有 ${least + 1} 个。`,
        ],
        D: [
          'thinks-undetermined',
          both`The location of the integers depends on $k$, but their number does not: among ${run} consecutive integers there are always ${least} multiples of ${m}.``
            这些整数的位置与 $k$ 有关，个数却无关：${run} 个连续整数中总有 ${least} 个 ${m} 的倍数。`,
        ],
      },
    };
  },
});
