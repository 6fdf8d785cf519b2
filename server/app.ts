/** The whole application as one request handler: API, pages and what surrounds them. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createApi } from '#server/api.ts';
import type { Deps } from '#server/deps.ts';
import { createHealth, observeRequests } from '#server/observe.ts';
import { createPages } from '#server/pages.ts';
import { createQrCodes } from '#server/qr.ts';
import { securityHeaders } from '#server/security.ts';

const yearSeconds = 31_536_000;

export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const isSecure = deps.config.siteOrigin?.startsWith('https:') ?? false;
  app.use(observeRequests(deps));
  app.use(securityHeaders(isSecure));
  app.route('/', createHealth(deps));
  if (import.meta.env.PROD) {
    app.use('/assets/*', serveStatic({ root: './build/client', precompressed: true, onFound: cacheFor(yearSeconds) }));
    app.use('/:file{[\\w.-]+\\.(?:ico|svg|png|txt|webmanifest)}', serveStatic({ root: './build/client', onFound: cacheFor(3600) }));
  }
  app.use(compress());
  const api = createApi(deps);
  app.route('/', api);
  app.route('/', createQrCodes(deps));
  app.route('/', createPages(deps, api));
  return app;
}

function cacheFor(seconds: number) {
  const value = seconds === yearSeconds ? `public, max-age=${seconds}, immutable` : `public, max-age=${seconds}`;
  return (_path: string, c: { header: (name: string, value: string) => void }) => c.header('Cache-Control', value);
}
