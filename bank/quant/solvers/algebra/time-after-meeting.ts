/** Starts from a distance and two speeds, works out when everything happens, and sees which option gives what is asked. */
import { solveChoices } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

const trips = [
  [30, 6, 4],
  [50, 3, 7],
  [91, 9, 4],
] as const;

export const solver = solveChoices(({ stem, formulas }, option) => {
  const [a, b, t] = formulas as [string, string, string];
  return trips.every(([distance, first, second]) => {
    const meeting = distance / (first + second);
    const letters = { [a]: first, [b]: second, [t]: distance / first - meeting };
    const whole = distance / second;
    const asked = stem.includes('apart are')
      ? distance
      : stem.includes('after they meet?')
        ? whole - meeting
        : whole;
    return Math.abs(evaluate(option.formulas[0]!, letters).approx - asked) < 1e-9;
  });
});
