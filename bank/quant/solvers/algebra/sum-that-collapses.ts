/** Adds up all the terms as they stand, from the first to the last. */
import { add, div, type Rational, rational, sub } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ formulas: [tex] }) => {
  const parts = tex!.split(/ \+ /);
  const [first, second, last] = [parts[0]!, parts[1]!, parts.at(-1)!];
  const lead = (part: string): number =>
    Number(/\d+(?= \\cdot|\})/g.exec(part.replace(/\\frac\{1\}/g, ''))![0]);
  const [from, next, to] = [lead(first), lead(second), lead(last)];
  const step = next - from;
  const isOpen = first.startsWith('(');
  let sum: Rational = rational(0);
  for (let i = from; i <= to; i += step) {
    const term = isOpen ? sub(div(1, i), div(1, i + step)) : div(1, i * (i + step));
    sum = add(sum, term);
  }
  return sum;
});
