/** A quadratic inequality holds between the roots or outside them, and the roots themselves may or may not count. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, poly, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.inequalities', 'quant.algebra.quadratic'],
  form: 'mc-many',
  difficulty: 3,
  seconds: 80,
  space: {
    p: range(-7, 2),
    width: range(4, 9),
    sign: ['<', '>', '\\le', '\\ge'],
    moved: [false, true],
    d: [1, 2],
    drop: [0, 1, 2, 3, 4, 5, 6],
  },
  keep: ({ p, width }) => p !== 0 && p + width !== 0 && p + width > 0,
  make: ({ p, width, sign, moved, d, drop }) => {
    const q = p + width;
    const [b, c] = [-(p + q), p * q];
    const given =
      moved && b !== 0 ? `x^{2} ${sign} ${poly([-b, -c], 'x')}` : `${poly([1, b, c], 'x')} ${sign} 0`;
    const value = (x: number): number => (x - p) * (x - q);
    const fits = (x: number): boolean =>
      ({ '<': value(x) < 0, '>': value(x) > 0, '\\le': value(x) <= 0, '\\ge': value(x) >= 0 })[sign];
    const isInside = sign === '<' || sign === '\\le';
    const isStrict = sign === '<' || sign === '>';
    const factors = (x: number): string => `(${x} ${signed(-p)})(${x} ${signed(-q)})`;
    return {
      stem: both`Which of the following are values of $x$ for which $${given}$? Indicate all such values.``下列哪些 $x$ 的值满足 $${given}$？请选出所有符合的值。`,
      options: [p - d, p, p + 1, Math.floor((p + q) / 2), q, q + d]
        .filter((x, i, list) => list.indexOf(x) === i && i !== drop)
        .map((x) => [
          x,
          fits(x),
          fits(x) ? null : value(x) === 0 ? 'off-by-one' : 'reverses-comparison',
          both`At $${x}$, the product is $${factors(x)} = ${value(x)}$, ${fits(x) ? 'as required' : value(x) === 0 ? 'and zero does not count here' : 'which has the wrong sign'}.``
          取 $${x}$ 时乘积为 $${factors(x)} = ${value(x)}$，${fits(x) ? '符合要求' : value(x) === 0 ? '而这里不包括零' : '符号不符'}。`,
        ]),
      letters: [{ x: q + 3 }, {}],
      steps: [
        both`The idea: Once the expression is factored, only the signs of the factors count, and they change only at the roots. Bring everything to one side and factor: $${poly([1, b, c], 'x')} = (x ${signed(-p)})(x ${signed(-q)})$, which is zero at $${p}$ and at $${q}$.``
          关键在于：分解因式之后只需看各因式的符号，而符号只在根处改变。移到同一边并分解因式：$${poly([1, b, c], 'x')} = (x ${signed(-p)})(x ${signed(-q)})$，它在 $${p}$ 与 $${q}$ 处为零。`,
        both`Between these numbers, the factors have opposite signs and the product is negative; outside, it is positive. Here the values ${isInside ? 'between' : 'outside'} them are wanted, and the two ends ${isStrict ? 'do not count' : 'count as well'}. Faster: the graph is a parabola that opens upward, so it lies below the $x$-axis between the roots and above it outside. The tempting path gives each factor the sign that the product should have.``
          在这两数之间两个因式异号，乘积为负；在两数之外乘积为正。这里要的是两数${isInside ? '之间' : '之外'}的值，两端${isStrict ? '不包括在内' : '也包括在内'}。更快的看法：图像是开口向上的抛物线，在两根之间位于 $x$ 轴下方，在两根之外位于 $x$ 轴上方。容易走错的路是让每个因式都取乘积应有的符号。`,
      ],
    };
  },
});
