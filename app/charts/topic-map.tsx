/** Topics over exams as a table: the figure says it all, the ground beneath it only helps to find the weak ones. */
import type { ReactNode } from 'react';
import { ChartRow } from '#app/charts/chart-row.tsx';

export type MapCell = { count: number; right: number; hasVerdict: boolean };

export type MapRow = {
  key: string;
  name: ReactNode;
  isArea: boolean;
  cells: readonly (MapCell | null)[];
  all: MapCell;
};

type TopicMapProps = {
  caption: string;
  head: { topic: string; exams: readonly { key: string; name: string; isCurrent: boolean }[]; all: string };
  rows: readonly MapRow[];
  /** What is read out: "4 of 5 right". */
  say: (cell: MapCell) => string;
  /** For a cell without questions. */
  none: string;
};

const [good, fair] = [0.8, 0.6] as const;

const hatch =
  'border-brick bg-[repeating-linear-gradient(135deg,transparent_0_5px,color-mix(in_srgb,var(--color-brick)_28%,transparent)_5px_6px)]';

function lookOf({ count, right, hasVerdict }: MapCell): string {
  if (!hasVerdict) return 'border-dashed border-rule-2 text-ink-3';
  if (right / count >= good) return 'border-sea bg-sea text-white';
  return right / count >= fair ? 'border-sea bg-sea-wash' : hatch;
}

/** No verdict on fewer than three: the count alone. */
const textOf = ({ count, right, hasVerdict }: MapCell): string =>
  hasVerdict ? `${Math.round((100 * right) / count)}%` : `${right}/${count}`;

export function TopicMap({ caption, head, rows, say, none }: TopicMapProps) {
  return (
    <ChartRow label={caption}>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink text-13 text-ink-3">
            <th scope="col" className="min-w-32 py-2 pr-3 text-left font-normal">
              {head.topic}
            </th>
            {head.exams.map(({ key, name, isCurrent }) => (
              <th key={key} scope="col" className="min-w-16 px-1 py-2 font-normal">
                <span
                  className={
                    isCurrent
                      ? 'bg-[linear-gradient(transparent_60%,var(--color-beam)_60%)] font-semibold text-ink'
                      : ''
                  }
                >
                  {name}
                </span>
              </th>
            ))}
            <th scope="col" className="min-w-16 py-2 pl-3 text-right font-normal">
              {head.all}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, isArea, cells, all }) => (
            <tr key={key} className="border-b border-rule">
              <th
                scope="row"
                className={`py-1.5 pr-3 text-left ${isArea ? 'font-semibold' : 'pl-4 font-normal text-ink-2'}`}
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={head.exams[index]?.key ?? index} className="px-0.5 py-1">
                  {cell ? (
                    <>
                      <span
                        aria-hidden="true"
                        className={`block border px-1 py-1 text-center leading-tight ${lookOf(cell)}`}
                      >
                        {textOf(cell)}
                      </span>
                      <span className="sr-only">{say(cell)}</span>
                    </>
                  ) : (
                    <span className="block text-center text-ink-3">
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{none}</span>
                    </span>
                  )}
                </td>
              ))}
              <td className="py-1.5 pl-3 text-right whitespace-nowrap tabular-nums">
                <span aria-hidden="true">{`${all.right}/${all.count}`}</span>
                <span className="sr-only">{say(all)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ChartRow>
  );
}
