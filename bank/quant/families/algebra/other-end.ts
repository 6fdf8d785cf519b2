/** The midpoint of a segment and one end: the other end. */
import { defineFamily } from '../../family.ts';
import { both, point, same, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.coordinate'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 50,
  space: {
    a: [-6, -5, -3, -2, 1, 3, 4, 7],
    b: [-7, -4, -1, 2, 5, 6, 8],
    m: [-3, -1, 1, 2, 4, 5],
    n: [-2, -1, 1, 3, 4, 6],
    setting: ['segment', 'circle'],
  },
  keep: ({ a, b, m, n }) => a !== m && b !== n && m !== n && 2 * m - a !== 2 * n - b,
  make: ({ a, b, m, n, setting }) => {
    const [x, y] = [2 * m - a, 2 * n - b];
    const at = (u: number, v: number) => same(`$${point(u, v)}$`);
    const half = (u: number, v: number): number => (u + v) / 2;
    if (!Number.isInteger(half(a, m)) || !Number.isInteger(half(b, n))) return null;
    return {
      stem:
        setting === 'segment'
          ? both`In the $xy$-plane, the midpoint of segment $PQ$ is $${point(m, n)}$. If $P$ is the point $${point(a, b)}$, what are the coordinates of $Q$?``在 $xy$ 平面内，线段 $PQ$ 的中点为 $${point(m, n)}$。若 $P$ 的坐标为 $${point(a, b)}$，则 $Q$ 的坐标是多少？`
          : both`In the $xy$-plane, segment $PQ$ is a diameter of a circle with center $${point(m, n)}$. If $P$ is the point $${point(a, b)}$, what are the coordinates of $Q$?``在 $xy$ 平面内，线段 $PQ$ 是圆心为 $${point(m, n)}$ 的圆的一条直径。若 $P$ 的坐标为 $${point(a, b)}$，则 $Q$ 的坐标是多少？`,
      key: at(x, y),
      steps: [
        both`The idea: ${setting === 'segment' ? 'The midpoint is halfway along the segment, so repeat the step that leads to it.' : 'The center is the midpoint of every diameter, so repeat the step that leads to it.'} From $P$ to the ${setting === 'segment' ? 'midpoint' : 'center'}, the coordinates change by $${m} - ${wrap(a)} = ${m - a}$ and $${n} - ${wrap(b)} = ${n - b}$.``关键在于：${setting === 'segment' ? '中点在线段的正中，所以把走到中点的那一步再走一次。' : '圆心是每条直径的中点，所以把走到圆心的那一步再走一次。'}从 $P$ 到${setting === 'segment' ? '中点' : '圆心'}，坐标分别变化 $${m} - ${wrap(a)} = ${m - a}$ 与 $${n} - ${wrap(b)} = ${n - b}$。`,
        both`The same step once more leads to $Q$: $${m} + ${wrap(m - a)} = ${x}$ and $${n} + ${wrap(n - b)} = ${y}$. Faster: the first coordinate is enough, since only one of the choices has it.``再走同样的一步就到 $Q$：$${m} + ${wrap(m - a)} = ${x}$，$${n} + ${wrap(n - b)} = ${y}$。更快的做法：只算横坐标就够了，因为只有一个选项的横坐标与它相同。`,
      ],
      wrong: [
        [
          at(half(a, m), half(b, n)),
          'answers-another-question',
          both`This is the midpoint between the two given points.``这是已知两点的中点。`,
        ],
        [
          at(2 * a - m, 2 * b - n),
          'translates-backwards',
          both`This steps away from $P$ in the other direction, as if $P$ were in the middle.``这是从 $P$ 往反方向走，好像 $P$ 才是中点。`,
        ],
        [
          at(m - a, n - b),
          'stops-early',
          both`This is the step from $P$ to the middle, not a point.``这是从 $P$ 到中间的坐标变化，不是点的坐标。`,
        ],
        [at(y, x), 'x-for-y', both`This interchanges the two coordinates.``这是把横、纵坐标弄反了。`],
        [
          at(a + m, b + n),
          'sign-slip',
          both`This adds the coordinates of the two given points.``这是把已知两点的坐标直接相加。`,
        ],
        [
          at(2 * m + a, 2 * n + b),
          'sign-slip',
          both`This doubles the middle and adds $P$ instead of subtracting it.``这是把中间点的坐标加倍后加上 $P$，而不是减去。`,
        ],
      ],
    };
  },
});
