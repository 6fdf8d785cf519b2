/**
 * Three vertices of a parallelogram are given, in no order: what must be true of it?
 *
 * Chains two ideas: the fourth vertex has three possible places, since each of the three segments between the given points may
 * be a diagonal; and in all of them the parallelogram is twice the given triangle, so that its area is fixed although its
 * shape is not. Statements that hold for the first figure drawn fail for the others.
 */
import type { PlaneFigure } from '#core/questions/figures.ts';
import { div } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, listed, point } from '../../text.ts';

type Place = readonly [number, number];
type Option = readonly [Text, boolean, Misconception | null, Text];

/** P is a corner of the rectangle around the three points, Q is on its right or left side, and R above or below. */
const triples: readonly (readonly [Place, Place, Place])[] = [
  [
    [1, 1],
    [5, 2],
    [2, 4],
  ],
  [
    [1, 1],
    [4, 2],
    [2, 5],
  ],
  [
    [2, 1],
    [6, 3],
    [3, 5],
  ],
  [
    [1, 1],
    [6, 2],
    [4, 5],
  ],
  [
    [1, 2],
    [6, 3],
    [3, 6],
  ],
  [
    [6, 1],
    [2, 2],
    [5, 4],
  ],
  [
    [5, 1],
    [1, 3],
    [4, 6],
  ],
  [
    [7, 2],
    [2, 3],
    [5, 6],
  ],
  [
    [2, 6],
    [7, 5],
    [3, 2],
  ],
  [
    [1, 5],
    [5, 4],
    [3, 1],
  ],
  [
    [6, 6],
    [2, 5],
    [4, 1],
  ],
  [
    [7, 5],
    [3, 3],
    [6, 1],
  ],
];

export const family = defineFamily({
  tags: ['quant.geometry.quadrilaterals', 'quant.algebra.coordinate'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 140,
  space: {
    triple: triples,
    area: ['whole', 'whole', 'half'],
    parity: [true, true, false],
    place: ['vertex', 'middle'],
    side: ['two', 'named'],
  },
  keep: ({ area, parity, side }) => area === 'whole' || parity || side === 'two',
  make: ({ triple: [P, Q, R], area, parity, place, side }) => {
    const fourth = (a: Place, b: Place, c: Place): Place => [a[0] + b[0] - c[0], a[1] + b[1] - c[1]];
    const places = [fourth(Q, R, P), fourth(P, R, Q), fourth(P, Q, R)] as const;
    const [wide, high] = [Math.abs(Q[0] - P[0]), Math.abs(R[1] - P[1])];
    const [rise, run] = [Math.abs(Q[1] - P[1]), Math.abs(R[0] - P[0])];
    const twice = 2 * wide * high - wide * rise - run * high - (wide - run) * (high - rise);
    const sums = places.map(([x, y]) => x + y);
    const isEven = sums[0]! % 2 === 0;
    const truth = isEven ? both`even``偶数` : both`odd``奇数`;
    const lie = isEven ? both`odd``奇数` : both`even``偶数`;
    const outside = places.find(([x, y]) => x <= 0 || y <= 0);
    const shown = listed(places.map(([x, y]) => `$${point(x, y)}$`));
    const areaOption: Option =
      area === 'whole'
        ? [
            both`The area of the parallelogram is ${twice}.``平行四边形的面积为 ${twice}。`,
            true,
            null,
            both`Whichever point is the fourth vertex, the parallelogram is twice triangle $PQR$, so its area is ${twice}.``
              无论第四个顶点是哪一点，平行四边形的面积总是三角形 $PQR$ 的两倍，即 ${twice}。`,
          ]
        : [
            both`The area of the parallelogram is ${div(twice, 2)}.``平行四边形的面积为 ${div(twice, 2)}。`,
            false,
            'forgets-half',
            both`${div(twice, 2)} is the area of triangle $PQR$; the parallelogram is twice as large.``${div(twice, 2)} 是三角形 $PQR$ 的面积，平行四边形的面积是它的两倍。`,
          ];
    const options: Option[] = [
      areaOption,
      [
        both`The sum of the coordinates of the fourth vertex is an ${parity ? truth : lie} integer.``第四个顶点的两个坐标之和是${parity ? truth : lie}。`,
        parity,
        parity ? null : 'parity-slip',
        both`For the three possible vertices the sums are ${listed(sums.map((sum) => `$${sum}$`))}. Adding two of the points and subtracting the third gives the same parity each time.``
          三个可能的顶点的坐标之和为 ${listed(sums.map((sum) => `$${sum}$`))}。两点相加再减去第三点，奇偶性总是一样。`,
      ],
      [
        both`The fourth vertex is in the first quadrant.``第四个顶点在第一象限。`,
        outside === undefined,
        outside === undefined ? null : 'one-case-only',
        outside === undefined
          ? both`The three possible vertices are ${shown}, and all of them are in the first quadrant.``三个可能的顶点为 ${shown}，都在第一象限。`
          : both`The fourth vertex may be $${point(outside[0], outside[1])}$, which is not in the first quadrant.``第四个顶点可以是 $${point(outside[0], outside[1])}$，它不在第一象限。`,
      ],
      place === 'vertex'
        ? [
            both`The fourth vertex is $${point(places[0][0], places[0][1])}$.``第四个顶点是 $${point(places[0][0], places[0][1])}$。`,
            false,
            'one-case-only',
            both`That is the fourth vertex if $QR$ is a diagonal, but $PQ$ or $PR$ may be the diagonal.``只有 $QR$ 是对角线时才是这一点，而 $PQ$ 或 $PR$ 也可能是对角线。`,
          ]
        : [
            both`The diagonals of the parallelogram intersect at the midpoint of $QR$.``平行四边形的两条对角线相交于 $QR$ 的中点。`,
            false,
            'one-case-only',
            both`They do if $QR$ is a diagonal, but $PQ$ or $PR$ may be the diagonal.``只有 $QR$ 是对角线时才是这样，而 $PQ$ 或 $PR$ 也可能是对角线。`,
          ],
      side === 'two'
        ? [
            both`Exactly two of the segments $PQ$, $QR$, and $PR$ are sides of the parallelogram.``线段 $PQ$、$QR$、$PR$ 中恰有两条是平行四边形的边。`,
            true,
            null,
            both`Of the three segments between three vertices of a parallelogram one is a diagonal, and the other two are sides.``平行四边形的三个顶点之间的三条线段中，一条是对角线，另两条是边。`,
          ]
        : [
            both`The segment $PQ$ is a side of the parallelogram.``线段 $PQ$ 是平行四边形的一条边。`,
            false,
            'one-case-only',
            both`$PQ$ may also be a diagonal; then the fourth vertex is $${point(places[2][0], places[2][1])}$.``$PQ$ 也可能是对角线，这时第四个顶点是 $${point(places[2][0], places[2][1])}$。`,
          ],
    ];
    return {
      stem: both`In the $xy$-plane shown, the points $P${point(P[0], P[1])}$, $Q${point(Q[0], Q[1])}$, and $R${point(R[0], R[1])}$ are three of the four vertices of a parallelogram. Which of the following statements must be true? Indicate all such statements.``
        在图中的 $xy$ 平面内，点 $P${point(P[0], P[1])}$、$Q${point(Q[0], Q[1])}$ 和 $R${point(R[0], R[1])}$ 是一个平行四边形的四个顶点中的三个。下列哪些说法一定正确？请选出所有这样的说法。`,
      figures: [drawn(P, Q, R)],
      options,
      steps: [
        both`The idea: nothing says which of $PQ$, $QR$, and $PR$ is a diagonal. From one end of the diagonal to the third point is the same step as from the fourth vertex to the other end. So the fourth vertex has the coordinates $${Q[0]} + ${R[0]} - ${P[0]} = ${places[0][0]}$ and $${Q[1]} + ${R[1]} - ${P[1]} = ${places[0][1]}$ if $QR$ is the diagonal; in the same way it is $${point(places[1][0], places[1][1])}$ for $PR$ and $${point(places[2][0], places[2][1])}$ for $PQ$.``
          关键在于：题目没有说 $PQ$、$QR$、$PR$ 中哪一条是对角线。从对角线的一端到第三个点，与从第四个顶点到对角线的另一端，移动的方式相同。所以若 $QR$ 是对角线，第四个顶点的坐标为 $${Q[0]} + ${R[0]} - ${P[0]} = ${places[0][0]}$ 和 $${Q[1]} + ${R[1]} - ${P[1]} = ${places[0][1]}$；同理，$PR$ 是对角线时为 $${point(places[1][0], places[1][1])}$，$PQ$ 是对角线时为 $${point(places[2][0], places[2][1])}$。`,
        both`In each case the diagonal cuts the parallelogram into two congruent triangles, and triangle $PQR$ is one of them. So the area is the same in all three cases: twice that of the triangle. The rectangle around the triangle is ${wide} by ${high}, and the corners take away right triangles, so twice the triangle is $2 \cdot ${wide} \cdot ${high} - ${wide} \cdot ${rise} - ${run} \cdot ${high} - ${wide - run} \cdot ${high - rise} = ${twice}$.``
          每种情形中，对角线都把平行四边形分成两个全等的三角形，三角形 $PQR$ 是其中之一。所以三种情形的面积相同，都是三角形面积的两倍。包住三角形的矩形为 ${wide} 乘 ${high}，四角去掉几个直角三角形，所以三角形面积的两倍为 $2 \cdot ${wide} \cdot ${high} - ${wide} \cdot ${rise} - ${run} \cdot ${high} - ${wide - run} \cdot ${high - rise} = ${twice}$。`,
        both`A statement must be true only if it holds for all three parallelograms. The tempting path draws the first one and reads everything off it.``
          只有对三个平行四边形都成立的说法才一定正确。容易走错的路是只画出第一个，然后一切都照它判断。`,
      ],
    };
  },
});

function drawn(P: Place, Q: Place, R: Place): PlaneFigure {
  return {
    kind: 'plane',
    x: { min: -2, max: 10, step: 2 },
    y: { min: -2, max: 10, step: 2 },
    points: [
      { at: P, label: 'P' },
      { at: Q, label: 'Q' },
      { at: R, label: 'R' },
    ],
    described: both`A coordinate plane with the points $P${point(P[0], P[1])}$, $Q${point(Q[0], Q[1])}$, and $R${point(R[0], R[1])}$.``坐标平面内的点 $P${point(P[0], P[1])}$、$Q${point(Q[0], Q[1])}$ 和 $R${point(R[0], R[1])}$。`,
  };
}
