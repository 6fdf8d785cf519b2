/** Reads the stack as a table of kinds and years and counts in thousands of tons. */
import { div } from '#core/rational.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

function read(seen: Seen) {
  const { categories, series } = figureOf(seen, 'grouped-bar');
  const years = categories.map(({ en }) => en);
  const at = years.findIndex((year) => seen.stem.includes(year));
  const total = (i: number): number => series.reduce((sum, { values }) => sum + 1000 * values[i]!, 0);
  const kind = (name: string) =>
    series
      .find(({ name: { en } }) => name.toLowerCase().includes(en.toLowerCase()))!
      .values.map((v) => 1000 * v);
  return { years, at, total, kind };
}

export const solvers = [
  solveValue((seen) => {
    const { at, total } = read(seen);
    return div(total(at), 1000);
  }),
  solveValue((seen) => {
    const { at, total, kind } = read(seen);
    return div(kind(seen.stem)[at]!, div(total(at), 100));
  }),
  solveChoices((seen, { text }) => {
    const { total, kind } = read(seen);
    const own = kind(text);
    // Grew by more than the whole: the later over the earlier amount is greater.
    return own.at(-1)! * total(0) > own[0]! * total(4);
  }),
] as const;
