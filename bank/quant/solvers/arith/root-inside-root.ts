/** Undoes the roots from outside: tries every whole number, squares it, and peels off one layer after the other. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ formulas: [tex], numbers: [b, a, c] }) => {
  const isSum = tex!.includes('+');
  const peel = (value: number, outer: number): number => (isSum ? value ** 2 - outer : value ** 2 / outer);
  const found = range(1, 200).filter((t) => {
    const s = peel(t, b!);
    if (s < 0) return false;
    const r = peel(s, a!);
    return r >= 0 && r ** 2 === c;
  });
  if (found.length !== 1) throw new Error(`${found}`);
  return found[0]!;
});
