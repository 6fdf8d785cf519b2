/** Starts a server for a benchmark, tells how much processor time it has used, and ends it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeDataDir } from '#tests/data-dir.ts';

const root = join(import.meta.dirname, '..');

export type ServerProcess = {
  origin: string;
  /** Where its embedded database lies: whoever opens it there joins the running one. */
  dataDir: string;
  cpuSeconds: () => number;
  stop: () => Promise<void>;
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** User and system time of one process; the database beside it is not counted. */
function cpuSecondsOf(pid: number): number {
  if (process.platform === 'linux') {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }
  const [minutes = '0', seconds = '0'] = execFileSync('ps', ['-o', 'cputime=', '-p', String(pid)])
    .toString()
    .trim()
    .split(':')
    .slice(-2);
  return Number(minutes) * 60 + Number(seconds);
}

/** Processor time of an embedded database: its first process, all that it started, and those that have ended. */
export function databaseCpuSeconds(dataDir: string): number {
  const root = join(dataDir, 'pg');
  const cluster = readdirSync(root).find((name) => /^\d+$/.test(name)) ?? '';
  const postmaster = Number.parseInt(readFileSync(join(root, cluster, 'postmaster.pid'), 'utf8'), 10);
  if (process.platform !== 'linux') return cpuSecondsOf(postmaster);
  const statOf = (pid: number | string) =>
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
  const sum = (fields: number[], from: number, to: number) =>
    fields.slice(from, to).reduce((total, ticks) => total + ticks, 0) / 100;
  let total = sum(statOf(postmaster), 11, 15);
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = statOf(pid);
      if (fields[1] === postmaster) total += sum(fields, 11, 13);
    } catch {
      // It has ended since the folder was read.
    }
  }
  return total;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  // The first start imports the whole bank.
  for (let attempt = 0; attempt < 1800; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const isReady = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await delay(100);
  }
  throw new Error(`no answer from ${url}`);
}

export async function startServer(
  args: string[],
  readyPath: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort();
  const dataDir = await makeDataDir();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // A benchmark is faster than any crowd.
      TEST_LIMIT_FACTOR: '1000000',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin + readyPath, child).catch((error) => {
    child.kill('SIGTERM');
    throw error;
  });
  return {
    origin,
    dataDir,
    cpuSeconds: () => cpuSecondsOf(child.pid ?? 0),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const startProduct = (env?: Record<string, string>) =>
  startServer([join(root, 'scripts/run.mjs'), 'start'], '/readyz', env);
