/**
 * Marbles are drawn until one of two colors is gone: with what probability are exactly so many left?
 *
 * Chains two ideas: let the drawing go on to the end, so that what is left over is the run of one color at the end of a
 * complete order; and exactly k are left only if the one before the last k has the other color. Two cases follow, one for
 * each color. “The last k have the same color” is careful work for at least k, and on offer.
 */
import { div } from '#core/rational.ts';
import { choose, productOf, range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    box: ['A bag', 'the bag', '袋中'],
    thing: ['marbles', '弹珠', '颗'],
    colors: ['red', 'blue', '红', '蓝'],
  },
  {
    box: ['A box', 'the box', '盒中'],
    thing: ['pens', '钢笔', '支'],
    colors: ['black', 'green', '黑', '绿'],
  },
  {
    box: ['A stack', 'the stack', '一叠卡片中'],
    thing: ['cards', '卡片', '张'],
    colors: ['white', 'yellow', '白', '黄'],
  },
] as const;

export const family = defineFamily({
  tags: ['quant.data.probability', 'quant.data.permutations', 'quant.data.combinations'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 150,
  space: { setting: settings, r: [4, 5, 6], b: [2, 3, 4], k: [2, 3], isSwapped: [false, true] },
  keep: ({ r, b, k }) => r > b && k <= b && choose(r + b, b) <= 126,
  make: ({ setting: { box, thing, colors }, r, b, k, isSwapped }) => {
    const n = r + b;
    const all = choose(n, b);
    const [one, other] = [choose(n - k - 1, b - 1), choose(n - k - 1, r - 1)];
    const [runOne, runOther] = [choose(n - k, b), choose(n - k, r)];
    const good = one + other;
    const next = k + 1 <= b ? choose(n - k - 2, b - 1) + choose(n - k - 2, r - 1) : choose(n - k - 2, b - 1);
    const before = choose(n - k, b - 1) + choose(n - k, r - 1);
    const [many, few] = [
      { en: colors[0], zh_cn: colors[2] },
      { en: colors[1], zh_cn: colors[3] },
    ];
    const [c1, n1, c2, n2] = isSwapped ? [few, b, many, r] : [many, r, few, b];
    const [things, unit] = [{ en: thing[0], zh_cn: thing[1] }, thing[2]];
    const orders = `\\frac{${range(n - b + 1, n)
      .reverse()
      .join(' \\cdot ')}}{${productOf(range(1, b))}} = ${all}`;
    return {
      stem: both`${box[0]} contains ${n1} ${c1} ${things} and ${n2} ${c2} ${things} and nothing else. The ${things} are drawn at random, one at a time and without replacement, until all the ${things} of one of the two colors have been drawn. What is the probability that exactly ${k} ${things} are then left in ${box[1]}?``
        ${box[2]}只有 ${n1} ${unit}${c1}色${things}和 ${n2} ${unit}${c2}色${things}。随机地逐${unit}不放回抽取，直到两种颜色中有一种全部抽完为止。此时恰好还剩 ${k} ${unit}的概率是多少？`,
      key: div(good, all),
      steps: [
        both`The idea: let the drawing go on to the end. The ${n} ${things} come in one of $${orders}$ equally likely orders of colors, and what is left when one color is gone is the run of one color at the end of the order.``
          关键在于：设想一直抽到底。${n} ${unit}${things}的颜色次序共有 $${orders}$ 种，机会均等；一种颜色抽完时剩下的，就是次序末尾那一段同色的${things}。`,
        both`Exactly ${k} are left if the last ${k} are ${many} and the one before them is ${few}, or the other way round. The number of orders of the $${n} - ${k} - 1 = ${n - k - 1}$ that come before is ${one} in the first case and ${other} in the second.``
          恰好剩 ${k} ${unit}，就是最后 ${k} ${unit}为${many}色而它们前面一${unit}为${few}色，或者反过来。再往前的 $${n} - ${k} - 1 = ${n - k - 1}$ ${unit}，前一种情形有 ${one} 种次序，后一种情形有 ${other} 种。`,
        both`The probability is $\frac{${one} + ${other}}{${all}} = ${div(good, all)}$. The tempting path asks only that the last ${k} have the same color, which is the probability that at least ${k} are left.``
          概率为 $\frac{${one} + ${other}}{${all}} = ${div(good, all)}$。容易走错的路是只要求最后 ${k} ${unit}同色，那是至少剩 ${k} ${unit}的概率。`,
      ],
      wrong: [
        [
          div(runOne + runOther, all),
          'ignores-a-condition',
          both`$\frac{${runOne} + ${runOther}}{${all}} = ${div(runOne + runOther, all)}$ only asks that the last ${k} have the same color; then more than ${k} may be left.``
            $\frac{${runOne} + ${runOther}}{${all}} = ${div(runOne + runOther, all)}$ 只要求最后 ${k} ${unit}同色，那样剩下的可能多于 ${k} ${unit}。`,
        ],
        [
          div(one, all),
          'one-arrangement',
          both`${one} of the ${all} orders, a share of $${div(one, all)}$, is for ${k} ${many} ones left; ${few} ones may be left as well.``${all} 种次序中的 ${one} 种，即 $${div(one, all)}$，是剩下 ${k} ${unit}${many}色的概率；剩下的也可能是${few}色。`,
        ],
        [
          div(before, all),
          'off-by-one',
          both`${before} of the ${all} orders, a share of $${div(before, all)}$, is the probability that $${k} - 1 = ${k - 1}$ are left.``${all} 种次序中的 ${before} 种，即 $${div(before, all)}$，是恰好剩 $${k} - 1 = ${k - 1}$ ${unit}的概率。`,
        ],
        [
          div(other, all),
          'one-arrangement',
          both`${other} of the ${all} orders, a share of $${div(other, all)}$, is for ${k} ${few} ones left only.``${all} 种次序中的 ${other} 种，即 $${div(other, all)}$，只是剩下 ${k} ${unit}${few}色的概率。`,
        ],
        [
          div(next, all),
          'off-by-one',
          both`${next} of the ${all} orders, a share of $${div(next, all)}$, is the probability that $${k} + 1 = ${k + 1}$ are left.``${all} 种次序中的 ${next} 种，即 $${div(next, all)}$，是恰好剩 $${k} + 1 = ${k + 1}$ ${unit}的概率。`,
        ],
        [
          div(all - runOne - runOther, all),
          'complement-slip',
          both`$1 - \frac{${runOne + runOther}}{${all}} = ${div(all - runOne - runOther, all)}$ is the probability that fewer than ${k} are left.``$1 - \frac{${runOne + runOther}}{${all}} = ${div(all - runOne - runOther, all)}$ 是剩下的少于 ${k} ${unit}的概率。`,
        ],
      ],
    };
  },
});
