/** Tries lengths and widths by hundredths of a centimeter, rounds each of them, and keeps those that fit. */
import { div } from '#core/rational.ts';
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [m, n], a: asked, b }) {
  const target = Math.round(Number(b) * 100);
  const near = (size: number): number[] => {
    const found: number[] = [];
    for (let i = 100 * size - 120; i <= 100 * size + 120; i++)
      if (Math.round(i / 100) === size) found.push(i);
    return found;
  };
  for (const length of near(m!))
    for (const width of near(n!)) {
      if (asked.includes('area')) yield [div(length * width, 10_000), div(target, 100)];
      else
        yield [
          div(asked.includes('perimeter') ? 2 * (length + width) : length - width, 100),
          div(target, 100),
        ];
    }
});
