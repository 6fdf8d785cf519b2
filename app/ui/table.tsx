/** A table on hairlines; on phones its rows stack into title, facts and value, or the whole scrolls sideways. */
import type { CSSProperties, ReactNode } from 'react';

/** Where a column stands in a stacked row: before the title, as title, in the line below, at the end, or nowhere. */
type PhonePlace = 'rank' | 'title' | 'fact' | 'end' | 'hidden';

export type Column<Row> = {
  key: string;
  head: ReactNode;
  cell: (row: Row, place: number) => ReactNode;
  /** Figures stand at the right edge. */
  align?: 'right';
  phone?: PhonePlace;
  /** For the column's width: `w-24`. */
  className?: string;
};

type TableProps<Row> = {
  /** What the table holds, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, place: number) => string | number;
  /** My own row, the row that was reached. */
  isLit?: (row: Row) => boolean;
  phone?: 'stack' | 'scroll';
  /** Instead of the table where there are no rows. */
  empty?: ReactNode;
  className?: string;
};

// A stacked row is no table row to some browsers, so the roles are said aloud.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;

const stackedRow =
  'max-md:grid max-md:grid-cols-(--columns) max-md:items-baseline max-md:gap-x-3 max-md:gap-y-0.5 max-md:py-3';

const stackedCell: Record<PhonePlace, string> = {
  rank: 'max-md:row-start-1',
  title: 'max-md:row-start-1',
  fact: 'max-md:row-start-2 max-md:text-13 max-md:text-ink-3 max-md:text-left',
  end: 'max-md:row-start-1 max-md:row-span-2 max-md:self-center',
  hidden: 'max-md:hidden',
};

/** The columns of a stacked row, and where each cell begins and ends in them. */
function stack<Row>(columns: readonly Column<Row>[]) {
  const places = columns.map((column) => column.phone ?? 'fact');
  const ranks = places.includes('rank') ? 1 : 0;
  const facts = places.filter((place) => place === 'fact').length;
  const template = [
    ...(ranks ? ['auto'] : []),
    ...places.filter((place) => place === 'fact').map(() => 'auto'),
    'minmax(0, 1fr)',
    ...(places.includes('end') ? ['auto'] : []),
  ].join(' ');
  let fact = ranks;
  const spans = places.map((place) => {
    if (place === 'rank') return '1';
    if (place === 'title') return `${ranks + 1} / ${ranks + facts + 2}`;
    if (place === 'end') return '-2 / -1';
    if (place === 'fact') fact += 1;
    return String(fact);
  });
  return { places, template, spans };
}

export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isLit,
  phone = 'stack',
  empty,
  className = '',
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return empty;
  const isStacked = phone === 'stack';
  const { places, template, spans } = stack(columns);
  const table = (
    <table
      {...roles.table}
      style={{ '--columns': template } as CSSProperties}
      className={`w-full border-collapse text-15 ${isStacked ? `max-md:block max-md:border-t max-md:border-ink ${className}` : 'min-w-[560px]'}`}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.group} className={isStacked ? 'max-md:sr-only' : ''}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th
              key={column.key}
              {...roles.head}
              scope="col"
              className={`border-b border-ink pr-4 pb-2 text-13 font-normal whitespace-nowrap text-ink-3 last:pr-0 ${column.align === 'right' ? 'text-right' : 'text-left'} ${column.className ?? ''}`}
            >
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group} className={isStacked ? 'max-md:block' : ''}>
        {rows.map((row, place) => (
          <tr
            key={rowKey(row, place)}
            {...roles.row}
            className={`border-b border-rule transition-colors hover:bg-beam-faint ${isLit?.(row) ? 'bg-beam-faint' : ''} ${isStacked ? stackedRow : ''}`}
          >
            {columns.map((column, index) => (
              <td
                key={column.key}
                {...roles.cell}
                style={isStacked ? ({ '--column': spans[index] } as CSSProperties) : undefined}
                className={`py-[13px] pr-4 last:pr-0 ${column.align === 'right' ? 'text-right' : ''} ${isStacked ? `max-md:col-(--column) max-md:p-0 ${stackedCell[places[index] ?? 'fact']}` : ''}`}
              >
                {column.cell(row, place)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (isStacked) return table;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={`-mx-5 overflow-x-auto px-5 md:mx-0 md:px-0 ${className}`}
    >
      {table}
    </section>
  );
}
