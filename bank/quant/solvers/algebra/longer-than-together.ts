/** Starts from the two rates, works out the three times, and puts them into each statement. */
import { solveChoices } from '../../solver.ts';
import { holds } from '../../tex.ts';

const rates = [1, Math.SQRT2, Math.sqrt(3), 2, 3, 5, 7];

export const solver = solveChoices((_, { text, formulas }) =>
  rates.every((p) =>
    rates.every((q) => {
      const t = 60 / (p + q);
      const letters = { t, a: 60 / p - t, b: 60 / q - t };
      if (text.startsWith('If ')) return !holds(formulas[0]!, letters) || holds(formulas[1]!, letters);
      return formulas.some((tex) => holds(tex, letters));
    }),
  ),
);
