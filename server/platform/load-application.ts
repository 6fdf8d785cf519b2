/** Gets the application: from the build, or in development from the sources through Vite, fresh after every edit. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';

export type Application = {
  fetch: (deps: Deps, request: Request, env: unknown) => Response | Promise<Response>;
  /** What sees a request before the application does. */
  intercept: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  close: () => Promise<void>;
};

type Bundle = { createApp: (deps: Deps) => Hono };

const root = join(import.meta.dirname, '../..');

export function loadApplication(mode: 'development' | 'production', server: Server): Promise<Application> {
  return mode === 'development' ? loadFromSources(server) : loadFromBuild();
}

async function loadFromBuild(): Promise<Application> {
  const entry = join(root, 'build/server/index.js');
  if (!existsSync(entry)) throw new Error('There is no build. Run: npm run build');
  const bundle = (await import(new URL(`file://${entry}`).href)) as Bundle;
  let app: Hono | undefined;
  return {
    fetch: (deps, request, env) => {
      app ??= bundle.createApp(deps);
      return app.fetch(request, env as object);
    },
    intercept: (_request, _response, next) => next(),
    close: async () => {},
  };
}

async function loadFromSources(server: Server): Promise<Application> {
  const { createServer } = await import('vite');
  const own = process.listeners('SIGTERM');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // A server within Vite would end the process before the database is closed.
  for (const listener of process.listeners('SIGTERM'))
    if (!own.includes(listener)) process.off('SIGTERM', listener);
  let current: { bundle: Bundle; app: Hono } | undefined;
  return {
    fetch: async (deps, request, env) => {
      const bundle = (await vite.ssrLoadModule('./server/app.ts')) as Bundle;
      if (current?.bundle !== bundle) current = { bundle, app: bundle.createApp(deps) };
      return current.app.fetch(request, env as object);
    },
    intercept: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  };
}
