/** Reads the intervals off the figure and tries points of a fine grid in each. */
import { figureOf, solveChoices } from '../../solver.ts';
import { evaluate } from '../../tex.ts';

export const solver = solveChoices((seen, { formulas: [says] }) => {
  const line = figureOf(seen, 'number-line');
  const zones = line.points!.map(({ at }) => Math.floor(at));
  const steps = [0.01, 0.13, 0.31, 0.5, 0.72, 0.88, 0.99];
  return steps.every((i) =>
    steps.every((j) =>
      steps.every(
        (k) =>
          evaluate(says!, { p: near(zones[0]! + i), q: near(zones[1]! + j), r: near(zones[2]! + k) }).approx >
          0,
      ),
    ),
  );
});

function near(x: number): number {
  return Math.round(x * 100) / 100;
}
