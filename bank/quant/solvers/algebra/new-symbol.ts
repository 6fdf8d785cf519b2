/** Replaces the bracket by its value, then the operation that is left, with the rule as the stem writes it. */
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const rule = formulas.find((tex) => tex.startsWith('a '))!.split('= ')[1]!;
  const apply = (a: string, b: string): string =>
    String(evaluate(rule, { a: Number(a), b: Number(b) }).exact!.n);
  const asked = formulas.at(-1)!.replace(/\\(circ|triangle|sim|perp)/g, '#');
  const flat = asked.replace(/\((-?\d+) # (-?\d+)\)/, (_, a: string, b: string) => apply(a, b));
  const [, a = '', b = ''] = /^(-?\d+) # (-?\d+)$/.exec(flat)!;
  return Number(apply(a, b));
});
