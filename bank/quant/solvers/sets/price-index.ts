/** Turns all index numbers into prices first and compares prices, never index numbers. */
import { namesIn, type Seen, solveClosest, valuesOf } from '../../solver.ts';

function read(seen: Seen) {
  const [indexes, uses] = seen.figures;
  if (indexes?.kind !== 'table') throw new Error('no table of index numbers');
  const table = valuesOf(uses);
  const goods = indexes.columns.slice(1).map(({ en: name }, k) => ({
    name,
    pounds: table[name]![1]!,
    prices: indexes.rows.map(({ cells }) => (Number(cells[k]) * table[name]![0]!) / 100),
  }));
  const years = indexes.rows.map(({ name }) => name.en);
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
