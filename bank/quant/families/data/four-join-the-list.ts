/**
 * Four numbers, two on each side of the mean, are added to a list that is known by its mean and deviation only.
 *
 * Chains two ideas: the mean stays where it was, so the old deviations stay too; and the new deviation is compared by the
 * mean of squared distances, not by distances. The four are chosen so that the farthest ones, or the mean of the plain
 * distances, point to a wrong answer.
 */
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.data.spread', 'quant.data.mean'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    // The old deviation, the nearer and the farther distance.
    places: [
      [5, 1, 7],
      [5, 3, 7],
      [5, 2, 6],
      [5, 4, 6],
      [10, 2, 14],
      [10, 6, 14],
      [10, 5, 13],
      [10, 4, 13],
      [13, 7, 17],
      [13, 9, 17],
      [13, 5, 17],
      [15, 3, 21],
      [15, 9, 21],
      [15, 5, 20],
      [17, 7, 23],
      [17, 11, 23],
      [17, 5, 23],
    ],
    mean: [42, 48, 53, 60, 64, 71, 85],
    n: [10, 12, 16, 20, 24, 30],
    isSwapped: [false, true],
  },
  make: ({ places: [s, near, far], mean, n, isSwapped }) => {
    const added = [mean - far, mean - near, mean + near, mean + far] as const;
    const squares = near * near + far * far;
    const order = Math.sign(squares - 2 * s * s);
    const sign = order > 0 ? '>' : order < 0 ? '<' : '=';
    const measured = both`The standard deviation of the list of $${n + 4}$ numbers``这 $${n + 4}$ 个数的标准差`;
    const rises = [
      'one-example',
      both`The two outer numbers are farther than ${s} from the mean, but the two inner ones are closer and count as well: $\frac{${near}^{2} + ${far}^{2}}{2} ${sign} ${s}^{2}$.``
        外侧两个数离平均数超过 ${s}，但内侧两个数离得更近，也要计入：$\frac{${near}^{2} + ${far}^{2}}{2} ${sign} ${s}^{2}$。`,
    ] as const;
    const falls = [
      'range-for-spread',
      both`The plain distances have the mean $\frac{${near} + ${far}}{2} = ${(near + far) / 2}$, but the standard deviation squares them first, which gives the far ones more weight: $\frac{${near}^{2} + ${far}^{2}}{2} ${sign} ${s}^{2}$.``
        距离本身的平均数是 $\frac{${near} + ${far}}{2} = ${(near + far) / 2}$，但标准差要先平方，远处的数因此分量更重：$\frac{${near}^{2} + ${far}^{2}}{2} ${sign} ${s}^{2}$。`,
    ] as const;
    return {
      stem: both`A list of $${n}$ numbers has a mean of $${mean}$ and a standard deviation of $${s}$. The four numbers $${added[0]}$, $${added[1]}$, $${added[2]}$, and $${added[3]}$ are then added to the list.``
        一列 $${n}$ 个数的平均数为 $${mean}$，标准差为 $${s}$。现在把 $${added[0]}$、$${added[1]}$、$${added[2]}$、$${added[3]}$ 这四个数加入其中。`,
      a: isSwapped ? s : measured,
      b: isSwapped ? measured : s,
      key: keyOfOrder(order, isSwapped),
      steps: [
        both`The four numbers are symmetric about ${mean}, so the mean is still ${mean}, and the old numbers keep their distances from it. Their squared distances have the mean $${s}^{2} = ${s * s}$.``
          这四个数关于 ${mean} 对称，所以平均数仍是 ${mean}，原来各数与平均数的距离也不变，其平方的平均数是 $${s}^{2} = ${s * s}$。`,
        both`The idea: the standard deviation rises, falls, or stays as the mean of the new squared distances is above, below, or at that. Here it is $\frac{${near}^{2} + ${far}^{2}}{2} = \frac{${squares}}{2} ${sign} ${s * s}$.``
          关键在于：看新加各数距离平方的平均数，大于它则标准差变大，小于它则变小，相等则不变。这里是 $\frac{${near}^{2} + ${far}^{2}}{2} = \frac{${squares}}{2} ${sign} ${s * s}$。`,
        order === 0
          ? both`So the standard deviation stays exactly ${s}. The original list need not be known.``所以标准差恰好仍是 ${s}，并不需要知道原来的各个数。`
          : order > 0
            ? both`So the standard deviation becomes greater than ${s}. The original list need not be known.``所以标准差变得大于 ${s}，并不需要知道原来的各个数。`
            : both`So the standard deviation becomes less than ${s}. The original list need not be known.``所以标准差变得小于 ${s}，并不需要知道原来的各个数。`,
      ],
      wrong: {
        A: isSwapped ? falls : rises,
        B: isSwapped ? rises : falls,
        C: [
          'squares-termwise',
          both`Distances of ${near} and ${far} do not weigh as much as two distances of ${s}: squared, they give ${squares}, and not $2 \cdot ${s}^{2} = ${2 * s * s}$.``
            距离 ${near} 与 ${far} 的分量并不等于两个距离 ${s}：平方和是 ${squares}，而不是 $2 \cdot ${s}^{2} = ${2 * s * s}$。`,
        ],
        D: [
          'thinks-undetermined',
          both`All that matters about the ${n} numbers is their mean and the mean of their squared distances, and both are given.``
            原来 ${n} 个数中起作用的只有平均数和距离平方的平均数，而这两者都已给出。`,
        ],
      },
    };
  },
});
