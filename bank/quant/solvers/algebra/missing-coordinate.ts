/** Tries every whole number for k until the triangle of the three points has no area. */

import { toNumber } from '#core/rational.ts';
import { range } from '../../arithmetic.ts';
import { solveValue } from '../../solver.ts';
import { signedNumbersOf } from '../../text.ts';

export const solver = solveValue(({ formulas }) => {
  const points = formulas.filter((tex) => tex.startsWith('('));
  const [p, q] = points.map((tex) => signedNumbersOf(tex).map(toNumber));
  const third = points.find((tex) => tex.includes('k'))!;
  for (const k of range(-60, 60)) {
    const [x, y] = signedNumbersOf(third.replace('k', String(k))).map(toNumber);
    if ((q![0]! - p![0]!) * (y! - p![1]!) === (x! - p![0]!) * (q![1]! - p![1]!)) return k;
  }
  throw new Error('no whole number fits');
});
