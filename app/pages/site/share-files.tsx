/** /share_files: the study materials, to download and to practise; their answers open once they are submitted. */
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { DownloadLink } from '#app/ui/download-link.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { say } from '#core/texts.ts';
import { pageTexts } from '#messages/site/pages.ts';
import type { Route } from './+types/share-files.ts';

export const loader = sharedLoader(({ api }: SharedArgs) => {
  return api('GET /api/materials');
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(pageTexts, metaLocale(args));
  return pageMeta(args, { title: t('files_title'), description: t('files_description') });
};

export default function ShareFiles({ loaderData: materials }: Route.ComponentProps) {
  const t = useText(pageTexts);
  const dates = useDates();
  return (
    <Page>
      <PageTitle title={t('files_title')} lede={t('files_lede')} />
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
              <Answers sets={material.sets} />
            </div>
            <div className="flex flex-wrap items-center gap-4">
              {material.file === null ? (
                <span className="text-13 text-ink-3">{t('in_the_making')}</span>
              ) : (
                <DownloadLink href={material.file} tone="outline" size="sm">
                  {t('download')}
                  <span className="sr-only">{material.title}</span>
                </DownloadLink>
              )}
              {practiceOf(material) ? (
                <ButtonLink to={practiceOf(material) ?? ''} size="sm" tone="quiet">
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

type Material = Route.ComponentProps['loaderData'][number];

/** The very set where it is one, else the list they are in. */
const practiceOf = ({ sets, to }: Material): string | null =>
  sets.length === 1 && sets[0] ? `/exams/before?id=${sets[0].id}` : to;

/** One line for each set: its answers are on a page that says when they open. */
function Answers({ sets }: Pick<Material, 'sets'>) {
  const t = useText(pageTexts);
  if (sets.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 text-13">
      {sets.map(({ id, title }) => (
        <TextLink
          key={id}
          tone="quiet"
          size="line"
          to={`/exams/examPdf?id=${id}`}
          className="inline-flex min-h-8 items-center"
        >
          {sets.length === 1 ? t('answers') : t('answers_of', { title })}
          {sets.length === 1 ? <span className="sr-only">{title}</span> : null}
        </TextLink>
      ))}
    </p>
  );
}
