/** What a wide chart stands in: a row that scrolls by hand and by keyboard, and the drawing in it at its own size. */
import type { ReactNode } from 'react';

export function ChartRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What is only read out has a place too, and would make the page wide if it were not held in here.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="scroll-row relative overflow-x-auto">
      {children}
    </section>
  );
}

type ChartDrawingProps = { label: string; width: number; height: number; children: ReactNode };

/** Never smaller than it is drawn: its words stay readable, and the row scrolls. */
export function ChartDrawing({ label, width, height, children }: ChartDrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="block"
    >
      {children}
    </svg>
  );
}
