/** Multiplies the factors out for many numbers of the given kind and divides each product. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveChoices(({ stem, formulas }, { numbers: [x] }) =>
  range(2, 121)
    .filter((n) => n % 2 === (stem.includes('an odd') ? 1 : 0))
    .every((n) => evaluate(formulas[1]!, { n }).approx % x! === 0),
);
