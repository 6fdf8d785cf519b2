/** Sells the copies edition by edition and adds up the money. */
import { div } from '#core/rational.ts';
import { figureOf, type Seen, solveValue } from '../../solver.ts';
import { numbersOf } from '../../text.ts';

const read = (seen: Seen) => {
  const { categories, series } = figureOf(seen, 'grouped-bar');
  const { slices, total } = figureOf(seen, 'pie');
  const copies = 1000 * Number(numbersOf(total!.en)[0]);
  return categories.map(({ en }, i) => ({
    name: en.toLowerCase(),
    copies: (copies / 100) * slices.find(({ name }) => name.en === en)!.percent,
    old: series[0]!.values[i]!,
    price: series[1]!.values[i]!,
  }));
};

const money = (seen: Seen, which: 'old' | 'price'): number =>
  read(seen).reduce((sum, row) => sum + row.copies * row[which], 0);

export const solvers = [
  solveValue((seen) => {
    const row = read(seen).find(({ name }) => seen.stem.includes(name))!;
    return div(row.copies * row.price, 1000);
  }),
  solveValue((seen) =>
    div(
      money(seen, 'price'),
      read(seen).reduce((sum, { copies }) => sum + copies, 0),
    ),
  ),
  solveValue((seen) => div(money(seen, 'price') - money(seen, 'old'), 1000)),
] as const;
