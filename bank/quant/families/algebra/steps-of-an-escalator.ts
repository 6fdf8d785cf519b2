/**
 * Somebody walks up a moving escalator at two speeds and takes different numbers of steps: how many steps has it?
 *
 * Chains two ideas: the steps that are not walked come up by themselves, in proportion to the time; and the time is in
 * proportion to the steps walked divided by the speed, so that the unknown speed cancels. More steps taken in less time
 * looks contradictory, and sums or multiples of the two numbers are on offer.
 */
import { add, div, type Rational, toNumber } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, tex } from '../../text.ts';

const settings = [
  {
    first: {
      en: 'Walking at a constant speed up an escalator that is moving up, one step at a time, Dana takes S1 steps to get to the top.',
      zh_cn: 'Dana 沿上行的自动扶梯匀速往上走，每步一级，走 S1 级到达顶端。',
    },
    ask: {
      en: 'How many steps does the escalator have from bottom to top when it is not moving?',
      zh_cn: '扶梯静止时，从底端到顶端共有多少级？',
    },
    taken: { en: 'steps', zh_cn: '级' },
    again: { en: 'she takes S2 steps to get to the top', zh_cn: '她走 S2 级到达顶端' },
    itself: { en: 'the escalator', zh_cn: '扶梯' },
  },
  {
    first: {
      en: 'Walking at a constant speed along a moving walkway, in the direction in which it moves, Omar takes S1 steps of equal length to get from one end to the other.',
      zh_cn: 'Omar 顺着自动步道的运行方向匀速行走，从一端到另一端走了 S1 步，每步一样长。',
    },
    ask: {
      en: 'The length of the walkway is how many times the length of one of these steps?',
      zh_cn: '步道全长相当于这样的多少步？',
    },
    taken: { en: 'steps', zh_cn: '步' },
    again: { en: 'he takes S2 steps of this length', zh_cn: '他走这样的 S2 步' },
    itself: { en: 'the walkway', zh_cn: '步道' },
  },
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.rate-work', 'quant.algebra.systems'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 150,
  space: {
    setting: settings,
    // How many times as fast the second time; the speed of the escalator in terms of the first walking speed; its steps.
    plan: [
      [2, [1, 1], 72],
      [2, [2, 1], 66],
      [2, [1, 2], 60],
      [2, [3, 2], 70],
      [3, [1, 1], 56],
      [3, [2, 1], 60],
      [3, [1, 2], 63],
      [3, [3, 1], 72],
      [2, [1, 1], 54],
      [2, [2, 1], 78],
      [3, [1, 1], 68],
      [3, [2, 1], 75],
      [2, [1, 2], 75],
    ] as readonly (readonly [2 | 3, readonly [number, number], number])[],
  },
  make: ({ setting: { first, ask, taken, again, itself }, plan: [times, [n, d], total] }) => {
    const ratio = div(n, d);
    const whole = (x: Rational): number => toNumber(x);
    const s1 = whole(div(total, add(1, ratio)));
    const s2 = whole(div(total, add(1, div(ratio, times))));
    if (!Number.isInteger(s1) || !Number.isInteger(s2)) return null;
    const [rest1, rest2] = [total - s1, total - s2];
    const word = times === 2 ? both`twice``两` : both`three times``三`;
    const said = (text: { en: string; zh_cn: string }) => {
      const put = (x: string): string => x.replace('S1', String(s1)).replace('S2', String(s2));
      return { en: put(text.en), zh_cn: put(text.zh_cn) };
    };
    return {
      stem: both`${said(first)} Walking ${word} as fast, ${said(again)}. ${ask}``${said(first)}若走的速度是原来的${word}倍，${said(again)}。${ask}`,
      key: total,
      letters: [{}, {}, { N: total, r: ratio }, {}],
      steps: [
        both`The idea: whatever is not walked is done by ${itself} itself, in proportion to the time. Let $N$ be the number asked for. The first time, $N - ${s1}$ are done that way; the second time, $N - ${s2}$.``
          关键在于：没有走的那部分由${itself}自己完成，与所用时间成正比。设所求为 $N$，第一次由${itself}完成的是 $N - ${s1}$，第二次是 $N - ${s2}$。`,
        both`The times: ${s1} ${taken} at the first speed against ${s2} at ${word} that speed, which takes as long as $\frac{${s2}}{${times}} = ${tex(div(s2, times))}$ at the first.``
          再看时间：第一次以原速走 ${s1} ${taken}；第二次以${word}倍的速度走 ${s2} ${taken}，相当于以原速走 $\frac{${s2}}{${times}} = ${tex(div(s2, times))}$ ${taken}的时间。`,
        both`So with a constant $r$: $N - ${s1} = ${s1}r$ and $N - ${s2} = ${tex(div(s2, times))}r$. Subtract: $${s2} - ${s1} = (${s1} - ${tex(div(s2, times))})r$, so $r = ${tex(ratio)}$.``
          于是有常数 $r$：$N - ${s1} = ${s1}r$，$N - ${s2} = ${tex(div(s2, times))}r$。相减得 $${s2} - ${s1} = (${s1} - ${tex(div(s2, times))})r$，所以 $r = ${tex(ratio)}$。`,
        both`Then $${s1} + ${rest1} = ${total}$, and as a check, $${s2} + ${rest2} = ${total}$. The tempting path adds or doubles the two numbers.``
          于是 $${s1} + ${rest1} = ${total}$，检验：$${s2} + ${rest2} = ${total}$。容易走错的路是把两个数相加或翻倍。`,
      ],
      wrong: [
        [
          s1 + s2,
          'adds-times',
          both`$${s1} + ${s2} = ${s1 + s2}$ adds what was walked on two different occasions.``$${s1} + ${s2} = ${s1 + s2}$ 把两次走的数加在了一起。`,
        ],
        [
          2 * s2 - s1,
          'relative-speed-slip',
          both`$${s2} + (${s2} - ${s1}) = ${2 * s2 - s1}$ adds the difference between the two once more.``$${s2} + (${s2} - ${s1}) = ${2 * s2 - s1}$ 是把两数之差又加了一次。`,
        ],
        [
          times * s1,
          'relative-speed-slip',
          both`$${times} \cdot ${s1} = ${times * s1}$ multiplies the first number by the change of speed, as if ${itself} stood still.``$${times} \cdot ${s1} = ${times * s1}$ 是用速度的倍数去乘第一个数，相当于${itself}不动。`,
        ],
        [
          times * s2,
          'relative-speed-slip',
          both`$${times} \cdot ${s2} = ${times * s2}$ multiplies the second number by the change of speed.``$${times} \cdot ${s2} = ${times * s2}$ 是用速度的倍数去乘第二个数。`,
        ],
        [
          times * s2 - s1,
          'relative-speed-slip',
          both`$${times} \cdot ${s2} - ${s1} = ${times * s2 - s1}$ takes the two times to be equal.``$${times} \cdot ${s2} - ${s1} = ${times * s2 - s1}$ 是把两次的时间当成相等。`,
        ],
        [
          s2,
          'ignores-a-condition',
          both`${s2} is what was walked the second time; ${itself} also moved meanwhile.``${s2} 是第二次走的数，而这期间${itself}也在动。`,
        ],
        [
          rest1 + rest2,
          'answers-another-question',
          both`$${rest1} + ${rest2} = ${rest1 + rest2}$ adds what ${itself} did by itself on the two occasions.``$${rest1} + ${rest2} = ${rest1 + rest2}$ 是两次由${itself}自己完成的数之和。`,
        ],
      ],
    };
  },
});
