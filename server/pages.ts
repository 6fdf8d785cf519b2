/** Pages: React Router's handler, given the API client, the nonce and the public settings through its context. */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { pageContext, type Site } from '#app/context.ts';
import { createClient } from '#contract/client.ts';
import { localeOf } from '#core/locale.ts';
import type { Deps } from '#server/deps.ts';
import { createPageCache } from '#server/page-cache.ts';
import { pagePolicy } from '#server/security.ts';
import { tokenOf } from '#server/session.ts';

export function createPages(deps: Deps, api: Hono): Hono {
  const { config } = deps;
  const handle = createRequestHandler(
    () => import('virtual:react-router/server-build'),
    import.meta.env.MODE,
  );
  const site: Site = {
    company: config.company,
    icpRecord: config.icpRecord,
    videoUrl: config.videoUrl,
    sisterSites: config.sisterSites,
    mainHost: config.mainHost,
    questionHost: config.questionHost,
    analyticsUrl: config.analyticsUrl,
  };
  const cache = createPageCache(() => performance.now());
  const render = async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const url = new URL(request.url);
    const nonce = randomBytes(16).toString('base64');
    const token = tokenOf(request);
    const context = new RouterContextProvider();
    context.set(pageContext, {
      nonce,
      site,
      origin: config.siteOrigin ?? url.origin,
      isSignedIn: token !== null,
      api: createClient({
        locale: localeOf(url.searchParams),
        origin: url.origin,
        token: token ?? undefined,
        fetch: (input, init) => Promise.resolve(api.request(input, init, c.env)),
      }),
    });
    const response = await handle(request, context);
    response.headers.set(
      'Content-Security-Policy',
      pagePolicy({
        nonce,
        isSecure: config.siteOrigin?.startsWith('https:') ?? false,
        isDevelopment: !import.meta.env.PROD,
        analyticsUrl: config.analyticsUrl,
      }),
    );
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache');
    return response;
  };
  const pages = new Hono();
  pages.all('*', (c) => {
    const request = c.req.raw;
    const isVisitor = request.method === 'GET' && tokenOf(request) === null;
    if (!isVisitor || !import.meta.env.PROD) return render(c);
    const acceptsGzip = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    return cache.get(request.url, acceptsGzip, () => render(c));
  });
  return pages;
}
