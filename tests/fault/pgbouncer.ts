/**
 * PgBouncer before the database, the real one of the machine's packages: with a session for each client everything
 * works; where it hands one session from client to client the start is refused in words.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { locks } from '#server/db/locks.ts';
import { migrate } from '#server/db/migrate.ts';
import { type OpenDatabase, openDatabase } from '#server/db/pool.ts';
import { isSetupError } from '#server/db/setup-error.ts';
import { inTransaction } from '#server/db/tx.ts';
import { withLock } from '#server/db/with-lock.ts';
import { makeDataDir } from '../data-dir.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
type Mode = 'session' | 'transaction' | 'statement';
type Finding = { what: string; isRight: boolean; saw: string };

function findProgram(): string | null {
  try {
    return execFileSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v pgbouncer']).toString().trim();
  } catch {
    return null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** As the database's own user: its socket is open to nobody else. */
async function startPooler(program: string, server: OpenDatabase, dataDir: string, mode: Mode) {
  const { host = '', port: serverPort = 5432, password } = server.connection;
  const { uid, gid } = await stat(host);
  const port = await freePort();
  const folder = join(dataDir, `pgbouncer-${mode}`);
  await mkdir(folder);
  await writeFile(join(folder, 'users.txt'), `"beacon" "${password}"\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
beacon = host=${host} port=${serverPort} dbname=beacon
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = ${mode}
`,
  );
  if (process.getuid?.() === 0) await chown(folder, uid, gid);
  const child: ChildProcess = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...(process.getuid?.() === 0 && { uid, gid }),
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) break;
    await delay(50);
  }
  return {
    url: `postgres://beacon:${encodeURIComponent(String(password))}@127.0.0.1:${port}/beacon`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function whatHappens(url: string, dataDir: string, use: (database: OpenDatabase) => Promise<string>) {
  try {
    const database = await openDatabase({ databaseUrl: url, dataDir, log, poolSize: 4 });
    try {
      return await use(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    return isSetupError(error) ? `refused: ${error.message}` : `failed: ${(error as Error).message}`;
  }
}

/** What a process does with its database that needs a session. */
async function useAll(database: OpenDatabase): Promise<string> {
  await migrate({ connection: database.connection, log });
  const { pool, db } = database;
  const limits = await pool.query("select current_setting('statement_timeout') as limit");
  const named = { name: 'one', text: 'select $1::int as n' };
  const sums = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const { rows } = await pool.query({ ...named, values: [n] });
      return inTransaction(db, async () => rows[0].n as number);
    }),
  );
  const inner = await withLock(pool, locks.calibration, () =>
    withLock(pool, locks.calibration, async () => 'twice'),
  );
  const isRight = sums.every((n, index) => n === index) && inner === null;
  return isRight && limits.rows[0].limit === '15s'
    ? 'works'
    : `wrong: ${JSON.stringify([limits.rows, inner])}`;
}

async function findAll(program: string): Promise<Finding[]> {
  const dataDir = await makeDataDir();
  const server = await openDatabase({ dataDir, log });
  const findings: Finding[] = [];
  try {
    for (const [mode, wanted] of [
      ['session', /^works$/],
      ['transaction', /^refused: .*pool_mode = transaction.*Use pool_mode = session/],
      ['statement', /^refused: .*statement/],
    ] as const) {
      const pooler = await startPooler(program, server, dataDir, mode);
      const saw = await whatHappens(pooler.url, dataDir, useAll);
      await pooler.stop();
      findings.push({ what: `pool_mode = ${mode}`, isRight: wanted.test(saw), saw });
    }
  } finally {
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return findings;
}

const program = findProgram();
if (!program) console.log('skipped: PgBouncer is not installed (apt-get install pgbouncer)');
else {
  const findings = await findAll(program);
  for (const { what, isRight, saw } of findings)
    console.log(`${isRight ? 'right' : 'WRONG'}  ${what}: ${saw}`);
  if (findings.some(({ isRight }) => !isRight)) process.exitCode = 1;
}
