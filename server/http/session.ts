/** The token a request carries, and the cookies that carry it. */
import { parse as parseCookies } from 'hono/utils/cookie';
import type { Config } from '#server/config.ts';
import { isSecure } from '#server/http/request-origin.ts';

/** The cookie that holds the same token as a bearer header would. */
export const tokenCookie = 'token';

export type Credential = { readonly token: string; readonly from: 'header' | 'cookie' };

/** Whatever else a cookie was given is no token of ours, and could not be sent on in a header. */
const isToken = /^[\w-]{1,200}$/;

/** The bearer token, else the cookie's. Which of them matters: a browser adds the cookie by itself. */
export function credentialOf(request: Request, config: Config): Credential | null {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer) return { token: bearer, from: 'header' };
  const cookie = readTokenCookie(request, config);
  return cookie && isToken.test(cookie) ? { token: cookie, from: 'cookie' } : null;
}

export const tokenOf = (request: Request, config: Config): string | null =>
  credentialOf(request, config)?.token ?? null;

/**
 * A browser takes a cookie of such a name from this very host alone, over HTTPS, so that no other host of the domain can
 * plant one. Where two hosts share a login, or there is no HTTPS, it cannot have that name.
 */
const hostPrefix = '__Host-';

const isHostOnly = (request: Request, config: Config): boolean =>
  config.cookieDomain === null && isSecure(request, config);

export const cookieName = (request: Request, config: Config, name: string): string =>
  isHostOnly(request, config) ? hostPrefix + name : name;

export function readCookie(request: Request, config: Config, name: string): string | null {
  const named = cookieName(request, config, name);
  return parseCookies(request.headers.get('cookie') ?? '', named)[named] || null;
}

/**
 * The session's cookie had its plain name once, and a session lives seven days: until this day it is still read where
 * there is none of the safe name, so that nobody is logged out by an update. After it a planted one is never looked at,
 * as one of any other kind never is: whoever loses those is asked once more, and no more.
 */
const plainTokenUntil = Date.UTC(2027, 1, 1);

export function readTokenCookie(request: Request, config: Config): string | null {
  const found = readCookie(request, config, tokenCookie);
  if (found || Date.now() >= plainTokenUntil) return found;
  return parseCookies(request.headers.get('cookie') ?? '', tokenCookie)[tokenCookie] || null;
}
