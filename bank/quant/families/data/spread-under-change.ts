/** What happens to the standard deviation of a list when every value is changed the same way. */
import { meanOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

const lists = [
  [2, 5, 9, 11, 13],
  [4, 6, 7, 12, 16],
  [3, 8, 10, 14, 15],
  [10, 14, 20, 22, 34],
  [6, 9, 15, 18, 27],
  [1, 4, 8, 13, 19],
  [12, 16, 21, 25, 26],
];

export const family = defineFamily({
  tags: ['quant.data.spread'],
  form: 'qc',
  difficulty: 2,
  seconds: 60,
  space: {
    list: lists,
    change: ['add', 'subtract', 'multiply', 'halve', 'mean'],
    k: [2, 3, 5, 7, 10],
  },
  keep: ({ list, change, k }) => !(change === 'subtract' && k > list[0]!),
  make: ({ list, change, k }) => {
    const shown = listed(list);
    const mean = meanOf(list);
    const rule = {
      add: both`adding ${k} to each number in list $K$``把数组 $K$ 中的每个数都加上 ${k}`,
      subtract: both`subtracting ${k} from each number in list $K$``把数组 $K$ 中的每个数都减去 ${k}`,
      multiply: both`multiplying each number in list $K$ by ${k}``把数组 $K$ 中的每个数都乘以 ${k}`,
      halve: both`dividing each number in list $K$ by ${k}``把数组 $K$ 中的每个数都除以 ${k}`,
      mean: both`adding to list $K$ a sixth number that is equal to the mean of list $K$``在数组 $K$ 中添上第六个数，它等于数组 $K$ 的平均数`,
    }[change];
    const key = ({ add: 'C', subtract: 'C', multiply: 'B', halve: 'A', mean: 'A' } as const)[change];
    const faster = both`Faster: Nothing has to be calculated, not even the mean; the type of change alone decides.``更快的看法：什么都不必计算，连平均数也不必求，由改变的方式就能判断。`;
    return {
      difficulty: change === 'mean' ? 4 : 2,
      stem: both`List $K$ consists of the numbers ${shown}. List $L$ is formed by ${rule}.``
        数组 $K$ 由 ${shown} 组成。${rule}，得到数组 $L$。`,
      a: both`The standard deviation of list $K$``数组 $K$ 的标准差`,
      b: both`The standard deviation of list $L$``数组 $L$ 的标准差`,
      key,
      letters: { m: mean },
      steps: [
        both`The idea: Ask what the change does to the distances from the mean, not what it does to the numbers. The standard deviation measures how far the numbers lie from their mean. The mean of $K$ is
          $m = \frac{${list.join(' + ')}}{5} = ${mean}$.``关键在于：看这种改变怎样影响各数到平均数的距离，而不是怎样影响各数本身。标准差衡量各数偏离平均数的程度。$K$ 的平均数为
          $m = \frac{${list.join(' + ')}}{5} = ${mean}$。`,
        {
          add: both`Adding ${k} to every number adds ${k} to the mean as well, so every distance from the mean stays as it was.``
            每个数都加 ${k}，平均数也加 ${k}，各数到平均数的距离都不变。`,
          subtract: both`Subtracting ${k} from every number lowers the mean by ${k} as well, so every distance stays as it was.``
            每个数都减 ${k}，平均数也减 ${k}，各数到平均数的距离都不变。`,
          multiply: both`Multiplying by ${k} makes the mean and every distance from it ${k} times as large.``
            每个数都乘以 ${k}，平均数以及各数到平均数的距离都变为原来的 ${k} 倍。`,
          halve: both`Dividing by ${k} shrinks the mean and every distance from it to $\frac{1}{${k}}$ of what it was.``
            每个数都除以 ${k}，平均数以及各数到平均数的距离都缩小为原来的 $\frac{1}{${k}}$。`,
          mean: both`The new number has distance zero from the mean and leaves the mean where it is, so the distances are on
            average smaller than before.``新添的数到平均数的距离为零，平均数也不变，于是各数离平均数平均更近了。`,
        }[change],
        {
          A: both`The standard deviation of $L$ is therefore less. ${faster}``因此 $L$ 的标准差较小。${faster}`,
          B: both`The standard deviation of $L$ is therefore greater. ${faster}``因此 $L$ 的标准差较大。${faster}`,
          C: both`The two standard deviations are therefore equal. ${faster}``因此两个标准差相等。${faster}`,
        }[key],
      ],
      wrong: {
        A: [
          'shift-changes-spread',
          both`A smaller spread requires numbers that lie closer to their mean, which they do not here.``
            只有各数离平均数更近，标准差才会变小，而这里并非如此。`,
        ],
        B: [
          'shift-changes-spread',
          both`Larger numbers, or more of them, do not make a larger spread: only their distances from the mean count.``
            数变大或个数变多，并不意味着标准差变大，起作用的只是各数到平均数的距离。`,
        ],
        C: [
          'shift-changes-spread',
          change === 'mean'
            ? both`The new number leaves the mean as it is, but not the spread: it adds a distance of zero, so the distances are smaller on average.``新添的数不改变平均数，却会改变标准差：它到平均数的距离为零，使各数离平均数平均更近。`
            : both`Adding the same amount to every number leaves the spread as it is, but multiplying or dividing every number changes the distances from the mean.``所有数都加上同样的量，标准差不变；但所有数都乘以或除以同一个数，各数到平均数的距离就会改变。`,
        ],
        D: [
          'thinks-undetermined',
          both`Every number of both lists is known, so both standard deviations have definite values.``
            两组数都已知，标准差都有确定的值。`,
        ],
      },
    };
  },
});
