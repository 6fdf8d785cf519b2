/**
 * Two probabilities are known, but not how the events hang together: which probabilities of exactly one are possible?
 *
 * Chains two ideas: the overlap may be anything between a least and a greatest value; and exactly one of the two loses the
 * overlap twice, so that the least overlap gives the most. Multiplying, as if the events were independent, finds a single
 * value, and the sum looks like the bound.
 */
import { compare, div, type Rational } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.conditional', 'quant.data.probability', 'quant.algebra.sets'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 120,
  space: {
    a: [30, 35, 40, 45, 55, 60, 65, 70, 75, 80],
    b: [25, 30, 40, 50, 55, 60, 70, 75, 85],
    shape: [0, 1, 2, 3],
    names: [
      ['E', 'F'],
      ['R', 'S'],
      ['V', 'W'],
    ],
  },
  // Together they exceed 1, so that some overlap is forced.
  keep: ({ a, b }) => Math.abs(a - b) >= 10 && a + b > 105 && 200 - a - b - Math.abs(a - b) >= 15,
  make: ({ a, b, shape, names: [e, f] }) => {
    const [low, high] = [Math.abs(a - b), 200 - a - b];
    const least = a + b - 100;
    const most = Math.min(a, b);
    const middle = Math.round((low + high) / 10) * 5;
    const values = [
      [low - 5, low, middle, high, high + 5],
      [low - 5, low, high - 5, high + 5, Math.max(a, b)],
      [low, middle, high, high + 5, high + 15],
      [low - 10, low - 5, low + 5, high, high + 10],
    ][shape]!;
    if (new Set(values).size < 5 || values.some((x) => x <= 0 || x >= 100)) return null;
    const dec = (x: number): number => x / 100;
    const need = (x: number): Rational => div(a + b - x, 200);
    return {
      stem: both`The probability that event $${e}$ occurs is $${dec(a)}$, and the probability that event $${f}$ occurs is $${dec(b)}$. Which of the following could be the probability that exactly one of the two events occurs? Indicate all such probabilities.``
        事件 $${e}$ 发生的概率为 $${dec(a)}$，事件 $${f}$ 发生的概率为 $${dec(b)}$。下列哪些可能是两个事件中恰有一个发生的概率？请选出所有可能的值。`,
      options: values.map((x) => {
        const overlap = (a + b - x) / 200;
        if (x >= low && x <= high)
          return [
            dec(x),
            true,
            null,
            both`With a probability of ${overlap} for both, the probability of exactly one is $${dec(a)} + ${dec(b)} - 2 \cdot ${overlap} = ${dec(x)}$, and $${dec(least)} \le ${overlap} \le ${dec(most)}$.``
              若两者都发生的概率为 ${overlap}，则恰有一个的概率为 $${dec(a)} + ${dec(b)} - 2 \cdot ${overlap} = ${dec(x)}$，而 $${dec(least)} \le ${overlap} \le ${dec(most)}$。`,
          ] as const;
        return [
          dec(x),
          false,
          compare(need(x), dec(most)) > 0 ? 'pairs-extremes-wrongly' : 'forgets-overlap',
          compare(need(x), dec(most)) > 0
            ? both`${dec(x)} would need a probability of ${overlap} for both, more than the smaller of the two, ${dec(most)}.``${dec(x)} 要求两者都发生的概率为 ${overlap}，超过了较小的概率 ${dec(most)}。`
            : both`${dec(x)} would need a probability of only ${overlap} for both; since the two add up to more than 1, it is at least ${dec(least)}.``${dec(x)} 要求两者都发生的概率只有 ${overlap}；但两个概率之和大于 1，它至少是 ${dec(least)}。`,
        ] as const;
      }),
      letters: [{ p: dec(least) }, {}, {}],
      steps: [
        both`Let $p$ be the probability that both occur. It is at most the smaller of the two, and since the probability that at least one occurs is at most 1, it is at least $${dec(a)} + ${dec(b)} - 1 = ${dec(least)}$: $${dec(least)} \le p \le ${dec(most)}$.``
          设两者都发生的概率为 $p$。它不超过两个概率中较小的；又因为至少一个发生的概率不超过 1，它至少是 $${dec(a)} + ${dec(b)} - 1 = ${dec(least)}$：$${dec(least)} \le p \le ${dec(most)}$。`,
        both`The idea: the probability of exactly one is the sum minus twice the overlap. So it is least for the greatest overlap, $${dec(a + b)} - 2 \cdot ${dec(most)} = ${dec(low)}$, and greatest for the least, $${dec(a + b)} - 2 \cdot ${dec(least)} = ${dec(high)}$.``
          关键在于：恰有一个的概率等于两概率之和减去两倍的重叠部分。重叠最大时它最小：$${dec(a + b)} - 2 \cdot ${dec(most)} = ${dec(low)}$；重叠最小时它最大：$${dec(a + b)} - 2 \cdot ${dec(least)} = ${dec(high)}$。`,
        both`Every value from ${dec(low)} to ${dec(high)} is possible. Faster: think of 100 equally likely cases and slide the two groups over each other. The tempting path takes the events to be independent, which is not given.``
          从 ${dec(low)} 到 ${dec(high)} 都可能。更快的做法：设想 100 种等可能的情形，让两组互相滑动。容易走错的路是把两事件当成独立，而题目没有这样说。`,
      ],
    };
  },
});
