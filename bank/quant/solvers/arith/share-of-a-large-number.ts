/** Writes both numbers out in full with all their zeros, divides, and measures the distance to every option. */
import { solveChoices } from '../../solver.ts';

const units: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  nine: 9,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  'twenty-four': 24,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
};

export const solver = solveChoices(({ stem, options }, option) => {
  const amount = (word: string): number => units[new RegExp(`([a-z-]+) ${word}`).exec(stem)![1]!]!;
  const exact = Number(`${amount('billion')}000000000`) / Number(`${amount('million')}000000`);
  const distance = ({ value }: typeof option): number => Math.abs(value!.approx - exact);
  return options.every((other) => other.id === option.id || distance(option) < distance(other));
});
