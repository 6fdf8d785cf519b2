/** Makes one record per person and asks each record what it speaks. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

type Person = { age: number; first: boolean; second: boolean };

function people(seen: Seen): { list: Person[]; first: string; second: string; ages: string[] } {
  const { columns, rows } = figureOf(seen, 'table');
  const list = rows.flatMap(({ cells }, age) =>
    cells.flatMap((count, k) =>
      range(1, Number(count)).map(() => ({ age, first: k === 0 || k === 2, second: k === 1 || k === 2 })),
    ),
  );
  const [first = '', second = ''] = [columns[1]!, columns[2]!].map(({ en }) => en.replace(' only', ''));
  return { list, first, second, ages: rows.map(({ name }) => name.en) };
}

const inStem = (seen: Seen): Person[] => {
  const { list, ages } = people(seen);
  return list.filter(({ age }) => seen.stem.includes(ages[age]!));
};

export const solvers = [
  solveValue((seen) => inStem(seen).filter(({ first, second }) => first || second).length),
  solveValue((seen) => {
    const speakers = inStem(seen).filter(({ first }) => first);
    return div(speakers.filter(({ second }) => second).length, speakers.length);
  }),
  solveChoices((seen, { text }) => {
    const { list } = people(seen);
    const any = list.filter(({ first, second }) => first || second);
    const share = (age: number, of: Person[], test: (p: Person) => boolean): number =>
      of.filter((p) => p.age === age && test(p)).length / of.filter((p) => p.age === age).length;
    const isBoth = ({ first, second }: Person): boolean => first && second;
    if (text.startsWith('More of the people'))
      return list.filter(({ first }) => first).length > list.filter(({ second }) => second).length;
    if (text.startsWith('Of those'))
      return share(0, any, isBoth) > share(1, any, isBoth) && share(1, any, isBoth) > share(2, any, isBoth);
    if (text.startsWith('The fraction')) {
      const shares = [0, 1, 2].map((age) => share(age, list, ({ first, second }) => !first && !second));
      return shares[2]! > shares[0]! && shares[2]! > shares[1]!;
    }
    if (text.startsWith('More than half')) return any.filter(isBoth).length > any.length / 2;
    return (
      list.filter(({ age, second }) => age === 0 && second).length >
      list.filter(({ age, second }) => age === 2 && second).length
    );
  }),
] as const;
