/** The right point is as far from the middle as the given end, and on the same line but not the same point. */
import { numbersIn, solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ formulas }, option) => {
  const [[m, n], [a, b]] = formulas.filter((tex) => tex.startsWith('(')).map(numbersIn) as [
    [number, number],
    [number, number],
  ];
  const [x, y] = numbersIn(option.formulas[0]!) as [number, number];
  const isAsFar = (x - m) ** 2 + (y - n) ** 2 === (a - m) ** 2 + (b - n) ** 2;
  const isInLine = (x - m) * (b - n) === (y - n) * (a - m);
  return isAsFar && isInLine && !(x === a && y === b);
});
