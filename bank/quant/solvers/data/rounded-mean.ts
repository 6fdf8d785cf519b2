/** Rounds the mean of every total that n whole numbers from 1 to 5 can have, and looks for the one in the stem. */
import { compare, div, round } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ exact }, { numbers: [n] }) =>
  range(n!, 5 * n!).some((total) => compare(round(div(total, n!), 1), exact.at(-1)!) === 0),
);
