/** Multiplies the powers out with whole numbers of any size and counts the digits. */
import { range } from '../../arithmetic.ts';
import { solveComparison } from '../../solver.ts';
import { evaluate } from '../../tex.ts';
import { formulasOf } from '../../text.ts';

const digits = (tex: string, letters: Record<string, number>): number =>
  evaluate(tex, letters).exact!.n.toString().length;

export const solver = solveComparison(function* ({ formulas, numbers, stem, a, b }) {
  if (stem.includes('N =')) yield [digits(formulas[0]!.split('=')[1]!, {}), Number(b)];
  else if (stem.includes('$m$')) {
    const total = numbers.at(-1)!;
    for (const m of range(1, total - 1)) yield [digits(formulasOf(a)[0]!, { m, k: total - m }), Number(b)];
  } else for (const n of range(1, 30)) yield [digits(formulasOf(a)[0]!, { n }), evaluate(b, { n })];
});
