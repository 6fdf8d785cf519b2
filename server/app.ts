/** The whole application as one request handler: API, pages and what surrounds them. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { createApi } from '#server/api.ts';
import type { Deps } from '#server/deps.ts';
import { compressReplies } from '#server/http/compress.ts';
import { createHealth, observeRequests } from '#server/http/observe.ts';
import { securityHeaders } from '#server/http/security.ts';
import { createPages } from '#server/pages/pages.ts';
import { createQrCodes } from '#server/platform/qr.ts';
import { createCrawlers } from '#server/routes/site/crawlers.ts';
import { createSharePictures } from '#server/routes/site/share-pictures.ts';

const files = { root: './build/client' };

export function createApp(deps: Deps): Hono {
  const app = new Hono();
  const isSecure = deps.config.siteOrigin?.startsWith('https:') ?? false;
  app.use(observeRequests(deps));
  app.use(securityHeaders(isSecure));
  app.route('/', createHealth(deps));
  if (import.meta.env.PROD) {
    app.use(
      '/assets/*',
      cacheFor('public, max-age=31536000, immutable'),
      serveStatic({ ...files, precompressed: true }),
    );
    app.use('/art/*', cacheFor('public, max-age=86400'), serveStatic({ ...files, precompressed: true }));
    app.use(
      '/:file{[\\w.-]+\\.(?:ico|svg|png|txt|webmanifest)}',
      cacheFor('public, max-age=3600'),
      serveStatic(files),
    );
  }
  app.use(compressReplies());
  const api = createApi(deps);
  app.route('/', api);
  app.route('/', createQrCodes(deps));
  app.route('/', createCrawlers(deps));
  app.route('/', createSharePictures());
  app.route('/', createPages(deps, api));
  return app;
}

/** Only what was found is worth keeping. */
function cacheFor(value: string): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status === 200) c.res.headers.set('Cache-Control', value);
  };
}
