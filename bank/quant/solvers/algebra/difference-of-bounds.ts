/** Tries halves from -80 to 80 that the conditions allow, whole numbers alone where the stem says so. */
import { div, isWhole } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* ({ stem, formulas, a, b }) {
  const values = range(-160, 160).map((i) => div(i, 2));
  const isInteger = stem.includes('integers');
  const fitting = (name: 'x' | 'y') => {
    const rules = formulas.filter((tex) => tex.includes(name) && /[<>]|\\[lg]e/.test(tex));
    return values.filter(
      (value) => (!isInteger || isWhole(value)) && rules.every((rule) => holds(rule, { [name]: value })),
    );
  };
  const [xs, ys] = [fitting('x'), fitting('y')];
  for (const x of xs.filter((_, i) => i % 7 === 0 || i > xs.length - 4))
    for (const y of ys.filter((_, i) => i % 7 === 0 || i < 4)) yield [evaluate(a, { x, y }), evaluate(b)];
});
