/**
 * Semicircles on the three sides of a right triangle: the two moons against the triangle, or against a number.
 *
 * Chains two ideas: the moons are the small semicircles and the triangle less the large semicircle, and the Pythagorean
 * theorem lets the semicircles cancel. Bounded by arcs, the moons seem to need π, or lengths that are not given.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { between } from '../../drawing.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both, pi } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.composite-area', 'quant.geometry.circles'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    legs: [
      [6, 8],
      [5, 12],
      [8, 15],
      [9, 12],
      [7, 10],
      [4, 9],
      [10, 12],
      [6, 11],
      [8, 9],
    ],
    against: ['triangle', 'area', 'pi below', 'pi above', 'pi above'],
    isSwapped: [false, true],
  },
  make: ({ legs: [p, q], against, isSwapped }) => {
    const area = (p * q) / 2;
    const below = Math.floor(area / Math.PI);
    const value = { triangle: 0, area, 'pi below': pi(below), 'pi above': pi(below + 1) }[against];
    const order = { triangle: 0, area: 0, 'pi below': 1, 'pi above': -1 }[against];
    const isBare = against === 'triangle';
    const moons = both`The sum of the areas of the shaded regions``阴影部分的面积之和`;
    const other = isBare ? both`The area of triangle $ABC$``三角形 $ABC$ 的面积` : value;
    const more = [
      'judges-by-looks',
      isBare
        ? both`The shaded regions stretch around the triangle, but they are thin; their areas add up to exactly that of the triangle.``
          阴影部分环绕在三角形外侧，看起来很长，却很窄；它们的面积之和恰好等于三角形的面积。`
        : both`The shaded regions stretch far around, but together they are no larger than the triangle: $\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$.``
          阴影部分虽然拉得很长，合起来却不比三角形大：$\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$。`,
    ] as const;
    const less = [
      'judges-by-looks',
      isBare
        ? both`The shaded regions look thin beside the triangle, but their areas add up to exactly that of the triangle.``
          阴影部分看起来比三角形窄得多，但它们的面积之和恰好等于三角形的面积。`
        : both`The shaded regions look thin, but together they are as large as the triangle: $\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$.``
          阴影部分看起来很窄，合起来却与三角形一样大：$\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$。`,
    ] as const;
    return {
      stem: isBare
        ? both`In the figure, triangle $ABC$ has a right angle at $C$. The arcs are semicircles with diameters $AB$, $AC$, and $BC$, and $C$ is on the semicircle with diameter $AB$.``
          如图，三角形 $ABC$ 在 $C$ 处为直角。图中的弧是分别以 $AB$、$AC$、$BC$ 为直径的半圆，$C$ 在以 $AB$ 为直径的半圆上。`
        : both`In the figure, triangle $ABC$ has a right angle at $C$, with $AC = ${q}$ and $BC = ${p}$. The arcs are semicircles with diameters $AB$, $AC$, and $BC$, and $C$ is on the semicircle with diameter $AB$.``
          如图，三角形 $ABC$ 在 $C$ 处为直角，$AC = ${q}$，$BC = ${p}$。图中的弧是分别以 $AB$、$AC$、$BC$ 为直径的半圆，$C$ 在以 $AB$ 为直径的半圆上。`,
      figures: [drawn(p, q, !isBare)],
      a: isSwapped ? other : moons,
      b: isSwapped ? moons : other,
      key: keyOfOrder(order, isSwapped),
      steps: [
        both`The idea: find the shaded regions as a difference. The two smaller semicircles and the triangle together make up the shaded regions and the semicircle on $AB$. So the shaded regions are the two smaller semicircles plus the triangle, minus the large semicircle.``
          关键在于：把阴影部分看成差。两个小半圆与三角形合起来，正好是阴影部分加上以 $AB$ 为直径的半圆。所以阴影部分等于两个小半圆加三角形，再减去大半圆。`,
        both`A semicircle with diameter $d$ has area $\frac{1}{2} \pi \left(\frac{d}{2}\right)^{2} = \frac{\pi}{8} d^{2}$. Since $AC^{2} + BC^{2} = AB^{2}$, the two smaller semicircles are together exactly as large as the large one, and they cancel.``
          直径为 $d$ 的半圆面积为 $\frac{1}{2} \pi \left(\frac{d}{2}\right)^{2} = \frac{\pi}{8} d^{2}$。由于 $AC^{2} + BC^{2} = AB^{2}$，两个小半圆的面积之和恰好等于大半圆，互相抵消。`,
        isBare
          ? both`What is left is the triangle: the shaded regions together have the area of triangle $ABC$, whatever its legs are.``
            剩下的就是三角形：无论两条直角边多长，阴影部分的面积之和都等于三角形 $ABC$ 的面积。`
          : against === 'area'
            ? both`What is left is the triangle: the shaded regions together have an area of $\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$.``
              剩下的就是三角形：阴影部分的面积之和为 $\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$。`
            : both`What is left is the triangle: the shaded regions together have an area of $\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$, and $${value} \approx ${((against === 'pi below' ? below : below + 1) * Math.PI).toFixed(1)}$.``
              剩下的就是三角形：阴影部分的面积之和为 $\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$，而 $${value} \approx ${((against === 'pi below' ? below : below + 1) * Math.PI).toFixed(1)}$。`,
      ],
      letters: [{}, { d: 7, AC: q, BC: p, AB: `\\sqrt{${p * p + q * q}}` }, {}],
      wrong: {
        A: isSwapped ? less : more,
        B: isSwapped ? more : less,
        C: [
          'judges-by-looks',
          both`The number is close, but the area of the shaded regions is $\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$: no $\pi$ is left in it.``
            这个数虽然接近，但阴影部分的面积是 $\frac{1}{2} \cdot ${p} \cdot ${q} = ${area}$，其中不再含有 $\pi$。`,
        ],
        D: [
          'thinks-undetermined',
          isBare
            ? both`No length is needed: the semicircles cancel for every right triangle.``不需要任何长度：对每个直角三角形，半圆都互相抵消。`
            : both`The two legs determine everything: the triangle, and with it all three semicircles.``两条直角边就确定了一切：三角形，以及三个半圆。`,
        ],
      },
    };
  },
});

function drawn(p: number, q: number, isLabelled: boolean): GeometryFigure {
  // Larger than life by the hypotenuse, which makes all coordinates whole or half: rounded centers would bend the arcs.
  const [A, B, C] = [
    [0, 0],
    [p * p + q * q, 0],
    [q * q, p * q],
  ] as const;
  const large = { sector: { center: 'O', from: 'B', to: 'A' } };
  const triangle = { polygon: ['A', 'B', 'C'] };
  return {
    kind: 'geometry',
    points: { A, B, C, O: between(A, B, 0.5), M: between(A, C, 0.5), N: between(B, C, 0.5) },
    named: ['A', 'B', 'C'],
    segments: [
      { ends: ['A', 'B'] },
      { ends: ['A', 'C'], ...(isLabelled && { label: `${q}` }) },
      { ends: ['B', 'C'], ...(isLabelled && { label: `${p}` }) },
    ],
    arcs: [
      { center: 'O', from: 'B', to: 'A' },
      { center: 'M', from: 'C', to: 'A' },
      { center: 'N', from: 'B', to: 'C' },
    ],
    angles: [{ at: ['A', 'C', 'B'], right: true }],
    shaded: [
      { shape: { sector: { center: 'M', from: 'C', to: 'A' } }, without: [large, triangle] },
      { shape: { sector: { center: 'N', from: 'B', to: 'C' } }, without: [large, triangle] },
    ],
    toScale: true,
    described: isLabelled
      ? both`Triangle ABC with a right angle at C; AC is ${q} and BC is ${p}. A semicircle with diameter AB passes through C. Semicircles with diameters AC and BC lie outside the triangle; the parts of these two that are outside the semicircle on AB are shaded.``
        三角形 ABC，C 处为直角，AC 为 ${q}，BC 为 ${p}。以 AB 为直径的半圆经过 C。以 AC、BC 为直径的半圆在三角形外侧；这两个半圆在以 AB 为直径的半圆之外的部分为阴影部分。`
      : both`Triangle ABC with a right angle at C. A semicircle with diameter AB passes through C. Semicircles with diameters AC and BC lie outside the triangle; the parts of these two that are outside the semicircle on AB are shaded.``
        三角形 ABC，C 处为直角。以 AB 为直径的半圆经过 C。以 AC、BC 为直径的半圆在三角形外侧；这两个半圆在以 AB 为直径的半圆之外的部分为阴影部分。`,
  };
}
