/** Puts points of the drawn curve into each equation. */
import { figureOf, solveChoices } from '../../solver.ts';
import { holds } from '../../tex.ts';

export const solver = solveChoices((seen, option) => {
  const { curves = [] } = figureOf(seen, 'plane');
  const drawn = curves[0]!.points.filter((_, i) => i % 5 === 0);
  return drawn.every(([x, y]) => holds(option.formulas[0]!, { x, y }));
});
