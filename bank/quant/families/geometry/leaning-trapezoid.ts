/**
 * The height, the legs and the longer base of a trapezoid: its area against a number.
 *
 * Chains two ideas: the heights cut off right triangles whose third sides fix the other base; and both legs may lean the same
 * way, so that these sides are subtracted from each other instead of added. The figure shows the legs leaning apart; in some
 * draws that is impossible and the other trapezoid is the only one, in others both exist.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { aOrB, defineFamily, keyOfOrders } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.quadrilaterals', 'quant.geometry.right-triangles'],
  form: 'qc',
  difficulty: 4,
  seconds: 130,
  space: {
    /** The height; for each leg its length and how far it leans. */
    legs: [
      [12, 13, 5, 15, 9],
      [12, 13, 5, 20, 16],
      [12, 15, 9, 20, 16],
      [8, 10, 6, 17, 15],
      [24, 25, 7, 26, 10],
      [24, 25, 7, 30, 18],
      [24, 26, 10, 30, 18],
    ],
    extra: [2, 3, 4, 6, 8, 10, 12],
    kind: ['both', 'one', 'one', 'one'],
    bound: ['apart', 'apart', 'same way', 'between'],
    isSwapped: [false, true],
  },
  make: ({ legs: [h, short, p, long, q], extra, kind, bound, isSwapped }) => {
    // With a longer base than both leanings together the legs may lean apart; with a shorter one they cannot.
    const base = kind === 'both' ? p + q + extra : q - p + extra;
    const isOpen = kind === 'both';
    // And the careless subtraction below has to leave a shorter side, as the stem says.
    if (!isOpen && (base >= p + q || p + q >= 2 * base)) return null;
    const [apart, same] = [base - p - q, base - (q - p)];
    const area = (top: number): number => (h * (base + top)) / 2;
    // Where the legs cannot lean apart, the careless subtraction still gives a number.
    const careless = area(Math.abs(apart));
    const value = { apart: careless, 'same way': area(same), between: (careless + area(same)) / 2 }[bound];
    const areas = isOpen ? [area(apart), area(same)] : [area(same)];
    if (!Number.isInteger(value) || areas.some((a) => !Number.isInteger(a))) return null;
    if (careless === area(same)) return null;
    const key = keyOfOrders(
      areas.map((a) => Math.sign(a - value)),
      isSwapped,
    );
    const measured = both`The area of trapezoid $ABCD$``梯形 $ABCD$ 的面积`;
    const number = both`${value}``${value}`;
    const gap = Math.abs(apart);
    const note = isOpen
      ? both`That holds for one of the two trapezoids: the area is ${area(apart)} if the legs lean apart and ${area(same)} if they lean the same way.``
        这只对其中一个梯形成立：两腰向两侧倾斜时面积为 ${area(apart)}，向同一侧倾斜时面积为 ${area(same)}。`
      : both`The legs cannot lean apart, since $${p} + ${q} = ${p + q}$ is more than ${base}. They lean the same way, and the area is ${area(same)}.``
        两腰不可能向两侧倾斜，因为 $${p} + ${q} = ${p + q}$ 大于 ${base}。两腰向同一侧倾斜，面积为 ${area(same)}。`;
    return {
      stem: both`In the figure, $AD$ is parallel to $BC$ and longer than $BC$. The distance between lines $AD$ and $BC$ is ${h}, $AB = ${short}$, $CD = ${long}$, and $AD = ${base}$.``
        如图，$AD$ 平行于 $BC$，且比 $BC$ 长。直线 $AD$ 与 $BC$ 之间的距离为 ${h}，$AB = ${short}$，$CD = ${long}$，$AD = ${base}$。`,
      figures: [drawn(short, long, base)],
      a: isSwapped ? number : measured,
      b: isSwapped ? measured : number,
      key,
      letters: isOpen ? [{}, [{ BC: apart }, { BC: same }], {}] : [{}, { BC: same }, {}],
      steps: [
        both`Draw the heights from $B$ and $C$. Each cuts off a right triangle with hypotenuse $AB$ or $CD$, whose third side lies along line $AD$: $\sqrt{${short}^{2} - ${h}^{2}} = ${p}$ and $\sqrt{${long}^{2} - ${h}^{2}} = ${q}$.``
          从 $B$、$C$ 作高，各得到一个以 $AB$ 或 $CD$ 为斜边的直角三角形，它在直线 $AD$ 上的边为 $\sqrt{${short}^{2} - ${h}^{2}} = ${p}$ 和 $\sqrt{${long}^{2} - ${h}^{2}} = ${q}$。`,
        isOpen
          ? both`The idea: the legs may lean apart, as in the figure, or both the same way. Leaning apart, they leave $BC = ${base} - ${p} - ${q} = ${apart}$; leaning the same way, $BC = ${base} - (${q} - ${p}) = ${same}$.``
            关键在于：两腰可以像图中那样向两侧倾斜，也可以向同一侧倾斜。向两侧倾斜时 $BC = ${base} - ${p} - ${q} = ${apart}$，向同一侧倾斜时 $BC = ${base} - (${q} - ${p}) = ${same}$。`
          : both`The figure shows the legs leaning apart, but then they would take up $${p} + ${q} = ${p + q}$ of $AD$, which is more than there is. The idea: both legs lean the same way. Then $BC = ${base} - (${q} - ${p}) = ${same}$.``
            图中两腰向两侧倾斜，但那样它们在 $AD$ 上要占去 $${p} + ${q} = ${p + q}$，超过了 $AD$ 的长。关键在于：两腰向同一侧倾斜，于是 $BC = ${base} - (${q} - ${p}) = ${same}$。`,
        isOpen
          ? both`The area is $\frac{${base} + ${apart}}{2} \cdot ${h} = ${area(apart)}$ or $\frac{${base} + ${same}}{2} \cdot ${h} = ${area(same)}$, and the two do not compare with ${value} in the same way. The tempting path trusts the figure.``
            面积为 $\frac{${base} + ${apart}}{2} \cdot ${h} = ${area(apart)}$ 或 $\frac{${base} + ${same}}{2} \cdot ${h} = ${area(same)}$，两者与 ${value} 相比的结果不同。容易走错的路是相信图形。`
          : both`The area is $\frac{${base} + ${same}}{2} \cdot ${h} = ${area(same)}$. The tempting path takes the difference of ${p + q} and ${base} for $BC$, or gives up because the figure is impossible.``
            面积为 $\frac{${base} + ${same}}{2} \cdot ${h} = ${area(same)}$。容易走错的路是把 ${p + q} 与 ${base} 之差当成 $BC$，或因为图形不可能而放弃。`,
      ],
      wrong: {
        ...aOrB('trusts-the-scale', note),
        C: [
          'trusts-the-scale',
          isOpen || bound !== 'apart'
            ? note
            : both`$\frac{${base} + ${gap}}{2} \cdot ${h} = ${careless}$ takes $${p + q} - ${base} = ${gap}$ for $BC$, but where the legs would overlap there is no trapezoid of that kind.``
              $\frac{${base} + ${gap}}{2} \cdot ${h} = ${careless}$ 把 $${p + q} - ${base} = ${gap}$ 当成了 $BC$，但两腰若交叉，就不存在这样的梯形。`,
        ],
        D: [
          'thinks-undetermined',
          both`The legs might lean in two ways, but leaning apart they would need $${p} + ${q} = ${p + q}$ on $AD$, and it is only ${base} long.``
            两腰的倾斜方式似乎有两种，但向两侧倾斜需要在 $AD$ 上占去 $${p} + ${q} = ${p + q}$，而 $AD$ 只有 ${base}。`,
        ],
      },
    };
  },
});

/** The usual trapezoid, with legs that lean apart. */
function drawn(short: number, long: number, base: number): GeometryFigure {
  return {
    kind: 'geometry',
    points: { A: [0, 0], B: [1.7, 4], C: [6.2, 4], D: [9, 0] },
    segments: [
      { ends: ['A', 'B'], label: `${short}` },
      { ends: ['B', 'C'] },
      { ends: ['C', 'D'], label: `${long}` },
      { ends: ['A', 'D'], label: `${base}` },
    ],
    toScale: false,
    described: both`Quadrilateral ABCD, not drawn to scale, with BC above AD. Side AB is ${short}, side CD is ${long}, and side AD is ${base}.``
      四边形 ABCD，未按比例绘制，BC 在 AD 上方。边 AB 为 ${short}，边 CD 为 ${long}，边 AD 为 ${base}。`,
  };
}
