/**
 * Two triangles that share a side, with some of their angles: a side of the one against a side of the other.
 *
 * Chains two ideas: in each triangle the third angle has to be found before its sides can be ordered, and the two orders
 * are joined through the shared side. Where a triangle has one angle only, a right or obtuse one still makes the shared
 * side the longest. The figure is drawn so that the look points the other way.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { range } from '../../arithmetic.ts';
import { polar } from '../../drawing.ts';
import { defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.triangles', 'quant.geometry.angles'],
  form: 'qc',
  difficulty: 3,
  seconds: 100,
  space: {
    // The angles at A and at B of triangle ABC, those at C and at D of triangle ACD; 0 where none is given.
    atA: range(52, 68),
    atB: range(55, 64),
    atC: [0, 0, 0, 0, 0, 0, 52, 55, 56, 58, 59, 62, 64, 65, 68],
    atD: [56, 58, 59, 61, 62, 64, 91, 93, 96, 90, 102, 98],
    isSwapped: [false, true],
  },
  keep: ({ atA, atB, atC, atD }) => {
    const gap = Math.abs(180 - atA - atB - atB);
    const other = 180 - atC - atD - atD;
    if (atA === 60 || gap > 4 || (atC === 0 && gap > 2)) return false;
    return atC === 0 ? true : atD < 90 && Math.abs(other) <= 4;
  },
  make: ({ atA, atB, atC, atD, isSwapped }) => {
    const third = 180 - atA - atB;
    const other = 180 - atC - atD;
    const isOpen = atC === 0;
    const isWide = atD >= 90;
    // AB against AC, and AC against CD.
    const near = Math.sign(third - atB);
    const far = isOpen ? 1 : Math.sign(atD - other);
    if (isOpen && isWide && near < 0) return null;
    if (!isOpen && near * far < 0) return null;
    const isFree = isOpen && !isWide;
    const order = near === 0 ? far : near;
    const key = keyOfOrders(isFree ? [-1, 0, 1] : [order], isSwapped);
    const [sign, zhSign] =
      near > 0 ? ['longer than', '长于'] : near < 0 ? ['shorter than', '短于'] : ['as long as', '等于'];
    const seen = isFree ? 0 : order;
    return {
      difficulty: isOpen && isWide ? 4 : 3,
      stem: both`In the figure, segment $AC$ divides quadrilateral $ABCD$ into two triangles.``如图，线段 $AC$ 把四边形 $ABCD$ 分成两个三角形。`,
      figures: [drawn({ atA, atB, atC, atD }, seen)],
      a: isSwapped ? 'CD' : 'AB',
      b: isSwapped ? 'AB' : 'CD',
      key,
      steps: [
        both`The idea: compare both sides with $AC$, which the triangles share. In triangle $ABC$, the third angle, at $C$, is $180 - ${atA} - ${atB} = ${third}$ degrees. It is opposite $AB$, and the angle of ${atB} degrees is opposite $AC$. So $AB$ is ${sign} $AC$.``
          关键在于：把两条边都与公共边 $AC$ 相比。在三角形 $ABC$ 中，第三个角在 $C$ 处，为 $180 - ${atA} - ${atB} = ${third}$ 度，它对着 $AB$，而 ${atB} 度的角对着 $AC$。所以 $AB$ ${zhSign} $AC$。`,
        isFree
          ? both`In triangle $ACD$, only the angle of ${atD} degrees, opposite $AC$, is known. The other two share $180 - ${atD} = ${180 - atD}$ degrees in any way, so $CD$ may be shorter or longer than $AC$.``
            在三角形 $ACD$ 中，只知道 $AC$ 所对的角为 ${atD} 度。另外两个角之和为 $180 - ${atD} = ${180 - atD}$ 度，怎样分配都可以，所以 $CD$ 可能短于 $AC$，也可能长于 $AC$。`
          : isOpen
            ? both`In triangle $ACD$, only one angle is known, but it is enough: the other two have $180 - ${atD} = ${180 - atD}$ degrees together, so the angle of ${atD} degrees is the largest, and $AC$, opposite it, is the longest side. $CD$ is shorter than $AC$.``
              在三角形 $ACD$ 中只知道一个角，但已经够了：另外两个角合起来只有 $180 - ${atD} = ${180 - atD}$ 度，所以 ${atD} 度的角最大，它所对的 $AC$ 是最长的边。$CD$ 短于 $AC$。`
            : both`In triangle $ACD$, the third angle, at $A$, is $180 - ${atC} - ${atD} = ${other}$ degrees. It is opposite $CD$, and the angle of ${atD} degrees is opposite $AC$. So $CD$ is ${far > 0 ? 'shorter than' : far < 0 ? 'longer than' : 'as long as'} $AC$.``
              在三角形 $ACD$ 中，第三个角在 $A$ 处，为 $180 - ${atC} - ${atD} = ${other}$ 度，它对着 $CD$，而 ${atD} 度的角对着 $AC$。所以 $CD$ ${far > 0 ? '短于' : far < 0 ? '长于' : '等于'} $AC$。`,
        isFree
          ? both`So $CD$ may be shorter or longer than $AB$: its relation to $AC$ is not determined.``所以 $CD$ 可能比 $AB$ 短，也可能比 $AB$ 长：它与 $AC$ 的关系并不确定。`
          : order > 0
            ? both`Therefore, $AB$ is longer than $CD$, whatever the figure looks like.``合起来看，不管图看起来怎样，$AB$ 长于 $CD$。`
            : order < 0
              ? both`Therefore, $CD$ is longer than $AB$, whatever the figure looks like.``合起来看，不管图看起来怎样，$CD$ 长于 $AB$。`
              : both`Both are as long as $AC$, so they are equal, whatever the figure looks like.``两者都与 $AC$ 一样长，所以不管图看起来怎样，它们相等。`,
      ],
      wrong: {
        A: [
          'trusts-the-scale',
          both`That is how it may look, but the figure is not drawn to scale; the angles decide.``图中看起来可能如此，但图形未按比例绘制，应由角来判断。`,
        ],
        B: [
          'trusts-the-scale',
          both`That is how it may look, but the figure is not drawn to scale; the angles decide.``图中看起来可能如此，但图形未按比例绘制，应由角来判断。`,
        ],
        C: [
          'judges-by-looks',
          both`The angles are close to one another, but they are not such that both segments equal $AC$.``这些角相差不大，但并不能使两条线段都等于 $AC$。`,
        ],
        D: [
          'thinks-undetermined',
          isOpen
            ? both`One angle of triangle $ACD$ is enough here, since no other angle of that triangle can be as large.``这里知道三角形 $ACD$ 的一个角就够了，因为另外两个角都不可能那么大。`
            : both`No length is given, but both segments can be compared with $AC$.``题目虽没有给出长度，但两条线段都可以与 $AC$ 相比。`,
        ],
      },
    };
  },
});

type Angles = Record<'atA' | 'atB' | 'atC' | 'atD', number>;

/** The segment that is the longer one is drawn the shorter. */
function drawn({ atA, atB, atC, atD }: Angles, order: number): GeometryFigure {
  const [b, d] = order > 0 ? [3.6, 5.6] : [5.8, 4.4];
  return {
    kind: 'geometry',
    points: { A: [0, 0], B: polar(b, 62), C: [6, 0], D: polar(d, order > 0 ? -152 : -125, [6, 0]) },
    segments: [
      { ends: ['A', 'B'] },
      { ends: ['B', 'C'] },
      { ends: ['C', 'D'] },
      { ends: ['A', 'D'] },
      { ends: ['A', 'C'] },
    ],
    angles: [
      { at: ['B', 'A', 'C'], label: `${atA}°` },
      { at: ['A', 'B', 'C'], label: `${atB}°` },
      ...(atC === 0 ? [] : [{ at: ['A', 'C', 'D'] as const, label: `${atC}°` }]),
      { at: ['A', 'D', 'C'], label: `${atD}°` },
    ],
    toScale: false,
    described:
      atC === 0
        ? both`Quadrilateral ABCD with diagonal AC, not drawn to scale. Angle BAC measures ${atA} degrees, angle ABC ${atB} degrees, and angle ADC ${atD} degrees.``
          四边形 ABCD 及对角线 AC，未按比例绘制。角 BAC 为 ${atA} 度，角 ABC 为 ${atB} 度，角 ADC 为 ${atD} 度。`
        : both`Quadrilateral ABCD with diagonal AC, not drawn to scale. Angle BAC measures ${atA} degrees, angle ABC ${atB} degrees, angle ACD ${atC} degrees, and angle ADC ${atD} degrees.``
          四边形 ABCD 及对角线 AC，未按比例绘制。角 BAC 为 ${atA} 度，角 ABC 为 ${atB} 度，角 ACD 为 ${atC} 度，角 ADC 为 ${atD} 度。`,
  };
}
