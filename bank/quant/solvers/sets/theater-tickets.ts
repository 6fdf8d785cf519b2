/** Sells every ticket of the evening, students’ tickets apart, and sells them again at the new price. */
import { numbersIn, type Seen, solveClosest, valuesOf } from '../../solver.ts';

function sell(seen: Seen, up = 0, down = 0) {
  const [pie, table] = seen.figures;
  const total = numbersIn(pie!.kind === 'pie' ? pie!.total!.en : '')[0]!;
  const off = numbersIn(table!.kind === 'table' ? table!.note!.en : '')[0]!;
  const prices = valuesOf(table);
  return Object.entries(valuesOf(pie)).map(([name, [percent]]) => {
    const sold = (percent! * total) / 100;
    const price = prices[name]![0]!;
    if (name === 'Balcony')
      return { name, sold, money: (sold / 2) * price + (sold / 2) * (price - (price * off) / 100) };
    const [n, at] =
      name === 'Orchestra' ? [sold - (sold * down) / 100, price + (price * up) / 100] : [sold, price];
    return { name, sold: n, money: n * at };
  });
}

const money = (rows: ReturnType<typeof sell>): number => rows.reduce((sum, row) => sum + row.money, 0);

export const solvers = [
  solveClosest((seen) => sell(seen).find(({ name }) => name === 'Balcony')!.money),
  solveClosest((seen) => money(sell(seen)) / sell(seen).reduce((sum, { sold }) => sum + sold, 0)),
  solveClosest(
    (seen) => (100 * money(sell(seen, seen.numbers[0], seen.numbers[1]))) / money(sell(seen)) - 100,
  ),
] as const;
