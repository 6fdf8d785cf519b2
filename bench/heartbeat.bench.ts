/**
 * Heartbeats and answers over HTTP beside their bare statements on the same database in the same run, at 8 and at 64
 * connections: `npm run bench -- heartbeat`. What others do on the machine falls on all alike; the figures per
 * processor second (server and database, for the bare ones their caller and the database) say most.
 *
 * When a heartbeat took the long way, it cost 2.7 ms of the server and 1.3 ms of the database, an answer 0.5 and 0.3:
 * five times as much. As one statement it cost 1.8 and 0.6 where an answer cost 1.6 and 0.7 at 8 connections, and 3.2 and
 * 0.8 where one cost 2.1 and 0.8 at 64, on a machine that others kept busy.
 */
import autocannon from 'autocannon';
import pg from 'pg';
import type { RecordView } from '#contract/attempts/record.ts';
import { createClient } from '#contract/client.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/pool.ts';
import { updateHeartbeatAtOnce } from '#server/domains/attempts/answer-store.ts';
import { makeAccount } from '#tests/account.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { begin, move } from '#tests/candidate.ts';
import { buildIfStale } from '../scripts/build.ts';
import { databaseCpuSeconds, type ServerProcess, startProduct } from '../scripts/server-process.ts';
import { saveOne } from './answers/bare-statement.ts';

const rounds = 3;
const seconds = 3;
const widths = [8, 64];
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const kinds = ['heartbeat', 'answer'] as const;
type Kind = (typeof kinds)[number];

type Taker = { token: string; userId: string; recordId: string; tab: string; exerciseIds: string[] };
type Cost = { many: number; perSecond: number; serverMs: number; databaseMs: number };

let seq = 1_000_000;

async function overHttp(product: ServerProcess, kind: Kind, takers: readonly Taker[]): Promise<Cost> {
  let seated = 0;
  const before = [product.cpuSeconds(), databaseCpuSeconds(product.dataDir)] as const;
  const result = await autocannon({
    url: product.origin,
    connections: takers.length,
    duration: seconds,
    setupClient: (client) => {
      const { token, recordId, tab, exerciseIds } = takers[seated] as Taker;
      seated += 1;
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answerTo = (exerciseId: string) => ({
        method: 'PUT' as const,
        path: `/api/exercises/${exerciseId}/answer?lang=en`,
        headers,
        setupRequest: (request: autocannon.Request) => {
          seq += 1;
          const body = { recordId, tab, type: 'fill', answer: ['A'], seq, spent: 900 };
          return { ...request, body: JSON.stringify(body) };
        },
      });
      const beat = {
        method: 'PUT' as const,
        path: `/api/records/${recordId}/heartbeat?lang=en`,
        headers,
        body: JSON.stringify({ tab, elapsed: 20 }),
      };
      client.setRequests(kind === 'answer' ? exerciseIds.map(answerTo) : [beat]);
    },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} replies were not 2xx`);
  const many = result['2xx'];
  return {
    many,
    perSecond: many / result.duration,
    serverMs: (1000 * (product.cpuSeconds() - before[0])) / many,
    databaseMs: (1000 * (databaseCpuSeconds(product.dataDir) - before[1])) / many,
  };
}

const store: Record<Kind, (pool: pg.Pool, taker: Taker, turn: number) => Promise<unknown>> = {
  heartbeat: (pool, { recordId, userId, tab }) =>
    updateHeartbeatAtOnce(pool, { recordId, userId, tab, now: new Date() }),
  answer: (pool, { recordId, userId, tab, exerciseIds }, turn) => {
    seq += 1;
    const exerciseId = exerciseIds[turn % exerciseIds.length] ?? '';
    const given = { recordId, userId, tab, exerciseId, answer: ['A'], seq, spentMs: 900, length: null };
    return saveOne(pool, { ...given, now: new Date() });
  },
};

async function bare(pool: pg.Pool, dataDir: string, kind: Kind, takers: readonly Taker[]): Promise<Cost> {
  const own = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const before = [own(), databaseCpuSeconds(dataDir)] as const;
  const startedAt = performance.now();
  let many = 0;
  await Promise.all(
    takers.map(async (taker) => {
      for (let turn = 0; performance.now() - startedAt < seconds * 1000; turn += 1) {
        if (!(await store[kind](pool, taker, turn))) throw new Error('the short way was not taken');
        many += 1;
      }
    }),
  );
  return {
    many,
    perSecond: (1000 * many) / (performance.now() - startedAt),
    serverMs: (1000 * (own() - before[0])) / many,
    databaseMs: (1000 * (databaseCpuSeconds(dataDir) - before[1])) / many,
  };
}

/** The one statement takes every answer; this program gives the letters of one blank alone. */
const fillsOf = ({ exercises }: RecordView): string[] =>
  exercises.flatMap(({ id, question_type }) => (question_type === 'fill' ? id : []));

const middle = (costs: readonly Cost[], key: keyof Cost) =>
  costs.map((cost) => cost[key]).toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;

const cpuOf = (costs: readonly Cost[]) => middle(costs, 'serverMs') + middle(costs, 'databaseMs');

const show = (costs: readonly Cost[]) =>
  `${middle(costs, 'perSecond').toFixed(0)} per second, ${middle(costs, 'serverMs').toFixed(2)} + ` +
  `${middle(costs, 'databaseMs').toFixed(2)} ms of processor`;

export async function run(): Promise<void> {
  await buildIfStale(console.log);
  const product = await startProduct();
  const database = await openDatabase({ dataDir: product.dataDir, log, poolSize: 4 });
  const pool = new pg.Pool({ ...database.connection, max: readConfig({}).databasePool });
  try {
    const exams = await importExampleExams({ db: database.db, now: () => new Date() });
    const takers: Taker[] = [];
    for (let index = 0; index < Math.max(...widths); index += 1) {
      const account = await makeAccount(database.db, product.origin, `taker-${index}@example.com`);
      const call = createClient({ locale: 'en', origin: product.origin, token: account.token });
      const candidate = await begin(call, exams.verbal);
      await move(candidate, 'continue');
      const { recordId, tab, record } = candidate;
      takers.push({ ...account, recordId, tab, exerciseIds: fillsOf(record) });
    }
    for (const width of widths)
      for (const kind of kinds) {
        const measured = { http: [] as Cost[], bare: [] as Cost[] };
        // Interleaved; the first round warms up.
        for (let round = -1; round < rounds; round += 1) {
          // Who was silent for a minute has a clock that stands.
          await pool.query(`update records set last_sign = now() where status = 'open'`);
          const some = takers.slice(0, width);
          const one = await bare(pool, product.dataDir, kind, some);
          const other = await overHttp(product, kind, some);
          if (round < 0) continue;
          measured.bare.push(one);
          measured.http.push(other);
        }
        const rate = middle(measured.http, 'perSecond') / middle(measured.bare, 'perSecond');
        console.log(
          `${kind}, ${width} connections: ${show(measured.http)}\n` +
            `  bare statement: ${show(measured.bare)}; ratio of the rates ${rate.toFixed(2)}, ` +
            `per processor second ${(cpuOf(measured.bare) / cpuOf(measured.http)).toFixed(2)}`,
        );
      }
  } finally {
    await pool.end();
    await database.close();
    await product.stop();
  }
}
