/** A parabola moved from y = x²: its vertex gives the equation, with the sign inside the bracket reversed. */

import type { PlaneFigure, Point } from '#core/questions/figures.ts';
import { roundTo } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, point, same, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.graphs'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 70,
  space: { h: [-3, -2, -1, 1, 2, 3], k: [-4, -3, -2, -1, 1, 2, 3], isDown: [false, false, true] },
  keep: ({ h, k }) => h !== k && h !== -k,
  make: ({ h, k, isDown }) => {
    const sign = isDown ? -1 : 1;
    const front = isDown ? '-' : '';
    const equation = (a: number, b: number, f = front): string =>
      `y = ${f}(x ${signed(-a)})^{2} ${signed(b)}`;
    const value = (x: number): number => sign * (x - h) ** 2 + k;
    const reach = 2;
    const curve: Point[] = Array.from({ length: 41 }, (_, i) => {
      const x = roundTo(h - reach + (i * reach) / 20, 3);
      return [x, roundTo(value(x), 6)] as const;
    });
    const [top, bottom] = [Math.max(...curve.map(([, y]) => y)), Math.min(...curve.map(([, y]) => y))];
    if (top > 8 || bottom < -8) return null;
    const other = value(h + 2);
    const figure: PlaneFigure = {
      kind: 'plane',
      x: { min: -6, max: 6, step: 1 },
      y: { min: -9, max: 9, step: 1 },
      curves: [{ points: curve }],
      points: [{ at: [h, k] }, { at: [h + 2, other] }],
      described: both`A coordinate plane with a parabola that opens ${isDown ? 'downward' : 'upward'}. Its vertex is at $${point(h, k)}$, and it passes through $${point(h + 2, other)}$.``
        坐标平面内有一条开口向${isDown ? '下' : '上'}的抛物线，顶点在 $${point(h, k)}$，并经过 $${point(h + 2, other)}$。`,
    };
    return {
      stem: isDown
        ? both`The parabola in the figure is the result of shifting the graph of $y = -x^{2}$ without rotating or stretching it. Which of the following is an equation of the parabola?``图中的抛物线由 $y = -x^{2}$ 的图像平移得到，没有旋转或伸缩。下列哪一个是它的方程？`
        : both`The parabola in the figure is the result of shifting the graph of $y = x^{2}$ without rotating or stretching it. Which of the following is an equation of the parabola?``图中的抛物线由 $y = x^{2}$ 的图像平移得到，没有旋转或伸缩。下列哪一个是它的方程？`,
      figures: [figure],
      key: same(`$${equation(h, k)}$`),
      letters: [{}, { x: h + 2, y: other }],
      steps: [
        both`The idea: The vertex gives the equation, and the sign inside the parentheses is the opposite of the shift. The vertex has moved from the origin to $${point(h, k)}$: by $${h}$ in the $x$-direction and by $${k}$ in the $y$-direction.``关键在于：由顶点写方程，括号里的符号与平移方向相反。顶点从原点移到了 $${point(h, k)}$：沿 $x$ 方向移动 $${h}$，沿 $y$ 方向移动 $${k}$。`,
        both`The expression in parentheses must be zero at the vertex, so it is $x ${signed(-h)}$, and the height is added outside: $${equation(h, k)}$. The point $${point(h + 2, other)}$ fits as well.``括号在顶点处应为零，所以是 $x ${signed(-h)}$，高度加在括号外面：$${equation(h, k)}$。点 $${point(h + 2, other)}$ 也符合。`,
      ],
      wrong: [
        [
          same(`$${equation(-h, k)}$`),
          'sign-slip',
          both`This has its vertex at $${point(-h, k)}$: the sign in parentheses is that of the shift itself.``它的顶点在 $${point(-h, k)}$：括号里的符号与移动方向弄成一致了。`,
        ],
        [
          same(`$${equation(k, h)}$`),
          'x-for-y',
          both`This interchanges the two directions: its vertex is at $${point(k, h)}$.``这是把两个方向弄反了，顶点在 $${point(k, h)}$。`,
        ],
        [
          same(`$${equation(h, -k)}$`),
          'sign-slip',
          both`This is shifted in the wrong direction vertically: its vertex is at $${point(h, -k)}$.``这是上下移反了，顶点在 $${point(h, -k)}$。`,
        ],
        [
          same(`$${equation(h, k, isDown ? '' : '-')}$`),
          'sign-slip',
          both`This has the right vertex but opens the other way.``它的顶点正确，但开口方向相反。`,
        ],
        [
          same(`$${equation(-h, -k)}$`),
          'sign-slip',
          both`This is shifted the wrong way in both directions, to $${point(-h, -k)}$.``这是两个方向都移反了，顶点在 $${point(-h, -k)}$。`,
        ],
      ],
    };
  },
});
