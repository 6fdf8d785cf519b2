/**
 * The distances of a point from the three side lines of an equilateral triangle: which heights can the triangle have?
 *
 * Chains two ideas: the areas of three small triangles add up to the whole, so that the distances add up to the height;
 * and the point may lie outside, where one or two of the distances count as negative. Whoever pictures the point inside,
 * as nearly everybody does, works with care and finds one height of four.
 */

import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both } from '../../text.ts';

type Option = readonly [number, boolean, Misconception | null, Text];

export const family = defineFamily({
  tags: ['quant.geometry.triangles', 'quant.geometry.composite-area'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 140,
  space: {
    distances: [
      [2, 3, 7],
      [1, 3, 6],
      [2, 5, 9],
      [3, 4, 9],
      [2, 3, 4],
      [4, 5, 7],
      [3, 5, 6],
      [2, 6, 11],
      [3, 7, 8],
      [1, 4, 7],
    ],
    /** Which of the four possible heights the options leave out; 4 leaves out none. */
    left: [1, 2, 3, 4],
  },
  make: ({ distances: [p, q, r], left }) => {
    const isBeyondSide = p + q > r;
    const inside = p + q + r;
    const beyond = (near: number, s: number, t: number): Option => [
      s + t - near,
      true,
      null,
      both`$${s} + ${t} - ${near} = ${s + t - near}$: the point lies outside, beyond the side from which its distance is ${near}.``
        $${s} + ${t} - ${near} = ${s + t - near}$：点在三角形外，位于与它相距 ${near} 的那条边的外侧。`,
    ];
    const rights: Option[] = [
      [
        inside,
        true,
        null,
        both`$${p} + ${q} + ${r} = ${inside}$: the point lies inside the triangle.``$${p} + ${q} + ${r} = ${inside}$：点在三角形内。`,
      ],
      beyond(p, q, r),
      beyond(q, p, r),
      isBeyondSide
        ? beyond(r, p, q)
        : [
            r - p - q,
            true,
            null,
            both`$${r} - ${p} - ${q} = ${r - p - q}$: the point lies beyond a vertex, where two of the distances count as negative.``
              $${r} - ${p} - ${q} = ${r - p - q}$：点在一个顶点的外侧，那里有两个距离要算作负的。`,
          ],
    ];
    const shown = rights.filter((_, i) => i !== left);
    const values = rights.map(([value]) => value);
    const pairs = [
      [q, r],
      [p, r],
      [p, q],
    ] as const;
    const wrongs = pairs
      .map(
        ([s, t]): Option => [
          s + t,
          false,
          'stops-early',
          both`$${s} + ${t} = ${s + t}$ leaves out the third distance, which is not 0.``$${s} + ${t} = ${s + t}$ 漏掉了第三个距离，而它不是 0。`,
        ],
      )
      .filter(([value]) => !values.includes(value));
    const options = [...shown, ...wrongs.slice(0, 6 - shown.length)];
    return options.length === 6
      ? {
          stem: both`In the plane of an equilateral triangle, a point is at distances ${p}, ${q}, and ${r} from the three lines that contain the sides of the triangle. Which of the following could be the height of the triangle? Indicate all such heights.``
            在一个等边三角形所在的平面内，有一点到三条边所在直线的距离分别是 ${p}、${q} 和 ${r}。下列哪些可能是这个三角形的高？请选出所有可能的值。`,
          options,
          letters: [{ h: inside, s: 7 }, {}, {}],
          steps: [
            both`The idea: join the point to the three vertices. If the point is inside, the three triangles make up the whole, so with side $s$ and height $h$, $\frac{1}{2} s h = \frac{1}{2} s \cdot ${p} + \frac{1}{2} s \cdot ${q} + \frac{1}{2} s \cdot ${r}$, and $h = ${p} + ${q} + ${r} = ${inside}$.``
              关键在于：把这一点与三个顶点相连。若点在三角形内，三个小三角形合成整个三角形；设边长为 $s$，高为 $h$，则 $\frac{1}{2} s h = \frac{1}{2} s \cdot ${p} + \frac{1}{2} s \cdot ${q} + \frac{1}{2} s \cdot ${r}$，即 $h = ${p} + ${q} + ${r} = ${inside}$。`,
            both`The tempting path ends here. But the point may lie outside: beyond a side, the triangle on that side has to be subtracted instead of added; beyond a vertex, two triangles have to be subtracted.``
              容易走错的路到此为止。但点也可以在三角形外：在某条边的外侧时，那条边上的小三角形要减去而不是加上；在某个顶点的外侧时，有两个小三角形要减去。`,
            both`So $h$ is a sum of the three distances in which one or two may carry a minus sign, as long as the result is positive: $${q} + ${r} - ${p} = ${q + r - p}$, $${p} + ${r} - ${q} = ${p + r - q}$, and ${isBeyondSide ? `$${p} + ${q} - ${r} = ${p + q - r}$` : `$${r} - ${p} - ${q} = ${r - p - q}$`} are possible as well.``
              所以 $h$ 等于三个距离之和，其中可以有一个或两个取负号，只要结果为正：$${q} + ${r} - ${p} = ${q + r - p}$、$${p} + ${r} - ${q} = ${p + r - q}$、${isBeyondSide ? `$${p} + ${q} - ${r} = ${p + q - r}$` : `$${r} - ${p} - ${q} = ${r - p - q}$`} 也都可能。`,
          ],
        }
      : null;
  },
});
