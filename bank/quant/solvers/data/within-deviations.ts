/** Turns each option into a number of deviations from the mean. */
import { absolute, compare, div, sub } from '#core/rational.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ exact: [mean, deviation, k] }, { value }) => {
  const distance = div(absolute(sub(value!.exact!, mean!)), deviation!);
  return compare(distance, k!) <= 0;
});
