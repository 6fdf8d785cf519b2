/**
 * Two corners of an isosceles triangle are given and the third is on the x-axis: how many places are there for it?
 *
 * Chains two ideas: each of the three pairs of sides may be the equal one, which means two circles and a perpendicular
 * bisector; and among the points found some may coincide or make the triangle flat. The bisector alone,
 * or two points for each circle without a look, is what one gets at first.
 */

import type { Text } from '#core/texts.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, point } from '../../text.ts';

type Wrong = [number, Misconception, Text];

const triples = [
  [3, 4, 5],
  [4, 3, 5],
  [6, 8, 10],
  [8, 6, 10],
  [5, 12, 13],
  [12, 5, 13],
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.coordinate', 'quant.geometry.triangles'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 140,
  space: {
    kind: ['level', 'level', 'equilateral', 'from the origin', 'sixty degrees'],
    x: range(-3, 4),
    triple: triples,
  },
  make: ({ kind, x, triple: [p, q, r] }) => {
    const shapes = {
      level: { a: point(x, q), b: point(x + r, q), length: `${r}`, high: `${q}`, key: 5 },
      equilateral: {
        a: `(${x}, ${q}\\sqrt{3})`,
        b: `(${x + 2 * q}, ${q}\\sqrt{3})`,
        length: `${2 * q}`,
        high: `${q}\\sqrt{3}`,
        key: 3,
      },
      'from the origin': { a: point(0, 0), b: point(p, q), length: `${r}`, high: '', key: 4 },
      'sixty degrees': { a: point(0, 0), b: `(${p}, ${p}\\sqrt{3})`, length: `${2 * p}`, high: '', key: 2 },
    } as const;
    const { a, b, length, high, key } = shapes[kind];
    const isLevel = high !== '';
    const only: Wrong = [
      1,
      'one-case-only',
      both`1 counts only the point on the perpendicular bisector of $AB$, where $PA = PB$.``1 只算了 $AB$ 的垂直平分线上的点，即 $PA = PB$ 的情形。`,
    ];
    const each: Wrong = [
      3,
      'symmetry-double',
      both`$1 + 1 + 1 = 3$ counts one point for each pair of equal sides, but a circle may meet the axis twice.``$1 + 1 + 1 = 3$ 对每对相等的边只算了一个点，而圆与 $x$ 轴可以有两个交点。`,
    ];
    const full: Wrong = [
      5,
      'adds-overlapping',
      isLevel
        ? both`$2 + 2 + 1 = 5$ takes all points to be different and each circle to meet the axis twice.``$2 + 2 + 1 = 5$ 以为每个圆都与 $x$ 轴交于两点，而且所有的点都不相同。`
        : both`$2 + 2 + 1 = 5$ also counts the origin, which is $A$ itself and leaves no triangle.``$2 + 2 + 1 = 5$ 把原点也算上了，而原点就是 $A$，构不成三角形。`,
    ];
    const circles: Wrong = [
      4,
      kind === 'sixty degrees' ? 'adds-overlapping' : 'one-case-only',
      kind === 'sixty degrees'
        ? both`$2 + 1 + 1 = 4$ counts the same point three times: it makes the triangle equilateral.``$2 + 1 + 1 = 4$ 把同一个点算了三次：它使三角形成为等边三角形。`
        : both`$2 + 2 = 4$ counts the points on the two circles, and forgets the one with $PA = PB$ or does not check whether some coincide.``$2 + 2 = 4$ 只算了两个圆上的点，漏掉了 $PA = PB$ 的点，或没有看是否有重合。`,
    ];
    const two: Wrong = [
      2,
      'one-case-only',
      both`2 counts the points with $AP = AB$, or those with $BP = AB$, and stops there.``2 只算了 $AP = AB$ 的点，或只算了 $BP = AB$ 的点。`,
    ];
    const six: Wrong = [
      6,
      'symmetry-double',
      both`$2 \cdot 3 = 6$ allows two points for each pair of equal sides; a perpendicular bisector meets the axis once.``$2 \cdot 3 = 6$ 以为每对相等的边都有两个点，而垂直平分线与 $x$ 轴只有一个交点。`,
    ];
    const conclusion = {
      level: both`Here $${q} < ${r}$: the distance to the axis is less than the radius, so each circle meets it twice, and the points are all different: $2 + 2 + 1 = 5$.``
        这里 $${q} < ${r}$，$x$ 轴到圆心的距离小于半径，所以每个圆与它交于两点，而且各点互不相同：$2 + 2 + 1 = 5$。`,
      equilateral: both`Each circle meets the axis twice, but one point lies on both circles and on the bisector as well: there the triangle is equilateral. So $2 + 2 + 1 = 5$ counts that point three times, and $5 - 2 = 3$ are left.``
        每个圆与 $x$ 轴交于两点，但有一个点同时在两个圆和垂直平分线上，这时三角形是等边三角形。所以 $2 + 2 + 1 = 5$ 把它算了三次，实际有 $5 - 2 = 3$ 个。`,
      'from the origin': both`The circle centered at $A$ meets the axis twice. The circle centered at $B$ meets it at $A$ itself, where there is no triangle, and once more; the bisector gives one point: $2 + 1 + 1 = 4$.``
        以 $A$ 为圆心的圆与 $x$ 轴交于两点。以 $B$ 为圆心的圆与它交于 $A$ 本身（构不成三角形）和另一点；垂直平分线给出一点：$2 + 1 + 1 = 4$。`,
      'sixty degrees': both`The circle centered at $A$ meets the axis twice. The circle centered at $B$ meets it at $A$ itself, where there is no triangle, and at a point that has already been found; the bisector passes through the same point, since there the triangle is equilateral. So 2 points are left.``
        以 $A$ 为圆心的圆与 $x$ 轴交于两点。以 $B$ 为圆心的圆与它交于 $A$ 本身（构不成三角形）和一个已经找到的点；垂直平分线也过这一点，因为这时三角形是等边三角形。所以只有 2 个点。`,
    }[kind];
    return {
      // One point for each pair of sides is a lazy count, and it happens to be right here.
      ...(kind === 'equilateral' && { difficulty: 4 as const }),
      stem: both`In the $xy$-plane, $A$ is the point $${a}$ and $B$ is the point $${b}$. For how many different points $P$ on the $x$-axis is triangle $ABP$ isosceles?``
        在 $xy$ 平面内，$A$ 为点 $${a}$，$B$ 为点 $${b}$。$x$ 轴上有多少个不同的点 $P$，使三角形 $ABP$ 为等腰三角形？`,
      key,
      letters: [{}, { AB: length }, {}],
      steps: [
        both`The idea: any two of the three sides may be the equal ones. So $P$ is on the circle centered at $A$ that passes through $B$, on the circle centered at $B$ that passes through $A$, or on the perpendicular bisector of $AB$.``
          关键在于：三条边中任意两条都可能相等。所以 $P$ 或在以 $A$ 为圆心、过 $B$ 的圆上，或在以 $B$ 为圆心、过 $A$ 的圆上，或在 $AB$ 的垂直平分线上。`,
        isLevel
          ? both`The radius of both circles is $AB = ${length}$, and both centers are $${high}$ above the axis. The bisector is vertical and gives one point.``
            两个圆的半径都是 $AB = ${length}$，两个圆心到 $x$ 轴的距离都是 $${high}$。垂直平分线是竖直的，给出一点。`
          : both`The radius of both circles is $AB = ${length}$, and $A$ itself is on the axis.``两个圆的半径都是 $AB = ${length}$，而 $A$ 本身就在 $x$ 轴上。`,
        conclusion,
      ],
      wrong: [only, ...[each, full, circles, two, six].filter(([value]) => value !== key), six],
    };
  },
});
