/** The pages of a list as links with real addresses; on phones previous, place and next. */
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useText } from '#app/locale.tsx';
import { thousands } from '#core/thousands.ts';
import { uiTexts } from '#messages/ui.ts';

const around = 1;

/** The page numbers to show: both ends, the current one with its neighbours, `gap` where more than one is left out. */
export function pageRange(page: number, pages: number): (number | 'gap')[] {
  const shown = new Set([1, pages]);
  // Near an end the row is filled up, so that it keeps its length while one goes through it.
  const from = Math.max(1, Math.min(page - around, pages - 3 - around));
  const to = Math.min(pages, Math.max(page + around, 4 + around));
  for (let number = from; number <= to; number += 1) shown.add(number);
  const numbers = [...shown].filter((number) => number >= 1).sort((a, b) => a - b);
  return numbers.flatMap((number, place) => {
    const last = numbers[place - 1] ?? number - 1;
    if (number - last === 2) return [number - 1, number];
    return number - last > 2 ? ['gap' as const, number] : [number];
  });
}

type PaginationProps = {
  /** From 1. */
  page: number;
  /** Rows on a page, and in all. */
  size: number;
  total: number;
  /** The address of a page. */
  to: (page: number) => string;
  /** Where a page has two lists. */
  label?: string;
  className?: string;
};

const step =
  'inline-flex min-h-11 items-center gap-1 rounded-1 px-3 transition-colors hover:bg-paper-3 md:min-h-10';

export function Pagination({ page, size, total, to, label, className = '' }: PaginationProps) {
  const t = useText(uiTexts);
  const pages = Math.ceil(total / size);
  if (total === 0) return null;
  const figure = (value: number) => thousands(value);
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-14 text-ink-2 ${className}`}
    >
      <p className="max-md:w-full max-md:text-center">
        {t('rowsOf', {
          first: figure((page - 1) * size + 1),
          last: figure(Math.min(page * size, total)),
          total: figure(total),
        })}
      </p>
      {pages > 1 ? (
        <nav aria-label={label ?? t('pages')} className="max-md:w-full">
          <ol className="flex items-center gap-1 max-md:justify-between">
            <li className="max-md:-ml-3">
              <Step to={page > 1 ? to(page - 1) : null} rel="prev">
                <ChevronLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
                {t('previousPage')}
              </Step>
            </li>
            <li className="md:hidden">{t('pageOf', { page: figure(page), pages: figure(pages) })}</li>
            {pageRange(page, pages).map((entry, place) => (
              <li key={entry === 'gap' ? `gap-${place}` : entry} className="hidden md:block">
                {entry === 'gap' ? (
                  <Ellipsis aria-hidden="true" strokeWidth={1.75} className="mx-3 size-4 text-ink-3" />
                ) : (
                  <Link
                    to={to(entry)}
                    aria-label={t('pageNumber', { page: figure(entry) })}
                    aria-current={entry === page ? 'page' : undefined}
                    className="grid h-10 min-w-10 place-items-center rounded-1 px-2 transition-colors hover:bg-paper-3 aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
                  >
                    {figure(entry)}
                  </Link>
                )}
              </li>
            ))}
            <li className="-mr-3">
              <Step to={page < pages ? to(page + 1) : null} rel="next">
                {t('nextPage')}
                <ChevronRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </Step>
            </li>
          </ol>
        </nav>
      ) : null}
    </div>
  );
}

/** At the ends the step leads nowhere: it keeps its place, so that the row does not move, and is not seen. */
function Step({ to, rel, children }: { to: string | null; rel: 'prev' | 'next'; children: ReactNode }) {
  if (to === null) return <span className={`${step} invisible`}>{children}</span>;
  return (
    <Link to={to} rel={rel} className={step}>
      {children}
    </Link>
  );
}
