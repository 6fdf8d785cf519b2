/** Pages: React Router's handler, given the API client, the nonce and the public settings through its context. */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import { pageContext, type Site, type User } from '#app/context.ts';
import { ApiError, type Client, createClient } from '#contract/client.ts';
import { localeOf } from '#core/locale.ts';
import { encodingOf } from '#server/compress.ts';
import type { Deps } from '#server/deps.ts';
import { createPageCache } from '#server/page-cache.ts';
import { pagePolicy } from '#server/security.ts';
import { tokenOf } from '#server/session.ts';
import { createSharedReplies } from '#server/shared-replies.ts';

export function createPages(deps: Deps, api: Hono): Hono {
  const { config } = deps;
  const handle = createHandler();
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
  const replies = createSharedReplies(() => performance.now());
  const render = async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const url = new URL(request.url);
    const nonce = randomBytes(16).toString('base64');
    const token = tokenOf(request);
    const locale = localeOf(url.searchParams);
    const ownClient = createClient({
      locale,
      origin: url.origin,
      token: token ?? undefined,
      fetch: (input, init) => Promise.resolve(api.request(input, init, c.env)),
    });
    const client = import.meta.env.PROD ? replies.through(ownClient, locale) : ownClient;
    const context = new RouterContextProvider();
    context.set(pageContext, {
      nonce,
      site,
      origin: config.siteOrigin ?? url.origin,
      api: client,
      findViewer: once(async () => (token === null ? null : findUser(client))),
    });
    const response = await (await handle())(request, context);
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
    return cache.get(request.url, encodingOf(request.headers.get('accept-encoding')), () => render(c));
  });
  return pages;
}

/** A build that is given as a function is taken apart for every request anew; only development's may change. */
function createHandler(): () => Promise<RequestHandler> {
  const load = () => import('virtual:react-router/server-build');
  const { MODE, PROD } = import.meta.env;
  return once(async () => createRequestHandler(PROD ? await load() : load, MODE));
}

/** An expired login makes a visitor, not an error; anything else that fails must not log a reader out. */
async function findUser(client: Client): Promise<User | null> {
  try {
    return await client('GET /api/users/info');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
