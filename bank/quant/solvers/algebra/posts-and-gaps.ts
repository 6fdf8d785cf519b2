/** Walks along and counts the places one by one. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [l, s] }) => {
  const places: number[] = [];
  for (let at = 0; at <= l!; at += s!) places.push(at);
  if (stem.includes('circumference')) return places.filter((at) => at < l!).length;
  if (stem.includes('towers')) return places.filter((at) => at > 0 && at < l!).length;
  return stem.includes('both sides') ? 2 * places.length : places.length;
});
