/** /events/{name} and /event/{name}: one event and its sign-up. */

import { ArticleCover, TeacherPortrait } from '#app/art/covers.tsx';
import { useText } from '#app/locale.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { Article } from '#app/pages/site/article.tsx';
import { SignUpCard } from '#app/pages/site/event/sign-up-card.tsx';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import { TeacherName } from '#app/pages/site/teacher-name.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { eventTexts } from '#messages/site/events.ts';
import type { Route } from './+types/event.ts';

export const loader = sharedLoader(async ({ params, api }: SharedArgs<Route.LoaderArgs['params']>) => {
  return api('GET /api/events/{name}', { params: { name: params.name } }).catch(notFoundFrom);
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: event } = args;
  if (!event) return [];
  return pageMeta(args, {
    title: event.title,
    description: event.description,
    at: `/events/${event.name}`,
    image: `/share/articles/${event.cover}.png`,
    data: ({ absolute, company }) => ({
      '@type': 'Event',
      name: event.title,
      description: event.description,
      startDate: event.starts,
      endDate: event.ends,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${event.isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
      location: event.isOnline
        ? { '@type': 'VirtualLocation', url: absolute(`/events/${event.name}`) }
        : { '@type': 'Place', name: event.place, address: event.place },
      organizer: { '@type': 'Organization', name: company, url: absolute('/') },
      isAccessibleForFree: true,
      image: absolute(`/share/articles/${event.cover}.png`),
    }),
  });
};

export default function EventPage({ loaderData: event }: Route.ComponentProps) {
  const t = useText(eventTexts);
  return (
    <Page>
      <PageTitle
        title={event.title}
        lede={event.description}
        path={[{ label: t('list_title'), to: '/events-list' }, { label: event.title }]}
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div className="max-lg:order-last">
          <ArticleCover picture={event.cover} eager className="max-lg:hidden" />
          <Article blocks={event.body} className="mt-8" />
          {event.host ? (
            <section className="mt-10 border-t border-ink pt-5">
              <h2 className="font-sans text-14 font-semibold">{t('host')}</h2>
              <div className="mt-3 flex gap-4">
                <TeacherPortrait picture={event.host.portrait} className="w-18! flex-none" />
                <p className="text-14 text-ink-2">
                  <b className="block font-serif text-18 font-bold text-ink">
                    <TeacherName teacher={event.host} />
                  </b>
                  <span className="block text-13 text-ink-3">{event.host.position}</span>
                  {event.host.description}
                </p>
              </div>
            </section>
          ) : null}
        </div>
        <SignUpCard event={event} />
      </div>
    </Page>
  );
}
