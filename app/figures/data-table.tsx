/** A table of data, as a table: it is read by eye, by keyboard and by ear alike. */
import { numberText } from '#app/figures/drawing.tsx';
import type { Locale } from '#core/locale.ts';
import type { TableFigure } from '#core/questions/figures.ts';

export function DataTable({ figure, locale, name }: { figure: TableFigure; locale: Locale; name: string }) {
  const [first, ...columns] = figure.columns;
  return (
    <div className="max-w-full overflow-x-auto">
      <table className="min-w-80 border-collapse text-15">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="border-b border-ink text-13 text-ink-2">
            <th scope="col" className="py-2 pr-6 text-left font-semibold">
              {first?.[locale]}
            </th>
            {columns.map((column) => (
              <th key={column.en} scope="col" className="py-2 pl-6 text-right font-semibold">
                {column[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figure.rows.map((row) => (
            <tr key={row.name.en} className="border-b border-rule">
              <th scope="row" className="py-2 pr-6 text-left font-normal">
                {row.name[locale]}
              </th>
              {row.cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={index} className="py-2 pl-6 text-right">
                  {typeof cell === 'number' ? numberText(cell) : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {figure.note ? <p className="mt-2 text-13 text-ink-3">{figure.note[locale]}</p> : null}
    </div>
  );
}
