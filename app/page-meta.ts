/** The head of a page: title, description, canonical and alternate addresses, share card. */
import type { MetaDescriptor } from 'react-router';
import type { Site } from '#app/context.ts';
import { withoutEndSlashes } from '#core/end-slashes.ts';
import { type Locale, localeOf, withLang } from '#core/locale.ts';

type MetaArgs = {
  location: { pathname: string; search: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
};

type PageHead = {
  title: string;
  description: string;
  /** The parts of the query that make another page of it, such as `val`; the rest is dropped from the canonical address. */
  keep?: readonly string[];
  /** The picture of a shared link, 1200 × 630. */
  image?: string;
  isArticle?: boolean;
  /** The path that search engines keep, where the page has several. */
  at?: string;
  /** What machines read of it, in the words of schema.org. */
  data?: (about: { absolute: (path: string) => string; company: string }) => Record<string, unknown>;
  isHidden?: boolean;
};

/** For pages without a picture of their own: a square icon would be cut by every messenger. */
const ownPicture = '/share/articles/climb.png';

/** The language of the page that is described. */
export const metaLocale = ({ location }: Pick<MetaArgs, 'location'>): Locale => localeOf(location.search);

export function pageMeta(args: MetaArgs, head: PageHead): MetaDescriptor[] {
  const locale = metaLocale(args);
  const root = args.matches.find((match) => match?.id === 'root')?.loaderData as
    | { site: Site; origin: string }
    | undefined;
  const name = root?.site.company[locale] ?? (locale === 'en' ? 'Beacon GRE' : '灯塔 GRE');
  const title = head.title === name ? name : `${head.title} · ${name}`;
  const query = new URLSearchParams(args.location.search);
  const kept = (head.keep ?? []).flatMap((key) =>
    query.has(key) ? [`${key}=${encodeURIComponent(query.get(key) ?? '')}`] : [],
  );
  // `/gre-exam/` is `/gre-exam`, and the front page keeps its slash.
  const place = head.at ?? (withoutEndSlashes(args.location.pathname) || '/');
  const path = place + (kept.length > 0 ? `?${kept.join('&')}` : '');
  const address = (wanted: Locale) => (root?.origin ?? '') + withLang(path, wanted);
  const meta: MetaDescriptor[] = [
    { title },
    { name: 'description', content: head.description },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: head.isArticle ? 'article' : 'website' },
    { property: 'og:url', content: address(locale) },
    { property: 'og:image', content: `${root?.origin ?? ''}${head.image ?? ownPicture}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:locale', content: locale === 'en' ? 'en_US' : 'zh_CN' },
    { property: 'og:locale:alternate', content: locale === 'en' ? 'zh_CN' : 'en_US' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  if (head.data) {
    const absolute = (to: string) => (root?.origin ?? '') + withLang(to, locale);
    meta.push({
      'script:ld+json': { '@context': 'https://schema.org', ...head.data({ absolute, company: name }) },
    });
  }
  if (head.isHidden) return [...meta, { name: 'robots', content: 'noindex' }];
  return [
    ...meta,
    { tagName: 'link', rel: 'canonical', href: address(locale) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'zh-CN', href: address('zh_cn') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('zh_cn') },
  ];
}
