/** Equally spaced ticks between two known numbers: the size of one step, then the number at a tick. */
import { add, div, mul, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, inWords, tex } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.number-line', 'quant.arith.fractions'],
  form: 'numeric',
  difficulty: 1,
  seconds: 60,
  space: {
    ends: [
      [1, 4, 3, 4],
      [1, 3, 5, 6],
      [1, 2, 4, 5],
      [1, 5, 1, 2],
      [1, 6, 2, 3],
      [2, 3, 3, 2],
      [-1, 2, 1, 4],
      [1, 4, 2, 3],
      [3, 4, 4, 3],
      [2, 5, 3, 2],
    ],
    parts: [3, 4, 5, 6],
    k: [2, 3, 4, 5],
  },
  keep: ({ parts, k }) => k < parts,
  make: ({ ends: [a, b, c, d], parts, k }) => {
    const [low, high] = [div(a, b), div(c, d)];
    const step = div(sub(high, low), parts);
    const key = add(low, mul(step, k));
    if (key.d > 40n || key.d === 1n) return null;
    const wrongStep = div(sub(high, low), parts + 1);
    const offGap = add(low, mul(wrongStep, k));
    return {
      stem: both`On the number line shown, the tick marks are equally spaced. What is the value of $x$? Give your answer as a fraction.``如图，数轴上的刻度间隔相等。$x$ 的值是多少？请用分数作答。`,
      figures: [
        {
          kind: 'number-line',
          min: 0,
          max: parts,
          step: 1,
          numbered: [],
          points: [
            { at: 0, label: `$${tex(low)}$` },
            { at: k, label: '$x$' },
            { at: parts, label: `$${tex(high)}$` },
          ],
          toScale: true,
          described: both`A number line with ${inWords(parts + 1)} equally spaced tick marks. The first is labeled $${low}$, the last $${high}$, and $x$ is ${inWords(k)} spaces to the right of the first.``
            数轴上有${inWords(parts + 1)}个间隔相等的刻度。最左边的刻度标为 $${low}$，最右边的标为 $${high}$，$x$ 在最左边刻度右侧${inWords(k)}格处。`,
        },
      ],
      key,
      boxes: 2,
      letters: { x: key },
      steps: [
        both`The idea: Count the spaces between the marks, not the marks, and divide the whole distance by that number. From the first label to the last, there are ${parts} equal steps, so one step is $(${high} - ${a < 0 ? `(${tex(low)})` : tex(low)}) \div ${parts} = ${step}$.``关键在于：要数的是间隔而不是刻度，用总距离除以间隔数。从最左到最右共有 ${parts} 个相等的间隔，每个间隔为 $(${high} - ${a < 0 ? `(${tex(low)})` : tex(low)}) \div ${parts} = ${step}$。`,
        both`$x$ is ${k} steps to the right of the first label: $x = ${low} + ${k} \cdot ${step} = ${key}$.${2 * k === parts ? ' Faster: $x$ is in the middle, so it is the mean of the two numbers at the ends.' : ''}``$x$ 在最左边刻度右侧 ${k} 格：$x = ${low} + ${k} \cdot ${step} = ${key}$。${2 * k === parts ? '更快的做法：$x$ 在正中间，所以就是两端两个数的平均数。' : ''}`,
      ],
      wrong: [
        [
          offGap,
          'counts-gaps',
          both`Dividing by ${parts + 1}, the number of tick marks, gives $${low} + ${k} \cdot ${wrongStep} = ${offGap}$.``除以刻度数 ${parts + 1} 会得到 $${low} + ${k} \cdot ${wrongStep} = ${offGap}$。`,
        ],
        [
          add(low, mul(step, k + 1)),
          'off-by-one',
          both`$${low} + ${k + 1} \cdot ${step} = ${add(low, mul(step, k + 1))}$ counts the first tick mark as a step.``$${low} + ${k + 1} \cdot ${step} = ${add(low, mul(step, k + 1))}$ 把第一个刻度也当成了一格。`,
        ],
        [
          mul(step, k),
          'stops-early',
          both`$${k} \cdot ${step} = ${mul(step, k)}$ forgets to add the starting value.``$${k} \cdot ${step} = ${mul(step, k)}$ 忘了加上起点。`,
        ],
      ],
    };
  },
});
