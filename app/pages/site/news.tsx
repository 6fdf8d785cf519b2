/** /news/{id}: one article, with its contents, when it was checked, and what to read next. */

import { ArticleCover } from '#app/art/covers.tsx';
import { Link, useText } from '#app/locale.tsx';
import { pageMeta } from '#app/page-meta.ts';
import { Article } from '#app/pages/site/article.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { inlineText } from '#core/markdown.ts';
import { newsTexts } from '#messages/site/news.ts';
import type { Route } from './+types/news.ts';

type NewsDetail = Calls['GET /api/news/{id}']['reply'];

export const loader = sharedLoader(async ({ params, api }: SharedArgs<Route.LoaderArgs['params']>) => {
  return api('GET /api/news/{id}', { params: { id: params.id } }).catch(notFoundFrom);
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData: article } = args;
  if (!article) return [];
  const image = `/share/articles/${article.cover}.png`;
  return pageMeta(args, {
    title: article.title,
    description: article.description,
    image,
    isArticle: true,
    data: ({ absolute, company }) => ({
      '@type': 'Article',
      headline: article.title,
      description: article.description,
      datePublished: article.date,
      image: absolute(image),
      mainEntityOfPage: absolute(`/news/${article.id}`),
      author: { '@type': 'Organization', name: company, url: absolute('/') },
      publisher: { '@type': 'Organization', name: company, url: absolute('/') },
    }),
  });
};

export default function NewsPage({ loaderData: article }: Route.ComponentProps) {
  const t = useText(newsTexts);
  const dates = useDates();
  const { open } = useShell();
  return (
    <Page>
      <article>
        <header className="lg:grid-12">
          <div className="lg:col-span-9 lg:col-start-4">
            <Breadcrumbs
              items={[{ label: t('list_title'), to: '/news-list' }, { label: t(article.tag) }]}
              className="-mt-4"
            />
            <h1 className="mt-1 max-w-[20em] text-44 break-words">{article.title}</h1>
            <p className="mt-3 max-w-[38em] text-ink-2 md:text-18">{article.description}</p>
            <p className="mt-3 flex flex-wrap gap-x-5 text-14 text-ink-3">
              <time dateTime={article.date}>{dates.day(article.date)}</time>
              <span>{t('minutes', { n: article.minutes })}</span>
              <span>{t('checked', { month: dates.month(article.checked) })}</span>
            </p>
          </div>
        </header>
        <div className="mt-8 lg:grid-12">
          <Contents article={article} />
          <div className="min-w-0 lg:col-span-7 lg:col-start-4">
            <ArticleCover picture={article.cover} eager className="mb-8" />
            <Article blocks={article.body} />
            <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-5">
              <ButtonLink to={`/news-share?id=${article.id}`} tone="quiet" size="sm">
                {t('share')}
              </ButtonLink>
              <TextButton tone="quiet" onClick={() => open('feedback')} className="text-14">
                {t('feedback')}
              </TextButton>
            </div>
          </div>
        </div>
      </article>
      <Related related={article.related} />
    </Page>
  );
}

function Contents({ article }: { article: NewsDetail }) {
  const t = useText(newsTexts);
  const headings = article.body.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block] : [],
  );
  if (headings.length < 3) return <div className="lg:col-span-3" />;
  return (
    <nav aria-label={t('contents')} className="mb-8 lg:col-span-3 lg:mb-0">
      <div className="border-t border-ink pt-3 lg:sticky lg:top-36">
        <h2 className="font-sans text-14 font-semibold">{t('contents')}</h2>
        <ol className="mt-1.5 text-14 text-ink-2">
          {headings.map((heading) => (
            <li key={heading.id}>
              <a
                href={`#${heading.id}`}
                className="inline-flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
              >
                {inlineText(heading.runs)}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

function Related({ related }: { related: NewsDetail['related'] }) {
  const t = useText(newsTexts);
  if (related.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-16 border-t border-ink pt-4">
      <h2 id="related" className="text-26">
        {t('related')}
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-8 md:grid-cols-3">
        {related.map((article) => (
          <li key={article.id}>
            <Link to={`/news/${article.id}`} className="group block">
              <ArticleCover picture={article.cover} className="max-md:hidden" />
              <span className="mt-3 block text-13 text-ink-3">{t(article.tag)}</span>
              <h3 className="text-18 leading-snug">
                <span className="group-hover:glow-line">{article.title}</span>
              </h3>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
