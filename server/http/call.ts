/** A call from its arrival to its reply: language, id and log, what a handler adds, and the envelope. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { type CookieOptions, serialize } from 'hono/utils/cookie';
import { type ErrorName, errorTable } from '#contract/errors.ts';
import { withoutSecret } from '#core/hidden-path.ts';
import { type Locale, localeOfCall } from '#core/locale.ts';
import type { Deps } from '#server/deps.ts';
import { isWithinPage } from '#server/http/call-limits.ts';
import { minBytes, replyWithText } from '#server/http/compress.ts';
import { failureReply, publicError } from '#server/http/errors.ts';
import { finish } from '#server/http/finished.ts';
import { isWorthTelling } from '#server/http/is-worth-telling.ts';
import { networkOf } from '#server/http/limits.ts';
import { addressOf, isSecure } from '#server/http/request-origin.ts';
import { headersOfReplies } from '#server/http/security.ts';
import { cookieName } from '#server/http/session.ts';
import type { Log } from '#server/log.ts';

/** What a handler may add to the reply. A reply of failure goes without it. */
export type Out = {
  header: (name: string, value: string) => void;
  /** HttpOnly, SameSite=Lax, for the whole site, and Secure with a name of this host's own behind HTTPS. */
  setCookie: (name: string, value: string, options?: CookieOptions) => void;
};

export type Call = {
  readonly locale: Locale;
  readonly requestId: string;
  readonly address: string;
  readonly log: Log;
  readonly request: Request;
  readonly out: Out;
  /** A plain object, names in lower case: the HTTP server writes one much faster than a Headers. */
  readonly headers: Record<string, string>;
  /** Those that every reply has. */
  readonly usualHeaders: Readonly<Record<string, string>>;
  readonly cookies: string[];
  readonly isWithinPage: boolean;
  /** Who calls, as soon as it is known: a refusal names the account in the log. */
  userId: string | null;
};

export function openCall(c: Context, deps: Deps): Call {
  const { config } = deps;
  // The application around the API may have given the request an id already.
  const requestId: string = c.get('requestId') ?? randomUUID();
  const request = c.req.raw;
  const headers: Call['headers'] = {};
  const cookies: string[] = [];
  let log: Log | undefined;
  return {
    locale: localeOfCall(c.req.query('lang'), c.req.header('accept-language')),
    requestId,
    request,
    headers,
    usualHeaders: headersOfReplies(config),
    cookies,
    isWithinPage: isWithinPage(c),
    userId: null,
    get address() {
      return addressOf(c, config);
    },
    // Most calls write nothing, and a logger of one's own costs more than their validation.
    get log() {
      log ??= deps.log.child({ requestId });
      return log;
    },
    out: {
      header: (name, value) => {
        headers[name.toLowerCase()] = value;
      },
      setCookie: (name, value, options) => {
        const usual = {
          path: '/',
          sameSite: 'Lax',
          httpOnly: true,
          secure: isSecure(request, config),
        } as const;
        const domain = config.cookieDomain ?? undefined;
        const named = cookieName(request, config, name);
        cookies.push(serialize(named, value, { ...usual, domain, ...options } as CookieOptions));
        // What an earlier release left under the plain name must not outlive it.
        if (value === '' && named !== name) cookies.push(serialize(name, '', { ...usual, maxAge: 0 }));
      },
    },
  };
}

export function succeed(call: Call, data: unknown): Response {
  const body = { code: 0, data, msg: 'ok' };
  if (!call.isWithinPage)
    return reply(call, JSON.stringify(body), 200, jsonHeaders, call.headers, call.cookies);
  const response = new Response(null);
  handedOver.set(response, body);
  return response;
}

/**
 * To a page that is rendered in this process a reply is handed over as it is: written as JSON, made a stream, and read
 * back it would cost more than most handlers do. The contract's schema has made it a value of the page's own.
 */
const handedOver = new WeakMap<Response, unknown>();

export const readReply = async (response: Response): Promise<unknown> =>
  handedOver.get(response) ?? response.json();

/** A file instead of the envelope; its own headers win. */
export function deliver(call: Call, file: Response): Response {
  return reply(call, file.body, file.status, call.headers, Object.fromEntries(file.headers), call.cookies);
}

export function fail(call: Call, deps: Deps, thrown: unknown): Response {
  const error = publicError(thrown);
  const { status } = errorTable[error.error];
  if (status >= 500 && isWorthTelling(deps, thrown)) {
    const { method, url } = call.request;
    // What the operator has not configured is no fault of the program.
    const level = error.error.endsWith('NOT_CONFIGURED') ? 'info' : 'error';
    call.log[level]({ err: thrown, method, path: withoutSecret(new URL(url).pathname) }, error.error);
  }
  const { headers, retryAfter, noted } = error.details;
  if (noted || watched.has(error.error)) {
    const { method, url } = call.request;
    const path = withoutSecret(new URL(url).pathname);
    const userId = noted?.userId ?? call.userId ?? undefined;
    call.log.info({ method, path, network: networkOf(call.address), userId }, noted?.name ?? error.error);
  }
  const retry = retryAfter ? { 'retry-after': String(retryAfter) } : undefined;
  return reply(call, JSON.stringify(failureReply(error, call.locale)), status, jsonHeaders, {
    ...headers,
    ...retry,
  });
}

/** Refusals that tell of somebody who tries doors: an operator finds them in the log by their names. */
const watched: ReadonlySet<ErrorName> = new Set([
  'LOGIN_FAILED',
  'CODE_REFUSED',
  'SECOND_FACTOR_NEEDED',
  'CHALLENGE_EXPIRED',
  'SECOND_FACTOR_REQUIRED',
  'FRESH_LOGIN_NEEDED',
  'FORBIDDEN',
  'FOREIGN_ORIGIN',
  'LOCKED_OUT',
  'TOO_MANY_REQUESTS',
]);

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8' };

function reply(
  { requestId, usualHeaders }: Call,
  body: BodyInit | null,
  status: number,
  first: Readonly<Record<string, string>>,
  second: Readonly<Record<string, string>>,
  cookies: readonly string[] = [],
): Response {
  const bytes = typeof body === 'string' ? Buffer.byteLength(body) : null;
  const plain: Record<string, string> = {
    'cache-control': 'no-store',
    ...usualHeaders,
    'x-request-id': requestId,
    ...(bytes !== null && { 'content-length': String(bytes) }),
    ...first,
    ...second,
  };
  if (cookies.length === 0 && bytes !== null && bytes < minBytes && plain.vary === undefined) {
    plain.vary = 'Accept-Encoding';
    return finish(new Response(body, { status, headers: plain }));
  }
  if (cookies.length === 0 && typeof body === 'string')
    return replyWithText(body, { status, headers: plain });
  if (cookies.length === 0) return new Response(body, { status, headers: plain });
  const headers = new Headers(plain);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(body, { status, headers });
}
