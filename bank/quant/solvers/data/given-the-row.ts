/** Puts everybody of the table into a list, keeps those who fit what is known, and counts. */
import { div } from '#core/rational.ts';
import { figureOf, solveValue } from '../../solver.ts';

const rowWords = [
  ['a member', 'a novel', 'on the day shift'],
  ['a guest', 'a biography', 'on the night shift'],
];
const columnWords = [
  ['chose tennis', 'is a hardcover', 'commutes by bus'],
  ['chose swimming', 'is a paperback', 'commutes by car'],
];

export const solver = solveValue((seen) => {
  const { rows } = figureOf(seen, 'table');
  const crowd = rows.flatMap(({ cells }, row) =>
    cells.flatMap((count, column) => Array.from({ length: Number(count) }, () => ({ row, column }))),
  );
  const [known = '', asked = ''] = seen.stem.split('What is');
  const tell = (text: string) => {
    const row = rowWords.findIndex((words) => words.some((word) => text.includes(word)));
    const column = columnWords.findIndex((words) => words.some((word) => text.includes(word)));
    return ({ row: r, column: c }: { row: number; column: number }): boolean =>
      (row < 0 || r === row) && (column < 0 || c === column);
  };
  const left = crowd.filter(tell(known));
  return div(left.filter(tell(asked)).length, left.length);
});
