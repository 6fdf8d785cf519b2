/** Charges every thousand gallons one after another, each at the rate of its block. */
import { namesIn, type Seen, solveChoices, solveClosest, valuesOf } from '../../solver.ts';

function billOf(seen: Seen, month: string): { use: number; bill: number } {
  const use = valuesOf(seen.figures[0])[month]![0]!;
  const [fee, first, second, third] = Object.values(valuesOf(seen.figures[1])).map(([amount]) => amount!);
  let bill = fee!;
  for (let k = 1; k <= use; k++) bill += k <= 5 ? first! : k <= 10 ? second! : third!;
  return { use, bill };
}
const monthsIn = (seen: Seen) => namesIn(seen.stem, Object.keys(valuesOf(seen.figures[0])));

export const solvers = [
  solveClosest((seen) => billOf(seen, monthsIn(seen)[0]!).bill),
  solveClosest((seen) => {
    const [more, less] = monthsIn(seen).map((month) => billOf(seen, month).bill);
    return (100 * more!) / less! - 100;
  }),
  solveChoices((seen, { text }) => {
    const { use, bill } = billOf(seen, text);
    return bill > seen.numbers[0]! * use;
  }),
] as const;
