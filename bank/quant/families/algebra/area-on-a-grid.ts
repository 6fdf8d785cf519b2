/** The area of a triangle in the plane with no side along the grid: a rectangle less three right triangles. */

import type { PlaneFigure, Point } from '#core/questions/figures.ts';
import { div } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, point } from '../../text.ts';

/** One corner in a corner of the rectangle around it, the other two on the far sides. */
export const family = defineFamily({
  tags: ['quant.algebra.coordinate', 'quant.geometry.composite-area'],
  form: 'numeric',
  difficulty: 3,
  seconds: 90,
  space: {
    x: [-4, -3, -2, -1],
    y: [-4, -3, -2],
    w: [5, 6, 7, 8],
    h: [5, 6, 7, 8],
    p: [1, 2, 3, 4, 5],
    q: [1, 2, 3, 4, 5],
    turn: [0, 1, 2, 3],
  },
  keep: ({ w, h, p, q }) => p < w && q < h && p + 1 < w && q + 1 < h && w !== h,
  make: ({ x, y, w, h, p, q, turn }) => {
    // Corners of the rectangle; the triangle has one of them, and a point on each of the two sides away from it.
    const flipX = turn === 1 || turn === 3;
    const flipY = turn >= 2;
    const at = (u: number, v: number): Point => [x + (flipX ? w - u : u), y + (flipY ? h - v : v)];
    const [P, Q, R] = [at(0, 0), at(w, q), at(p, h)];
    const parts = [(w * q) / 2, (p * h) / 2, ((w - p) * (h - q)) / 2];
    const cut = sumOf(parts);
    const area = w * h - cut;
    const names = (tip: Point): string => point(tip[0], tip[1]);
    const figure: PlaneFigure = {
      kind: 'plane',
      x: { min: -5, max: 8, step: 1 },
      y: { min: -5, max: 7, step: 1 },
      points: [
        { at: P, label: '$P$' },
        { at: Q, label: '$Q$' },
        { at: R, label: '$R$' },
      ],
      regions: [{ points: [P, Q, R] }],
      described: both`A coordinate plane with triangle $PQR$ shaded: $P$ at $${names(P)}$, $Q$ at $${names(Q)}$, and $R$ at $${names(R)}$.``坐标平面内的阴影三角形 $PQR$：$P$ 为 $${names(P)}$，$Q$ 为 $${names(Q)}$，$R$ 为 $${names(R)}$。`,
    };
    if ([P, Q, R].some(([u, v]) => u > 7 || v > 6)) return null;
    const long = div(w * q + p * h, 2);
    return {
      stem: both`The figure shows triangle $PQR$ in the $xy$-plane, with each of its vertices at a point whose coordinates are integers. What is the area of the triangle?``如图，$xy$ 平面内的三角形 $PQR$ 的每个顶点的坐标都是整数。这个三角形的面积是多少？`,
      figures: [figure],
      key: area,
      steps: [
        both`The idea: No side of the triangle lies along the grid, so put a rectangle around it and subtract the rest. Draw the rectangle with sides along the grid that just holds the triangle. It measures ${w} by ${h}, so its area is $${w} \cdot ${h} = ${w * h}$.``关键在于：三角形没有一边沿网格线，所以用长方形把它包住，再减去多余的部分。画出恰好包住三角形、边与坐标轴平行的长方形，它长 ${w}、宽 ${h}，面积为 $${w} \cdot ${h} = ${w * h}$。`,
        both`It consists of the triangle and three right triangles, with legs ${w} and ${q}, ${p} and ${h}, and $${w} - ${p} = ${w - p}$ and $${h} - ${q} = ${h - q}$: $\frac{${w} \cdot ${q}}{2} + \frac{${p} \cdot ${h}}{2} + \frac{${w - p} \cdot ${h - q}}{2} = ${cut}$.``
          它比三角形多出三个直角三角形，直角边分别为 ${w} 与 ${q}，${p} 与 ${h}，$${w} - ${p} = ${w - p}$ 与 $${h} - ${q} = ${h - q}$，面积之和为 $\frac{${w} \cdot ${q}}{2} + \frac{${p} \cdot ${h}}{2} + \frac{${w - p} \cdot ${h - q}}{2} = ${cut}$。`,
        both`The area of the triangle is $${w * h} - ${cut} = ${area}$. Faster: from $P$, the horizontal and vertical distances are ${w} and ${q} to $Q$, and ${p} and ${h} to $R$; half the difference between the crosswise products is $\frac{${w} \cdot ${h} - ${p} \cdot ${q}}{2} = ${area}$.``三角形的面积为 $${w * h} - ${cut} = ${area}$。更快的做法：从 $P$ 出发，到 $Q$ 的水平、竖直距离为 ${w} 与 ${q}，到 $R$ 的为 ${p} 与 ${h}；交叉相乘之差的一半就是 $\frac{${w} \cdot ${h} - ${p} \cdot ${q}}{2} = ${area}$。`,
      ],
      wrong: [
        [
          div(w * h, 2),
          'slanted-for-height',
          both`$\frac{${w} \cdot ${h}}{2} = ${div(w * h, 2)}$ takes the sides of the rectangle to be the base and the height.``$\frac{${w} \cdot ${h}}{2} = ${div(w * h, 2)}$ 把长方形的边当成了底和高。`,
        ],
        [
          cut,
          'complement-slip',
          both`$${w * h} - ${area} = ${cut}$ is the part of the rectangle outside the triangle.``$${w * h} - ${area} = ${cut}$ 是长方形中三角形以外的部分。`,
        ],
        [
          w * h,
          'stops-early',
          both`$${w} \cdot ${h} = ${w * h}$ is the area of the rectangle around it.``$${w} \cdot ${h} = ${w * h}$ 是外围长方形的面积。`,
        ],
        [
          div(2 * w * h - w * q - p * h, 2),
          'forgets-overlap',
          both`$${w * h} - ${long} = ${div(2 * w * h - w * q - p * h, 2)}$ fails to subtract one of the three corner triangles.``$${w * h} - ${long} = ${div(2 * w * h - w * q - p * h, 2)}$ 少减了一个角。`,
        ],
      ],
    };
  },
});
