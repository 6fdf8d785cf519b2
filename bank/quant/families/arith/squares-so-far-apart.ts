/**
 * How many pairs of integers have squares that differ by a given number?
 *
 * Chains two ideas: the difference is a product of two factors that are both even, since their sum is twice x; and every
 * such factor pair stands for several pairs, with negative numbers and with y = 0 where the factors are equal. Whoever
 * lists squares finds the positive pairs alone; whoever lists factors keeps pairs that give no integers.
 */
import { range } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.arith.factors', 'quant.algebra.factoring', 'quant.arith.parity'],
  form: 'mc-one',
  difficulty: 4,
  seconds: 120,
  space: {
    difference: [16, 24, 32, 36, 40, 48, 60, 64, 72, 80, 84, 96, 100, 120, 144],
    names: [
      ['x', 'y'],
      ['m', 'n'],
      ['a', 'b'],
    ],
  },
  make: ({ difference: d, names: [x, y] }) => {
    const small = range(1, Math.floor(Math.sqrt(d))).filter((k) => d % k === 0);
    const even = small.filter((k) => k % 2 === 0 && (d / k) % 2 === 0);
    const isSquare = small.some((k) => k * k === d);
    const key = 4 * even.length - (isSquare ? 2 : 0);
    const shown = even.map((k) => `${k} \\cdot ${d / k}`).join(', ');
    const side = Math.sqrt(d);
    const [k] = even as [number];
    const [px, py] = [(k + d / k) / 2, (d / k - k) / 2];
    const all = 4 * small.length - (isSquare ? 2 : 0);
    const positive = even.length - (isSquare ? 1 : 0);
    return {
      stem: both`How many ordered pairs of integers $(${x}, ${y})$ satisfy $${x}^{2} - ${y}^{2} = ${d}$?``
        满足 $${x}^{2} - ${y}^{2} = ${d}$ 的有序整数对 $(${x}, ${y})$ 共有多少个？`,
      key,
      letters: [{ [x]: px, [y]: py }, {}, { [x]: px, [y]: py }, {}],
      steps: [
        both`The idea: $(${x} + ${y})(${x} - ${y}) = ${d}$, so the pairs come from factorizations of ${d}. The sum of the two factors is $2${x}$, an even number, so they are both even (both odd cannot give ${d}).``
          关键在于：$(${x} + ${y})(${x} - ${y}) = ${d}$，所以这样的数对来自 ${d} 的因数分解。两个因式之和是 $2${x}$，为偶数，所以两者都是偶数（两个奇数相乘得不到 ${d}）。`,
        both`With positive even factors, there are ${even.length}: $${shown}$.``两个因数都是正偶数的分解有 ${even.length} 种：$${shown}$。`,
        isSquare
          ? both`Two different factors, such as ${k} and ${d / k}, give $${x} = ${px}$ and $${y} = ${py}$ each with either sign: four pairs. The equal factors ${side} and ${side} give $(${side}, 0)$ and $(-${side}, 0)$ only.``
            两个不同的因数，如 ${k} 与 ${d / k}，给出 $${x} = ${px}$、$${y} = ${py}$，各自可取正负，共四对。相等的因数 ${side} 与 ${side} 只给出 $(${side}, 0)$ 和 $(-${side}, 0)$。`
          : both`Each of them, such as ${k} and ${d / k}, gives $${x} = ${px}$ and $${y} = ${py}$, and each of the two may have either sign: four pairs.``
            每一种，如 ${k} 与 ${d / k}，给出 $${x} = ${px}$、$${y} = ${py}$，两者各自可取正负，共四对。`,
        isSquare
          ? both`In all, there are $4 \cdot ${even.length - 1} + 2 = ${key}$ pairs. The tempting answer counts only positive numbers.``
            一共有 $4 \cdot ${even.length - 1} + 2 = ${key}$ 对。最容易犯的错误是只数正数。`
          : both`In all, there are $4 \cdot ${even.length} = ${key}$ pairs. The tempting answer counts only positive numbers.``
            一共有 $4 \cdot ${even.length} = ${key}$ 对。最容易犯的错误是只数正数。`,
      ],
      wrong: [
        [
          positive,
          'forgets-negatives',
          both`${positive} counts only the pairs of positive integers.``${positive} 只数了两个数都是正整数的对。`,
        ],
        [
          all,
          'parity-slip',
          both`${all} also counts factorizations such as $1 \cdot ${d}$, for which ${d} and 1 have an odd sum and no integer is half of it.``
            ${all} 把 $1 \cdot ${d}$ 这样的分解也算了进去，但 ${d} 与 1 的和是奇数，它的一半不是整数。`,
        ],
        [
          2 * even.length,
          'one-case-only',
          both`$2 \cdot ${even.length} = ${2 * even.length}$ lets only both signs change together, or only one of them.``
            $2 \cdot ${even.length} = ${2 * even.length}$ 只让两个数同时变号，或只让其中一个变号。`,
        ],
        [
          4 * even.length,
          'forgets-zero',
          both`$4 \cdot ${even.length} = ${4 * even.length}$ counts the pairs with 0 twice, since 0 has no other sign.``
            $4 \cdot ${even.length} = ${4 * even.length}$ 把含 0 的对算了两次，因为 0 没有正负之分。`,
        ],
        [
          4 * positive,
          'forgets-zero',
          both`$4 \cdot ${positive} = ${4 * positive}$ leaves out the pairs with 0.``$4 \cdot ${positive} = ${4 * positive}$ 漏掉了含 0 的对。`,
        ],
        [
          2 * small.length,
          'answers-another-question',
          both`$2 \cdot ${small.length} = ${2 * small.length}$ comes from counting all divisors of ${d}, two for each factorization.``
            $2 \cdot ${small.length} = ${2 * small.length}$ 是在数 ${d} 的约数，每种分解算两个。`,
        ],
        [
          key + 4,
          'parity-slip',
          both`$${key} + 4 = ${key + 4}$ keeps one factorization with an odd factor.``$${key} + 4 = ${key + 4}$ 多留了一种含奇因数的分解。`,
        ],
        [
          small.length,
          'forgets-negatives',
          both`${small.length} is the number of factorizations of ${d}.``${small.length} 是 ${d} 的因数分解的种数。`,
        ],
      ],
    };
  },
});
