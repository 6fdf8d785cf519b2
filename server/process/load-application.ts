/** Gets the application: from the build, or in development from the sources through Vite, fresh after every edit. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Application } from '#server/app.ts';
import type { Host } from '#server/deps.ts';

export type LoadedApplication = Application & {
  /** What sees a request before the application does. */
  intercept: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

type Bundle = { open: (host: Host, server: Server) => Application };

export function loadApplication(
  mode: 'development' | 'production',
  host: Host,
  server: Server,
): Promise<LoadedApplication> {
  return mode === 'development' ? loadFromSources(host, server) : loadFromBuild(host, server);
}

async function loadFromBuild(host: Host, server: Server): Promise<LoadedApplication> {
  const entry = resolve('build/server/index.js');
  if (!existsSync(entry)) throw new Error('There is no build. Run: npm run build');
  const bundle = (await import(pathToFileURL(entry).href)) as Bundle;
  return { ...bundle.open(host, server), intercept: (_request, _response, next) => next() };
}

async function loadFromSources(host: Host, server: Server): Promise<LoadedApplication> {
  const { createServer } = await import('vite');
  const own = process.listeners('SIGTERM');
  const vite = await createServer({
    root: process.cwd(),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  // A server within Vite would end the process before the database is closed.
  for (const listener of process.listeners('SIGTERM'))
    if (!own.includes(listener)) process.off('SIGTERM', listener);
  let bundle = (await vite.ssrLoadModule('./server/app.ts')) as Bundle;
  let current = Promise.resolve(bundle.open(host, server));

  const reopen = async (before: Promise<Application>, fresh: Bundle): Promise<Application> => {
    const old = await before;
    await old.jobs.stop();
    await old.close();
    const application = fresh.open(host, server);
    application.jobs.start();
    return application;
  };
  const newest = async (): Promise<Application> => {
    const loaded = (await vite.ssrLoadModule('./server/app.ts')) as Bundle;
    if (loaded !== bundle) {
      bundle = loaded;
      current = reopen(current, loaded);
    }
    return current;
  };
  return {
    fetch: async (request, env) => (await newest()).fetch(request, env),
    jobs: {
      bringContent: async (onStep) => (await current).jobs.bringContent(onStep),
      start: () => void current.then(({ jobs }) => jobs.start()),
      stop: async () => (await current).jobs.stop(),
    },
    intercept: (request, response, next) => vite.middlewares(request, response, next),
    close: async () => {
      await (await current).close();
      await vite.close();
    },
  };
}
