/** PostgreSQL, Redis and nginx of the machine's packages, on ports and in folders of their own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { listChildren } from '../database-processes.ts';

/** Something that can be killed, can fall silent, and can be started again. */
export type Program = {
  name: string;
  start: () => Promise<void>;
  /** Without a word. */
  kill: () => Promise<void>;
  /** Asked to end. */
  stop: () => Promise<void>;
  silence: () => Promise<void>;
  wake: () => Promise<void>;
};

const sbin = '/usr/sbin:/sbin';
const packages = ['postgresql', 'redis-server', 'nginx'] as const;

const findProgram = (name: string): string | null => {
  try {
    return execFileSync('sh', ['-c', `PATH="$PATH:${sbin}" command -v ${name}`], { encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
};

function findPostgres(): string | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root)
    ? readdirSync(root)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  const folder = versions
    .map((version) => join(root, String(version), 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  return folder ?? null;
}

export type Found = { postgres: string; redis: string; nginx: string };

/** Where the programs are, or what is missing. */
export function findPrograms(): Found | { missing: string[] } {
  const [postgres, redis, nginx] = [findPostgres(), findProgram('redis-server'), findProgram('nginx')];
  if (postgres && redis && nginx) return { postgres, redis, nginx };
  return { missing: packages.filter((_, index) => ![postgres, redis, nginx][index]) };
}

/** From Debian's packages, without starting what they bring: the services of the machine stay as they are. */
export function installPrograms(missing: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...missing], {
    env,
    stdio: 'inherit',
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

export async function untilOpen(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(50);
  }
}

/** A child and all that it started. */
export function programOf(name: string, open: () => ChildProcess, isUp: () => Promise<void>): Program {
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const everyone = async (): Promise<number[]> => {
    const pid = child?.pid;
    return pid ? [pid, ...(await listChildren(pid))] : [];
  };
  const send = async (signal: NodeJS.Signals) => {
    for (const pid of await everyone()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended since it was listed.
      }
    }
  };
  return {
    name,
    start: async () => {
      child = open();
      ended = once(child, 'exit');
      await isUp();
    },
    kill: async () => {
      await send('SIGKILL');
      await ended;
    },
    stop: async () => {
      // Fast for PostgreSQL, whose SIGTERM waits for every client; the others know SIGTERM.
      child?.kill(name === 'postgres' ? 'SIGINT' : 'SIGTERM');
      await ended;
    },
    silence: () => send('SIGSTOP'),
    wake: () => send('SIGCONT'),
  };
}

/** As the package's own user where we are root, which PostgreSQL refuses to be. */
const ownUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

export async function createPostgres(bin: string, root: string): Promise<{ program: Program; url: string }> {
  const [folder, port, user] = [join(root, 'postgres'), await freePort(), ownUser()];
  await mkdir(folder);
  if (user) await chown(folder, user.uid, user.gid);
  await chmod(root, 0o755);
  const data = join(folder, 'data');
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'beacon', '--auth=trust', '-E', 'UTF8', '--locale=C'],
    {
      ...user,
      stdio: 'ignore',
    },
  );
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 100,
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgresql://beacon@127.0.0.1:${port}/postgres`;
  const isUp = async () => {
    for (;;) {
      try {
        return void execFileSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
          stdio: 'ignore',
        });
      } catch {
        await delay(100);
      }
    }
  };
  const open = () => spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...user, stdio: 'ignore' });
  return { program: programOf('postgres', open, isUp), url };
}

export async function createRedis(redis: string, root: string): Promise<{ program: Program; url: string }> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', root];
  const open = () => spawn(redis, args, { stdio: 'ignore' });
  return { program: programOf('redis', open, () => untilOpen(port)), url: `redis://127.0.0.1:${port}` };
}

/** With deploy/nginx.conf as it is but for its addresses: each place that is changed has to be there. */
export async function createNginx(
  nginx: string,
  root: string,
  ports: readonly number[],
): Promise<{ program: Program; origin: string }> {
  const [folder, port] = [join(root, 'nginx'), await freePort()];
  await mkdir(folder);
  const deploy = join(import.meta.dirname, '../../../deploy');
  let site = await readFile(join(deploy, 'nginx.conf'), 'utf8');
  const nodes = (await readFile(join(deploy, 'nodes.conf'), 'utf8')).split('\n');
  const lines = nodes.filter((line) => line.startsWith('server '));
  if (lines.length !== ports.length) throw new Error('deploy/nodes.conf has another number of nodes');
  const own = lines.map((line, index) => line.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${ports[index]}`));
  await writeFile(join(folder, 'nodes.conf'), own.join('\n'));
  for (const [from, to] of [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/etc/nginx/nodes.conf', join(folder, 'nodes.conf')],
    ['/var/cache/nginx/beacon', join(folder, 'cache')],
  ] as const) {
    if (!site.includes(from)) throw new Error(`deploy/nginx.conf has no “${from}”`);
    site = site.replaceAll(from, to);
  }
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')}; worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http { access_log off; ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
      .join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  execFileSync(nginx, ['-t', ...args], { stdio: 'pipe' });
  const open = () => spawn(nginx, args, { stdio: 'ignore' });
  return { program: programOf('nginx', open, () => untilOpen(port)), origin: `http://127.0.0.1:${port}` };
}
