/**
 * The application, opened by the process around it: one handler for requests, the jobs beside it, and its end. It is
 * the entry of the build, so API, pages, jobs and the parts they share are one module graph.
 */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { createApi } from '#server/api.ts';
import type { Deps, Host } from '#server/deps.ts';
import { createFindSession, listLive } from '#server/domains/accounts/service.ts';
import { compressReplies } from '#server/http/compress.ts';
import { limitConnections } from '#server/http/connection-limit.ts';
import { limitFiles } from '#server/http/limit-files.ts';
import { createHealth, observeRequests } from '#server/http/observe.ts';
import { attachRealtime } from '#server/http/realtime.ts';
import { securityHeaders } from '#server/http/security.ts';
import { readBacklog } from '#server/jobs/backlog.ts';
import { bringContent, type ContentSource, type ContentStep } from '#server/jobs/bring-content.ts';
import { type Job, startJobs } from '#server/jobs/start-jobs.ts';
import { createPages } from '#server/pages/pages.ts';
import { createKeptAssets, type KeptAssets } from '#server/platform/assets/kept-assets.ts';
import { addGauges } from '#server/platform/gauges.ts';
import { createQrCodes } from '#server/platform/qr.ts';
import { createServices } from '#server/platform/services.ts';
import { createWordSounds } from '#server/platform/word-sounds.ts';
import { createCrawlers } from '#server/routes/site/crawlers.ts';
import { createSharePictures } from '#server/routes/site/share-pictures.ts';

export type Application = {
  fetch: (request: Request, env: object) => Response | Promise<Response>;
  jobs: {
    /**
     * Imports questions, exams and the site's texts where they changed, and puts the client's files where every node
     * finds them; before anything is served.
     */
    bringContent: (source: ContentSource, onStep: (step: ContentStep) => void) => Promise<void>;
    /** Sockets, sweepers and the nightly calibration; the server has its request listener by then. */
    start: () => void;
    /** What is under way is finished first. Requests are still answered. */
    stop: () => Promise<void>;
  };
  close: () => Promise<void>;
};

/** `client`: the folder of the built client; null in development, where Vite serves it. */
export function open(host: Host, server: Server, client: string | null): Application {
  const { close, ...services } = createServices(host, createFindSession);
  const deps: Deps = { ...host, ...services };
  const assets = client === null ? null : createKeptAssets(deps, join(client, 'assets'));
  const app = createApp(deps, client, assets);
  let started: Job[] = [];
  return {
    fetch: (request, env) => app.fetch(request, env),
    jobs: {
      bringContent: async (source, onStep) => {
        await assets?.keep();
        await bringContent(deps, source, onStep);
      },
      start: () => {
        started = [
          limitConnections(server, deps),
          attachRealtime(server, deps, { listLive }),
          ...startJobs(deps),
          ...(assets ? [assets.start()] : []),
        ];
      },
      stop: async () => {
        await Promise.all(started.splice(0).map((job) => job.close()));
      },
    },
    close,
  };
}

function createApp(deps: Deps, client: string | null, assets: KeptAssets | null): Hono {
  const app = new Hono();
  app.use(observeRequests(deps));
  app.use(securityHeaders(deps.config));
  app.route(
    '/',
    createHealth(deps, addGauges({ ...deps, ...deps.metrics, readBacklog: () => readBacklog(deps) })),
  );
  app.use(limitFiles(deps));
  if (client !== null && assets !== null) {
    const files = { root: client };
    app.use(
      '/assets/*',
      cacheFor('public, max-age=31536000, immutable'),
      serveStatic({ ...files, precompressed: true }),
      assets.serve,
      // A page in its place would be drawn for nobody.
      async (c) => c.notFound(),
    );
    app.use('/art/*', cacheFor('public, max-age=86400'), serveStatic({ ...files, precompressed: true }));
    // Asked for anew with every page, and a new one is a new build. It fetches by the policy of its own reply.
    app.use(
      '/sw.js',
      headersFor({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      }),
      serveStatic({ ...files, precompressed: true }),
    );
    app.use(
      '/:file{[\\w.-]+\\.(?:ico|svg|png|txt|webmanifest)}',
      cacheFor('public, max-age=3600'),
      serveStatic(files),
    );
  }
  app.route('/', createWordSounds());
  app.use(compressReplies());
  const api = createApi(deps);
  app.route('/', api);
  app.route('/', createQrCodes(deps.config));
  app.route('/', createCrawlers(deps));
  app.route('/', createSharePictures(deps));
  app.route('/', createPages(deps, api));
  return app;
}

const cacheFor = (value: string): MiddlewareHandler => headersFor({ 'Cache-Control': value });

/** Only of what was found: nothing else is worth keeping. */
function headersFor(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status !== 200) return;
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  };
}
