/** A circle is given by its center and one point: which other points lie inside, on or outside it? */
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, point, same, wrap } from '../../text.ts';

/** Steps from the center to a point of the circle, and the square of the radius. */
const radii = [
  { step: [3, 4], square: 25 },
  { step: [3, 3], square: 18 },
  { step: [2, 3], square: 13 },
  { step: [2, 5], square: 29 },
  { step: [2, 4], square: 20 },
];

const moves = [
  [2, 3],
  [-3, 1],
  [4, -1],
  [-2, -4],
  [3, -3],
  [-4, 3],
  [5, 0],
  [0, -4],
  [-1, -3],
  [3, 2],
  [1, -4],
  [-5, 0],
  [4, 2],
  [-2, 2],
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.coordinate'],
  form: 'mc-many',
  difficulty: 3,
  seconds: 85,
  space: {
    a: [-3, -2, 1, 2, 3, 4],
    b: [-4, -1, 1, 2, 5],
    radius: radii,
    wanted: ['inside', 'inside', 'outside', 'on'],
    chosen: subsets(moves, 4),
  },
  make: ({ a, b, radius: { step, square }, wanted, chosen }) => {
    const size = ([u, v]: readonly [number, number]): number => u * u + v * v;
    const fits = (move: readonly [number, number]): boolean =>
      wanted === 'inside'
        ? size(move) < square
        : wanted === 'on'
          ? size(move) === square
          : size(move) > square;
    const count = chosen.filter(fits).length;
    if (count < 1 || count > 3 || new Set(chosen.map(size)).size < 3) return null;
    const edge = point(a + step[0]!, b - step[1]!);
    if (chosen.some(([u, v]) => u === step[0] && v === -step[1]!)) return null;
    const where = {
      inside: { en: 'inside the circle', zh_cn: '在圆内' },
      outside: { en: 'outside the circle', zh_cn: '在圆外' },
      on: { en: 'on the circle', zh_cn: '在圆上' },
    };
    const place = (move: readonly [number, number]) =>
      size(move) < square ? where.inside : size(move) > square ? where.outside : where.on;
    return {
      stem: both`In the $xy$-plane, a circle has its center at $${point(a, b)}$ and passes through the point $${edge}$. Which of the following points lie ${where[wanted]}? Indicate all such points.``
        在 $xy$ 平面内，一个圆以 $${point(a, b)}$ 为圆心，且经过点 $${edge}$。下列哪些点${where[wanted]}？请选出所有符合的点。`,
      options: chosen.map((move) => [
        same(`$${point(a + move[0], b + move[1])}$`),
        fits(move),
        fits(move) ? null : size(move) === square ? 'off-by-one' : 'x-for-y',
        both`Its distance from the center, squared, is $${wrap(move[0])}^{2} + ${wrap(move[1])}^{2} = ${size(move)}$, compared with ${square}: it lies ${place(move)}.``
          它到圆心距离的平方为 $${wrap(move[0])}^{2} + ${wrap(move[1])}^{2} = ${size(move)}$，与 ${square} 相比：${place(move)}。`,
      ]),
      letters: { r: `\\sqrt{${square}}` },
      steps: [
        both`The idea: Only the distance from the center decides where a point lies, whatever its direction. From the center to the given point, the coordinates differ by ${step[0]!} and ${step[1]!}, so the radius $r$ satisfies $r^{2} = ${step[0]!}^{2} + ${step[1]!}^{2} = ${square}$.``
          关键在于：点在圆内、圆上还是圆外，只取决于它到圆心的距离，与方向无关。圆心到已知点的横、纵坐标分别相差 ${step[0]!} 与 ${step[1]!}，所以半径 $r$ 满足 $r^{2} = ${step[0]!}^{2} + ${step[1]!}^{2} = ${square}$。`,
        both`For every other point, compare the square of its distance from the center with ${square}: less means inside, equal means on the circle, more means outside. No root has to be taken. The tempting path measures from the origin instead of from the center.``
          对其余各点，比较它到圆心距离的平方与 ${square}：小于则在圆内，等于则在圆上，大于则在圆外，不必开方。容易走错的路是从原点量起，而不是从圆心量起。`,
      ],
    };
  },
});
