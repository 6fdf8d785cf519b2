/** /news-share: an article as a card that can be kept and passed on. */
import { Link2, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ArticleCover } from '#app/art/covers.tsx';
import { copyText } from '#app/copy-text.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Logo } from '#app/shell/logo.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { newsTexts } from '#messages/site/news.ts';
import type { Route } from './+types/news-share.ts';

/** Without an article the newest one is shown. */
export const loader = sharedLoader(async ({ url, api, origin }: SharedArgs) => {
  const asked = url.searchParams.get('id');
  const id = asked ?? (await api('GET /api/news', { query: { size: 1 } })).list[0]?.id ?? '';
  const article = await api('GET /api/news/{id}', { params: { id } }).catch(notFoundFrom);
  const { body: _, related: __, ...row } = article;
  return { article: row, origin };
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(newsTexts, metaLocale(args));
  const article = args.loaderData?.article;
  return pageMeta(args, {
    title: article ? `${article.title} · ${t('share_title')}` : t('share_title'),
    description: article?.description ?? t('share_description'),
    ...(article && { image: `/share/articles/${article.cover}.png` }),
    keep: ['id'],
    isHidden: true,
  });
};

export default function NewsShare({ loaderData: { article, origin } }: Route.ComponentProps) {
  const t = useText(newsTexts);
  const dates = useDates();
  const locale = useLocale();
  const address = origin + withLang(`/news/${article.id}`, locale);
  const [canSend, setCanSend] = useState(false);
  useEffect(() => setCanSend(typeof navigator.share === 'function'), []);

  const copy = () => copyText(address, { copied: t('copied'), failed: t('copy_failed') });

  return (
    <Page>
      <PageTitle title={t('share_title')} lede={t('share_lede')} />
      <div className="grid justify-items-center gap-8">
        <section
          aria-label={article.title}
          className="w-full max-w-100 overflow-hidden rounded-3 border border-ink bg-white shadow-lift"
        >
          <ArticleCover picture={article.cover} eager className="rounded-none!" />
          <div className="p-6">
            <p className="text-13 text-ink-3">{t(article.tag)}</p>
            <h2 className="mt-1 text-26">{article.title}</h2>
            <p className="mt-2 text-15 text-ink-2">{article.description}</p>
            <p className="mt-2 text-13 text-ink-3">
              {dates.fullDay(article.date)} · {t('minutes', { n: article.minutes })}
            </p>
            <div className="mt-5 flex items-end justify-between gap-4 border-t border-rule pt-5">
              <Logo />
              <figure className="text-center">
                <img
                  src={withLang(`/qr/news/${article.id}.svg`, locale)}
                  alt={t('qr')}
                  width={96}
                  height={96}
                  className="size-24"
                />
                <figcaption className="mt-1 text-12 text-ink-3">{t('scan')}</figcaption>
              </figure>
            </div>
          </div>
        </section>
        <div className="flex flex-wrap justify-center gap-3">
          <Button tone="ink" onClick={copy} icon={<Link2 strokeWidth={1.75} />}>
            {t('copy')}
          </Button>
          {canSend ? (
            <Button
              onClick={() => navigator.share({ title: article.title, url: address }).catch(() => undefined)}
              icon={<Share2 strokeWidth={1.75} />}
            >
              {t('send')}
            </Button>
          ) : null}
          <ButtonLink to={`/news/${article.id}`} tone="quiet" arrow>
            {t('read')}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
