/** Applies the rule as written, one term after the other, all the way. */
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const read = (pattern: RegExp): string =>
    formulas.map((tex) => pattern.exec(tex)?.[1]).find((found) => found !== undefined)!;
  const rule = read(/^a_\{n \+ 1\} = (.*)$/);
  let term = evaluate(read(/^a_\{1\} = (.*)$/));
  const last = Number(read(/^a_\{(\d+)\}$/));
  for (let i = 1; i < last; i++) term = evaluate(rule, { a_n: term.exact! });
  return term;
});
