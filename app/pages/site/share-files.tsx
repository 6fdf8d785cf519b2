/** /share_files: the study materials. The files come with the PDF worker; until then the page says so. */
import { Download } from 'lucide-react';
import { pageContext } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { say } from '#core/texts.ts';
import { pageTexts } from '#messages/site-pages.ts';
import type { Route } from './+types/share-files.ts';

export function loader({ context }: Route.LoaderArgs) {
  return context.get(pageContext).api('GET /api/materials');
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(pageTexts, metaLocale(args));
  return pageMeta(args, { title: t('files_title'), description: t('files_description') });
};

export default function ShareFiles({ loaderData: materials }: Route.ComponentProps) {
  const t = useText(pageTexts);
  const dates = useDates();
  const isWaiting = materials.some(({ file }) => file === null);
  return (
    <Page>
      <PageTitle title={t('files_title')} lede={t('files_lede')} />
      {isWaiting ? (
        <p className="mb-6 border-l-3 border-ink-3 bg-paper-2 px-4 py-3 text-15 text-ink-2">
          {t('files_honest')}
        </p>
      ) : null}
      <ul className="border-t border-ink">
        {materials.map((material) => (
          <li
            key={material.id}
            className="grid gap-x-8 gap-y-3 border-b border-rule py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <div>
              <h2 className="text-21">
                {material.title}
                <Badge className="ml-3 font-sans">{t(material.kind)}</Badge>
              </h2>
              <p className="mt-0.5 text-15 text-ink-2">{material.subtitle}</p>
              <p className="mt-1 text-13 text-ink-3">
                {t('made_of')} · {material.madeOf} · {t('updated', { day: dates.day(material.updated) })}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-4">
              {material.file === null ? (
                <span className="text-13 text-ink-3">{t('in_the_making')}</span>
              ) : (
                <a href={material.file} download className={buttonClass({ tone: 'outline', size: 'sm' })}>
                  <Download aria-hidden="true" strokeWidth={1.75} className="size-4.5" />
                  {t('download')}
                </a>
              )}
              {material.to ? (
                <ButtonLink to={material.to} size="sm" tone="quiet">
                  {t('practise')}
                  <span className="sr-only">{material.title}</span>
                </ButtonLink>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
