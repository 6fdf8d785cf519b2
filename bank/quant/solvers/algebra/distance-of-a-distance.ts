/** Puts every integer between -60 and 60 into the inequality. */
import { range } from '../../arithmetic.ts';
import { numbersIn, solveValue } from '../../solver.ts';

export const solver = solveValue(({ formulas }) => {
  const given = formulas.find((tex) => tex.includes('|'))!;
  const [shift, inner, outer] = numbersIn(given.replaceAll('- ', '-').replaceAll('-', ' - ')) as [
    number,
    number,
    number,
  ];
  const added = given.includes('x +') ? shift : -shift;
  const isStrict = given.includes('<');
  return range(-60, 60).filter((x) => {
    const size = Math.abs(Math.abs(x + added) - inner);
    return isStrict ? size < outer : size <= outer;
  }).length;
});
