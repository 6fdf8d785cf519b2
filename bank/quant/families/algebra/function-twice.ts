/**
 * A quadratic function is applied twice and has to give a number: for how many x does it?
 *
 * Chains two ideas: the outer function is solved first, for the value of the inner one; and each of the values found is
 * compared with the least value of the function, where it has two solutions, one or none. Two values with two solutions
 * each make four, which is on offer.
 */
import { defineFamily } from '../../family.ts';
import { both, poly, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.functions', 'quant.algebra.quadratic'],
  form: 'mc-one',
  difficulty: 5,
  seconds: 150,
  wide: 'numbers of solutions from 0 to 4',
  space: {
    h: [-3, -2, -1, 1, 2, 3, 4],
    r: [2, 3, 4],
    kind: ['low touches', 'low touches', 'between', 'high touches'],
  },
  make: ({ h, r, kind }) => {
    const m = { 'low touches': h - r, between: h, 'high touches': h + r }[kind];
    const c = m + r * r;
    const [low, high] = [h - r, h + r];
    const ways = (value: number): number => (value > m ? 2 : value === m ? 1 : 0);
    const key = ways(low) + ways(high);
    const f = (x: number): number => (x - h) ** 2 + m;
    const given = poly([1, -2 * h, h * h + m], 'x');
    const said = (value: number) =>
      ways(value) === 2
        ? both`two solutions``有两个解`
        : ways(value) === 1
          ? both`one solution``有一个解`
          : both`no solution``无解`;
    const sign = (value: number): string => (value > m ? '>' : value === m ? '=' : '<');
    const square = `(x ${signed(-h)})^{2}`;
    return {
      difficulty: kind === 'between' ? 4 : 5,
      stem: both`The function $f$ is defined by $f(x) = ${given}$ for all numbers $x$. For how many different numbers $x$ is $f(f(x)) = ${c}$?``
        函数 $f$ 定义为 $f(x) = ${given}$，$x$ 为任意数。有多少个不同的数 $x$ 满足 $f(f(x)) = ${c}$？`,
      key,
      letters: [
        { f, x: 11 },
        [
          { f, y: low },
          { f, y: high },
        ],
        { f },
        {},
      ],
      steps: [
        both`Complete the square: $f(x) = ${square} ${signed(m)}$. So the least value of $f$ is ${m}; every greater value is taken twice, and no smaller one at all.``
          配方：$f(x) = ${square} ${signed(m)}$。所以 $f$ 的最小值为 ${m}；比它大的值都取到两次，比它小的值取不到。`,
        both`The idea: solve from the outside. Let $y$ be the inner value; $f(y) = ${c}$ means $(y ${signed(-h)})^{2} = ${r * r}$, so $y$ is ${low} or ${high}.``
          关键在于：从外层解起。设里层的值为 $y$，$f(y) = ${c}$ 即 $(y ${signed(-h)})^{2} = ${r * r}$，所以 $y$ 为 ${low} 或 ${high}。`,
        both`Now compare both with the least value: $${low} ${sign(low)} ${m}$ gives ${said(low)} for the inner value ${low}, and $${high} ${sign(high)} ${m}$ gives ${said(high)} for ${high}.``
          再把两个值与最小值比较：$${low} ${sign(low)} ${m}$，里层的值为 ${low} 时${said(low)}；$${high} ${sign(high)} ${m}$，里层的值为 ${high} 时${said(high)}。`,
        both`In all, there are $${ways(low)} + ${ways(high)} = ${key}$. The tempting path takes two solutions for each value without considering the least value.``
          一共 $${ways(low)} + ${ways(high)} = ${key}$ 个。容易走错的路是不看最小值，就认为每个值都有两个解。`,
      ],
      wrong: [
        [
          4,
          'assumes-special-case',
          both`$2 \cdot 2 = 4$ takes both inner values, ${low} and ${high}, to be taken twice, but the least value of $f$ is ${m}.``$2 \cdot 2 = 4$ 以为里层的两个值 ${low} 和 ${high} 都取到两次，但 $f$ 的最小值是 ${m}。`,
        ],
        [
          2,
          'stops-early',
          key < 2
            ? both`2 counts the inner values, ${low} and ${high}, or gives the greater of them two solutions.``2 数的是里层的值 ${low} 和 ${high}，或认为较大的值有两个解。`
            : both`2 counts the inner values, ${low} and ${high}, instead of the numbers $x$ that lead to them.``2 数的是里层的值 ${low} 和 ${high}，而不是得到它们的数 $x$。`,
        ],
        [
          3,
          'off-by-one',
          both`$2 + 1 = 3$ takes one of the inner values to be the least value of $f$, ${m}, and the other to be greater.``$2 + 1 = 3$ 是认为里层的值中一个等于 $f$ 的最小值 ${m}，另一个更大。`,
        ],
        [
          1,
          'one-case-only',
          both`1 keeps one inner value and one solution for it.``1 只留下里层的一个值和它的一个解。`,
        ],
        [
          0,
          'one-case-only',
          both`0 looks only at an inner value below ${m}, or takes the least value itself to be out of reach.``0 是只看了里层小于 ${m} 的值，或以为最小值本身取不到。`,
        ],
      ],
    };
  },
});
