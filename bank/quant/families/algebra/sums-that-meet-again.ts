/**
 * Two sums of an arithmetic sequence are equal, over different numbers of terms: how do two other sums compare?
 *
 * Chains two ideas: the terms between the two sums add up to 0, so that the sums are symmetric about the middle; and the
 * sign of the first term says whether they rise to the middle or fall to it. Neither the first term nor the difference is
 * known, and it seems that nothing can be said.
 */
import { type ComparisonKey, defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.sequences'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    pair: [
      [4, 9],
      [5, 12],
      [6, 13],
      [7, 12],
      [4, 11],
      [3, 10],
      [5, 14],
      [6, 11],
    ],
    from: [1, 2, 3, 4, 5],
    over: [1, 2, 3, 4, 5],
    sign: ['positive', 'negative', 'open'],
  },
  make: ({ pair: [p, q], from, over, sign }) => {
    const s = p + q;
    // Counted from the two middle numbers of terms, so that the two sums lie on different sides of the middle.
    const [i, j] = [(s - 1) / 2 - from, (s + 1) / 2 + over];
    if (i < 2 || i === p || j === q) return null;
    const worth = (n: number): number => n * (s - n);
    const order = Math.sign(worth(i) - worth(j)) * (sign === 'negative' ? -1 : 1);
    if (sign === 'open' && order === 0) return null;
    const key: ComparisonKey = sign === 'open' ? 'D' : keyOfOrder(order);
    const S = (n: number): string => `S_{${n}}`;
    const [gapI, gapJ] = [s - 2 * i, 2 * j - s];
    const nearer = gapI < gapJ ? i : j;
    const letters = { S_: (n: number) => (sign === 'negative' ? -3 : 3) * worth(n) };
    const rising = sign === 'positive';
    const first = {
      positive: both`positive``为正`,
      negative: both`negative``为负`,
      open: both`not 0``不为 0`,
    }[sign];
    const misled = [
      'reverses-comparison',
      sign === 'open'
        ? both`That takes the first term to have a certain sign, which is not given.``这是默认了首项的符号，而题目并未给出。`
        : both`Adding more terms does not keep changing the sum in one direction: beyond the middle, the terms have the other sign.``
          项数越多，和并不会一直朝一个方向变化：过了中间以后，各项就变了号。`,
    ] as const;
    return {
      stem: both`The first term of an arithmetic sequence is ${first}. For each positive integer $n$, $S_{n}$ is the sum of the first $n$ terms of the sequence, and $S_{${p}} = S_{${q}}$.``
        等差数列的首项${first}，对任意正整数 $n$，$S_{n}$ 是前 $n$ 项之和。已知 $S_{${p}} = S_{${q}}$。`,
      a: S(i),
      b: S(j),
      key,
      letters: [{}, order === 0 ? letters : {}, sign === 'open' || order === 0 ? {} : letters],
      steps: [
        both`The idea: since $S_{${p}}$ and $S_{${q}}$ are equal, the terms between them, from term number ${p + 1} to term number ${q}, add up to 0. So the first and the last of them are opposites, and so are the second and the second from last, and so on: the terms change sign in the middle.``
          关键在于：$S_{${p}}$ 与 $S_{${q}}$ 相等，所以中间的各项，即第 ${p + 1} 项到第 ${q} 项，和为 0。于是其中的首项与末项互为相反数，第二项与倒数第二项也是，依此类推：各项在中间变号。`,
        order === 0
          ? both`The same holds for any two numbers of terms that add up to $${p} + ${q} = ${s}$, and $${i} + ${j} = ${s}$. So $S_{${i}} = S_{${j}}$. The tempting path gives up because neither the first term nor the common difference is known.``
            只要两个项数之和为 $${p} + ${q} = ${s}$，就有同样的结论，而 $${i} + ${j} = ${s}$，所以 $S_{${i}} = S_{${j}}$。容易走错的路是因为首项和公差都未知就放弃。`
          : both`So the sums are symmetric about $\frac{${p} + ${q}}{2} = ${s / 2}$ terms. Here $${s / 2} - ${i} = ${gapI / 2}$ and $${j} - ${s / 2} = ${gapJ / 2}$: ${nearer} terms are nearer to the middle.``
            所以各个和关于项数 $\frac{${p} + ${q}}{2} = ${s / 2}$ 对称。这里 $${s / 2} - ${i} = ${gapI / 2}$，$${j} - ${s / 2} = ${gapJ / 2}$，${nearer} 项更接近中间。`,
        order === 0
          ? both`This holds whatever the sign of the first term is.``无论首项是正是负，这都成立。`
          : sign === 'open'
            ? both`If the first term is positive, the sums rise up to the middle, and the nearer one is greater; if it is negative, they fall, and the nearer one is less. The relationship cannot be determined.``
              若首项为正，和一直增大到中间，更接近中间的较大；若首项为负，和一直减小到中间，更接近中间的较小。所以无法确定。`
            : rising
              ? both`The first term is positive, so the sums rise up to the middle and fall after it: $S_{${nearer}} > S_{${nearer === i ? j : i}}$. The tempting path gives up because neither the first term nor the common difference is known.``
                首项为正，所以和先增大到中间，再减小：$S_{${nearer}} > S_{${nearer === i ? j : i}}$。容易走错的路是因为首项和公差都未知就放弃。`
              : both`The first term is negative, so the sums fall to the middle and rise after it: $S_{${nearer}} < S_{${nearer === i ? j : i}}$. The tempting path gives up because neither the first term nor the common difference is known.``
                首项为负，所以和先减小到中间，再增大：$S_{${nearer}} < S_{${nearer === i ? j : i}}$。容易走错的路是因为首项和公差都未知就放弃。`,
      ],
      wrong: {
        A: misled,
        B: misled,
        C: [
          'assumes-special-case',
          both`Equal sums need numbers of terms that add up to $${p} + ${q} = ${s}$, and $${i} + ${j} = ${i + j}$.``只有两个项数之和为 $${p} + ${q} = ${s}$ 时和才相等，而 $${i} + ${j} = ${i + j}$。`,
        ],
        D: [
          'thinks-undetermined',
          both`The sequence is not determined, but it is determined up to a constant factor: the given equation ties the common difference to the first term.``
            数列虽不能确定，但只差一个倍数：已知的等式把公差与首项联系起来了。`,
        ],
      },
    };
  },
});
