/** An equation in factors has two roots; some quantities have the same value at both of them. */
import { range } from '../../arithmetic.ts';
import { aOrB, type ComparisonKey, defineFamily, keyOfOrder } from '../../family.ts';
import { both, poly, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.quadratic'],
  form: 'qc',
  difficulty: 2,
  seconds: 60,
  space: {
    p: range(2, 9),
    q: [...range(-9, -2), 2, 3, 4],
    kind: ['even', 'trade', 'square', 'square', 'condition', 'condition'],
    off: [-1, 0, 1],
  },
  keep: ({ p, q, kind }) => p !== q && (kind === 'even' ? q < 0 : true) && p + q !== 0,
  make: ({ p, q, kind, off }) => {
    const given = `(x ${signed(-p)})(x ${signed(-q)}) = 0`;
    const [high, low] = [Math.max(p, q), Math.min(p, q)];
    if (kind === 'condition') {
      // A condition picks one root.
      const condition = q < 0 ? (off < 0 ? 'x < 0' : 'x > 0') : `x > ${low}`;
      const x = condition === 'x < 0' ? low : high;
      const c = x + (p % 2 === 0 ? off : -off);
      const key: ComparisonKey = keyOfOrder(x - c);
      return {
        difficulty: 1 as const,
        stem: both`$${given}$ and $${condition}$``$${given}$，且 $${condition}$`,
        a: 'x',
        b: c,
        key,
        letters: { x },
        steps: [
          both`The idea: List both roots first, and then let the condition choose between them. A product is zero only when one of its factors is zero, so $x$ is $${p}$ or $${q}$: each factor gives the number with the opposite sign.``关键在于：先列出两个根，再由条件从中取舍。乘积为零，则有一个因式为零，所以 $x$ 为 $${p}$ 或 $${q}$：解与因式中常数的符号相反。`,
          both`The condition leaves only $x = ${x}$, to be compared with $${c}$.``由条件只剩下 $x = ${x}$，再与 $${c}$ 比较。`,
        ],
        wrong: {
          ...aOrB(
            'sign-slip',
            both`The signs in the factors are opposite to those of the roots; the remaining root is $${x}$.``因式中的符号与根的符号相反；留下的根是 $${x}$。`,
          ),
          C: [
            'arithmetic-slip',
            both`The remaining root is $${x}$, not $${c}$.``留下的根是 $${x}$，不是 $${c}$。`,
          ],
          D: [
            'thinks-undetermined',
            both`There are two roots, but only one of them satisfies the condition.``方程有两个根，但条件只留下一个。`,
          ],
        },
      };
    }
    // Quantity A: x itself, its square, or a polynomial that takes the same value at both roots.
    const asked = kind === 'even' ? 'x^{2}' : kind === 'trade' ? 'x' : poly([1, -(p + q), 0], 'x');
    const value = (x: number): number =>
      kind === 'even' ? x * x : kind === 'trade' ? x : x * x - (p + q) * x;
    const [u, v] = [value(p), value(q)];
    const c =
      kind === 'square'
        ? u + off
        : kind === 'trade'
          ? off === 0
            ? high
            : off > 0
              ? high + 1
              : low - 1
          : off < 0
            ? Math.min(u, v) - 1
            : off === 0
              ? Math.min(u, v)
              : Math.max(u, v) + 1;
    const [above, below] = [u > c && v > c, u < c && v < c];
    const key: ComparisonKey = u === c && v === c ? 'C' : above ? 'A' : below ? 'B' : 'D';
    const idea =
      kind === 'square'
        ? both`The idea: Two roots need not mean two values; check Quantity A at both of them.``关键在于：有两个根不一定有两个值，要看 Quantity A 在两个根处各是多少。`
        : both`The idea: Two roots are two cases, and the relationship is settled only if it is the same in both.``关键在于：两个根就是两种情形，只有两种情形的大小关系一致才能下结论。`;
    return {
      difficulty: kind === 'square' ? 3 : 2,
      stem: both`$${given}$``$${given}$`,
      a: asked,
      b: c,
      key,
      letters: [
        [{ x: p }, { x: q }],
        [{ x: p }, { x: q }],
      ],
      steps: [
        both`${idea} A product is zero only when one of its factors is zero, so $x = ${p}$ or $x = ${q}$.``${idea}乘积为零，则有一个因式为零，所以 $x = ${p}$ 或 $x = ${q}$。`,
        kind === 'square'
          ? both`Quantity A is $${u}$ for both, as multiplying out the equation also shows: $${poly([1, -(p + q), p * q], 'x')} = 0$, so $${asked} = ${u}$. Compare it with $${c}$.``
            两种情形下 Quantity A 都是 $${u}$；展开方程也可直接看出：$${poly([1, -(p + q), p * q], 'x')} = 0$，所以 $${asked} = ${u}$。再与 $${c}$ 比较。`
          : both`Quantity A is then $${u}$ or $${v}$; compare both with $${c}$${key === 'D' ? ': the two comparisons come out differently, so the relationship cannot be determined' : ''}.``
            于是 Quantity A 为 $${u}$ 或 $${v}$，都要与 $${c}$ 比较${key === 'D' ? '：两种情形的大小关系不同，所以无法确定' : ''}。`,
      ],
      wrong: {
        ...aOrB(
          'drops-root-sign',
          kind === 'square'
            ? both`Quantity A is $${u}$ at both roots.``在两个根处 Quantity A 都是 $${u}$。`
            : both`Only one of the two values, $${u}$ and $${v}$, is considered, or a sign is lost.``只看了 $${u}$ 与 $${v}$ 中的一个，或丢了符号。`,
        ),
        C: [
          'drops-root-sign',
          both`Quantity A would have to be $${c}$ at both roots.``必须在两个根处 Quantity A 都等于 $${c}$ 才行。`,
        ],
        D: [
          'thinks-undetermined',
          kind === 'square'
            ? both`Two roots do not mean two values: the expression is the same at both.``有两个根不等于有两个值：这个式子在两个根处相等。`
            : both`Both values, $${u}$ and $${v}$, lie on the same side of $${c}$.``两个值 $${u}$ 与 $${v}$ 都在 $${c}$ 的同一侧。`,
        ],
      },
    };
  },
});
