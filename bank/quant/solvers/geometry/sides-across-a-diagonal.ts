/** Measures both segments in units of the shared side, by the law of sines, for all angles that the figure leaves open. */
import { range } from '../../arithmetic.ts';
import { figureOf, solveComparison } from '../../solver.ts';

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

export const solver = solveComparison(function* (seen) {
  const { angles = [] } = figureOf(seen, 'geometry');
  const at = (corners: string): number | undefined => {
    const label = angles.find((angle) => angle.at.join('') === corners)?.label;
    return label === undefined ? undefined : Number.parseFloat(label);
  };
  const [a, b, c, d] = [at('BAC')!, at('ABC')!, at('ACD'), at('ADC')!];
  const ab = sine(180 - a - b) / sine(b);
  for (const open of c === undefined ? range(1, 179 - d) : [c]) {
    const cd = sine(180 - open - d) / sine(d);
    yield seen.a === 'AB' ? [ab, cd] : [cd, ab];
  }
});
