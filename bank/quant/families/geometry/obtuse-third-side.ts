/**
 * Two sides of a triangle and the kind of its largest angle: how many whole numbers can the third side be?
 *
 * Chains two ideas: the triangle inequality, and the squares of the sides, which tell an obtuse angle from an acute one.
 * The largest angle may lie opposite the unknown side or opposite the longer of the known ones, and the second case is
 * hardly ever thought of: it doubles the count for obtuse triangles and cuts it for acute ones.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { range } from '../../arithmetic.ts';
import { polar } from '../../drawing.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.triangles', 'quant.geometry.right-triangles'],
  form: 'numeric',
  difficulty: 5,
  seconds: 120,
  space: { p: range(4, 11), q: range(6, 15), kind: ['obtuse', 'obtuse', 'acute'] },
  keep: ({ p, q, kind }) => {
    const { low, high } = countsOf(p, q, kind);
    return q - p >= 1 && q - p <= 6 && low.length >= 2 && high.length >= 2;
  },
  make: ({ p, q, kind }) => {
    const isObtuse = kind === 'obtuse';
    const { all, low, high, exact } = countsOf(p, q, kind);
    // Low and high: where the angle opposite q, or opposite the unknown side, has the asked kind.
    const key = isObtuse ? low.length + high.length : low.filter((x) => high.includes(x)).length;
    const fits = isObtuse ? [...low, ...high] : low.filter((x) => high.includes(x));
    const [sum, difference] = [p * p + q * q, q * q - p * p];
    const last = (list: number[]): number => list[list.length - 1]!;
    if (exact > 0) return null;
    return {
      difficulty: isObtuse ? 5 : 4,
      stem: isObtuse
        ? both`In the figure, triangle $ABC$ has an obtuse angle, $AB = ${p}$, and $AC = ${q}$. If the length of $BC$ is an integer, how many different values can it have?``
          如图，三角形 $ABC$ 有一个角是钝角，$AB = ${p}$，$AC = ${q}$。若 $BC$ 的长是整数，它有多少个可能的值？`
        : both`In the figure, all angles of triangle $ABC$ are acute, $AB = ${p}$, and $AC = ${q}$. If the length of $BC$ is an integer, how many different values can it have?``
          如图，三角形 $ABC$ 的三个角都是锐角，$AB = ${p}$，$AC = ${q}$。若 $BC$ 的长是整数，它有多少个可能的值？`,
      figures: [drawn(p, q)],
      key,
      letters: [{ BC: all[1]! }, isObtuse ? [{ BC: high[0]! }, { BC: low[0]! }] : [{ BC: fits[0]! }], {}],
      steps: [
        both`The triangle inequality gives $${q} - ${p} < BC < ${q} + ${p}$, so $BC$ is one of the integers from ${all[0]!} to ${last(all)}.``
          由三角形两边之和大于第三边，$${q} - ${p} < BC < ${q} + ${p}$，所以 $BC$ 是 ${all[0]!} 到 ${last(all)} 之间的整数。`,
        isObtuse
          ? both`The idea: the obtuse angle may be at $A$ or at $B$, opposite the longest side. If $BC$ is the longest side, $BC^{2} > ${p}^{2} + ${q}^{2} = ${sum}$. If $AC$ is the longest side, $BC^{2} + ${p}^{2} < ${q}^{2}$, so $BC^{2} < ${q}^{2} - ${p}^{2} = ${difference}$.``
            关键在于：钝角对着最长的边，既可能在 $A$ 处，也可能在 $B$ 处。若 $BC$ 最长，则 $BC^{2} > ${p}^{2} + ${q}^{2} = ${sum}$；若 $AC$ 最长，则 $BC^{2} + ${p}^{2} < ${q}^{2}$，即 $BC^{2} < ${q}^{2} - ${p}^{2} = ${difference}$。`
          : both`The idea: there are two angles that could reach 90 degrees, the one at $A$ and the one at $B$, and both have to stay below. For the angle at $A$, $BC^{2} < ${p}^{2} + ${q}^{2} = ${sum}$. For the angle at $B$, $BC^{2} + ${p}^{2} > ${q}^{2}$, so $BC^{2} > ${q}^{2} - ${p}^{2} = ${difference}$.``
            关键在于：可能达到 90 度的角有两个，一个在 $A$ 处，一个在 $B$ 处，两个都必须是锐角。对 $A$ 处的角，$BC^{2} < ${p}^{2} + ${q}^{2} = ${sum}$；对 $B$ 处的角，$BC^{2} + ${p}^{2} > ${q}^{2}$，即 $BC^{2} > ${q}^{2} - ${p}^{2} = ${difference}$。`,
        isObtuse
          ? both`The first case gives ${listed(high)}, the second gives ${listed(low)}: in all, $${high.length} + ${low.length} = ${key}$ values.``
            第一种情形有 ${listed(high)}，第二种情形有 ${listed(low)}，一共 $${high.length} + ${low.length} = ${key}$ 个值。`
          : both`Both hold for ${listed(fits)}: in all, $${last(fits)} - ${fits[0]!} + 1 = ${key}$ values.``
            两个条件都满足的有 ${listed(fits)}，一共 $${last(fits)} - ${fits[0]!} + 1 = ${key}$ 个值。`,
      ],
      wrong: [
        [
          high.length,
          isObtuse ? 'one-example' : 'ignores-a-condition',
          isObtuse
            ? both`${high.length} counts only the triangles in which the obtuse angle is at $A$, opposite $BC$.``${high.length} 只算了钝角在 $A$ 处、对着 $BC$ 的三角形。`
            : both`${high.length} considers only the angle at $A$; for a short $BC$, the angle at $B$ is obtuse.``${high.length} 只顾到了 $A$ 处的角；$BC$ 较短时，$B$ 处的角是钝角。`,
        ],
        [
          all.length,
          'ignores-a-condition',
          isObtuse
            ? both`${all.length} counts every integer that makes a triangle, obtuse or not.``${all.length} 算上了所有能构成三角形的整数，不管有没有钝角。`
            : both`${all.length} counts every integer that makes a triangle, acute or not.``${all.length} 算上了所有能构成三角形的整数，不管是不是锐角三角形。`,
        ],
        [
          isObtuse ? low.length : all.length - key,
          isObtuse ? 'one-example' : 'complement-slip',
          isObtuse
            ? both`${low.length} counts only the triangles in which the obtuse angle is at $B$, opposite $AC$.``${low.length} 只算了钝角在 $B$ 处、对着 $AC$ 的三角形。`
            : both`$${all.length} - ${key} = ${all.length - key}$ counts the triangles that are not acute.``$${all.length} - ${key} = ${all.length - key}$ 算的是不是锐角三角形的情形。`,
        ],
        [
          key + 2,
          isObtuse ? 'triangle-inequality-ignored' : 'off-by-one',
          isObtuse
            ? both`$${key} + 2 = ${key + 2}$ also counts $${q} - ${p}$ and $${q} + ${p}$, for which the triangle would be flat.``$${key} + 2 = ${key + 2}$ 把 $${q} - ${p}$ 和 $${q} + ${p}$ 也算上了，那时三角形会变成一条线段。`
            : both`$${key} + 2 = ${key + 2}$ counts one integer too many at each end.``$${key} + 2 = ${key + 2}$ 在两端各多算了一个整数。`,
        ],
      ],
    };
  },
});

/** All whole third sides, those with the asked kind of angle opposite q (low) and opposite the third side (high). */
function countsOf(
  p: number,
  q: number,
  kind: string,
): Record<'all' | 'low' | 'high', number[]> & { exact: number } {
  const all = range(Math.abs(q - p) + 1, p + q - 1);
  const atThird = (x: number): number => p * p + q * q - x * x;
  const atLonger = (x: number): number => p * p + x * x - q * q;
  const has = (excess: number): boolean => (kind === 'obtuse' ? excess < 0 : excess > 0);
  return {
    all,
    low: all.filter((x) => has(atLonger(x))),
    high: all.filter((x) => has(atThird(x))),
    // A whole hypotenuse would ask for a third kind of triangle.
    exact: all.filter((x) => atThird(x) === 0 || atLonger(x) === 0).length,
  };
}

/** Drawn with angles that are all near 70 degrees, so that the figure does not say which is the largest. */
function drawn(p: number, q: number): GeometryFigure {
  return {
    kind: 'geometry',
    points: { A: [0, 0], B: polar(5, 68), C: [6, 0] },
    segments: [
      { ends: ['A', 'B'], label: `${p}` },
      { ends: ['A', 'C'], label: `${q}` },
      { ends: ['B', 'C'] },
    ],
    toScale: false,
    described: both`Triangle ABC, not drawn to scale. Side AB is ${p}, and side AC is ${q}.``三角形 ABC，未按比例绘制。边 AB 为 ${p}，边 AC 为 ${q}。`,
  };
}
