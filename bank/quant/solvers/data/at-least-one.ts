/** Gives each try as many equally likely outcomes as the denominator says and counts all sequences. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue(({ formulas, numbers }) => {
  const p = evaluate(formulas[0]!).exact!;
  const [good, all] = [Number(p.n), Number(p.d)];
  const tries = numbers.at(-1)!;
  let hits = 0;
  for (let code = 0; code < all ** tries; code++) {
    let [rest, isHit] = [code, false];
    for (let i = 0; i < tries; i++) {
      isHit ||= rest % all < good;
      rest = Math.floor(rest / all);
    }
    if (isHit) hits++;
  }
  return div(hits, all ** tries);
});
