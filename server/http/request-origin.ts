/** Where a request comes from: its network address, its origin, and whether it travelled over HTTPS. */
import type { Context } from 'hono';
import type { Config } from '#server/config.ts';

/** Headers that a proxy writes count only where `TRUST_PROXY` says that there is one. */
export function hostOf(request: Request, config: Config): string {
  const forwarded = config.trustProxy
    ? request.headers.get('x-forwarded-host')?.split(',')[0]?.trim()
    : undefined;
  return (forwarded || request.headers.get('host') || new URL(request.url).host).toLowerCase();
}

export function isSecure(request: Request, config: Config): boolean {
  if (config.siteOrigin?.startsWith('https:')) return true;
  const forwarded = config.trustProxy
    ? request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim()
    : undefined;
  return (forwarded ?? new URL(request.url).protocol.slice(0, -1)) === 'https';
}

/** A page says for the calls it makes in the process who has opened it; nothing that a request carries can say so. */
export const addressOf = (c: Context, config: Config): string =>
  c.env?.openedBy ??
  callerAddress(c.req.header('x-forwarded-for'), c.env?.incoming?.socket?.remoteAddress, config);

/** The caller's address; behind a proxy the one that the proxy itself saw, which is the last it added. */
export function callerAddress(
  forwardedFor: string | undefined,
  remote: string | undefined,
  config: Config,
): string {
  const forwarded = config.trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return forwarded || remote || 'unknown';
}

/**
 * Whether one of our own pages sent the request. With `needsProof` (the browser added the cookie by itself) silence
 * is not enough; without it only a sign of another site refuses, so that programs may call and log in.
 */
export function isFromOwnOrigin(request: Request, config: Config, needsProof: boolean): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) {
    const { protocol, host } = URL.canParse(origin) ? new URL(origin) : {};
    // Where the site is served over HTTPS, a page of the same name without it may be anybody's on the way.
    if (protocol !== 'https:' && (protocol !== 'http:' || isSecure(request, config))) return false;
    return ownHosts(request, config).includes(host ?? null);
  }
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return !needsProof;
}

function ownHosts(request: Request, config: Config): (string | null)[] {
  const configured = config.siteOrigin ? new URL(config.siteOrigin).host : null;
  return [hostOf(request, config), config.mainHost, config.questionHost, configured];
}
