/** The page's language: read from the address, given to texts and links. */
import { type ComponentProps, useMemo } from 'react';
import { Link as RouterLink, type To, useLocation, useNavigate as useRouterNavigate } from 'react-router';
import { type Locale, localeOf, withLang } from '#core/locale.ts';
import { type Dictionary, say } from '#core/texts.ts';

export function useLocale(): Locale {
  return localeOf(useLocation().search);
}

/** The texts of a dictionary in the page's language: `const t = useText(shell); t('login')`. */
export function useText<D extends Dictionary>(dictionary: D) {
  const locale = useLocale();
  return useMemo(() => say(dictionary, locale), [dictionary, locale]);
}

/** Picks the page's language from content that carries both. */
export function usePick() {
  const locale = useLocale();
  return <T,>(both: { zh_cn: T; en: T }): T => both[locale];
}

function keepLang(to: To, locale: Locale): To {
  if (typeof to === 'string') return withLang(to, locale);
  const search = withLang(`/${to.search ?? ''}`, locale).slice(1);
  return { ...to, search };
}

/** Every internal link keeps the language. */
export function Link({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  return <RouterLink to={keepLang(to, useLocale())} {...rest} />;
}

/** Navigation from code that keeps the language. */
export function useGo() {
  const navigate = useRouterNavigate();
  const locale = useLocale();
  return (to: string, options?: { replace?: boolean }) => navigate(withLang(to, locale), options);
}
