/** Two panes that scroll apart, side by side or one above the other, with a divider that can be moved. */
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';

/** A pane with another `key` starts again from its top. */
type Pane = { label: string; content: ReactNode; className?: string; key?: string };

type SplitPanesProps = {
  first: Pane;
  second: Pane;
  dividerLabel: string;
  /** Something covers the lower half of a phone: the panes become one page that scrolls above it. */
  isCovered?: boolean;
  /** On a page that scrolls: beside each other the second pane is as long as it is, and the first stays in sight. */
  isOnPage?: boolean;
  /** The first pane's share of the space on a phone and beside each other. */
  share?: { stacked: number; beside: number };
};

const least = 0.15;
const clamp = (share: number) => Math.min(1 - least, Math.max(least, share));
const isBeside = () => matchMedia('(width >= 48rem)').matches;

export function SplitPanes({
  first,
  second,
  dividerLabel,
  isCovered = false,
  isOnPage = false,
  share = { stacked: 0.46, beside: 0.52 },
}: SplitPanesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState(share);

  const move = (change: (current: number) => number) => {
    const which = isBeside() ? 'beside' : 'stacked';
    setMoved((current) => ({ ...current, [which]: clamp(change(current[which])) }));
  };
  function drag(event: PointerEvent<HTMLDivElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId) || !frame.current) return;
    const { left, top, width, height } = frame.current.getBoundingClientRect();
    move(() => (isBeside() ? (event.clientX - left) / width : (event.clientY - top) / height));
  }
  function press(event: KeyboardEvent<HTMLDivElement>) {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // Practice gives the arrows another meaning elsewhere.
    event.stopPropagation();
    move((current) => current + step * 0.05);
  }

  const shares = {
    '--stacked-1': `${moved.stacked}fr`,
    '--stacked-2': `${1 - moved.stacked}fr`,
    '--beside-1': `${moved.beside}fr`,
    '--beside-2': `${1 - moved.beside}fr`,
  } as CSSProperties;

  return (
    <div
      ref={frame}
      style={shares}
      className={`grid h-full min-h-0 grid-cols-1 grid-rows-[minmax(0,var(--stacked-1))_auto_minmax(0,var(--stacked-2))] md:grid-cols-[minmax(0,var(--beside-1))_auto_minmax(0,var(--beside-2))] md:grid-rows-1 [@media(height<30rem)]:block ${isCovered ? 'max-md:block max-md:overflow-y-auto max-md:pb-96 max-md:*:overflow-visible' : ''} ${isOnPage ? 'md:h-auto md:grid-cols-2! md:gap-x-12' : ''}`}
    >
      <PaneView
        key={`first-${first.key}`}
        pane={first}
        look={
          isOnPage
            ? 'md:sticky md:top-36 md:max-h-[calc(100dvh-10rem)] md:self-start md:overflow-y-auto md:pr-4'
            : ''
        }
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a line that is moved is no <hr> */}
      <div
        role="separator"
        tabIndex={0}
        aria-label={dividerLabel}
        aria-valuemin={least * 100}
        aria-valuemax={(1 - least) * 100}
        aria-valuenow={Math.round(moved.beside * 100)}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        className={`group relative grid h-6 touch-none cursor-row-resize place-items-center border-y border-rule bg-paper-2 select-none focus-visible:z-1 md:h-auto md:w-3 md:cursor-col-resize md:border-x md:border-y-0 [@media(height<30rem)]:hidden ${isOnPage ? 'md:hidden' : ''}`}
      >
        <span className="h-1 w-10 border-y border-field group-hover:border-ink md:h-10 md:w-1 md:border-x md:border-y-0" />
      </div>
      <PaneView key={`second-${second.key}`} pane={second} look={isOnPage ? 'md:overflow-visible' : ''} />
    </div>
  );
}

function PaneView({ pane, look }: { pane: Pane; look: string }) {
  return (
    <section
      aria-label={pane.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className={`min-h-0 min-w-0 overflow-y-auto overscroll-contain focus-visible:shadow-none focus-visible:-outline-offset-2 ${look} ${pane.className ?? ''}`}
    >
      {pane.content}
    </section>
  );
}
