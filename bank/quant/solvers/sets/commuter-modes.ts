/** Turns every slice of both pies into people and works with people only. */
import { div } from '#core/rational.ts';
import { type Seen, type SeenOption, solveChoices, solveValue } from '../../solver.ts';
import { signedNumbersOf } from '../../text.ts';

type Year = { title: string; total: number; people: Map<string, number> };

const read = (seen: Seen): [Year, Year] =>
  seen.figures.flatMap((figure) => {
    if (figure.kind !== 'pie') return [];
    const total = Number(signedNumbersOf(figure.total!.en)[0]!.n);
    const people = new Map(figure.slices.map(({ name, percent }) => [name.en, (total / 100) * percent]));
    return [{ title: figure.title!.en, total, people }];
  }) as [Year, Year];

const modeOf = (year: Year, text: string): string =>
  [...year.people.keys()].find((name) =>
    text.toLowerCase().includes(`${name === 'On foot' ? '' : 'by '}${name.toLowerCase()}`),
  )!;

export const solvers = [
  solveValue((seen) => {
    const year = read(seen).find(({ title }) => title.includes(String(seen.numbers[0])))!;
    return year.people.get(modeOf(year, seen.stem))!;
  }),
  solveValue((seen) => {
    const [one, two] = read(seen);
    const mode = modeOf(one, seen.stem);
    const [x, y] = [one.people.get(mode)!, two.people.get(mode)!];
    return div(100 * (y - x), x);
  }),
  solveChoices((seen, option: SeenOption) => {
    const [one, two] = read(seen);
    const [x, y] = [one.people.get(option.text)!, two.people.get(option.text)!];
    return y > x && y * one.total < x * two.total;
  }),
] as const;
