/**
 * Cards lie face down in the order in which they were drawn; a later one is turned over: what of the first?
 *
 * Chains two ideas: what is seen of a later card also tells something of the first, although it was drawn before; and all
 * places are alike, so that the first is as if it were drawn after the card that was seen. “The first card was drawn from
 * the full pack” ends at a wrong answer in every draw, and letters for the numbers make the rest look open.
 */
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

const settings = [
  {
    en: ['deck', 'cards', 'laid face down in a row without being looked at', 'turned over'],
    zh: ['一叠卡片', '张', '卡片', '不看正面，依次背面朝上排成一行', '翻开'],
    colors: ['red', 'black', '红', '黑'],
  },
  {
    en: ['bag', 'marbles', 'put into separate closed boxes without being looked at', 'taken out of its box'],
    zh: ['一个袋子', '颗', '弹珠', '不看颜色，依次放进各自的盒子里', '从盒中取出'],
    colors: ['green', 'white', '绿', '白'],
  },
  {
    en: [
      'hat',
      'tickets',
      'sealed in separate envelopes without being looked at',
      'taken out of its envelope',
    ],
    zh: ['一顶帽子', '张', '纸条', '不看颜色，依次封进各自的信封里', '从信封中取出'],
    colors: ['yellow', 'blue', '黄', '蓝'],
  },
] as const;

const places = {
  second: { en: 'second', zh_cn: '第二' },
  third: { en: 'third', zh_cn: '第三' },
} as const;

export const family = defineFamily({
  tags: ['quant.data.conditional', 'quant.data.probability'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    setting: settings,
    place: ['second', 'third'],
    isSameSeen: [true, false],
    bound: ['full', 'true'],
    isSwapped: [false, true],
  },
  make: ({ setting: { en, zh, colors }, place, isSameSeen, bound, isSwapped }) => {
    const color = { en: colors[0], zh_cn: colors[2] };
    const other = { en: colors[1], zh_cn: colors[3] };
    const seen = isSameSeen ? color : other;
    const thing = { en: en[1].slice(0, -1), zh_cn: zh[2] };
    const truth = isSameSeen ? '\\frac{r - 1}{r + b - 1}' : '\\frac{r}{r + b - 1}';
    const full = '\\frac{r}{r + b}';
    const sign = isSameSeen ? '<' : '>';
    const measured = both`Given what has been seen, the probability that the first ${thing} drawn is ${color}``在已看到的情况下，第一次抽出的${thing}是${color}色的概率`;
    const shown = bound === 'full' ? full : truth;
    const order = bound === 'true' ? 0 : isSameSeen ? -1 : 1;
    const letters = { r: 7, b: 5 };
    const naive = [
      'ignores-condition',
      both`This keeps $${full}$ for the first ${thing}, as if the ${places[place]} told nothing of it; but what was seen is one of those that the first cannot be.``
        这里对第一${zh[1]}仍用 $${full}$，好像${places[place]}${zh[1]}什么也没说明；但已看到的那一${zh[1]}，第一${zh[1]}就不可能再是它。`,
    ] as const;
    const reversed = [
      'reverses-comparison',
      both`One ${seen} ${thing} is known to be elsewhere, so the probability is $${truth}$.``已知有一${zh[1]}${seen}色的在别处，所以概率是 $${truth}$。`,
    ] as const;
    // With the true value on offer the full number leads to one side; with the full number on offer, to “equal”.
    const greater = bound === 'true' && isSameSeen ? naive : reversed;
    const less = bound === 'true' && !isSameSeen ? naive : reversed;
    return {
      stem: both`A ${en[0]} contains $r$ ${color} ${en[1]} and $b$ ${other} ${en[1]} and nothing else, where $r$ and $b$ are integers greater than 3. Three of the ${en[1]} are drawn at random, one after another and without replacement, and ${en[2]}. Then the ${places[place]} ${thing} drawn is ${en[3]}, and it is ${seen}.``
        ${zh[0]}里只有 $r$ ${zh[1]}${color}色${thing}和 $b$ ${zh[1]}${other}色${thing}，$r$、$b$ 是大于 3 的整数。从中依次随机不放回抽取三${zh[1]}，${zh[3]}。然后把${places[place]}次抽出的${thing}${zh[4]}，看到是${seen}色。`,
      a: isSwapped ? shown : measured,
      b: isSwapped ? measured : shown,
      key: keyOfOrder(order, isSwapped),
      letters: [{}, {}, letters],
      steps: [
        both`The idea: ask which of the $r + b$ ${en[1]} the first one may still be. The ${thing} that was seen is not the first, and each of the other $r + b - 1$ is equally likely to be, since no place in the order is better than another.``
          关键在于：问第一次抽出的还可能是 $r + b$ ${zh[1]}中的哪一${zh[1]}。看到的那一${zh[1]}不是第一${zh[1]}，其余 $r + b - 1$ ${zh[1]}的机会均等，因为抽取的各个位置没有差别。`,
        isSameSeen
          ? both`Of these, $r - 1$ are ${color}, so the probability is $${truth}$, just as if the ${thing} that was seen had been drawn first.``
            其中 $r - 1$ ${zh[1]}是${color}色，所以概率是 $${truth}$，就像看到的那一${zh[1]}是最先抽出的一样。`
          : both`Of these, all $r$ are ${color}, so the probability is $${truth}$, just as if the ${thing} that was seen had been drawn first.``
            其中 $r$ ${zh[1]}全是${color}色，所以概率是 $${truth}$，就像看到的那一${zh[1]}是最先抽出的一样。`,
        both`This is not $${full}$: $${truth} ${sign} ${full}$ for all $r$ and $b$. The tempting path says that the first was drawn from the full number and that nothing later can change its probability.``
          这不等于 $${full}$：对任意 $r$、$b$ 都有 $${truth} ${sign} ${full}$。容易走错的路是说第一${zh[1]}是从全部中抽出的，后面的事不会改变它的概率。`,
      ],
      wrong: {
        A: isSwapped ? less : greater,
        B: isSwapped ? greater : less,
        C: naive,
        D: [
          'thinks-undetermined',
          both`The probability depends on $r$ and $b$, but the comparison comes out the same for all of them.``概率取决于 $r$ 与 $b$，但对任意 $r$、$b$，比较的结果都一样。`,
        ],
      },
    };
  },
});
