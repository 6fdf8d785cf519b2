/** The running PostgreSQL server of a cluster: found by its pid file, started detached, stopped gently. */
import { execFile, spawn } from 'node:child_process';
import { chown, open, readFile, readlink, rename, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { errorCode } from '#server/db/setup-error.ts';
import type { OsUser } from './user.ts';

export const SOCKET_PORT = 5432;

export type RunningServer = { pid: number; socketDir: string; status: string };

/** `exit` turns from undefined into a text once the server has gone. */
export type StartedServer = {
  exit: string | undefined;
  /** The program could not even be run, so that trying again is in vain. */
  cannotRun: boolean;
  readNewLog: () => Promise<string>;
};

const execute = promisify(execFile);

const LARGEST_LOG = 10 * 1024 * 1024;

/**
 * The server that serves this cluster now, if any. A pid file may outlive its server and its number may have
 * gone to a stranger, so the process must also be at work in the cluster's folder. The file itself is
 * never removed by us: PostgreSQL judges it together with its shared memory.
 */
export async function findRunning(cluster: string): Promise<RunningServer | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!(pid > 0) || !(await isServing(pid, cluster))) return undefined;
  return { pid, socketDir: lines[4] ?? '', status: lines[7] || 'starting' };
}

export async function hasPidFile(cluster: string): Promise<boolean> {
  return (await stat(join(cluster, 'postmaster.pid')).catch(() => undefined)) !== undefined;
}

/**
 * A server in another container that shares the folder cannot be seen by its pid, and nothing but its open
 * socket tells that a second server would ruin the data.
 */
export function answersOn(socketDir: string): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(join(socketDir, `.s.PGSQL.${SOCKET_PORT}`));
    socket.on('connect', () => settle(true)).on('error', () => settle(false));
    socket.on('connect', () => socket.destroy());
  });
}

type StartRequest = {
  binDir: string;
  root: string;
  cluster: string;
  socketDir: string;
  user: OsUser | undefined;
};

export async function startServer({
  binDir,
  root,
  cluster,
  socketDir,
  user,
}: StartRequest): Promise<StartedServer> {
  const logPath = join(root, 'server.log');
  const size = (await stat(logPath).catch(() => undefined))?.size ?? 0;
  if (size > LARGEST_LOG) await rename(logPath, `${logPath}.1`).catch(() => undefined);
  const logFile = await open(logPath, 'a', 0o640);
  if (user) await chown(logPath, user.uid, user.gid);
  const from = (await logFile.stat()).size;
  const settings = [
    'listen_addresses=',
    // A list in PostgreSQL's eyes: without quotes a comma in a folder's name would split it.
    `unix_socket_directories="${socketDir.replaceAll('"', '""')}"`,
    'unix_socket_permissions=0700',
    'logging_collector=off',
    'log_timezone=UTC',
    'timezone=UTC',
    // No disk of today turns: the planner should not shun an index for a table's beginning to end.
    'random_page_cost=1.1',
  ];
  const args = ['-D', cluster, '-p', String(SOCKET_PORT), ...settings.flatMap((setting) => ['-c', setting])];
  // Detached, because Ctrl-C reaches the whole process group: requests under way would lose their database.
  const child = spawn(join(binDir, 'postgres'), args, {
    ...user,
    cwd: cluster,
    detached: true,
    env: serverEnvironment(),
    stdio: ['ignore', logFile.fd, logFile.fd],
  });
  const started: StartedServer = {
    exit: undefined,
    cannotRun: false,
    readNewLog: async () => (await readFile(logPath)).subarray(from).toString('utf8').slice(-2000),
  };
  child.on('error', (error) => {
    started.exit = error.message;
    started.cannotRun = true;
  });
  child.on('exit', (code, signal) => {
    started.exit = `exit ${code ?? signal}`;
  });
  child.unref();
  await logFile.close();
  return started;
}

/** Fast shutdown; after a minute an immediate one, from which PostgreSQL recovers. Never SIGKILL. */
export async function stopServer(cluster: string): Promise<void> {
  const running = await findRunning(cluster);
  if (!running) return;
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (await isServing(running.pid, cluster)) process.kill(running.pid, signal);
    const giveUpAt = Date.now() + 60_000;
    while (Date.now() < giveUpAt) {
      if (!(await isServing(running.pid, cluster))) return;
      await delay(20);
    }
  }
  throw new Error(`The database server (pid ${running.pid}) does not stop.`);
}

async function isServing(pid: number, cluster: string): Promise<boolean> {
  if (!isRunning(pid)) return false;
  // A process that has ended but was not yet cleared away has no folder any more.
  if (process.platform === 'linux') return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster;
  const { stdout } = await execute('ps', ['-p', String(pid), '-o', 'command=']).catch(() => ({ stdout: '' }));
  return stdout.includes(cluster);
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The server outlives us and may be another user: it sees neither our secrets nor PG* settings meant for clients. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { PATH, ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}), LC_ALL: 'C', TZ: 'UTC' };
}
