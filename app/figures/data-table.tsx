/** A table of data, as a table: it is read by eye, by keyboard and by ear alike. */
import { numberText } from '#app/figures/drawing.tsx';
import { InlineText } from '#app/figures/inline-text.tsx';
import type { Locale } from '#core/locale.ts';
import type { TableFigure } from '#core/questions/figures.ts';

/** Between columns: less on a phone, where a table should fit without scrolling. */
const gap = 'clamp(0.625rem, 3vw, 1.5rem)';

export function DataTable({ figure, locale, name }: { figure: TableFigure; locale: Locale; name: string }) {
  const [first, ...columns] = figure.columns;
  return (
    <div className="max-w-full overflow-x-auto">
      <table className="border-collapse text-15" style={{ minWidth: 'min(20rem, 100%)' }}>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="border-b border-ink text-13 text-ink-2">
            <th scope="col" style={{ paddingRight: gap }} className="py-2 text-left font-semibold">
              {first ? <InlineText>{first[locale]}</InlineText> : null}
            </th>
            {columns.map((column) => (
              <th
                key={column.en}
                scope="col"
                style={{ paddingLeft: gap }}
                className="py-2 text-right font-semibold"
              >
                <InlineText>{column[locale]}</InlineText>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figure.rows.map((row) => (
            <tr key={row.name.en} className="border-b border-rule">
              <th scope="row" style={{ paddingRight: gap }} className="py-2 text-left font-normal">
                <InlineText>{row.name[locale]}</InlineText>
              </th>
              {row.cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column
                <td key={index} style={{ paddingLeft: gap }} className="py-2 text-right">
                  {typeof cell === 'number' ? numberText(cell) : <InlineText>{cell}</InlineText>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {figure.note ? (
        <p className="mt-2 text-13 text-ink-3">
          <InlineText>{figure.note[locale]}</InlineText>
        </p>
      ) : null}
    </div>
  );
}
