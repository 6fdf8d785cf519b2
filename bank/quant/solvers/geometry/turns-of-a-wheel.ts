/** Rolls ahead turn by turn, in centimeters over π. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [p, q, turns] }) => {
  const count = (distance: number, radius: number): number => {
    let n = 0;
    for (let gone = 0; gone + 2 * radius <= distance; gone += 2 * radius) n++;
    return n;
  };
  return stem.includes('front wheel') ? count(2 * q! * turns!, p!) : count(100 * q!, p!);
});
