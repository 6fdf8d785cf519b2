/** The process: reads the settings, opens what lives long, serves, and ends everything cleanly. */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import type { Deps } from '#server/deps.ts';
import { startSweeper } from '#server/domains/attempts/sweeper.ts';
import { startCalibration } from '#server/domains/calibration/service.ts';
import { startEssaySweeper } from '#server/domains/essays/queue.ts';
import { importExamFolder } from '#server/domains/exams/import.ts';
import { importFolder } from '#server/domains/questions/service.ts';
import { importContent } from '#server/domains/site/import.ts';
import { createMetrics } from '#server/http/observe.ts';
import { createLog } from '#server/log.ts';
import { loadApplication } from '#server/platform/load-application.ts';
import { createProgress } from '#server/platform/progress.ts';
import { attachRealtime } from '#server/platform/realtime.ts';
import { createServices } from '#server/platform/services.ts';

const drainMs = 10_000;

/** Where the bank's build leaves what is imported at start. */
const contentFolder = join(import.meta.dirname, '../build/bank');

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
  const log = createLog(config.logLevel);
  const progress = createProgress();
  let isStopping = false;

  const telling = { log, onProgress: (step: keyof typeof stepNames) => progress.say(stepNames[step]) };
  const database = await openDatabase({
    ...telling,
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

  await migrate({ ...telling, connection: database.connection }).catch(async (error) => {
    await database.close();
    throw error;
  });

  await bringContent(database.db, log, (step) => progress.say(stepNames[step])).catch(async (error) => {
    await database.close();
    throw error;
  });

  const server = createServer();
  const application = await loadApplication(mode, server);
  const now = () => new Date();
  const services = createServices({ config, log, db: database.db, pool: database.pool, now });
  closers.push(services.close);
  const deps: Deps = {
    ...services,
    config,
    log,
    db: database.db,
    pool: database.pool,
    metrics: createMetrics(),
    now,
    isStopping: () => isStopping,
  };
  const answer = getRequestListener((request, env) => application.fetch(deps, request, env), {
    overrideGlobalObjects: false,
  });
  server.on('request', (request, response) => {
    application.intercept(request, response, () => answer(request, response));
  });
  const realtime = attachRealtime(server, deps);
  const sweeper = startSweeper(deps);
  const essaySweeper = startEssaySweeper(deps);
  const calibration = startCalibration(deps);
  closers.push(
    () => sweeper.close(),
    () => essaySweeper.close(),
    () => calibration.close(),
    () => closeServer(server),
    () => realtime.close(),
    () => application.close(),
  );
  await listen(server, config.port, config.host);
  progress.end();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const shown =
    config.siteOrigin ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;
  console.log(`Beacon GRE is ready: ${shown}`);
}

/** A bank with faults is left out whole: what was imported before stays. */
async function bringContent(
  db: Deps['db'],
  log: Deps['log'],
  onStep: (step: 'questions' | 'math' | 'search') => void,
): Promise<void> {
  let shown = '';
  const result = await importFolder({ db, now: () => new Date() }, contentFolder, (step) => {
    if (step !== shown) onStep(step);
    shown = step;
  });
  if (result.kind === 'faulty') log.error({ faults: result.faults }, 'the question bank has faults');
  if (result.kind === 'imported') log.info(result, 'the question bank was imported');
  // After the questions, since exams are made of them.
  const exams = await importExamFolder({ db, now: () => new Date() }, join(contentFolder, 'exams'));
  if (exams.faults.length > 0) log.error({ faults: exams.faults }, 'some exams have faults and are left out');
  const site = await importContent({ db, now: () => new Date() });
  if (site.faults.length > 0) log.error({ faults: site.faults }, 'the site’s content has faults');
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `PORT: ${port} is in use by another program. End that program, or set PORT to a free one.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

/** Requests in flight are finished; idle connections are closed at once, and stubborn ones after a while. */
function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
