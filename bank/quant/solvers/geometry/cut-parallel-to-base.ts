/** Puts a triangle of that base into coordinates, walks the given way down one side and measures across. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [ad, db, given] }) => {
  const across = (base: number): number => {
    // A at the origin, B straight below, C to the side of B by the base; E has the height of D.
    const depth = ad! + db!;
    const [cx, cy] = [base, -depth];
    return (cx * -ad!) / cy;
  };
  if (stem.includes('$BC = ')) return across(given!);
  for (let base = 1; base < 500; base++) if (Math.abs(across(base) - given!) < 1e-9) return base;
  throw new Error('no whole base');
});
