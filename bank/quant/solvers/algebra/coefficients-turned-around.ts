/** Takes coefficients that fit, works the reversed expression out at many numbers, and sees which description agrees. */
import { div } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveChoices } from '../../solver.ts';
import { holds } from '../../tex.ts';

const places = range(-600, 600).map((n) => div(n, 60));

export const solver = solveChoices(({ formulas }, option) => {
  const [given, , interval, , asked] = formulas.slice(3) as [string, string, string, string, string];
  const [r, s] = interval.match(/-?\d+/g)!.map(Number) as [number, number];
  // Of all sizes of the leading coefficient, the sign is what matters: the one that fits between the ends.
  const fits = [-2, 2].find((a) => holds(given, { a, b: -a * (r + s), c: a * r * s, x: div(r + s + 1, 2) }))!;
  const letters = { a: fits, b: -fits * (r + s), c: fits * r * s };
  return places.every(
    (x) => option.formulas.some((tex) => holds(tex, { x })) === holds(asked, { ...letters, x }),
  );
});
