/**
 * Everybody's exam ends at the same moment: N candidates (240) of one mock exam submit together while others answer.
 * Told are how fast they are graded, how long the others' answers take meanwhile, and what it costs on processors:
 * `npm run bench -- finish 240 2`, the second number being the server's processes.
 *
 * Before gradings were set-based and bounded, and statistics folded beside them (three processes, two cores, 80 at
 * once): 4.7 graded per second, bystanders' p95 2 s; 240 at once had connections time out, and 18 gradings given up.
 */
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { createClient } from '#contract/client.ts';
import { openDatabase } from '#server/db/pool.ts';
import { makeAccount } from '#tests/account.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { answer, begin, exerciseOf, move } from '#tests/candidate.ts';
import { buildIfStale } from '../scripts/build.ts';
import { databaseCpuSeconds, type ServerProcess, startProduct } from '../scripts/server-process.ts';
import type { Bystander, BystanderReport } from './finish/bystanders.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Exams that are really taken, through the API; the others are copies of these. */
const templates = 4;
const bystanders = 40;
/** With 40 of them 80 answers a second. */
const everyMs = 500;
const longestMs = 180_000;

/** Up to the last Next; a good half of the answers is right. */
async function sitExam(origin: string, token: string, examId: string): Promise<{ id: string; tab: string }> {
  const candidate = await begin(createClient({ locale: 'en', origin, token }), examId);
  for (let step = 0; ; step += 1) {
    const isExercise = candidate.state.screen === 'exercise';
    if (isExercise)
      await answer(candidate, answerTo(exerciseOf(candidate).question.form, (step * 7) % 10 < 6));
    if ((await move(candidate, isExercise ? 'next' : 'continue')) === 'confirm')
      return { id: candidate.recordId, tab: candidate.tab };
  }
}

type Taker = { token: string; userId: string; recordId: string; tab: string };

const columnsOf = async (pool: pg.Pool, table: string, leftOut: readonly string[]) => {
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns
     where table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
    [table, leftOut],
  );
  return rows.map(({ name }) => name).join(', ');
};

/** The same attempt for another person, at a pace at which somebody may have read the questions. */
async function copyAttempt(
  pool: pg.Pool,
  from: { id: string; tab: string },
  userId: string,
): Promise<string> {
  const columns = await columnsOf(pool, 'records', ['id', 'user_id']);
  const { rows } = await pool.query(
    `insert into records (user_id, ${columns}) select $2, ${columns} from records where id = $1 returning id`,
    [from.id, userId],
  );
  const id = rows[0].id;
  for (const table of ['record_sections', 'record_answers', 'record_events']) {
    const own = await columnsOf(pool, table, ['record_id', 'user_id']);
    const person = table === 'record_sections' ? [] : [userId];
    const [column, value] = person.length > 0 ? ['user_id, ', '$3, '] : ['', ''];
    await pool.query(
      `insert into ${table} (${column}record_id, ${own}) select ${value}$2, ${own} from ${table} where record_id = $1`,
      [from.id, id, ...person],
    );
  }
  return id;
}

async function prepareTakers(
  pool: pg.Pool,
  db: Parameters<typeof makeAccount>[0],
  origin: string,
  examId: string,
  many: number,
): Promise<Taker[]> {
  const sat = [];
  for (let index = 0; index < templates; index += 1) {
    const { token } = await makeAccount(db, origin, `template-${index}@example.com`);
    sat.push(await sitExam(origin, token, examId));
  }
  const ids = sat.map(({ id }) => id);
  await pool.query(
    'update record_answers set elapsed_ms = 66000, spent_ms = 66000 where record_id = any($1)',
    [ids],
  );
  await pool.query(
    `update record_sections s set elapsed_ms = 66000 * (select count(*) from record_answers a
       where a.record_id = s.record_id and a.section_no = s.no) where record_id = any($1)`,
    [ids],
  );
  const takers: Taker[] = [];
  for (let index = 0; index < many; index += 1) {
    const from = sat[index % templates] as { id: string; tab: string };
    const account = await makeAccount(db, origin, `finisher-${index}@example.com`);
    takers.push({ ...account, tab: from.tab, recordId: await copyAttempt(pool, from, account.userId) });
  }
  return takers;
}

async function seatBystanders(
  db: Parameters<typeof makeAccount>[0],
  servers: readonly ServerProcess[],
  examId: string,
): Promise<Bystander[]> {
  const seated: Bystander[] = [];
  for (let index = 0; index < bystanders; index += 1) {
    const { origin } = servers[index % servers.length] as ServerProcess;
    const { token } = await makeAccount(db, origin, `bystander-${index}@example.com`);
    const candidate = await begin(createClient({ locale: 'en', origin, token }), examId);
    await move(candidate, 'continue');
    const { recordId, tab } = candidate;
    const exerciseIds = candidate.record.exercises.flatMap(({ id, question_type }) =>
      question_type === 'fill' ? id : [],
    );
    seated.push({ origin, token, recordId, tab, exerciseIds, everyMs });
  }
  return seated;
}

/** Gives the status of the reply, and how long it took. */
function submit(origin: string, agent: Agent, examId: string, { token, recordId, tab }: Taker) {
  const startedAt = performance.now();
  return new Promise<{ status: number; ms: number }>((resolve) => {
    const sent = request(`${origin}/api/exams/${examId}/finish`, {
      agent,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    const end = (status: number) => resolve({ status, ms: performance.now() - startedAt });
    sent.on('response', (reply) => reply.resume().on('end', () => end(reply.statusCode ?? 0)));
    sent.on('error', () => end(0));
    sent.end(JSON.stringify({ recordId, tab }));
  });
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

const show = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return `p50 ${at(sorted, 0.5).toFixed(0)}, p95 ${at(sorted, 0.95).toFixed(0)}, p99 ${at(sorted, 0.99).toFixed(0)} ms`;
};

const countOf = async (pool: pg.Pool, text: string, values: unknown[] = []): Promise<number> =>
  Number((await pool.query(text, values)).rows[0].n);

export async function run([many = '240', processes = '2']: string[]): Promise<void> {
  await buildIfStale(console.log);
  const first = await startProduct();
  const servers = [first];
  while (servers.length < Number(processes)) servers.push(await startProduct({ DATA_DIR: first.dataDir }));
  const { db, pool, close } = await openDatabase({ dataDir: first.dataDir, log, poolSize: 4 });
  try {
    const exams = await importExampleExams({ db, now: () => new Date() });
    const takers = await prepareTakers(pool, db, first.origin, exams.mock, Number(many));
    const seated = await seatBystanders(db, servers, exams.verbal);
    const ids = takers.map(({ recordId }) => recordId);
    const worker = new Worker(new URL('./finish/bystanders.ts', import.meta.url), { workerData: seated });
    const reported = new Promise<BystanderReport>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
    await pool.query(
      `update records set running_since = now(), last_sign = now(), expires_at = now() + interval '10 minutes'
       where id = any($1)`,
      [ids],
    );
    await delay(2000);
    const cpu = () => ({
      server: servers.reduce((sum, { cpuSeconds }) => sum + cpuSeconds(), 0),
      database: databaseCpuSeconds(first.dataDir),
    });
    const cpuBefore = cpu();
    const startedAt = performance.now();
    worker.postMessage('count');
    const agent = new Agent({ keepAlive: true, maxSockets: takers.length });
    const submitting = Promise.all(
      takers.map((taker, index) =>
        submit((servers[index % servers.length] as ServerProcess).origin, agent, exams.mock, taker),
      ),
    );
    const left = () =>
      countOf(pool, `select count(*) as n from records where id = any($1) and status <> 'graded'`, [ids]);
    while ((await left()) > 0 && performance.now() - startedAt < longestMs) await delay(100);
    const tookMs = performance.now() - startedAt;
    const server = cpu().server - cpuBefore.server;
    const database = cpu().database - cpuBefore.database;
    worker.postMessage('end');
    const submitted = await submitting;
    const { times, failed } = await reported;
    const ungraded = await left();
    const refused = submitted.filter(({ status }) => status !== 200).length;
    const graded = takers.length - ungraded;
    console.log(
      `${takers.length} submit at once to ${servers.length} process(es): ${graded} graded in ${(tookMs / 1000).toFixed(1)} s, ` +
        `${(graded / (tookMs / 1000)).toFixed(1)} per second\n` +
        `  processor: ${server.toFixed(1)} s of the server, ${database.toFixed(1)} s of the database, together ` +
        `${((1000 * (server + database)) / graded).toFixed(0)} ms each with all that went on beside\n` +
        `  submissions: ${show(submitted.map(({ ms }) => ms))}\n` +
        `  bystanders' answers: ${times.length}, ${show(times)}\n` +
        `  errors: ${refused} submissions, ${failed} answers, ${ungraded} not graded`,
    );
    const answered = await countOf(
      pool,
      'select count(*) as n from question_answers where record_id = any($1)',
      [ids],
    );
    const counted = () => countOf(pool, 'select sum(attempts) as n from question_stats');
    while ((await counted()) < answered && performance.now() - startedAt < longestMs) await delay(100);
    console.log(
      `  ${answered} answers, ${await counted()} of them in everybody's statistics ` +
        `after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
    );
    agent.destroy();
  } finally {
    await close();
    for (const server of servers.toReversed()) await server.stop();
  }
}
