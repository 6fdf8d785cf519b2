/** Turns the table into whole people and whole dollars and compares by cross products. */
import { div } from '#core/rational.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

type City = { name: string; people: number; dollars: number; schools: number; roads: number };

function read(seen: Seen): City[] {
  return figureOf(seen, 'table').rows.map(({ name, cells }) => {
    const [millions, thousands, schools, roads] = cells.map(Number) as [number, number, number, number];
    const dollars = millions * 1_000_000;
    return {
      name: name.en,
      people: thousands * 1000,
      dollars,
      schools: (dollars / 100) * schools,
      roads: (dollars / 100) * roads,
    };
  });
}

const named = (cities: City[], text: string): City[] =>
  cities
    .filter(({ name }) => text.includes(name))
    .sort((a, b) => text.indexOf(a.name) - text.indexOf(b.name));

export const solvers = [
  solveValue((seen) => {
    const [city] = named(read(seen), seen.stem);
    return div(city!.dollars, city!.people);
  }),
  solveValue((seen) => {
    const [one, other] = named(read(seen), seen.stem);
    return div(one!.schools - other!.schools, div(other!.schools, 100));
  }),
  solveChoices((seen, { text }) => {
    const cities = read(seen);
    const city = cities.find(({ name }) => name === text)!;
    const [base] = named(cities, seen.stem);
    return city.roads * base!.people > base!.roads * city.people;
  }),
] as const;
