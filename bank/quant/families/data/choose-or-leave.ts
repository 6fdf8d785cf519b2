/** Choosing k of n is leaving n - k of n: numbers of groups compared without calculating them. */
import { choose } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.combinations'],
  form: 'qc',
  difficulty: 1,
  seconds: 50,
  space: {
    n: [7, 8, 9, 10, 11, 12, 14, 15],
    k: [2, 3, 4, 5],
    kind: ['rest', 'more', 'less', 'open'],
    story: [
      { en: ['employees', 'a team'], zh: ['名员工', '小组'] },
      { en: ['paintings', 'a small exhibition'], zh: ['幅画', '小型展览'] },
      { en: ['students', 'a delegation'], zh: ['名学生', '代表团'] },
    ],
  },
  keep: ({ n, k }) => 2 * k + 1 < n,
  make: ({ n, k, kind, story: { en, zh } }) => {
    const [p, q] = kind === 'rest' ? [k, n - k] : kind === 'more' ? [k + 1, k] : [k, k + 1];
    const key = ({ rest: 'C', more: 'A', less: 'B', open: 'D' } as const)[kind];
    const isOpen = kind === 'open';
    return {
      difficulty: isOpen ? 3 : 1,
      stem: isOpen
        ? both`From $n$ ${en[0]}, where $n > ${k}$, some are to be chosen for ${en[1]}. The order of selection does not matter.``要从 $n$ ${zh[0]}中选出一些组成${zh[1]}，其中 $n > ${k}$，不计顺序。`
        : both`From ${n} ${en[0]}, some are to be chosen for ${en[1]}. The order of selection does not matter.``要从 ${n} ${zh[0]}中选出一些组成${zh[1]}，不计顺序。`,
      a: { en: `The number of ways to choose ${p} of them`, zh_cn: `从中选出 ${p} 个的选法数` },
      b: { en: `The number of ways to choose ${q} of them`, zh_cn: `从中选出 ${q} 个的选法数` },
      key,
      steps: isOpen
        ? [
            both`The idea: Do not calculate the two numbers; ask by what factor the number of groups changes when one more is chosen. Choosing one more multiplies the number of groups by $\frac{n - ${k}}{${k + 1}}$: there are $n - ${k}$ left to choose from, and each group arises in ${k + 1} ways.``关键在于：不必算出两个选法数，只看多选一个时选法数变为原来的几倍。多选一个，选法数就乘以 $\frac{n - ${k}}{${k + 1}}$：剩下 $n - ${k}$ 个可选，而每一组会以 ${k + 1} 种方式得到。`,
            both`For the least possible number, ${k + 1}, the counts are $\binom{${k + 1}}{${k}} = ${k + 1}$ and $\binom{${k + 1}}{${k + 1}} = 1$; for ${2 * k + 3} they are $\binom{${2 * k + 3}}{${k}} = ${choose(2 * k + 3, k)}$ and $\binom{${2 * k + 3}}{${k + 1}} = ${choose(2 * k + 3, k + 1)}$. So either may be greater.``总数取最小值 ${k + 1} 时，两数为 $\binom{${k + 1}}{${k}} = ${k + 1}$ 和 $\binom{${k + 1}}{${k + 1}} = 1$；总数为 ${2 * k + 3} 时为 $\binom{${2 * k + 3}}{${k}} = ${choose(2 * k + 3, k)}$ 和 $\binom{${2 * k + 3}}{${k + 1}} = ${choose(2 * k + 3, k + 1)}$。所以哪个大都有可能。`,
          ]
        : kind === 'rest'
          ? [
              both`The idea: Choosing which to take also settles which to leave, so the two counts are counts of the same thing. Choosing ${k} of ${n} is the same as choosing the $${n} - ${k} = ${n - k}$ that are left out.``关键在于：选定要取的，也就选定了要留的，两种数法数的是同一件事。从 ${n} 个中选出 ${k} 个，同时也就选定了留下的 $${n} - ${k} = ${n - k}$ 个。`,
              both`So each group of ${k} goes with exactly one group of ${n - k}, and the two numbers are the same: $\binom{${n}}{${k}} = \binom{${n}}{${n - k}} = ${choose(n, k)}$.``每一组 ${k} 个恰好对应一组 ${n - k} 个，所以两数相等：$\binom{${n}}{${k}} = \binom{${n}}{${n - k}} = ${choose(n, k)}$。`,
            ]
          : [
              both`The idea: Do not calculate the two numbers; ask by what factor the number of groups changes when one more is chosen. Going from groups of ${k} to groups of ${k + 1} multiplies their number by $\frac{${n - k}}{${k + 1}}$: there are ${n - k} to add, and each larger group arises in ${k + 1} ways.``关键在于：不必算出两个选法数，只看多选一个时选法数变为原来的几倍。从 ${k} 个一组变为 ${k + 1} 个一组，组数乘以 $\frac{${n - k}}{${k + 1}}$：可添的有 ${n - k} 个，而每个较大的组会以 ${k + 1} 种方式得到。`,
              both`This is more than one, because $${n - k} > ${k + 1}$. Indeed $\binom{${n}}{${k}} = ${choose(n, k)}$ and $\binom{${n}}{${k + 1}} = ${choose(n, k + 1)}$. Faster: Neither size is more than half of ${n}, and up to half of the total, larger groups can be chosen in more ways.``因为 $${n - k} > ${k + 1}$，这个倍数大于一。事实上 $\binom{${n}}{${k}} = ${choose(n, k)}$，$\binom{${n}}{${k + 1}} = ${choose(n, k + 1)}$。更快的看法：两种选法选出的个数都不超过 ${n} 的一半，而在一半以内，选得越多，选法就越多。`,
            ],
      wrong: {
        A: [
          'one-example',
          both`Whether choosing fewer or choosing more gives the greater number of groups depends on which of the two is closer to half of the total.``选得少与选得多哪个选法更多，要看哪个更接近总数的一半。`,
        ],
        B: [
          'one-example',
          both`Choosing more does not always give more groups: when nearly all are chosen, there are few.``选得多，选法不一定多：接近全选时选法反而很少。`,
        ],
        C: [
          'combines-unlike',
          both`Equal numbers belong to groups whose sizes add up to the whole.``只有两种选法的个数之和等于总数时，选法数才相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`All the numbers are known, so the two can be compared.``各数都已知，完全可以比较。`,
        ],
      },
    };
  },
});
