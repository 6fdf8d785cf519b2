/** Tries every age of the younger one. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem }) => {
  const multiples = [...stem.matchAll(/(twice|(\d) times) as old/g)].map(([, , digit]) => Number(digit ?? 2));
  const years = Number(/Exactly (\d+) years/.exec(stem)![1]) * (stem.includes('years ago') ? -1 : 1);
  const [k, m] = multiples;
  const young = range(1, 120).find((y) => k! * y + years === m! * (y + years) && y + years > 0)!;
  const older = /^(An? )?(.*?) is now/.exec(stem)![2]!;
  return stem.split('How many')[1]!.includes(older) ? k! * young : young;
});
