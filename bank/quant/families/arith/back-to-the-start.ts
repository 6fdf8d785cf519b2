/** After a fall, the rise that leads back is a larger percent; after a rise, the fall that leads back is a smaller one. */
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.percent-change'],
  form: 'mc-one',
  difficulty: 3,
  seconds: 70,
  space: {
    // Percent of the first change, and of the one that undoes it.
    pair: [
      { way: 'fall', p: 20, back: 25 },
      { way: 'fall', p: 50, back: 100 },
      { way: 'fall', p: 60, back: 150 },
      { way: 'fall', p: 75, back: 300 },
      { way: 'fall', p: 80, back: 400 },
      { way: 'fall', p: 37.5, back: 60 },
      { way: 'rise', p: 25, back: 20 },
      { way: 'rise', p: 60, back: 37.5 },
      { way: 'rise', p: 150, back: 60 },
      { way: 'rise', p: 300, back: 75 },
    ],
    story: [
      { en: 'the price of a stock', zh: '某股票的价格' },
      { en: 'the number of visitors to a castle', zh: '某城堡的游客人数' },
      { en: 'the depth of a river', zh: '某河的水深' },
      { en: 'the population of a colony of seabirds', zh: '某海鸟群的数量' },
    ],
  },
  make: ({ pair: { way, p, back }, story }) => {
    const isFall = way === 'fall';
    const level = isFall ? 100 - p : 100 + p;
    const half = p / 2;
    return {
      stem: isFall
        ? both`From one year to the next, ${story.en} decreased by ${p} percent. By what percent must it then increase to return to its original value?``
          ${story.zh}一年间下降了 ${p}%。此后要上升百分之几才能恢复到原来的水平？`
        : both`From one year to the next, ${story.en} increased by ${p} percent. By what percent must it then decrease to return to its original value?``
          ${story.zh}一年间上升了 ${p}%。此后要下降百分之几才能恢复到原来的水平？`,
      key: back,
      show: (v) => `${v}%`,
      steps: [
        isFall
          ? both`The idea: A percent change refers to the value just before it, so the way back has a new base. Let the original value be 100. After the decrease, the value is $100 - ${p} = ${level}$.``关键在于：百分数变化以变化前的值为基准，所以往回变化时基准已经不同。设原来为 100，下降后为 $100 - ${p} = ${level}$。`
          : both`The idea: A percent change refers to the value just before it, so the way back has a new base. Let the original value be 100. After the increase, the value is $100 + ${p} = ${level}$.``关键在于：百分数变化以变化前的值为基准，所以往回变化时基准已经不同。设原来为 100，上升后为 $100 + ${p} = ${level}$。`,
        both`The value must change by ${p} again, but the base is now ${level}: $\frac{${p}}{${level}} \cdot 100 = ${back}$. Faster: the first change multiplies the value by $${div(level, 100)}$, so the way back multiplies it by the reciprocal, $${div(100, level)}$.``回到原处仍要变化 ${p}，但现在以 ${level} 为基准：$\frac{${p}}{${level}} \cdot 100 = ${back}$。更快的做法：第一次变化是乘以 $${div(level, 100)}$，往回变化就是乘以它的倒数 $${div(100, level)}$。`,
      ],
      wrong: [
        [
          p,
          'undoes-percent-by-same',
          both`Undoing ${p} percent by ${p} percent forgets that the base has changed.``用同样的 ${p}% 去抵消 ${p}%，忘了基准已经改变。`,
        ],
        [
          level,
          'answers-another-question',
          isFall
            ? both`$100 - ${p} = ${level}$ is the value after the decrease.``$100 - ${p} = ${level}$ 是下降后的水平。`
            : both`$100 + ${p} = ${level}$ is the value after the increase.``$100 + ${p} = ${level}$ 是上升后的水平。`,
        ],
        [
          half,
          'arithmetic-slip',
          both`$${p} \div 2 = ${half}$ halves the percent for no reason.``$${p} \div 2 = ${half}$ 没有道理地把百分数减半了。`,
        ],
        [
          back + 100,
          'answers-another-question',
          both`$100 + ${back} = ${back + 100}$ is the original value as a percent of the new one, not the change.``$100 + ${back} = ${back + 100}$ 是原值相对于新值的百分数，不是变化的百分数。`,
        ],
        [
          back / 2,
          'arithmetic-slip',
          both`$${back} \div 2 = ${back / 2}$ makes up only half of the change.``$${back} \div 2 = ${back / 2}$ 只回到一半。`,
        ],
        ...(isFall
          ? Number.isInteger((p * p) / 100)
            ? ([
                [
                  p + (p * p) / 100,
                  'percent-of-wrong-base',
                  both`$${p} + ${p}\% \cdot ${p} = ${p + (p * p) / 100}$ makes up for the changed base once, but not completely.``$${p} + ${p}\% \cdot ${p} = ${p + (p * p) / 100}$ 只对基准的改变补了一次，并不完全。`,
                ],
              ] as const)
            : []
          : ([
              [
                100 - back,
                'complement-slip',
                both`$100 - ${back} = ${100 - back}$ is what remains of the higher value.``$100 - ${back} = ${100 - back}$ 是高水平剩下的部分。`,
              ],
            ] as const)),
        [
          2 * back,
          'arithmetic-slip',
          both`$2 \cdot ${back} = ${2 * back}$ goes twice as far as needed.``$2 \cdot ${back} = ${2 * back}$ 多走了一倍。`,
        ],
      ],
    };
  },
});
