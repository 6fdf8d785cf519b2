/** Walks through the exponents of up to four primes and keeps those with so many divisors. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers: [count, power] }, { value }) => {
  // Divisors are choices of an exponent from 0 up for every prime; in the power there are more to choose from.
  const ways = (list: number[], times: number): number => list.reduce((n, e) => n * (times * e + 1), 1);
  let lists: number[][] = [[]];
  for (const _ of range(1, 4))
    lists = lists.flatMap((list) =>
      range(0, list.at(-1) ?? count!)
        .map((exponent) => [...list, exponent])
        .filter((longer) => count! % ways(longer, 1) === 0),
    );
  return lists.some((list) => ways(list, 1) === count && ways(list, power!) === value!.approx);
});
