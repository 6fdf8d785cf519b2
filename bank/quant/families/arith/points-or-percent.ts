/** A rate that is itself a percent goes up by points; by what percent did it change? */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.percent-change', 'quant.arith.percent'],
  form: 'numeric',
  difficulty: 2,
  seconds: 60,
  space: {
    pair: [
      [4, 5],
      [5, 8],
      [8, 10],
      [5, 7],
      [20, 26],
      [4, 7],
      [8, 6],
      [10, 7],
      [25, 20],
      [16, 12],
      [40, 46],
      [20, 15],
    ],
    story: [
      (a: number, b: number) =>
        both`A bank changed the annual interest rate on a deposit from ${a} percent to ${b} percent. By what percent did the interest rate change?``某银行把一种存款的年利率从 ${a}% 调整为 ${b}%。利率变化了百分之几？`,
      (a: number, b: number) =>
        both`The fraction of a town’s waste that was recycled went from ${a} percent one year to ${b} percent the next year. What was the percent change in this fraction?``某镇垃圾的回收比例从某年的 ${a}% 变为次年的 ${b}%。回收比例变化了百分之几？`,
      (a: number, b: number) =>
        both`The share of the votes that a party received was ${a} percent in one election and ${b} percent in the next. By what percent did its share of the votes change from the first election to the second?``
          某政党的得票率在一次选举中为 ${a}%，在下一次选举中为 ${b}%。从前一次到后一次，得票率变化了百分之几？`,
      (a: number, b: number) =>
        both`A sales tax was changed from ${a} percent to ${b} percent of the price. By what percent did the tax on an item with a constant price change?``某销售税由价格的 ${a}% 改为 ${b}%。对一件定价不变的商品来说，税额变化了百分之几？`,
    ],
  },
  make: ({ pair: [a, b], story }) => {
    const change = Math.abs(b - a);
    const key = (100 * change) / a;
    const isUp = b > a;
    const stem = story(a, b);
    // No bank pays a fifth on a deposit.
    if (stem.en.includes('bank') && Math.max(a, b) > 10) return null;
    const asked = isUp
      ? {
          en: stem.en
            .replace('did the interest rate change', 'did the interest rate increase')
            .replace('percent change in', 'percent increase in')
            .replace('share of the votes change', 'share of the votes increase')
            .replace('price change', 'price increase'),
          zh_cn: stem.zh_cn.replace('变化了', '增加了'),
        }
      : {
          en: stem.en
            .replace('did the interest rate change', 'did the interest rate decrease')
            .replace('percent change in', 'percent decrease in')
            .replace('share of the votes change', 'share of the votes decrease')
            .replace('price change', 'price decrease'),
          zh_cn: stem.zh_cn.replace('变化了', '减少了'),
        };
    const wrongBase = (100 * change) / b;
    return {
      stem: asked,
      key,
      suffix: both`percent``%`,
      steps: [
        both`The idea: A percent change is measured against the first value, even when that value is itself a percent. The change is $${Math.max(a, b)} - ${Math.min(a, b)} = ${change}$, counted in percentage points.``关键在于：变化的百分数总是与原来的值相比，哪怕这个值本身就是百分数。变化量为 $${Math.max(a, b)} - ${Math.min(a, b)} = ${change}$，单位是百分点。`,
        both`A percent change compares it with the first value, ${a}: $\frac{${change}}{${a}} \cdot 100 = ${key}$.``变化的百分数要与原来的值 ${a} 相比：$\frac{${change}}{${a}} \cdot 100 = ${key}$。`,
      ],
      wrong: [
        [
          change,
          'percent-points',
          both`$${Math.max(a, b)} - ${Math.min(a, b)} = ${change}$ counts percentage points.``$${Math.max(a, b)} - ${Math.min(a, b)} = ${change}$ 是百分点数，不是变化的百分数。`,
        ],
        ...(Number.isInteger(wrongBase * 10)
          ? ([
              [
                wrongBase,
                'percent-of-wrong-base',
                both`$\frac{${change}}{${b}} \cdot 100 = ${wrongBase}$ takes the new value as the base.``$\frac{${change}}{${b}} \cdot 100 = ${wrongBase}$ 以新值为基准了。`,
              ],
            ] as const)
          : []),
        [
          (100 * b) / a,
          'answers-another-question',
          both`$\frac{${b}}{${a}} \cdot 100 = ${(100 * b) / a}$ is the new value as a percent of the old one, not the change.``$\frac{${b}}{${a}} \cdot 100 = ${(100 * b) / a}$ 是新值占旧值的百分数，不是变化的百分数。`,
        ],
      ],
    };
  },
});
