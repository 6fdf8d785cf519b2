/** Gets the application: from the build, or in development from the sources through Vite, fresh after every edit. */
import { realpath } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Application } from '#server/app.ts';
import type { Host } from '#server/deps.ts';
import { markInUse } from '#server/process/in-use.ts';

export type LoadedApplication = Application & {
  /** What sees a request before the application does. */
  intercept: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

type Bundle = { open: (host: Host, server: Server, client: string | null) => Application };

/** Which build is current; the process resolves it once, and serves that one to its end. */
const currentBuild = 'build/current';

export function loadApplication(
  mode: 'development' | 'production',
  host: Host,
  server: Server,
): Promise<LoadedApplication> {
  return mode === 'development' ? loadFromSources(host, server) : loadFromBuild(host, server);
}

async function loadFromBuild(host: Host, server: Server): Promise<LoadedApplication> {
  const build = await realpath(currentBuild).catch(() => {
    throw new Error('There is no build. Run: npm run build');
  });
  const leave = await markInUse(build);
  const bundle = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as Bundle;
  const application = bundle.open(host, server, join(build, 'client'));
  return {
    ...application,
    intercept: (_request, _response, next) => next(),
    close: async () => {
      await application.close();
      await leave();
    },
  };
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
  let current = Promise.resolve(bundle.open(host, server, null));

  const reopen = async (before: Promise<Application>, fresh: Bundle): Promise<Application> => {
    const old = await before;
    await old.jobs.stop();
    await old.close();
    const application = fresh.open(host, server, null);
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
      bringContent: async (source, onStep) => (await current).jobs.bringContent(source, onStep),
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
