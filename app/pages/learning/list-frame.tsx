/** What the learner's lists share: title, empty state, pages. */
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyNotebook } from '#app/art/empty/empty-notebook.tsx';
import { useText } from '#app/locale.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { learningPages } from '#messages/learning/pages.ts';

type ListFrameProps = {
  title: string;
  lede?: string;
  path: string;
  list: { page: number; size: number; total: number };
  empty: { title: string; text: string; action?: ReactNode };
  /** At the right of the title, below it on phones. */
  action?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
};

/** The page's address with one part changed; everything else stays, but for the page number. */
export function changed(
  path: string,
  search: URLSearchParams,
  change: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  next.delete('lang');
  if (!('page' in change)) next.delete('page');
  for (const [key, value] of Object.entries(change)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  const text = next.toString();
  return path + (text === '' ? '' : `?${text}`);
}

export function ListFrame({ title, lede, path, list, empty, action, tools, children }: ListFrameProps) {
  const t = useText(learningPages);
  const [search] = useSearchParams();
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-34">{title}</h1>
          {lede ? <p className="mt-2 text-ink-2">{lede}</p> : null}
        </div>
        {action}
      </div>
      {tools}
      {list.total === 0 ? (
        <EmptyState
          art={<EmptyNotebook />}
          title={empty.title}
          text={empty.text}
          action={
            empty.action ?? (
              <ButtonLink to="/questions?type=fill&tag=1" tone="outline" arrow>
                {t('browse')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <>
          {children}
          <div className="mt-6">
            <Pagination
              page={list.page}
              size={list.size}
              total={list.total}
              to={(page) => changed(path, search, { page: String(page) })}
              label={t('pages')}
            />
          </div>
        </>
      )}
    </>
  );
}

/** The page number of an address. */
export const pageOf = (search: URLSearchParams): number =>
  Math.min(100_000, Math.max(1, Math.trunc(Number(search.get('page'))) || 1));
