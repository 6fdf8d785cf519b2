/** Parts of a normal distribution beyond two marks: the distance from the mean decides, in standard deviations. */
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.normal'],
  form: 'qc',
  difficulty: 3,
  seconds: 65,
  space: {
    mean: [50, 64, 75, 82, 100, 110],
    sd: [4, 5, 6, 8],
    d: [3, 5, 7, 9, 12],
    e: [3, 5, 7, 9, 12],
    kind: ['one', 'two', 'open'],
  },
  keep: ({ d, e, kind }) => (kind === 'open' ? d > e : kind === 'two' ? d === e : true),
  make: ({ mean, sd, d, e, kind }) => {
    const other = mean + 10;
    const [above, below] = [mean + d, kind === 'one' ? mean - e : other - (kind === 'two' ? d : e)];
    const key = kind === 'open' ? 'D' : kind === 'two' ? 'B' : keyOfOrder(e - d);
    const idea = both`The idea: A tail of a normal curve depends only on how many standard deviations from the mean it begins, on either side.``关键在于：正态曲线尾部的大小只取决于起点离平均数有几个标准差，与在哪一侧无关。`;
    return {
      difficulty: kind === 'one' ? (d === e ? 2 : 3) : 4,
      stem:
        kind === 'one'
          ? both`The random variable $X$ is normally distributed with mean ${mean}.``随机变量 $X$ 服从正态分布，平均数为 ${mean}。`
          : kind === 'two'
            ? both`The random variables $X$ and $Y$ are normally distributed. $X$ has mean ${mean} and standard deviation ${sd}, and $Y$ has mean ${other} and standard deviation ${sd + 3}.``随机变量 $X$ 与 $Y$ 都服从正态分布。$X$ 的平均数为 ${mean}，标准差为 ${sd}；$Y$ 的平均数为 ${other}，标准差为 ${sd + 3}。`
            : both`The random variables $X$ and $Y$ are normally distributed. $X$ has mean ${mean}, and $Y$ has mean ${other}.``随机变量 $X$ 与 $Y$ 都服从正态分布。$X$ 的平均数为 ${mean}，$Y$ 的平均数为 ${other}。`,
      a: both`The probability that $X$ is greater than ${above}``$X$ 大于 ${above} 的概率`,
      b:
        kind === 'one'
          ? both`The probability that $X$ is less than ${below}``$X$ 小于 ${below} 的概率`
          : both`The probability that $Y$ is less than ${below}``$Y$ 小于 ${below} 的概率`,
      key,
      steps:
        kind === 'one'
          ? [
              both`${idea} The two values lie $${above} - ${mean} = ${d}$ above the mean and $${mean} - ${below} = ${e}$ below it.``${idea}两个界限分别在平均数以上 $${above} - ${mean} = ${d}$ 和以下 $${mean} - ${below} = ${e}$ 处。`,
              both`The distribution is symmetric about its mean, so the tail that begins closer to the mean is larger, and equal distances give equal tails. The standard deviation is not needed.``正态分布关于平均数对称，所以起点离平均数较近的一侧尾部较大，距离相等则尾部相等，不需要知道标准差。`,
            ]
          : kind === 'two'
            ? [
                both`${idea} Both values lie $${above} - ${mean} = ${other} - ${below} = ${d}$ from the mean of their own variable.``${idea}两个界限与各自变量的平均数都相差 $${above} - ${mean} = ${other} - ${below} = ${d}$。`,
                both`In standard deviations, this is $\frac{${d}}{${sd}}$ for $X$ and only $\frac{${d}}{${sd + 3}}$ for $Y$, where $\frac{${d}}{${sd}} > \frac{${d}}{${sd + 3}}$. The tail of $Y$ begins closer to the middle and is larger.``以标准差为单位，$X$ 为 $\frac{${d}}{${sd}}$，$Y$ 只有 $\frac{${d}}{${sd + 3}}$，且 $\frac{${d}}{${sd}} > \frac{${d}}{${sd + 3}}$。$Y$ 的尾部离中心更近，所以更大。`,
              ]
            : [
                both`${idea} The values lie $${above} - ${mean} = ${d}$ and $${other} - ${below} = ${e}$ from the means of their variables.``${idea}两个界限与各自的平均数分别相差 $${above} - ${mean} = ${d}$ 和 $${other} - ${below} = ${e}$。`,
                both`A tail depends on this distance in standard deviations, and the standard deviations are not known: if they are equal, the tail of $Y$ is larger; if that of $X$ is much larger, the tail of $X$ is larger.``尾部的大小取决于以标准差为单位的距离，而标准差未知：若两者标准差相等，$Y$ 的尾部较大；若 $X$ 的标准差大得多，则 $X$ 的尾部较大。`,
              ],
      wrong: {
        A: [
          'reverses-comparison',
          both`A tail that begins farther from the mean, in standard deviations, is smaller.``以标准差为单位，起点离平均数越远，尾部越小。`,
        ],
        B: [
          kind === 'open' ? 'assumes-special-case' : 'reverses-comparison',
          kind === 'open'
            ? both`That holds if both have the same standard deviation, which is not given.``只有两者标准差相同时才一定如此，而题目没有给出。`
            : both`The distance from the mean decides, not whether the value lies above or below.``起决定作用的是与平均数的距离，而不是在上方还是下方。`,
        ],
        C: [
          'judges-by-looks',
          kind === 'two'
            ? both`Equal distances give equal tails only with equal standard deviations.``只有标准差相同时，距离相等才意味着尾部相等。`
            : both`Tails are equal only at equal distances, measured in standard deviations.``只有以标准差为单位的距离相等时，尾部才相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`The symmetry of the curve and the distances given are enough.``由曲线的对称性和所给的距离就足以判断。`,
        ],
      },
    };
  },
});
