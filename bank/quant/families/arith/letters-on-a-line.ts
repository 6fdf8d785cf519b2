/** Points on a line whose places are known only by intervals: which expressions must be positive? */
import { roundTo, subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { evaluate } from '../../tex.ts';
import { both } from '../../text.ts';

type Zone = { from: number; to: number; at: number };
type Layout = { p: Zone; q: Zone; r: Zone };

const zone = (from: number, at: number): Zone => ({ from, to: from + 1, at: from + at });

const layouts: Layout[] = [
  { p: zone(-2, 0.4), q: zone(-1, 0.6), r: zone(0, 0.6) },
  { p: zone(-1, 0.4), q: zone(0, 0.4), r: zone(1, 0.5) },
  { p: zone(-2, 0.6), q: zone(0, 0.6), r: zone(1, 0.4) },
  { p: zone(-2, 0.5), q: zone(-1, 0.4), r: zone(1, 0.6) },
];

const claims = [
  'p + q',
  'p + r',
  'q + r',
  'pq',
  'qr',
  'pqr',
  'r - p - 1',
  'q - pr',
  '1 - pq',
  'r - q^{2}',
  'p^{2} - q',
  'q^{2} - p',
  'pq + 1',
  'r - qr',
];

const samples = [0.1, 0.5, 0.9];

export const family = defineFamily({
  tags: ['quant.arith.number-line', 'quant.algebra.inequalities'],
  form: 'mc-many',
  difficulty: 4,
  seconds: 110,
  space: { layout: layouts, chosen: subsets(claims, 5) },
  make: ({ layout, chosen }) => {
    const all = samples.flatMap((i) =>
      samples.flatMap((j) =>
        samples.map((k) => ({ p: place(layout.p, i), q: place(layout.q, j), r: place(layout.r, k) })),
      ),
    );
    const failing = (says: string) => all.find((at) => evaluate(says, at).approx <= 1e-9);
    const rights = chosen.filter((says) => !failing(says));
    // Claims that fail always are too easy to see through; at most two of them.
    const never = chosen.filter((says) => all.every((at) => evaluate(says, at).approx <= 0));
    if (rights.length < 1 || rights.length > 4 || never.length > 2) return null;
    const said = both`$p$ lies between ${layout.p.from} and ${layout.p.to}, $q$ between ${layout.q.from} and ${layout.q.to}, and $r$ between ${layout.r.from} and ${layout.r.to}``
      $p$ 在 ${layout.p.from} 与 ${layout.p.to} 之间，$q$ 在 ${layout.q.from} 与 ${layout.q.to} 之间，$r$ 在 ${layout.r.from} 与 ${layout.r.to} 之间`;
    const example = all[13]!;
    return {
      stem: both`The figure shows the numbers $p$, $q$, and $r$ on the number line. Which of the following must be positive? Indicate all such expressions.``
        图中数轴上标出了数 $p$、$q$、$r$。下列哪些式子的值一定是正数？请选出所有符合的式子。`,
      figures: [
        {
          kind: 'number-line',
          min: -2,
          max: 2,
          numbered: [-2, -1, 0, 1, 2],
          step: 1,
          points: [
            { at: layout.p.at, label: '$p$' },
            { at: layout.q.at, label: '$q$' },
            { at: layout.r.at, label: '$r$' },
          ],
          toScale: false,
          described: both`A number line with ticks at $-2$, $-1$, 0, 1, and 2: ${said}.``数轴，刻度为 $-2$、$-1$、0、1、2：${said}。`,
        },
      ],
      options: chosen.map((says) => {
        const at = failing(says);
        const text = both`$${says}$``$${says}$`;
        if (at === undefined)
          return [
            text,
            true,
            null,
            both`Wherever the points lie in their intervals, it is positive; in the middle of them, for instance, it is ${round(evaluate(says, example).approx)}.``无论各点在所在区间的何处，它都为正；例如都取区间中点时，它等于 ${round(evaluate(says, example).approx)}。`,
          ] as const;
        return [
          text,
          false,
          never.includes(says) ? 'sign-slip' : 'judges-by-looks',
          both`With $p = ${round(at.p)}$, $q = ${round(at.q)}$, and $r = ${round(at.r)}$, it is ${round(evaluate(says, at).approx)}, which is not positive.``取 $p = ${round(at.p)}$、$q = ${round(at.q)}$、$r = ${round(at.r)}$，它等于 ${round(evaluate(says, at).approx)}，不是正数。`,
        ] as const;
      }),
      steps: [
        both`The idea: only the intervals can be relied on: ${said}. The exact positions cannot be measured.``关键在于：能依据的只有区间：${said}。具体位置不能量取。`,
        both`For products, count the negative factors. For sums and differences, push the points toward the ends of their intervals, where the expression is least, and see whether it stays
          positive; a number with absolute value less than 1 becomes smaller in absolute value when it is squared.``对乘积，数负因数的个数；对和与差，把各点移向区间的端点，看式子最小时是否仍为正。绝对值小于 1 的数平方后绝对值变小。`,
      ],
    };
  },
});

const round = (x: number): number => roundTo(x, 3);

const place = ({ from, to }: Zone, share: number): number => round(from + (to - from) * share);
