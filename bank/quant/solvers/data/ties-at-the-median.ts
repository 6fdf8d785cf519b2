/** Writes the list down with so many below, equal and above, and looks at its middle. */
import { solveChoices } from '../../solver.ts';

export const solver = solveChoices(({ numbers }, { numbers: [above] }) => {
  const [size, median, ties] = numbers as [number, number, number];
  const below = size - ties - above!;
  if (below < 0) return false;
  const list = [
    ...Array<number>(below).fill(median - 1),
    ...Array<number>(ties).fill(median),
    ...Array<number>(above!).fill(median + 1),
  ];
  return list[Math.floor((size - 1) / 2)] === median && list[Math.floor(size / 2)] === median;
});
