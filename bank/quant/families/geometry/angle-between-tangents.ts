/**
 * Two tangents meet at a known angle: the angle at a third point of the circle against a number.
 *
 * Chains two ideas: the radii to the points of tangency make the central angle the supplement of the angle between the
 * tangents; and an angle at the circle is half of the central angle or, on the shorter arc, the supplement of that half.
 * The third point is not drawn, and one thinks of it on the far side; in some draws only the near side is possible.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { polar } from '../../drawing.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.geometry.angles'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    angle: [40, 44, 48, 50, 52, 56, 60, 64, 68, 70, 72, 76, 80, 84],
    kind: ['free', 'greater', 'greater'],
    bound: ['far', 'far', 'near', 'right', 'central'],
    isSwapped: [false, true],
  },
  make: ({ angle, kind, bound, isSwapped }) => {
    const central = 180 - angle;
    const [far, near] = [central / 2, 180 - central / 2];
    const isOpen = kind === 'free';
    // The condition has to rule out the far side.
    if (!isOpen && (far > angle || bound === 'far')) return null;
    const value = { far, near, right: 90, central }[bound];
    const key = keyOfOrders(
      (isOpen ? [far, near] : [near]).map((x) => Math.sign(x - value)),
      isSwapped,
    );
    if (isOpen && key !== 'D') return null;
    // Who puts the point on the far side must not be right, except by way of the condition.
    if (!isOpen && Math.sign(far - value) === Math.sign(near - value)) return null;
    const openNote = both`The angle measures ${far} degrees if the third point is on the longer arc and ${near} degrees if it is on the shorter one, nearer to $P$.``
      第三个点在较长的弧上时，该角为 ${far} 度；在靠近 $P$ 的较短的弧上时，为 ${near} 度。`;
    const fixedNote = both`On the longer arc the angle would be ${far} degrees, which is not greater than ${angle}. So the third point is on the shorter arc, and the angle measures ${near} degrees.``
      若第三个点在较长的弧上，该角为 ${far} 度，并不大于 ${angle} 度。所以它在较短的弧上，该角为 ${near} 度。`;
    const note = isOpen ? openNote : fixedNote;
    return {
      stem: isOpen
        ? both`In the figure, $PA$ and $PB$ are tangent to the circle at $A$ and $B$, and angle $APB$ measures ${angle}°. Segments (not shown) join $A$ and $B$ to a third point on the circle, and the angle between these two segments measures $x$°.``
          如图，$PA$、$PB$ 分别与圆相切于 $A$、$B$，角 $APB$ 为 ${angle}°。从圆上另一点向 $A$、$B$ 各连一条线段（图中未画出），这两条线段的夹角为 $x$°。`
        : both`In the figure, $PA$ and $PB$ are tangent to the circle at $A$ and $B$, and angle $APB$ measures ${angle}°. Segments (not shown) join $A$ and $B$ to a third point on the circle, the angle between these two segments measures $x$°, and $x > ${angle}$.``
          如图，$PA$、$PB$ 分别与圆相切于 $A$、$B$，角 $APB$ 为 ${angle}°。从圆上另一点向 $A$、$B$ 各连一条线段（图中未画出），这两条线段的夹角为 $x$°，且 $x > ${angle}$。`,
      figures: [drawn(angle)],
      a: isSwapped ? value : 'x',
      b: isSwapped ? 'x' : value,
      key,
      letters: [{}, [{ x: far }, { x: near }], isOpen ? {} : { x: near }],
      steps: [
        both`Draw the radii to $A$ and $B$. They are perpendicular to the tangents, so in the quadrilateral that they form with $PA$ and $PB$ the angle at the center measures $360 - 90 - 90 - ${angle} = ${central}$ degrees.``
          作到 $A$、$B$ 的半径，它们垂直于切线。在半径与 $PA$、$PB$ 围成的四边形中，圆心处的角为 $360 - 90 - 90 - ${angle} = ${central}$ 度。`,
        both`An angle at the circle is half of the arc that it faces. If the third point is on the longer arc, $x = \frac{${central}}{2} = ${far}$. The idea: it may also be on the shorter arc, between $P$ and the center; then the angle faces the longer arc, and $x = \frac{360 - ${central}}{2} = ${near}$.``
          圆周角等于所对弧的度数的一半。若第三个点在较长的弧上，$x = \frac{${central}}{2} = ${far}$。关键在于：它也可能在靠近 $P$ 的较短的弧上，这时该角对着较长的弧，$x = \frac{360 - ${central}}{2} = ${near}$。`,
        isOpen
          ? both`So $x$ is ${far} or ${near}, and the two do not compare with ${value} in the same way. The tempting path puts the point on the far side and stops.``
            所以 $x$ 为 ${far} 或 ${near}，两者与 ${value} 相比的结果不同。容易走错的路是只把这个点放在离 $P$ 较远的一侧。`
          : both`Since ${far} is not greater than ${angle}, the point is on the shorter arc, and $x = ${near}$. The tempting path puts the point on the far side, where it cannot be, or sees no more than that $x$ is greater than ${angle}.``
            由于 ${far} 不大于 ${angle}，这个点在较短的弧上，$x = ${near}$。容易走错的路是把它放在离 $P$ 较远的一侧，而那是不可能的；或者只看到 $x$ 大于 ${angle}。`,
      ],
      wrong: {
        A: ['one-case-only', note],
        B: ['one-case-only', note],
        C: [
          'one-case-only',
          bound === 'central'
            ? both`$180 - ${angle} = ${central}$ is the angle at the center, not at the circle.``$180 - ${angle} = ${central}$ 是圆心角，不是圆周角。`
            : note,
        ],
        D: ['thinks-undetermined', fixedNote],
      },
    };
  },
});

/** The circle between its tangents; the third point is left out. */
function drawn(angle: number): GeometryFigure {
  // One shape for all draws: the angle at P is drawn as 62 degrees.
  const [radius, open] = [4, 59];
  const distance = radius / Math.cos((open * Math.PI) / 180);
  return {
    kind: 'geometry',
    points: {
      o: [0, 0],
      P: polar(distance, 180),
      A: polar(radius, 180 - open),
      B: polar(radius, 180 + open),
    },
    named: ['P', 'A', 'B'],
    segments: [{ ends: ['P', 'A'] }, { ends: ['P', 'B'] }],
    circles: [{ center: 'o', radius }],
    angles: [{ at: ['A', 'P', 'B'], label: `${angle}°` }],
    toScale: false,
    described: both`A circle and a point P outside it. PA and PB are tangent to the circle at A and B, and the angle between them at P measures ${angle} degrees. Not drawn to scale.``
      一个圆和圆外一点 P。PA、PB 与圆相切于 A、B，它们在 P 处的夹角为 ${angle} 度。图形未按比例绘制。`,
  };
}
