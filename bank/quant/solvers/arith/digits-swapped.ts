/** Looks at every two-digit number. */
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [first, change] }) => {
  const fits = range(10, 99).filter((n) => {
    const [tens, units] = [...String(n)].map(Number) as [number, number];
    const back = Number([...String(n)].reverse().join(''));
    if (back - n !== (stem.includes('greater than') ? change! : -change!)) return false;
    if (stem.startsWith('The sum')) return tens + units === first;
    return stem.includes('times the tens') ? units === first! * tens : tens === first! * units;
  });
  if (fits.length !== 1) throw new Error(`${fits}`);
  return fits[0]!;
});
