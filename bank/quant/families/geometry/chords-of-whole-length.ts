/**
 * A point inside a circle: how many chords through it have a whole length?
 *
 * Chains two ideas: of all chords through the point the shortest is perpendicular to the radius through it, and the longest is
 * the diameter; and every length between those two belongs to two chords, mirror images of each other. Counting lengths
 * instead of chords is careful work, and its result is on offer.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { polar } from '../../drawing.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.geometry.right-triangles'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 130,
  space: {
    /** The radius, the distance of the point from the center, and half of the shortest chord. */
    circle: [
      [5, 4, 3],
      [10, 6, 8],
      [10, 8, 6],
      [13, 12, 5],
      [15, 9, 12],
      [15, 12, 9],
      [17, 8, 15],
      [17, 15, 8],
      [20, 12, 16],
      [20, 16, 12],
      [25, 15, 20],
      [25, 20, 15],
      [26, 10, 24],
      [26, 24, 10],
    ],
    drawnAt: [20, 155, 200, 335],
  },
  make: ({ circle: [r, d, half], drawnAt }) => {
    const [short, long] = [2 * half, 2 * r];
    const lengths = long - short + 1;
    const key = 2 * (lengths - 2) + 2;
    return {
      stem: both`In the figure, the circle with center $O$ has radius ${r}, and $OP = ${d}$. How many different chords of the circle pass through $P$ and have a length that is an integer?``
        如图，圆 $O$ 的半径为 ${r}，$OP = ${d}$。过点 $P$ 且长度为整数的弦共有多少条？`,
      figures: [drawn(d, drawnAt)],
      key,
      steps: [
        both`A chord is the shorter the farther it is from $O$, and no chord through $P$ is farther from $O$ than $P$ itself. So the shortest one is perpendicular to $OP$: half of it is $\sqrt{${r}^{2} - ${d}^{2}} = ${half}$, and its length is $2 \cdot ${half} = ${short}$. The longest is the diameter, $2 \cdot ${r} = ${long}$.``
          弦离圆心 $O$ 越远就越短，而过 $P$ 的弦到 $O$ 的距离不会超过 $OP$。所以最短的弦垂直于 $OP$：它的一半为 $\sqrt{${r}^{2} - ${d}^{2}} = ${half}$，长为 $2 \cdot ${half} = ${short}$。最长的弦是直径，长为 $2 \cdot ${r} = ${long}$。`,
        both`The possible integer lengths are those from ${short} to ${long}: $${long} - ${short} + 1 = ${lengths}$ lengths. The tempting path stops here.``
          可能的整数长度是从 ${short} 到 ${long}，共 $${long} - ${short} + 1 = ${lengths}$ 个。容易走错的路是停在这里。`,
        both`The idea: turn a chord about $P$ from the shortest position to the diameter. Its length takes every value between once if it is turned one way, and once more if it is turned the other way. So each of the $${lengths} - 2 = ${lengths - 2}$ lengths between the ends belongs to two chords, and each end to one: $2 \cdot ${lengths - 2} + 2 = ${key}$.``
          关键在于：让弦绕 $P$ 从最短的位置转到直径，朝一个方向转，中间的每个长度出现一次；朝另一个方向转，又各出现一次。所以两端之间的 $${lengths} - 2 = ${lengths - 2}$ 个长度各对应两条弦，两端的长度各对应一条：$2 \cdot ${lengths - 2} + 2 = ${key}$。`,
      ],
      // No more than three lie above the key, so that the count of lengths, below it, is always on offer.
      wrong: [
        [
          lengths,
          'stops-early',
          both`$${long} - ${short} + 1 = ${lengths}$ counts the lengths; most of them belong to two chords.``$${long} - ${short} + 1 = ${lengths}$ 数的是长度的个数，而多数长度对应两条弦。`,
        ],
        [
          2 * lengths,
          'symmetry-double',
          both`$2 \cdot ${lengths} = ${2 * lengths}$ counts the shortest chord and the diameter twice.``$2 \cdot ${lengths} = ${2 * lengths}$ 把最短的弦和直径各算了两次。`,
        ],
        [
          2 * (lengths - 2),
          'off-by-one',
          both`$2 \cdot ${lengths - 2} = ${2 * (lengths - 2)}$ leaves out the shortest chord and the diameter.``$2 \cdot ${lengths - 2} = ${2 * (lengths - 2)}$ 漏掉了最短的弦和直径。`,
        ],
        [
          2 * lengths - 1,
          'symmetry-double',
          both`$2 \cdot ${lengths} - 1 = ${2 * lengths - 1}$ allows two chords of the shortest length; there is only one.``$2 \cdot ${lengths} - 1 = ${2 * lengths - 1}$ 以为最短的弦有两条，其实只有一条。`,
        ],
        [
          lengths - 2,
          'off-by-one',
          both`$${lengths} - 2 = ${lengths - 2}$ counts the lengths between the shortest chord and the diameter, once each.``$${lengths} - 2 = ${lengths - 2}$ 只把最短的弦与直径之间的长度各算了一次。`,
        ],
        [
          4 * d,
          'ignores-a-condition',
          both`$4 \cdot ${d} = ${4 * d}$ comes of a shortest chord of $2 \cdot (${r} - ${d}) = ${2 * (r - d)}$, as if $${r} - ${d} = ${r - d}$ were half of it.``$4 \cdot ${d} = ${4 * d}$ 是把 $${r} - ${d} = ${r - d}$ 当成最短弦的一半，即取最短弦为 $2 \cdot (${r} - ${d}) = ${2 * (r - d)}$ 得到的。`,
        ],
      ],
    };
  },
});

/** One shape for all draws: how far out P lies would give away nothing, and the parts stay apart on a small screen. */
function drawn(d: number, drawnAt: number): GeometryFigure {
  return {
    kind: 'geometry',
    points: { O: [0, 0], P: polar(2.8, drawnAt) },
    segments: [{ ends: ['O', 'P'], label: `${d}` }],
    circles: [{ center: 'O', radius: 5 }],
    toScale: false,
    described: both`A circle with center O and a point P inside it. Segment OP is ${d}. Not drawn to scale.``圆心为 O 的圆，圆内有一点 P，线段 OP 为 ${d}。图形未按比例绘制。`,
  };
}
