/**
 * The site without its pages, in a process of its own that is run from the sources: what main.ts and app.ts open, by the
 * settings in the environment. It brings example exams in, and as many people as its argument says.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from '#server/api.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import { openReplica } from '#server/db/replica.ts';
import { watchDatabase } from '#server/db/watch.ts';
import type { Deps } from '#server/deps.ts';
import { createFindSession, startSession } from '#server/domains/accounts/sessions.ts';
import { insertUser } from '#server/domains/accounts/store.ts';
import { limitConnections } from '#server/http/connection-limit.ts';
import { createHealth, observeRequests } from '#server/http/observe.ts';
import { readBacklog } from '#server/jobs/backlog.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { createLog } from '#server/log.ts';
import { addGauges } from '#server/platform/gauges.ts';
import { createServices } from '#server/platform/services.ts';
import { importExampleExams } from '../../api/example-exams.ts';

const [people = '0'] = process.argv.slice(2);
const say = (...words: unknown[]) => process.stdout.write(`${words.join(' ')}\n`);

const config = readConfig(process.env);
const log = createLog(config.logLevel, { write: (line) => process.stderr.write(line) });
const database = await openDatabase({
  log,
  databaseUrl: config.databaseUrl ?? undefined,
  dataDir: config.dataDir,
  poolSize: config.databasePool,
});
const { db, pool, connection } = database;
const { health, onSilence, noteRefused, now } = watchDatabase({ ...database, log });
await migrate({ connection, log });
const replica = config.databaseReplicaUrl
  ? openReplica({ url: config.databaseReplicaUrl, primary: pool, log, poolSize: config.databasePool })
  : null;
const host = { config, log, db, replica, pool, now, health, onSilence, noteRefused, isStopping: () => false };
const deps: Deps = { ...host, ...createServices(host, createFindSession) };

if (Number(people) > 0) {
  const { mock, verbal, essays } = await importExampleExams(deps);
  say('exams', mock, verbal, essays);
}
for (let index = 0; index < Number(people); index += 1) {
  const createdAt = now();
  // Others with every start: a site that follows another one on the same database has candidates of its own.
  const person = {
    email: `candidate-${randomUUID()}@example.com`,
    nickname: `Candidate ${index}`,
    createdAt,
  };
  const user = await insertUser(db, { ...person, role: 'user' });
  if (!user) continue;
  const token = await startSession(db, user.id, {
    now: createdAt,
    address: '127.0.0.1',
    request: new Request('http://localhost/'),
    out: { header: () => undefined, setCookie: () => undefined },
  });
  say('person', token);
}

const app = new Hono();
app.use(observeRequests(deps));
app.route(
  '/',
  createHealth(deps, addGauges({ ...deps, ...deps.metrics, readBacklog: () => readBacklog(deps) })),
);
app.route('/', createApi(deps));
const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
limitConnections(server, deps);
startJobs(deps);
server.listen(config.port, '127.0.0.1', () => say('ready', (server.address() as AddressInfo).port));

// The parent's end of the pipe closes when it is done with us, or dies: no process stays behind.
process.stdin.resume().once('end', () => process.exit(0));
