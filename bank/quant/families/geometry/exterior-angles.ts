/** Exterior angles make a full turn in every convex polygon: one of them, or all of them, compared. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const names: Record<number, [string, string]> = {
  3: ['triangle', '三角形'],
  4: ['quadrilateral', '四边形'],
  5: ['pentagon', '五边形'],
  6: ['hexagon', '六边形'],
  8: ['octagon', '八边形'],
  10: ['decagon', '十边形'],
};

export const family = defineFamily({
  tags: ['quant.geometry.polygons'],
  form: 'qc',
  difficulty: 1,
  seconds: 55,
  space: { m: [3, 4, 5, 6, 8, 10], n: [3, 4, 5, 6, 8, 10], kind: ['one', 'all', 'inner', 'loose'] },
  keep: ({ m, n, kind }) => m !== n && (kind !== 'inner' || n <= 6) && (kind !== 'loose' || m < n),
  make: ({ m, n, kind }) => {
    const [p, q] = [names[m]!, names[n]!];
    const article = (name: string): string => (/^[aeo]/.test(name) ? `an ${name}` : `a ${name}`);
    // Every triangle is convex.
    const isTriangle = (name: [string, string]): boolean => name[0] === 'triangle';
    const convex = (name: [string, string]): string =>
      isTriangle(name) ? 'a triangle' : `a convex ${name[0]}`;
    const zhConvex = (name: [string, string]): string => (isTriangle(name) ? name[1] : `凸${name[1]}`);
    const inside = 180 * (n - 2);
    const key =
      kind === 'all'
        ? 'C'
        : kind === 'loose'
          ? 'D'
          : kind === 'one'
            ? m < n
              ? 'A'
              : 'B'
            : inside > 360
              ? 'A'
              : inside < 360
                ? 'B'
                : 'C';
    const stem = {
      one: both`$P$ is a regular ${p[0]}, and $Q$ is a regular ${q[0]}.``$P$ 是正${p[1]}，$Q$ 是正${q[1]}。`,
      all: both`$P$ is ${convex(p)}, and $Q$ is ${convex(q)}. At each vertex, one exterior angle is taken.``$P$ 是${zhConvex(p)}，$Q$ 是${zhConvex(q)}。在每个顶点处各取一个外角。`,
      inner: both`$P$ is ${convex(q)}, and $Q$ is ${convex(p)}. At each vertex of $Q$, one exterior angle is taken.``$P$ 是${zhConvex(q)}，$Q$ 是${zhConvex(p)}。在 $Q$ 的每个顶点处各取一个外角。`,
      loose: both`$P$ is ${convex(p)}, and $Q$ is a regular ${q[0]}. At one vertex of each, an exterior angle is measured.``$P$ 是${zhConvex(p)}，$Q$ 是正${q[1]}。在两个多边形的某一个顶点处各量一个外角。`,
    }[kind];
    const idea =
      kind === 'loose'
        ? both`The idea: A fixed sum determines a single angle only where all the angles are equal, and $P$ need not be regular.``关键在于：和固定时，只有各角都相等才能确定单个角，而 $P$ 不一定是正多边形。`
        : both`The idea: Think of a walk once around the polygon: an exterior angle is the turn made at a vertex.``关键在于：设想沿多边形的边走一圈，外角就是在顶点处转过的角。`;
    const sum = both`${idea} The exterior angles of a convex polygon, one at each vertex, make one full turn of 360 degrees, whatever the number of sides.``${idea}凸多边形在每个顶点处各取一个外角，合起来总是一周，即 360 度，与边数无关。`;
    return {
      difficulty: kind === 'loose' || kind === 'all' ? 2 : 1,
      stem,
      a: {
        one: both`The number of degrees in an exterior angle of $P$``$P$ 的一个外角的度数`,
        all: both`The sum of the measures of the exterior angles of $P$``$P$ 的外角之和`,
        inner: both`The sum of the measures of the interior angles of $P$``$P$ 的内角之和`,
        loose: both`The number of degrees in the exterior angle of $P$``$P$ 的该外角的度数`,
      }[kind],
      b: {
        one: both`The number of degrees in an exterior angle of $Q$``$Q$ 的一个外角的度数`,
        all: both`The sum of the measures of the exterior angles of $Q$``$Q$ 的外角之和`,
        inner: both`The sum of the measures of the exterior angles of $Q$``$Q$ 的外角之和`,
        loose: both`The number of degrees in the exterior angle of $Q$``$Q$ 的该外角的度数`,
      }[kind],
      key,
      steps: [
        sum,
        {
          one: both`In a regular polygon, they are all equal: $\frac{360}{${m}} = ${360 / m}$ degrees for $P$ and $\frac{360}{${n}} = ${360 / n}$ degrees for $Q$. More sides mean smaller turns.``正多边形的外角都相等：$P$ 的外角为 $\frac{360}{${m}} = ${360 / m}$ 度，$Q$ 的外角为 $\frac{360}{${n}} = ${360 / n}$ 度。边越多，每次转过的角越小。`,
          all: both`So both sums are the same, although ${article(p[0])} and ${article(q[0])} have different numbers of sides.``所以尽管${p[1]}与${q[1]}边数不同，两个和仍然相等。`,
          inner: both`The interior angles of ${article(q[0])} add up to $180 \cdot (${n} - 2) = ${inside}$ degrees, to be compared with 360.``${q[1]}的内角和为 $180 \cdot (${n} - 2) = ${inside}$ 度，与 360 度比较即可。`,
          loose: both`For $Q$, each exterior angle is $\frac{360}{${n}} = ${360 / n}$ degrees. But $P$ need not be regular: one of its exterior angles may be very small while the others make up for it, or larger than that of $Q$.``$Q$ 的每个外角为 $\frac{360}{${n}} = ${360 / n}$ 度。但 $P$ 不一定是正多边形，它的某个外角可以很小，由其余的角补足，也可以比 $Q$ 的外角大。`,
        }[kind],
      ],
      wrong: {
        A: [
          kind === 'loose' ? 'assumes-special-case' : 'reverses-comparison',
          kind === 'loose'
            ? both`That holds when $P$ is regular, which is not given.``只有 $P$ 是正多边形时才一定如此，而题目没有这样说。`
            : both`That confuses the two polygons, or exterior with interior angles.``弄混了两个多边形，或把外角与内角弄混了。`,
        ],
        B: [
          'reverses-comparison',
          both`Interior angles grow with the number of sides; exterior angles do not.``随边数增加而变大的是内角，不是外角。`,
        ],
        C: [
          'ignores-a-condition',
          kind === 'loose' || kind === 'one'
            ? both`It is the sums of the exterior angles that are equal, not individual angles.``相等的是外角之和，而不是单个外角。`
            : both`Interior and exterior angles have the same sum only in a quadrilateral.``只有四边形的内角和与外角和才相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`The shape does not matter here: the number of sides decides.``这里与形状无关，由边数就能确定。`,
        ],
      },
    };
  },
});
