/** Pages: React Router's handler, given the API client, the nonce and the public settings through its context. */
import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import { type Frame, pageContext, type Site } from '#app/context.ts';
import type { Calls } from '#contract/all.ts';
import { ApiError, type Client, createClient } from '#contract/client.ts';
import { localeOf } from '#core/locale.ts';
import { askUnlessSilent } from '#server/db/silence.ts';
import type { Deps } from '#server/deps.ts';
import { readReply } from '#server/http/call.ts';
import { type Inside, limitNetwork, limitUser } from '#server/http/call-limits.ts';
import { encodingOf, replyWithBytes } from '#server/http/compress.ts';
import { refusalOf, replyBusy } from '#server/http/limit-files.ts';
import { addressOf } from '#server/http/request-origin.ts';
import { isSecureSite, pagePolicy } from '#server/http/security.ts';
import { tokenOf } from '#server/http/session.ts';
import { withRefusals } from '#server/pages/refused-loaders.ts';
import { createRouteHandlers } from '#server/pages/route-handlers.ts';
import { createSharedReplies } from '#server/pages/shared-replies.ts';
import { createVisitorPages, type Rendered } from '#server/pages/visitor-pages.ts';

export function createPages(deps: Deps, api: Hono): Hono {
  const { config } = deps;
  const handle = createHandler();
  const site: Site = {
    company: config.company,
    icpRecord: config.icpRecord,
    videoUrl: config.videoUrl,
    hasOfficialAccount: config.officialAccountUrl !== null,
    sisterSites: config.sisterSites,
    mainHost: config.mainHost,
    questionHost: config.questionHost,
    analyticsUrl: config.analyticsUrl,
  };
  const now = () => performance.now();
  const visitorPages = createVisitorPages({
    now,
    isDatabaseAway: () => deps.health().state === 'unreachable',
    note: (from) => deps.metrics.visitorPages.inc({ from }),
  });
  const replies = createSharedReplies(now);

  const render = async (c: Context, token: string | null): Promise<Rendered> => {
    const request = c.req.raw;
    const url = new URL(request.url);
    const locale = localeOf(url.searchParams);
    const env: Inside = { ...c.env, isWithinPage: true, openedBy: addressOf(c, config) };
    const fetch = async (input: string, init: RequestInit) => {
      const response = await api.request(input, init, env);
      return { status: response.status, json: () => readReply(response) };
    };
    const within = { locale, origin: url.origin, fetch, timeoutMs: 0 };
    const client = createClient({ ...within, token: token ?? undefined });
    const visitor = createClient(within);
    // Of 122 random bits, which Node draws many at a time.
    const nonce = randomUUID();
    const findReader = once(async () => (token === null ? null : findOwnFrame(client)));
    let isShared = false;
    let html: Uint8Array<ArrayBuffer> | null = null;
    const context = new RouterContextProvider();
    context.set(pageContext, {
      nonce,
      site,
      origin: config.siteOrigin ?? url.origin,
      isDocument: !url.pathname.endsWith('.data'),
      api: import.meta.env.PROD ? replies.through(client, locale) : client,
      asVisitor: import.meta.env.PROD ? replies.asVisitor(visitor, locale) : visitor,
      findViewer: async () => (await findReader())?.user ?? null,
      findFrame: async () => frameOf(await findReader()),
      share: () => {
        isShared = true;
      },
      handOver: (bytes) => {
        html = bytes;
      },
    });
    const made = await (await handle(url.pathname))(request, context);
    const response =
      html === null ? made : replyWithBytes(html, { status: made.status, headers: made.headers });
    response.headers.set(
      'Content-Security-Policy',
      pagePolicy({
        nonce,
        isSecure: isSecureSite(config),
        isDevelopment: !import.meta.env.PROD,
        analyticsUrl: config.analyticsUrl,
      }),
    );
    if (response.status === 503) response.headers.set('Retry-After', '2');
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache');
    return { response, isShared };
  };

  /** A database that is away must not make visitors of people, nor keep them waiting. */
  const findKnown = async (token: string | null) => {
    if (token === null) return null;
    return askUnlessSilent(deps, () => deps.findSession(token)).catch(() => 'unknown' as const);
  };

  const pages = new Hono();
  pages.all('*', async (c) => {
    const request = c.req.raw;
    const token = tokenOf(request, config);
    const crowd = refusalOf(() => limitNetwork(c, deps, 'page'));
    if (crowd) return replyBusy(c, crowd);
    const viewer = await findKnown(token);
    if (viewer && viewer !== 'unknown') {
      const haste = refusalOf(() => limitUser(c, deps, 'page', viewer.id));
      if (haste) {
        const { requestId } = c.var as { requestId?: string };
        deps.log.info({ requestId, userId: viewer.id }, haste.error);
        return replyBusy(c, haste);
      }
    }
    if (!import.meta.env.PROD || viewer !== null || !isForDocument(request))
      return (await render(c, token)).response;
    // Without the token, whatever it was: what is kept for all was asked by nobody.
    const encoding = encodingOf(request.headers.get('accept-encoding'));
    return visitorPages.get(request.url, encoding, () => render(c, null));
  });
  return pages;
}

/** A page that a browser opens, rather than the data of one it goes on to. */
function isForDocument({ method, url }: Request): boolean {
  const { pathname } = new URL(url);
  return method === 'GET' && !pathname.endsWith('.data') && pathname !== '/__manifest';
}

/** A build that is given as a function is taken apart for every request anew; only development's may change. */
function createHandler(): (pathname: string) => Promise<RequestHandler> {
  const load = async () => withRefusals(await import('virtual:react-router/server-build'));
  const { MODE, PROD } = import.meta.env;
  if (!PROD) return once(async () => createRequestHandler(load, MODE));
  const find = once(async () => createRouteHandlers(await load(), MODE));
  return async (pathname) => (await find())(pathname);
}

type OwnFrame = Calls['GET /api/users/frame']['reply'];

/**
 * An expired login makes a visitor, not an error; anything else that fails must not log a reader out. Specification,
 * section 7: on load the unread messages are counted, not fetched, and only for a user.
 */
async function findOwnFrame(client: Client): Promise<OwnFrame | null> {
  try {
    return await client('GET /api/users/frame');
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

function frameOf(own: OwnFrame | null): Frame {
  if (!own) return { viewer: null, unread: 0 };
  const { id, nickname, email, phone, role } = own.user;
  return { viewer: { id, nickname, email, phone, isStaff: role !== 'user' }, unread: own.unread };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
