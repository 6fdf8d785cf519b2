/**
 * Two lines are given and a third turns about a point of the y-axis: for how many slopes is there no triangle?
 *
 * Chains two ideas: there is no triangle where two of the lines are parallel; and there is none, either, where all three
 * meet in one point, which may give a new slope or one that was counted already. Parallel lines alone give two slopes; “two
 * parallels and one common point” gives three also where the third line can become the first.
 */
import { div } from '#core/rational.ts';
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, point, poly, signed, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.lines', 'quant.algebra.coordinate'],
  form: 'qc',
  difficulty: 4,
  seconds: 130,
  space: {
    m: [-3, -2, -1, 1, 2, 3, 4],
    n: [-4, -3, -2, -1, 1, 2, 3],
    px: [-4, -3, -2, 2, 3, 4],
    py: [-5, -2, 1, 3, 4, 6],
    shift: [-9, -7, -5, 4, 6, 8, 11],
    kind: ['three against two', 'three against three', 'two against three'],
    isSwapped: [false, true],
  },
  keep: ({ m, n, px, py, shift, kind }) => {
    const [b, c] = [py - m * px, py - n * px];
    const e = kind === 'two against three' ? b : shift;
    return m !== n && b !== 0 && c !== 0 && b !== c && e !== c && (kind === 'two against three' || e !== b);
  },
  make: ({ m, n, px, py, shift, kind, isSwapped }) => {
    const [b, c] = [py - m * px, py - n * px];
    const isTwo = kind === 'two against three';
    const e = isTwo ? b : shift;
    const slope = div(py - e, px);
    const [count, bound] = [isTwo ? 2 : 3, kind === 'three against two' ? 2 : 3];
    const quantity = both`The number of values of $k$ for which the three lines do not bound a triangle``使三条直线不能围成三角形的 $k$ 值的个数`;
    const order = Math.sign(count - bound);
    const key: ComparisonKey = order === 0 ? 'C' : order > 0 === !isSwapped ? 'A' : 'B';
    const first = poly([m, b], 'x');
    const second = poly([n, c], 'x');
    const onlyParallel = [
      'stops-early',
      both`Parallel lines give the slopes $${m}$ and $${n}$; it has still to be asked for which slope all three lines meet in $${point(px, py)}$.``
        平行的情形给出斜率 $${m}$ 和 $${n}$；还要问斜率为多少时三条直线都经过 $${point(px, py)}$。`,
    ] as const;
    const miscounted = [
      'symmetry-double',
      isTwo
        ? both`The third line meets the other two in their common point only with the slope $${m}$, which was counted already: it is then the first line itself.``
          第三条直线只有在斜率为 $${m}$ 时才经过前两条的交点，而这个值已经算过：这时它就是第一条直线。`
        : both`There are three different slopes: $${m}$, $${n}$, and $${slope}$.``共有三个不同的斜率：$${m}$、$${n}$、$${slope}$。`,
    ] as const;
    const note = isTwo ? miscounted : onlyParallel;
    return {
      stem: both`In the $xy$-plane, three lines have the equations $y = ${first}$, $y = ${second}$, and $y = kx ${signed(e)}$, where $k$ is a constant.``
        在 $xy$ 平面内，三条直线的方程分别为 $y = ${first}$、$y = ${second}$ 和 $y = kx ${signed(e)}$，其中 $k$ 为常数。`,
      a: isSwapped ? bound : quantity,
      b: isSwapped ? quantity : bound,
      key,
      letters: [{}, {}, isTwo ? {} : { k: slope }],
      steps: [
        both`The first two lines cross. The third one is parallel to the first if $k$ is $${m}$${isTwo ? ' (it is then even the same line)' : ''}, and parallel to the second if $k$ is $${n}$. In both cases there is no triangle.``
          前两条直线相交。$k$ 为 $${m}$ 时第三条与第一条平行${isTwo ? '（实际上重合）' : ''}，$k$ 为 $${n}$ 时与第二条平行。这两种情形都围不成三角形。`,
        both`The idea: three lines through one point do not bound a triangle, either. The first two meet in $${point(px, py)}$: $${wrap(m)} \cdot ${wrap(px)} ${signed(b)} = ${py}$ and $${wrap(n)} \cdot ${wrap(px)} ${signed(c)} = ${py}$.``
          关键在于：三条直线交于一点时也围不成三角形。前两条交于 $${point(px, py)}$：$${wrap(m)} \cdot ${wrap(px)} ${signed(b)} = ${py}$，$${wrap(n)} \cdot ${wrap(px)} ${signed(c)} = ${py}$。`,
        isTwo
          ? both`The third line passes through that point only if its slope is $\frac{${py} - ${wrap(e)}}{${px}} = ${slope}$. This value was found before, since the first and the third line have the same $y$-intercept. So there are two values, not three. The tempting path adds one to the two parallels without looking.``
            第三条直线只有在斜率为 $\frac{${py} - ${wrap(e)}}{${px}} = ${slope}$ 时才经过这一点。这个值前面已经有了，因为第一条与第三条在 $y$ 轴上的截距相同。所以共有两个值，不是三个。容易走错的路是不加检查就在两个平行的值之外再加一个。`
          : both`The third line passes through that point if $k \cdot ${wrap(px)} ${signed(e)} = ${py}$, that is, $k = ${slope}$, a new value. So there are three values. The tempting path stops at the parallels.``
            第三条直线经过这一点时，$k \cdot ${wrap(px)} ${signed(e)} = ${py}$，即 $k = ${slope}$，是一个新的值。所以共有三个值。容易走错的路是只考虑平行。`,
      ],
      wrong: {
        A: note,
        B: note,
        C: note,
        D: [
          'thinks-undetermined',
          both`$k$ is not known, but the number of its values that leave no triangle can be found.``$k$ 虽未知，但使三角形不存在的 $k$ 值的个数可以求出。`,
        ],
      },
    };
  },
});
