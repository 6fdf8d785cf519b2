/**
 * One power of x is less than another: which further inequalities must hold?
 *
 * Chains two ideas: the inequality holds on two separate stretches of the number line, one of them negative; and a
 * statement has to hold on both. The false statements hold on one of the two stretches, the one that numbers are usually
 * tried from or the other, so that trying misleads.
 */
import { div } from '#core/rational.ts';
import { subsets } from '../../arithmetic.ts';
import { defineFamily } from '../../family.ts';
import { evaluate, holds } from '../../tex.ts';
import { both, tex } from '../../text.ts';

/** The four stretches, each by a number that lies on it; on none of them does any power meet another or 1. */
const stretches = {
  low: { at: -2, says: 'x < -1' },
  left: { at: div(-1, 2), says: '-1 < x < 0' },
  right: { at: div(1, 2), says: '0 < x < 1' },
  high: { at: 2, says: 'x > 1' },
} as const;
type Stretch = keyof typeof stretches;

const power = (n: number): string => (n === 1 ? 'x' : `x^{${n}}`);

const claims = [
  'x^{2} > x',
  'x^{2} < 1',
  'x^{2} > 1',
  'x < 1',
  'x > -1',
  'x < x^{6}',
  'x^{3} < x^{2}',
  'x^{3} > x^{2}',
  'x^{4} > x^{3}',
  'x^{8} < x^{6}',
  'x^{9} < x^{7}',
  'x^{9} > x^{7}',
  'x^{6} > x^{4}',
  'x < \\frac{1}{x}',
  'x > \\frac{1}{x}',
  'x^{2} > \\frac{1}{x}',
  'x^{2} < \\frac{1}{x^{2}}',
];

export const family = defineFamily({
  tags: ['quant.arith.powers', 'quant.arith.number-line'],
  form: 'mc-many',
  difficulty: 5,
  seconds: 140,
  space: {
    given: [
      [3, 1],
      [5, 3],
      [7, 5],
      [5, 1],
      [7, 3],
    ],
    isLess: [true, false],
    chosen: subsets(claims, 5),
  },
  // No statement is offered together with its own opposite.
  keep: ({ chosen }) => !chosen.some((says) => says.includes('<') && chosen.includes(says.replace('<', '>'))),
  make: ({ given: [m, n], isLess, chosen }) => {
    const condition = `${power(m)} ${isLess ? '<' : '>'} ${power(n)}`;
    const names = (Object.keys(stretches) as Stretch[]).filter((name) =>
      holds(condition, { x: stretches[name].at }),
    );
    const [one, other] = names as [Stretch, Stretch];
    const failing = (says: string): Stretch[] =>
      names.filter((name) => !holds(says, { x: stretches[name].at }));
    const counts = chosen.map((says) => failing(says).length);
    // Two or three fail on one stretch each, and not all on the same one; none is false throughout.
    const fails = chosen.flatMap(failing);
    if (counts.includes(2) || fails.length < 2 || fails.length > 3 || new Set(fails).size < 2) return null;
    const shown = (name: Stretch): string => tex(stretches[name].at);
    return {
      stem: both`If $${condition}$, which of the following must be true? Indicate all such statements.``若 $${condition}$，下列哪些一定成立？请选出所有成立的式子。`,
      options: chosen.map((says) => {
        const text = both`$${says}$``$${says}$`;
        const [stretch] = failing(says);
        if (stretch === undefined)
          return [
            text,
            true,
            null,
            both`It holds on both stretches, as $${shown(one)}$ and $${shown(other)}$ show, and nowhere on them do the two sides meet.``
              在两段上都成立，取 $${shown(one)}$ 和 $${shown(other)}$ 即可看出，而两边在这两段上都不会相等。`,
          ] as const;
        const [left = '', right = ''] = says
          .split(/[<>]/)
          .map((side) => tex(evaluate(side, { x: stretches[stretch].at }).exact!));
        return [
          text,
          false,
          stretch === 'low' || stretch === 'left' ? 'assumes-positive' : 'overlooks-zero-or-one',
          both`It fails for $x = ${shown(stretch)}$, where the two sides are $${left}$ and $${right}$.``取 $x = ${shown(stretch)}$ 就不成立，此时两边分别为 $${left}$ 与 $${right}$。`,
        ] as const;
      }),
      letters: [{}, [{ x: stretches[one].at }, { x: stretches[other].at }], {}],
      steps: [
        both`Which of two powers of $x$ is greater depends only on where $x$ lies: below $-1$, between $-1$ and 0, between 0 and 1, or above 1. So one number from each stretch, such as $-2$, $-\frac{1}{2}$, $\frac{1}{2}$, and 2, tells all.``
          $x$ 的两个幂哪个大，只取决于 $x$ 在哪一段：小于 $-1$，在 $-1$ 与 0 之间，在 0 与 1 之间，或大于 1。所以每段取一个数，如 $-2$、$-\frac{1}{2}$、$\frac{1}{2}$、2，就能看清。`,
        both`The idea: $${condition}$ holds on two stretches, $${stretches[one].says}$ and $${stretches[other].says}$. A statement must be true on both.``
          关键在于：$${condition}$ 在两段上成立，即 $${stretches[one].says}$ 与 $${stretches[other].says}$。式子必须在两段上都成立。`,
        both`Now test each statement with $${shown(one)}$ and with $${shown(other)}$. Each of the false ones passes one of the two tests; the tempting path tries numbers from one stretch only.``
          再用 $${shown(one)}$ 和 $${shown(other)}$ 检验每个式子。每个错误的式子都能通过其中一次检验；容易走错的路是只在一段里取数。`,
      ],
    };
  },
});
