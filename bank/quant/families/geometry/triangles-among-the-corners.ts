/**
 * Three vertices of a regular polygon make a triangle: how many of these triangles are isosceles, or scalene?
 *
 * Chains two ideas: an isosceles triangle is an apex with two vertices equally far from it on either side, so that apexes are
 * counted; and where the number of sides is a multiple of three, the equilateral triangles have three apexes and are counted
 * three times. The careful product is on offer.
 */
import type { GeometryFigure, Point } from '#core/questions/figures.ts';
import type { Text } from '#core/texts.ts';
import { choose, range } from '../../arithmetic.ts';
import { polar } from '../../drawing.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, same } from '../../text.ts';

const words: Record<number, [string, string]> = {
  9: ['nine', '九'],
  12: ['twelve', '十二'],
  15: ['fifteen', '十五'],
  18: ['eighteen', '十八'],
};

type Wrong = [number, Misconception, Text];

export const family = defineFamily({
  tags: ['quant.geometry.polygons', 'quant.data.combinations', 'quant.geometry.triangles'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 140,
  space: { n: [9, 12, 15, 18], kind: ['isosceles', 'not equilateral', 'scalene'] },
  make: ({ n, kind }) => {
    const pairs = Math.floor((n - 1) / 2);
    const [product, third] = [n * pairs, n / 3];
    const [isosceles, two, all] = [product - 2 * third, product - n, choose(n, 3)];
    const key = { isosceles, 'not equilateral': two, scalene: all - isosceles }[kind];
    const asked = {
      isosceles: both`triangles with at least two sides of equal length``至少有两边相等的三角形`,
      'not equilateral': both`triangles with exactly two sides of equal length``恰有两边相等的三角形`,
      scalene: both`triangles with three sides of different lengths``三边互不相等的三角形`,
    }[kind];
    const opposite =
      n % 2 === 0
        ? { en: ', and the opposite vertex has no partner', zh_cn: '（正对面的顶点没有配对）' }
        : same('');
    const wrongs: Record<typeof kind, Wrong[]> = {
      isosceles: [
        [
          product,
          'symmetry-double',
          both`$${n} \cdot ${pairs} = ${product}$ counts every equilateral triangle three times, once for each of its vertices.``$${n} \cdot ${pairs} = ${product}$ 把每个等边三角形按三个顶点各算了一次，共三次。`,
        ],
        [
          two,
          'complement-slip',
          both`$${product} - ${n} = ${two}$ leaves the equilateral triangles out altogether.``$${product} - ${n} = ${two}$ 把等边三角形全部去掉了。`,
        ],
        [
          product - third,
          'symmetry-double',
          both`$${product} - ${third} = ${product - third}$ takes each equilateral triangle away once; it was counted three times and should count once.``$${product} - ${third} = ${product - third}$ 每个等边三角形只减去一次；它被算了三次，应当只算一次。`,
        ],
        [
          n,
          'one-arrangement',
          both`${n} counts one triangle for each apex, the one with the two neighboring vertices.``${n} 对每个顶点只算了一个三角形，即与两侧相邻顶点构成的那个。`,
        ],
        [
          product + third,
          'adds-overlapping',
          both`$${product} + ${third} = ${product + third}$ adds the equilateral triangles, which are in the product already.``$${product} + ${third} = ${product + third}$ 又加上了等边三角形，而乘积中已经包括它们。`,
        ],
        [
          n * (pairs + 1),
          'off-by-one',
          both`$${n} \cdot ${pairs + 1} = ${n * (pairs + 1)}$ allows one pair too many for each apex.``$${n} \cdot ${pairs + 1} = ${n * (pairs + 1)}$ 对每个顶点多算了一对。`,
        ],
        [
          product / 2,
          'symmetry-double',
          both`$\frac{${product}}{2} = ${product / 2}$ halves the product, but a triangle with two equal sides has one apex only.``$\frac{${product}}{2} = ${product / 2}$ 把乘积除以二，但恰有两边相等的三角形只有一个顶角。`,
        ],
      ],
      'not equilateral': [
        [
          product - third,
          'symmetry-double',
          both`$${product} - ${third} = ${product - third}$ takes each equilateral triangle away once, but the product contains it three times.``$${product} - ${third} = ${product - third}$ 每个等边三角形只减去一次，而乘积中它出现了三次。`,
        ],
        [
          product,
          'ignores-a-condition',
          both`$${n} \cdot ${pairs} = ${product}$ includes the equilateral triangles, three times each.``$${n} \cdot ${pairs} = ${product}$ 包括了等边三角形，而且每个算了三次。`,
        ],
        [
          isosceles,
          'ignores-a-condition',
          both`$${product} - 2 \cdot ${third} = ${isosceles}$ still includes the equilateral triangles, once each.``$${product} - 2 \cdot ${third} = ${isosceles}$ 仍然包括等边三角形，每个一次。`,
        ],
        [
          n,
          'one-arrangement',
          both`${n} counts one triangle for each apex, the one with the two neighboring vertices.``${n} 对每个顶点只算了一个三角形，即与两侧相邻顶点构成的那个。`,
        ],
        [
          two / 2,
          'symmetry-double',
          both`$\frac{${product} - ${n}}{2} = ${two / 2}$ halves the count, but such a triangle has one apex only.``$\frac{${product} - ${n}}{2} = ${two / 2}$ 又除以了二，但这样的三角形只有一个顶角。`,
        ],
        [
          two - third,
          'symmetry-double',
          both`$${product} - 4 \cdot ${third} = ${two - third}$ takes each equilateral triangle away once too often.``$${product} - 4 \cdot ${third} = ${two - third}$ 把每个等边三角形多减了一次。`,
        ],
      ],
      scalene: [
        [
          all - product,
          'symmetry-double',
          both`$${all} - ${product} = ${all - product}$ takes every equilateral triangle away three times.``$${all} - ${product} = ${all - product}$ 把每个等边三角形减去了三次。`,
        ],
        [
          all - two,
          'ignores-a-condition',
          both`$${all} - ${two} = ${all - two}$ leaves the equilateral triangles in.``$${all} - ${two} = ${all - two}$ 没有去掉等边三角形。`,
        ],
        [
          all - product + third,
          'symmetry-double',
          both`$${all} - ${product} + ${third} = ${all - product + third}$ still takes every equilateral triangle away twice.``$${all} - ${product} + ${third} = ${all - product + third}$ 仍把每个等边三角形减去了两次。`,
        ],
        [
          all - n,
          'one-arrangement',
          both`$${all} - ${n} = ${all - n}$ takes away one isosceles triangle for each apex, but there are several.``$${all} - ${n} = ${all - n}$ 对每个顶点只减去一个等腰三角形，而实际有好几个。`,
        ],
        [
          all - third,
          'ignores-a-condition',
          both`$${all} - ${third} = ${all - third}$ takes away the equilateral triangles only.``$${all} - ${third} = ${all - third}$ 只去掉了等边三角形。`,
        ],
        [
          isosceles,
          'complement-slip',
          both`$${product} - 2 \cdot ${third} = ${isosceles}$ counts the isosceles triangles.``$${product} - 2 \cdot ${third} = ${isosceles}$ 是等腰三角形的个数。`,
        ],
      ],
    };
    return {
      stem: both`The figure shows a regular polygon with ${n} sides. How many different ${asked} have all three of their vertices at vertices of the polygon?``
        图中是一个正 ${n} 边形。三个顶点都是该多边形的顶点的${asked}共有多少个？`,
      figures: [drawn(n)],
      key,
      steps: [
        both`Count isosceles triangles by the vertex where the equal sides meet. The ${n - 1} other vertices make ${pairs} pairs that are equally far from it${opposite}. That gives $${n} \cdot ${pairs} = ${product}$.``
          按两条相等的边所夹的顶点来数等腰三角形。对每个顶点，其余 ${n - 1} 个顶点中有 ${pairs} 对与它等距${opposite}，得 $${n} \cdot ${pairs} = ${product}$。`,
        both`The idea: ${n} is a multiple of 3, so there are $\frac{${n}}{3} = ${third}$ equilateral triangles among them, and each has been counted at all three of its vertices. The tempting path does not notice this. Counted once each, there are $${product} - 2 \cdot ${third} = ${isosceles}$ isosceles triangles.``
          关键在于：${n} 是 3 的倍数，所以其中有 $\frac{${n}}{3} = ${third}$ 个等边三角形，而每个都在它的三个顶点处各算了一次。容易走错的路正是没有注意到这一点。每个只算一次，等腰三角形共有 $${product} - 2 \cdot ${third} = ${isosceles}$ 个。`,
        ...(kind === 'not equilateral'
          ? [
              both`Without the equilateral ones, $${isosceles} - ${third} = ${two}$ are left.``去掉等边三角形，剩下 $${isosceles} - ${third} = ${two}$ 个。`,
            ]
          : kind === 'scalene'
            ? [
                both`In all there are $\binom{${n}}{3} = ${all}$ triangles, so $${all} - ${isosceles} = ${key}$ have three different sides.``三角形一共有 $\binom{${n}}{3} = ${all}$ 个，所以三边互不相等的有 $${all} - ${isosceles} = ${key}$ 个。`,
              ]
            : []),
      ],
      wrong: wrongs[kind].filter(([value]) => Number.isInteger(value)),
    };
  },
});

/** The polygon with its vertices; none of them is spoken of. */
function drawn(n: number): GeometryFigure {
  const names = range(1, n).map((i) => `v${i}`);
  const points = Object.fromEntries(
    names.map((name, i): [string, Point] => [name, polar(5, 90 + (360 * i) / n)]),
  );
  const [en, zh] = words[n]!;
  return {
    kind: 'geometry',
    points,
    named: [],
    segments: names.map((name, i) => ({ ends: [name, names[(i + 1) % n]!] as const })),
    toScale: true,
    described: both`A regular polygon with ${en} sides.``一个正${zh}边形。`,
  };
}
