/** Writes down every group of people and counts those with both kinds in it. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ numbers: [k, m, n] }) => {
  const people = m! + n!;
  let count = 0;
  for (let group = 0; group < 2 ** people; group++) {
    const members = [...Array(people).keys()].filter((i) => (group >> i) & 1);
    const first = members.filter((i) => i < m!).length;
    if (members.length === k && first > 0 && first < members.length) count++;
  }
  return count;
});
