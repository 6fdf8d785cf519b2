/**
 * Search over 3,000, 30,000 and 300,000 questions beside MiniSearch in this process, and the list with every filter:
 * latencies, growth, memory, and that no hot query reads a table from end to end.
 *
 * `npm run bench -- search [SIZE …]`
 */
import { execFile } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { type Client, createClient } from '#contract/client.ts';
import { createApi } from '#server/api.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import type { Deps } from '#server/deps.ts';
import { createFindSession } from '#server/domains/accounts/sessions.ts';
import { createServices } from '#server/platform/services.ts';
import { openTestDatabase } from '#tests/api/database.ts';
import { healthy } from '#tests/healthy.ts';
import { fillBank } from './big-bank.ts';
import { queries } from './search-queries.ts';
import { clockWith, type Latencies, type Timed, timeAll } from './timing.ts';

const lists: Record<string, Record<string, string | string[]>> = {
  'no filter': {},
  type: { type: 'fill' },
  'a tag': { tag: '1' },
  'a leaf tag': { tag: 'quant.arith.primes' },
  'two tags': { tag: ['quant', 'quant.arith'] },
  form: { form: 'qc' },
  level: { difficulty: '5' },
  everything: { type: 'math', tag: 'quant', form: 'qc', difficulty: '3' },
  'by level': { sortKey: 'difficulty', sortType: 'ASC' },
  'by accuracy': { sortKey: 'accuracy', type: 'fill' },
  'by accuracy, a leaf tag': { sortKey: 'accuracy', tag: 'quant.arith.primes' },
  'most answered': { sortKey: 'hot', type: 'read' },
  'page 500': { type: 'fill', page: '500' },
  untried: { status: 'unseen', type: 'fill' },
  wrong: { status: 'wrong' },
  'with a search': { searchKey: 'number', type: 'math' },
};

export async function run(args: string[]): Promise<void> {
  const sizes = args.length > 0 ? args.map(Number) : [3000, 30_000, 300_000];
  const results: Result[] = [];
  for (const size of sizes) {
    const result = await measure(size);
    report(result);
    results.push(result);
  }
  reportGrowth(results);
}

type Result = {
  size: number;
  floor: Latencies;
  search: Latencies;
  mini: Latencies;
  list: Latencies;
  filters: Latencies;
  tableMb: number;
  indexMb: number;
  miniMb: number | null;
  processMb: number;
};

async function measure(size: number): Promise<Result> {
  const database = await openTestDatabase();
  try {
    const started = performance.now();
    await fillBank(database.db, size, (done) => console.log(`… ${done} of ${size} questions`));
    console.log(
      `${size} questions made and indexed in ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    const { call, close } = await openApi(database.db, database.pool);
    const ask = async (query: Record<string, unknown>) => {
      await call('GET /api/questions', { query: query as never });
    };
    const clock = clockWith(database.db);
    const search = await timeAll(queries, (searchKey) => ask({ searchKey }), clock);
    const list = await timeAll(Object.fromEntries(Object.keys(lists).map((name) => [name, [name]])), (name) =>
      ask(lists[name] ?? {}),
    );
    const floor = await timeAll({ 'a bare query': ['1'] }, () => database.db.execute(sql`select 1`), clock);
    const filters = await timeAll(
      { 'counts of every filter': ['fill', 'math'] },
      (type) => call('GET /api/questions/filters', { query: { type: type as 'fill' } }),
      clock,
    );
    await checkPlans(database.db, size);
    const [tableMb, indexMb] = await sizesOf(database.db);
    const processMb = megabytes(process.memoryUsage.rss());
    await close();
    const { mini, miniMb } = await measureMini(size);
    return { size, floor, search, mini, list, filters, tableMb, indexMb, miniMb, processMb };
  } finally {
    await database.close();
  }
}

async function openApi(
  db: Database,
  pool: Deps['pool'],
): Promise<{ call: Client; close: () => Promise<void> }> {
  const config = readConfig({});
  const log = pino({ level: 'error' });
  const now = () => new Date();
  const services = createServices({ config, log, db, pool, now }, createFindSession);
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into users (nickname, created_at) values ('Lin', now()) returning id::text`,
  );
  const userId = rows[0]?.id ?? '';
  // A diligent learner: a thousand questions tried.
  await db.execute(sql`
    insert into user_questions (user_id, question_id, attempts, correct, last_answer, last_correct, last_at)
    select ${userId}, id, 1, id % 2, '["A"]', id % 2 = 1, now() from questions order by id limit 1000`);
  await db.execute(sql`analyze user_questions`);
  const deps: Deps = {
    ...services,
    config,
    log,
    db,
    pool,
    now,
    replica: null,
    isStopping: () => false,
    health: () => healthy,
    onSilence: () => () => undefined,
    noteRefused: () => undefined,
    findSession: async () => ({
      ...{ id: userId, role: 'user', sessionId: 's', joinedAt: new Date(0) },
      hasSecondFactor: false,
    }),
  };
  const api = createApi(deps);
  const call = createClient({ locale: 'zh_cn', token: 'x', fetch: (url, init) => api.request(url, init) });
  return { call, close: services.close };
}

/** What the list and the search ask on every page must be answered from an index. */
async function checkPlans(db: Database, size: number): Promise<void> {
  if (size < 30_000) return;
  const hot = {
    'newest of a type': sql`select id from questions where status = 'published' and question_type = 'fill'
      order by created_at desc, hashint8(id) desc, id desc limit 20`,
    'a leaf tag': sql`select id from questions where status = 'published' and tag_ids @> array[
      (select id from tags where path = 'quant.arith.primes')]
      order by created_at desc, hashint8(id) desc, id desc limit 20`,
    'by accuracy': sql`select question_id from question_stats s join questions q on q.id = s.question_id
      where q.status = 'published' and q.question_type = 'fill'
      order by coalesce(s.accuracy, -1) desc, s.question_id desc limit 20`,
    'most answered': sql`select question_id from question_stats s join questions q on q.id = s.question_id
      where q.status = 'published' order by s.attempts desc, s.question_id desc limit 20`,
    'a rare word': sql`select ref from search_documents where kind = 'question'
      and tokens @@ '''unten'''::tsquery order by id desc limit 1000`,
    'a phrase': sql`select ref from search_documents where kind = 'question'
      and tokens @@ '''连续'' <-> ''续整'' <-> ''整数'''::tsquery order by id desc limit 1000`,
  };
  for (const [name, query] of Object.entries(hot)) {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const whole = /Seq Scan on (questions|question_stats|search_documents)/.exec(plan)?.[1];
    console.log(`${whole ? 'FAIL' : 'ok  '} ${name}: ${whole ? `reads all of ${whole}` : 'from an index'}`);
    if (whole) process.exitCode = 1;
  }
}

async function sizesOf(db: Database): Promise<[tableMb: number, indexMb: number]> {
  const { rows } = await db.execute<{ whole: string; index: string }>(
    sql`select pg_table_size('search_documents') as whole, pg_relation_size('search_documents_tokens') as index`,
  );
  return [megabytes(Number(rows[0]?.whole ?? 0)), megabytes(Number(rows[0]?.index ?? 0))];
}

const maxMiniMb = 6000;

/** Null where there is not enough memory for it. */
async function measureMini(size: number): Promise<{ mini: Latencies; miniMb: number | null }> {
  const script = join(import.meta.dirname, 'mini-search.ts');
  const flags = [`--max-old-space-size=${maxMiniMb}`, '--expose-gc'];
  try {
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [...flags, script, String(size)], { maxBuffer: 1e8 });
    const { mini, miniMb } = JSON.parse(stdout);
    return { mini: new Map(mini), miniMb };
  } catch {
    return { mini: new Map(), miniMb: null };
  }
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024;
const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const shown = (value: number): string => value.toFixed(1).padStart(8);
const line = ({ ms, cpu }: Timed): string =>
  [percentile(ms, 0.5), percentile(ms, 0.99), cpu / ms.length].map(shown).join('');
const together = (latencies: Latencies) => ({
  ms: [...latencies.values()].flatMap(({ ms }) => ms),
  cpu: [...latencies.values()].reduce((sum, { cpu }) => sum + cpu, 0),
});

function report(result: Result): void {
  const { size, floor, search, mini, list, filters, tableMb, indexMb, miniMb, processMb } = result;
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `\n${size} questions; milliseconds at the 50th and 99th percentile, and of the processor for one call,`,
  );
  console.log(`which a busy machine changes least (load ${load})\n`);
  console.log(`${''.padEnd(34)}    50th    99th     cpu   MiniSearch: 50th    99th     cpu`);
  for (const [name, timed] of search)
    console.log(`${name.padEnd(34)}${line(timed)}            ${line(mini.get(name) ?? nothing)}`);
  console.log(`${'all together'.padEnd(34)}${line(together(search))}            ${line(together(mini))}`);
  for (const [name, timed] of [...list, ...filters, ...floor])
    console.log(`${`list, ${name}`.padEnd(34)}${line(timed)}`);
  const miniNeeds = miniMb === null ? `more than ${maxMiniMb}` : miniMb.toFixed(0);
  console.log(
    `memory: documents ${tableMb.toFixed(0)} MB and index ${indexMb.toFixed(0)} MB on disk, each process ${processMb.toFixed(0)} MB whatever the bank; MiniSearch ${miniNeeds} MB more in every process`,
  );
}

const nothing: Timed = { ms: [], cpu: 0 };

function reportGrowth(results: Result[]): void {
  const [first] = results;
  const last = results.at(-1);
  if (!first || !last || first === last) return;
  const growth = (of: (result: Result) => Latencies) => {
    const [from, to] = [together(of(first)), together(of(last))];
    return (to.cpu / to.ms.length / (from.cpu / from.ms.length)).toFixed(1);
  };
  console.log(
    `\nfrom ${first.size} to ${last.size} questions (${last.size / first.size} times), processor: product ${growth(({ search }) => search)} times, MiniSearch ${growth(({ mini }) => mini)} times, list ${growth(({ list }) => list)} times; the logarithm grows ${(Math.log(last.size) / Math.log(first.size)).toFixed(2)} times`,
  );
}
