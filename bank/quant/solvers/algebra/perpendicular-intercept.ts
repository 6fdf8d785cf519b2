/** Walks along a direction that makes a right angle with the given line, by dot product, until the axis is reached. */
import { add, div, equals, mul, neg, toNumber } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';
import { evaluate } from '../../tex.ts';
import { signedNumbersOf } from '../../text.ts';

export const solver = solveValue(({ stem, formulas }) => {
  const right = formulas.find((tex) => tex.startsWith('y ='))!.split('=')[1]!;
  const [a, b] = signedNumbersOf(formulas.find((tex) => tex.startsWith('('))!);
  // Direction of the given line: one to the right, and up by what the formula gains.
  const up = add(evaluate(right, { x: 1 }).exact!, neg(evaluate(right, { x: 0 }).exact!));
  const [u, v] = [neg(up), 1] as const;
  if (!equals(add(u, mul(up, v)), 0)) throw new Error('no right angle');
  const isY = stem.includes('crosses the $y$-axis');
  const steps = isY ? div(neg(a!), u) : neg(b!);
  const place = isY ? add(b!, steps) : add(a!, mul(steps, u));
  return Number.isInteger(toNumber(place)) ? toNumber(place) : place;
});
