/** What must be true of two numbers when only their signs and their order are known. */
import { div, type Rational } from '#core/rational.ts';
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { evaluate, holds } from '../../tex.ts';
import { both, tex } from '../../text.ts';

type Pair = { x: Rational; y: Rational };
type Claim = { says: string; code: Misconception; en: string; zh: string };

const pair = (x: [number, number], y: [number, number]): Pair => ({ x: div(...x), y: div(...y) });

/** For each condition a few pairs that look different enough to refute whatever can be refuted. */
const pairs: Record<string, Pair[]> = {
  'x < y < 0': [pair([-3, 1], [-2, 1]), pair([-1, 2], [-1, 3]), pair([-2, 1], [-1, 2])],
  'x < 0 < y': [pair([-2, 1], [1, 1]), pair([-1, 1], [2, 1]), pair([-1, 2], [1, 2])],
  '0 < x < y': [pair([1, 1], [2, 1]), pair([1, 3], [1, 2]), pair([1, 2], [3, 1])],
};

/** Claims with the reason that settles them wherever they must be true. */
const claims: Claim[] = [
  {
    says: 'x^{2} > y^{2}',
    code: 'assumes-positive',
    en: 'of two negative numbers, the one farther to the left has the greater absolute value',
    zh: '负数越靠左，绝对值越大',
  },
  { says: 'xy > 0', code: 'sign-slip', en: 'the two numbers have the same sign', zh: '两数同号' },
  { says: 'x + y < 0', code: 'sign-slip', en: 'both numbers are negative', zh: '两数都是负数' },
  {
    says: '\\frac{x}{y} > 1',
    code: 'multiplies-inequality-by-unknown',
    en: 'dividing by the negative number reverses the inequality',
    zh: '两边除以负数 $y$，不等号变向',
  },
  {
    says: '\\frac{1}{x} > \\frac{1}{y}',
    code: 'multiplies-inequality-by-unknown',
    en: 'taking reciprocals reverses the order of two numbers with the same sign',
    zh: '同号两数取倒数后大小顺序相反',
  },
  {
    says: 'x^{3} < y^{3}',
    code: 'negative-power-sign',
    en: 'cubing keeps the order of all numbers',
    zh: '立方不改变任何两数的大小顺序',
  },
  {
    says: 'xy < y^{2}',
    code: 'multiplies-inequality-by-unknown',
    en: 'multiplying by the positive number keeps the inequality',
    zh: '两边乘以正数 $y$，不等号不变',
  },
  {
    says: 'xy > y^{2}',
    code: 'multiplies-inequality-by-unknown',
    en: 'multiplying by the negative number reverses the inequality',
    zh: '两边乘以负数 $y$，不等号变向',
  },
  {
    says: 'x^{2} > xy',
    code: 'multiplies-inequality-by-unknown',
    en: 'multiplying by the negative number reverses the inequality',
    zh: '两边乘以负数 $x$，不等号变向',
  },
  {
    says: 'x^{2}y < 0',
    code: 'sign-slip',
    en: 'the square is positive and the other factor is negative',
    zh: '平方为正，另一个因数为负',
  },
  {
    says: 'y - x > y',
    code: 'assumes-positive',
    en: 'subtracting a negative number is the same as adding a positive one',
    zh: '减去负数等于加上正数',
  },
  {
    says: '|x| > |y|',
    code: 'one-example',
    en: 'of two negative numbers, the one farther to the left has the greater absolute value',
    zh: '负数越靠左，绝对值越大',
  },
];

export const family = defineFamily({
  tags: ['quant.algebra.inequalities', 'quant.arith.number-line'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 110,
  space: { given: Object.keys(pairs), chosen: subsets(claims, 4) },
  make: ({ given, chosen }) => {
    const trials = pairs[given]!;
    const refuting = ({ says }: Claim): Pair | undefined => trials.find((trial) => !holds(says, trial));
    const count = chosen.filter((claim) => !refuting(claim)).length;
    if (count < 1 || count > 3) return null;
    const example = trials[0]!;
    return {
      stem: both`If $${given}$, which of the following must be true? Indicate all such statements.``
        若 $${given}$，下列哪些一定成立？请选出所有成立的式子。`,
      options: chosen.map((claim) => {
        const counter = refuting(claim);
        const text = both`$${claim.says}$``$${claim.says}$`;
        if (counter === undefined)
          return [text, true, null, both`True: ${claim.en}.``成立：${claim.zh}。`] as const;
        return [
          text,
          false,
          claim.code,
          both`It fails for $x = ${counter.x}$ and $y = ${counter.y}$, where the two sides are ${sides(claim.says, counter)}.``
            取 $x = ${counter.x}$、$y = ${counter.y}$ 就不成立，此时两边分别为 ${sides(claim.says, counter)}。`,
        ] as const;
      }),
      letters: example,
      steps: [
        both`The idea: for each statement, ask what could make it false, and look for numbers that satisfy $${given}$ and do so: small and large ones,
          fractions, numbers close together and far apart.``关键在于：对每个式子想想什么情况会使它不成立，再到满足 $${given}$ 的数里去找：
          小的、大的、分数、相近的、相差很多的。`,
        both`A single such pair refutes a statement; $x = ${example.x}$ and $y = ${example.y}$ is one to begin with. A statement that survives
          needs a reason, such as the signs of its factors or multiplying the inequality by a number of known sign.``
          只要找到一对就能否定一个式子，不妨从 $x = ${example.x}$、$y = ${example.y}$ 试起。没有被否定的式子则要说出理由，
          例如各因数的符号，或在不等式两边乘以符号已知的数。`,
      ],
    };
  },
});

/** What the two sides of a claim come to for a pair that refutes it. */
function sides(says: string, at: Pair) {
  const [left = '', right = ''] = says.split(/[<>]/).map((side) => `$${tex(evaluate(side, at).exact!)}$`);
  return { en: `${left} and ${right}`, zh_cn: `${left} 与 ${right}` };
}
