/** Two sides and a hint about the angle between them: the third side against the hypotenuse of a known triple. */

import type { GeometryFigure } from '#core/questions/figures.ts';
import { roundTo } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.triangles', 'quant.geometry.right-triangles'],
  form: 'qc',
  difficulty: 3,
  seconds: 80,
  space: {
    triple: [
      [3, 4, 5],
      [5, 12, 13],
      [6, 8, 10],
      [8, 15, 17],
      [7, 24, 25],
      [9, 12, 15],
      [20, 21, 29],
      [12, 16, 20],
    ],
    given: ['x > 90', 'x < 90', 'x = 90', ''],
  },
  make: ({ triple: [a, b, c], given }) => {
    const key = ({ 'x > 90': 'A', 'x < 90': 'B', 'x = 90': 'C', '': 'D' } as const)[given];
    const idea =
      given === ''
        ? both`The idea: Two sides do not fix the third, which grows with the angle between them; a figure does not give that angle.``关键在于：两条边不能确定第三边，第三边随夹角增大而变长，而夹角不能由图形看出。`
        : both`The idea: Compare with the right angle: the wider the angle between two fixed sides, the longer the side opposite it.``关键在于：与直角的情形比较：两边固定时，夹角越大，所对的边越长。`;
    // Without a condition the figure looks right-angled, which is the trap.
    const drawn = { 'x > 90': 112, 'x < 90': 68, 'x = 90': 90, '': 90 }[given];
    return {
      difficulty: given === 'x = 90' ? 1 : 3,
      stem:
        given === ''
          ? both`In triangle $PQR$, $PQ = ${a}$ and $QR = ${b}$.``在三角形 $PQR$ 中，$PQ = ${a}$，$QR = ${b}$。`
          : both`In triangle $PQR$, $PQ = ${a}$, $QR = ${b}$, and $${given}$.``
            在三角形 $PQR$ 中，$PQ = ${a}$，$QR = ${b}$，且 $${given}$。`,
      figures: [triangle(a, b, drawn, given !== '')],
      a: 'PR',
      b: c,
      key,
      letters: { PR: c },
      steps: [
        both`${idea} If the angle at $Q$ were a right angle, the Pythagorean theorem would give $PR = \sqrt{${a}^{2} + ${b}^{2}}
          = \sqrt{${a * a + b * b}} = ${c}$.``${idea}假如 $Q$ 处的角是直角，由勾股定理得 $PR = \sqrt{${a}^{2} + ${b}^{2}}
          = \sqrt{${a * a + b * b}} = ${c}$。`,
        both`With $PQ$ and $QR$ fixed, opening the angle between them moves $P$ and $R$ apart, and closing it brings them together.``
          $PQ$ 与 $QR$ 的长度固定时，夹角张得越大，$P$ 与 $R$ 离得越远；夹角越小，离得越近。`,
        {
          A: both`The angle is greater than a right angle, so $PR$ is longer than ${c}.``夹角大于直角，所以 $PR$ 比 ${c} 长。`,
          B: both`The angle is less than a right angle, so $PR$ is shorter than ${c}.``夹角小于直角，所以 $PR$ 比 ${c} 短。`,
          C: both`The angle is a right angle, so $PR$ is exactly ${c}.``夹角正是直角，所以 $PR$ 恰好等于 ${c}。`,
          D: both`Nothing is said about the angle, and the figure is not to scale, so $PR$ may be less than, equal to, or greater than ${c}.``
            题目没有给出夹角的大小，图形又未按比例绘制，所以 $PR$ 可能小于、等于或大于 ${c}。`,
        }[key],
      ],
      wrong: {
        A: [
          'reverses-comparison',
          both`That would require an angle known to be greater than a right angle.``只有已知夹角大于直角时才成立。`,
        ],
        B: [
          'reverses-comparison',
          both`That would require an angle known to be less than a right angle.``只有已知夹角小于直角时才成立。`,
        ],
        C: [
          'trusts-the-scale',
          both`The numbers ${a}, ${b}, and ${c} suggest a right triangle, but no right angle is given.``
            ${a}、${b}、${c} 这组数让人想到直角三角形，但题目并没有给出直角。`,
        ],
        D: [
          'thinks-undetermined',
          both`The exact angle is not needed: it is enough to know how it compares with a right angle.``
            不需要知道夹角的确切度数，只要知道它与直角相比如何就够了。`,
        ],
      },
    };
  },
});

/** Triangle PQR with Q at the origin and R to its right; its angle has a name where the stem speaks of it. */
function triangle(a: number, b: number, degrees: number, isNamed: boolean): GeometryFigure {
  const turn = (degrees * Math.PI) / 180;
  return {
    kind: 'geometry',
    points: { P: [roundTo(a * Math.cos(turn), 3), roundTo(a * Math.sin(turn), 3)], Q: [0, 0], R: [b, 0] },
    segments: [
      { ends: ['P', 'Q'], label: `${a}` },
      { ends: ['Q', 'R'], label: `${b}` },
      { ends: ['P', 'R'] },
    ],
    ...(isNamed && { angles: [{ at: ['P', 'Q', 'R'] as const, label: '$x$°' }] }),
    toScale: false,
    described: isNamed
      ? both`Triangle PQR, not drawn to scale. Side PQ is ${a}, side QR is ${b}, and the angle at Q measures x degrees.``
        三角形 PQR，未按比例绘制。边 PQ 为 ${a}，边 QR 为 ${b}，Q 处的角为 x 度。`
      : both`Triangle PQR, not drawn to scale. Side PQ is ${a}, and side QR is ${b}.``三角形 PQR，未按比例绘制。边 PQ 为 ${a}，边 QR 为 ${b}。`,
  };
}
