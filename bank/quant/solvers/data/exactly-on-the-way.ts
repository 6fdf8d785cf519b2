/** Goes through all courses of successes and failures that never are at exactly the percent, and sees if one arrives. */
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ stem, numbers }, option) => {
  const [from, begin, to, end] = numbers as [number, number, number, number];
  const [p] = option.numbers as [number];
  const sign = stem.indexOf('fewer than') < stem.indexOf('more than') ? 1 : -1;
  const above = (made: number, n: number, percent: number): number => sign * (100 * made - percent * n);
  let now = new Set(range(0, from).filter((made) => above(made, from, begin) < 0));
  for (const n of range(from + 1, to)) {
    const next = [...now].flatMap((made) => [made, made + 1]);
    now = new Set(next.filter((made) => above(made, n, p) !== 0));
  }
  return ![...now].some((made) => above(made, to, end) > 0);
});
