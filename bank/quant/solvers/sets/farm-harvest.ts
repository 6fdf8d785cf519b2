/** Reads both figures into a list of years, with tons and dollars, and looks years up by name. */
import { div } from '#core/rational.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

type Year = { year: string; tons: number; dollars: number };

function read(seen: Seen): Year[] {
  const line = figureOf(seen, 'line');
  const table = figureOf(seen, 'table');
  return line.categories.map(({ en }, i) => {
    const tons = 100 * line.series[0]!.values[i]!;
    const price = Number(table.rows.find(({ name }) => name.en === en)!.cells[0]);
    let dollars = 0;
    for (let part = 0; part < 100; part++) dollars += (tons / 100) * price;
    return { year: en, tons, dollars };
  });
}

export const solvers = [
  solveValue((seen) => read(seen).find(({ year }) => seen.stem.includes(year))!.dollars),
  solveValue((seen) => {
    const [later, earlier] = seen.numbers.map((n) => read(seen).find(({ year }) => year === String(n))!);
    const percent = div(earlier!.tons, 100);
    return div(Math.abs(later!.tons - earlier!.tons), percent);
  }),
  solveChoices((seen, option) => {
    const years = read(seen);
    const at = years.findIndex(({ year }) => option.text === year);
    return years[at]!.dollars > years[at - 1]!.dollars;
  }),
] as const;
