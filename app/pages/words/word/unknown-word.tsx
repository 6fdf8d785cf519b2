/** A word that the deck does not have: what is spelled alike, and where else to look. */
import { UnlitLamp } from '#app/art/empty/unlit-lamp.tsx';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Calls } from '#contract/all.ts';
import { wordPages } from '#messages/words/pages.ts';

type UnknownWordProps = { word: string; near: Calls['GET /api/words/find']['reply']['near'] };

export function UnknownWord({ word, near }: UnknownWordProps) {
  const t = useText(wordPages);
  const locale = useLocale();
  return (
    <Page>
      <div className="grid gap-x-16 gap-y-8 py-6 md:grid-cols-[minmax(0,1fr)_auto] md:py-12">
        <div className="min-w-0">
          <h1 className="text-34 break-words">{t('unknown_title', { word })}</h1>
          <p className="mt-3 max-w-[38em] text-ink-2">{t('unknown_text')}</p>
          {near.length > 0 ? (
            <section className="mt-8 border-t border-ink pt-3">
              <h2 className="text-21">{t('near')}</h2>
              <ul>
                {near.map((row) => (
                  <li key={row.word} className="relative border-b border-rule py-3 hover:bg-beam-faint">
                    <Link
                      to={`/words/${row.word}`}
                      lang="en"
                      className="font-serif text-21 after:absolute after:inset-0"
                    >
                      {row.word}
                    </Link>
                    <span
                      lang={locale === 'en' ? 'en' : 'zh-CN'}
                      className={`ml-3 text-15 text-ink-2 ${locale === 'en' ? 'font-serif' : ''}`}
                    >
                      {locale === 'en' ? row.en : row.zh}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to="/words" tone="ink">
              {t('to_words')}
            </ButtonLink>
            <ButtonLink to={`/searchs?searchKey=${encodeURIComponent(word)}`} tone="outline">
              {t('search_instead')}
            </ButtonLink>
          </div>
        </div>
        <div className="w-50 max-md:order-first md:w-60 [&>svg]:w-full">
          <UnlitLamp />
        </div>
      </div>
    </Page>
  );
}
