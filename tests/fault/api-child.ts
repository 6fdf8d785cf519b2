/** The API in a process of its own, with example exams and people, for tests that kill it: api-child.ts <data dir> <port> <people>. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApi } from '#server/api.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/pool.ts';
import type { Deps } from '#server/deps.ts';
import { createFindSession, startSession } from '#server/domains/accounts/sessions.ts';
import { insertUser } from '#server/domains/accounts/store.ts';
import { startSweeper } from '#server/domains/attempts/service.ts';
import { createLog } from '#server/log.ts';
import { createServices } from '#server/platform/services.ts';
import { healthy } from '#tests/healthy.ts';
import { importExampleExams } from '../api/example-exams.ts';

const [dataDir = '', port = '0', people = '0'] = process.argv.slice(2);
const say = (...words: unknown[]) => process.stdout.write(`${words.join(' ')}\n`);

const config = readConfig({ DATA_DIR: dataDir, TEST_LIMIT_FACTOR: '1000' });
const log = createLog('error');
const now = () => new Date();
const { db, pool, connection } = await openDatabase({ dataDir, log });
await migrate({ connection, log });
const services = createServices({ config, log, db, pool, now }, createFindSession);
const deps: Deps = {
  ...services,
  config,
  log,
  db,
  pool,
  now,
  replica: null,
  isStopping: () => false,
  health: () => healthy,
  onSilence: () => () => undefined,
  noteRefused: () => undefined,
};

const { mock, verbal } = await importExampleExams(deps);
say('exams', mock, verbal);
for (let index = 0; index < Number(people); index += 1) {
  const email = `candidate-${index}@example.com`;
  const user = await insertUser(db, {
    email,
    nickname: `Candidate ${index}`,
    role: 'user',
    createdAt: now(),
  });
  if (!user) continue;
  const token = await startSession(db, user.id, {
    now: now(),
    address: '127.0.0.1',
    request: new Request('http://localhost/'),
    out: { header: () => undefined, setCookie: () => undefined },
  });
  say('person', token);
}

startSweeper(deps);
const api = createApi(deps);
const server = createServer(getRequestListener(api.fetch, { overrideGlobalObjects: false }));
server.listen(Number(port), '127.0.0.1', () => say('ready'));

// The parent's end of the pipe closes when it is done with us, or dies: no process stays behind.
process.stdin.resume().once('end', () => process.exit(0));
