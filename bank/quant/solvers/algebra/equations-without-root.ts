/** Tries all halves from -60 to 60: an equation of this kind that has a solution has one among them. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveChoices((_, { formulas: [given] }) =>
  range(-120, 120).every((i) => !holds(given!, { x: div(i, 2) })),
);
