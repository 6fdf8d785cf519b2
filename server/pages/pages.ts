/** Pages: React Router's handler, given the API client, the nonce and the public settings through its context. */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import { pageContext, type SignedIn, type Site, type User } from '#app/context.ts';
import { ApiError, type Client, createClient } from '#contract/client.ts';
import { type Locale, localeOf } from '#core/locale.ts';
import type { Deps } from '#server/deps.ts';
import { encodingOf } from '#server/http/compress.ts';
import { pagePolicy } from '#server/http/security.ts';
import { tokenOf } from '#server/http/session.ts';
import { createReaderPages } from '#server/pages/reader-pages.ts';
import { createSharedReplies } from '#server/pages/shared-replies.ts';
import { createVisitorPages } from '#server/pages/visitor-pages.ts';

/** A request for a page, and who makes it. */
type Visit = {
  request: Request;
  url: URL;
  locale: Locale;
  client: Client;
  asVisitor: Client;
  findViewer: () => Promise<User | null>;
  findSignedIn: () => Promise<SignedIn | null>;
};

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
  const now = () => performance.now();
  const visitorPages = createVisitorPages(now);
  const readerPages = createReaderPages(now);
  const replies = createSharedReplies(now);

  const receive = (c: Context, token: string | null): Visit => {
    const request = c.req.raw;
    const url = new URL(request.url);
    const locale = localeOf(url.searchParams);
    const fetch = (input: string, init: RequestInit) => Promise.resolve(api.request(input, init, c.env));
    const client = createClient({ locale, origin: url.origin, token: token ?? undefined, fetch });
    const asVisitor = createClient({ locale, origin: url.origin, fetch });
    const findViewer = once(async () => (token === null ? null : findUser(client)));
    const findSignedIn = once(async () => {
      const viewer = await findViewer();
      return viewer && loadSignedIn(client, viewer);
    });
    return { request, url, locale, client, asVisitor, findViewer, findSignedIn };
  };

  const render = async (visit: Visit, nonce: string, standIn?: SignedIn) => {
    const { request, url, locale, client, asVisitor, findViewer, findSignedIn } = visit;
    let isForAll = true;
    const markAsOwn = () => {
      isForAll = false;
    };
    const context = new RouterContextProvider();
    context.set(pageContext, {
      nonce,
      site,
      origin: config.siteOrigin ?? url.origin,
      api: import.meta.env.PROD ? replies.through(client, locale, markAsOwn) : client,
      asVisitor: import.meta.env.PROD ? replies.asVisitor(asVisitor, locale) : asVisitor,
      findViewer: () => {
        markAsOwn();
        return findViewer();
      },
      findSignedIn: standIn ? async () => standIn : findSignedIn,
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
    return { response, isForAll };
  };

  const pages = new Hono();
  pages.all('*', async (c) => {
    const visit = receive(c, tokenOf(c.req.raw));
    const { request, url, findSignedIn } = visit;
    const nonce = randomBytes(16).toString('base64');
    const renderFor = async (who: Visit) => (await render(who, nonce)).response;
    if (!import.meta.env.PROD || !isForDocument(request, url)) return renderFor(visit);
    let signedIn: SignedIn | null;
    try {
      signedIn = await findSignedIn();
    } catch {
      // The page fails in the same way, and says so.
      return renderFor(visit);
    }
    if (!signedIn) {
      const encoding = encodingOf(request.headers.get('accept-encoding'));
      // Without the token, whatever it was: what is kept for all was asked by nobody.
      return visitorPages.get(request.url, encoding, () => renderFor(receive(c, null)));
    }
    const { viewer, unread } = signedIn;
    return readerPages.get(`${request.url} ${unread}`, { nonce, ...viewer }, (given) => {
      const { nonce: givenNonce, ...givenViewer } = given;
      return render(visit, givenNonce, { viewer: givenViewer, unread });
    });
  });
  return pages;
}

/** A page that a browser opens, rather than the data of one it goes on to. */
const isForDocument = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'GET' && !pathname.endsWith('.data') && pathname !== '/__manifest';

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

/** Specification, section 7: on load the unread messages are counted, not fetched, and only for a user. */
async function loadSignedIn(client: Client, { id, nickname, email, phone }: User): Promise<SignedIn> {
  const { total } = await client('GET /api/messages', { query: { status: 'UNREAD', page: 1, size: 0 } });
  return { viewer: { id, nickname, email, phone }, unread: total };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
