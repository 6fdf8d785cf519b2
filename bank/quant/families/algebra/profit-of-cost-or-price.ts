/** A profit that is p percent of the cost is a smaller percent of the selling price. */
import { div } from '#core/rational.ts';
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.interest-profit', 'quant.arith.percent'],
  form: 'qc',
  difficulty: 4,
  seconds: 85,
  space: {
    p: [20, 25, 30, 40, 50, 60, 100],
    kind: ['percent', 'percent', 'percent', 'same price', 'same cost', 'free', 'free', 'match'],
    off: [-1, 0, 1],
    item: [
      ['a lamp', '一盏台灯'],
      ['a coat', '一件外套'],
      ['a carpet', '一块地毯'],
      ['a guitar', '一把吉他'],
    ],
  },
  keep: ({ p, kind }) =>
    kind === 'percent' ? [25, 50, 60, 100].includes(p) : kind === 'match' ? p === 25 || p === 100 : p < 100,
  make: ({ p, kind, off, item: [item, zhItem] }) => {
    if (kind === 'percent') {
      // 25 percent of the cost is 20 percent of the price, and so on.
      const exact = div(100 * p, 100 + p);
      const b = Math.round(Number(exact.n) / Number(exact.d)) + off * 3;
      const key: ComparisonKey =
        Number(exact.n) / Number(exact.d) > b ? 'A' : exact.d === 1n && Number(exact.n) === b ? 'C' : 'B';
      return {
        stem: both`A shop sells ${item} at a profit that is ${p} percent of what the shop paid for it.``一家商店卖出${zhItem}，所得利润是进价的 ${p}%。`,
        a: both`The profit as a percent of the selling price``利润占售价的百分比`,
        b: both`${b} percent``${b}%`,
        key,
        letters: {},
        steps: [
          both`The idea: A percent has to be read with its base. Let the cost be 100. Then the profit is ${p} and the selling price is $100 + ${p} = ${100 + p}$.``关键在于：百分数要看清基准。设进价为 100，则利润为 ${p}，售价为 $100 + ${p} = ${100 + p}$。`,
          both`As a percent of the price, the profit is $\frac{${p}}{${100 + p}} \cdot 100 = ${exact}$, to be compared with ${b}.``利润占售价的百分比为 $\frac{${p}}{${100 + p}} \cdot 100 = ${exact}$，再与 ${b} 比较。`,
        ],
        wrong: {
          A: [
            'percent-of-wrong-base',
            both`This takes ${p} percent to be the percent of the price; the price is larger than the cost, so the percent is smaller.``这是把 ${p}% 当成占售价的百分比；售价大于进价，所以百分比更小。`,
          ],
          B: [
            'undoes-percent-by-same',
            both`Subtracting the percent once more, $100 - ${p} = ${100 - p}$, goes too far.``又把百分数减了一次，$100 - ${p} = ${100 - p}$，减得太多。`,
          ],
          C: [
            'arithmetic-slip',
            both`The profit is $\frac{${p}}{${100 + p}}$ of the price, which is not ${b} percent.``利润是售价的 $\frac{${p}}{${100 + p}}$，不等于 ${b}%。`,
          ],
          D: [
            'thinks-undetermined',
            both`The price is not known, but a ratio does not depend on it.``虽不知道价格，但比值与它无关。`,
          ],
        },
      };
    }
    if (kind === 'match') {
      // A profit of p percent of the cost is q percent of the price: the same profit on the same cost.
      const q = div(100 * p, 100 + p);
      if (q.d !== 1n) return null;
      return {
        difficulty: 5 as const,
        stem: both`Two items cost a shop the same amount. One is sold at a profit of ${p} percent of its cost, the other at a profit of ${q} percent of its selling price.``
          两件商品进价相同。第一件按进价的 ${p}% 获利，第二件按售价的 ${q}% 获利。`,
        a: both`The profit on the first item``第一件的利润`,
        b: both`The profit on the second item``第二件的利润`,
        key: 'C' as ComparisonKey,
        letters: { s: 100 + p },
        steps: [
          both`The idea: A percent has to be read with its base. Let the cost be 100. The first profit is ${p}.``关键在于：百分数要看清基准。设进价为 100，第一件的利润为 ${p}。`,
          both`If the second is sold for $s$, its cost is the rest of the price: $(100\% - ${q}\%)s = 100$, so $s = ${100 + p}$ and the profit is $${100 + p} - 100 = ${p}$ as well.``设第二件售价为 $s$，除去利润就是进价：$(100\% - ${q}\%)s = 100$，所以 $s = ${100 + p}$，利润也是 $${100 + p} - 100 = ${p}$。`,
        ],
        wrong: {
          A: [
            'percent-of-wrong-base',
            both`${p} percent is more than ${q} percent, but the second percent is of a larger amount.``${p}% 虽大于 ${q}%，但后一个百分数的基准更大。`,
          ],
          B: [
            'percent-of-wrong-base',
            both`The selling price is larger than the cost, but the percent is smaller, and the two balance.``售价虽大于进价，但百分数更小，两者恰好抵消。`,
          ],
          D: [
            'thinks-undetermined',
            both`The costs are the same, so any cost will do for the comparison.``进价相同，取任意进价都可以比较。`,
          ],
        },
      };
    }
    const first = both`One is sold at a profit of ${p} percent of its cost, the other at a profit of ${p} percent of its selling price.``第一件按进价的 ${p}% 获利，第二件按售价的 ${p}% 获利。`;
    const isFree = kind === 'free';
    const isCost = kind === 'same cost';
    const start = isFree
      ? both`A shop sells two items.``一家商店卖出两件商品。`
      : isCost
        ? both`Two items cost a shop the same amount.``两件商品进价相同。`
        : both`A shop sells two items for the same price.``一家商店以相同的售价卖出两件商品。`;
    const swap = off < 0 && !isFree;
    const [one, two] = [
      both`The profit on the first item``第一件的利润`,
      both`The profit on the second item``第二件的利润`,
    ];
    const key: ComparisonKey = isFree ? 'D' : swap ? 'A' : 'B';
    return {
      stem: both`${start} ${first}``${start}${first}`,
      a: swap ? two : one,
      b: swap ? one : two,
      key,
      steps: [
        isFree
          ? both`The idea: percents of different amounts can be compared only when the amounts are known. If both cost 100, the first profit is ${p} and the second $\frac{100 \cdot ${p}}{100 - ${p}} = ${div(100 * p, 100 - p)}$, which is more.``
            关键在于：基准不同的百分数，只有知道基准才能比较。若进价都是 100，第一件的利润为 ${p}，第二件为 $\frac{100 \cdot ${p}}{100 - ${p}} = ${div(100 * p, 100 - p)}$，后者较多。`
          : isCost
            ? both`The idea: A percent has to be read with its base. Let both cost 100. The first profit is ${p} percent of 100, which is ${p}.``关键在于：百分数要看清基准。设进价都是 100。第一件的利润是 100 的 ${p}%，即 ${p}。`
            : both`The idea: A percent has to be read with its base. Let both be sold for 100. The second profit is ${p} percent of 100, which is ${p}.``关键在于：百分数要看清基准。设售价都是 100。第二件的利润是 100 的 ${p}%，即 ${p}。`,
        isFree
          ? both`But nothing says that they cost the same: if the first cost a thousand times as much, its profit would be greater. The relationship cannot be determined.``但题目没有说两件进价相同：若第一件的进价高得多，它的利润就更多。所以无法确定。`
          : isCost
            ? both`For the second, the cost is the other $100 - ${p} = ${100 - p}$ percent of the price, so the profit is $\frac{100 \cdot ${p}}{${100 - p}} = ${div(100 * p, 100 - p)}$, which is more.``第二件除去利润就是进价，占售价的百分比为 $100 - ${p} = ${100 - p}$，所以利润为 $\frac{100 \cdot ${p}}{${100 - p}} = ${div(100 * p, 100 - p)}$，更多。`
            : both`For the first, 100 is $100 + ${p} = ${100 + p}$ percent of the cost, so the profit is $\frac{100 \cdot ${p}}{${100 + p}} = ${div(100 * p, 100 + p)}$, which is less.``对第一件，售价 100 占进价的百分比为 $100 + ${p} = ${100 + p}$，所以利润为 $\frac{100 \cdot ${p}}{${100 + p}} = ${div(100 * p, 100 + p)}$，更少。`,
      ],
      wrong: {
        A: [
          'percent-of-wrong-base',
          isFree
            ? both`This assumes particular costs for which this happens to be true.``这是默认了某种特定的进价。`
            : both`The cost is smaller than the price, so the same percent of the cost is less.``进价小于售价，同样的百分数对进价而言更少。`,
        ],
        B: [
          'percent-of-wrong-base',
          isFree
            ? both`This assumes that the two cost the same, or are sold for the same price.``这是默认两件进价相同或售价相同。`
            : both`The cost is smaller than the price, so the same percent of the cost is less.``进价小于售价，同样的百分数对进价而言更少。`,
        ],
        C: [
          'percent-of-wrong-base',
          both`The same percent of different amounts is not the same profit.``同样的百分数，基准不同，利润就不同。`,
        ],
        D: [
          'thinks-undetermined',
          both`The amount itself is not given, but it is the same for both and cancels.``金额虽未给出，但两件相同，可以消去。`,
        ],
      },
    };
  },
});
