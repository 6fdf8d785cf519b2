/** Walks along the graph; volumes are counted meter by meter above the mark. */
import { div } from '#core/rational.ts';
import { figureOf, type Seen, solveChoices, solveValue } from '../../solver.ts';

const read = (seen: Seen) => {
  const { categories, series } = figureOf(seen, 'line');
  return categories.map(({ en }, i) => ({ month: en, level: series[0]!.values[i]! }));
};

export const solvers = [
  solveChoices((seen, { text }) => {
    const rows = read(seen);
    const fall = (i: number): number => rows[i]!.level - rows[i + 1]!.level;
    const i = rows.findIndex(({ month }) => text.startsWith(`From ${month}`));
    return (
      text.includes(` to ${rows[i + 1]!.month}`) &&
      rows.slice(0, -1).every((_, k) => k === i || fall(k) < fall(i))
    );
  }),
  solveValue((seen) => {
    const rows = read(seen);
    const named = rows.filter(({ month }) => seen.stem.includes(month));
    const lowest = Math.min(...rows.map(({ level }) => level));
    return div(
      named.reduce((sum, { level }) => sum + level - lowest, 0),
      named.length,
    );
  }),
  solveValue((seen) => {
    const [mark, per] = seen.numbers;
    const levels = read(seen).map(({ level }) => level);
    const volume = (level: number): number => {
      let cubic = 0;
      for (let meter = mark!; meter < level; meter++) cubic += 1000 * per!;
      return cubic;
    };
    const [full, left] = [volume(Math.max(...levels)), volume(Math.min(...levels))];
    return div(100 * (full - left), full);
  }),
] as const;
