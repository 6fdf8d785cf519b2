/** /events-list and its aliases: what comes, what was, and what I signed up for. */

import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { Link, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { useSeatWords } from '#app/pages/site/event/seat-words.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import type { Calls } from '#contract/all.ts';
import { say } from '#core/texts.ts';
import { eventTexts } from '#messages/site/events.ts';
import type { Route } from './+types/events.ts';

type Event = Calls['GET /api/events']['reply']['list'][number];

const size = 12;

export const loader = sharedLoader(async ({ url, api, isUser }: SharedArgs) => {
  const isViewerUser = await isUser();
  const asked = url.searchParams.get('status');
  const status = asked === 'past' ? 'past' : asked === 'mine' && isViewerUser ? 'mine' : 'coming';
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const events = await api('GET /api/events', { query: { status, page, size } });
  return { ...events, status, isUser: isViewerUser } as const;
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(eventTexts, metaLocale(args));
  return pageMeta(args, {
    title: t('list_title'),
    description: t('list_description'),
    at: '/events-list',
    keep: ['status', 'page'],
  });
};

export default function Events({ loaderData }: Route.ComponentProps) {
  const { list, total, page, coming, past, status, isUser } = loaderData;
  const t = useText(eventTexts);
  const address = (view: string) => (view === 'coming' ? '/events-list' : `/events-list?status=${view}`);
  return (
    <Page>
      <PageTitle title={t('list_title')} lede={t('list_lede')} />
      <TabLinks
        label={t('views')}
        items={[
          { to: address('coming'), label: t('coming'), count: coming, current: status === 'coming' },
          { to: address('past'), label: t('past'), count: past, current: status === 'past' },
          ...(isUser ? [{ to: address('mine'), label: t('mine'), current: status === 'mine' }] : []),
        ]}
      />
      {list.length === 0 ? (
        <EmptyState
          art={<CalmSea />}
          title={t(`none_${status}`)}
          text={status === 'coming' ? t('none_coming_text') : undefined}
          action={
            status === 'coming' ? undefined : <ButtonLink to="/events-list">{t('see_coming')}</ButtonLink>
          }
        />
      ) : (
        <ul>
          {list.map((event) => (
            <EventRow key={event.name} event={event} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        size={size}
        total={total}
        to={(number) => `${address(status)}${status === 'coming' ? '?' : '&'}page=${number}`}
        className="mt-6"
      />
    </Page>
  );
}

function EventRow({ event }: { event: Event }) {
  const t = useText(eventTexts);
  const dates = useDates();
  const seats = useSeatWords();
  return (
    <li className="border-b border-rule">
      <Link
        to={`/events/${event.name}`}
        className="group grid grid-cols-[4.5rem_1fr] gap-x-5 py-6 md:grid-cols-[6.5rem_1fr_auto] md:gap-x-8"
      >
        <span className="font-serif text-34 leading-tight font-bold md:text-44">
          {dates.date(event.starts)}
          <small className="mt-1 block font-sans text-13 font-normal whitespace-nowrap text-ink-3">
            {dates.monthAndWeekday(event.starts)}
          </small>
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3">
            <h2 className="text-21 leading-normal">
              <span className="group-hover:glow-line">{event.title}</span>
            </h2>
            {event.isMockExam ? <Badge tone="sea">{t('mock_exam')}</Badge> : null}
            {event.isSignedUp ? <Badge tone="lit">{t('signed_up')}</Badge> : null}
          </div>
          <p className="mt-1 text-15 text-ink-2">{event.description}</p>
        </div>
        <span className="text-14 text-ink-3 max-md:col-start-2 max-md:mt-2 md:w-48 md:text-right">
          {dates.clock(event.starts)}–{dates.clock(event.ends)} {event.place}
          <span className="block">{seats(event)}</span>
          {event.repeats ? <span className="block">{t(event.repeats)}</span> : null}
        </span>
      </Link>
    </li>
  );
}
