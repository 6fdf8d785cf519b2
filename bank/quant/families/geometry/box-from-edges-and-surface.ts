/**
 * The diagonal of a box from its surface and the sum of its edges, neither of which gives the edges.
 *
 * Chains two ideas: the square of the diagonal is the sum of the squares of the edges, and that sum is the square of the
 * sum less the surface. Three unknowns and two equations make it look as if too little were given; a cube is assumed.
 */
import { div, type Num } from '#core/rational.ts';
import { range, roundTo } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, surd } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.geometry.solids', 'quant.algebra.factoring'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  // The sum of three edges that meet, and the square of the diagonal.
  space: { sum: range(9, 24), squared: range(36, 260) },
  keep: ({ sum, squared }) => {
    const share = squared / (sum * sum);
    const isTidy = [1, 2, 3, 5, 6].some((core) => Number.isInteger(Math.sqrt(squared / core)));
    // Edges that are whole numbers could be found by trying.
    return (
      isTidy &&
      share > 0.355 &&
      share < 0.5 &&
      (sum * sum - squared) % 2 === 0 &&
      !hasWholeEdges(sum, squared)
    );
  },
  make: ({ sum, squared }) => {
    const surface = sum * sum - squared;
    const [x, y, z] = someEdges(sum, squared);
    const key = surd(squared);
    const half = surface / 2;
    return {
      stem: both`The rectangular box in the figure has a total surface area of ${surface}, and the sum of the lengths of all of its edges is ${4 * sum}. What is the length $d$ of the diagonal shown?``
        图中长方体的表面积为 ${surface}，所有棱长之和为 ${4 * sum}。体对角线的长 $d$ 是多少？`,
      figures: [
        {
          kind: 'solid',
          solid: { shape: 'box', length: z, width: x, height: y },
          labels: { diagonal: '$d$' },
          described: both`A rectangular box with its diagonal, of length d, drawn from one vertex to the opposite vertex.``
            一个长方体，画出了从一个顶点到相对顶点的体对角线，长为 d。`,
        },
      ],
      key,
      letters: { ...edgesInRoots(sum, squared), d: key },
      steps: [
        both`The idea: do not look for the edges. Call them $x$, $y$, and $z$. Each occurs four times, so $x + y + z = \frac{${4 * sum}}{4} = ${sum}$; the six faces come in pairs, so $2xy + 2yz + 2xz = ${surface}$.``
          关键在于：不要去求各条棱。设棱长为 $x$、$y$、$z$。每种棱各有四条，所以 $x + y + z = \frac{${4 * sum}}{4} = ${sum}$；六个面两两相等，所以 $2xy + 2yz + 2xz = ${surface}$。`,
        both`The Pythagorean theorem, used twice, gives $d^{2} = x^{2} + y^{2} + z^{2}$. This is what is left of the square of the sum when the products are subtracted: $d^{2} = (x + y + z)^{2} - (2xy + 2yz + 2xz)$.``
          两次用勾股定理，得 $d^{2} = x^{2} + y^{2} + z^{2}$。它正是“和的平方”去掉各个乘积后剩下的部分：$d^{2} = (x + y + z)^{2} - (2xy + 2yz + 2xz)$。`,
        both`So $d^{2} = ${sum}^{2} - ${surface} = ${squared}$, and $d = ${key}$.``所以 $d^{2} = ${sum}^{2} - ${surface} = ${squared}$，$d = ${key}$。`,
      ],
      wrong: [
        [
          surd(3, div(sum, 3)),
          'assumes-special-case',
          both`$\frac{${4 * sum}}{12} \cdot \sqrt{3} = ${surd(3, div(sum, 3))}$ treats the box as a cube whose edges have the same total length.``
            $\frac{${4 * sum}}{12} \cdot \sqrt{3} = ${surd(3, div(sum, 3))}$ 是把长方体当成了棱长之和相同的正方体。`,
        ],
        [
          surd(sum * sum - half),
          'coefficient-slip',
          both`$\sqrt{${sum}^{2} - ${half}} = ${surd(sum * sum - half)}$ subtracts only half of the surface area: each product occurs twice in the square of the sum.``
            $\sqrt{${sum}^{2} - ${half}} = ${surd(sum * sum - half)}$ 只减去了表面积的一半：和的平方里每个乘积都出现两次。`,
        ],
        [
          surd(half),
          'assumes-special-case',
          both`$\sqrt{\frac{${surface}}{2}} = ${surd(half)}$ treats the box as a cube with this surface area.``$\sqrt{\frac{${surface}}{2}} = ${surd(half)}$ 是把长方体当成了表面积相同的正方体。`,
        ],
        [
          `${sum}`,
          'root-of-sum',
          both`$\frac{${4 * sum}}{4} = ${sum}$ is the sum of three edges; the root of a sum of squares is less than that.``
            $\frac{${4 * sum}}{4} = ${sum}$ 是三条棱之和，平方和的算术平方根要比它小。`,
        ],
        [
          surd(sum * sum + surface),
          'sign-slip',
          both`$\sqrt{${sum}^{2} + ${surface}} = ${surd(sum * sum + surface)}$ adds the surface area instead of subtracting it.``
            $\sqrt{${sum}^{2} + ${surface}} = ${surd(sum * sum + surface)}$ 应当减去表面积，却加上了。`,
        ],
        [
          surd(surface),
          'stops-early',
          both`$\sqrt{${surface}} = ${surd(surface)}$ takes the surface area itself to be the square of the diagonal.``$\sqrt{${surface}} = ${surd(surface)}$ 把表面积直接当成了体对角线的平方。`,
        ],
        [
          surd(4 * sum * sum - surface),
          'coefficient-slip',
          both`$\frac{${4 * sum}}{2} = ${2 * sum}$ counts only two edges of each length, which leads to $\sqrt{${2 * sum}^{2} - ${surface}} = ${surd(4 * sum * sum - surface)}$; there are four edges of each length.``
            $\frac{${4 * sum}}{2} = ${2 * sum}$ 以为每种棱只有两条，于是得到 $\sqrt{${2 * sum}^{2} - ${surface}} = ${surd(4 * sum * sum - surface)}$；实际上每种棱有四条。`,
        ],
      ],
    };
  },
});

const hasWholeEdges = (sum: number, squared: number): boolean =>
  range(1, sum).some((x) => range(x, sum).some((y) => x * x + y * y + (sum - x - y) ** 2 === squared));

/** The other two edges of a box with this sum and this diagonal, if one edge is known. */
const othersOf = (x: number, sum: number, squared: number): [number, number] => {
  const rest = sum - x;
  const root = Math.sqrt(2 * (squared - x * x) - rest * rest);
  return [(rest - root) / 2, (rest + root) / 2];
};

/** Edges of one of the boxes that fit, for the drawing: of all, the one whose shortest edge is longest. */
function someEdges(sum: number, squared: number): [number, number, number] {
  const fitting = range(1, 99)
    .map((i) => (sum * i) / 100)
    .map((x) => [x, ...othersOf(x, sum, squared)])
    .filter((edges) => edges.every((edge) => edge > 0));
  const best = fitting.sort((p, q) => Math.min(...q) - Math.min(...p))[0]!;
  return best.sort((p, q) => p - q).map((edge) => roundTo(edge, 3)) as [number, number, number];
}

/** Edges of one of the boxes that fit, exactly: the first a whole number, the others with a root. */
function edgesInRoots(sum: number, squared: number): Record<'x' | 'y' | 'z', Num | string> {
  const x = range(2, sum).find((edge) => othersOf(edge, sum, squared).every((other) => other > 0))!;
  const rest = sum - x;
  const root = `\\sqrt{${2 * (squared - x * x) - rest * rest}}`;
  return { x, y: `\\frac{${rest} - ${root}}{2}`, z: `\\frac{${rest} + ${root}}{2}` };
}
