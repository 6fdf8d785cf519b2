/** The right point is as far from the middle as the given end, and on the same line but not the same point. */
import { toNumber } from '#core/rational.ts';
import { solveChoices } from '../../solver.ts';
import { signedNumbersOf } from '../../text.ts';

const read = (tex: string): number[] => signedNumbersOf(tex).map(toNumber);

export const solver = solveChoices(({ formulas }, option) => {
  const [[m, n], [a, b]] = formulas.filter((tex) => tex.startsWith('(')).map(read) as [
    [number, number],
    [number, number],
  ];
  const [x, y] = read(option.formulas[0]!) as [number, number];
  const isAsFar = (x - m) ** 2 + (y - n) ** 2 === (a - m) ** 2 + (b - n) ** 2;
  const isInLine = (x - m) * (b - n) === (y - n) * (a - m);
  return isAsFar && isInLine && !(x === a && y === b);
});
