/**
 * A line cuts two sides of a triangle; it is not parallel to the third, yet the small triangle is similar to the whole.
 *
 * Chains two ideas: the ratios must be compared across, each part with the other side, and the shared angle then makes the
 * triangles similar. The figure looks as if the lines were parallel, and a proportion along one side comes out well.
 */
import type { GeometryFigure } from '#core/questions/figures.ts';
import { compare, div, isWhole, mul } from '#core/rational.ts';
import { between } from '../../drawing.ts';
import { defineFamily } from '../../family.ts';
import { both, decimal, plain } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.similarity', 'quant.geometry.triangles'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: {
    // The ratio, then AC, AB and BC in units of its second term; found by search: the tempting proportions come out well.
    draw: [
      [1, 2, 6, 4, 9],
      [1, 2, 12, 9, 12],
      [1, 2, 5, 8, 8],
      [2, 3, 10, 12, 12],
      [2, 3, 5, 6, 5],
      [2, 3, 11, 10, 10],
      [1, 3, 9, 12, 9],
      [2, 5, 4, 3, 4],
      [1, 3, 5, 4, 4],
      [2, 5, 6, 5, 6],
      [3, 5, 7, 6, 6],
      [3, 5, 3, 4, 4],
      [2, 5, 4, 6, 7],
      [1, 3, 4, 5, 8],
      [3, 5, 6, 7, 7],
    ],
  },
  make: ({ draw: [p, q, m, n, base] }) => {
    const [ab, ac, ad, ae, bc] = [q * n, q * m, p * m, p * n, q * base];
    const key = p * base;
    const [db, ec] = [ab - ad, ac - ae];
    // A mistake that ends at thirds or at thirteenths is noticed by whoever makes it.
    const wrong = (
      [
        [
          div(bc * ad, ab),
          'trusts-the-scale',
          both`$\frac{${ad}}{${ab}} \cdot ${bc} = ${div(bc * ad, ab)}$ takes $DE$ to be parallel to $BC$ and compares along $AB$.``
          $\frac{${ad}}{${ab}} \cdot ${bc} = ${div(bc * ad, ab)}$ 以为 $DE$ 平行于 $BC$，沿 $AB$ 取了比。`,
        ],
        [
          div(bc * ae, ac),
          'trusts-the-scale',
          both`$\frac{${ae}}{${ac}} \cdot ${bc} = ${div(bc * ae, ac)}$ takes $DE$ to be parallel to $BC$ and compares along $AC$.``
          $\frac{${ae}}{${ac}} \cdot ${bc} = ${div(bc * ae, ac)}$ 以为 $DE$ 平行于 $BC$，沿 $AC$ 取了比。`,
        ],
        [
          div(bc * ad, db),
          'part-for-whole',
          both`$\frac{${ad}}{${db}} \cdot ${bc} = ${div(bc * ad, db)}$ compares $AD$ with $DB$ instead of a whole side.``$\frac{${ad}}{${db}} \cdot ${bc} = ${div(bc * ad, db)}$ 是拿 $AD$ 与 $DB$ 相比，而不是与整条边相比。`,
        ],
        [
          div(bc * ae, ec),
          'part-for-whole',
          both`$\frac{${ae}}{${ec}} \cdot ${bc} = ${div(bc * ae, ec)}$ compares $AE$ with $EC$ instead of a whole side.``$\frac{${ae}}{${ec}} \cdot ${bc} = ${div(bc * ae, ec)}$ 是拿 $AE$ 与 $EC$ 相比，而不是与整条边相比。`,
        ],
        [
          div(bc, 2),
          'assumes-special-case',
          both`$\frac{${bc}}{2} = ${div(bc, 2)}$ would be right if $D$ and $E$ were midpoints.``只有 $D$、$E$ 都是中点时才是 $\frac{${bc}}{2} = ${div(bc, 2)}$。`,
        ],
        [
          div(bc * p * p, q * q),
          'length-ratio-for-area',
          both`$\left(\frac{${p}}{${q}}\right)^{2} \cdot ${bc} = ${div(bc * p * p, q * q)}$ squares the ratio, as for areas.``$\left(\frac{${p}}{${q}}\right)^{2} \cdot ${bc} = ${div(bc * p * p, q * q)}$ 把比平方了，那是面积之比。`,
        ],
        [
          div(bc * (q - p), q),
          'complement-slip',
          both`$\frac{${q - p}}{${q}} \cdot ${bc} = ${div(bc * (q - p), q)}$ takes what is left of $BC$.``$\frac{${q - p}}{${q}} \cdot ${bc} = ${div(bc * (q - p), q)}$ 取的是 $BC$ 剩下的部分。`,
        ],
        [
          bc - db,
          'combines-unlike',
          both`$${bc} - ${db} = ${bc - db}$ subtracts the length of $DB$ instead of keeping a ratio.``$${bc} - ${db} = ${bc - db}$ 是减去了 $DB$ 的长，而不是保持比不变。`,
        ],
        [
          bc - ec,
          'combines-unlike',
          both`$${bc} - ${ec} = ${bc - ec}$ subtracts the length of $EC$ instead of keeping a ratio.``$${bc} - ${ec} = ${bc - ec}$ 是减去了 $EC$ 的长，而不是保持比不变。`,
        ],
      ] as const
    ).filter(([value]) => isWhole(mul(value, 10)) && compare(value, 0) > 0);
    if (wrong.length < 5) return null;
    return {
      stem: both`In the figure, $AD = ${ad}$, $DB = ${db}$, $AE = ${ae}$, $EC = ${ec}$, and $BC = ${bc}$. What is the length of $DE$?``
        如图，$AD = ${ad}$，$DB = ${db}$，$AE = ${ae}$，$EC = ${ec}$，$BC = ${bc}$。$DE$ 的长是多少？`,
      figures: [drawn({ ad, db, ae, ec, bc })],
      key,
      show: (value) => plain(decimal(value)),
      letters: { AD: ad, AB: ab, AE: ae, AC: ac, DE: key, CB: bc },
      steps: [
        both`The whole sides are $AB = ${ad} + ${db} = ${ab}$ and $AC = ${ae} + ${ec} = ${ac}$. Along the sides, the ratios differ, $\frac{AD}{AB} = \frac{${ad}}{${ab}}$ and $\frac{AE}{AC} = \frac{${ae}}{${ac}}$, so $DE$ is not parallel to $BC$, whatever the figure looks like.``
          整条边为 $AB = ${ad} + ${db} = ${ab}$，$AC = ${ae} + ${ec} = ${ac}$。沿两边的比不相等：$\frac{AD}{AB} = \frac{${ad}}{${ab}}$，$\frac{AE}{AC} = \frac{${ae}}{${ac}}$，所以不管图看起来怎样，$DE$ 都不平行于 $BC$。`,
        both`The idea: compare crosswise. $\frac{AD}{AC} = \frac{${ad}}{${ac}} = \frac{${p}}{${q}}$ and $\frac{AE}{AB} = \frac{${ae}}{${ab}} = \frac{${p}}{${q}}$. The two triangles share the angle at $A$, so triangle $ADE$ is similar to triangle $ACB$, with $D$ corresponding to $C$.``
          关键在于：交叉着比。$\frac{AD}{AC} = \frac{${ad}}{${ac}} = \frac{${p}}{${q}}$，$\frac{AE}{AB} = \frac{${ae}}{${ab}} = \frac{${p}}{${q}}$。两个三角形有公共角 $A$，所以三角形 $ADE$ 与三角形 $ACB$ 相似，$D$ 对应 $C$。`,
        both`So $\frac{DE}{CB} = \frac{${p}}{${q}}$ as well, and $DE = \frac{${p}}{${q}} \cdot ${bc} = ${key}$.``所以也有 $\frac{DE}{CB} = \frac{${p}}{${q}}$，$DE = \frac{${p}}{${q}} \cdot ${bc} = ${key}$。`,
      ],
      wrong,
    };
  },
});

/** D and E at the same share of their sides, so that DE looks parallel to BC. */
function drawn({ ad, db, ae, ec, bc }: Record<'ad' | 'db' | 'ae' | 'ec' | 'bc', number>): GeometryFigure {
  const [A, B, C] = [
    [3, 5.4],
    [0, 0],
    [8, 0],
  ] as const;
  return {
    kind: 'geometry',
    points: { A, B, C, D: between(A, B, 0.52), E: between(A, C, 0.5) },
    segments: [
      { ends: ['A', 'D'], label: `${ad}` },
      { ends: ['D', 'B'], label: `${db}` },
      { ends: ['A', 'E'], label: `${ae}` },
      { ends: ['E', 'C'], label: `${ec}` },
      { ends: ['B', 'C'], label: `${bc}` },
      { ends: ['D', 'E'] },
    ],
    toScale: false,
    described: both`Triangle ABC with D on side AB and E on side AC; segment DE is drawn. AD is ${ad}, DB is ${db}, AE is ${ae}, EC is ${ec}, and BC is ${bc}. Not drawn to scale.``
      三角形 ABC，D 在边 AB 上，E 在边 AC 上，连接 DE。AD 为 ${ad}，DB 为 ${db}，AE 为 ${ae}，EC 为 ${ec}，BC 为 ${bc}。图形未按比例绘制。`,
  };
}
