/** Follows every airline’s flights into a table of delays by cause, and adds flights instead of percents. */
import { namesIn, type Seen, solveChoices, solveClosest, valuesOf } from '../../solver.ts';

function read(seen: Seen) {
  const [table, graph] = seen.figures.map(valuesOf);
  return Object.entries(table!).map(([name, [flights, late]]) => {
    const delayed = (flights! / 100) * late!;
    return {
      name,
      flights: flights!,
      delayed,
      causes: graph![name]!.map((percent) => (delayed / 100) * percent),
    };
  });
}

export const solvers = [
  solveClosest((seen) => {
    const rows = read(seen);
    const [name] = namesIn(
      seen.stem,
      rows.map((row) => row.name),
    );
    return rows.find((row) => row.name === name)!.delayed;
  }),
  solveClosest((seen) => {
    const rows = read(seen);
    const weather = rows.reduce((sum, { causes }) => sum + causes[0]!, 0);
    const others = rows.reduce((sum, { causes }) => sum + causes[1]! + causes[2]!, 0);
    return 100 / (1 + others / weather);
  }),
  solveChoices((seen, { text }) => {
    const row = read(seen).find(({ name }) => name === text)!;
    return row.causes[1]! > (row.flights * seen.numbers[0]!) / 100;
  }),
] as const;
