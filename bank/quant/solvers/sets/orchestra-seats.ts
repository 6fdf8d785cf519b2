/** Goes through the hall seat by seat. */
import { div } from '#core/rational.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

type Seat = { section: string; price: number; isSold: boolean };

function hall(seen: Seen): Seat[] {
  const { values, categories } = figureOf(seen, 'bar');
  return figureOf(seen, 'table').rows.flatMap(({ name, cells }) => {
    const sold = values[categories.findIndex(({ en }) => en === name.en)]!;
    return Array.from({ length: Number(cells[0]) }, (_, i) => ({
      section: name.en,
      price: Number(cells[1]),
      isSold: i < sold,
    }));
  });
}

const takings = (seats: Seat[]): number =>
  seats.reduce((sum, { price, isSold }) => sum + (isSold ? price : 0), 0);

export const solvers = [
  solveValue((seen) =>
    hall(seen)
      .filter(({ section, isSold }) => !isSold && seen.stem.includes(section.toLowerCase()))
      .reduce((sum, { price }) => sum + price, 0),
  ),
  solveValue((seen) => {
    const seats = hall(seen);
    return div(seats.filter(({ isSold }) => isSold).length * 100, seats.length);
  }),
  solveChoices((seen, { text }) => {
    const seats = hall(seen);
    const own = seats.filter(({ section }) => section === text);
    return takings(own) * seats.length > takings(seats) * own.length;
  }),
] as const;
