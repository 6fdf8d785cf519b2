/** Puts all small numbers, negative ones and fractions included, into each statement, innermost symbols first. */
import { solveChoices } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

const tried = [-3, -2, -1, -0.5, 0, 0.5, 1, 2, 3];
const spare = ['p', 'q', 'r', 's', 't', 'u'];

export const solver = solveChoices((_, { formulas: [tex] }) =>
  tried.every((a) =>
    tried.every((b) =>
      [-2, 0.5, 3].every((c) => {
        const letters: Record<string, number> = { a, b, c };
        let rest = tex!;
        for (const letter of spare) {
          const found = /([Mm])\(([^(),]*), ([^(),]*)\)/.exec(rest);
          if (found === null) break;
          const [x, y] = [evaluate(found[2]!, letters).approx, evaluate(found[3]!, letters).approx];
          letters[letter] = found[1] === 'M' ? Math.max(x, y) : Math.min(x, y);
          rest = rest.replace(found[0], letter);
        }
        return holds(rest, letters);
      }),
    ),
  ),
);
