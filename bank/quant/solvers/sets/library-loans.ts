/** Reads the bars and works with whole books. */

import type { GroupedBarFigure } from '#core/questions/figures.ts';
import { div } from '#core/rational.ts';
import { sumOf } from '../../arithmetic.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

const read = (seen: Seen): { figure: GroupedBarFigure; books: number[][]; totals: number[] } => {
  const figure = figureOf(seen, 'grouped-bar');
  const books = figure.series.map(({ values }) => values.map((hundreds) => 100 * hundreds));
  return { figure, books, totals: books.map(sumOf) };
};

const rowOf = (figure: GroupedBarFigure, text: string): number =>
  figure.categories.findIndex(({ en }) => text.toLowerCase().includes(en.toLowerCase()));

export const solvers = [
  solveValue((seen) => {
    const { figure, books } = read(seen);
    const row = rowOf(figure, seen.stem);
    // What is one percent of the first year, and how many of those are there in the second beyond a hundred?
    const percent = div(books[0]![row]!, 100);
    return div(books[1]![row]! - books[0]![row]!, percent);
  }),
  solveValue((seen) => {
    const { books } = read(seen);
    return books[1]!.reduce((sum, count, i) => sum + count - books[0]![i]!, 0);
  }),
  solveChoices((seen, option) => {
    const { figure, books, totals } = read(seen);
    const row = rowOf(figure, option.text);
    return books[1]![row]! * totals[0]! > books[0]![row]! * totals[1]!;
  }),
] as const;
