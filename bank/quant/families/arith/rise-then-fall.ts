/** A rise by one percent and a fall by another: the second is taken of the raised amount. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.percent-change'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 75,
  space: {
    p: [10, 20, 25, 30, 40, 50, 60],
    q: [10, 20, 25, 30, 40, 50],
    thing: [
      { en: 'the monthly rent for a shop', zh_cn: '某店铺的月租金' },
      { en: 'the membership of a choir', zh_cn: '某合唱团的人数' },
      { en: 'the price of a share in a fund', zh_cn: '某基金的单位净值' },
      { en: 'the area of a lake', zh_cn: '某湖的面积' },
      { en: 'the number of daily riders on a ferry line', zh_cn: '某轮渡航线的日客流量' },
    ],
  },
  keep: ({ p, q }) => (p * q) % 100 === 0,
  make: ({ p, q, thing }) => {
    const cut = (p * q) / 100;
    const [up, down] = [100 + p, 100 - q];
    const key = up + down - 100 - cut;
    const product = (a: number, b: number): number => (a * b) / 100;
    return {
      stem: both`During one year, ${thing} increased by ${p} percent, and during the next year it decreased by ${q} percent. At the end of the
        two years, it was what percent of its original value?``
        第一年${thing}上升了 ${p}%，第二年又下降了 ${q}%。两年结束时，它是最初的百分之几？`,
      key,
      show: (v) => `${v}%`,
      steps: [
        both`The idea: The second percent is taken of the raised amount, so the two percents cannot simply be added. Let the original value be 100. After the increase, it is $100 + ${p} = ${up}$.``关键在于：第二个百分数以上升后的量为基准，所以两个百分数不能直接加减。设最初为 100，上升后为 $100 + ${p} = ${up}$。`,
        both`The decrease is ${q} percent of ${up}, not of the original value: $${q}\% \cdot ${up} = ${product(q, up)}$.``
          下降的 ${q}% 以 ${up} 为基准，而不是以最初的量为基准：$${q}\% \cdot ${up} = ${product(q, up)}$。`,
        both`What is left is $${up} - ${product(q, up)} = ${key}$, which is ${key}% of the original value. Faster: combine the percents and take away ${p} percent of ${q}: $100 + ${p} - ${q} - ${cut} = ${key}$.``
          最后为 $${up} - ${product(q, up)} = ${key}$，即最初的 ${key}%。更快的做法：先直接加减百分数，再减去 ${q} 的 ${p}%：$100 + ${p} - ${q} - ${cut} = ${key}$。`,
      ],
      wrong: [
        [
          up - q,
          'adds-percents',
          both`Adding the percents, $100 + ${p} - ${q} = ${up - q}$, takes the decrease as a percent of the original value.``
            直接加减百分数，$100 + ${p} - ${q} = ${up - q}$，是把下降的基准当成了最初的量。`,
        ],
        [
          down,
          'stops-early',
          both`$100 - ${q} = ${down}$ leaves out the increase.``$100 - ${q} = ${down}$ 漏掉了第一年的上升。`,
        ],
        [
          key + 2 * cut,
          'sign-slip',
          both`$100 + ${p} - ${q} + ${cut} = ${key + 2 * cut}$ corrects the sum of the percents in the wrong direction.``
            $100 + ${p} - ${q} + ${cut} = ${key + 2 * cut}$ 修正的方向反了。`,
        ],
        [
          product(100 - p, 100 + q),
          'translates-backwards',
          both`A decrease of ${p} percent followed by an increase of ${q} percent would give ${product(100 - p, 100 + q)}%.``
            若先下降 ${p}% 再上升 ${q}%，才得到 ${product(100 - p, 100 + q)}%。`,
        ],
        [
          up,
          'stops-early',
          both`$100 + ${p} = ${up}$ is the value after the first year.``$100 + ${p} = ${up}$ 只是第一年末的水平。`,
        ],
        [
          product(100 - p, 100 - q),
          'sign-slip',
          both`Two decreases, of ${p} percent and ${q} percent, would leave ${product(100 - p, 100 - q)}%.``
            若两年分别下降 ${p}% 和 ${q}%，才剩下 ${product(100 - p, 100 - q)}%。`,
        ],
        [
          product(up, 100 + q),
          'sign-slip',
          both`Two increases, of ${p} percent and ${q} percent, would give ${product(up, 100 + q)}%.``
            若两年分别上升 ${p}% 和 ${q}%，才得到 ${product(up, 100 + q)}%。`,
        ],
      ],
    };
  },
});
