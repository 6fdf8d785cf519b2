/** /news-list and /news: the articles, newest first, by tag. */

import { ArticleCover } from '#app/art/covers.tsx';
import { EmptyNotebook } from '#app/art/empty/empty-notebook.tsx';
import { Link, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { newsTags } from '#core/site/kinds.ts';
import { say } from '#core/texts.ts';
import { newsTexts } from '#messages/site/news.ts';
import type { Route } from './+types/news-list.ts';

const size = 10;

export const loader = sharedLoader(async ({ url, api }: SharedArgs) => {
  const tag = newsTags.find((one) => one === url.searchParams.get('tag'));
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const news = await api('GET /api/news', { query: { tag, page, size } });
  return { ...news, tag: tag ?? null };
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(newsTexts, metaLocale(args));
  const tag = args.loaderData?.tag;
  return pageMeta(args, {
    title: tag ? t(tag) : t('list_title'),
    description: t('list_description'),
    at: '/news-list',
    keep: ['tag', 'page'],
  });
};

export default function NewsList({ loaderData: { list, total, page, tags, tag } }: Route.ComponentProps) {
  const t = useText(newsTexts);
  const dates = useDates();
  const address = (wanted: string | null) => (wanted ? `/news-list?tag=${wanted}` : '/news-list');
  const all = tags.reduce((sum, one) => sum + one.count, 0);
  return (
    <Page>
      <PageTitle title={t('list_title')} lede={t('list_lede')} />
      <TabLinks
        label={t('tags')}
        items={[
          { to: address(null), label: t('all'), count: all, current: tag === null },
          ...tags.map(({ value, count }) => ({
            to: address(value),
            label: t(value),
            count,
            current: tag === value,
          })),
        ]}
      />
      {list.length === 0 ? (
        <EmptyState
          art={<EmptyNotebook />}
          title={t('none')}
          action={<ButtonLink to="/news-list">{t('none_action')}</ButtonLink>}
        />
      ) : (
        <ul>
          {list.map((article, place) => (
            <li key={article.id} className="border-b border-rule">
              <Link
                to={`/news/${article.id}`}
                className="group grid gap-x-8 gap-y-3 py-7 md:grid-cols-[minmax(0,3fr)_minmax(0,9fr)]"
              >
                <ArticleCover picture={article.cover} eager={place === 0} />
                <span className="min-w-0">
                  <span className="text-13 text-ink-3">{t(article.tag)}</span>
                  <h2 className="mt-1 text-26">
                    <span className="group-hover:glow-line">{article.title}</span>
                  </h2>
                  <span className="mt-1.5 block max-w-[44em] text-15 text-ink-2">{article.description}</span>
                  <span className="mt-2 flex flex-wrap gap-x-4 text-13 text-ink-3">
                    <span>{dates.day(article.date)}</span>
                    <span>{t('minutes', { n: article.minutes })}</span>
                    <span>{t('checked', { month: dates.month(article.checked) })}</span>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        size={size}
        total={total}
        to={(number) => `${address(tag)}${tag ? '&' : '?'}page=${number}`}
        className="mt-6"
      />
    </Page>
  );
}
