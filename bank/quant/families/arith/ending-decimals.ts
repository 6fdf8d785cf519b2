/** A fraction has a decimal that ends if, in lowest terms, its denominator has no prime factors but 2 and 5. */
import { div } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both } from '../../text.ts';

const pool: [number, number][] = [
  [7, 16],
  [9, 24],
  [21, 56],
  [14, 35],
  [33, 60],
  [27, 36],
  [18, 48],
  [13, 40],
  [35, 56],
  [39, 52],
  [42, 75],
  [11, 50],
  [63, 84],
  [6, 15],
  [5, 12],
  [7, 15],
  [8, 14],
  [10, 24],
  [15, 18],
  [22, 60],
  [14, 30],
  [9, 21],
  [16, 36],
  [35, 42],
  [25, 45],
  [11, 24],
  [20, 48],
  [4, 35],
];

const endsOf = ([p, q]: [number, number]): boolean => {
  let d = Number(div(p, q).d);
  for (const f of [2, 5]) while (d % f === 0) d /= f;
  return d === 1;
};

const factored = (n: number): string => {
  const parts: string[] = [];
  for (let p = 2; n > 1; p++) {
    let k = 0;
    for (; n % p === 0; k++) n /= p;
    if (k > 0) parts.push(k === 1 ? `${p}` : `${p}^{${k}}`);
  }
  return parts.join(' \\cdot ');
};

export const family = defineFamily({
  tags: ['quant.arith.decimals', 'quant.arith.fractions'],
  form: 'mc-many',
  difficulty: 3,
  seconds: 90,
  variants: 13,
  space: {
    count: [1, 2, 3, 4],
    a: pool.filter(endsOf),
    b: pool.filter((f) => !endsOf(f)),
    turn: [1, 3, 5],
  },
  make: ({ count, a, b, turn }) => {
    const [good, bad] = [pool.filter(endsOf), pool.filter((f) => !endsOf(f))];
    const pick = (list: [number, number][], first: [number, number], n: number): [number, number][] =>
      Array.from({ length: n }, (_, i) => list[(list.indexOf(first) + i * turn) % list.length]!);
    const chosen = [...pick(good, a, count), ...pick(bad, b, 5 - count)];
    const values = new Set(chosen.map(([p, q]) => `${div(p, q).n}/${div(p, q).d}`));
    if (values.size < 5) return null;
    // At least one fraction has to be reduced before its denominator tells anything.
    if (!chosen.some(([p, q]) => endsOf([p, q]) && !endsOf([1, q]))) return null;
    return {
      stem: both`Which of the following fractions are equal to a terminating decimal? Indicate all such fractions.``下列哪些分数可以化成有限小数？请选出所有符合的分数。`,
      options: chosen.map(([p, q]) => {
        const x = div(p, q);
        const d = Number(x.d);
        const text = `\\frac{${p}}{${q}}`;
        const isReduced = d !== q;
        const lowest = isReduced ? `${text} = \\frac{${x.n}}{${d}}` : text;
        const prime = [3, 7, 11, 13].find((f) => d % f === 0);
        return endsOf([p, q])
          ? ([
              text,
              true,
              null,
              both`In lowest terms, it is $${lowest}$, and $${d} = ${factored(d)}$ has no prime factors other than 2 and 5.``化为最简分数是 $${lowest}$，$${d} = ${factored(d)}$ 只含质因数 2 和 5。`,
            ] as const)
          : ([
              text,
              false,
              isReduced ? 'stops-early' : 'judges-by-looks',
              both`In lowest terms, it is $${lowest}$, whose denominator $${d} = ${factored(d)}$ still has the prime factor ${prime!}, so the decimal repeats.``
                化为最简分数是 $${lowest}$，分母 $${d} = ${factored(d)}$ 仍含质因数 ${prime!}，所以是循环小数。`,
            ] as const);
      }),
      steps: [
        both`The idea: Do not divide; whether the decimal terminates depends only on the primes in the reduced denominator. A terminating decimal is a fraction with a denominator such as 10, 100, or 1,000, whose only prime factors are 2 and 5.``关键在于：不必做除法，小数是否有限只取决于约分后分母所含的质因数。有限小数就是分母为 10、100、1,000 等的分数，这些分母只含质因数 2 和 5。`,
        both`So reduce each fraction first; then its decimal terminates exactly when the denominator has no prime factor other than 2 and 5. A 3 or a 7 in the denominator does no harm if it cancels. Faster: do not reduce completely; check only whether every prime factor of the denominator other than 2 and 5 cancels, as often as it occurs.``
          所以先约分；约分后分母除 2 和 5 外没有其他质因数的，才能化成有限小数。分母中的 3 或 7 若能约掉就没有影响。更快的做法：不必约到最简，只看分母中除 2 和 5 外的质因数能否全部约掉（出现几次就要约几次）。`,
      ],
    };
  },
});
