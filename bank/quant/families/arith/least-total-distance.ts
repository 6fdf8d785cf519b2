/** The least sum of distances to points on a line: the middle point is best, and only the outer points count. */
import { defineFamily } from '../../family.ts';
import { both, listed, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.absolute-value', 'quant.arith.number-line'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 110,
  space: {
    a: [-9, -8, -7, -6, -5, -4, -3, -2],
    gap: [3, 4, 5, 6],
    far: [6, 7, 8, 9, 10, 11],
    story: ['formula', 'formula', 'road'],
  },
  keep: ({ a, gap, far, story }) =>
    far !== gap && a + gap !== 0 && a + gap + far !== 0 && (story === 'formula' || a < -2),
  make: ({ a, gap, far, story }) => {
    const isRoad = story === 'road';
    const shift = isRoad ? 12 : 0;
    const points = [a + shift, a + gap + shift, a + gap + far + shift] as const;
    const [p, q, r] = points;
    const key = r - p;
    const bars = points.map((at) => `|x ${signed(-at)}|`).join(' + ');
    const sum = points.map(Math.abs).reduce((x, y) => x + y);
    const mean = (p + q + r) / 3;
    const atMean = points.reduce((total, at) => total + Math.abs(3 * mean - 3 * at), 0) / 3;
    const atEnd = q - p + (r - p);
    const atOther = r - q + (r - p);
    return {
      stem: isRoad
        ? both`Three houses are located along a straight road at distances of ${p}, ${q}, and ${r} kilometers from its beginning. A mailbox is to be placed on the road so that the sum of its distances from the three
          houses is as small as possible. What is the least possible value of this sum, in kilometers?``一条笔直的公路旁有三座房子，分别距公路起点 ${p}、${q}、${r} 千米。要在公路边放一个邮箱，使它到三座房子的距离之和最小。
          这个最小的和是多少千米？`
        : both`What is the least possible value of $${bars}$, where $x$ is a real number?``对于实数 $x$，$${bars}$ 的最小值是多少？`,
      key,
      ...(!isRoad && { letters: { x: q } }),
      steps: [
        isRoad
          ? both`The idea: between the outer houses, the distances to these two always add up to $${r} - ${p} = ${key}$; beyond them the sum is greater.``关键在于：在最外侧两座房子之间，到这两座房子的距离之和总是 $${r} - ${p} = ${key}$；在外面则更大。`
          : both`The idea: each term is a distance on the number line: from $x$ to the points ${listed(points)}. Between the outer points, the distances to these two always add up to $${r} - (${p}) = ${key}$; outside
            the sum is greater.``关键在于：每一项都是数轴上 $x$ 到 ${listed(points)} 各点的距离。在最外侧两点之间，到这两点的距离之和总是 $${r} - (${p}) = ${key}$；在外面则更大。`,
        isRoad
          ? both`The third distance is least, namely 0, at the middle house. So the mailbox goes there, and the sum is ${key}.``第三段距离在中间的房子处最小，为 0。所以邮箱放在那里，和为 ${key}。`
          : both`The third distance is least, namely 0, at the middle point $x = ${q}$. So the least sum is ${key}.``第三段距离在中间的点 $x = ${q}$ 处最小，为 0。所以最小值是 ${key}。`,
      ],
      wrong: [
        [
          atEnd,
          'assumes-special-case',
          both`At the first of the three points, the sum is $${q - p} + ${r - p} = ${atEnd}$, which is not the least.``在第一个点处和为 $${q - p} + ${r - p} = ${atEnd}$，不是最小的。`,
        ],
        [
          Number.isInteger(atMean) ? atMean : atOther,
          Number.isInteger(atMean) ? 'mean-for-median' : 'assumes-special-case',
          Number.isInteger(atMean)
            ? both`At the mean of the three points, the sum is ${atMean}; the middle point does better than the mean.``在三个点的平均数处和为 ${atMean}，中间的点比平均数更好。`
            : both`At the last of the three points, the sum is $${r - p} + ${r - q} = ${atOther}$, which is not the least.``在最后一个点处和为 $${r - p} + ${r - q} = ${atOther}$，不是最小的。`,
        ],
        [
          r - q,
          'ignores-a-condition',
          both`${r - q} is the distance between two of the points; the third is left out.``${r - q} 只是其中两个点之间的距离，漏掉了第三个点。`,
        ],
        [
          q - p,
          'ignores-a-condition',
          both`${q - p} is the distance between two of the points; the third is left out.``${q - p} 只是其中两个点之间的距离，漏掉了第三个点。`,
        ],
        [
          sum,
          'assumes-special-case',
          isRoad
            ? both`At the beginning of the road, the sum would be $${p} + ${q} + ${r} = ${sum}$.``若放在公路起点，和为 $${p} + ${q} + ${r} = ${sum}$。`
            : both`At $x = 0$, the sum is ${sum}; nothing says that the least value is there.``$x = 0$ 时和为 ${sum}，但最小值未必在那里。`,
        ],
        [
          2 * key,
          'adds-overlapping',
          both`$2 \cdot ${key} = ${2 * key}$ counts the distance between the outer points twice.``$2 \cdot ${key} = ${2 * key}$ 把最外侧两点的距离算了两次。`,
        ],
        [
          key - Math.min(gap, far) + 1,
          'arithmetic-slip',
          both`${key - Math.min(gap, far) + 1} is less than the distance ${key} between the outer points, which no sum can be.``${key - Math.min(gap, far) + 1} 小于最外侧两点的距离 ${key}，任何位置的和都不会这么小。`,
        ],
      ],
    };
  },
});
