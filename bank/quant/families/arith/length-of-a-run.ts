/** First and last of an evenly spaced run: how many terms there are, and so what they add up to. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.consecutive', 'quant.algebra.sequences'],
  form: 'numeric',
  difficulty: 3,
  seconds: 85,
  space: {
    step: [2, 3, 4, 5, 6, 7],
    start: [4, 5, 6, 7, 8, 9, 11],
    count: [13, 15, 16, 17, 19, 21, 22],
    story: [
      (first: number, last: number, step: number) =>
        both`What is the sum of all the multiples of ${step} from ${first} to ${last}, inclusive?``从 ${first} 到 ${last}（含两端），${step} 的所有倍数之和是多少？`,
      (first: number, last: number, step: number) =>
        both`In a certain theater, the first row has ${first} seats, each row after the first has ${step} more seats than the row before it, and the last row has ${last} seats. How many seats are there
          in all?``某剧场第一排有 ${first} 个座位，最后一排有 ${last} 个座位，从第二排起每排都比前一排多 ${step} 个座位。剧场共有多少个座位？`,
      (first: number, last: number, step: number) =>
        both`A runner ran for ${first} minutes on the first day of training and for ${last} minutes on the last day. Each day after the first, the runner ran for ${step} minutes more than on the day before. For how many minutes did the runner run in all?``
          一名跑步者训练的第一天跑了 ${first} 分钟，最后一天跑了 ${last} 分钟，每天都比前一天多跑 ${step} 分钟。训练期间一共跑了多少分钟？`,
    ],
  },
  make: ({ step, start, count, story }) => {
    const first = step * start;
    const last = first + (count - 1) * step;
    const key = ((first + last) * count) / 2;
    const stem = story(first, last, step);
    // Nobody trains for more than two hours a day, and no row of a theater is much longer than a hundred seats.
    if (last > 120 && !stem.en.includes('multiples')) return null;
    const gaps = count - 1;
    return {
      stem,
      key,
      steps: [
        both`The idea: Count the terms of an evenly spaced run as its steps plus one, and multiply by the mean of the two ends. From ${first} to ${last}, there are $\frac{${last} - ${first}}{${step}} = ${gaps}$ steps, so there are $${gaps} + 1 = ${count}$ terms.``
          关键在于：等间隔的一列数，项数等于步数加一，总和等于项数乘以首末两项的平均数。从 ${first} 到 ${last} 共走 $\frac{${last} - ${first}}{${step}} = ${gaps}$ 步，所以有 $${gaps} + 1 = ${count}$ 项。`,
        both`The terms are evenly spaced, so their mean is the mean of the first and the last: $\frac{${first} + ${last}}{2} = ${(first + last) / 2}$.``
          各项间隔相等，平均数就是首末两项的平均数：$\frac{${first} + ${last}}{2} = ${(first + last) / 2}$。`,
        both`The sum is $${count} \cdot ${(first + last) / 2} = ${key}$.``和为 $${count} \cdot ${(first + last) / 2} = ${key}$。`,
      ],
      wrong: [
        [
          ((first + last) / 2) * gaps,
          'counts-gaps',
          both`$${gaps} \cdot ${(first + last) / 2} = ${((first + last) / 2) * gaps}$ counts the steps between the terms instead of the terms.``
            $${gaps} \cdot ${(first + last) / 2} = ${((first + last) / 2) * gaps}$ 数的是间隔，而不是项数。`,
        ],
        [
          (first + last) * count,
          'forgets-half',
          both`$${count} \cdot (${first} + ${last}) = ${(first + last) * count}$ forgets to halve the sum of first and last.``$${count} \cdot (${first} + ${last}) = ${(first + last) * count}$ 忘了把首末两项之和减半。`,
        ],
        [
          ((first + last) * (count + 1)) / 2,
          'off-by-one',
          both`$${count + 1} \cdot ${(first + last) / 2} = ${((first + last) * (count + 1)) / 2}$ counts one term too many.``$${count + 1} \cdot ${(first + last) / 2} = ${((first + last) * (count + 1)) / 2}$ 多数了一项。`,
        ],
        [
          count,
          'stops-early',
          both`${count} is the number of terms, not their sum.``${count} 是项数，不是它们的和。`,
        ],
      ],
    };
  },
});
