/** The sum (or difference) and the product of two numbers give the sum of their squares without the numbers. */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both, wrap } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.factoring'],
  form: 'numeric',
  difficulty: 3,
  seconds: 75,
  space: {
    s: range(5, 14),
    p: range(-9, 20),
    asked: ['squares', 'difference squared', 'from difference'],
    letters: [
      ['x', 'y'],
      ['a', 'b'],
      ['m', 'n'],
    ],
  },
  keep: ({ s, p, asked }) => {
    const d = asked === 'from difference' ? s * s + 4 * p : s * s - 4 * p;
    return p !== 0 && Math.abs(p) > 2 && d > 4 && !Number.isInteger(Math.sqrt(d)) && p !== s;
  },
  make: ({ s, p, asked, letters: [x, y] }) => {
    const square = s * s;
    if (asked === 'from difference') {
      const key = square + 2 * p;
      const disc = square + 4 * p;
      return {
        stem: both`If $${x} - ${y} = ${s}$ and $${x}${y} = ${p}$, what is the value of $${x}^{2} + ${y}^{2}$?``若 $${x} - ${y} = ${s}$，$${x}${y} = ${p}$，则 $${x}^{2} + ${y}^{2}$ 的值是多少？`,
        key,
        letters: { [x]: `\\frac{${s} + \\sqrt{${disc}}}{2}`, [y]: `\\frac{\\sqrt{${disc}} - ${s}}{2}` },
        steps: [
          both`The idea: The two numbers themselves are not needed; what is asked can be built from their difference and their product. Square the first equation: $(${x} - ${y})^{2} = ${x}^{2} - 2${x}${y} + ${y}^{2} = ${square}$.``关键在于：不必求出这两个数，所求的式子可以用它们的差与积表示。把第一个等式两边平方：$(${x} - ${y})^{2} = ${x}^{2} - 2${x}${y} + ${y}^{2} = ${square}$。`,
          both`Only the middle term has to be made up for: $${x}^{2} + ${y}^{2} = ${square} + 2${x}${y} = ${square} + 2 \cdot ${wrap(p)} = ${key}$.``
            只需补上中间项：$${x}^{2} + ${y}^{2} = ${square} + 2${x}${y} = ${square} + 2 \cdot ${wrap(p)} = ${key}$。`,
        ],
        wrong: [
          [
            square,
            'squares-termwise',
            both`$${s}^{2} = ${square}$ squares the difference term by term.``$${s}^{2} = ${square}$ 是把差的平方当成逐项平方。`,
          ],
          [
            square - 2 * p,
            'sign-slip',
            both`$${square} - 2 \cdot ${wrap(p)} = ${square - 2 * p}$ has the wrong sign before the middle term.``$${square} - 2 \cdot ${wrap(p)} = ${square - 2 * p}$ 中间项的符号弄反了。`,
          ],
          [
            square + p,
            'coefficient-slip',
            both`$${square} + ${wrap(p)} = ${square + p}$ forgets the factor 2 of the middle term.``$${square} + ${wrap(p)} = ${square + p}$ 忘了中间项的系数 2。`,
          ],
        ],
      };
    }
    const disc = square - 4 * p;
    const values = { [x]: `\\frac{${s} + \\sqrt{${disc}}}{2}`, [y]: `\\frac{${s} - \\sqrt{${disc}}}{2}` };
    const isSquares = asked === 'squares';
    const key = isSquares ? square - 2 * p : disc;
    const want = isSquares ? `${x}^{2} + ${y}^{2}` : `(${x} - ${y})^{2}`;
    const k = isSquares ? 2 : 4;
    return {
      stem: both`If $${x} + ${y} = ${s}$ and $${x}${y} = ${p}$, what is the value of $${want}$?``若 $${x} + ${y} = ${s}$，$${x}${y} = ${p}$，则 $${want}$ 的值是多少？`,
      key,
      letters: values,
      steps: [
        both`The idea: The two numbers themselves are not needed; what is asked can be built from their sum and their product. Square the sum: $(${x} + ${y})^{2} = ${x}^{2} + 2${x}${y} + ${y}^{2} = ${square}$.``关键在于：不必求出这两个数，所求的式子可以用它们的和与积表示。把和平方：$(${x} + ${y})^{2} = ${x}^{2} + 2${x}${y} + ${y}^{2} = ${square}$。`,
        isSquares
          ? both`Subtract the middle term: $${want} = ${square} - 2${x}${y} = ${square} - 2 \cdot ${wrap(p)} = ${key}$.``减去中间项：$${want} = ${square} - 2${x}${y} = ${square} - 2 \cdot ${wrap(p)} = ${key}$。`
          : both`The square of the difference has $-2${x}${y}$ where the square of the sum has $+2${x}${y}$, so it is less by $4${x}${y}$:
            $${want} = ${square} - 4${x}${y} = ${square} - 4 \cdot ${wrap(p)} = ${key}$.``差的平方与和的平方只有中间项不同，一个是 $-2${x}${y}$，一个是 $+2${x}${y}$，相差 $4${x}${y}$：
            $${want} = ${square} - 4${x}${y} = ${square} - 4 \cdot ${wrap(p)} = ${key}$。`,
      ],
      wrong: [
        [
          square,
          'squares-termwise',
          both`$${s}^{2} = ${square}$ takes the square of the sum to be the answer.``$${s}^{2} = ${square}$ 是直接把和的平方当成所求。`,
        ],
        [
          square + k * p,
          'sign-slip',
          both`$${square} + ${k} \cdot ${wrap(p)} = ${square + k * p}$ has the wrong sign before the product.``$${square} + ${k} \cdot ${wrap(p)} = ${square + k * p}$ 乘积前的符号弄反了。`,
        ],
        [
          square - (6 - k) * p,
          'coefficient-slip',
          both`$${square} - ${6 - k} \cdot ${wrap(p)} = ${square - (6 - k) * p}$ is ${isSquares ? 'the square of the difference' : 'the sum of the squares'}.``
            $${square} - ${6 - k} \cdot ${wrap(p)} = ${square - (6 - k) * p}$ 求的是${isSquares ? '差的平方' : '平方和'}。`,
        ],
        [
          square - p,
          'coefficient-slip',
          both`$${square} - ${wrap(p)} = ${square - p}$ subtracts the product only once.``$${square} - ${wrap(p)} = ${square - p}$ 只减去了一个乘积。`,
        ],
      ],
    };
  },
});
