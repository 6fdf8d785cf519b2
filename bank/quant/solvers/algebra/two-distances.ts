/** Tries all fractions with denominators up to 5 between -40 and 40 and adds up those that fit. */
import { div, formatRational, parseRational, sum } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveValue(({ formulas: [given] }) => {
  const found = new Set<string>();
  for (const d of [1, 3, 4, 5])
    for (const n of range(-40 * d, 40 * d))
      if (holds(given!, { x: div(n, d) })) found.add(formatRational(div(n, d)));
  if (found.size !== 2) throw new Error(`${found.size} solutions found`);
  return sum([...found].map(parseRational));
});
