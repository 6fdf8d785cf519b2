/** f of an expression is given: to find f of a number, ask first what x has to be. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, poly, signed, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.functions'],
  form: 'numeric',
  difficulty: 4,
  seconds: 80,
  space: {
    a: [2, 3, 4, 5],
    b: [-5, -3, -1, 1, 2, 4],
    x: range(2, 6),
    quadratic: [0, 1],
    p: [-3, 2, 3, 5],
    q: [-6, -2, 1, 4, 7],
  },
  make: ({ a, b, x, quadratic, p, q }) => {
    const inside = `${a}x ${signed(b)}`;
    const rule = poly([quadratic, p, q], 'x');
    const f = (t: number): number => quadratic * t * t + p * t + q;
    const target = a * x + b;
    const key = f(x);
    if (target < 2 || target === x || key === f(target)) return null;
    const put = (t: number): string =>
      `${quadratic === 1 ? `${t}^{2} ${signed(p)} \\cdot ${t}` : `${p} \\cdot ${t}`} ${signed(q)}`;
    const wrongX = div(target + b, a);
    return {
      difficulty: quadratic === 1 ? 4 : 3,
      stem: both`If $f(${inside}) = ${rule}$ for all numbers $x$, what is the value of $f(${target})$?``若对任意数 $x$ 都有 $f(${inside}) = ${rule}$，则 $f(${target})$ 的值是多少？`,
      key,
      letters: { x, f: (t: number) => f((t - b) / a) },
      steps: [
        both`The idea: First find which $x$ gives the required input. The expression in parentheses must equal ${target}: $${inside} = ${target}$, so $x = ${x}$.``关键在于：先求 $x$ 取什么值。括号里的式子应等于 ${target}：$${inside} = ${target}$，所以 $x = ${x}$。`,
        both`Substitute this value of $x$ into the right side: $f(${target}) = ${put(x)} = ${key}$.``把这个 $x$ 代入右边：$f(${target}) = ${put(x)} = ${key}$。`,
      ],
      wrong: [
        [
          f(target),
          'substitutes-wrongly',
          both`$${put(target)} = ${f(target)}$ substitutes ${target} for $x$ itself, as if the rule were for $f(x)$.``$${put(target)} = ${f(target)}$ 直接把 ${target} 代入 $x$，误以为给出的是 $f(x)$。`,
        ],
        [
          x,
          'stops-early',
          both`$\frac{${target} - ${wrap(b)}}{${a}} = ${x}$ is the value of $x$, not of the function.``$\frac{${target} - ${wrap(b)}}{${a}} = ${x}$ 是 $x$ 的值，不是函数值。`,
        ],
        [
          f(a * target + b),
          'translates-backwards',
          both`$${a} \cdot ${target} ${signed(b)} = ${a * target + b}$ applies the expression in parentheses to ${target} instead of solving for $x$; the rule then gives ${f(a * target + b)}.``$${a} \cdot ${target} ${signed(b)} = ${a * target + b}$ 是对 ${target} 再算一遍括号里的式子，而不是反解，代入后得 ${f(a * target + b)}。`,
        ],
        ...(wrongX.d === 1n && Number(wrongX.n) !== x
          ? ([
              [
                f(Number(wrongX.n)),
                'sign-slip',
                both`With $\frac{${target} + ${wrap(b)}}{${a}} = ${wrongX}$ for $x$, a sign is lost; the rule then gives ${f(Number(wrongX.n))}.``若 $x$ 取 $\frac{${target} + ${wrap(b)}}{${a}} = ${wrongX}$，则移项时弄错了符号，代入后得 ${f(Number(wrongX.n))}。`,
              ],
            ] as const)
          : []),
      ],
    };
  },
});
