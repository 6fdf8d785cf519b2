/** The language menu: two links to the same page, so that it works before any script has loaded. */
import { Link, useLocation } from 'react-router';
import { useLocale, useText } from '#app/locale.tsx';
import { htmlLang, type Locale, withLang } from '#core/locale.ts';
import { shell } from '#messages/shell.ts';

const names: readonly [Locale, short: string, whole: string][] = [
  ['zh_cn', 'CN', '中文'],
  ['en', 'EN', 'English'],
];

export function LanguageMenu() {
  const t = useText(shell);
  const { pathname, search } = useLocation();
  const current = useLocale();
  return (
    <details className="group relative flex-none">
      <summary className="flex h-11 cursor-pointer list-none items-center gap-1 px-1 text-13 text-ink-3 hover:text-ink [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('language')}</span>
        <b className="font-semibold text-ink">{current === 'en' ? 'EN' : 'CN'}</b>
        <svg
          viewBox="0 0 12 12"
          className="size-3 transition-transform group-open:rotate-180"
          aria-hidden="true"
        >
          <path d="M2.5 4.5 6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <ul className="absolute right-0 top-full z-10 min-w-36 rounded-2 border border-ink bg-white py-1 shadow-lift">
        {names.map(([locale, short, whole]) => (
          <li key={locale}>
            <Link
              to={withLang(pathname + search, locale)}
              lang={htmlLang(locale)}
              hrefLang={htmlLang(locale)}
              aria-current={locale === current ? 'true' : undefined}
              preventScrollReset
              onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
              className="flex h-11 items-center justify-between gap-6 px-4 text-14 hover:bg-beam-faint aria-[current]:bg-beam-wash aria-[current]:font-semibold"
            >
              {whole}
              <span className="text-12 text-ink-3">{short}</span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
