/**
 * Three corners of a cube make a triangle: which areas, or which perimeters, can it have?
 *
 * Chains two ideas: two corners are an edge, a diagonal of a face or a diagonal of the cube apart, and only three of the
 * many triples of these lengths occur. The triangle of three face diagonals is the one that is overlooked; triples that
 * merely could be the sides of a triangle are taken for triangles of the cube.
 */
import { div } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both, surd } from '../../text.ts';

type Option = readonly [string, boolean, Misconception | null, Text];

export const family = defineFamily({
  tags: ['quant.geometry.solids', 'quant.geometry.right-triangles'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 130,
  space: { edge: [2, 4, 6, 8, 10, 12], asked: ['area', 'perimeter'], left: [0, 1, 2, 3, 3] },
  make: ({ edge: e, asked, left }) => {
    const isArea = asked === 'area';
    const half = (e * e) / 2;
    const [face, space] = [surd(2, e), surd(3, e)];
    const areas: Option[] = [
      [
        `${half}`,
        true,
        null,
        both`Two edges at a right angle: $\frac{1}{2} \cdot ${e} \cdot ${e} = ${half}$.``两条互相垂直的棱：$\frac{1}{2} \cdot ${e} \cdot ${e} = ${half}$。`,
      ],
      [
        surd(2, half),
        true,
        null,
        both`An edge and a diagonal of a face at a right angle: $\frac{1}{2} \cdot ${e} \cdot ${face} = ${surd(2, half)}$.``一条棱与一条面对角线互相垂直：$\frac{1}{2} \cdot ${e} \cdot ${face} = ${surd(2, half)}$。`,
      ],
      [
        surd(3, half),
        true,
        null,
        both`Three diagonals of faces make an equilateral triangle: $\frac{\sqrt{3}}{4} \cdot (${face})^{2} = ${surd(3, half)}$.``三条面对角线围成等边三角形：$\frac{\sqrt{3}}{4} \cdot (${face})^{2} = ${surd(3, half)}$。`,
      ],
    ];
    const wrongAreas: Option[] = [
      [
        surd(3, div(half, 2)),
        false,
        'assumes-special-case',
        both`$\frac{\sqrt{3}}{4} \cdot ${e}^{2} = ${surd(3, div(half, 2))}$ belongs to a triangle with three edges as sides, which does not occur in a cube.``$\frac{\sqrt{3}}{4} \cdot ${e}^{2} = ${surd(3, div(half, 2))}$ 属于三边都是棱的三角形，正方体中没有这样的三角形。`,
      ],
      [
        surd(2, 2 * half),
        false,
        'forgets-half',
        both`$${e} \cdot ${face} = ${surd(2, 2 * half)}$ is the area of a rectangle through the cube, twice that of the triangle.``$${e} \cdot ${face} = ${surd(2, 2 * half)}$ 是正方体的对角面的面积，是三角形的两倍。`,
      ],
      [
        surd(6, half),
        false,
        'assumes-special-case',
        both`$\frac{1}{2} \cdot ${face} \cdot ${space} = ${surd(6, half)}$ takes a diagonal of a face and a diagonal of the cube to meet at a right angle.``$\frac{1}{2} \cdot ${face} \cdot ${space} = ${surd(6, half)}$ 是把面对角线与体对角线当成互相垂直。`,
      ],
    ];
    const sum = (one: number, two: number, three: number): string => {
      const roots = [two > 0 ? surd(2, two * e) : '', three > 0 ? surd(3, three * e) : ''];
      return [one > 0 ? `${one * e}` : '', ...roots].filter((part) => part !== '').join(' + ');
    };
    const perimeters: Option[] = [
      [
        sum(2, 1, 0),
        true,
        null,
        both`Two edges and the diagonal of their face: $${e} + ${e} + ${face} = ${sum(2, 1, 0)}$.``两条棱和它们所在面的对角线：$${e} + ${e} + ${face} = ${sum(2, 1, 0)}$。`,
      ],
      [
        sum(1, 1, 1),
        true,
        null,
        both`An edge, a diagonal of a face, and a diagonal of the cube: $${sum(1, 1, 1)}$.``一条棱、一条面对角线和一条体对角线：$${sum(1, 1, 1)}$。`,
      ],
      [
        sum(0, 3, 0),
        true,
        null,
        both`Three diagonals of faces: $${face} + ${face} + ${face} = ${sum(0, 3, 0)}$.``三条面对角线：$${face} + ${face} + ${face} = ${sum(0, 3, 0)}$。`,
      ],
    ];
    const wrongPerimeters: Option[] = [
      [
        sum(1, 2, 0),
        false,
        'assumes-special-case',
        both`$${e} + ${face} + ${face} = ${sum(1, 2, 0)}$: two diagonals of faces that start at the same vertex end a face diagonal apart, not an edge apart.``$${e} + ${face} + ${face} = ${sum(1, 2, 0)}$：从同一顶点出发的两条面对角线，另一端相距一条面对角线，而不是一条棱。`,
      ],
      [
        sum(2, 0, 1),
        false,
        'assumes-special-case',
        both`$${e} + ${e} + ${space} = ${sum(2, 0, 1)}$: two edges from the same vertex lie in a face, and their other ends are not opposite vertices of the cube.``$${e} + ${e} + ${space} = ${sum(2, 0, 1)}$：从同一顶点出发的两条棱在同一个面内，它们的另一端不是正方体的相对顶点。`,
      ],
      [
        `${3 * e}`,
        false,
        'assumes-special-case',
        both`$3 \cdot ${e} = ${3 * e}$: three edges of a cube never form a triangle.``$3 \cdot ${e} = ${3 * e}$：三条棱围不成三角形。`,
      ],
    ];
    const [rights, wrongs] = isArea ? [areas, wrongAreas] : [perimeters, wrongPerimeters];
    const shown = rights.filter((_, i) => i !== left);
    return {
      stem: isArea
        ? both`The figure shows a cube with edges of length ${e}. Three of the vertices of the cube are the vertices of a triangle. Which of the following could be the area of the triangle? Indicate all such areas.``
          图为棱长 ${e} 的正方体。以它的三个顶点为顶点作一个三角形。下列哪些可能是这个三角形的面积？请选出所有可能的值。`
        : both`The figure shows a cube with edges of length ${e}. Three of the vertices of the cube are the vertices of a triangle. Which of the following could be the perimeter of the triangle? Indicate all such perimeters.``
          图为棱长 ${e} 的正方体。以它的三个顶点为顶点作一个三角形。下列哪些可能是这个三角形的周长？请选出所有可能的值。`,
      figures: [
        {
          kind: 'solid',
          solid: { shape: 'box', length: e, width: e, height: e },
          labels: { length: `${e}` },
          described: both`A cube; one edge is labeled ${e}.``一个正方体，一条棱标有长度 ${e}。`,
        },
      ],
      options: [...shown, ...wrongs],
      steps: [
        both`Two vertices of the cube are ${e} apart (an edge), $${face}$ apart (the diagonal of a face), or $${space}$ apart (the diagonal of the cube).``
          正方体的两个顶点之间，距离为 ${e}（棱）、$${face}$（面对角线）或 $${space}$（体对角线）。`,
        both`The idea: not every choice of three such lengths occurs. Start from one vertex and look at which lengths meet: edge, edge, face diagonal; edge, face diagonal, cube diagonal; or three face diagonals, which is the triangle that is easily overlooked.``
          关键在于：并不是任取三个这样的长度都行。从一个顶点出发，看哪些长度能围成三角形：棱、棱、面对角线；棱、面对角线、体对角线；以及三条面对角线，最后这种最容易漏掉。`,
        isArea
          ? both`The first two are right triangles with areas of $\frac{1}{2} \cdot ${e} \cdot ${e} = ${half}$ and $\frac{1}{2} \cdot ${e} \cdot ${face} = ${surd(2, half)}$; the third is equilateral with an area of $\frac{\sqrt{3}}{4} \cdot (${face})^{2} = ${surd(3, half)}$.``
            前两种是直角三角形，面积为 $\frac{1}{2} \cdot ${e} \cdot ${e} = ${half}$ 和 $\frac{1}{2} \cdot ${e} \cdot ${face} = ${surd(2, half)}$；第三种是等边三角形，面积为 $\frac{\sqrt{3}}{4} \cdot (${face})^{2} = ${surd(3, half)}$。`
          : both`The perimeters are $${e} + ${e} + ${face} = ${sum(2, 1, 0)}$, $${sum(1, 1, 1)}$, and $3 \cdot ${face} = ${sum(0, 3, 0)}$.``
            周长分别为 $${e} + ${e} + ${face} = ${sum(2, 1, 0)}$、$${sum(1, 1, 1)}$ 和 $3 \cdot ${face} = ${sum(0, 3, 0)}$。`,
      ],
    };
  },
});
