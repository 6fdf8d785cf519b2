/** Only a ratio is known, perhaps with a bound: parts are fixed, amounts are not. */
import { range } from '../../arithmetic.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both, plural } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.ratio'],
  form: 'qc',
  difficulty: 2,
  seconds: 70,
  space: {
    ratio: [
      [3, 2],
      [5, 3],
      [4, 1],
      [7, 4],
      [5, 2],
      [2, 1],
    ],
    story: [
      { en: ['boys', 'girls', 'In a class'], zh: ['男生', '女生', '某班'], unit: '名' },
      { en: ['oaks', 'elms', 'In a park'], zh: ['橡树', '榆树', '某公园'], unit: '棵' },
      { en: ['vans', 'trucks', 'At a depot'], zh: ['面包车', '卡车', '某车场'], unit: '辆' },
    ],
    asked: ['difference', 'total', 'part', 'after'],
    bound: [10, 12, 15, 20, 24, 30],
    limit: ['none', 'more'],
  },
  make: ({ ratio: [a, b], story, asked, bound, limit }) => {
    const [one, other, place] = story.en;
    const [zhOne, zhOther, zhPlace] = story.zh;
    const isMore = limit === 'more';
    if (isMore && asked === 'part') return null;
    const least = isMore ? Math.floor(bound / (a + b)) + 1 : 1;
    // The bound itself would be too plain a Quantity B.
    if (isMore && asked === 'total' && (a + b) * least - 1 <= bound) return null;
    const stem = isMore
      ? both`${place!}, there are more than ${bound} ${one!} and ${other!} altogether, and the ratio of the number of ${one!} to the number of ${other!} is $${a} : ${b}$.``
        ${zhPlace!}的${zhOne!}与${zhOther!}合计多于 ${bound} ${story.unit}，${zhOne!}与${zhOther!}的数量之比为 $${a} : ${b}$。`
      : both`${place!}, the ratio of the number of ${one!} to the number of ${other!} is $${a} : ${b}$.``${zhPlace!}的${zhOne!}与${zhOther!}的数量之比为 $${a} : ${b}$。`;
    const x = least;
    const table = {
      difference: {
        name: both`The number of ${one!} minus the number of ${other!}``${zhOne!}与${zhOther!}的数量之差（前者减后者）`,
        at: (k: number) => (a - b) * k,
        compare: isMore ? (a - b) * least - (bound % 2) : a - b,
      },
      total: {
        name: both`The total number of ${one!} and ${other!}``${zhOne!}与${zhOther!}的总数`,
        at: (k: number) => (a + b) * k,
        compare: isMore ? (a + b) * least - (bound % 3 === 0 ? 1 : 0) : a + b,
      },
      part: {
        name: both`The number of ${one!} as a fraction of the total number of ${one!} and ${other!}``${zhOne!}占${zhOne!}与${zhOther!}总数的几分之几`,
        at: () => a / (a + b),
        compare: bound % 4 === 0 ? a / (a + b) : 0,
      },
      after: {
        name: both`The number of ${one!}``${zhOne!}的数量`,
        at: (k: number) => a * k,
        compare: isMore ? bound * 2 : a + b,
      },
    }[asked];
    // A fraction is compared with itself, or with the ratio of part to part taken for it.
    const fraction =
      bound % 4 === 0 ? ([a, a + b] as const) : bound % 2 === 0 ? ([b, a] as const) : ([b, a + b] as const);
    const b2 = asked === 'part' ? fraction[0] / fraction[1] : table.compare;
    const trials = range(least, least + 59);
    const orders = new Set(trials.map((k) => Math.sign(Math.round((table.at(k) - b2) * 1e9))));
    const key = keyOfOrders(orders);
    const second =
      trials.find((k) => Math.sign(table.at(k) - b2) !== Math.sign(table.at(x) - b2)) ?? least + 1;
    const say = (k: number) =>
      both`With ${plural(a * k, one!.slice(0, -1))} and ${plural(b * k, other!.slice(0, -1))}, it is ${table.at(k)}``若${zhOne!}为 ${a * k} ${story.unit}、${zhOther!}为 ${b * k} ${story.unit}，它等于 ${table.at(k)}`;
    return {
      difficulty: isMore ? 3 : 2,
      stem,
      a: table.name,
      b: asked === 'part' ? `\\frac{${fraction[0]}}{${fraction[1]}}` : b2,
      key,
      steps:
        asked === 'part'
          ? [
              both`The idea: A ratio of parts fixes each part’s fraction of the whole, even when the amounts are unknown. Of every $${a} + ${b} = ${a + b}$, ${a} are ${one!}, so the fraction is $\frac{${a}}{${a + b}}$, however many there are.``关键在于：部分之比一经给定，各部分占总体的比例就确定了，哪怕不知道具体数量。每 $${a} + ${b} = ${a + b}$ ${story.unit}中有 ${a} ${story.unit}${zhOne!}，所以无论总数多少，都占 $\frac{${a}}{${a + b}}$。`,
              key === 'C'
                ? both`Quantity B is the same fraction.``Quantity B 正是这个分数。`
                : both`Compared with $\frac{${fraction[0]}}{${fraction[1]}}$, the cross products are $${a} \cdot ${fraction[1]} = ${a * fraction[1]}$ and $${fraction[0]} \cdot ${a + b} = ${fraction[0] * (a + b)}$.``与 $\frac{${fraction[0]}}{${fraction[1]}}$ 比较，交叉相乘得 $${a} \cdot ${fraction[1]} = ${a * fraction[1]}$ 与 $${fraction[0]} \cdot ${a + b} = ${fraction[0] * (a + b)}$。`,
            ]
          : [
              both`The idea: A ratio alone does not fix amounts; try the smallest amounts allowed, and then larger ones. The numbers are ${a} and ${b} times a common whole number, which may be as small as ${least} here.``关键在于：单凭比值不能确定数量；先试允许的最小数量，再试更大的。两种数量分别是同一个正整数的 ${a} 倍和 ${b} 倍，这里该整数最小是 ${least}。`,
              both`${say(x)}; with larger numbers it grows.``${say(x)}；数量更大时它也更大。`,
              key === 'D'
                ? both`${say(second)}. Compared with ${b2}, the two cases differ, so the relationship cannot be determined.``${say(second)}。两种情形与 ${b2} 比较的结果不同，所以无法确定。`
                : both`So it is always on the same side of ${b2}.``所以它总在 ${b2} 的同一侧。`,
            ],
      wrong: {
        A: [
          'one-example',
          asked === 'part'
            ? both`This compares the parts with each other, or takes a part-to-part ratio to be the fraction of the whole.``这是把部分与部分相比，或把部分之比当成了占总体的比例。`
            : both`This is true for larger numbers in the same ratio, but not for all that are possible.``这对同一比值下较大的数量成立，但并非总是如此。`,
        ],
        B: [
          'one-example',
          asked === 'part'
            ? both`This compares the parts with each other, or takes a part-to-part ratio to be the fraction of the whole.``这是把部分与部分相比，或把部分之比当成了占总体的比例。`
            : both`This takes the numbers to be smaller than the given information allows.``这是把数量取得比条件允许的还小。`,
        ],
        C: [
          'assumes-special-case',
          asked === 'part'
            ? both`This takes the part-to-part ratio to be the fraction of the whole.``这是把部分之比当成了占总体的比例。`
            : both`This takes the terms of the ratio, ${a} and ${b}, to be the numbers themselves.``这是把比的两项 ${a} 和 ${b} 当成了实际数量。`,
        ],
        D: [
          'thinks-undetermined',
          asked === 'part'
            ? both`The amounts are unknown, but a fraction of the whole follows from the ratio alone.``数量虽然未知，但占总体的比例由比值就能确定。`
            : both`The exact numbers are unknown, but even the smallest possible ones settle the comparison.``确切的数量未知，但允许的最小数量已足以判断大小。`,
        ],
      },
    };
  },
});
