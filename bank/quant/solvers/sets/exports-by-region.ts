/** Reads bars and table and works in millions of dollars; the rest of the world is kept as a row of its own. */
import { div, mul, sub } from '#core/rational.ts';
import { figureOf, type Seen, solveValue } from '../../solver.ts';

const read = (seen: Seen) => {
  const { categories, series } = figureOf(seen, 'grouped-bar');
  const totals = figureOf(seen, 'table').rows.map(({ name, cells }) => ({
    year: name.en,
    amount: 1000 * Number(cells[0]),
  }));
  const rows = categories.map(({ en }, i) => ({
    name: en,
    amounts: series.map(({ values }) => 1000 * values[i]!),
  }));
  const others = totals.map(({ amount }, k) =>
    rows.reduce((left, { amounts }) => left - amounts[k]!, amount),
  );
  return { rows, totals, others };
};

const rowOf = (seen: Seen) => read(seen).rows.find(({ name }) => seen.stem.includes(name))!;

export const solvers = [
  solveValue((seen) => {
    const { totals } = read(seen);
    const k = totals.findIndex(({ year }) => seen.stem.includes(year));
    return div(rowOf(seen).amounts[k]!, div(totals[k]!.amount, 100));
  }),
  solveValue((seen) => {
    const [x, y] = rowOf(seen).amounts;
    // Percent of growth first, then that percent of the later amount.
    const percent = div(mul(100, y! - x!), x!);
    return div(sub(y!, mul(-1, mul(y!, div(percent, 100)))), 1000);
  }),
  solveValue((seen) => {
    const [x, y] = read(seen).others;
    return div(y! - x!, div(x!, 100));
  }),
] as const;
