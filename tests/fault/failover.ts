/**
 * The primary is killed while candidates answer: PostgreSQL under Patroni with a synchronous standby, once behind HAProxy
 * and once with both servers named in DATABASE_URL. Tells how long nobody could answer, and counts what was acknowledged
 * and is not there any more: --candidates 40.
 */
import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ApiError, createClient } from '#contract/client.ts';
import { answerTo } from '../api/example-exams.ts';
import { type Attempted, begin, type Candidate, takeExam } from '../candidate.ts';
import { makeDataDir } from '../data-dir.ts';
import { countLostIn } from './lost-answers.ts';
import { type Cluster, makeDatabase, missingPackages, startCluster } from './postgres/patroni.ts';
import { findPostgres, urlOf } from './postgres/server.ts';
import { startSite } from './site/site.ts';

type Outcome = {
  way: string;
  acknowledged: number;
  lost: number;
  finished: number;
  /** From the kill to the new primary, and to the first answer that was acknowledged after it. */
  promotedMs: number;
  gapMs: number;
  /** Calls that failed on the way and were sent again. */
  retried: number;
};

/** What a call may fail with while the database is away; anything else is a fault. */
const passing = new Set(['NETWORK', 'TIMEOUT', 'BAD_REPLY', 'UNAVAILABLE']);
const longestWaitMs = 180_000;

async function failOver(cluster: Cluster, way: string, url: string, options: Options): Promise<Outcome> {
  await cluster.whole();
  const site = await startSite(
    { DATA_DIR: options.dataDir, DATABASE_URL: url, TEST_LIMIT_FACTOR: '1000' },
    options.candidates,
  );
  const taken: Candidate[] = [];
  const count = { finished: 0, retried: 0 };
  let isOver = false;
  const attempted: Attempted = async (work) => {
    const startedAt = performance.now();
    for (;;) {
      try {
        return await work();
      } catch (error) {
        const isPassing = error instanceof ApiError && passing.has(error.error);
        if (!isPassing || performance.now() - startedAt > longestWaitMs) throw error;
        count.retried += 1;
        await delay(100 + Math.random() * 200);
      }
    }
  };
  const runCandidate = async (token: string) => {
    const call = createClient({ locale: 'en', origin: site.origin, token });
    for (let round = 0; !isOver; round += 1) {
      const candidate = await begin(call, round < 3 ? site.exams.mock : site.exams.verbal, attempted);
      taken.push(candidate);
      await takeExam(candidate, (form) => answerTo(form, Math.random() < 0.6), attempted);
      count.finished += 1;
    }
  };
  let failure: unknown = null;
  const everybody = Promise.all(site.tokens.map(runCandidate)).catch((error) => {
    failure = error;
  });
  const acknowledged = () => taken.reduce((sum, one) => sum + one.acknowledged.length, 0);
  const untilMore = async (more: number) => {
    const wanted = acknowledged() + more;
    while (!failure && acknowledged() < wanted) await delay(10);
    if (failure) throw failure;
  };
  try {
    await untilMore(10 * options.candidates);
    const primary = await cluster.primary();
    await cluster.kill(primary);
    const killedAt = performance.now();
    // Replies that were on their way have arrived; the next one comes from the new primary.
    await delay(500);
    const promoted = cluster.primary().then(() => performance.now() - killedAt);
    await untilMore(1);
    const gapMs = performance.now() - killedAt;
    await untilMore(10 * options.candidates);
    isOver = true;
    await everybody;
    if (failure) throw failure;
    const { port } = await cluster.primary();
    const pool = new pg.Pool({ connectionString: urlOf(port) });
    const lost = await countLostIn(pool, taken);
    await pool.end();
    await cluster.revive(primary);
    return { way, acknowledged: acknowledged(), lost, promotedMs: await promoted, gapMs, ...count };
  } finally {
    await site.kill();
  }
}

type Options = { dataDir: string; candidates: number };

async function failOverBothWays(binaries: string, candidates: number): Promise<Outcome[]> {
  const dataDir = await makeDataDir();
  const cluster = await startCluster(dataDir, binaries);
  const options = { dataDir, candidates };
  try {
    await makeDatabase(await cluster.primary());
    const behindProxy = await failOver(cluster, 'HAProxy', urlOf(cluster.proxyPort), options);
    console.log(say(behindProxy));
    const ports = cluster.nodes.map(({ port }) => port);
    const named = `${urlOf(...ports)}?target_session_attrs=read-write`;
    const several = await failOver(cluster, 'both servers in DATABASE_URL', named, options);
    console.log(say(several));
    return [behindProxy, several];
  } finally {
    await cluster.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const say = ({ way, acknowledged, lost, finished, promotedMs, gapMs, retried }: Outcome): string =>
  `${way}: acknowledged ${acknowledged}, lost ${lost}, attempts finished ${finished}, a new primary after ` +
  `${seconds(promotedMs)}, the first answer after ${seconds(gapMs)}, calls sent again ${retried}`;

const { values } = parseArgs({ options: { candidates: { type: 'string', default: '40' } } });
const binaries = findPostgres();
const missing = [...missingPackages(), ...(binaries ? [] : ['postgresql'])];
if (missing.length > 0) console.log(`skipped: not installed (apt-get install ${missing.join(' ')})`);
else {
  const outcomes = await failOverBothWays(binaries ?? '', Number(values.candidates));
  if (outcomes.some(({ lost }) => lost > 0)) process.exitCode = 1;
}
