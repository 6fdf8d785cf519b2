/**
 * What a request costs when one, two or three processes share the work, round and round: `npm run bench -- cluster`.
 * All three run from the start over one database, and one, two or all of them are asked in turns, so that a busy moment
 * of the machine falls on all alike. Told is processor time: of the processes that were asked, and of the database.
 */
import { Agent, request } from 'node:http';
import { createClient } from '#contract/client.ts';
import { openDatabase } from '#server/db/pool.ts';
import { makeAccount } from '#tests/account.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { begin, move } from '#tests/candidate.ts';
import { buildIfStale } from '../scripts/build.ts';
import { databaseCpuSeconds, type ServerProcess, startProduct } from '../scripts/server-process.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const rounds = 3;
const seconds = 4;
const callers = 24;
const most = 3;
const kinds = ['answer', 'heartbeat', 'question list'] as const;
type Kind = (typeof kinds)[number];

type Taker = { token: string; recordId: string; tab: string; exerciseIds: string[]; agent: Agent };
type Cost = { perSecond: number; serverMs: number; databaseMs: number };
type Call = { method: string; path: string; body?: unknown };

let seq = 1_000_000;

function callOf(kind: Kind, { recordId, tab, exerciseIds }: Taker, turn: number): Call {
  if (kind === 'question list') return { method: 'GET', path: '/questions' };
  if (kind === 'heartbeat')
    return { method: 'PUT', path: `/api/records/${recordId}/heartbeat`, body: { tab, elapsed: 20 } };
  seq += 1;
  const body = { recordId, tab, type: 'fill', answer: ['A'], seq, spent: 900 };
  return { method: 'PUT', path: `/api/exercises/${exerciseIds[turn % exerciseIds.length]}/answer`, body };
}

function send(origin: string, { token, agent }: Taker, { method, path, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, {
      agent,
      method,
      headers: {
        authorization: `Bearer ${token}`,
        cookie: `token=${token}`,
        'content-type': 'application/json',
        'accept-encoding': 'br',
      },
    });
    sent.on('response', (reply) =>
      reply
        .resume()
        .on('end', () =>
          reply.statusCode === 200 ? resolve() : reject(new Error(`${path}: ${reply.statusCode}`)),
        ),
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function measure(kind: Kind, asked: readonly ServerProcess[], takers: readonly Taker[]): Promise<Cost> {
  const { dataDir } = asked[0] as ServerProcess;
  const cpu = () => asked.reduce((sum, { cpuSeconds }) => sum + cpuSeconds(), 0);
  const before = [cpu(), databaseCpuSeconds(dataDir)] as const;
  const startedAt = performance.now();
  let many = 0;
  await Promise.all(
    takers.map(async (taker) => {
      for (let turn = 0; performance.now() - startedAt < seconds * 1000; turn += 1) {
        const { origin } = asked[many % asked.length] as ServerProcess;
        many += 1;
        await send(origin, taker, callOf(kind, taker, turn));
      }
    }),
  );
  return {
    perSecond: (1000 * many) / (performance.now() - startedAt),
    serverMs: (1000 * (cpu() - before[0])) / many,
    databaseMs: (1000 * (databaseCpuSeconds(dataDir) - before[1])) / many,
  };
}

const median = (costs: readonly Cost[], key: keyof Cost): number =>
  costs.map((one) => one[key]).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;

export async function run(): Promise<void> {
  await buildIfStale(console.log);
  const first = await startProduct();
  const servers = [first];
  while (servers.length < most) servers.push(await startProduct({ DATA_DIR: first.dataDir }));
  const { db, pool, close } = await openDatabase({ dataDir: first.dataDir, log, poolSize: 4 });
  const takers: Taker[] = [];
  try {
    const exams = await importExampleExams({ db, now: () => new Date() });
    for (let index = 0; index < callers; index += 1) {
      const { token } = await makeAccount(db, first.origin, `taker-${index}@example.com`);
      const call = createClient({ locale: 'en', origin: first.origin, token });
      const candidate = await begin(call, exams.verbal);
      await move(candidate, 'continue');
      const { recordId, tab, record } = candidate;
      const exerciseIds = record.exercises.flatMap(({ id, question_type }) =>
        question_type === 'fill' ? id : [],
      );
      takers.push({ token, recordId, tab, exerciseIds, agent: new Agent({ keepAlive: true }) });
    }
    for (const kind of kinds) {
      const costs = Array.from({ length: most }, (): Cost[] => []);
      // Interleaved; the first round warms up.
      for (let round = -1; round < rounds; round += 1)
        for (let count = 1; count <= most; count += 1) {
          // Who was silent for a minute has a clock that stands.
          await pool.query(`update records set last_sign = now() where status = 'open'`);
          const cost = await measure(kind, servers.slice(0, count), takers);
          if (round >= 0) costs[count - 1]?.push(cost);
        }
      for (const [at, one] of costs.entries())
        console.log(
          `${kind}, ${at + 1} process(es): ${median(one, 'serverMs').toFixed(2)} ms of the server and ` +
            `${median(one, 'databaseMs').toFixed(2)} ms of the database each, ${median(one, 'perSecond').toFixed(0)} per second`,
        );
    }
  } finally {
    for (const { agent } of takers) agent.destroy();
    await close();
    for (const server of servers.toReversed()) await server.stop();
  }
}
