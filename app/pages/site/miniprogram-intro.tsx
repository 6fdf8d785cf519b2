/** /miniprogram-intro: what the word mini-program does, and its code. */
import { ArticleCover } from '#app/art/covers.tsx';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { say } from '#core/texts.ts';
import { pageTexts } from '#messages/site/pages.ts';
import type { Route } from './+types/miniprogram-intro.ts';

export const meta: Route.MetaFunction = (args) => {
  const t = say(pageTexts, metaLocale(args));
  return pageMeta(args, { title: t('mini_intro_title'), description: t('mini_intro_description') });
};

export default function MiniprogramIntro() {
  const t = useText(pageTexts);
  return (
    <Page>
      <PageTitle title={t('mini_intro_title')} lede={t('mini_intro_description')} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <div>
          <ArticleCover picture="cards" eager />
          <h2 className="mt-10 text-26">{t('mini_how')}</h2>
          <ol className="mt-3 border-t border-ink">
            {[t('mini_how_1'), t('mini_how_2'), t('mini_how_3')].map((step, place) => (
              <li key={step} className="grid grid-cols-[2.5rem_1fr] border-b border-rule py-3.5">
                <span className="font-serif text-18 text-ink-3">{place + 1}</span>
                {step}
              </li>
            ))}
          </ol>
          <h2 className="mt-10 text-26">{t('mini_why')}</h2>
          <p className="mt-2 max-w-[40em] text-ink-2">{t('mini_why_text')}</p>
        </div>
        <aside className="self-start border-t-2 border-ink bg-white p-6 text-center shadow-sheet lg:sticky lg:top-36">
          <img
            src="/qr/miniprogram.svg"
            alt={t('qr_mini')}
            width={208}
            height={208}
            className="mx-auto size-52 max-w-full"
          />
          <p className="mt-4 text-15">{t('mini_scan')}</p>
          <ButtonLink to="/miniprogram" tone="ink" wide className="mt-5">
            {t('mini_here')}
          </ButtonLink>
          <p className="mt-3 text-13 text-ink-3">{t('mini_data')}</p>
        </aside>
      </div>
    </Page>
  );
}
