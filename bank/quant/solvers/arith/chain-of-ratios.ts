/** Sets the middle member to 1 and measures the others by it. */
import { add, div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [a, b, c, d] }) => {
  const [first, third] = [div(a!, b!), div(d!, c!)];
  return div(first, add(add(first, 1), third));
});
