/**
 * Points that divide the three sides of a triangle in given ratios: what fraction of the area is the triangle between them?
 *
 * Chains two ideas: the area is what three corners leave, and a corner that shares an angle with the whole has the product
 * of two shares of sides. Nothing is parallel and no length is given, so that similarity, or a quarter, misleads.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { add, compare, div, mul, type Rational, sub } from '#core/rational.ts';
import { between } from '../../drawing.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.triangles', 'quant.geometry.composite-area'],
  form: 'numeric',
  difficulty: 4,
  seconds: 130,
  space: {
    onAB: [
      [3, 1],
      [1, 2],
      [2, 1],
      [1, 3],
      [2, 3],
    ],
    onBC: [
      [1, 2],
      [1, 3],
      [3, 1],
      [2, 1],
      [3, 2],
    ],
    onCA: [
      [1, 3],
      [2, 1],
      [1, 2],
      [3, 1],
      [1, 4],
    ],
  },
  keep: ({ onAB: [p, q], onBC: [r, s], onCA: [t, u] }) =>
    new Set([p / q, r / s, t / u]).size === 3 && (p + q) * (r + s) * (t + u) <= 75,
  make: ({ onAB: [p, q], onBC: [r, s], onCA: [t, u] }) => {
    const share = (part: number, rest: number): Rational => div(part, part + rest);
    const [ad, db, be, ec, cf, fa] = [
      share(p, q),
      share(q, p),
      share(r, s),
      share(s, r),
      share(t, u),
      share(u, t),
    ];
    const corners = [mul(ad, fa), mul(db, be), mul(ec, cf)] as [Rational, Rational, Rational];
    const cut = add(add(corners[0], corners[1]), corners[2]);
    const key = sub(1, cut);
    const product = mul(mul(ad, be), cf);
    // Who takes the points for midpoints must not be right.
    if (compare(key, div(1, 4)) === 0) return null;
    return {
      stem: both`In the figure, the ratio of $AD$ to $DB$ is ${p} to ${q}, the ratio of $BE$ to $EC$ is ${r} to ${s}, and the ratio of $CF$ to $FA$ is ${t} to ${u}. What fraction of the area of triangle $ABC$ is the area of triangle $DEF$?``
        如图，$AD$ 与 $DB$ 之比为 ${p} 比 ${q}，$BE$ 与 $EC$ 之比为 ${r} 比 ${s}，$CF$ 与 $FA$ 之比为 ${t} 比 ${u}。三角形 $DEF$ 的面积是三角形 $ABC$ 面积的几分之几？`,
      figures: [drawn()],
      key,
      boxes: 2,
      steps: [
        both`The idea: triangle $DEF$ is what is left when three corners are cut off, and each corner shares an angle with triangle $ABC$. Triangle $ADC$ has $${ad}$ of the area, because its base $AD$ is $${ad}$ of $AB$ and the height is the same; triangle $ADF$ has $${fa}$ of that, because $AF$ is $${fa}$ of $AC$.``
          关键在于：三角形 $DEF$ 是截去三个角后剩下的部分，而每个角上的小三角形都与三角形 $ABC$ 有公共角。三角形 $ADC$ 占总面积的 $${ad}$，因为底 $AD$ 占 $AB$ 的 $${ad}$，高相同；三角形 $ADF$ 又占其中的 $${fa}$，因为 $AF$ 占 $AC$ 的 $${fa}$。`,
        both`So each corner’s fraction of the area is the product of two fractions: at $A$, $${ad} \cdot ${fa} = ${corners[0]}$; at $B$, $${db} \cdot ${be} = ${corners[1]}$; at $C$, $${ec} \cdot ${cf} = ${corners[2]}$.``
          所以每个角所占的比是两个比的乘积：$A$ 处为 $${ad} \cdot ${fa} = ${corners[0]}$，$B$ 处为 $${db} \cdot ${be} = ${corners[1]}$，$C$ 处为 $${ec} \cdot ${cf} = ${corners[2]}$。`,
        both`What is left is $1 - ${corners[0]} - ${corners[1]} - ${corners[2]} = ${key}$.``剩下的是 $1 - ${corners[0]} - ${corners[1]} - ${corners[2]} = ${key}$。`,
      ],
      wrong: (
        [
          [
            cut,
            'complement-slip',
            both`$${corners[0]} + ${corners[1]} + ${corners[2]} = ${cut}$ is the part that is cut off.``$${corners[0]} + ${corners[1]} + ${corners[2]} = ${cut}$ 是被截去的部分。`,
          ],
          [
            div(1, 4),
            'assumes-special-case',
            both`$\frac{1}{4}$ would be right if $D$, $E$, and $F$ were midpoints.``只有 $D$、$E$、$F$ 都是中点时才是 $\frac{1}{4}$。`,
          ],
          [
            product,
            'length-ratio-for-area',
            both`$${ad} \cdot ${be} \cdot ${cf} = ${product}$ multiplies one fraction from each side, which is not the area of any part.``$${ad} \cdot ${be} \cdot ${cf} = ${product}$ 是把每边各取一个比相乘，并不是哪一部分的面积。`,
          ],
          [
            mul(mul(div(p, q), div(r, s)), div(t, u)),
            'part-for-whole',
            both`$\frac{${p}}{${q}} \cdot \frac{${r}}{${s}} \cdot \frac{${t}}{${u}} = ${mul(mul(div(p, q), div(r, s)), div(t, u))}$ multiplies the ratios of the parts.``
              $\frac{${p}}{${q}} \cdot \frac{${r}}{${s}} \cdot \frac{${t}}{${u}} = ${mul(mul(div(p, q), div(r, s)), div(t, u))}$ 是把各边两段之比相乘。`,
          ],
        ] as const
      ).filter(([value]) => compare(value, key) !== 0 && compare(value, 1) < 0),
    };
  },
});

function drawn(): GeometryFigure {
  const [A, B, C] = [
    [2.6, 5.6],
    [0, 0],
    [8.4, 0],
  ] as const;
  return {
    kind: 'geometry',
    points: { A, B, C, D: between(A, B, 0.55), E: between(B, C, 0.45), F: between(C, A, 0.48) },
    segments: [
      { ends: ['A', 'B'] },
      { ends: ['B', 'C'] },
      { ends: ['A', 'C'] },
      { ends: ['D', 'E'] },
      { ends: ['E', 'F'] },
      { ends: ['D', 'F'] },
    ],
    shaded: [{ shape: { polygon: ['D', 'E', 'F'] } }],
    toScale: false,
    described: both`Triangle ABC with D on side AB, E on side BC, and F on side AC. Triangle DEF is shaded. Not drawn to scale.``
      三角形 ABC，D 在边 AB 上，E 在边 BC 上，F 在边 AC 上。三角形 DEF 为阴影部分。图形未按比例绘制。`,
  };
}
