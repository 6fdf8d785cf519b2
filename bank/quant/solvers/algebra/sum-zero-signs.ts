/** Tries all integers up to 7 in size that fit the two conditions, in every order. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';
import { holds } from '../../tex.ts';

const tried = range(-7, 7).filter((n) => n !== 0);

export const solver = solveChoices(({ formulas }, { formulas: [claim] }) => {
  const sign = formulas.find((tex) => tex.startsWith('abc'))!;
  return tried.every((a) =>
    tried.every((b) => {
      const letters = { a, b, c: -a - b };
      return a + b === 0 || !holds(sign, letters) || holds(claim!, letters);
    }),
  );
});
