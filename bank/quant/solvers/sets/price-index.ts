/** Turns the whole graph into prices first and compares prices, never index numbers. */
import { figureOf, namesIn, type Seen, solveClosest, valuesOf } from '../../solver.ts';

function read(seen: Seen) {
  const { categories, series } = figureOf(seen, 'line');
  const table = valuesOf(figureOf(seen, 'table'));
  const goods = series.map(({ name, values }) => ({
    name: name.en,
    pounds: table[name.en]![1]!,
    prices: values.map((index) => (index * table[name.en]![0]!) / 100),
  }));
  const years = categories.map(({ en }) => en);
  const [name] = namesIn(
    seen.stem,
    goods.map((good) => good.name),
  );
  return {
    goods,
    asked: goods.find((good) => good.name === name),
    years: namesIn(seen.stem, years).map((year) => years.indexOf(year)),
  };
}

export const solvers = [
  solveClosest((seen) => read(seen).asked!.prices[read(seen).years[0]!]!),
  solveClosest((seen) => {
    const { asked, years } = read(seen);
    return 100 * (asked!.prices[years[1]!]! / asked!.prices[years[0]!]!) - 100;
  }),
  solveClosest((seen) => {
    const { goods, years } = read(seen);
    const [later, earlier] = years.map((i) =>
      goods.reduce((sum, { pounds, prices }) => sum + pounds * prices[i]!, 0),
    );
    return (100 * later!) / earlier! - 100;
  }),
] as const;
