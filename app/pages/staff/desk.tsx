/** What the desks share: title, the states to choose from, the empty state, pages, and a row's frame. */
import type { ReactNode } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { changed } from '#app/pages/learning/list-frame.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Desk as DeskName } from '#core/accounts/roles.ts';
import { momentText } from '#core/dates.ts';
import { type PlainKey, say } from '#core/texts.ts';
import { staffTexts } from '#messages/staff.ts';

/** Search engines are kept away from every desk. */
export function deskMeta(args: Parameters<typeof pageMeta>[0], title: PlainKey<typeof staffTexts>) {
  const t = say(staffTexts, metaLocale(args));
  return pageMeta(args, { title: t(title), description: t('description'), isHidden: true });
}

type DeskProps = {
  title: string;
  lede: string;
  path: string;
  list: { page: number; size: number; total: number; list: readonly unknown[] };
  /** The first is the one that waits. */
  states?: readonly { value: string; label: string }[];
  state?: string;
  /** Whose rows alone are shown. */
  person?: { id: string; nickname: string | null } | null;
  empty: string;
  /** Between the title and the rows: a desk's own filters. */
  above?: ReactNode;
  children: ReactNode;
};

export function Desk({
  title,
  lede,
  path,
  list,
  states = [],
  state,
  person,
  empty,
  above,
  children,
}: DeskProps) {
  const t = useText(staffTexts);
  const [search] = useSearchParams();
  return (
    <>
      <DeskTitle title={title} lede={lede} />
      {above}
      {person ? (
        <p className="mt-4 flex flex-wrap items-center gap-x-4 text-15">
          <span>
            {t('only_of')} <b className="break-all">{person.nickname ?? t('user_no', { id: person.id })}</b>
          </span>
          <TextLink tone="quiet" to={changed(path, search, { user: null })} className="text-14">
            {t('of_everybody')}
          </TextLink>
        </p>
      ) : null}
      {states.length > 0 ? (
        <nav aria-label={t('states')} className="mt-4">
          <ul className="flex flex-wrap gap-x-6">
            {states.map(({ value, label }) => (
              <li key={value}>
                <Link
                  to={changed(path, search, { status: value })}
                  aria-current={value === state ? 'page' : undefined}
                  preventScrollReset
                  className="flex min-h-11 items-center text-14 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink md:min-h-9"
                >
                  <span className={value === state ? 'border-b-3 border-beam' : ''}>{label}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {list.list.length > 0 ? (
        <div className="mt-4">
          {children}
          <Pagination
            page={list.page}
            size={list.size}
            total={list.total}
            to={(page) => changed(path, search, { page: String(page) })}
            className="mt-6"
          />
        </div>
      ) : list.total > 0 ? (
        // The last row of the last page has just been dealt with.
        <EmptyState
          title={t('page_done')}
          action={
            <ButtonLink to={changed(path, search, {})} tone="outline">
              {t('first_page')}
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState art={<CalmSea />} title={empty} />
      )}
    </>
  );
}

export function DeskTitle({ title, lede }: { title: ReactNode; lede: ReactNode }) {
  return (
    <header className="max-w-[46rem]">
      <h1 className="text-34 break-words">{title}</h1>
      <p className="mt-1 text-15 text-ink-2">{lede}</p>
    </header>
  );
}

/** A row: what there is to read, and at its right edge, below it on phones, what can be done. */
export function DeskRow({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <li className="grid gap-x-10 gap-y-3 border-b border-rule py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">{children}</div>
      <div className="flex flex-wrap items-start gap-2 md:max-w-60 md:justify-end">{actions}</div>
    </li>
  );
}

export function When({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {momentText(at, locale, new Date())}
    </time>
  );
}

/** The desks of whoever is here; the layout hands them down. */
export const useDesks = (): readonly DeskName[] => useOutletContext<readonly DeskName[]>() ?? [];

/** Who it is from, with the way to write to them for who may. */
export function Sender({ userId, nickname }: { userId: string; nickname: string }) {
  const t = useText(staffTexts);
  const name = <b className="font-semibold break-all">{nickname}</b>;
  if (!useDesks().includes('messages')) return name;
  return (
    <>
      {name}{' '}
      <TextLink
        tone="quiet"
        size="line"
        to={`/staff/messages?to=${userId}`}
        className="-my-3 inline-block px-1 py-3 text-13 whitespace-nowrap"
      >
        {t('write_to')}
        <span className="sr-only"> {nickname}</span>
      </TextLink>
    </>
  );
}
