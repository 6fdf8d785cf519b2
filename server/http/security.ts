/** Headers that narrow what a browser may do with our replies. */
import type { MiddlewareHandler } from 'hono';

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

export function securityHeaders(isSecure: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('X-Frame-Options', 'SAMEORIGIN');
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', `default-src 'none'; frame-ancestors 'none'`);
    }
    if (isSecure) headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  };
}
