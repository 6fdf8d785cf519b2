/** An exterior angle is the sum of the two remote angles: sums of marked angles against a number or each other. */
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.angles', 'quant.geometry.triangles'],
  form: 'qc',
  difficulty: 3,
  seconds: 70,
  space: {
    t: [95, 100, 105, 110, 115, 120, 125, 130, 140],
    kind: ['more', 'less', 'exact', 'open', 'remote', 'straight'],
    letter: ['x', 'y'],
  },
  make: ({ t, kind, letter }) => {
    const key = ({ more: 'A', less: 'B', exact: 'C', open: 'D', remote: 'A', straight: 'D' } as const)[kind];
    const given = {
      more: `z > ${t}`,
      less: `z < ${t}`,
      exact: `z = ${t}`,
      open: `z > ${t - 30}`,
      remote: `z < ${t}`,
      straight: `z > ${t - 60}`,
    }[kind];
    const a = kind === 'remote' ? 'z' : kind === 'straight' ? `${letter} + z` : 'x + y + z';
    const b = kind === 'remote' ? letter : kind === 'straight' ? '180' : `${2 * t}`;
    const other = letter === 'x' ? 'y' : 'x';
    const z = { more: t + 10, less: t - 10, exact: t, open: t, remote: t - 10, straight: t }[kind];
    const sizes = { x: z - 40, y: 40, z };
    const idea =
      kind === 'straight'
        ? both`The idea: An exterior angle makes a straight angle with the angle next to it, not with a remote one.``关键在于：与外角合成平角的是和它相邻的内角，而不是不相邻的内角。`
        : kind === 'remote'
          ? both`The idea: An exterior angle is as large as the two remote angles together, and so it exceeds each of them.``关键在于：外角等于与它不相邻的两个内角之和，所以比其中每一个都大。`
          : both`The idea: An exterior angle is as large as the two remote angles together, so it can stand in for their sum.``关键在于：外角等于与它不相邻的两个内角之和，可以用它代替这个和。`;
    return {
      stem: both`In the figure, $D$ is on the extension of side $BC$ of triangle $ABC$, and $${given}$.``如图，$D$ 在三角形 $ABC$ 的边 $BC$ 的延长线上，且 $${given}$。`,
      figures: [
        {
          kind: 'geometry',
          points: { A: [3.2, 4], B: [0, 0], C: [5, 0], D: [8.5, 0] },
          segments: [{ ends: ['A', 'B'] }, { ends: ['A', 'C'] }, { ends: ['B', 'D'] }],
          angles: [
            { at: ['B', 'A', 'C'], label: '$x$°' },
            { at: ['A', 'B', 'C'], label: '$y$°' },
            { at: ['A', 'C', 'D'], label: '$z$°' },
          ],
          toScale: false,
          described: both`Triangle ABC with side BC extended beyond C to D. The angle at A measures x degrees, the angle at B measures y degrees, and the exterior angle ACD measures z degrees. Not drawn to scale.``
            三角形 ABC，边 BC 延长至 D。角 A 为 x 度，角 B 为 y 度，外角 ACD 为 z 度。图形未按比例绘制。`,
        },
      ],
      a,
      b,
      key,
      letters: sizes,
      steps: [
        both`${idea} The exterior angle and angle $C$ of the triangle add up to 180 degrees, and so do angle $C$ and the other two angles together. Hence $z = x + y$.``${idea}外角与三角形的内角 $C$ 合成 180 度，而 $C$ 与另外两个内角合起来也是一个平角，所以 $z = x + y$。`,
        {
          more: both`So $x + y + z = 2z$, and since $z$ is more than ${t}, this is more than ${2 * t}.``因此 $x + y + z = 2z$；$z$ 大于 ${t}，所以它大于 ${2 * t}。`,
          less: both`So $x + y + z = 2z$, and since $z$ is less than ${t}, this is less than ${2 * t}.``因此 $x + y + z = 2z$；$z$ 小于 ${t}，所以它小于 ${2 * t}。`,
          exact: both`So $x + y + z = 2z = ${2 * t}$, whatever $x$ and $y$ are.``因此 $x + y + z = 2z = ${2 * t}$，与 $x$、$y$ 各是多少无关。`,
          open: both`So $x + y + z = 2z$, which is only known to be more than ${2 * t - 60}: it may be less than, equal to, or greater than ${2 * t}.``因此 $x + y + z = 2z$，只知道它大于 ${2 * t - 60}，它可能小于、等于或大于 ${2 * t}。`,
          remote: both`Since $${other} > 0$, the sum $x + y$ is more than $${letter}$ alone: $z > ${letter}$ for every triangle, whatever the bound on $z$ is.``由于 $${other} > 0$，$x + y$ 大于单独的 $${letter}$，所以对任何三角形都有 $z > ${letter}$，与 $z$ 的范围无关。`,
          straight: both`Here $z$ and angle $C$ add up to 180, so the question is whether $${letter}$ is greater or less than angle $C$. Nothing given tells which: either can be larger.``$z$ 与内角 $C$ 之和为 180，所以问题在于 $${letter}$ 与角 $C$ 谁大。题中没有条件可以判断，两者都可能更大。`,
        }[kind],
      ],
      wrong: {
        A: [
          kind === 'less' ? 'reverses-comparison' : 'trusts-the-scale',
          kind === 'less'
            ? both`The bound says that $z$ is less than ${t}, so the sum stays below.``条件说的是 $z$ 小于 ${t}，所以和也偏小。`
            : both`In the drawing, the first quantity looks larger, but the figure is not to scale.``从图上看第一个量更大，但图形未按比例绘制。`,
        ],
        B: [
          'angle-sum-slip',
          kind === 'remote'
            ? both`An exterior angle is never smaller than a remote angle of the triangle.``外角不会小于与它不相邻的内角。`
            : both`Taking $x$, $y$, and $z$ to be the three angles of the triangle makes the sum 180; but $z$ lies outside the triangle.``若把 $x$、$y$、$z$ 当成三角形的三个内角，会以为和是 180；但 $z$ 是外角。`,
        ],
        C: [
          'angle-sum-slip',
          kind === 'straight'
            ? both`$z$ makes 180 degrees with the angle next to it, not with a remote one.``与 $z$ 合成 180 度的是和它相邻的内角，而不是不相邻的内角。`
            : kind === 'remote'
              ? both`$z$ is always greater than $${letter}$, because the other remote angle is more than 0 degrees.``$z$ 总是大于 $${letter}$，因为另一个不相邻的内角大于 0 度。`
              : both`Equality would need a definite value of $z$, and only a bound is given.``要相等就得知道 $z$ 的确切值，而题中只给了范围。`,
        ],
        D: [
          'thinks-undetermined',
          both`The individual angles are not known, but $z = x + y$ is enough to decide.``虽然不知道各个角的大小，但由 $z = x + y$ 就足以判断。`,
        ],
      },
    };
  },
});
