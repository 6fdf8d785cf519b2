/** Tabs that are pages: links with addresses of their own on an ink line, the current one lit. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from '#app/locale.tsx';
import { thousands } from '#core/thousands.ts';

export const tabListClass = 'flex w-max min-w-full gap-5 shadow-[inset_0_-1px_0_var(--color-ink)] md:gap-8';

const lit =
  "font-semibold text-ink after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:border-b after:border-ink after:bg-beam after:content-['']";

/** The focus is drawn inside: a row that scrolls would cut it off. */
const tabClass =
  'relative flex min-h-12 items-center gap-2 whitespace-nowrap text-16 transition-colors focus-visible:shadow-none focus-visible:outline-offset-[-2px]';

export function tabLook(isCurrent: boolean): string {
  return `${tabClass} ${isCurrent ? lit : 'text-ink-2 hover:text-ink'}`;
}

export function TabLabel({ label, count }: { label: ReactNode; count?: number | string | undefined }) {
  return (
    <>
      {/* The bold form holds the width, so that nothing moves when a tab becomes the current one. */}
      <span className="grid *:[grid-area:1/1]">
        <span>{label}</span>
        <span aria-hidden="true" className="invisible font-semibold">
          {label}
        </span>
      </span>
      {count === undefined ? null : (
        <small className="text-13 font-normal text-ink-3">
          {typeof count === 'number' ? thousands(count) : count}
        </small>
      )}
    </>
  );
}

/** Brings the current entry into a row that scrolls, without moving the page. */
export function useCurrentInRow<Row extends HTMLElement>() {
  const scroller = useRef<Row>(null);
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = scroller.current;
    const current = row?.querySelector<HTMLElement>('[aria-current],[aria-selected=true]') ?? null;
    // Only another tab moves the row: whoever has scrolled it is left in peace.
    if (row && current && current !== shown.current)
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
    shown.current = current;
  });
  return scroller;
}

export function TabScroller({ children, className = '' }: { children: ReactNode; className?: string }) {
  const scroller = useCurrentInRow<HTMLDivElement>();
  return (
    <div
      ref={scroller}
      className={`relative -mx-5 overflow-x-auto overscroll-x-contain px-5 [scrollbar-width:none] md:mx-0 md:px-0 ${className}`}
    >
      {children}
    </div>
  );
}

export type TabLink = {
  to: string;
  label: ReactNode;
  /** A number, or what is written in its place. */
  count?: number | string | undefined;
  current: boolean;
  /** A drawing before the label. */
  mark?: ReactNode;
};

type TabLinksProps = {
  label: string;
  items: readonly TabLink[];
  className?: string;
  /** For tabs near the top of pages that differ in what stands above them. */
  resetsScroll?: boolean;
};

export function TabLinks({ label, items, className, resetsScroll = false }: TabLinksProps) {
  return (
    <nav aria-label={label} className={className}>
      <TabScroller>
        <ul className={tabListClass}>
          {items.map((item) => (
            <li key={item.to}>
              <Link
                to={item.to}
                aria-current={item.current ? 'page' : undefined}
                preventScrollReset={!resetsScroll}
                className={tabLook(item.current)}
              >
                {item.mark}
                <TabLabel label={item.label} count={item.count} />
              </Link>
            </li>
          ))}
        </ul>
      </TabScroller>
    </nav>
  );
}
