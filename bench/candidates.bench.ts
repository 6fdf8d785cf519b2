/**
 * Thousands of live candidates on one machine: `npm run bench -- candidates [MINUTES] [CANDIDATES] [PROCESSES]`, by
 * default ten minutes of 2,000 at two processes of the server. Each answers every half a minute and sends heartbeats as
 * a browser does; at the end every acknowledged answer is read back through the API.
 */
import { fork } from 'node:child_process';
import { createClient } from '#contract/client.ts';
import { openDatabase } from '#server/db/pool.ts';
import { makeAccount } from '#tests/account.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { begin, move } from '#tests/candidate.ts';
import { buildIfStale } from '../scripts/build.ts';
import { databaseCpuSeconds, type ServerProcess, startProduct } from '../scripts/server-process.ts';
import type { CrowdReport, CrowdTask, Seat } from './candidates/crowd.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const answerEveryMs = 30_000;
/** So many are seated, or read back, at a time. */
const width = 8;

async function inParts<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const [at, item] of queue) results[at] = await work(item);
    }),
  );
  return results;
}

const clientOf = ({ origin, token }: Pick<Seat, 'origin' | 'token'>) =>
  createClient({ locale: 'en', origin, token });

async function seat(
  db: Parameters<typeof makeAccount>[0],
  { origin }: ServerProcess,
  examId: string,
  no: number,
): Promise<Seat> {
  const { token } = await makeAccount(db, origin, `candidate-${no}@example.com`);
  const candidate = await begin(clientOf({ origin, token }), examId);
  await move(candidate, 'continue');
  const { recordId, tab, record } = candidate;
  const exerciseIds = record.exercises.flatMap(({ id, question_type }) =>
    question_type === 'fill' ? id : [],
  );
  return { origin, token, recordId, tab, exerciseIds };
}

function letLive(task: CrowdTask): Promise<CrowdReport> {
  const child = fork(new URL('./candidates/crowd.ts', import.meta.url));
  return new Promise((resolve, reject) => {
    child.once('message', (report) => resolve(report as CrowdReport));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the crowd ended with ${code} and no report`)));
    child.send(task);
  });
}

/** How many acknowledged answers the server no longer has. */
async function countLost(seats: readonly Seat[], { confirmed }: CrowdReport): Promise<number> {
  const lost = await inParts(seats, async ({ recordId, tab, ...who }) => {
    const { answers } = await clientOf(who)('GET /api/records/{recordId}', {
      params: { recordId },
      query: { tab },
    });
    return Object.entries(confirmed[recordId] ?? {}).filter(([exerciseId, { seq, answer }]) => {
      const stored = answers[exerciseId];
      return stored === undefined || stored.seq < seq || (stored.seq === seq && stored.answer[0] !== answer);
    }).length;
  });
  return lost.reduce((sum, one) => sum + one, 0);
}

const show = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `${times.length}, p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`;
};

export async function run([minutes = '10', many = '2000', processes = '2']: string[]): Promise<void> {
  await buildIfStale(console.log);
  // All of them come from this machine, which is one network to the server.
  const env = { MAX_CONNECTIONS_PER_NETWORK: '10000', MAX_CONNECTIONS: '10000' };
  const first = await startProduct(env);
  const servers = [first];
  while (servers.length < Number(processes))
    servers.push(await startProduct({ ...env, DATA_DIR: first.dataDir }));
  const { db, close } = await openDatabase({ dataDir: first.dataDir, log, poolSize: 4 });
  try {
    const exams = await importExampleExams({ db, now: () => new Date() });
    const numbers = Array.from({ length: Number(many) }, (_, no) => no);
    const seats = await inParts(numbers, (no) =>
      seat(db, servers[no % servers.length] as ServerProcess, exams.verbal, no),
    );
    const cpu = () => ({
      server: servers.reduce((sum, { cpuSeconds }) => sum + cpuSeconds(), 0),
      database: databaseCpuSeconds(first.dataDir),
    });
    // Who was seated first has been silent the longest.
    await inParts(seats, ({ recordId, tab, ...who }) =>
      clientOf(who)('PUT /api/records/{recordId}/heartbeat', { params: { recordId }, body: { tab } }),
    );
    const before = cpu();
    const report = await letLive({ seats, minutes: Number(minutes), answerEveryMs });
    const after = cpu();
    const seconds = Number(minutes) * 60;
    const share = (used: number) => `${((100 * used) / seconds).toFixed(0)} %`;
    const acknowledged = Object.values(report.confirmed).flatMap((one) => Object.keys(one)).length;
    console.log(
      `${seats.length} candidates for ${minutes} minute(s) at ${servers.length} process(es)\n` +
        `  answers: ${show(report.answers)}\n` +
        `  heartbeats: ${show(report.heartbeats)}\n` +
        `  all: ${show([...report.answers, ...report.heartbeats])}\n` +
        `  failed: ${JSON.stringify(report.failed)}\n` +
        `  of one processor: server ${share(after.server - before.server)}, ` +
        `database ${share(after.database - before.database)}, crowd ${share(report.cpuSeconds)}\n` +
        `  read back: ${acknowledged} exercises with an acknowledged answer, ${await countLost(seats, report)} lost`,
    );
  } finally {
    await close();
    for (const server of servers.toReversed()) await server.stop();
  }
}
