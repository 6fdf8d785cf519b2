/**
 * Three terms of an arithmetic sequence have equal quotients: what is that quotient, or the sign of the first term?
 *
 * Chains two ideas: the condition ties the common difference to the first term, so that the quotient is fixed though
 * neither is known; and the equation can be divided by the difference only if that is not 0, where all terms are equal. The
 * careful solution divides and is led to a definite answer; with a falling sequence the same tie gives the sign.
 */
import { div, mul } from '#core/rational.ts';
import { type ComparisonKey, defineFamily } from '../../family.ts';
import { both, tex } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.sequences', 'quant.algebra.quadratic'],
  form: 'qc',
  difficulty: 4,
  seconds: 130,
  space: {
    places: [
      [3, 9],
      [2, 5],
      [2, 4],
      [4, 16],
      [3, 7],
      [3, 11],
      [5, 17],
      [2, 6],
    ],
    kind: ['equal', 'between', 'falling', 'falling'],
    asked: ['last', 'middle'],
    isSwapped: [false, true],
  },
  make: ({ places: [p, q], kind, asked, isSwapped }) => {
    const square = (p - 1) ** 2;
    const left = q - 2 * p + 1;
    const share = div(left, square);
    const ratio = 1 + left / (p - 1);
    const whole = asked === 'last' ? ratio * ratio : ratio;
    const quotient = asked === 'last' ? `\\frac{a_{${q}}}{a_{1}}` : `\\frac{a_{${p}}}{a_{1}}`;
    const isFalling = kind === 'falling';
    const quantity = isFalling ? (asked === 'last' ? `a_{1}` : `a_{1} + a_{${p}}`) : quotient;
    const bound = isFalling ? '0' : tex(kind === 'equal' ? whole : div(whole + 1, 2));
    const key: ComparisonKey = isFalling ? (isSwapped ? 'A' : 'B') : 'D';
    const given = `\\frac{a_{${p}}}{a_{1}} = \\frac{a_{${q}}}{a_{${p}}}`;
    const lure = kind === 'equal' ? 'C' : isSwapped ? 'B' : 'A';
    const tie = `d = ${share.d === 1n && share.n === 1n ? '' : tex(share)}a`;
    const misled = isFalling
      ? ([
          'assumes-positive',
          both`Positive terms come to mind first; but the difference is a positive multiple of the first term, so a falling sequence begins with a negative number.``
            人们先想到的是正数；但公差是首项的正数倍，所以递减数列的首项是负数。`,
        ] as const)
      : ([
          'cancels-a-zero',
          both`This divides by the common difference, which may be 0; if all terms are equal, each quotient is 1.``
            这是两边约去了公差，而公差可能为 0；所有项都相等时，每个比都是 1。`,
        ] as const);
    const refuted = [
      'one-example',
      isFalling
        ? both`The difference is a fixed multiple of the first term and is negative, so the terms are never zero in sum and never positive.``
          公差是首项的固定倍数且为负，所以这些项的和不会为零，也不会为正。`
        : both`The quotient is $${whole}$ for some of the sequences and 1 for others.``对有些数列这个比是 $${whole}$，对另一些则是 1。`,
    ] as const;
    const letters = { a: 36, d: mul(share, 36) };
    return {
      stem: isFalling
        ? both`$a_{1}, a_{2}, a_{3}, \ldots$ is an arithmetic sequence of nonzero numbers in which each term after the first is less than the term before it, and $${given}$.``
          $a_{1}, a_{2}, a_{3}, \ldots$ 是各项都不为零的等差数列，从第二项起每一项都小于前一项，且 $${given}$。`
        : both`$a_{1}, a_{2}, a_{3}, \ldots$ is an arithmetic sequence of nonzero numbers such that $${given}$.``
          各项都不为零的等差数列 $a_{1}, a_{2}, a_{3}, \ldots$ 满足 $${given}$。`,
      a: isSwapped ? bound : quantity,
      b: isSwapped ? quantity : bound,
      key,
      letters: [letters, letters, isFalling ? {} : { r: ratio }],
      steps: [
        both`With first term $a$ and common difference $d$ the condition is $(a + ${p === 2 ? '' : p - 1}d)^{2} = a(a + ${q - 1}d)$, which comes down to $${square === 1 ? '' : square}d^{2} = ${left === 1 ? '' : left}ad$.``
          设首项为 $a$、公差为 $d$，条件就是 $(a + ${p === 2 ? '' : p - 1}d)^{2} = a(a + ${q - 1}d)$，化简得 $${square === 1 ? '' : square}d^{2} = ${left === 1 ? '' : left}ad$。`,
        isFalling
          ? both`The sequence falls, so $d$ is not 0 and may be divided out: $${tie}$. The difference is a positive multiple of the first term.``
            数列递减，所以 $d$ 不为 0，可以约去：$${tie}$。公差是首项的正数倍。`
          : both`If $d$ is not 0, it may be divided out: $${tie}$, and the sequence is fixed but for a factor.``若 $d$ 不为 0，可以约去：$${tie}$，数列除一个倍数外就确定了。`,
        isFalling
          ? both`The idea: $d$ is negative, so the first term is negative, and with it all terms. The tempting path thinks of positive terms, or takes the sign to be open because neither number is given.``
            关键在于：$d$ 为负，所以首项为负，其余各项也为负。容易走错的路是只想到正数，或因首项和公差都未给出就以为符号不定。`
          : both`Then each of the two quotients is $r = 1 + ${p === 2 ? '' : `${p - 1} \\cdot `}${tex(share)} = ${ratio}$. The idea: $d$ may also be 0; then all terms are equal and the quotient is 1. So it cannot be determined. The tempting path divides by $d$ without asking.``
            这时两个比都是 $r = 1 + ${p === 2 ? '' : `${p - 1} \\cdot `}${tex(share)} = ${ratio}$。关键在于：$d$ 也可以为 0，这时各项都相等，比为 1。所以无法确定。容易走错的路是不加思索地约去 $d$。`,
      ],
      wrong: {
        A: isFalling || lure === 'A' ? misled : refuted,
        B: isFalling || lure === 'B' ? misled : refuted,
        C: lure === 'C' && !isFalling ? misled : refuted,
        D: [
          'thinks-undetermined',
          both`Neither the first term nor the difference is given, but the condition ties one to the other, and the sign of the difference is known.``
            首项和公差都没有给出，但条件把两者联系起来，而公差的符号是已知的。`,
        ],
      },
    };
  },
});
