/** Tries sixths and fifths, negative ones included, for all numbers but the last, which makes up the sum. */
import { add, div, isWhole, type Rational, sub, sum, toNumber } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';

const tries = [...range(-13, 13).map((i) => div(i, 6)), ...range(-6, 6).map((i) => div(i, 5))].filter(
  (x) => !isWhole(x),
);

function* tuples(count: number): Generator<Rational[]> {
  if (count === 0) yield [];
  else for (const rest of tuples(count - 1)) for (const x of tries) yield [x, ...rest];
}

export const solver = solveComparison(function* ({ stem, formulas, a, b }) {
  const equation = formulas.find((tex) => tex.includes('='))!;
  const count = equation.split('+').length;
  const total = Number(equation.split('=')[1]!.trim());
  if (!stem.includes('an integer')) throw new Error('the condition is gone');
  const isFirst = a.includes('[');
  for (const free of tuples(count - 1)) {
    const all = [...free, sub(total, sum(free))];
    if (all.some((x) => isWhole(x))) continue;
    const floors = all.reduce((before, x) => add(before, Math.floor(toNumber(x))), div(0, 1));
    yield isFirst ? [floors, Number(b.replaceAll('$', ''))] : [Number(a.replaceAll('$', '')), floors];
  }
});
