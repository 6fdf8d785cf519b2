/** The token a request carries. */
import { parse as parseCookies } from 'hono/utils/cookie';

/** The cookie that holds the same token as a bearer header would. */
export const tokenCookie = 'token';

export type Credential = { readonly token: string; readonly from: 'header' | 'cookie' };

/** The bearer token, else the cookie's. Which of them matters: a browser adds the cookie by itself. */
export function credentialOf(request: Request): Credential | null {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (bearer) return { token: bearer, from: 'header' };
  const cookie = parseCookies(request.headers.get('cookie') ?? '', tokenCookie)[tokenCookie];
  return cookie ? { token: cookie, from: 'cookie' } : null;
}

export const tokenOf = (request: Request): string | null => credentialOf(request)?.token ?? null;
