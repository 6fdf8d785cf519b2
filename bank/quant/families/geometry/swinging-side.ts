/**
 * An angle, a side next to it and the side opposite: the third side against the foot of the height, or twice as far.
 *
 * Chains two ideas: the height splits off a triangle with known angles, and the opposite side can reach the base on either
 * side of its foot. The figure shows one of the two triangles; in some draws the other decides, in others both agree.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { polar } from '../../drawing.ts';
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, surd } from '../../text.ts';

/** The angle, the side beside it, the height and the distance of its foot, the sides that reach the base once and twice. */
const shapes = [
  {
    degrees: 30,
    side: '10',
    h: '5',
    f: '5\\sqrt{3}',
    twice: '10\\sqrt{3}',
    hh: 25,
    touch: '5',
    two: [6, 8],
  },
  {
    degrees: 30,
    side: '12',
    h: '6',
    f: '6\\sqrt{3}',
    twice: '12\\sqrt{3}',
    hh: 36,
    touch: '6',
    two: [7, 9],
  },
  {
    degrees: 30,
    side: '16',
    h: '8',
    f: '8\\sqrt{3}',
    twice: '16\\sqrt{3}',
    hh: 64,
    touch: '8',
    two: [9, 12],
  },
  { degrees: 45, side: '6\\sqrt{2}', h: '6', f: '6', twice: '12', hh: 36, touch: '6', two: [7, 8] },
  { degrees: 45, side: '8\\sqrt{2}', h: '8', f: '8', twice: '16', hh: 64, touch: '8', two: [9, 10] },
  {
    degrees: 60,
    side: '8',
    h: '4\\sqrt{3}',
    f: '4',
    twice: '8',
    hh: 48,
    touch: '4\\sqrt{3}',
    two: [7, 7],
  },
  {
    degrees: 60,
    side: '12',
    h: '6\\sqrt{3}',
    f: '6',
    twice: '12',
    hh: 108,
    touch: '6\\sqrt{3}',
    two: [11, 11],
  },
] as const;

export const family = defineFamily({
  tags: ['quant.geometry.triangles', 'quant.geometry.right-triangles'],
  form: 'qc',
  difficulty: 4,
  seconds: 110,
  space: {
    shape: shapes,
    kind: ['two at the foot', 'two and twice', 'touches'],
    which: [0, 1],
    isSwapped: [false, true],
  },
  make: ({ shape: { degrees, side, h, f, twice, hh, touch, two }, kind, which, isSwapped }) => {
    const touches = kind === 'touches';
    const isFoot = kind !== 'two and twice';
    const reach = two[which];
    const opposite = touches ? touch : `${reach}`;
    const bound = isFoot ? f : twice;
    const e = surd(reach * reach - hh);
    const length = both`The length of $AC$``$AC$ 的长`;
    const key: ComparisonKey = kind === 'two at the foot' ? 'D' : touches ? 'C' : isSwapped ? 'A' : 'B';
    const longer = [
      'trusts-the-scale',
      isFoot
        ? both`In the figure, the foot of the height lies between $A$ and $C$, but the figure is not drawn to scale, and the given measurements do not say so.``
          图中垂足在 $A$、$C$ 之间，但图形未按比例绘制，所给的数据并没有这样说。`
        : both`In the figure, $AC$ looks long, but the figure is not drawn to scale.``图中的 $AC$ 看起来很长，但图形未按比例绘制。`,
    ] as const;
    const shorter = [
      'one-case-only',
      both`That considers only one of the possible positions of $C$, the one closer to $A$.``这只看了 $C$ 离 $A$ 较近的那种位置。`,
    ] as const;
    return {
      stem: both`In triangle $ABC$ shown in the figure, angle $A$ measures ${degrees}°, $AB = ${side}$, and $BC = ${opposite}$.``
        图中三角形 $ABC$ 的角 $A$ 为 ${degrees}°，$AB = ${side}$，$BC = ${opposite}$。`,
      figures: [drawn(degrees, side, opposite)],
      a: isSwapped ? bound : length,
      b: isSwapped ? length : bound,
      key,
      letters: touches
        ? [{ h, f }, { BC: touch }, { AC: f }]
        : [{ h, f }, { e }, [{ AC: `${f} + ${e}` }, { AC: `${f} - ${e}` }]],
      steps: [
        both`The idea: draw the height $h$ from $B$ to line $AC$, and let $f$ be the distance from $A$ to its foot. The right triangle with hypotenuse $AB$ has an angle of ${degrees} degrees, so $h = ${h}$ and $f = ${f}$.``
          关键在于：从 $B$ 向直线 $AC$ 作高 $h$，设 $A$ 到垂足的距离为 $f$。以 $AB$ 为斜边的直角三角形有一个角为 ${degrees} 度，所以 $h = ${h}$，$f = ${f}$。`,
        touches
          ? both`The side $BC = ${opposite}$ is exactly as long as the height, the shortest distance from $B$ to the line. So $BC$ is the height itself, and $C$ is its foot.``
            $BC = ${opposite}$ 恰好等于高，而高是从 $B$ 到直线的最短距离。所以 $BC$ 就是高，$C$ 就是垂足。`
          : both`Now let a segment of length ${reach} swing about $B$: its end meets the line at a distance $e = \sqrt{${reach}^{2} - ${hh}} = ${e}$ from the foot, on either side of it.``
            再让长 ${reach} 的线段绕 $B$ 摆动：它的端点与直线相交处到垂足的距离为 $e = \sqrt{${reach}^{2} - ${hh}} = ${e}$，在垂足两侧都可以。`,
        touches
          ? both`There is only one such triangle, and $AC = ${f}$. The tempting path knows that two sides and an angle not between them may leave two triangles, and stops there.``
            这样的三角形只有一个，$AC = ${f}$。容易走错的路是：知道“已知两边和一边的对角，可能有两个三角形”，就到此为止。`
          : isFoot
            ? both`Since $BC$ is shorter than $AB$, both positions are on the same side of $A$, and there are two triangles: $AC = ${f} + ${e}$ or $AC = ${f} - ${e}$. The tempting path trusts the figure, which shows only one of them.``
              由于 $BC$ 比 $AB$ 短，两处都在 $A$ 的同一侧，所以有两个三角形：$AC = ${f} + ${e}$ 或 $AC = ${f} - ${e}$。容易走错的路是相信图形，而图中只画出了其中一个。`
            : both`Since $BC$ is shorter than $AB$, both positions are closer to the foot than $A$ is, and there are two triangles: $AC = ${f} + ${e}$ or $AC = ${f} - ${e}$. But $${e} < ${f}$, so both are less than $2 \cdot ${f} = ${twice}$. The tempting path stops at “two triangles”. Faster: $AC$ would be $${twice}$ if $BC$ were as long as $AB$, and a shorter $BC$ keeps $C$ within that.``
              由于 $BC$ 比 $AB$ 短，两处都比 $A$ 离垂足更近，所以有两个三角形：$AC = ${f} + ${e}$ 或 $AC = ${f} - ${e}$。但 $${e} < ${f}$，两者都小于 $2 \cdot ${f} = ${twice}$。容易走错的路是看到“有两个三角形”就停下。更快的看法：若 $BC$ 与 $AB$ 一样长，$AC$ 就是 $${twice}$；$BC$ 更短，$C$ 就到不了那么远。`,
      ],
      wrong: {
        A: isSwapped ? shorter : longer,
        B: isSwapped ? longer : shorter,
        C: [
          'assumes-special-case',
          isFoot
            ? both`$AC = ${bound}$ would need a right angle at $C$, and $BC$ is longer than the height.``$AC = ${bound}$ 要求 $C$ 处为直角，而 $BC$ 比高长。`
            : both`$AC = ${bound}$ would need $BC = AB$, so that the height bisects $AC$.``$AC = ${bound}$ 要求 $BC = AB$，这时高才平分 $AC$。`,
        ],
        D: [
          'thinks-undetermined',
          touches
            ? both`Two sides and an angle that is not between them may leave two triangles, but here $BC$ just reaches the line, and there is only one.``已知两边和一边的对角，有时会有两个三角形；但这里 $BC$ 刚好够到直线，只有一个三角形。`
            : both`There are two triangles, but in both of them $AC$ is less than $${bound}$.``三角形确实有两个，但两个三角形的 $AC$ 都小于 $${bound}$。`,
        ],
      },
    };
  },
});

/** Always the same look, with C well beyond the foot of the height and a wide angle at A. */
function drawn(degrees: number, side: string, opposite: string): GeometryFigure {
  const label = (length: string): string => (length.includes('sqrt') ? `$${length}$` : length);
  return {
    kind: 'geometry',
    points: { A: [0, 0], B: polar(7, 42), C: [8, 0] },
    segments: [
      { ends: ['A', 'B'], label: label(side) },
      { ends: ['B', 'C'], label: label(opposite) },
      { ends: ['A', 'C'] },
    ],
    angles: [{ at: ['C', 'A', 'B'], label: `${degrees}°` }],
    toScale: false,
    described: both`Triangle ABC, not drawn to scale. The angle at A measures ${degrees} degrees, side AB is ${label(side)}, and side BC is ${label(opposite)}.``
      三角形 ABC，未按比例绘制。A 处的角为 ${degrees} 度，边 AB 为 ${label(side)}，边 BC 为 ${label(opposite)}。`,
  };
}
