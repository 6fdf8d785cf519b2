/**
 * A central angle fixes two corners of an isosceles triangle in a circle: what can the angle at one of them be?
 *
 * Chains two ideas: the angle at the third corner is half of the central angle, or its supplement where that corner lies on
 * the shorter arc; and each of the three corners may be the apex of the isosceles triangle. The figure leaves so much room
 * on the long arc that the short one is hardly ever thought of.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import type { Text } from '#core/texts.ts';
import { polar } from '../../drawing.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both } from '../../text.ts';

type Option = readonly [number, boolean, Misconception | null, Text];

export const family = defineFamily({
  tags: ['quant.geometry.circles', 'quant.geometry.angles', 'quant.geometry.triangles'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 140,
  space: {
    angle: [40, 48, 56, 64, 72, 76, 80, 84, 88, 96, 100, 104, 108],
    /** Which of the possible measures the options leave out; 4 leaves out none. */
    left: [1, 2, 3, 4],
  },
  make: ({ angle, left }) => {
    const [half, quarter] = [angle / 2, angle / 4];
    const rights: Option[] = [
      [
        quarter,
        true,
        null,
        both`If the third vertex is on the shorter arc, its angle is $180 - ${half} = ${180 - half}$ degrees, and the other two are $\frac{180 - ${180 - half}}{2} = ${quarter}$ degrees each.``
          第三个顶点在劣弧上时，它处的角为 $180 - ${half} = ${180 - half}$ 度，另外两个角各为 $\frac{180 - ${180 - half}}{2} = ${quarter}$ 度。`,
      ],
      [
        half,
        true,
        null,
        both`If the apex is at $A$, the angle at $B$ equals the angle at the third vertex: $\frac{${angle}}{2} = ${half}$ degrees.``
          若 $A$ 为顶角的顶点，则 $B$ 处的角等于第三个顶点处的角：$\frac{${angle}}{2} = ${half}$ 度。`,
      ],
      [
        90 - quarter,
        true,
        null,
        both`If the apex is at the third vertex, on the longer arc, the angle at $B$ is $\frac{180 - ${half}}{2} = ${90 - quarter}$ degrees.``
          若第三个顶点在优弧上且为顶角的顶点，则 $B$ 处的角为 $\frac{180 - ${half}}{2} = ${90 - quarter}$ 度。`,
      ],
      [
        180 - angle,
        true,
        null,
        both`If the apex is at $B$, the other two angles are ${half} degrees each, and the angle at $B$ is $180 - 2 \cdot ${half} = ${180 - angle}$ degrees.``
          若 $B$ 为顶角的顶点，则另外两个角各为 ${half} 度，$B$ 处的角为 $180 - 2 \cdot ${half} = ${180 - angle}$ 度。`,
      ],
    ];
    const values = rights.map(([value]) => value);
    const wrongs: Option[] = [
      [
        90 - half,
        false,
        'answers-another-question',
        both`$\frac{180 - ${angle}}{2} = ${90 - half}$ is the measure of angle $ABO$, in a triangle whose apex is the center.``
          $\frac{180 - ${angle}}{2} = ${90 - half}$ 是角 $ABO$ 的度数，那个三角形以圆心为顶点。`,
      ],
      [
        angle,
        false,
        'answers-another-question',
        both`$${angle}$ is the angle at the center; an inscribed angle over the same arc is half of it.``$${angle}$ 是圆心角；同弧所对的圆周角只有它的一半。`,
      ],
      [
        180 - half,
        false,
        'answers-another-question',
        both`$180 - ${half} = ${180 - half}$ is the angle at the third vertex if it is on the shorter arc; at $B$ such an angle would leave only ${half} degrees for the two others, and the third vertex would need all of them.``
          $180 - ${half} = ${180 - half}$ 是第三个顶点在劣弧上时它处的角；若 $B$ 处有这样大的角，另两个角一共只剩 ${half} 度，而第三个顶点处的角就要占去全部。`,
      ],
    ];
    const shown = rights.filter((_, i) => i !== left);
    const options = [
      ...shown,
      ...wrongs.filter(([value]) => !values.includes(value)).slice(0, left === 4 ? 2 : 3),
    ];
    return {
      stem: both`In the figure, $O$ is the center of the circle, and angle $AOB$ measures ${angle}°. Points $A$ and $B$ are two vertices of an isosceles triangle whose third vertex is also on the circle. Which of the following could be the measure, in degrees, of the angle of this triangle at $B$? Indicate all such measures.``
        如图，$O$ 是圆心，角 $AOB$ 为 ${angle}°。$A$、$B$ 是一个等腰三角形的两个顶点，它的第三个顶点也在圆上。下列哪些可能是这个三角形在 $B$ 处的角的度数？请选出所有可能的值。`,
      figures: [drawn(angle)],
      options,
      steps: [
        both`If the third vertex is on the longer arc, its angle is half of the central angle, $\frac{${angle}}{2} = ${half}$ degrees. Any of the three vertices may be the apex: at the third vertex, the angle at $B$ is $\frac{180 - ${half}}{2} = ${90 - quarter}$; at $A$, it is ${half}; at $B$, it is $180 - 2 \cdot ${half} = ${180 - angle}$ degrees.``
          若第三个顶点在优弧上，它处的角是圆心角的一半，即 $\frac{${angle}}{2} = ${half}$ 度。三个顶点都可能是顶角的顶点：是第三个顶点时，$B$ 处的角为 $\frac{180 - ${half}}{2} = ${90 - quarter}$ 度；是 $A$ 时为 ${half} 度；是 $B$ 时为 $180 - 2 \cdot ${half} = ${180 - angle}$ 度。`,
        both`The idea: the third vertex may also be on the shorter arc, where its angle is $180 - ${half} = ${180 - half}$ degrees. An obtuse angle can only be at the apex, so the angle at $B$ is $\frac{180 - ${180 - half}}{2} = ${quarter}$ degrees.``
          关键在于：第三个顶点也可以在劣弧上，那里的角是 $180 - ${half} = ${180 - half}$ 度。钝角只能是顶角，所以 $B$ 处的角为 $\frac{180 - ${180 - half}}{2} = ${quarter}$ 度。`,
        both`So the angle at $B$ has four possible measures. The tempting path puts the third vertex where the figure leaves room, and finds three of them or only one.``
          所以 $B$ 处的角有四种可能。容易走错的路是把第三个顶点放在图中空处，只找到三种，甚至只找到一种。`,
      ],
    };
  },
});

function drawn(angle: number): GeometryFigure {
  const [from, to] = [270 - angle / 2, 270 + angle / 2];
  return {
    kind: 'geometry',
    points: { O: [0, 0], A: polar(4, from), B: polar(4, to) },
    segments: [{ ends: ['O', 'A'] }, { ends: ['O', 'B'] }, { ends: ['A', 'B'] }],
    circles: [{ center: 'O', radius: 4 }],
    angles: [{ at: ['A', 'O', 'B'], label: `${angle}°` }],
    toScale: true,
    described: both`A circle with center O. A and B are points on the circle; the radii OA and OB and the chord AB are drawn. Angle AOB measures ${angle} degrees.``
      一个圆，圆心为 O。A、B 是圆上的点，画出了半径 OA、OB 和弦 AB。角 AOB 为 ${angle} 度。`,
  };
}
