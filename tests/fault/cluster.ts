/**
 * Three nodes behind nginx with PostgreSQL and Redis, all of the machine's packages, while candidates answer: each part
 * is killed, falls silent and is restarted, and a new release is rolled out. Every row tells what was acknowledged and
 * lost, what callers saw, and whether the site found back by itself.
 *
 *     npm run fault [-- --only redis-silence,node-kill] [--candidates 100]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { assetsOf } from '../assets-of.ts';
import { type Load, startLoad } from './cluster/load.ts';
import { command, createNode, makeNextArtefact, type Node, untilReady } from './cluster/nodes.ts';
import { makePeople } from './cluster/people.ts';
import {
  createNginx,
  createPostgres,
  createRedis,
  type Found,
  findPrograms,
  freePort,
  installPrograms,
  type Program,
} from './cluster/programs.ts';
import { install, makeArtefact } from './installed.ts';
import { countLost } from './lost-answers.ts';
import { startProxy, type TcpProxy } from './tcp-proxy.ts';

const nodeCount = 3;
/** How long a part is away, and how long people go on before and after it. */
const awayMs = 8000;
const aroundMs = 6000;
/** For the whole site to be as before, once the part is back. */
const recoverWithinMs = 30_000;

type Cluster = {
  root: string;
  origin: string;
  databaseUrl: string;
  environment: Record<string, string>;
  postgres: Program;
  redis: Program;
  nginx: Program;
  nodes: Node[];
  /** Between the first node and the database. */
  road: TcpProxy;
};

type Fault = (cluster: Cluster) => Promise<void>;
type Finding = {
  row: string;
  acknowledged: number;
  lost: number;
  answered: number;
  failed: Map<number, number>;
  missingFiles: number;
  pages: number;
  longestWaitMs: number;
  /** From the part's return to a site that is ready at every node; null where it was not in time. */
  recoveredMs: number | null;
  isRight: boolean;
};

/** `started` has each part from its start on, so that all of them are ended whatever happens. */
async function openCluster(
  found: Found,
  { root, home, people, started }: { root: string; home: string; people: number; started: Program[] },
) {
  const { program: postgres, url: databaseUrl } = await createPostgres(found.postgres, root);
  const { program: redis, url: redisUrl } = await createRedis(found.redis, root);
  started.push(postgres, redis);
  await Promise.all([postgres.start(), redis.start()]);
  const { tokens, examId } = await makePeople(databaseUrl, people);
  const environment = {
    NODE_ENV: '',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    DATA_DIR: join(root, 'data'),
    TRUST_PROXY: 'true',
    LAME_DUCK_SECONDS: '4',
    ESSAY_GRAMMAR: 'false',
    MIGRATE_AT_START: 'false',
    IMPORT_AT_START: 'false',
    // They all come from one address.
    TEST_LIMIT_FACTOR: '1000',
  };
  const ports = await Promise.all(Array.from({ length: nodeCount }, freePort));
  const direct = new URL(databaseUrl);
  const road = await startProxy({ host: direct.hostname, port: Number(direct.port) });
  const onRoad = Object.assign(new URL(direct), { hostname: '127.0.0.1', port: String(road.port) }).href;
  const nodes = ports.map((port, index) => {
    const own = index === 0 ? { ...environment, DATABASE_URL: onRoad } : environment;
    return createNode(port, home, own, join(root, 'nodes.log'));
  });
  started.push(...nodes);
  for (const node of nodes) await node.start();
  const { program: nginx, origin } = await createNginx(found.nginx, root, ports);
  started.push(nginx);
  await nginx.start();
  const cluster: Cluster = { root, origin, databaseUrl, environment, postgres, redis, nginx, nodes, road };
  return { cluster, tokens, examId };
}

/** Without a word, and back after a while as whoever watches over it would bring it. */
const killed =
  (part: (cluster: Cluster) => Program): Fault =>
  async (cluster) => {
    await part(cluster).kill();
    await delay(awayMs);
    await part(cluster).start();
  };

const silent =
  (part: (cluster: Cluster) => Program): Fault =>
  async (cluster) => {
    await part(cluster).silence();
    await delay(awayMs);
    await part(cluster).wake();
  };

const restarted =
  (part: (cluster: Cluster) => Program): Fault =>
  async (cluster) => {
    await part(cluster).stop();
    await part(cluster).start();
  };

/** One node alone does not reach the database, which is there for the others. */
const cutOff: Fault = async ({ road }) => {
  road.silence();
  await delay(awayMs);
  road.forward();
};

const nodeOf = ({ nodes }: Cluster): Program => {
  const [first] = nodes;
  if (!first) throw new Error('no nodes');
  return first;
};

/** As in docs/operations.md: migrations first, then one node after the other. */
const rolled = (next: () => Promise<string>): Fault => {
  return async ({ nodes, environment, origin }) => {
    const before = assetsOf(await fetch(`${origin}/questions`).then((reply) => reply.text()));
    const home = await next();
    command(home, 'migrate', environment);
    for (const node of nodes) {
      await node.stop();
      node.setHome(home);
      await node.start();
    }
    const after = assetsOf(await fetch(`${origin}/questions`).then((reply) => reply.text()));
    if (after.every((file) => before.includes(file))) throw new Error('the next release has the same files');
    // A tab that was opened before, at whichever node it asks.
    for (const { port } of nodes)
      for (const file of before) {
        const { status } = await fetch(`http://127.0.0.1:${port}${file}`);
        if (status !== 200) throw new Error(`${file} of the release before: ${status}`);
      }
  };
};

const faults = (next: () => Promise<string>): Record<string, Fault> => ({
  'node-kill': killed(nodeOf),
  'node-silence': silent(nodeOf),
  'node-restart': restarted(nodeOf),
  'node-cut-off': cutOff,
  'redis-kill': killed(({ redis }) => redis),
  'redis-silence': silent(({ redis }) => redis),
  'redis-restart': restarted(({ redis }) => redis),
  'postgres-kill': killed(({ postgres }) => postgres),
  'postgres-silence': silent(({ postgres }) => postgres),
  'postgres-restart': restarted(({ postgres }) => postgres),
  'rolling-deploy': rolled(next),
});

/** What nobody may see an error of: the part has others beside it, or ends with notice. */
const unseen = new Set(['node-restart', 'redis-kill', 'redis-silence', 'redis-restart', 'rolling-deploy']);

async function recover({ nodes }: Cluster, load: Load, candidates: number): Promise<number | null> {
  const backAt = performance.now();
  const before = load.acknowledged();
  try {
    for (const { port } of nodes) await untilReady(port, recoverWithinMs);
    while (load.acknowledged() < before + candidates / 2) {
      if (performance.now() - backAt > recoverWithinMs) return null;
      await delay(20);
    }
    return performance.now() - backAt;
  } catch {
    return null;
  }
}

async function findOne(
  row: string,
  fault: Fault,
  cluster: Cluster,
  people: { tokens: readonly string[]; examId: string },
): Promise<Finding> {
  const load = startLoad(cluster.origin, people.tokens, people.examId);
  await delay(aroundMs);
  await fault(cluster);
  const recoveredMs = await recover(cluster, load, people.tokens.length);
  await delay(aroundMs);
  await load.stop();
  const { seen, taken } = load;
  const lost = await countLost({ databaseUrl: cluster.databaseUrl, dataDir: '' }, taken);
  const acknowledged = load.acknowledged();
  const isQuiet = !unseen.has(row) || seen.failed.size === 0;
  const isRight =
    lost === 0 && seen.missingFiles === 0 && recoveredMs !== null && isQuiet && acknowledged > 0;
  return { row, acknowledged, lost, ...seen, recoveredMs, isRight };
}

const seconds = (ms: number | null): string => (ms === null ? 'no' : `${(ms / 1000).toFixed(1)} s`);

function lineOf(finding: Finding): string {
  const { row, acknowledged, lost, failed, answered, missingFiles, pages, longestWaitMs, recoveredMs } =
    finding;
  const of = (wanted: (status: number) => boolean) =>
    [...failed].reduce((sum, [status, count]) => (wanted(status) ? sum + count : sum), 0);
  const statuses = [...failed]
    .filter(([status]) => status > 0)
    .map(([status, count]) => `${count} × ${status}`);
  return [
    (finding.isRight ? '' : 'WRONG ') + row,
    acknowledged,
    lost,
    answered,
    statuses.join(', ') || '0',
    of((status) => status === 0),
    `${missingFiles} of ${pages} pages`,
    seconds(longestWaitMs),
    seconds(recoveredMs),
  ].join(' | ');
}

async function run(found: Found, only: string | undefined, candidates: number): Promise<boolean> {
  const root = await mkdtemp(join(tmpdir(), 'beacon-cluster-'));
  const started: Program[] = [];
  let road: TcpProxy | undefined;
  const end = async () => {
    await road?.close();
    for (const program of started.toReversed()) await program.kill();
    await rm(root, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void end().then(() => process.exit(1)));
  try {
    console.log('… making the release');
    const home = await install(makeArtefact(join(root, 'artefacts')), join(root, 'installed'));
    let nextHome: string | undefined;
    const wanted = Object.entries(faults(async () => nextHome ?? '')).filter(
      ([row]) => !only || only.split(',').includes(row),
    );
    if (wanted.length === 0)
      throw new Error(`--only: one of ${Object.keys(faults(async () => '')).join(', ')}`);
    if (wanted.some(([row]) => row === 'rolling-deploy')) {
      console.log('… making the release after it');
      nextHome = await install(await makeNextArtefact(join(root, 'after')), join(root, 'installed-next'));
    }
    const { cluster, tokens, examId } = await openCluster(found, {
      root,
      home,
      people: candidates,
      started,
    });
    road = cluster.road;
    console.log(
      `${nodeCount} nodes, ${candidates} candidates; a part that is killed or silent is away for ${awayMs / 1000} s`,
    );
    console.log(
      'row | acknowledged | lost | answered | 5xx | no answer | missing files | longest wait | recovered by itself',
    );
    let isRight = true;
    for (const [row, fault] of wanted) {
      const finding = await findOne(row, fault, cluster, { tokens, examId });
      console.log(lineOf(finding));
      isRight &&= finding.isRight;
    }
    return isRight;
  } finally {
    await end();
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    candidates: { type: 'string', default: '100' },
    install: { type: 'boolean', default: false },
  },
});
let found = findPrograms();
if ('missing' in found && values.install && process.getuid?.() === 0) {
  installPrograms(found.missing);
  found = findPrograms();
}
if ('missing' in found)
  console.log(
    `skipped: not installed here: ${found.missing.join(', ')} (as root, npm run fault installs them)`,
  );
else if (!(await run(found, values.only, Number(values.candidates)))) process.exitCode = 1;
