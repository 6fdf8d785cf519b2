/** PostgreSQL under Patroni with an etcd of its own and HAProxy before it, of the machine's packages, in folders and on ports of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { stringify } from 'yaml';
import { freePort, makeFolder, serverUser } from './server.ts';

/** Debian's package of each, for who has to install it. */
const programs = {
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/haproxy': 'haproxy',
} as const;

export const missingPackages = (): string[] =>
  Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : [name]));

export type Node = { name: string; port: number; restPort: number; folder: string; patroni: ChildProcess };

export type Cluster = {
  nodes: Node[];
  /** Where HAProxy leads to the primary. */
  proxyPort: number;
  /** The one that Patroni has made the primary; waits until there is one. */
  primary: () => Promise<Node>;
  /** A primary, and a standby that its commits wait for. */
  whole: () => Promise<void>;
  /** As a machine that loses its power: Patroni and all of PostgreSQL, without a word. */
  kill: (node: Node) => Promise<void>;
  /** The machine is back. */
  revive: (node: Node) => Promise<void>;
  stop: () => Promise<void>;
};

/** Half of Patroni's own usual numbers: how long a primary that says nothing is waited for. */
const timing = { ttl: 20, loop_wait: 3, retry_timeout: 5 };

export async function startCluster(parent: string, binaries: string): Promise<Cluster> {
  const children = new Set<ChildProcess>();
  const start = async (program: string, args: string[], name: string): Promise<ChildProcess> => {
    const folder = join(parent, name);
    await makeFolder(folder);
    const log = openSync(join(parent, `${name}.log`), 'a');
    const child = spawn(program, args, { ...serverUser(), cwd: folder, stdio: ['ignore', log, log] });
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };

  const etcdPort = await freePort();
  const etcd = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${await freePort()}`;
  await start(
    '/usr/bin/etcd',
    [
      ...['--name', 'one', '--data-dir', join(parent, 'etcd', 'data')],
      ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd, '--listen-peer-urls', peer],
      ...['--initial-advertise-peer-urls', peer, '--initial-cluster', `one=${peer}`],
    ],
    'etcd',
  );

  const startPatroni = (name: string) =>
    start('/usr/bin/patroni', [join(parent, `${name}.yml`)], `${name}-patroni`);
  const nodes: Node[] = [];
  for (const name of ['one', 'two']) {
    const [port, restPort] = [await freePort(), await freePort()];
    const folder = join(parent, `${name}-patroni`, 'data');
    const settings = configOf({ name, port, restPort, folder, etcdPort, binaries });
    await writeFile(join(parent, `${name}.yml`), stringify(settings));
    nodes.push({ name, port, restPort, folder, patroni: await startPatroni(name) });
  }

  const proxyPort = await freePort();
  const file = join(parent, 'haproxy.cfg');
  await writeFile(file, proxyConfig(proxyPort, nodes));
  await start('/usr/sbin/haproxy', ['-f', file], 'haproxy');

  const roleOf = async ({ restPort }: Node): Promise<{ role: string; isSync: boolean }> => {
    try {
      const reply = await fetch(`http://127.0.0.1:${restPort}/patroni`, {
        signal: AbortSignal.timeout(2000),
      });
      const { role, state, sync_standby } = (await reply.json()) as Record<string, unknown>;
      return { role: state === 'running' ? String(role) : 'none', isSync: Boolean(sync_standby) };
    } catch {
      return { role: 'none', isSync: false };
    }
  };
  const until = async <T>(find: () => Promise<T | undefined>, what: string): Promise<T> => {
    const giveUpAt = Date.now() + 180_000;
    for (;;) {
      const found = await find();
      if (found !== undefined) return found;
      if (Date.now() > giveUpAt)
        throw new Error(`${what}: not within three minutes; the logs are in ${parent}`);
      await delay(250);
    }
  };
  const primary = () =>
    until(async () => {
      for (const node of nodes) if ((await roleOf(node)).role === 'master') return node;
      if (nodes.every(({ patroni }) => patroni.exitCode !== null))
        throw new Error(`Patroni has ended; the logs are in ${parent}`);
      return undefined;
    }, 'a primary');

  return {
    nodes,
    proxyPort,
    primary,
    whole: async () => {
      await primary();
      await until(async () => {
        const roles = await Promise.all(nodes.map(roleOf));
        return roles.some(({ isSync }) => isSync) || undefined;
      }, 'a synchronous standby');
    },
    kill: async (node) => {
      const postmaster = Number.parseInt(await readFile(join(node.folder, 'postmaster.pid'), 'utf8'), 10);
      const gone = once(node.patroni, 'exit');
      node.patroni.kill('SIGKILL');
      // Its children end with the connection to it; what they have not sent by then is lost, as it should be.
      process.kill(postmaster, 'SIGKILL');
      await gone;
    },
    revive: async (node) => {
      node.patroni = await startPatroni(node.name);
    },
    stop: async () => {
      // Patroni first, which stops its PostgreSQL in order, and needs etcd for that.
      const patronis = nodes
        .map(({ patroni }) => patroni)
        .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
      await Promise.all(patronis.map((child) => end(child, 'SIGTERM')));
      await Promise.all([...children].map((child) => end(child, 'SIGKILL')));
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

type NodeSettings = Omit<Node, 'patroni'> & { etcdPort: number; binaries: string };

const configOf = ({ name, port, restPort, folder, etcdPort, binaries }: NodeSettings) => ({
  scope: 'beacon',
  name,
  restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
  etcd3: { host: `127.0.0.1:${etcdPort}` },
  bootstrap: {
    dcs: {
      ...timing,
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        parameters: { max_connections: 80, wal_log_hints: 'on', random_page_cost: 1.1 },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: folder,
    pgpass: `${folder}.pgpass`,
    bin_dir: binaries,
    authentication: {
      superuser: { username: 'postgres', password: 'lighthouse' },
      replication: { username: 'replicator', password: 'lighthouse' },
      rewind: { username: 'postgres', password: 'lighthouse' },
    },
    pg_hba: [
      'local all all trust',
      'host all all 127.0.0.1/32 trust',
      'host replication all 127.0.0.1/32 trust',
    ],
    // Not among the data: a rewind reads every file there, and cannot read a socket.
    parameters: { unix_socket_directories: dirname(folder) },
  },
});

/** Patroni answers 200 to `/primary` on the primary alone; whoever is connected to one that is not it any more is cut off. */
const proxyConfig = (port: number, nodes: readonly Node[]): string => `global
  maxconn 500
defaults
  mode tcp
  timeout connect 3s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.restPort}`).join('\n')}
`;

/** The site's own database and user, as an operator makes them. */
export async function makeDatabase({ port }: Pick<Node, 'port'>): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query("create role beacon login password 'lighthouse'");
  await client.query('create database beacon owner beacon');
  await client.end();
}
