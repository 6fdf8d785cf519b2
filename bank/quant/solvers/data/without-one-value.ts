/** Builds a group whose other members all stand at their mean, and tries values for the one. */
import { sumOf } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [n, before, m, after] }) => {
  const isAdded = m! > n!;
  const [few, rest] = isAdded ? [n!, before!] : [m!, after!];
  const [many, wanted] = isAdded ? [m!, after!] : [n!, before!];
  for (let value = -500; value < 1000; value++) {
    const group = [...Array.from({ length: few }, () => rest), value];
    if (group.length === many && sumOf(group) === wanted * many) return value;
  }
  throw new Error('no such value');
});
