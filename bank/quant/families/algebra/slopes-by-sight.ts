/** The slopes of two lines in a plane: a steep line that falls has the smaller slope. */
import type { PlaneFigure, Point } from '#core/questions/figures.ts';
import { compare, div, type Rational } from '#core/rational.ts';
import { type ComparisonKey, defineFamily, keyOfOrder } from '../../family.ts';
import { both, point, wrap } from '../../text.ts';

type Pair = { p: [Point, Point]; q: [Point, Point] };

const pairs: Pair[] = [
  {
    p: [
      [0, 1],
      [2, 2],
    ],
    q: [
      [0, 4],
      [1, 1],
    ],
  },
  {
    p: [
      [-2, -1],
      [1, 5],
    ],
    q: [
      [0, -2],
      [3, -1],
    ],
  },
  {
    p: [
      [0, 3],
      [3, 2],
    ],
    q: [
      [-1, 4],
      [1, -2],
    ],
  },
  {
    p: [
      [-3, -2],
      [0, 0],
    ],
    q: [
      [0, 1],
      [3, 3],
    ],
  },
  {
    p: [
      [-1, 3],
      [1, -1],
    ],
    q: [
      [1, 3],
      [3, -1],
    ],
  },
  {
    p: [
      [-2, 4],
      [0, -2],
    ],
    q: [
      [1, 0],
      [4, 1],
    ],
  },
  {
    p: [
      [0, -3],
      [4, -2],
    ],
    q: [
      [-3, 0],
      [0, 3],
    ],
  },
  {
    p: [
      [-4, 1],
      [0, -1],
    ],
    q: [
      [-1, 4],
      [3, 2],
    ],
  },
  {
    p: [
      [-3, 4],
      [3, -4],
    ],
    q: [
      [-4, 3],
      [4, -3],
    ],
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.lines', 'quant.algebra.graphs'],
  form: 'qc',
  difficulty: 2,
  seconds: 55,
  space: { pair: pairs, isSwapped: [false, true], kind: ['two', 'two', 'two', 'unseen'] },
  make: ({ pair: { p, q }, isSwapped, kind }) => {
    const [first, second] = isSwapped ? [q, p] : [p, q];
    const slope = ([[x1, y1], [x2, y2]]: readonly [Point, Point]): Rational => div(y2 - y1, x2 - x1);
    const [m, n] = [slope(first), slope(second)];
    const order = compare(m, n);
    const isUnseen = kind === 'unseen';
    const key: ComparisonKey = isUnseen ? 'D' : keyOfOrder(order);
    const line = (name: string, [a, b]: readonly [Point, Point]) => ({
      through: [a, b] as const,
      extent: 'line' as const,
      label: `$${name}$`,
    });
    const figure: PlaneFigure = {
      kind: 'plane',
      x: { min: -5, max: 5, step: 1 },
      y: { min: -5, max: 5, step: 1 },
      lines: isUnseen ? [line('p', first)] : [line('p', first), line('q', second)],
      points: (isUnseen ? first : [...first, ...second]).map((at) => ({ at })),
      described: isUnseen
        ? both`A coordinate plane with line $p$ through the points $${point(first[0][0], first[0][1])}$ and $${point(first[1][0], first[1][1])}$.``坐标平面内，直线 $p$ 经过点 $${point(first[0][0], first[0][1])}$ 与 $${point(first[1][0], first[1][1])}$。`
        : both`A coordinate plane with two lines. Line $p$ passes through the points $${point(first[0][0], first[0][1])}$ and $${point(first[1][0], first[1][1])}$, and line $q$ passes through $${point(second[0][0], second[0][1])}$ and $${point(second[1][0], second[1][1])}$.``
          坐标平面内有两条直线。直线 $p$ 经过点 $${point(first[0][0], first[0][1])}$ 与 $${point(first[1][0], first[1][1])}$，直线 $q$ 经过点 $${point(second[0][0], second[0][1])}$ 与 $${point(second[1][0], second[1][1])}$。`,
    };
    const cross = first[0];
    if (isUnseen && m.n === 0n) return null;
    const idea = isUnseen
      ? both`A line can turn about a single point, so one point does not fix its slope.``直线可以绕一个点转动，只知道一个点定不了斜率。`
      : both`A slope has a sign as well as a size, so look first at whether each line rises or falls.``斜率既有大小又有符号，所以先看每条直线是上升还是下降。`;
    const isOpposite = m.n * n.n < 0n;
    return {
      stem: isUnseen
        ? both`The figure shows line $p$. Line $q$, which is not shown and is not vertical, passes through the point $${point(cross[0], cross[1])}$ and is different from $p$.``图中给出直线 $p$。直线 $q$ 未画出，它不是竖直的，经过点 $${point(cross[0], cross[1])}$，且与 $p$ 不同。`
        : both`The figure shows lines $p$ and $q$ in the $xy$-plane.``图中给出 $xy$ 平面内的直线 $p$ 与 $q$。`,
      figures: [figure],
      a: both`The slope of line $p$``直线 $p$ 的斜率`,
      b: both`The slope of line $q$``直线 $q$ 的斜率`,
      key,
      steps: [
        both`The idea: ${idea} Line $p$ passes through two marked points, and its slope is $\frac{${first[1][1]} - ${wrap(first[0][1])}}{${first[1][0]} - ${wrap(first[0][0])}} = ${m}$.``关键在于：${idea}直线 $p$ 经过两个标出的点，斜率为 $\frac{${first[1][1]} - ${wrap(first[0][1])}}{${first[1][0]} - ${wrap(first[0][0])}} = ${m}$。`,
        isUnseen
          ? both`Line $q$ may be rotated about this point in either direction, so its slope may be greater or less. The relationship cannot be determined.``直线 $q$ 可以绕该点向任一方向转动，斜率可大可小，所以无法确定。`
          : both`The slope of $q$ is $\frac{${second[1][1]} - ${wrap(second[0][1])}}{${second[1][0]} - ${wrap(second[0][0])}} = ${n}$. A line that falls has a negative slope, however steep it is.${isOpposite ? ` Faster: line $p$ ${m.n > 0n ? 'rises and line $q$ falls' : 'falls and line $q$ rises'}, so the signs are enough.` : ''}``直线 $q$ 的斜率为 $\frac{${second[1][1]} - ${wrap(second[0][1])}}{${second[1][0]} - ${wrap(second[0][0])}} = ${n}$。下降的直线无论多陡，斜率都是负数。${isOpposite ? `更快的看法：直线 $p$ ${m.n > 0n ? '上升而直线 $q$ 下降' : '下降而直线 $q$ 上升'}，只看符号就够了。` : ''}`,
      ],
      wrong: {
        A: [
          isUnseen ? 'one-example' : 'slope-sign',
          isUnseen
            ? both`This imagines one line $q$ with a smaller slope.``这是只想象了一条斜率较小的 $q$。`
            : both`This looks at how steep the lines are and forgets the sign, or takes run over rise.``这是只看陡的程度而忘了符号，或把斜率的分子、分母弄反。`,
        ],
        B: [
          isUnseen ? 'one-example' : 'slope-sign',
          isUnseen
            ? both`This imagines one line $q$ with a greater slope.``这是只想象了一条斜率较大的 $q$。`
            : both`This looks at how steep the lines are and forgets the sign, or takes run over rise.``这是只看陡的程度而忘了符号，或把斜率的分子、分母弄反。`,
        ],
        C: [
          'judges-by-looks',
          isUnseen
            ? both`Equal slopes through a common point would make the lines the same.``过同一点且斜率相等的直线就是同一条。`
            : both`The lines are not parallel.``两条直线并不平行。`,
        ],
        D: [
          'thinks-undetermined',
          both`The plane has a scale, and each line passes through points that can be read off.``坐标平面有刻度，每条直线都经过可以读出坐标的点。`,
        ],
      },
    };
  },
});
