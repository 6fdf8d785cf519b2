/**
 * Answer saves per second and their 99th percentile beside the bare SQL transaction on the same database in the same
 * run, at 8 and at 64 connections, with 1,000 and with 1,000,000 answers stored before.
 *
 * Two bare ones are measured, each from as many callers over a pool as large as the product's: the plain transaction
 * (begin, lock the attempt, update, note the event, commit), and a single statement that does all of it for one answer.
 * The product writes answers that come together by one such statement for all of them.
 * On a machine that others use too, the figures per processor second (server, database and, for the bare ones, their
 * caller) say more than the rates.
 */
import autocannon from 'autocannon';
import pg from 'pg';
import { createClient } from '#contract/client.ts';
import { readConfig } from '#server/config.ts';
import { type OpenDatabase, openDatabase } from '#server/db/pool.ts';
import { makeAccount } from '#tests/account.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { begin, type Candidate, move } from '#tests/candidate.ts';
import { buildIfStale } from '../scripts/build.ts';
import { databaseCpuSeconds, type ServerProcess, startProduct } from '../scripts/server-process.ts';
import { saveOne } from './answers/bare-statement.ts';

const rounds = 3;
const seconds = 4;
const widths = [8, 64];
const sizes = [1000, 1_000_000];
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Rate = { perSecond: number; p99: number; perCpuSecond: number };
type Taker = Candidate & { token: string; userId: string; exerciseIds: string[] };

const middle = (rates: Rate[]): Rate => {
  const of = (key: keyof Rate) => rates.map((rate) => rate[key]).toSorted((a, b) => a - b);
  const at = Math.floor(rates.length / 2);
  return {
    perSecond: of('perSecond')[at] ?? 0,
    p99: of('p99')[at] ?? 0,
    perCpuSecond: of('perCpuSecond')[at] ?? 0,
  };
};

/** Candidates in the middle of a practice set, each with a tab that holds the lease. */
async function seatCandidates(
  { db }: OpenDatabase,
  origin: string,
  examId: string,
  many: number,
): Promise<Taker[]> {
  const takers: Taker[] = [];
  for (let index = 0; index < many; index += 1) {
    const { userId, token } = await makeAccount(db, origin, `taker-${index}@example.com`);
    const candidate = await begin(createClient({ locale: 'en', origin, token }), examId);
    await move(candidate, 'continue');
    // Those that take a letter for an answer.
    const exerciseIds = candidate.record.exercises.flatMap(({ id, question_type }) =>
      question_type === 'fill' ? id : [],
    );
    takers.push({ ...candidate, token, userId, exerciseIds });
  }
  return takers;
}

let seq = 1_000_000;
const nextSeq = () => {
  seq += 1;
  return seq;
};

/** Over HTTP: session, validation, transaction, reply. One connection is one candidate. */
async function saveOverHttp(product: ServerProcess, takers: readonly Taker[], width: number): Promise<Rate> {
  let seated = 0;
  const cpu = () => product.cpuSeconds() + databaseCpuSeconds(product.dataDir);
  const before = cpu();
  const result = await autocannon({
    url: product.origin,
    connections: width,
    duration: seconds,
    setupClient: (client) => {
      const { token, recordId, tab, exerciseIds } = takers[seated] as Taker;
      seated += 1;
      const one = (exerciseId: string) => ({
        method: 'PUT' as const,
        path: `/api/exercises/${exerciseId}/answer?lang=en`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        setupRequest: (request: autocannon.Request) => ({
          ...request,
          body: JSON.stringify({ recordId, tab, type: 'fill', answer: ['A'], seq: nextSeq(), spent: 900 }),
        }),
      });
      client.setRequests(exerciseIds.map(one));
    },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} replies were not 2xx`);
  const saves = result['2xx'];
  return {
    perSecond: saves / result.duration,
    p99: result.latency.p99,
    perCpuSecond: saves / (cpu() - before),
  };
}

type Save = (pool: pg.Pool, taker: Taker, exerciseId: string, number: number) => Promise<void>;

/** One statement for each answer, alone. */
const saveByStatement: Save = async (pool, { recordId, userId, tab }, exerciseId, number) => {
  const saved = await saveOne(pool, {
    recordId,
    userId,
    exerciseId,
    answer: ['A'],
    seq: number,
    spentMs: 900,
    tab,
    now: new Date(),
    length: null,
  });
  if (!saved) throw new Error('the short way was not taken');
};

/** The same work as anybody would write it down first. */
const saveByTransaction: Save = async (pool, { recordId, userId, tab }, exerciseId, number) => {
  const client = await pool.connect();
  const now = new Date();
  try {
    await client.query('begin');
    const { rows } = await client.query({
      name: 'bare_lock',
      text: 'select status, section_index from records where id = $1 and user_id = $2 for update',
      values: [recordId, userId],
    });
    if (rows[0]?.status !== 'open') throw new Error('the attempt is not open');
    await client.query({
      name: 'bare_answer',
      text: `update record_answers set answer = $3, seq = $4, spent_ms = $5, is_seen = true, saved_at = $6
             where record_id = $1 and exercise_id = $2 and seq < $4`,
      values: [recordId, exerciseId, ['A'], number, 900, now],
    });
    const counted = await client.query({
      name: 'bare_sign',
      text: 'update records set last_sign = $2, event_count = event_count + 1 where id = $1 returning event_count',
      values: [recordId, now],
    });
    await client.query({
      name: 'bare_event',
      text: `insert into record_events (user_id, record_id, no, kind, at, tab, exercise_id, answer, data)
             values ($8, $1, $2, 'answer', $3, $4, $5, $6, $7)`,
      values: [recordId, counted.rows[0].event_count, now, tab, exerciseId, ['A'], { seq: number }, userId],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
};

async function saveBare(
  save: Save,
  pool: pg.Pool,
  dataDir: string,
  takers: readonly Taker[],
  width: number,
): Promise<Rate> {
  const cpu = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6 + databaseCpuSeconds(dataDir);
  };
  const cpuBefore = cpu();
  const times: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(
    takers.slice(0, width).map(async (taker) => {
      const { exerciseIds } = taker;
      for (let turn = 0; performance.now() < endsAt; turn += 1) {
        const before = performance.now();
        await save(pool, taker, exerciseIds[turn % exerciseIds.length] ?? '', nextSeq());
        times.push(performance.now() - before);
      }
    }),
  );
  const took = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / took,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    perCpuSecond: times.length / (cpu() - cpuBefore),
  };
}

const recordsAtOnce = 1000;

/** Attempts of the past, with all their answers and events. */
async function storeAnswers({ pool }: OpenDatabase, examId: string, userId: string, wanted: number) {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows } = await client.query('select count(*)::int as have from record_answers');
    const perRecord = 100;
    const missing = Math.ceil((wanted - rows[0].have) / perRecord);
    if (missing <= 0) return;
    // In parts: the driver gives up on what does not answer for so long.
    for (let made = 0; made < missing; made += recordsAtOnce)
      await client.query(
        `with made as (
         insert into records (user_id, exam_id, exam_type, edition, status, extra_percent, screen, section_index,
                              exercise_index, started_at, submitted_at, submitted_by, graded_at, event_count)
         select $1, $2, e.type, 1, 'graded', 100, 'exercise', 0, 0, now(), now(), 'finish', now(), $4
         from generate_series(1, $3), exams e where e.id = $2 returning id
       ), items as (
         select i.id from exam_items i join exam_sections s on s.id = i.section_id
         where s.exam_id = $2 and s.edition = 1 order by i.id limit $4
       ), answered as (
         insert into record_answers (user_id, record_id, exercise_id, section_no, answer, seq, is_seen, saved_at)
         select $1, made.id, items.id, 1, array['A'], 1, true, now() from made, items
       )
       insert into record_events (user_id, record_id, no, kind, at, exercise_id, answer)
       select $1, made.id, row_number() over (partition by made.id), 'answer', now(), items.id, array['A'] from made, items`,
        [userId, examId, Math.min(recordsAtOnce, missing - made), perRecord],
      );
    await client.query('vacuum analyze records, record_answers, record_events');
    await client.query('checkpoint');
  } finally {
    client.release();
  }
}

const show = ({ perSecond, p99, perCpuSecond }: Rate) =>
  `${perSecond.toFixed(0)} per second, p99 ${p99.toFixed(1)} ms, ${perCpuSecond.toFixed(0)} per CPU second`;

const over = (one: Rate, other: Rate, key: keyof Rate) => (one[key] / other[key]).toFixed(2);

/** Who was silent for a minute has a clock that stands; a sign sets it going. */
async function wake(takers: readonly Taker[]): Promise<void> {
  for (const { call, recordId, tab } of takers)
    await call('PUT /api/records/{recordId}/heartbeat', { params: { recordId }, body: { tab } });
}

export async function run(): Promise<void> {
  await buildIfStale(console.log);
  const product = await startProduct();
  const database = await openDatabase({ dataDir: product.dataDir, log, poolSize: 4 });
  const bare = new pg.Pool({ ...database.connection, max: readConfig({}).databasePool });
  try {
    const exams = await importExampleExams({ db: database.db, now: () => new Date() });
    const takers = await seatCandidates(database, product.origin, exams.verbal, Math.max(...widths));
    const flat = new Map<number, Rate[]>();
    for (const size of sizes) {
      await storeAnswers(database, exams.mock, takers[0]?.userId ?? '', size);
      for (const width of widths) {
        const rates = { http: [] as Rate[], transaction: [] as Rate[], statement: [] as Rate[] };
        // Interleaved, so that a busy moment of the machine falls on all; the first round warms up.
        for (let round = -1; round < rounds; round += 1) {
          await wake(takers);
          const measured = {
            transaction: await saveBare(saveByTransaction, bare, product.dataDir, takers, width),
            http: await saveOverHttp(product, takers, width),
            statement: await saveBare(saveByStatement, bare, product.dataDir, takers, width),
          };
          if (round < 0) continue;
          for (const name of ['http', 'transaction', 'statement'] as const) rates[name].push(measured[name]);
        }
        const saved = middle(rates.http);
        const plain = middle(rates.transaction);
        const single = middle(rates.statement);
        flat.set(width, [...(flat.get(width) ?? []), saved]);
        console.log(
          `${size.toLocaleString('en')} answers stored, ${width} connections: ${show(saved)}\n` +
            `  bare transaction: ${show(plain)}; ratio ${over(saved, plain, 'perSecond')}, ` +
            `per CPU second ${over(saved, plain, 'perCpuSecond')}\n` +
            `  bare statement: ${show(single)}; ratio ${over(saved, single, 'perSecond')}, ` +
            `per CPU second ${over(saved, single, 'perCpuSecond')}`,
        );
      }
    }
    for (const [width, [few, many]] of flat) {
      const ratio = (many?.perSecond ?? 0) / (few?.perSecond ?? 1);
      console.log(
        `${width} connections, from 1,000 to 1,000,000 stored answers: ${ratio.toFixed(2)} of the rate`,
      );
    }
  } finally {
    await bare.end();
    await database.close();
    await product.stop();
  }
}
