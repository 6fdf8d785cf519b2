/** Two equations with three unknowns fix their sum and one difference, and nothing else. */
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, term } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.systems'],
  form: 'qc',
  difficulty: 3,
  seconds: 75,
  space: {
    k: [3, 4, 5, 6],
    a: [
      [1, 2],
      [2, 1],
      [1, 3],
      [2, 3],
      [3, 2],
      [3, 1],
    ],
    sum: [4, 5, 6, 7, 8, 9, 10, 12],
    gap: [-4, -2, 0, 2, 3, 5],
    asked: ['sum', 'sum', 'pair', 'pair', 'single', 'other pair'],
    off: [-1, 0, 1],
  },
  keep: ({ k, a: [a, b], gap }) => k > 2 * a && a + b < k && gap !== 0,
  make: ({ k, a: [a, b], sum, gap, asked, off }) => {
    // The coefficients of every letter add up to k over the two equations.
    const first = [a, b, k - a];
    const second = [k - a, k - b, a];
    // Values that fit: y is free, x - z = gap and x + y + z = sum.
    const y = 1;
    const [x2, z2] = [sum - y + gap, sum - y - gap];
    if (x2 % 2 !== 0) return null;
    const [x, z] = [x2 / 2, z2 / 2];
    const value = ([p, q, r]: number[]): number => p! * x + q! * y + r! * z;
    const [m, n] = [value(first), value(second)];
    const show = ([p, q, r]: number[]): string => `${term(p!, 'x')} + ${term(q!, 'y')} + ${term(r!, 'z')}`;
    const isMiddle = 2 * b === k;
    if (asked === 'pair' && !isMiddle) return null;
    const [qa, qb] = {
      sum: ['x + y + z', `${sum + off}`],
      pair: ['x', 'z'],
      single: ['x', `${x + off}`],
      'other pair': ['x', 'y'],
    }[asked] as [string, string];
    const key: ComparisonKey =
      asked === 'sum'
        ? off < 0
          ? 'A'
          : off > 0
            ? 'B'
            : 'C'
        : asked === 'pair'
          ? gap > 0
            ? 'A'
            : 'B'
          : 'D';
    const values = { x, y, z };
    // Another solution: move along the line that both equations leave free until the order of the quantities has changed.
    const move = (steps: number) => ({
      x: x + steps * (a + b - k),
      y: y + steps * (k - 2 * a),
      z: z + steps * (a - b),
    });
    const amounts = (at: { x: number; y: number }): [number, number] =>
      asked === 'single' ? [at.x, x + off] : [at.x, at.y];
    const orderAt = (at: { x: number; y: number }): number => {
      const [one, other] = amounts(at);
      return Math.sign(one - other);
    };
    const turned = orderAt(values) === 0 ? [-1, 1] : [-orderAt(values)];
    const moved = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]
      .map(move)
      .find((at) => turned.includes(orderAt(at)))!;
    const compared = (at: { x: number; y: number }): string =>
      amounts(at).join([' < ', ' = ', ' > '][orderAt(at) + 1]!);
    return {
      stem: both`$${show(first)} = ${m}$ and $${show(second)} = ${n}$``$${show(first)} = ${m}$，$${show(second)} = ${n}$`,
      a: qa,
      b: qb,
      key,
      letters: key === 'D' ? [[values], [values, moved]] : [values, values],
      steps: [
        both`The idea: Add and subtract whole equations and see what they settle, instead of solving for each variable. Add the two equations: every variable has the coefficient ${k}, so $${k}(x + y + z) = ${m + n}$ and $x + y + z = ${sum}$.``
          关键在于：不去逐个求未知数，而是把方程整体相加、相减，看能确定什么。两式相加，每个字母的系数都是 ${k}，所以 $${k}(x + y + z) = ${m + n}$，$x + y + z = ${sum}$。`,
        asked === 'sum'
          ? both`So Quantity A is fixed, although none of the variables is: it is ${sum}, to be compared with ${sum + off}.``虽然三个字母各自都不确定，Quantity A 却是确定的：它等于 ${sum}，再与 ${sum + off} 比较。`
          : asked === 'pair'
            ? both`Now subtract: $y$ drops out, and $${term(k - 2 * a, 'x')} - ${term(k - 2 * a, 'z')} = ${n - m}$, so $x - z = ${gap}$, which settles the comparison. Faster: subtract at once; the sum is not needed here.``
              再把两式相减，$y$ 消去：$${term(k - 2 * a, 'x')} - ${term(k - 2 * a, 'z')} = ${n - m}$，所以 $x - z = ${gap}$，大小由此确定。更快的做法：直接相减，这里用不着三数之和。`
            : both`But two equations do not fix each of three variables: both $x = ${x}$, $y = ${y}$, $z = ${z}$ and $x = ${moved.x}$, $y = ${moved.y}$, $z = ${moved.z}$ satisfy them. Comparing Quantity A with Quantity B gives $${compared(values)}$ for the first solution and $${compared(moved)}$ for the second, so the relationship cannot be determined.``
              但两个方程不能把三个字母逐一确定：$x = ${x}$，$y = ${y}$，$z = ${z}$ 与 $x = ${moved.x}$，$y = ${moved.y}$，$z = ${moved.z}$ 都满足方程。比较 Quantity A 与 Quantity B，前一组解给出 $${compared(values)}$，后一组解给出 $${compared(moved)}$，所以无法确定。`,
      ],
      wrong: {
        A: [
          key === 'D' ? 'one-example' : 'arithmetic-slip',
          key === 'D'
            ? both`One solution with a large $x$ does not speak for the others.``一组 $x$ 较大的解不能代表其余的解。`
            : both`Only a slip leads here: the equations fix ${asked === 'sum' ? `the sum at ${sum}` : `the difference $x - z$ at $${gap}$`}.``只有算错才会得出这个结果：由方程可知${asked === 'sum' ? `三数之和为 ${sum}` : ` $x - z$ 等于 $${gap}$`}。`,
        ],
        B: [
          key === 'D' ? 'one-example' : 'arithmetic-slip',
          key === 'D'
            ? both`One solution with a small $x$ does not speak for the others.``一组 $x$ 较小的解不能代表其余的解。`
            : both`Only a slip leads here: the equations fix ${asked === 'sum' ? `the sum at ${sum}` : `the difference $x - z$ at $${gap}$`}.``只有算错才会得出这个结果：由方程可知${asked === 'sum' ? `三数之和为 ${sum}` : ` $x - z$ 等于 $${gap}$`}。`,
        ],
        C: [
          'assumes-special-case',
          key === 'D'
            ? both`The quantities are equal for one of the solutions, but not for the others.``两量只在其中一组解下相等，在其余的解下并不相等。`
            : both`Equality would hold for other values, but not here.``只有在另外的取值下两者才相等，这里并不相等。`,
        ],
        D: [
          'thinks-undetermined',
          both`Two equations do not determine three variables, but they determine the combination that is asked for.``两个方程确定不了三个字母，却能确定所问的组合。`,
        ],
      },
    };
  },
});
