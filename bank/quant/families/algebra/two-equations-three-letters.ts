/**
 * Two equations link x to 1/y and y to 1/z: what is the product of the three, or the third sum of the same kind?
 *
 * Chains two ideas: everything can be expressed by the middle letter, which is free; and in the quantity asked for that
 * letter cancels, because the numbers of the equations fit together. Three letters and two equations look open, and the
 * product of the numbers on the right sides, with the wrong sign, looks like the answer.
 */
import { div } from '#core/rational.ts';
import { defineFamily, keyOfOrder } from '../../family.ts';
import { both, tex } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.systems', 'quant.algebra.expressions'],
  form: 'qc',
  difficulty: 4,
  seconds: 140,
  space: {
    b: [2, 3, 4, 5],
    d: [2, 3, 4, 5],
    f: [2, 3, 4, 5],
    asked: ['product', 'third'],
    off: [0, 1, -1],
    isSwapped: [false, true],
  },
  keep: ({ b, d, f }) => b !== d && d !== f,
  make: ({ b, d, f, asked, off, isSwapped }) => {
    // x + bd/y = b and y + df/z = d give z + bf/x = f and xyz = -bdf.
    const isProduct = asked === 'product';
    const value = isProduct ? -b * d * f : f;
    const bound = value + (isProduct ? 2 * off : off);
    const quantity = isProduct ? 'xyz' : `z + \\frac{${b * f}}{x}`;
    const y = d + 2;
    const letters = { x: div(2 * b, y), y, z: div(-d * f, 2) };
    const direct = [
      isProduct ? 'sign-slip' : 'one-example',
      isProduct
        ? both`The product is fixed by the two equations: it is $-${b} \cdot ${d} \cdot ${f} = ${value}$ for every choice of $y$.``
          这个乘积由两个方程确定：无论 $y$ 取何值，都是 $-${b} \cdot ${d} \cdot ${f} = ${value}$。`
        : both`The sum is fixed by the two equations: it is ${f} for every choice of $y$.``这个和由两个方程确定：无论 $y$ 取何值，都是 ${f}。`,
    ] as const;
    return {
      stem: both`$x$, $y$, and $z$ are nonzero numbers such that $x + \frac{${b * d}}{y} = ${b}$ and $y + \frac{${d * f}}{z} = ${d}$.``
        非零数 $x$、$y$、$z$ 满足 $x + \frac{${b * d}}{y} = ${b}$ 和 $y + \frac{${d * f}}{z} = ${d}$。`,
      a: isSwapped ? tex(bound) : quantity,
      b: isSwapped ? quantity : tex(bound),
      key: keyOfOrder(-off, isSwapped),
      letters: [letters, letters, {}],
      steps: [
        both`Express the outer letters by $y$: multiplied by $y$, the first equation says $xy = ${b}y - ${b * d}$, that is, $xy = ${b}(y - ${d})$. The second one says $z(${d} - y) = ${d * f}$.``
          用 $y$ 表示另两个字母：第一个方程两边乘以 $y$，得 $xy = ${b}y - ${b * d}$，即 $xy = ${b}(y - ${d})$；由第二个方程得 $z(${d} - y) = ${d * f}$。`,
        isProduct
          ? both`The idea: the same bracket stands in both, with opposite signs, and cancels in the product: $xyz = ${b}(y - ${d}) \cdot \frac{${d * f}}{${d} - y} = ${value}$, whatever $y$ is.``
            关键在于：两式中有同一个括号，只差一个符号，相乘时约去：无论 $y$ 取何值，$xyz = ${b}(y - ${d}) \cdot \frac{${d * f}}{${d} - y} = ${value}$。`
          : both`The idea: the same bracket stands in both, so the two parts have one denominator: $z + \frac{${b * f}}{x} = \frac{${d * f}}{${d} - y} + \frac{${f}y}{y - ${d}} = \frac{${f}(y - ${d})}{y - ${d}} = ${f}$, whatever $y$ is.``
            关键在于：两式中有同一个括号，所以两部分有公分母：无论 $y$ 取何值，$z + \frac{${b * f}}{x} = \frac{${d * f}}{${d} - y} + \frac{${f}y}{y - ${d}} = \frac{${f}(y - ${d})}{y - ${d}} = ${f}$。`,
        both`The tempting path counts three letters and two equations and takes the answer to be open. They are open indeed, but not this combination of them; two choices of $y$ that give the same number should make one look for the reason.``
          容易走错的路是看到三个字母、两个方程，就以为答案不确定。三个字母确实不确定，但这个组合是确定的；取两个不同的 $y$ 得到同一个数，就该去找原因了。`,
      ],
      wrong: {
        A: direct,
        B: direct,
        C: direct,
        D: [
          'thinks-undetermined',
          both`None of the three letters is fixed, but the free letter cancels in the quantity that is asked for.``三个字母都不确定，但在所求的量中，自由的字母被消去了。`,
        ],
      },
    };
  },
});
