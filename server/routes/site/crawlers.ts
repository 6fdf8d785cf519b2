/**
 * What programs that visit are told: search engines which pages there are, in both languages, and which they may leave
 * alone; whoever finds a fault in the site's security where to report it.
 */
import { type Context, Hono } from 'hono';
import { dayMs } from '#core/duration.ts';
import { slugOf } from '#core/lessons/slug.ts';
import { type Locale, locales, withLang } from '#core/locale.ts';
import { isDatabaseAway } from '#server/db/away.ts';
import type { Deps } from '#server/deps.ts';
import { getLibrary } from '#server/domains/lessons/service.ts';
import { listEntries } from '#server/domains/site/service.ts';
import { getDeck } from '#server/domains/words/service.ts';
import { isWorthTelling } from '#server/http/is-worth-telling.ts';
import { readStale } from '#server/http/read-stale.ts';
import { forReaders } from '#server/http/unless-silent.ts';

/** Pages that are the same for everybody; the others come from the content. */
const publicPages = [
  '/home',
  '/course',
  '/gre-exam',
  ...['fill', 'read', 'math', 'write'].map((type) => `/questions?type=${type}`),
  '/exercises',
  '/events-list',
  '/news-list',
  '/about',
  '/plan',
  '/test-centers-info',
  '/share_files',
  '/lessons',
  '/words',
  '/words/groups',
  '/words/test',
  '/miniprogram',
  '/miniprogram-intro',
  '/help?val=faq',
  '/help?val=copyright-statement',
  '/help?val=terms',
  '/help?val=privacy',
];

type Page = { path: string; changed?: string };

export function createCrawlers(deps: Deps): Hono {
  const originOf = (c: Context) => deps.config.siteOrigin ?? new URL(c.req.url).origin;
  const readers = forReaders(deps);
  const app = new Hono();

  app.get('/sitemap.xml', async (c) => {
    const entries = await readStale(readers, ({ db }) =>
      Promise.all([listEntries(db, 'news'), listEntries(db, 'course'), listEntries(db, 'event')]),
    ).catch((error) => {
      if (!isDatabaseAway(error)) throw error;
      if (isWorthTelling(deps, error)) deps.log.error({ err: error, path: c.req.path }, 'UNAVAILABLE');
      return null;
    });
    if (!entries) return c.body(null, 503, { 'Retry-After': '2', 'Cache-Control': 'no-store' });
    const [news, courses, events] = entries;
    const pages: Page[] = [
      ...publicPages.map((path) => ({ path })),
      ...news.map(({ slug, date }) => ({ path: `/news/${slug}`, changed: date })),
      ...courses.map(({ name }) => ({ path: `/course/${name}` })),
      ...events.map(({ name }) => ({ path: `/events/${name}` })),
      ...getLibrary().lessons.map(({ id }) => ({ path: `/lessons/${slugOf(id)}` })),
      ...wordPages().map((path) => ({ path })),
    ];
    const body = sitemap(pages, originOf(c));
    return c.body(body, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    });
  });

  app.get('/robots.txt', (c) =>
    c.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        'Disallow: /user',
        'Disallow: /staff',
        'Disallow: /login',
        'Disallow: /logout',
        'Disallow: /exams/',
        'Disallow: /result/',
        'Disallow: /searchs',
        'Disallow: /words/session',
        `Sitemap: ${originOf(c)}/sitemap.xml`,
        '',
      ].join('\n'),
      200,
      { 'Cache-Control': 'public, max-age=3600' },
    ),
  );

  app.get('/.well-known/security.txt', (c) => {
    const { securityContact } = deps.config;
    if (securityContact === null) return c.notFound();
    // RFC 9116 wants a day on which it is old; it is made anew with every reply.
    const expires = new Date(deps.now().getTime() + securityTextDays * dayMs);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: zh, en',
      `Canonical: ${originOf(c)}/.well-known/security.txt`,
      '',
    ];
    return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=86400' });
  });
  return app;
}

const securityTextDays = 180;

function wordPages(): string[] {
  const { entries, groups, sizes } = getDeck();
  return [
    ...sizes.flatMap((size, at) => (size > 0 ? [`/words/levels/${at + 1}`] : [])),
    ...[...groups.keys()].map((id) => `/words/groups/${id}`),
    ...entries.map(({ word }) => `/words/${word}`),
  ];
}

/** Each page stands once for each language and names the other. */
function sitemap(pages: readonly Page[], origin: string): string {
  const address = (path: string, locale: Locale) => escapeXml(origin + withLang(path, locale));
  const entry = ({ path, changed }: Page, locale: Locale) =>
    [
      '<url>',
      `<loc>${address(path, locale)}</loc>`,
      changed ? `<lastmod>${changed}</lastmod>` : '',
      `<xhtml:link rel="alternate" hreflang="zh-CN" href="${address(path, 'zh_cn')}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${address(path, 'en')}"/>`,
      '</url>',
    ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => locales.map((locale) => entry(page, locale))),
    '</urlset>',
  ].join('\n');
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
