/** /test-centers-info: where the test is taken, how to look up seats, and what to bring. */
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Article } from '#app/pages/site/article.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { say } from '#core/texts.ts';
import { pageTexts } from '#messages/site/pages.ts';
import type { Route } from './+types/test-centers-info.ts';

export const loader = sharedLoader(({ api }: SharedArgs) => {
  return api('GET /api/test-centers');
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(pageTexts, metaLocale(args));
  return pageMeta(args, { title: t('centres_title'), description: t('centres_description') });
};

export default function TestCentersInfo({ loaderData: centres }: Route.ComponentProps) {
  const t = useText(pageTexts);
  const dates = useDates();
  return (
    <Page>
      <PageTitle title={t('centres_title')} lede={t('centres_description')} />
      <div className="lg:grid-12">
        <p className="mb-4 text-14 text-ink-3 lg:col-span-3">
          {t('checked', { month: dates.month(centres.checked) })}
        </p>
        <div className="min-w-0 lg:col-span-8">
          <Article blocks={centres.intro} />
          <h2 className="mt-12 text-26">{t('regions')}</h2>
          <ul className="mt-3 border-t border-ink">
            {centres.regions.map((region) => (
              <li
                key={region.title}
                className="gap-x-6 border-b border-rule py-5 md:grid md:grid-cols-[9rem_1fr]"
              >
                <h3 className="text-18">{region.title}</h3>
                <div className="max-md:mt-1">
                  <p className="flex flex-wrap gap-x-5 gap-y-1">
                    {region.cities.map((city) => (
                      <span key={city}>{city}</span>
                    ))}
                  </p>
                  <p className="mt-1.5 text-14 text-ink-3">{region.note}</p>
                </div>
              </li>
            ))}
          </ul>
          <Article blocks={centres.body} className="mt-12" />
        </div>
      </div>
    </Page>
  );
}
