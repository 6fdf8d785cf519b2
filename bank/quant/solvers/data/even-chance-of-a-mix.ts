/** Goes through all numbers of both colors up to a hundred each and counts the pairs of different colors. */
import { choose, range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ stem }, { numbers: [x] }) =>
  range(1, 100).some((other) => {
    const [one, rest] = stem.includes('total number') ? [x! - other, other] : [x!, other];
    return one >= 0 && 2 * one * rest === choose(one + rest, 2);
  }),
);
