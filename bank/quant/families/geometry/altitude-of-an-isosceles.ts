/**
 * An altitude of an isosceles triangle makes a given angle with a side: how many values can the angle between the equal sides have?
 *
 * Chains two ideas: the altitude may come from the apex or from an end of the base, and its angle may be the one with either
 * of the sides that meet there; and the altitude from an end of the base falls outside if the apex angle is obtuse. Drawing
 * the usual altitude finds one value, drawing both finds two, and for 30 degrees two of the three cases are one triangle.
 */
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both, listed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.triangles', 'quant.geometry.angles'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    x: [10, 20, 25, 35, 40, 50, 55, 65, 30, 30],
    bound: [2, 3],
    isSwapped: [false, true],
    names: [
      ['ABC', 'AB', 'AC', 'A', 'B', 'C'],
      ['PQR', 'PQ', 'PR', 'P', 'Q', 'R'],
      ['KLM', 'KL', 'KM', 'K', 'L', 'M'],
    ],
  },
  // With 30 degrees and a bound of 2 the first two figures that one draws lead to the key.
  keep: ({ x, bound }) => x !== 30 || bound === 3,
  make: ({ x, bound, isSwapped, names: [whole, left, right, apex, one, other] }) => {
    const values = [...new Set([2 * x, 90 - x, 90 + x])].sort((a, b) => a - b);
    const key = keyOfOrder(Math.sign(values.length - bound), isSwapped);
    const measured = both`The number of possible values of the degree measure of angle $${apex}$``角 $${apex}$ 的度数可能取的值的个数`;
    const number = both`${bound}``${bound}`;
    const more = [
      'adds-overlapping',
      both`There are ${values.length} possible values: ${listed(values)}.``可能的值有 ${values.length} 个：${listed(values)}。`,
    ] as const;
    const fewer = [
      'one-case-only',
      both`There are ${values.length} possible values: ${listed(values)}. For $90 + ${x} = ${90 + x}$ the altitude lies outside the triangle, and that case is easily missed.``
        可能的值有 ${values.length} 个：${listed(values)}。当角为 $90 + ${x} = ${90 + x}$ 度时，高在三角形外面，这种情形很容易漏掉。`,
    ] as const;
    return {
      stem: both`In triangle $${whole}$, $${left} = ${right}$. One of the three altitudes of the triangle makes an angle of ${x}° with one of the sides of the triangle.``
        在三角形 $${whole}$ 中，$${left} = ${right}$。三角形的三条高中有一条与三角形的某条边成 ${x}° 角。`,
      a: isSwapped ? number : measured,
      b: isSwapped ? measured : number,
      key,
      letters: { [left!]: 7, [right!]: 7 },
      steps: [
        both`Since $${left} = ${right}$, angles $${one}$ and $${other}$ are equal. If the altitude comes from $${apex}$, it halves angle $${apex}$, so this angle measures $2 \cdot ${x} = ${2 * x}$ degrees. If it comes from $${one}$ and makes the angle with the base, then angle $${other}$ measures $90 - ${x} = ${90 - x}$ degrees, and angle $${apex}$ measures $180 - 2 \cdot ${90 - x} = ${2 * x}$ degrees again.``
          由 $${left} = ${right}$，角 $${one}$ 与角 $${other}$ 相等。若高从 $${apex}$ 引出，它平分角 $${apex}$，所以该角为 $2 \cdot ${x} = ${2 * x}$ 度。若高从 $${one}$ 引出、与底边成该角，则角 $${other}$ 为 $90 - ${x} = ${90 - x}$ 度，角 $${apex}$ 又是 $180 - 2 \cdot ${90 - x} = ${2 * x}$ 度。`,
        both`The idea: the altitude from $${one}$ may also make the angle with the side $${left}$. Then the right triangle at its foot has an angle of $90 - ${x} = ${90 - x}$ degrees at $${apex}$. If the foot lies between $${apex}$ and $${other}$, this is angle $${apex}$ itself; if it lies beyond $${apex}$, angle $${apex}$ is the supplement, $180 - ${90 - x} = ${90 + x}$ degrees.``
          关键在于：从 $${one}$ 引出的高也可以与边 $${left}$ 成该角。这时垂足处的直角三角形在 $${apex}$ 处的角为 $90 - ${x} = ${90 - x}$ 度。若垂足在 $${apex}$ 与 $${other}$ 之间，这就是角 $${apex}$；若垂足在 $${apex}$ 的另一侧，角 $${apex}$ 是它的补角，即 $180 - ${90 - x} = ${90 + x}$ 度。`,
        values.length === 3
          ? both`So there are 3 values: ${listed(values)}. The tempting path keeps every altitude inside the triangle and finds two.``所以有 3 个值：${listed(values)}。容易走错的路是只画高在三角形内部的情形，只得到两个。`
          : both`Here $2 \cdot ${x} = ${2 * x}$ and $90 - ${x} = ${90 - x}$ are the same: the triangle is equilateral. So there are only 2 values: ${listed(values)}. The tempting path counts three cases as three values.``
            这里 $2 \cdot ${x} = ${2 * x}$ 与 $90 - ${x} = ${90 - x}$ 相同，是等边三角形。所以只有 2 个值：${listed(values)}。容易走错的路是把三种情形当成三个值。`,
      ],
      wrong: {
        A: isSwapped ? fewer : more,
        B: isSwapped ? more : fewer,
        C: [
          values.length === 3 ? 'one-case-only' : 'adds-overlapping',
          values.length === 3
            ? both`Two values come of altitudes inside the triangle; $90 + ${x} = ${90 + x}$ is a third.``高在三角形内部时得到两个值，$90 + ${x} = ${90 + x}$ 是第三个。`
            : both`There are three cases, but two of them give the same angle, $2 \cdot 30 = 90 - 30$.``情形有三种，但其中两种给出同一个角：$2 \cdot 30 = 90 - 30$。`,
        ],
        D: [
          'thinks-undetermined',
          both`The angle itself is not fixed, but the number of its possible values is.``角本身不确定，但它可能取的值的个数是确定的。`,
        ],
      },
    };
  },
});
