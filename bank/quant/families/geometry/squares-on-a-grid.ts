/**
 * Points of a rectangular grid: how many squares have all their vertices among them?
 *
 * Chains two ideas: a square need not stand upright on the grid, and every tilted one fits into an upright square; and in an
 * upright square of side k there are k - 1 tilted ones, of which those with unequal steps come in two mirror images. The
 * count of upright squares is careful work and on offer, and so is the count that adds only the diamonds.
 */
import type { PlaneFigure } from '#core/questions/figures.ts';
import { choose, range, sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.quadrilaterals', 'quant.algebra.coordinate', 'quant.data.counting'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 150,
  space: {
    grid: [
      [4, 4],
      [4, 5],
      [4, 6],
      [4, 7],
      [4, 8],
      [5, 5],
      [5, 6],
      [5, 4],
      [6, 4],
      [7, 4],
      [6, 5],
      [8, 4],
    ],
  },
  make: ({ grid: [rows, columns] }) => {
    const sizes = range(1, Math.min(rows, columns) - 1);
    const upright = sizes.map((k) => (rows - k) * (columns - k));
    const inside = sizes.map((k, i) => k * upright[i]!);
    const [plainCount, key] = [sumOf(upright), sumOf(inside)];
    const diamonds = sumOf(sizes.map((k, i) => (k % 2 === 0 ? upright[i]! : 0)));
    const tilted = key - plainCount;
    // Every tilted square of unequal steps in one direction only.
    const oneWay = plainCount + diamonds + (tilted - diamonds) / 2;
    const rectangles = choose(rows, 2) * choose(columns, 2);
    const sum = (list: number[]): string => list.join(' + ');
    return {
      stem: both`The figure shows the ${rows * columns} points $(x, y)$ of the $xy$-plane for which $x$ is an integer from 1 to ${columns} and $y$ is an integer from 1 to ${rows}. How many different squares have all four of their vertices among these points?``
        图中是 $xy$ 平面内的 ${rows * columns} 个点 $(x, y)$，其中 $x$ 是 1 到 ${columns} 的整数，$y$ 是 1 到 ${rows} 的整数。四个顶点都在这些点中的正方形共有多少个？`,
      figures: [drawn(rows, columns)],
      key,
      steps: [
        both`First the squares whose sides are parallel to the axes, by the length of the side: for ${listed(sizes)} there are ${listed(upright)}, in all $${sum(upright)} = ${plainCount}$. The tempting path stops here.``
          先数边与坐标轴平行的正方形，按边长 ${listed(sizes)} 分别有 ${listed(upright)} 个，共 $${sum(upright)} = ${plainCount}$ 个。容易走错的路是停在这里。`,
        both`The idea: squares may be tilted. Every tilted square touches the four sides of an upright one, and dividing each side of the upright square at the same distance from the corner, going around, gives a tilted square: for a side of $k$ there are $k - 1$ places to divide. So an upright square of side $k$ stands for $k$ squares, itself and $k - 1$ tilted ones.``
          关键在于：正方形可以是斜放的。每个斜放的正方形都恰好内接于一个正放的正方形；沿正放正方形的边依次在离顶点同样远处取分点，就得到一个斜放的正方形。边长为 $k$ 时有 $k - 1$ 种取法，所以一个边长为 $k$ 的正放正方形对应 $k$ 个正方形，即它自己和 $k - 1$ 个斜放的。`,
        both`Together $${sizes.map((k, i) => `${k} \\cdot ${upright[i]!}`).join(' + ')} = ${key}$.``
          合起来是 $${sizes.map((k, i) => `${k} \\cdot ${upright[i]!}`).join(' + ')} = ${key}$。`,
      ],
      // No more than three lie above the key, so that the upright squares, below it, are always on offer.
      wrong: [
        [
          plainCount,
          'one-arrangement',
          both`$${sum(upright)} = ${plainCount}$ counts only squares with sides parallel to the axes.``$${sum(upright)} = ${plainCount}$ 只数了边与坐标轴平行的正方形。`,
        ],
        [
          plainCount + diamonds,
          'one-arrangement',
          both`$${plainCount} + ${diamonds} = ${plainCount + diamonds}$ adds only the squares that are tilted by 45 degrees.``$${plainCount} + ${diamonds} = ${plainCount + diamonds}$ 只加上了倾斜 45 度的正方形。`,
        ],
        [
          oneWay,
          'symmetry-double',
          both`$${plainCount} + ${oneWay - plainCount} = ${oneWay}$ leaves out the mirror images of some tilted squares.``$${plainCount} + ${oneWay - plainCount} = ${oneWay}$ 漏掉了一些斜放正方形的镜像。`,
        ],
        [
          key + tilted,
          'symmetry-double',
          both`$${plainCount} + 2 \cdot ${tilted} = ${key + tilted}$ counts every tilted square twice.``$${plainCount} + 2 \cdot ${tilted} = ${key + tilted}$ 把每个斜放的正方形算了两次。`,
        ],
        [
          rectangles,
          'ignores-a-condition',
          both`$\binom{${columns}}{2} \cdot \binom{${rows}}{2} = ${rectangles}$ counts all upright rectangles, square or not.``$\binom{${columns}}{2} \cdot \binom{${rows}}{2} = ${rectangles}$ 数的是所有正放的矩形，不管是不是正方形。`,
        ],
        [
          2 * plainCount,
          'symmetry-double',
          both`$2 \cdot ${plainCount} = ${2 * plainCount}$ allows one tilted square for each upright one.``$2 \cdot ${plainCount} = ${2 * plainCount}$ 以为每个正放的正方形都对应一个斜放的。`,
        ],
      ],
    };
  },
});

function drawn(rows: number, columns: number): PlaneFigure {
  return {
    kind: 'plane',
    x: { min: 0, max: columns + 1, step: 1 },
    y: { min: 0, max: rows + 1, step: 1 },
    points: range(1, rows).flatMap((y) => range(1, columns).map((x) => ({ at: [x, y] as const }))),
    described: both`A coordinate plane with a grid of points: all points whose $x$-coordinate is an integer from 1 to ${columns} and whose $y$-coordinate is an integer from 1 to ${rows}.``
      坐标平面上的点阵：横坐标 $x$ 为 1 到 ${columns} 的整数、纵坐标 $y$ 为 1 到 ${rows} 的整数的所有点。`,
  };
}
