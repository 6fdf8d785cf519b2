/** Real PostgreSQL servers in folders and on ports of their own, of the machine's packages: primaries and streaming standbys. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chown, mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** The newest of the machine's packages that can make a standby; null where there is none. */
export function findPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  const folders = versions.toSorted((a, b) => b - a).map((version) => join(root, String(version), 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'pg_basebackup'))) ?? null;
}

/** PostgreSQL refuses to run as root. */
export function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export type PostgresServer = {
  port: number;
  folder: string;
  url: string;
  query: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
  /** Makes a standby the primary. */
  promote: () => Promise<void>;
  /** Orderly; the folder stays. */
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** With all that belongs to it, at once. */
  kill: () => Promise<void>;
};

type Options = { binaries: string; parent: string; name: string; settings?: readonly string[] };

const password = 'lighthouse';
export const urlOf = (...ports: number[]): string =>
  `postgres://beacon:${password}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/beacon`;

/** A folder that the server's user may write in. */
export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const user = serverUser();
  if (user) await chown(folder, user.uid, user.gid);
}

export async function makePrimary({
  binaries,
  parent,
  name,
  settings = [],
}: Options): Promise<PostgresServer> {
  const folder = join(parent, name);
  await makeFolder(folder);
  const asUser = { ...serverUser(), cwd: folder };
  await run(
    join(binaries, 'initdb'),
    ['-D', folder, '-U', 'beacon', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    asUser,
  );
  await appendFile(
    join(folder, 'postgresql.conf'),
    ['wal_level = replica', 'max_wal_senders = 8', 'max_connections = 60', ...settings]
      .join('\n')
      .concat('\n'),
  );
  await appendFile(
    join(folder, 'pg_hba.conf'),
    'host replication all 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 trust\n',
  );
  const server = await openIn(binaries, folder);
  await server.query('create database beacon', [], 'postgres');
  return server;
}

/** A copy of another server that follows it. */
export async function makeStandby(
  primary: Pick<PostgresServer, 'port'>,
  { binaries, parent, name }: Options,
): Promise<PostgresServer> {
  const folder = join(parent, name);
  await makeFolder(folder);
  const asUser = { ...serverUser(), cwd: folder };
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'beacon'];
  await run(
    join(binaries, 'pg_basebackup'),
    [...from, '-D', folder, '-R', '-c', 'fast', '-X', 'stream'],
    asUser,
  );
  return openIn(binaries, folder);
}

/** Starts the server whose data lie in a folder. */
export async function openIn(binaries: string, folder: string) {
  const port = await freePort();
  let child: ChildProcess;
  let ended: Promise<unknown> = Promise.resolve();
  const query = async (text: string, values: unknown[] = [], database = 'beacon') => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'beacon', database, password });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(text, values);
    } finally {
      await client.end();
    }
  };
  const start = async () => {
    const options = ['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder];
    // What is tested is not a power cut of the whole machine: the disk is spared.
    child = spawn(join(binaries, 'postgres'), [...options, '-c', 'fsync=off'], {
      ...serverUser(),
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr?.on('data', (chunk) => {
      words += chunk;
    });
    ended = once(child, 'exit');
    while (!(await query('select 1', [], 'postgres').then(Boolean, () => false))) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${words}`);
      await delay(50);
    }
  };
  await start();
  return {
    port,
    folder,
    url: urlOf(port),
    query,
    start,
    promote: async () => {
      await query('select pg_promote()');
    },
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
    kill: async () => {
      // SIGQUIT would be an orderly word to its children; a machine that is gone says none.
      const children = await run('pgrep', ['-P', String(child.pid)]).then(
        ({ stdout }) => stdout.trim().split('\n').map(Number),
        () => [],
      );
      child.kill('SIGKILL');
      for (const pid of children) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It went with its parent.
        }
      }
      await ended;
      await rm(join(folder, 'postmaster.pid'), { force: true });
    },
  };
}
