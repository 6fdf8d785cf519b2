/** A multiple of a known combination of two letters is known at once, without either letter. */
import { defineFamily } from '../../family.ts';
import { both, signed } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.expressions'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 60,
  space: {
    ab: [
      [3, 4],
      [2, 5],
      [5, 3],
      [3, -2],
      [4, -3],
      [7, 2],
      [5, -6],
    ],
    v: [5, 6, 7, 8, 9, 11, 12],
    k: [2, 3, 4],
    c: [-5, -4, -3, 3, 4, 5, 7],
    letters: [
      ['x', 'y'],
      ['p', 'q'],
      ['m', 'n'],
    ],
  },
  keep: ({ v, c }) => v !== -c,
  make: ({ ab: [a, b], v, k, c, letters: [x, y] }) => {
    const given = `${a}${x} ${signed(b, y)}`;
    const asked = `${k * a}${x} ${signed(k * b, y)} ${signed(c)}`;
    const key = k * v + c;
    // One pair that fits, with a fraction in it so that nothing is hidden.
    const values = { [x]: v, [y]: { n: BigInt(v - a * v), d: BigInt(b) } };
    return {
      stem: both`If $${given} = ${v}$, what is the value of $${asked}$?``若 $${given} = ${v}$，则 $${asked}$ 的值是多少？`,
      key,
      letters: values,
      steps: [
        both`The idea: Look for the known combination inside the expression asked for, instead of solving for each variable. One equation cannot give $${x}$ and $${y}$ separately, but the terms asked for are ${k} times the terms given:
          $${k * a}${x} ${signed(k * b, y)} = ${k}(${given})$.``关键在于：在所求的式子里找出已知的组合，不必分别求出各个字母。一个方程求不出 $${x}$ 和 $${y}$ 各是多少，但所求式中的两项恰好是已知两项的
          ${k} 倍：$${k * a}${x} ${signed(k * b, y)} = ${k}(${given})$。`,
        both`So the value is $${k} \cdot ${v} ${signed(c)} = ${key}$.``所以所求的值为 $${k} \cdot ${v} ${signed(c)} = ${key}$。`,
      ],
      wrong: [
        [
          v + c,
          'coefficient-slip',
          both`$${v} ${signed(c)} = ${v + c}$ forgets that the terms with variables are ${k} times those given.``
            $${v} ${signed(c)} = ${v + c}$ 忘了含字母的两项是已知式的 ${k} 倍。`,
        ],
        [
          k * v,
          'stops-early',
          both`$${k} \cdot ${v} = ${k * v}$ leaves out the constant term.``$${k} \cdot ${v} = ${k * v}$ 漏掉了常数项。`,
        ],
        [
          k * (v + c),
          'distributes-partly',
          both`$${k}(${v} ${signed(c)}) = ${k * (v + c)}$ multiplies the constant term as well.``$${k}(${v} ${signed(c)}) = ${k * (v + c)}$ 把常数项也乘上了倍数。`,
        ],
        [
          k * v - c,
          'sign-slip',
          both`$${k} \cdot ${v} ${signed(-c)} = ${k * v - c}$ has the wrong sign before the constant.``$${k} \cdot ${v} ${signed(-c)} = ${k * v - c}$ 把常数项的符号弄反了。`,
        ],
        [
          2 * k * v + c,
          'coefficient-slip',
          both`$2 \cdot ${k} \cdot ${v} ${signed(c)} = ${2 * k * v + c}$ counts the factor once for each of the two terms.``
            $2 \cdot ${k} \cdot ${v} ${signed(c)} = ${2 * k * v + c}$ 把倍数对两项各算了一次。`,
        ],
        [
          (k + 1) * v + c,
          'coefficient-slip',
          both`$${k + 1} \cdot ${v} ${signed(c)} = ${(k + 1) * v + c}$ takes the factor to be one too large.``
            $${k + 1} \cdot ${v} ${signed(c)} = ${(k + 1) * v + c}$ 把倍数多算了一倍。`,
        ],
      ],
    };
  },
});
