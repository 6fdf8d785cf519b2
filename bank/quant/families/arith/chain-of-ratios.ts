/** Two ratios share a member: bring it to the same number, then take parts of the whole. */

import { div } from '#core/rational.ts';
import { gcd } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.ratio', 'quant.arith.fractions'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 75,
  space: {
    first: [
      [2, 3],
      [3, 4],
      [3, 2],
      [1, 2],
      [4, 3],
      [5, 2],
      [1, 3],
    ],
    second: [
      [2, 5],
      [4, 5],
      [3, 5],
      [6, 5],
      [5, 4],
      [2, 1],
      [6, 7],
    ],
    story: [
      {
        en: 'A certain paint is a mixture of red, yellow, and blue pigments only. By volume, the ratio of red to yellow is $R$ and the ratio of yellow to blue is $S$. What fraction of the paint, by volume, is red?',
        zh: '某种颜料只由红、黄、蓝三色混合而成。按体积计，红色与黄色之比为 $R$，黄色与蓝色之比为 $S$。红色占颜料体积的几分之几？',
      },
      {
        en: 'Every member of a chess club is a junior, a senior, or a guest. The ratio of the number of juniors to the number of seniors is $R$, and the ratio of the number of seniors to the number of guests is $S$. What fraction of the members are juniors?',
        zh: '某国际象棋俱乐部的成员分为少年、成人和特邀三类。少年与成人人数之比为 $R$，成人与特邀人数之比为 $S$。少年占全体成员的几分之几？',
      },
      {
        en: 'A garden contains only roses, tulips, and irises. The ratio of the number of roses to the number of tulips is $R$, and the ratio of the number of tulips to the number of irises is $S$. What fraction of the flowers are roses?',
        zh: '花园里只种玫瑰、郁金香和鸢尾。玫瑰与郁金香的株数之比为 $R$，郁金香与鸢尾的株数之比为 $S$。玫瑰占全部花卉的几分之几？',
      },
      {
        en: 'A sum of money was divided among three sisters. The ratio of the first sister’s share to the second’s was $R$, and the ratio of the second’s share to the third’s was $S$. What fraction of the sum did the first sister receive?',
        zh: '一笔钱分给三姐妹。大姐与二姐所得之比为 $R$，二姐与小妹所得之比为 $S$。大姐得到这笔钱的几分之几？',
      },
    ],
  },
  keep: ({ first: [, b], second: [c] }) => b !== c,
  make: ({ first: [a, b], second: [c, d], story }) => {
    const common = (b * c) / gcd(b, c);
    const [x, z] = [(a * common) / b, (d * common) / c];
    const total = x + common + z;
    const key = div(x, total);
    const fill = (text: string): string => text.replace('R', `${a} : ${b}`).replace('S', `${c} : ${d}`);
    const ratios = [
      ...(x === a ? [] : [`$${a} : ${b} = ${x} : ${common}$`]),
      ...(z === d ? [] : [`$${c} : ${d} = ${common} : ${z}$`]),
    ];
    const widened = { en: ratios.join(' and '), zh_cn: ratios.join('，') };
    const naive = div(a, a + b + d);
    return {
      stem: { en: fill(story.en), zh_cn: fill(story.zh) },
      key,
      steps: [
        both`The idea: Two ratios can be joined only when the member they share is the same number in both. The middle member is ${b} in one ratio and ${c} in the other; bring both to ${common}: ${widened.en}.``
          关键在于：两个比只有在公共项化成同一个数之后才能连起来。中间项在一个比中是 ${b}，在另一个比中是 ${c}，都化成 ${common}：${widened.zh_cn}。`,
        both`So the three are in the ratio ${x} to ${common} to ${z}, which makes $${x} + ${common} + ${z} = ${total}$ parts in all.``所以三者依次占 ${x}、${common}、${z} 份，共 $${x} + ${common} + ${z} = ${total}$ 份。`,
        both`The first is $${over(x, total)}$ of the whole.``第一项占总体的 $${over(x, total)}$。`,
      ],
      wrong: [
        [
          naive,
          'ignores-a-condition',
          both`$\frac{${a}}{${a} + ${b} + ${d}} = ${naive}$ joins the ratios as they stand, although the middle member is ${b} in one and ${c} in the other.``
            $\frac{${a}}{${a} + ${b} + ${d}} = ${naive}$ 直接把两个比接在一起，而中间项一个是 ${b}，一个是 ${c}。`,
        ],
        [
          div(a, a + b),
          'wrong-row-total',
          both`$\frac{${a}}{${a} + ${b}} = ${div(a, a + b)}$ leaves the third out of the whole.``$\frac{${a}}{${a} + ${b}} = ${div(a, a + b)}$ 的总体漏掉了第三项。`,
        ],
        [
          div(z, total),
          'answers-another-question',
          both`$${over(z, total)}$ is the fraction that belongs to the third.``$${over(z, total)}$ 是第三项所占的部分。`,
        ],
        [
          div(x, common + z),
          'part-for-whole',
          both`$\frac{${x}}{${common} + ${z}} = ${div(x, common + z)}$ compares the first with the other two, not with the whole.``$\frac{${x}}{${common} + ${z}} = ${div(x, common + z)}$ 是第一项与另外两项之比，不是占总体的部分。`,
        ],
        [
          div(common, total),
          'answers-another-question',
          both`$${over(common, total)}$ is the fraction that belongs to the second.``$${over(common, total)}$ 是第二项所占的部分。`,
        ],
        [
          div(a, a + b + c + d),
          'adds-across-fractions',
          both`$\frac{${a}}{${a} + ${b} + ${c} + ${d}} = ${div(a, a + b + c + d)}$ counts the middle member twice.``$\frac{${a}}{${a} + ${b} + ${c} + ${d}} = ${div(a, a + b + c + d)}$ 把中间项算了两次。`,
        ],
        [
          div(a * c, b * d),
          'part-for-whole',
          both`$\frac{${a} \cdot ${c}}{${b} \cdot ${d}} = ${div(a * c, b * d)}$ is the ratio of the first to the third.``$\frac{${a} \cdot ${c}}{${b} \cdot ${d}} = ${div(a * c, b * d)}$ 是第一项与第三项之比。`,
        ],
      ],
    };
  },
});

/** A fraction, and after it the same in lowest terms where that looks different. */
function over(p: number, q: number): string {
  const { n, d } = div(p, q);
  return d === BigInt(q) ? `\\frac{${p}}{${q}}` : `\\frac{${p}}{${q}} = \\frac{${n}}{${d}}`;
}
