/** The two languages of the product: how the URL, HTML and HTTP headers name them. */

export type Locale = 'zh_cn' | 'en';

export const locales = ['zh_cn', 'en'] as const satisfies readonly Locale[];

export const defaultLocale: Locale = 'zh_cn';

/** The language a page is read in: `lang=en` gives English, anything else the default. */
export function localeOf(search: URLSearchParams | string): Locale {
  // Every text and every link of a page asks; most addresses are told at a glance.
  if (typeof search === 'string' && !/%|lang=/.test(search)) return defaultLocale;
  const value = (typeof search === 'string' ? new URLSearchParams(search) : search).get('lang');
  return value === 'en' ? 'en' : defaultLocale;
}

export function htmlLang(locale: Locale): 'zh-CN' | 'en' {
  return locale === 'en' ? 'en' : 'zh-CN';
}

/** The same link in the given language. The default language has no parameter; other sites are left alone. */
export function withLang(path: string, locale: Locale): string {
  // A bare #anchor stays on the page, which has its language already.
  if (/^(?:[a-z][a-z\d+.-]*:|[/\\]{2}|#)/i.test(path)) return path;
  const [, before = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(path) ?? [];
  // Split rather than re-encoded, so that every other parameter stays exactly as it was written.
  const kept = query.split('&').filter((pair) => pair !== '' && pair !== 'lang' && !pair.startsWith('lang='));
  if (locale !== defaultLocale) kept.push(`lang=${locale}`);
  return before + (kept.length > 0 ? `?${kept.join('&')}` : '') + hash;
}

/**
 * An address of ours as a target on this very host. A path that begins with two slashes, which browsers also make of
 * backslashes and of `/./`, would name another host.
 */
export const ownPath = ({ pathname, search }: { pathname: string; search: string }): string =>
  `/${pathname.replace(/^[/\\]+/, '')}${search}`;

/** The best of our languages for an `Accept-Language` header. */
export function localeFromHeader(acceptLanguage: string | null | undefined): Locale {
  let best: Locale = defaultLocale;
  let bestWeight = 0;
  for (const entry of (acceptLanguage ?? '').split(',')) {
    const [tag = '', ...options] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    const locale = /^en\b/.test(tag) ? 'en' : /^zh\b/.test(tag) || tag === '*' ? 'zh_cn' : null;
    const weight = Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? 1);
    if (locale && weight > bestWeight) [best, bestWeight] = [locale, weight];
  }
  return best;
}

/** The language of an API call: `lang` in the query, else the header, else the default. */
export function localeOfCall(
  lang: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  return locales.find((locale) => locale === lang) ?? localeFromHeader(acceptLanguage);
}
