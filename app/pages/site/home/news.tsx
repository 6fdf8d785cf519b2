/** News and guidelines: one large article and three small ones. */

import { ArticleCover } from '#app/art/covers.tsx';
import { Link, useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { SectionHead } from '#app/ui/section-head.tsx';
import type { Calls } from '#contract/all.ts';
import { homeTexts } from '#messages/site/home.ts';

export type NewsRow = Calls['GET /api/news']['reply']['list'][number];

export function News({ news }: { news: readonly NewsRow[] }) {
  const t = useText(homeTexts);
  const [lead, ...rest] = news;
  if (!lead) return null;
  return (
    <section aria-labelledby="news" className="wrap mt-16 md:mt-24">
      <SectionHead
        id="news"
        title={t('news')}
        intro={t('news_intro')}
        more={{ to: '/news-list', label: t('news_more') }}
      />
      <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-6 md:mt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Link to={`/news/${lead.id}`} className="group block">
          <ArticleCover picture={lead.cover} />
          <h3 className="mt-5 text-26">
            <span className="group-hover:glow-line">{lead.title}</span>
          </h3>
          <p className="mt-1.5 text-ink-2">{lead.description}</p>
          <NewsMeta article={lead} />
        </Link>
        <ul>
          {rest.slice(0, 3).map((article) => (
            <li key={article.id} className="border-rule not-first:border-t max-lg:first:border-t">
              <Link to={`/news/${article.id}`} className="group block py-5 lg:py-6">
                <h3 className="text-21">
                  <span className="group-hover:glow-line">{article.title}</span>
                </h3>
                <p className="mt-1 text-15 text-ink-2">{article.description}</p>
                <NewsMeta article={article} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function NewsMeta({ article }: { article: Pick<NewsRow, 'date' | 'minutes'> }) {
  const t = useText(homeTexts);
  const dates = useDates();
  return (
    <p className="mt-2 flex gap-4 text-13 text-ink-3">
      <span>{dates.day(article.date)}</span>
      <span>{t('minutes', { n: article.minutes })}</span>
    </p>
  );
}
