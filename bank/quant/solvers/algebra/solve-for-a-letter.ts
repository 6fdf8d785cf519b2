/** Chooses numbers for all letters on the right of the formula, works out the left one, and sees which option gives the letter back. */
import { div } from '#core/rational.ts';
import { solveChoices } from '../../solver.ts';
import { evaluate } from '../../tex.ts';
import { compareValues } from '../../value.ts';

export const solver = solveChoices(({ formulas: [given, letter] }, option) => {
  const [left = '', right = ''] = given!.split('=');
  const bare = (tex: string): string[] => tex.replace(/\\[a-z]+/g, ' ').match(/[A-Za-z]/g) ?? [];
  const isReciprocal = left.includes('frac');
  return [3, 7, 12].every((start) => {
    const letters = Object.fromEntries(bare(right).map((name, i) => [name, start + 2 * i * i + i]));
    const value = evaluate(right, letters).exact!;
    const all = { ...letters, [bare(left)[0]!]: isReciprocal ? div(1, value) : value };
    return compareValues(evaluate(option.formulas[0]!, all), evaluate(letter!, all)) === 0;
  });
});
