/**
 * A point anywhere in a triangle of the plane: which values can the quotient of its coordinates have?
 *
 * Chains two ideas: the quotient is the slope of the line from the origin to the point, and over the triangle that slope
 * runs between its values at two of the corners. Dividing the extremes of the one coordinate by those of the other, which
 * belong to different points, makes the interval too wide.
 */
import type { PlaneFigure } from '#core/questions/figures.ts';
import { compare, div, type Rational } from '#core/rational.ts';
import { range, sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, point } from '../../text.ts';

type Corner = readonly [number, number];
type Corners = readonly [Corner, Corner, Corner];

export const family = defineFamily({
  tags: ['quant.algebra.coordinate', 'quant.algebra.lines', 'quant.geometry.triangles'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 130,
  space: {
    // The coordinates of the corners, found by search: both extremes, taken apart, are too far out.
    places: [
      [2, 3, 9, 6, 8, 10],
      [10, 10, 2, 4, 4, 2],
      [3, 9, 4, 5, 10, 10],
      [2, 2, 4, 8, 9, 3],
      [2, 7, 4, 3, 9, 9],
      [10, 8, 4, 7, 5, 2],
      [9, 9, 6, 2, 2, 7],
      [5, 9, 10, 8, 2, 4],
      [8, 8, 5, 10, 3, 2],
      [2, 7, 9, 9, 5, 2],
      [5, 8, 6, 2, 10, 10],
      [7, 2, 6, 9, 10, 10],
      [5, 2, 10, 10, 3, 9],
      [2, 3, 4, 10, 7, 5],
      [7, 10, 8, 4, 3, 2],
      [3, 8, 8, 9, 7, 3],
    ],
  },
  make: ({ places: [x1, y1, x2, y2, x3, y3] }) => {
    const corners: Corners = [
      [x1, y1],
      [x2, y2],
      [x3, y3],
    ];
    const variant = sumOf(corners.map(([x, y]) => x + 2 * y)) % 3;
    const slopes = corners.map(([x, y]) => div(y, x));
    const [least, , most] = slopes.toSorted(compare) as [Rational, Rational, Rational];
    const at = (slope: Rational): Corner => corners.find(([x, y]) => compare(div(y, x), slope) === 0)!;
    const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [lowest, highest] = [div(Math.min(...ys), Math.max(...xs)), div(Math.max(...ys), Math.min(...xs))];
    const simple = range(1, 6).flatMap((d) => range(1, 6 * d).map((n) => div(n, d)));
    const inside = (low: Rational, high: Rational, isWith = false): Rational[] =>
      simple.filter(
        (value) =>
          (compare(value, low) > 0 && compare(value, high) < 0) ||
          (isWith && (compare(value, low) === 0 || compare(value, high) === 0)),
      );
    const unique = (list: Rational[]): Rational[] =>
      list.filter((value, i) => list.findIndex((other) => compare(value, other) === 0) === i);
    const pick = (list: Rational[], share: number): Rational | undefined => {
      const sorted = unique(list).toSorted(compare);
      return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
    };
    const tooLow = pick(inside(lowest, least), 0.5);
    const tooHigh = pick(inside(most, highest), [0.2, 0.5, 0.35][variant]!);
    const middle = pick(inside(least, most), [0.3, 0.55, 0.75][variant]!);
    const ends = [least, most];
    const lists = [
      [tooLow, least, middle, tooHigh, highest],
      [lowest, tooLow, middle, most, tooHigh],
      [tooLow ?? lowest, least, middle, most, tooHigh ?? highest],
    ].map((list) =>
      unique(list.filter((value) => value !== undefined && Number(value.d) <= 9) as Rational[]),
    );
    const values = [0, 1, 2].map((i) => lists[(variant + i) % 3]!).find((list) => list.length === 5);
    if (values === undefined) return null;
    const isRight = (value: Rational): boolean => compare(value, least) >= 0 && compare(value, most) <= 0;
    const atCorner = (value: Rational) =>
      both`The vertex $${point(...at(value))}$ belongs to the region, and there $\frac{b}{a} = ${value}$.``顶点 $${point(...at(value))}$ 属于该区域，此时 $\frac{b}{a} = ${value}$。`;
    return {
      stem: both`The point $(a, b)$ is in the shaded region of the $xy$-plane shown in the figure, or on its boundary. Which of the following could be the value of $\frac{b}{a}$? Indicate all such values.``
        如图，点 $(a, b)$ 在 $xy$ 平面的阴影区域内或其边界上。下列哪些可能是 $\frac{b}{a}$ 的值？请选出所有可能的值。`,
      figures: [drawn(corners)],
      options: values.map((value) => {
        if (isRight(value))
          return [
            value,
            true,
            null,
            ends.some((end) => compare(end, value) === 0)
              ? atCorner(value)
              : both`$${least} < ${value} < ${most}$: the line through the origin with slope $${value}$ passes through the region.``
                $${least} < ${value} < ${most}$：过原点、斜率为 $${value}$ 的直线穿过该区域。`,
          ] as const;
        const isLow = compare(value, least) < 0;
        return [
          value,
          false,
          'pairs-extremes-wrongly',
          isLow
            ? both`$${value} < ${least}$: the least $b$ and the greatest $a$ do not belong to the same point of the region, so $\frac{b}{a}$ never gets as low as $\frac{${Math.min(...ys)}}{${Math.max(...xs)}}$.``
              $${value} < ${least}$：最小的 $b$ 与最大的 $a$ 不属于区域中的同一点，所以 $\frac{b}{a}$ 取不到 $\frac{${Math.min(...ys)}}{${Math.max(...xs)}}$ 那么小。`
            : both`$${value} > ${most}$: the greatest $b$ and the least $a$ do not belong to the same point of the region, so $\frac{b}{a}$ never gets as high as $\frac{${Math.max(...ys)}}{${Math.min(...xs)}}$.``
              $${value} > ${most}$：最大的 $b$ 与最小的 $a$ 不属于区域中的同一点，所以 $\frac{b}{a}$ 取不到 $\frac{${Math.max(...ys)}}{${Math.min(...xs)}}$ 那么大。`,
        ] as const;
      }),
      letters: [{}, {}, { s: middle }],
      steps: [
        both`The idea: $\frac{b}{a}$ is the slope of the line from the origin to $(a, b)$. So the question asks for the slopes of the lines through the origin that meet the region.``
          关键在于：$\frac{b}{a}$ 是从原点到 $(a, b)$ 的直线的斜率。所以问题是：哪些过原点的直线与该区域相交？`,
        both`At the vertices, the slopes are $${slopes[0]!}$, $${slopes[1]!}$, and $${slopes[2]!}$. As a line through the origin turns, it first touches the region at one vertex and leaves it at another, so these are the extremes.``
          在三个顶点处斜率分别为 $${slopes[0]!}$、$${slopes[1]!}$、$${slopes[2]!}$。过原点的直线转动时，先在一个顶点处碰到区域，再在另一个顶点处离开，所以最大、最小值就在其中。`,
        both`Every slope $s$ with $${least} \le s \le ${most}$ is possible, and no other. The extremes of $a$ and of $b$ taken separately, $${lowest}$ and $${highest}$, belong to different points and make the range too wide.``
          满足 $${least} \le s \le ${most}$ 的斜率 $s$ 都能取到，其他都不能。若把 $a$、$b$ 的最大、最小值分开来取，得到 $${lowest}$ 和 $${highest}$，它们来自不同的点，范围就取得太宽了。`,
      ],
    };
  },
});

function drawn(corners: Corners): PlaneFigure {
  const [p, q, r] = corners;
  return {
    kind: 'plane',
    x: { min: 0, max: 12, step: 2 },
    y: { min: 0, max: 12, step: 2 },
    points: corners.map((at) => ({ at, label: point(...at) })),
    lines: [
      { through: [p, q], extent: 'segment' },
      { through: [q, r], extent: 'segment' },
      { through: [r, p], extent: 'segment' },
    ],
    regions: [{ points: [p, q, r] }],
    described: both`A coordinate plane with a shaded triangle whose vertices are $${point(...p)}$, $${point(...q)}$, and $${point(...r)}$.``
      坐标平面，阴影三角形的顶点为 $${point(...p)}$、$${point(...q)}$ 和 $${point(...r)}$。`,
  };
}
