/** Builds up, integer by integer, every pair of sum and sum of squares that so many differences can have. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

const reached = new Map<number, Set<string>>();

/** What differences from -9 to 9 can add up to, with sums of squares up to 90. */
function pairs(n: number): Set<string> {
  if (n === 0) return new Set(['0 0']);
  const known = reached.get(n);
  if (known) return known;
  const found = new Set<string>();
  for (const pair of pairs(n - 1)) {
    const [sum, squares] = pair.split(' ').map(Number) as [number, number];
    for (const x of range(-9, 9)) if (squares + x * x <= 90) found.add(`${sum + x} ${squares + x * x}`);
  }
  reached.set(n, found);
  return found;
}

export const solver = solveChoices(({ numbers: [n] }, { value }) => {
  const squares = n! * value!.approx ** 2;
  const whole = Math.round(squares);
  return Math.abs(squares - whole) < 1e-9 && pairs(n!).has(`0 ${whole}`);
});
