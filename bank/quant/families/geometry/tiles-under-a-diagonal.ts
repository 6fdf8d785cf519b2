/**
 * A straight line across a tiled rectangle: through how many tiles does it pass?
 *
 * Chains two ideas: the line enters a new tile whenever it crosses a line between tiles, so that crossings are counted; and
 * where it goes through a corner of tiles two crossings are one, which happens as often as the greatest common divisor says.
 * A sketch with small numbers meets no corner, and the rule drawn from it is on offer.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { gcd } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.quadrilaterals', 'quant.arith.gcd-lcm'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: {
    size: [
      [18, 30],
      [20, 32],
      [24, 42],
      [16, 28],
      [24, 40],
      [21, 35],
      [28, 36],
      [18, 42],
      [30, 48],
      [27, 45],
      [32, 56],
      [36, 52],
      [40, 55],
      [24, 54],
      [35, 49],
    ],
    story: [
      {
        en: [
          'A rectangular floor is',
          'feet wide and',
          'feet long and is covered with square tiles that measure 1 foot on each side, with no gaps',
          'floor',
          'tile',
        ],
        zh: ['一块矩形地面宽', '英尺，长', '英尺，用边长为 1 英尺的正方形瓷砖铺满', '地面', '瓷砖'],
      },
      {
        en: [
          'A rectangular sheet of graph paper is',
          'centimeters wide and',
          'centimeters long and is ruled into squares that measure 1 centimeter on each side',
          'sheet',
          'square',
        ],
        zh: ['一张矩形方格纸宽', '厘米，长', '厘米，划分成边长为 1 厘米的小正方形', '方格纸', '小正方形'],
      },
      {
        en: [
          'A rectangular courtyard is',
          'meters wide and',
          'meters long and is paved with square slabs that measure 1 meter on each side, with no gaps',
          'courtyard',
          'slab',
        ],
        zh: ['一个矩形院子宽', '米，长', '米，用边长为 1 米的正方形石板铺满', '院子', '石板'],
      },
    ],
  },
  make: ({ size: [m, n], story: { en, zh } }) => {
    const g = gcd(m, n);
    const key = m + n - g;
    const corners = g - 1;
    return {
      stem: both`${en[0]} ${m} ${en[1]} ${n} ${en[2]}. As shown in the figure, a straight line is drawn from one corner of the ${en[3]} to the opposite corner. The line passes through the interior of how many of the ${en[4]}s?``
        ${zh[0]} ${m} ${zh[1]} ${n} ${zh[2]}。如图，从${zh[3]}的一角到对角画一条直线。这条线穿过多少块${zh[4]}的内部？`,
      figures: [drawn(m, n)],
      key,
      steps: [
        both`The line begins in one ${en[4]} and comes into another whenever it crosses one of the lines between them. There are $${n} - 1 = ${n - 1}$ such lines in one direction and $${m} - 1 = ${m - 1}$ in the other, so it would pass through $1 + ${n - 1} + ${m - 1} = ${m + n - 1}$ if every crossing were a crossing by itself. The tempting path, and a sketch with small numbers such as 2 and 3, stops here.``
          这条线从一块${zh[4]}开始，每穿过一条分界线就进入下一块。一个方向的分界线有 $${n} - 1 = ${n - 1}$ 条，另一个方向有 $${m} - 1 = ${m - 1}$ 条；假如每次只穿过一条分界线，就会穿过 $1 + ${n - 1} + ${m - 1} = ${m + n - 1}$ 块。容易走错的路，以及用 2 和 3 这样较小的数画出的草图，都停在这里。`,
        both`The idea: where the line goes through a point in which four of them meet, it crosses two lines at once and comes into one new ${en[4]} only. The greatest common divisor of ${m} and ${n} is ${g}, and $${m} = ${g} \cdot ${m / g}$, $${n} = ${g} \cdot ${n / g}$: so there is such a point after every ${m / g} of the width and ${n / g} of the length, inside the ${en[3]} $${g} - 1 = ${corners}$ times.``
          关键在于：当这条线经过四块${zh[4]}的公共顶点时，同时穿过两条分界线，却只进入一块新的。${m} 与 ${n} 的最大公约数为 ${g}，$${m} = ${g} \cdot ${m / g}$，$${n} = ${g} \cdot ${n / g}$，所以宽每走 ${m / g}、长每走 ${n / g} 就遇到一个这样的点，在内部共有 $${g} - 1 = ${corners}$ 个。`,
        both`The number is $${m + n - 1} - ${corners} = ${key}$. Faster: $${m} + ${n} - ${g} = ${key}$, or ${g} times the number for a rectangle of ${m / g} by ${n / g}.``
          所以是 $${m + n - 1} - ${corners} = ${key}$。更快的算法：$${m} + ${n} - ${g} = ${key}$，也就是 ${m / g} 乘 ${n / g} 的矩形的 ${g} 倍。`,
      ],
      // Three below the key at most, so that the rule without the corners, above it, is always on offer.
      wrong: [
        [
          m + n - 1,
          'adds-overlapping',
          both`$${m} + ${n} - 1 = ${m + n - 1}$ takes every line to be crossed by itself, but at some points two are crossed at once.``$${m} + ${n} - 1 = ${m + n - 1}$ 以为每次只穿过一条分界线，但在某些点会同时穿过两条。`,
        ],
        [
          m + n,
          'counts-gaps',
          both`$${m} + ${n} = ${m + n}$ counts one for each row and one for each column.``$${m} + ${n} = ${m + n}$ 把每行、每列各算了一块。`,
        ],
        [
          n,
          'one-side-only',
          both`${n} allows one for each step along the length, but most of those steps pass through two or more.``${n} 以为沿长边每走一格只穿过一块，其实多数时候会穿过两块或更多。`,
        ],
        [
          key - 1,
          'off-by-one',
          both`$${m + n - 1} - ${g} = ${key - 1}$ takes away ${g} points, but the corner at the end is not inside.``$${m + n - 1} - ${g} = ${key - 1}$ 减去了 ${g} 个点，但终点处的顶点不在内部。`,
        ],
        [
          key + 1,
          'off-by-one',
          both`$${m} + ${n} - ${corners} = ${key + 1}$ takes the points away but adds both numbers in full.``$${m} + ${n} - ${corners} = ${key + 1}$ 减去了这些点，却把两个数都全部加上了。`,
        ],
        [
          m + n - 2 * g,
          'adds-overlapping',
          both`$${m} + ${n} - 2 \cdot ${g} = ${m + n - 2 * g}$ takes each of the points away twice.``$${m} + ${n} - 2 \cdot ${g} = ${m + n - 2 * g}$ 把每个这样的点减了两次。`,
        ],
      ],
    };
  },
});

/** The outline and the line across it; the small squares would be too many to draw. */
function drawn(m: number, n: number): GeometryFigure {
  return {
    kind: 'geometry',
    points: { a: [0, 0], b: [8, 0], c: [8, 5], d: [0, 5] },
    named: [],
    segments: [
      { ends: ['a', 'b'], label: `${n}` },
      { ends: ['b', 'c'], label: `${m}` },
      { ends: ['c', 'd'] },
      { ends: ['d', 'a'] },
      { ends: ['a', 'c'] },
    ],
    toScale: false,
    described: both`A rectangle with sides ${n} and ${m} and a line from one corner to the opposite corner. Not drawn to scale.``一个矩形，两边为 ${n} 和 ${m}，一条线从一角连到对角。图形未按比例绘制。`,
  };
}
