/** Reads the segments of the figure as a function and evaluates both quantities; where k is free, at every quarter it may be. */
import { add, div, mul, toNumber } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { figureOf, solveComparison } from '../../solver.ts';
import { evaluate, holds } from '../../tex.ts';

export const solver = solveComparison(function* (seen) {
  const { lines = [] } = figureOf(seen, 'plane');
  const f = (x: number) => {
    const piece = lines.find(({ through: [[u], [s]] }) => u <= x && x <= s);
    if (piece === undefined) throw new Error(`${x} is off the graph`);
    const [[u, v], [s, t]] = piece.through;
    return add(v, mul(div(t - v, s - u), div(Math.round(100 * (x - u)), 100)));
  };
  const given = seen.formulas.find((tex) => tex.includes('k'));
  if (given === undefined) yield [evaluate(seen.a, { f }), evaluate(seen.b, { f })];
  else
    for (const i of range(-20, 24)) {
      const k = div(i, 4);
      if (holds(given, { k })) yield [f(toNumber(k)), evaluate(seen.b, { f })];
    }
});
