/** Walks around the sector in a great many straight steps. */
import { figureOf, solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveValue((seen) => {
  const figure = figureOf(seen, 'geometry');
  const angle = Number.parseFloat(figure.angles![0]!.label!);
  const r = seen.numbers[0]!;
  const steps = 1_000_000;
  const arc = steps * 2 * r * Math.sin((angle * Math.PI) / 180 / steps / 2);
  const walked = 2 * r + arc;
  // The walk cuts every corner a little: the option next to it is meant, if one is next to it at all.
  const near = seen.options.find(({ formulas }) => Math.abs(evaluate(formulas[0]!).approx - walked) < 1e-6);
  return near?.value ?? walked;
});
