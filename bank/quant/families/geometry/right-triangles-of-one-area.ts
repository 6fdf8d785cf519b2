/**
 * One side of a right triangle is given in the plane, and its area: at how many points can the third corner lie?
 *
 * Chains two ideas: the area puts the corner on two lines parallel to the side, one on either side of it; and the right
 * angle may be at each of the three corners, which for the third means a circle. Drawing the right angle at the given
 * points finds four points, neatly and with care, and misses the rest.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, point } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.coordinate', 'quant.geometry.right-triangles', 'quant.geometry.circles'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 130,
  space: {
    radius: [3, 4, 5, 6, 7],
    less: [0, 0, 1, 2, 3],
    x: [-4, -2, 1, 2, 3],
    y: range(-3, 4),
    isUpright: [false, true],
  },
  keep: ({ radius, less }) => radius - less >= 2,
  make: ({ radius, less, x, y, isUpright }) => {
    const [d, h] = [2 * radius, radius - less];
    const area = radius * h;
    const touches = less === 0;
    const key = touches ? 6 : 8;
    const [a, b] = isUpright ? [point(x, y), point(x, y + d)] : [point(x, y), point(x + d, y)];
    const away = isUpright
      ? both`to the left or to the right of``正左方或正右方`
      : both`above or below``正上方或正下方`;
    return {
      stem: both`In the $xy$-plane, $A$ is the point $${a}$ and $B$ is the point $${b}$. How many points $C$ are there such that triangle $ABC$ is a right triangle with an area of ${area}?``
        在 $xy$ 平面内，$A$ 为点 $${a}$，$B$ 为点 $${b}$。使三角形 $ABC$ 为直角三角形且面积为 ${area} 的点 $C$ 共有多少个？`,
      key,
      letters: [{ h }, {}, {}, {}],
      steps: [
        both`The side $AB$ has length ${d}, so $\frac{1}{2} \cdot ${d} \cdot h = ${area}$ and the height to it is $h = ${h}$: $C$ is on one of two lines parallel to $AB$, at a distance of ${h} on either side.``
          边 $AB$ 长为 ${d}，由 $\frac{1}{2} \cdot ${d} \cdot h = ${area}$ 得这条边上的高 $h = ${h}$：$C$ 在与 $AB$ 平行、相距 ${h} 的两条直线之一上，两侧各一条。`,
        both`If the right angle is at $A$ or at $B$, then $C$ is directly ${away} that point: $2 \cdot 2 = 4$ points. The tempting path ends here.``
          若直角在 $A$ 或 $B$ 处，则 $C$ 在该点的${away}，共 $2 \cdot 2 = 4$ 个点。容易走错的路到此为止。`,
        touches
          ? both`The idea: the right angle may also be at $C$. Then $C$ is on the circle with diameter $AB$ and radius $\frac{${d}}{2} = ${radius}$. The two lines are ${h} from its center, so each of them just touches the circle: 2 more points.``
            关键在于：直角也可以在 $C$ 处。这时 $C$ 在以 $AB$ 为直径、半径为 $\frac{${d}}{2} = ${radius}$ 的圆上。两条直线到圆心的距离为 ${h}，恰好都与圆相切：又有 2 个点。`
          : both`The idea: the right angle may also be at $C$. Then $C$ is on the circle with diameter $AB$ and radius $\frac{${d}}{2} = ${radius}$. The two lines are only ${h} from its center, so each of them meets the circle twice: $2 \cdot 2 = 4$ more points.``
            关键在于：直角也可以在 $C$ 处。这时 $C$ 在以 $AB$ 为直径、半径为 $\frac{${d}}{2} = ${radius}$ 的圆上。两条直线到圆心的距离只有 ${h}，各与圆交于两点：又有 $2 \cdot 2 = 4$ 个点。`,
        both`In all, there are $4 + ${key - 4} = ${key}$ points.``一共有 $4 + ${key - 4} = ${key}$ 个点。`,
      ],
      wrong: [
        [
          4,
          'one-case-only',
          both`$2 \cdot 2 = 4$ counts the points with the right angle at $A$ or at $B$, and forgets that it may be at $C$.``$2 \cdot 2 = 4$ 只算了直角在 $A$ 或 $B$ 处的点，忘了直角也可以在 $C$ 处。`,
        ],
        touches
          ? [
              8,
              'assumes-special-case',
              both`$4 + 4 = 8$ has each line meet the circle twice, but both lines just touch it.``$4 + 4 = 8$ 以为每条直线都与圆交于两点，其实两条直线都恰好与圆相切。`,
            ]
          : [
              6,
              'symmetry-double',
              both`$2 \cdot 3 = 6$ counts one point for a right angle at $C$ on either side, but each line meets the circle twice.``$2 \cdot 3 = 6$ 在每一侧只算了一个以 $C$ 为直角顶点的点，其实每条直线与圆有两个交点。`,
            ],
        [
          2,
          'one-side-only',
          both`$1 + 1 = 2$ counts one point for $A$ and one for $B$, on only one side of $AB$.``$1 + 1 = 2$ 只算了 $AB$ 一侧的、以 $A$ 和 $B$ 为直角顶点的各一个点。`,
        ],
        [
          3,
          'one-side-only',
          both`$1 + 1 + 1 = 3$ counts one point for each vertex, on only one side of $AB$.``$1 + 1 + 1 = 3$ 对每个顶点只算了一个点，而且只算了 $AB$ 的一侧。`,
        ],
        [
          12,
          'symmetry-double',
          both`$3 \cdot 4 = 12$ allows four points for each position of the right angle; $A$ and $B$ have two each.``$3 \cdot 4 = 12$ 以为直角在每个顶点处都有四个点；其实在 $A$、$B$ 处各只有两个。`,
        ],
      ],
    };
  },
});
