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

type LinkProps = ComponentProps<typeof RouterLink>;

/** Every internal link keeps the language. */
export function Link({ to, ...rest }: LinkProps) {
  const target = keepLang(to, useLocale());
  if (import.meta.env.SSR && typeof target === 'string' && isWhole(target))
    return <SentLink href={target} {...rest} />;
  return <RouterLink to={target} {...rest} />;
}

/** A path from the root of this site, with nothing in it that would have to be resolved. */
const isWhole = (path: string): boolean => /^\/(?![/\\])(?:(?!\/\/|\/\.)[^?#])*(?:[?#]|$)/.test(path);

/**
 * What the router's link is in HTML. The server renders a hundred of them for a page, and the router works out for each
 * what it would do when pressed. The browser has the router's own.
 */
function SentLink({
  discover = 'render',
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reload,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _scroll,
  viewTransition: _transition,
  defaultShouldRevalidate: _revalidate,
  onClick: _press,
  ref: _ref,
  href,
  target,
  children,
  ...rest
}: Omit<LinkProps, 'to'> & { href: string }) {
  return (
    <a {...rest} href={href} target={target} data-discover={discover === 'render' ? 'true' : undefined}>
      {children}
    </a>
  );
}

/** Navigation from code that keeps the language. */
export function useGo() {
  const navigate = useRouterNavigate();
  const locale = useLocale();
  return (to: string, options?: { replace?: boolean }) => navigate(withLang(to, locale), options);
}
