/**
 * The process: reads the settings, opens the database and the HTTP server, hands them to the application, and ends
 * everything cleanly. What the application is made of lives in its build alone, so that there is one copy of it.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import type { Host } from '#server/deps.ts';
import { createLog } from '#server/log.ts';
import { closeServer, listen } from '#server/process/listen.ts';
import { loadApplication } from '#server/process/load-application.ts';
import { createProgress } from '#server/process/progress.ts';

const stepNames = {
  copying: 'copying the database’s programs to where its user may run them',
  creating: 'creating the database',
  starting: 'starting the database',
  recovering: 'the database recovers from a hard stop',
  waiting: 'waiting for the database',
  migrating: 'bringing the database up to date',
  questions: 'importing the questions',
  math: 'rendering the formulas of the questions',
  search: 'indexing the questions for search',
} as const;

export async function main(mode: 'development' | 'production'): Promise<void> {
  const config = readConfig(process.env);
  // What the product reads of its own (build, content, workers) it finds from here.
  process.chdir(join(import.meta.dirname, '..'));
  const log = createLog(config.logLevel);
  const progress = createProgress();
  const onProgress = (step: keyof typeof stepNames) => progress.say(stepNames[step]);
  let isStopping = false;

  const database = await openDatabase({
    log,
    onProgress,
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
  });
  // Ended in the opposite order in which they were opened.
  const closers: (() => Promise<void>)[] = [() => database.close()];
  const stop = async (signal: string) => {
    if (isStopping) return process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    for (const close of closers.reverse()) {
      await close().catch((error) => log.error({ err: error }, 'a part did not close'));
    }
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  try {
    await migrate({ log, onProgress, connection: database.connection });
    const server = createServer();
    const host: Host = {
      config,
      log,
      pool: database.pool,
      db: database.db,
      now: () => new Date(),
      isStopping: () => isStopping,
    };
    const application = await loadApplication(mode, host, server);
    closers.push(() => application.close());
    await application.jobs.bringContent(onProgress);
    const answer = getRequestListener((request, env) => application.fetch(request, env as object), {
      overrideGlobalObjects: false,
    });
    server.on('request', (request, response) => {
      application.intercept(request, response, () => answer(request, response));
    });
    application.jobs.start();
    closers.push(
      () => closeServer(server),
      () => application.jobs.stop(),
    );
    await listen(server, config.port, config.host);
    progress.end();
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const shown =
      config.siteOrigin ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;
    console.log(`Beacon GRE is ready: ${shown}`);
  } catch (error) {
    for (const close of closers.reverse()) await close().catch(() => undefined);
    throw error;
  }
}
