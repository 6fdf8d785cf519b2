/** From the price after a discount back to the price before it: divide, do not add the percent back. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, usd } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.percent'],
  form: 'numeric',
  difficulty: 1,
  seconds: 60,
  space: {
    p: [10, 15, 20, 25, 30, 35, 40, 45],
    price: range(40, 360, 20),
    item: [
      { en: 'a desk lamp', zh_cn: '一盏台灯' },
      { en: 'a winter coat', zh_cn: '一件冬衣' },
      { en: 'a set of encyclopedias', zh_cn: '一套百科全书' },
      { en: 'a mountain bicycle', zh_cn: '一辆山地自行车' },
      { en: 'a camping tent', zh_cn: '一顶露营帐篷' },
    ],
  },
  keep: ({ p, price }) => (price * p) % 100 === 0 && (price * (100 - p) * p) % 10_000 === 0,
  make: ({ p, price, item }) => {
    const sale = (price * (100 - p)) / 100;
    const faster =
      p === 20
        ? both`Faster: the sale price is four fifths of the regular price, so add one fourth of the sale price to it.``更快的做法：促销价是原价的五分之四，加上它自身的四分之一就是原价。`
        : p === 25
          ? both`Faster: the sale price is three fourths of the regular price, so add one third of the sale price to it.``更快的做法：促销价是原价的四分之三，加上它自身的三分之一就是原价。`
          : '';
    const back = (sale * (100 + p)) / 100;
    return {
      stem: both`During a sale, the price of ${item} was ${p} percent less than the regular price. If the sale price was ${usd(sale)}, what was the regular
        price, in dollars?``促销时，${item}的售价比原价低 ${p}%。若促销价为 ${usd(sale)}，原价是多少美元？`,
      key: price,
      prefix: { en: '\\$', zh_cn: '\\$' },
      letters: { r: price },
      steps: [
        both`The idea: The percent is taken of the unknown regular price, so write the sale price as a percent of it. Let the regular price be $r$ dollars. The sale price is $100\% - ${p}\% = ${100 - p}\%$ of it: $${(100 - p) / 100}r = ${sale}$.``
          关键在于：百分数以未知的原价为基准，所以把促销价写成原价的百分之几。设原价为 $r$ 美元。促销价是原价的 $100\% - ${p}\% = ${100 - p}\%$，即 $${(100 - p) / 100}r = ${sale}$。`,
        both`So $r = ${sale} \div ${(100 - p) / 100} = ${price}$. ${faster}``所以 $r = ${sale} \div ${(100 - p) / 100} = ${price}$。${faster}`,
      ],
      wrong: [
        [
          back,
          'undoes-percent-by-same',
          both`Adding ${p} percent of the sale price, $${sale} \cdot ${(100 + p) / 100} = ${back}$, takes the percent of the wrong amount.``
            在促销价上加回 ${p}%，$${sale} \cdot ${(100 + p) / 100} = ${back}$，百分数的基准取错了。`,
        ],
        [
          (sale * (100 - p)) / 100,
          'translates-backwards',
          both`$${sale} \cdot ${(100 - p) / 100} = ${(sale * (100 - p)) / 100}$ applies the discount once more.``
            $${sale} \cdot ${(100 - p) / 100} = ${(sale * (100 - p)) / 100}$ 又打了一次折。`,
        ],
        [
          sale + p,
          'percent-as-number',
          both`$${sale} + ${p} = ${sale + p}$ treats the percent as dollars.``$${sale} + ${p} = ${sale + p}$ 把百分数当成了美元数。`,
        ],
      ],
    };
  },
});
