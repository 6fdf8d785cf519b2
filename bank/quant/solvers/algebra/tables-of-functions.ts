/** Evaluates the formula of the stem with functions read from the table. */
import { figureOf, solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue((seen) => {
  const { rows } = figureOf(seen, 'table');
  const column = (n: number) => (x: number) =>
    Number(rows.find(({ name }) => Number(name.en) === x)!.cells[n]);
  return evaluate(seen.formulas.at(-1)!, { f: column(0), g: column(1) });
});
