/** Three points on one line: the missing coordinate of the third. */
import { defineFamily } from '../../family.ts';
import { both, point, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.lines'],
  form: 'mc-one',
  difficulty: 1,
  seconds: 65,
  wide: 'coordinates may be of either sign',
  space: {
    x: [-4, -3, -2, 1, 2, 3],
    y: [-5, -3, 1, 2, 4, 6],
    run: [2, 3, 4, 5],
    rise: [-6, -4, -3, 2, 3, 5, 6],
    times: [2, 3, -1, -2],
    missing: ['y', 'y', 'x'],
  },
  keep: ({ run, rise }) => run !== Math.abs(rise),
  make: ({ x, y, run, rise, times, missing }) => {
    const [x2, y2] = [x + run, y + rise];
    const [x3, y3] = [x2 + times * run, y2 + times * rise];
    const isY = missing === 'y';
    const [key, known] = isY ? [y3, x3] : [x3, y3];
    if (key === 0 || known === 0 || x3 === x || x3 === x2) return null;
    const third = isY ? `(${x3}, k)` : `(k, ${y3})`;
    const [d1, d2] = isY ? [run, rise] : [rise, run];
    const [from, off] = isY ? [y2, times * rise] : [x2, times * run];
    const known2 = isY ? x2 : y2;
    return {
      stem: both`In the $xy$-plane, the points $${point(x, y)}$, $${point(x2, y2)}$, and $${third}$ lie on the same line. What is the value of $k$?``
        在 $xy$ 平面内，点 $${point(x, y)}$、$${point(x2, y2)}$ 与 $${third}$ 在同一条直线上。$k$ 的值是多少？`,
      key,
      letters: { k: key },
      steps: [
        both`The idea: Step along the line instead of finding its equation: the same two changes repeat with every step. From the first point to the second, $x$ changes by $${x2} - ${wrap(x)} = ${run}$ and $y$ by $${y2} - ${wrap(y)} = ${rise}$. On a line, these changes stay in the same ratio.``
          关键在于：不必求直线方程，沿直线一步一步走，每一步两个坐标的变化都相同。从第一个点到第二个点，$x$ 变化 $${x2} - ${wrap(x)} = ${run}$，$y$ 变化 $${y2} - ${wrap(y)} = ${rise}$。在直线上两者的变化成固定的比例。`,
        both`From the second point to the third, the known coordinate changes by $${known} - ${wrap(known2)} = ${known - known2}$, which is $${times} \cdot ${wrap(d1)}$, so the other changes by $${times} \cdot ${wrap(d2)} = ${off}$ and $k = ${from} + ${wrap(off)} = ${key}$.``
          从第二个点到第三个点，已知的坐标变化 $${known} - ${wrap(known2)} = ${known - known2}$，即 $${times} \cdot ${wrap(d1)}$，所以另一个坐标变化 $${times} \cdot ${wrap(d2)} = ${off}$，$k = ${from} + ${wrap(off)} = ${key}$。`,
      ],
      wrong: [
        [
          from - off,
          'slope-sign',
          both`$${from} - ${wrap(off)} = ${from - off}$ goes the wrong way along the line.``$${from} - ${wrap(off)} = ${from - off}$ 沿直线走反了方向。`,
        ],
        [
          (isY ? y : x) + off,
          'substitutes-wrongly',
          both`$${isY ? y : x} + ${wrap(off)} = ${(isY ? y : x) + off}$ starts from the first point instead of the second.``$${isY ? y : x} + ${wrap(off)} = ${(isY ? y : x) + off}$ 是从第一个点算起，而不是第二个点。`,
        ],
        [
          from + d2,
          'assumes-special-case',
          both`$${from} + ${wrap(d2)} = ${from + d2}$ takes the points to be equally spaced.``$${from} + ${wrap(d2)} = ${from + d2}$ 默认相邻两点间隔相等。`,
        ],
        [
          from + times * d1,
          'slope-inverted',
          both`$${from} + ${wrap(times * d1)} = ${from + times * d1}$ changes both coordinates by the same amount.``$${from} + ${wrap(times * d1)} = ${from + times * d1}$ 让两个坐标变化相同的量。`,
        ],
        [
          off,
          'stops-early',
          both`$${times} \cdot ${wrap(d2)} = ${off}$ is only the change, not the coordinate.``$${times} \cdot ${wrap(d2)} = ${off}$ 只是变化量，不是坐标。`,
        ],
        [
          known,
          'x-for-y',
          both`$${known}$ repeats the coordinate that is given.``$${known}$ 重复了已知的坐标。`,
        ],
      ],
    };
  },
});
