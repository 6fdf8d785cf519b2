/** Two equations that say the same leave x and y free, unless what they say is already the comparison. */
import { aOrB, type ComparisonKey, defineFamily, keyOfOrder } from '../../family.ts';
import { both, signed, term } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.systems'],
  form: 'qc',
  difficulty: 5,
  seconds: 80,
  space: {
    ab: [
      [2, 3],
      [3, 2],
      [1, 4],
      [4, 3],
      [3, 5],
      [5, 2],
      [2, 5],
      [4, 1],
    ],
    k: [2, 3, 4, -2, -3],
    xy: [
      [3, 1],
      [2, 5],
      [4, 4],
      [1, 3],
      [5, 2],
      [2, 2],
      [3, 3],
      [4, 1],
      [6, 2],
    ],
    kind: ['same', 'near', 'near', 'near', 'gap', 'gap'],
  },
  keep: ({ xy: [x, y], kind }) => kind !== 'gap' || x !== y,
  make: ({ ab: [a, b], k, xy: [x, y], kind }) => {
    const line = (p: number, q: number): string => `${term(p, 'x')} ${signed(q, 'y')}`;
    const [p, q] = kind === 'gap' ? [a, -a] : [a, b];
    const c = p * x + q * y;
    // The second equation: a multiple of the first, or one that differs from it in a single coefficient.
    const [r, s] = kind === 'near' ? [k * p, k * q + (k > 0 ? 1 : -1)] : [k * p, k * q];
    const d = r * x + s * y;
    if (kind === 'same' && d === 0) return null;
    const key: ComparisonKey = kind === 'same' ? 'D' : keyOfOrder(x - y);
    // Along the line: x up by q, y down by p, far enough to turn the order.
    const turn = Math.ceil((Math.abs(x - y) + 1) / (p + q)) * (x > y ? -1 : 1);
    const other = { x: x + q * turn, y: y - p * turn };
    const here = { x, y };
    return {
      stem: both`$${line(p, q)} = ${c}$ and $${line(r, s)} = ${d}$``$${line(p, q)} = ${c}$，$${line(r, s)} = ${d}$`,
      a: 'x',
      b: 'y',
      key,
      letters: kind === 'same' ? [here, [here, other]] : [here, here],
      steps:
        kind === 'near'
          ? [
              both`The idea: First check whether one equation is a multiple of the other. Multiply the first equation by $${k}$: $${line(k * p, k * q)} = ${k * c}$. The second is not the same: subtracting leaves $${term(s - k * q, 'y')} = ${d - k * c}$, so $y = ${y}$.``
                关键在于：先看一个方程是不是另一个的倍数。第一个方程两边乘以 $${k}$：$${line(k * p, k * q)} = ${k * c}$。它与第二个方程并不相同，相减得 $${term(s - k * q, 'y')} = ${d - k * c}$，所以 $y = ${y}$。`,
              both`Then $${term(p, 'x')} = ${c} - ${q} \cdot ${y} = ${p * x}$ and $x = ${x}$. The two numbers are fixed, and so is their order.``
                于是 $${term(p, 'x')} = ${c} - ${q} \cdot ${y} = ${p * x}$，$x = ${x}$。两个数都确定了，大小也就确定了。`,
            ]
          : kind === 'same'
            ? [
                both`The idea: First check whether one equation is a multiple of the other. The second equation is the first one multiplied by $${k}$: it says nothing new. For instance, $x = ${x}$, $y = ${y}$ is a solution.``
                  关键在于：先看一个方程是不是另一个的倍数。第二个方程就是第一个方程两边乘以 $${k}$，没有提供新的信息。例如 $x = ${x}$，$y = ${y}$ 是一组解。`,
                both`So is $x = ${other.x}$, $y = ${other.y}$. In the two solutions, $x$ and $y$ do not compare in the same way, so the relationship cannot be determined.``
                  而 $x = ${other.x}$，$y = ${other.y}$ 也是一组解。两组解的大小关系不同，所以无法确定。`,
              ]
            : [
                both`The idea: First check whether one equation is a multiple of the other. The second equation is the first one multiplied by $${k}$, so $x$ and $y$ cannot be found.``关键在于：先看一个方程是不是另一个的倍数。第二个方程就是第一个方程两边乘以 $${k}$，所以求不出 $x$ 和 $y$。`,
                both`They need not be found: dividing the first equation by ${p} gives $x - y = ${x - y}$, and the sign of the difference is the comparison.``
                  但也不必求出：第一个方程两边除以 ${p} 得 $x - y = ${x - y}$，差的符号已经说明了大小。`,
              ],
      wrong: {
        ...aOrB(
          key === 'D' ? 'one-example' : 'sign-slip',
          key === 'D'
            ? both`This holds for some solutions of this single equation, not for all.``这只对这一个方程的部分解成立。`
            : both`A lost sign while comparing the equations reverses the result.``比较两个方程时丢了负号，结果就反了。`,
        ),
        C: [
          'assumes-special-case',
          kind === 'near'
            ? both`The solution is $x = ${x}$, $y = ${y}$, and these differ.``解为 $x = ${x}$，$y = ${y}$，两者不等。`
            : both`Equal numbers are at most one of many solutions.``两数相等至多是众多解中的一组。`,
        ],
        D: [
          'thinks-undetermined',
          kind === 'near'
            ? both`The two equations look like multiples of each other, but one coefficient does not fit.``两个方程看上去成倍数关系，但有一个系数对不上。`
            : both`The variables are not determined, but their difference is.``两个字母不确定，但它们的差是确定的。`,
        ],
      },
    };
  },
});
