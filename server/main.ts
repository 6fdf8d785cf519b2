/**
 * The process: reads the settings, opens the database and the HTTP server, hands them to the application, and ends
 * everything cleanly. What the application is made of lives in its build alone, so that there is one copy of it.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { orderOf } from '#core/release.ts';
import { readConfig } from '#server/config.ts';
import { migrate, requireMigrated } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import { openReplica } from '#server/db/replica.ts';
import { watchDatabase } from '#server/db/watch.ts';
import type { Host } from '#server/deps.ts';
import { createLog } from '#server/log.ts';
import { guardConnections, patience } from '#server/process/connections.ts';
import { closeServer, listen } from '#server/process/listen.ts';
import { loadApplication } from '#server/process/load-application.ts';
import { createProgress } from '#server/process/progress.ts';
import { readRelease } from '#server/process/release.ts';
import { closeParts, type Part, startDeadline, stopWithinMs } from '#server/process/stop.ts';
import { warnOperator } from '#server/process/warnings.ts';

const stepNames = {
  copying: 'copying the database’s programs to where its user may run them',
  creating: 'creating the database',
  starting: 'starting the database',
  recovering: 'the database recovers from a hard stop',
  waiting: 'waiting for the database',
  migrating: 'bringing the database up to date',
  'migrating-elsewhere': 'another process brings the database up to date: waiting for it',
  questions: 'importing the questions',
  math: 'rendering the formulas of the questions',
  search: 'indexing the questions for search',
  'importing-elsewhere': 'another process brings the content in: waiting for it',
} as const;

/** The path of server/http/realtime.ts, which looks at the rest of the request itself. */
const isSocket = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/socket.io/');

/** Vite's own socket, on the same server in development. */
const isForVite = ({ headers }: IncomingMessage): boolean =>
  /^vite-(?:hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '');

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
  const watch = watchDatabase({ ...database, log });
  const replica = config.databaseReplicaUrl
    ? openReplica({
        url: config.databaseReplicaUrl,
        primary: database.pool,
        log,
        poolSize: config.databasePool,
      })
    : null;
  const closeDatabase = async () => {
    watch.close();
    await Promise.all([replica?.close(), database.close()]);
  };
  // Ended in the opposite order in which they were opened, each by its part of the time.
  const parts: Part[] = [{ name: 'database', close: closeDatabase, byMs: stopWithinMs - 500 }];
  const stop = async (signal: string) => {
    if (isStopping) return process.exit(1);
    isStopping = true;
    log.info({ signal, lameDuckMs: config.lameDuckMs }, 'stopping');
    startDeadline(config.lameDuckMs + stopWithinMs);
    // `/readyz` says 503 from now on; everything else goes on as before until whoever asks it has noticed.
    await delay(config.lameDuckMs);
    await closeParts(parts.toReversed(), log);
    log.info('stopped');
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  try {
    const bringUpToDate = config.atStart.migrates ? migrate : requireMigrated;
    await bringUpToDate({ log, onProgress, connection: database.connection });
    const server = createServer(patience);
    const connections = guardConnections(server, {
      maxConnections: config.connections.max,
      mayUpgrade: (request) => isSocket(request) || (mode === 'development' && isForVite(request)),
      log,
    });
    const host: Host = {
      config,
      log,
      pool: database.pool,
      db: database.db,
      replica,
      health: watch.health,
      onSilence: watch.onSilence,
      noteRefused: watch.noteRefused,
      now: watch.now,
      isStopping: () => isStopping,
    };
    const application = await loadApplication(mode, host, server);
    parts.push({ name: 'application', close: () => application.close(), byMs: 7500 });
    const release = mode === 'production' ? orderOf(await readRelease(process.cwd())) : null;
    await application.jobs.bringContent({ release, isImporting: config.atStart.imports }, onProgress);
    const answer = getRequestListener((request, env) => application.fetch(request, env as object));
    server.on('request', (request, response) => {
      // A proxy that keeps connections would otherwise send a request into one that is just being closed.
      if (isStopping) response.shouldKeepAlive = false;
      application.intercept(request, response, () => answer(request, response));
    });
    application.jobs.start();
    parts.push(
      { name: 'requests', close: (left) => closeServer(server, connections, left - 500), byMs: 6000 },
      { name: 'jobs', close: () => application.jobs.stop(), byMs: 3000 },
    );
    await listen(server, config.port, config.host);
    progress.end();
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    const shown =
      config.siteOrigin ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;
    console.log(`Beacon GRE is ready: ${shown}`);
    await warnOperator(config, database, log);
  } catch (error) {
    await closeParts(parts.toReversed(), log);
    throw error;
  }
}
