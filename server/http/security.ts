/** Headers that narrow what a browser may do with our replies. */
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import { isFinished } from '#server/http/finished.ts';

type PolicyOptions = {
  nonce: string;
  isSecure: boolean;
  isDevelopment: boolean;
  analyticsUrl: string | null;
};

/** Inline styles stay allowed: typeset math and measured popups carry style attributes; scripts never are without a nonce. */
export function pagePolicy({ nonce, isSecure, isDevelopment, analyticsUrl }: PolicyOptions): string {
  const analytics = analyticsUrl ? ` ${new URL(analyticsUrl).origin}` : '';
  const directives = [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${isDevelopment ? ` 'unsafe-eval'` : ''}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'${analytics}${isDevelopment ? ' ws:' : ''}`,
    `media-src 'self' blob:`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'self'`,
  ];
  if (isSecure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

const plainHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
};

const secureHeaders: Readonly<Record<string, string>> = {
  ...plainHeaders,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** What nobody draws may load nothing. */
const noPage = { 'content-security-policy': `default-src 'none'; frame-ancestors 'none'` };

export const isSecureSite = ({ siteOrigin }: Pick<Config, 'siteOrigin'>): boolean =>
  siteOrigin?.startsWith('https:') ?? false;

const ofReplies = { plain: { ...noPage, ...plainHeaders }, secure: { ...noPage, ...secureHeaders } };

/** The same for a reply that is no page, to be given to it when it is made. */
export const headersOfReplies = (config: Config): Readonly<Record<string, string>> =>
  ofReplies[isSecureSite(config) ? 'secure' : 'plain'];

export function securityHeaders(config: Config): MiddlewareHandler {
  const given = Object.entries(isSecureSite(config) ? secureHeaders : plainHeaders);
  return async (c, next) => {
    await next();
    if (isFinished(c.res)) return;
    const headers = c.res.headers;
    for (const [name, value] of given) headers.set(name, value);
    for (const [name, value] of Object.entries(noPage)) if (!headers.has(name)) headers.set(name, value);
  };
}
