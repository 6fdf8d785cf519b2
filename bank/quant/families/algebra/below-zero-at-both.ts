/**
 * x² + bx + c is negative at two places: the sum of its values at two other places, as far out or in, against a number.
 *
 * Chains two ideas: two pairs of places with the same middle have the same sum, so that b and c cancel and the two sums of
 * values differ by a known number; and the given values may come as near to 0 as one likes, or be 0 where that is allowed,
 * so that the bound is approached or reached. Nothing seems fixed; with integers for b and c everything stays well below.
 */
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, signed, tex } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.functions', 'quant.algebra.quadratic', 'quant.algebra.inequalities'],
  form: 'qc',
  difficulty: 4,
  seconds: 140,
  space: {
    p: [-3, -2, -1, 1, 2, 3],
    width: [4, 5, 6, 7, 8],
    // Steps outward from both places; negative ones go inward.
    out: [-2, -1, 1, 2, 3],
    kind: ['bound', 'one less', 'or zero'],
    isSwapped: [false, true],
  },
  keep: ({ width, out }) => width + 2 * out >= 1,
  make: ({ p, width, out, kind, isSwapped }) => {
    const q = p + width;
    const [u, v] = [p - out, q + out];
    const difference = u * u + v * v - p * p - q * q;
    const bound = kind === 'one less' ? difference - 1 : difference;
    if (bound === 0) return null;
    const key: ComparisonKey = kind === 'bound' ? (isSwapped ? 'A' : 'B') : 'D';
    const sign = kind === 'or zero' ? '\\le' : '<';
    const quantity = `f(${u}) + f(${v})`;
    // An example: the middle between the places is the turning point, and the values there are -4.
    const b = -(p + q);
    const c = p * q - 4;
    const f = (x: number): number => x * x + b * x + c;
    const lower = isSwapped ? 'A' : 'B';
    const misled = [
      'assumes-integer',
      kind === 'one less'
        ? both`With integers for $b$ and $c$ both given values are $-1$ at most, and the sum stays below the bound; but $b$ and $c$ need not be integers.``
          若 $b$、$c$ 是整数，两个已知的值都不超过 $-1$，和就小于这个数；但 $b$、$c$ 不一定是整数。`
        : both`The two given values may both be 0, and then the quantities are equal.``两个已知的值可以都是 0，这时两个量相等。`,
    ] as const;
    const refuted = [
      'one-example',
      kind === 'bound'
        ? both`The sum is ${difference > 0 ? 'greater' : 'less'} than that of the two given values by exactly $${Math.abs(difference)}$, and these are negative.``这个和恰好比两个已知的值之和${difference > 0 ? '大' : '小'} $${Math.abs(difference)}$，而这两个值都是负数。`
        : both`The two given values may be far below 0, and then the sum is far below the bound.``两个已知的值可以远小于 0，这时和也远小于这个数。`,
    ] as const;
    return {
      stem: both`The function $f$ is defined by $f(x) = x^{2} + bx + c$ for all numbers $x$, where $b$ and $c$ are constants, and $f(${p}) ${sign} 0$ and $f(${q}) ${sign} 0$.``
        函数 $f$ 对任意数 $x$ 定义为 $f(x) = x^{2} + bx + c$，其中 $b$、$c$ 为常数，且 $f(${p}) ${sign} 0$，$f(${q}) ${sign} 0$。`,
      a: isSwapped ? tex(bound) : quantity,
      b: isSwapped ? quantity : tex(bound),
      key,
      letters: [{}, { f }, {}],
      steps: [
        both`The idea: $${u} ${signed(v)} = ${p + q}$ and $${p} ${signed(q)} = ${p + q}$. So in both sums of values, $f(${u})$ with $f(${v})$ and $f(${p})$ with $f(${q})$, the terms with $b$ come to the same, and so do those with $c$.``
          关键在于：$${u} ${signed(v)} = ${p + q}$，$${p} ${signed(q)} = ${p + q}$。所以 $f(${u})$ 与 $f(${v})$ 之和同 $f(${p})$ 与 $f(${q})$ 之和相比，含 $b$ 的项相同，含 $c$ 的项也相同。`,
        both`They differ by the squares alone, whatever $b$ and $c$ are: $f(${u}) + f(${v}) = f(${p}) + f(${q}) ${signed(difference)}$.``
          无论 $b$、$c$ 是多少，两者只差在平方上：$f(${u}) + f(${v}) = f(${p}) + f(${q}) ${signed(difference)}$。`,
        kind === 'bound'
          ? both`As both given values are negative, the sum is always less than $${difference}$. The tempting path sees two unknown constants and takes the answer to be open.``
            两个已知的值都是负数，所以这个和总小于 $${difference}$。容易走错的路是看到两个未知常数就以为答案不确定。`
          : kind === 'one less'
            ? both`So the sum is less than $${difference}$ and may come as near to it as one likes: with $-\frac{1}{4}$ for both given values it is $-\frac{1}{4} - \frac{1}{4} ${signed(difference)}$, which is more than $${bound}$. With values far below 0 it is less. The tempting path tries integers for $b$ and $c$.``
              所以这个和小于 $${difference}$，并可任意接近它：若两个已知的值都是 $-\frac{1}{4}$，和为 $-\frac{1}{4} - \frac{1}{4} ${signed(difference)}$，大于 $${bound}$；若它们远小于 0，和就更小。容易走错的路是只让 $b$、$c$ 取整数。`
            : both`So the sum is at most $${difference}$. It is equal to $${difference}$ if both given values are 0, that is, if $${p}$ and $${q}$ are the roots, and less otherwise. The tempting path tries only one of these cases.``
              所以这个和不超过 $${difference}$：两个已知的值都是 0，即 $${p}$、$${q}$ 是两根时等于 $${difference}$，否则就更小。容易走错的路是只试其中一种情形。`,
      ],
      wrong: {
        A: lower === 'A' ? misled : refuted,
        B: lower === 'B' ? misled : refuted,
        C:
          kind === 'or zero'
            ? [
                'assumes-special-case',
                both`The quantities are equal only if $${p}$ and $${q}$ are the roots.``只有当 $${p}$、$${q}$ 是两根时两个量才相等。`,
              ]
            : refuted,
        D: [
          'thinks-undetermined',
          both`$b$ and $c$ are not known, but they cancel: the sum differs from that of the two given values by a fixed number.``
            $b$、$c$ 虽未知，但会抵消：这个和与两个已知的值之和相差一个定值。`,
        ],
      },
    };
  },
});
