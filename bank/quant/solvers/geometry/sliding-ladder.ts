/** Climbs in whole feet until the ladder reaches exactly, before and after. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [length, from, moved] }) => {
  const reach = (foot: number): number => {
    for (let h = 0; h <= length!; h++) if (h * h + foot * foot === length! * length!) return h;
    throw new Error('not a whole height');
  };
  const to = stem.includes('farther') ? from! + moved! : from! - moved!;
  return Math.abs(reach(from!) - reach(to));
});
