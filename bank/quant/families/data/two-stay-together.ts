/** People in a row, two of them together or apart. */
import { factorial } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.permutations'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 90,
  space: {
    n: [5, 6, 7],
    kind: ['together', 'apart'],
    story: [
      {
        en: ['people, among them Ada and Ben, are to stand in a row for a photograph', 'Ada and Ben'],
        zh: ['个人（其中有艾达和本）要排成一行照相', '艾达和本'],
      },
      {
        en: [
          'different books, among them an atlas and a dictionary, are to be placed in a row on a shelf',
          'the atlas and the dictionary',
        ],
        zh: ['本不同的书（其中有一本地图册和一本词典）要在书架上排成一行', '地图册和词典'],
      },
      {
        en: [
          'different talks, among them one on maps and one on tides, are to be given one after another',
          'these two talks',
          'be given consecutively',
        ],
        zh: ['场不同的讲座（其中一场讲地图、一场讲潮汐）要依次进行', '这两场讲座'],
      },
    ],
  },
  make: ({ n, kind, story: { en, zh } }) => {
    const all = factorial(n);
    const together = 2 * factorial(n - 1);
    const apart = all - together;
    const isTogether = kind === 'together';
    return {
      stem: isTogether
        ? both`A total of ${n} ${en[0]}. In how many different orders can this be done if ${en[1]} must ${en[2] ?? 'be next to each other'}?``共有 ${n} ${zh[0]}。若${zh[1]}必须相邻，共有多少种不同的顺序？`
        : both`A total of ${n} ${en[0]}. In how many different orders can this be done if ${en[1]} must not ${en[2] ?? 'be next to each other'}?``共有 ${n} ${zh[0]}。若${zh[1]}不能相邻，共有多少种不同的顺序？`,
      key: isTogether ? together : apart,
      steps: [
        both`The idea: treat the two as a single unit: then $${n} - 1 = ${n - 1}$ units are put in order, in $${n - 1}! = ${factorial(n - 1)}$ ways, and within the pair there are 2 orders: $2 \cdot ${factorial(n - 1)} = ${together}$.``关键在于：把这两者捆在一起看成一个，则有 $${n} - 1 = ${n - 1}$ 个对象排列，共 $${n - 1}! = ${factorial(n - 1)}$ 种，两者内部又有 2 种顺序：$2 \cdot ${factorial(n - 1)} = ${together}$。`,
        isTogether
          ? both`So ${together} of the $${n}! = ${all}$ orders have the two next to each other.``所以在全部 $${n}! = ${all}$ 种顺序中，两者相邻的有 ${together} 种。`
          : both`In all, there are $${n}! = ${all}$ orders, so the two are apart in $${all} - ${together} = ${apart}$ of them.``全部顺序有 $${n}! = ${all}$ 种，所以两者不相邻的有 $${all} - ${together} = ${apart}$ 种。`,
      ],
      wrong: [
        [
          factorial(n - 1),
          'one-arrangement',
          both`$${n - 1}! = ${factorial(n - 1)}$ forgets that the pair itself has two orders.``$${n - 1}! = ${factorial(n - 1)}$ 忘了两者内部还有两种顺序。`,
        ],
        [
          all,
          'restriction-ignored',
          both`$${n}! = ${all}$ counts all orders.``$${n}! = ${all}$ 是全部顺序。`,
        ],
        isTogether
          ? ([
              apart,
              'complement-slip',
              both`$${all} - ${together} = ${apart}$ counts the orders in which the two are apart.``$${all} - ${together} = ${apart}$ 是两者不相邻的顺序数。`,
            ] as const)
          : ([
              together,
              'complement-slip',
              both`$2 \cdot ${factorial(n - 1)} = ${together}$ counts the orders in which the two are together.``$2 \cdot ${factorial(n - 1)} = ${together}$ 是两者相邻的顺序数。`,
            ] as const),
        [
          all - factorial(n - 1),
          'one-arrangement',
          both`$${all} - ${factorial(n - 1)} = ${all - factorial(n - 1)}$ subtracts only one order of the pair.``$${all} - ${factorial(n - 1)} = ${all - factorial(n - 1)}$ 只减去了两者内部的一种顺序。`,
        ],
        [
          2 * factorial(n - 2),
          'off-by-one',
          both`$2 \cdot ${n - 2}! = ${2 * factorial(n - 2)}$ keeps the pair in a fixed place.``$2 \cdot ${n - 2}! = ${2 * factorial(n - 2)}$ 把两者固定在了一个位置。`,
        ],
        [
          all / 2,
          'assumes-special-case',
          both`$\frac{${all}}{2} = ${all / 2}$ would be right if being together and being apart were equally likely.``只有相邻与不相邻各占一半时才是 $\frac{${all}}{2} = ${all / 2}$。`,
        ],
        [
          4 * factorial(n - 1),
          'symmetry-double',
          both`$2 \cdot 2 \cdot ${factorial(n - 1)} = ${4 * factorial(n - 1)}$ doubles twice.``$2 \cdot 2 \cdot ${factorial(n - 1)} = ${4 * factorial(n - 1)}$ 重复加倍了。`,
        ],
      ],
    };
  },
});
