/** Fixed costs, cost and price of a unit: how many must be sold for a given profit? */
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, usd } from '../../text.ts';

const stories = [
  {
    en: ['A potter rents a market stall', 'Each bowl costs', 'is sold', 'bowls'],
    zh: ['一位陶艺师租了集市摊位', '每只碗的成本为', '只碗'],
  },
  {
    en: ['A school club rents a hall for a show', 'Each program costs', 'is sold', 'programs'],
    zh: ['某校社团租礼堂演出', '每份节目单的成本为', '份节目单'],
  },
  {
    en: ['A baker buys an oven', 'Each loaf costs', 'is sold', 'loaves'],
    zh: ['一位面包师买了一台烤炉', '每个面包的成本为', '个面包'],
  },
  {
    en: ['A print shop buys a press', 'Each calendar costs', 'is sold', 'calendars'],
    zh: ['一家印刷社买了一台印刷机', '每本日历的成本为', '本日历'],
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.interest-profit', 'quant.algebra.linear'],
  form: 'numeric',
  difficulty: 2,
  seconds: 70,
  space: {
    fixed: [120, 150, 180, 240, 300, 360, 450, 600],
    profit: [90, 120, 150, 200, 240, 300, 500],
    cost: [2, 3, 4, 5, 6],
    up: [3, 4, 5, 6, 8],
    story: stories,
  },
  keep: ({ fixed, profit, up }) => (fixed + profit) % up === 0 && fixed !== profit,
  make: ({ fixed, profit, cost, up, story: { en, zh } }) => {
    const price = cost + up;
    const key = (fixed + profit) / up;
    return {
      stem: both`${en[0]!} for ${usd(fixed)}. ${en[1]!} ${usd(cost)} to make and ${en[2]!} for ${usd(price)}. There are no other costs. How many ${en[3]!} must be sold to make a total profit of ${usd(profit)}?``
        ${zh[0]!}，花费 ${usd(fixed)}。${zh[1]!} ${usd(cost)}，售价为 ${usd(price)}。没有其他费用。要获得 ${usd(profit)}的总利润，必须卖出多少${zh[2]!}？`,
      key,
      suffix: { en: en[3]!, zh_cn: zh[2]!.slice(0, 1) },
      letters: { n: key },
      steps: [
        both`The idea: Ask what a single sale contributes; the contributions together pay the fixed cost first and then the profit. Each one sold brings in $${price} - ${cost} = ${up}$ dollars more than it costs.``关键在于：先看卖出一件贡献多少，这些贡献先抵固定费用，余下的才是利润。每卖出一件，收入比成本多 $${price} - ${cost} = ${up}$ 美元。`,
        both`These must cover the fixed cost and the profit: $${up}n = ${fixed} + ${profit} = ${fixed + profit}$, so $n = ${fixed + profit} \div ${up} = ${key}$.``这些差额要抵回固定费用，再加上利润：$${up}n = ${fixed} + ${profit} = ${fixed + profit}$，所以 $n = ${fixed + profit} \div ${up} = ${key}$。`,
      ],
      wrong: [
        [
          div(profit, up),
          'ignores-a-condition',
          both`$${profit} \div ${up} = ${div(profit, up)}$ leaves out the fixed cost.``$${profit} \div ${up} = ${div(profit, up)}$ 漏掉了固定费用。`,
        ],
        [
          div(fixed, up),
          'stops-early',
          both`$${fixed} \div ${up} = ${div(fixed, up)}$ only covers the fixed cost, without any profit.``$${fixed} \div ${up} = ${div(fixed, up)}$ 只够抵回固定费用，没有利润。`,
        ],
        [
          div(fixed + profit, price),
          'ignores-a-condition',
          both`$\frac{${fixed} + ${profit}}{${price}} = ${div(fixed + profit, price)}$ forgets the cost of each one.``$\frac{${fixed} + ${profit}}{${price}} = ${div(fixed + profit, price)}$ 忘了每件的成本。`,
        ],
      ],
    };
  },
});
