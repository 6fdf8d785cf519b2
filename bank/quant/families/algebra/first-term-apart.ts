/**
 * The sum of the first n terms is given by a formula with a constant: the first and a later term against twice the middle.
 *
 * Chains two ideas: a term is the difference of two sums, and the first term is a sum itself, so that the constant stays
 * in it and in no other. The differences make an arithmetic sequence, in which the two quantities would be equal; whoever
 * finds that out with care has still to notice that the first term does not belong to it.
 */
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, poly, signed, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.sequences', 'quant.algebra.functions'],
  form: 'qc',
  difficulty: 4,
  seconds: 120,
  space: {
    p: [1, 2, 3],
    q: [-3, -1, 1, 2, 4, 5],
    c: [-7, -4, -2, 2, 3, 6],
    kind: ['plain', 'plain', 'made up for', 'open'],
    middle: [3, 4, 5, 6],
    isSwapped: [false, true],
  },
  keep: ({ p, q }) => p + q !== 0,
  make: ({ p, q, c, kind, middle, isSwapped }) => {
    const last = 2 * middle - 1;
    const sum = kind === 'open' ? `${poly([p, q, 0], 'n')} + k` : poly([p, q, c], 'n');
    const sumOf =
      (k: number) =>
      (n: number): number =>
        p * n * n + q * n + k;
    const termOf =
      (k: number) =>
      (n: number): number =>
        n === 1 ? sumOf(k)(1) : sumOf(k)(n) - sumOf(k)(n - 1);
    const a = termOf(c);
    const ends = `a_{1} + a_{${last}}`;
    const twice = kind === 'made up for' ? `2a_{${middle}} ${signed(c)}` : `2a_{${middle}}`;
    const key: ComparisonKey =
      kind === 'open' ? 'D' : kind === 'made up for' ? 'C' : c > 0 === !isSwapped ? 'A' : 'B';
    const general = `${poly([2 * p, q - p], 'n')}`;
    const first = p + q;
    const pattern = (n: number): number => 2 * p * n + q - p;
    return {
      stem:
        kind === 'open'
          ? both`For every positive integer $n$, the sum of the first $n$ terms of the sequence $a_{1}, a_{2}, a_{3}, \ldots$ is $${sum}$, where $k$ is a constant and $k \ne 0$.``
            对任意正整数 $n$，数列 $a_{1}, a_{2}, a_{3}, \ldots$ 的前 $n$ 项之和为 $${sum}$，其中 $k$ 是常数，且 $k \ne 0$。`
          : both`For every positive integer $n$, the sum of the first $n$ terms of the sequence $a_{1}, a_{2}, a_{3}, \ldots$ is $${sum}$.``
            对任意正整数 $n$，数列 $a_{1}, a_{2}, a_{3}, \ldots$ 的前 $n$ 项之和为 $${sum}$。`,
      a: isSwapped ? twice : ends,
      b: isSwapped ? ends : twice,
      key,
      letters:
        kind === 'open'
          ? [
              { a_: termOf(7), n: 5 },
              { a_: termOf(7), k: 7 },
              { a_: termOf(7), k: 7 },
            ]
          : [{ a_: a, n: 5 }, { a_: a }, { a_: a }],
      steps: [
        both`A term is the difference between two consecutive sums. From the second term on, the constant cancels: $a_{n} = ${general}$ for $n \ge 2$, an arithmetic sequence with common difference ${2 * p}.``
          每一项都是两个和之差。从第二项起，常数互相抵消：$n \ge 2$ 时 $a_{n} = ${general}$，是公差为 ${2 * p} 的等差数列。`,
        kind === 'open'
          ? both`The idea: the first term is a sum by itself, $a_{1} = ${first} + k$. It keeps the constant and does not fit the formula for the others, which would give ${first}.``
            关键在于：第一项本身就是和，$a_{1} = ${first} + k$。它保留了常数，不符合后面各项的公式（按公式应为 ${first}）。`
          : both`The idea: the first term is a sum by itself, $a_{1} = ${first} ${signed(c)} = ${first + c}$. It keeps the constant and does not fit the formula for the others, which would give ${first}.``
            关键在于：第一项本身就是和，$a_{1} = ${first} ${signed(c)} = ${first + c}$。它保留了常数，不符合后面各项的公式（按公式应为 ${first}）。`,
        kind === 'open'
          ? both`So $a_{1} + a_{${last}} = ${first} + k + ${wrap(pattern(last))}$ and $2a_{${middle}} = 2 \cdot ${wrap(pattern(middle))}$: the first is greater by $k$, which may be positive or negative. The tempting path uses the formula for all terms and finds the two equal.``
            所以 $a_{1} + a_{${last}} = ${first} + k + ${wrap(pattern(last))}$，$2a_{${middle}} = 2 \cdot ${wrap(pattern(middle))}$，两者相差 $k$，而 $k$ 可正可负。容易走错的路是对所有的项都用这个公式，得出两者相等。`
          : both`So $a_{1} + a_{${last}} = ${wrap(first + c)} + ${wrap(pattern(last))} = ${first + c + pattern(last)}$ and $2a_{${middle}} = 2 \cdot ${wrap(pattern(middle))} = ${2 * pattern(middle)}$: they differ by the constant ${c}. The tempting path uses the formula for all terms and finds them equal.``
            所以 $a_{1} + a_{${last}} = ${wrap(first + c)} + ${wrap(pattern(last))} = ${first + c + pattern(last)}$，$2a_{${middle}} = 2 \cdot ${wrap(pattern(middle))} = ${2 * pattern(middle)}$，两者正好相差常数 ${c}。容易走错的路是对所有的项都用这个公式，得出两者相等。`,
      ],
      wrong: {
        A: [
          'term-number-slip',
          kind === 'made up for'
            ? both`In an arithmetic sequence, the sum of the end terms would equal twice the middle term, and the constant would decide; but the first term has the constant in it already.``
              若是等差数列，首末两项之和等于中间项的两倍，常数就决定了大小；但第一项中已经含有这个常数。`
            : both`The constant enters only the first term, with its own sign, and that determines in which direction the two differ.``
              常数只进入第一项，并带着自己的符号，由它决定两者相差的方向。`,
        ],
        B: [
          'term-number-slip',
          kind === 'made up for'
            ? both`In an arithmetic sequence, the sum of the end terms would equal twice the middle term, and the constant would decide; but the first term has the constant in it already.``
              若是等差数列，首末两项之和等于中间项的两倍，常数就决定了大小；但第一项中已经含有这个常数。`
            : both`The constant enters only the first term, with its own sign, and that determines in which direction the two differ.``
              常数只进入第一项，并带着自己的符号，由它决定两者相差的方向。`,
        ],
        C: [
          'assumes-special-case',
          both`In an arithmetic sequence, the sum of the end terms would equal twice the middle term; here the first term is not part of the arithmetic sequence that begins with the second.``
            若是等差数列，首末两项之和等于中间项的两倍；但这里从第二项起才是等差数列，第一项不在其中。`,
        ],
        D: [
          'thinks-undetermined',
          both`The formula gives every term, and so both quantities.``由公式可以求出每一项，所以两个量都是确定的。`,
        ],
      },
    };
  },
});
