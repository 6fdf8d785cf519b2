/**
 * An angle at the center of a regular polygon: does it always cut off the same share of the area?
 *
 * Chains two ideas: copies of the angle around the center make up the whole, and they are congruent only where a turn
 * by the angle carries the polygon onto itself. Taking a polygon for a circle leads to “equal” where the share varies;
 * seeing that the angle can turn leads to “cannot be determined” where it does not.
 */
import type { GeometryFigure, Point } from '#core/questions/figures.ts';
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { polar } from '../../drawing.ts';
import { defineFamily } from '../../family.ts';
import { both, inWords } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.polygons', 'quant.geometry.composite-area'],
  form: 'qc',
  difficulty: 4,
  seconds: 100,
  space: {
    // The number of sides and the number of such angles that fit around the center.
    pair: [
      [3, 3],
      [4, 4],
      [5, 5],
      [6, 6],
      [6, 3],
      [8, 4],
      [3, 6],
      [3, 4],
      [4, 6],
      [4, 3],
      [5, 4],
      [6, 4],
    ],
    turned: [7, 16, 26],
  },
  make: ({ pair: [n, k], turned }) => {
    const name = {
      3: { en: 'equilateral triangle', an: 'an equilateral triangle', zh: '等边三角形' },
      4: { en: 'square', an: 'a square', zh: '正方形' },
      5: { en: 'regular pentagon', an: 'a regular pentagon', zh: '正五边形' },
      6: { en: 'regular hexagon', an: 'a regular hexagon', zh: '正六边形' },
      8: { en: 'regular octagon', an: 'a regular octagon', zh: '正八边形' },
    }[n];
    const angle = 360 / k;
    const step = 360 / n;
    const isSame = n % k === 0;
    const copies = inWords(k);
    return {
      stem: both`In the figure, $O$ is the center of ${name.an}, $P$ and $Q$ are points on its sides, and the measure of angle $POQ$ is ${angle}°.``
        如图，$O$ 是一个${name.zh}的中心，$P$、$Q$ 是其边上的点，角 $POQ$ 为 ${angle}°。`,
      figures: [drawn(n, angle, turned, name)],
      a: both`The fraction of the area of the ${name.en} that is shaded``阴影部分占${name.zh}面积的几分之几`,
      b: div(1, k),
      key: isSame ? 'C' : 'D',
      steps: [
        both`The idea: ask which rotations about $O$ map the ${name.en} onto itself. Those are the rotations by multiples of $\frac{360}{${n}} = ${step}$ degrees.``
          关键在于：绕 $O$ 转多少度，${name.zh}会与自身重合？答案是 $\frac{360}{${n}} = ${step}$ 度的整数倍。`,
        isSame
          ? both`A rotation of ${angle} degrees is one of these. Rotating the shaded region again and again by ${angle} degrees therefore gives $\frac{360}{${angle}} = ${k}$ regions of the same shape and size.``
            ${angle} 度正是这样的角度。所以把阴影部分一次次转过 ${angle} 度，得到 $\frac{360}{${angle}} = ${k}$ 个形状、大小完全相同的部分。`
          : both`A rotation of ${angle} degrees is not one of these. Around $O$ there is room for $\frac{360}{${angle}} = ${k}$ angles of this size, but the regions that they cut off are not all the same size: one that reaches into a corner is larger than one that ends at the middle of a side.``
            ${angle} 度不是这样的角度。$O$ 周围可以放下 $\frac{360}{${angle}} = ${k}$ 个这样的角，但截得的各部分并不都相同：伸向顶点的部分较大，对着边的中间的部分较小。`,
        isSame
          ? both`These ${copies} regions cover the ${name.en} without gaps or overlap, so the shaded one is $\frac{1}{${k}}$ of it, wherever $P$ is.``
            这${copies}个部分恰好不重不漏地铺满${name.zh}，所以无论 $P$ 在哪里，阴影部分都占 $\frac{1}{${k}}$。`
          : both`Together the ${copies} make up the whole, so their average is $\frac{1}{${k}}$ of it; since they differ, some are greater and some are less. As the angle rotates about $O$, the shaded region becomes each of them. In a circle, or if ${angle} were a multiple of ${step}, the fraction would be fixed.``
            这${copies}个部分合起来是整个图形，平均各占 $\frac{1}{${k}}$；它们既然不全相同，就有的大于、有的小于这个数。角绕 $O$ 转动时，阴影部分会依次成为其中每一个。若是圆，或 ${angle} 是 ${step} 的整数倍，所占的比才是固定的。`,
      ],
      wrong: {
        A: [
          'trusts-the-scale',
          both`The figure shows only one position, and it is not drawn to scale.``图中只画出了一种位置，而且未按比例绘制。`,
        ],
        B: [
          'trusts-the-scale',
          both`The figure shows only one position, and it is not drawn to scale.``图中只画出了一种位置，而且未按比例绘制。`,
        ],
        C: [
          'assumes-special-case',
          both`${angle} degrees out of 360 would be $\frac{1}{${k}}$ of a circle, but the ${name.en} does not reach equally far in all directions.``
            360 度中的 ${angle} 度对应圆的 $\frac{1}{${k}}$，但${name.zh}的边界到中心的距离并不处处相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`The position of $P$ is not fixed, but it does not matter: what the region loses on one side when the angle rotates, it gains on the other.``
            $P$ 的位置虽不固定，却没有影响：角转动时，阴影部分一侧减少多少，另一侧就增加多少。`,
        ],
      },
    };
  },
});

type Name = { an: string; zh: string };

function drawn(n: number, angle: number, turned: number, name: Name): GeometryFigure {
  const first = 90 + (n % 2 === 0 ? 180 / n : 0);
  const corners = range(0, n - 1).map((i) => first + (360 / n) * i);
  /** Where the ray in this direction meets the side. */
  const onSide = (degrees: number): Point => {
    const past = (((degrees - first) % (360 / n)) + 360 / n) % (360 / n);
    const reach = Math.cos(Math.PI / n) / Math.cos(((past - 180 / n) * Math.PI) / 180);
    return polar(reach, degrees);
  };
  const from = first + turned;
  const inside = range(1, 9)
    .map((i) => first + (360 / n) * i)
    .filter((corner) => corner > from && corner < from + angle);
  const nameOf = (degrees: number): string =>
    `V${corners.findIndex((corner) => Math.abs((((degrees - corner) % 360) + 360) % 360) < 1e-6)}`;
  const points: Record<string, Point> = {
    O: [0, 0],
    P: onSide(from),
    Q: onSide(from + angle),
    ...Object.fromEntries(corners.map((corner, i) => [`V${i}`, polar(1, corner)])),
  };
  return {
    kind: 'geometry',
    points,
    named: ['O', 'P', 'Q'],
    segments: [
      ...corners.map((_, i) => ({ ends: [`V${i}`, `V${(i + 1) % n}`] as const })),
      { ends: ['O', 'P'] },
      { ends: ['O', 'Q'] },
    ],
    angles: [{ at: ['P', 'O', 'Q'], label: `${angle}°` }],
    shaded: [{ shape: { polygon: ['O', 'P', ...inside.map(nameOf), 'Q'] } }],
    toScale: false,
    described: both`${capital(name.an)} with center O. Points P and Q are on its sides; angle POQ measures ${angle} degrees, and the part of the figure inside this angle is shaded. Not drawn to scale.``
      ${name.zh}，中心为 O。点 P、Q 在边上，角 POQ 为 ${angle} 度，图形在这个角内的部分为阴影部分。图形未按比例绘制。`,
  };
}

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
