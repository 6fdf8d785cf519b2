/** How the bank covers the taxonomy: leaf × form × difficulty, and what is still missing. */
import { type Leaf, readLeaves } from '../../taxonomy.ts';
import { sumOf } from '../arithmetic.ts';
import { quantForms } from '../family.ts';
import type { Loaded } from '../load.ts';

const difficulties = [1, 2, 3, 4, 5] as const;

type Row = { leaf: string; families: number; cells: number[] };

function countRow(leaf: string, families: Loaded[]): Row {
  const questions = families.flatMap(({ items }) => items.map(({ question }) => question));
  const own = questions.filter(({ tags }) => tags[0] === leaf);
  return {
    leaf,
    families: new Set(own.map(({ family }) => family)).size,
    cells: [
      ...quantForms.map((form) => own.filter((question) => question.form === form).length),
      ...difficulties.map((level) => own.filter(({ difficulty }) => difficulty === level).length),
    ],
  };
}

export const quantLeaves = (): Leaf[] => readLeaves().filter(({ id }) => id.startsWith('quant.'));

export function coverageLines(families: Loaded[]): string[] {
  const rows = quantLeaves().map(({ id }) => countRow(id, families));
  const total: Row = {
    leaf: 'total',
    families: sumOf(rows.map((row) => row.families)),
    cells: rows[0]!.cells.map((_, i) => sumOf(rows.map(({ cells }) => cells[i]!))),
  };
  const line = (name: string, cells: (string | number)[]): string =>
    name.padEnd(34) + cells.map((cell) => String(cell || '·').padStart(9)).join('');
  return [
    line('leaf', ['families', ...quantForms, ...difficulties.map((level) => `level ${level}`)]),
    ...[...rows, total].map(({ leaf, families: n, cells }) => line(leaf, [n, ...cells])),
  ];
}

/** What the whole bank has to reach: two families a leaf, forms, data sets, every difficulty. */
export function findGaps(families: Loaded[]): string[] {
  const questions = families.flatMap(({ items }) => items.map(({ question }) => question));
  const gaps = quantLeaves()
    .map(({ id }) => countRow(id, families))
    .filter((row) => row.families < 2)
    .map((row) => `${row.leaf} has ${row.families} of 2 families`);
  const least = (what: string, count: number, wanted: number) => {
    if (count < wanted) gaps.push(`${count} of ${wanted} ${what}`);
  };
  least('questions', questions.length, 2000);
  least('families', families.length, 160);
  least(
    'comparison families',
    families.filter(({ family }) => family.kind === 'single' && family.form === 'qc').length,
    40,
  );
  least('data sets', families.filter(({ family }) => family.kind === 'set').length, 15);
  for (const level of difficulties) {
    const share = questions.filter(({ difficulty }) => difficulty === level).length / questions.length;
    if (share < 0.12) gaps.push(`difficulty ${level} is ${(100 * share).toFixed(1)} % of the bank, not 12 %`);
  }
  return gaps;
}
