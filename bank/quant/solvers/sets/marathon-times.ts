/** Makes up crowds of runners that fit the plots, the fastest and the slowest possible, and puts the statements to the test. */
import { meanOf } from '../../arithmetic.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

type Five = [number, number, number, number, number];

const rowsOf = (seen: Seen): { name: string; five: Five }[] =>
  figureOf(seen, 'box').rows.map(({ name, min, q1, median, q3, max }) => ({
    name: name.en.toLowerCase(),
    five: [min, q1, median, q3, max],
  }));

/** Times that fit: between the marks many runners stand at the lower mark, or at the upper one. */
function crowd(five: Five, isSlow: boolean, many: number): number[] {
  const between = [0, 1, 2, 3].flatMap((k) => Array.from({ length: many }, () => five[isSlow ? k + 1 : k]!));
  return [...five, ...between].sort((a, b) => a - b);
}

export const solvers = [
  solveValue((seen) => {
    const { five } = rowsOf(seen).find(({ name }) => seen.stem.includes(name))!;
    return five[3] - five[1];
  }),
  solveChoices((seen, { text }) => {
    const { five } = rowsOf(seen).find(({ name }) => name === text.toLowerCase())!;
    return [true, false].every((isSlow) => {
      const times = crowd(five, isSlow, 1);
      return 2 * times.filter((time) => time < seen.numbers[0]!).length >= times.length;
    });
  }),
  solveChoices((seen, { text }) => {
    const rows = rowsOf(seen);
    const [first, second] = [...text.matchAll(/ages \d+–\d+/g)].map(
      ([name]) => rows.find((row) => row.name === name)!.five,
    );
    const tries = [true, false].flatMap((p) =>
      [true, false].flatMap((q) =>
        [1, 6].flatMap((m) => [1, 6].map((n) => [crowd(first!, p, m), crowd(second!, q, n)] as const)),
      ),
    );
    return tries.every(([a, b]) => {
      if (text.startsWith('More runners')) return a.length > b.length;
      if (text.includes('mean')) return meanOf(a) > meanOf(b);
      if (text.includes('middle half')) return first![3] - first![1] > second![3] - second![1];
      return 4 * a.filter((time) => time > second![2]).length >= a.length;
    });
  }),
] as const;
