/** Runs the rule forward from every possible first term. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, formulas }) => {
  const added = Number(/(\d+) more than/.exec(stem)![1]);
  const [, place, value] = /a_\{(\d+)\} = (\d+)/
    .exec(formulas.find((tex) => tex.includes('='))!)!
    .map(Number);
  const at = (first: number): number =>
    range(2, place!).reduce((term) => (term % 2 === 0 ? term / 2 : term + added), first);
  return range(1, value! * 2 ** place!).filter((first) => at(first) === value).length;
});
