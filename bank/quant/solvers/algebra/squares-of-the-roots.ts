/** Finds both roots by halving intervals and puts their decimals into the expression asked for. */
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas }) => {
  const left = formulas.find((tex) => tex.includes('= 0'))!.split('=')[0]!;
  const at = (x: number): number => evaluate(left, { x: `0 + (${x.toFixed(14)})` }).approx;
  const roots: number[] = [];
  for (let from = -20; from < 20; from += 0.37) {
    let [low, high] = [from, from + 0.37];
    if (at(low) > 0 === at(high) > 0) continue;
    for (let i = 0; i < 60; i++) {
      const middle = (low + high) / 2;
      if (at(middle) > 0 === at(low) > 0) low = middle;
      else high = middle;
    }
    roots.push((low + high) / 2);
  }
  if (roots.length !== 2) throw new Error(`${roots.length} roots found`);
  const [r, s] = roots.map((x) => `0 + (${x.toFixed(14)})`);
  const found = evaluate(formulas.at(-1)!, { r, s }).approx;
  // The coefficients are small, so the exact value has a small denominator.
  for (let d = 1; d <= 12; d++) {
    const n = Math.round(found * d);
    if (Math.abs(found - n / d) < 1e-8) return { n: BigInt(n), d: BigInt(d) };
  }
  return found;
});
