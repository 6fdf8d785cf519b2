/**
 * A circle near the x-axis: how many circles of a given radius touch both the circle and the axis?
 *
 * Chains two ideas: the centers lie on two lines, one above and one below the axis; and circles touch from outside or from
 * inside, so that the distance of the centers is the sum of the radii or their difference. Of the four combinations the
 * first is seen at once, and each of the others is easily forgotten.
 */
import type { PlaneFigure } from '#core/questions/figures.ts';
import { defineFamily } from '../../family.ts';
import { both, point } from '../../text.ts';

/** The height of the center, the radius of the given circle and that of the others. */
const shapes = [
  [0, 5, 2],
  [1, 5, 2],
  [2, 5, 2],
  [5, 5, 2],
  [3, 5, 1],
  [4, 5, 1],
  [2, 4, 1],
  [3, 4, 1],
  [4, 4, 1],
  [2, 6, 2],
  [4, 6, 2],
  [0, 6, 2],
  [1, 3, 1],
  [2, 3, 1],
] as const;

export const family = defineFamily({
  tags: ['quant.algebra.coordinate', 'quant.geometry.circles'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 150,
  space: { shape: shapes, x: [-1, 0, 1, 2, 3] },
  make: ({ shape: [y, large, small], x }) => {
    const [out, inn] = [large + small, large - small];
    const [up, down] = [Math.abs(y - small), y + small];
    const ways = (reach: number, away: number): number => (reach > away ? 2 : reach === away ? 1 : 0);
    const [upOut, upIn, downOut, downIn] = [ways(out, up), ways(inn, up), ways(out, down), ways(inn, down)];
    const key = upOut + upIn + downOut + downIn;
    const combinations = [upOut, upIn, downOut, downIn].filter((n) => n > 0).length;
    const said = (n: number) =>
      n === 2
        ? both`two circles``两个圆`
        : n === 1
          ? both`exactly one circle``一个圆`
          : both`no circle``没有圆`;
    return {
      stem: both`In the $xy$-plane shown, the circle has center $${point(x, y)}$ and radius ${large}. How many circles with radius ${small} are tangent to both this circle and the $x$-axis?``
        图中 $xy$ 平面内的圆，圆心为 $${point(x, y)}$，半径为 ${large}。与这个圆和 $x$ 轴都相切、半径为 ${small} 的圆共有多少个？`,
      figures: [drawn(x, y, large)],
      key,
      steps: [
        both`The idea: look for the centers. A circle with radius ${small} that is tangent to the $x$-axis has its center at a height of ${small} or of $-${small}$. It is tangent to the given circle from outside if the centers are $${large} + ${small} = ${out}$ apart, and from inside if they are $${large} - ${small} = ${inn}$ apart.``
          关键在于：找圆心。半径为 ${small} 且与 $x$ 轴相切的圆，圆心的纵坐标为 ${small} 或 $-${small}$。两圆外切时圆心距为 $${large} + ${small} = ${out}$，内切时圆心距为 $${large} - ${small} = ${inn}$。`,
        both`Above the axis, the centers lie on a line that passes at a distance of ${up} from the center of the given circle: ${said(upOut)} from outside, ${said(upIn)} from inside, by comparing ${up} with ${out} and with ${inn}.``
          在 $x$ 轴上方，圆心所在的直线到已知圆圆心的距离为 ${up}：把 ${up} 与 ${out}、${inn} 比较，外切有${said(upOut)}，内切有${said(upIn)}。`,
        both`Below the axis, that distance is $${y} + ${small} = ${down}$: ${said(downOut)} from outside, ${said(downIn)} from inside.``
          在 $x$ 轴下方，这个距离为 $${y} + ${small} = ${down}$：外切有${said(downOut)}，内切有${said(downIn)}。`,
        both`In all, there are $${upOut} + ${upIn} + ${downOut} + ${downIn} = ${key}$. The tempting path sees only circles that lie outside the given one.``
          一共 $${upOut} + ${upIn} + ${downOut} + ${downIn} = ${key}$ 个。容易走错的路是只看到在已知圆外面的圆。`,
      ],
      wrong: [
        [
          upOut + downOut,
          'one-case-only',
          both`$${upOut} + ${downOut} = ${upOut + downOut}$ counts only the circles that touch the given one from outside.``$${upOut} + ${downOut} = ${upOut + downOut}$ 只算了与已知圆外切的圆。`,
        ],
        [
          8,
          'assumes-special-case',
          both`$2 \cdot 2 \cdot 2 = 8$ takes every combination, above or below, from outside or from inside, to give two circles.``$2 \cdot 2 \cdot 2 = 8$ 以为上、下与外切、内切的每种组合都有两个圆。`,
        ],
        [
          upOut,
          'one-side-only',
          both`${upOut} counts only the circles above the axis and outside the given circle.``${upOut} 只算了 $x$ 轴上方且在已知圆外面的圆。`,
        ],
        [
          upOut + upIn + downOut,
          'one-case-only',
          both`$${upOut} + ${upIn} + ${downOut} = ${upOut + upIn + downOut}$ forgets circles that lie below the axis and inside the given circle.``$${upOut} + ${upIn} + ${downOut} = ${upOut + upIn + downOut}$ 漏掉了在 $x$ 轴下方且在已知圆里面的圆。`,
        ],
        [
          combinations,
          'symmetry-double',
          both`${combinations} counts one circle for each possible combination and forgets its mirror image.``${combinations} 对每种可能的组合只算了一个圆，漏掉了与它左右对称的另一个。`,
        ],
        [
          key + 2,
          'adds-overlapping',
          both`$${key} + 2 = ${key + 2}$ also counts two circles around the given one, for which the radius ${small} is too small.``$${key} + 2 = ${key + 2}$ 还算上了两个把已知圆包在里面的圆，而半径 ${small} 太小，做不到。`,
        ],
        [
          12,
          'adds-overlapping',
          both`$2 \cdot 2 \cdot 3 = 12$ allows a third way of touching, around the given circle, for which the radius ${small} is too small.``$2 \cdot 2 \cdot 3 = 12$ 还算上了第三种相切，即把已知圆包在里面，而半径 ${small} 太小，做不到。`,
        ],
      ],
    };
  },
});

function drawn(x: number, y: number, radius: number): PlaneFigure {
  return {
    kind: 'plane',
    x: { min: -8, max: 10, step: 2 },
    y: { min: -6, max: 12, step: 2 },
    points: [{ at: [x, y] }],
    circles: [{ center: [x, y], radius }],
    described: both`A coordinate plane with a circle that has center $${point(x, y)}$ and radius ${radius}.``坐标平面内有一个圆，圆心为 $${point(x, y)}$，半径为 ${radius}。`,
  };
}
