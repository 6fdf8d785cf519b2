/**
 * Search over 3,000, 30,000 and 300,000 questions beside MiniSearch in this process, and the list with every filter:
 * latencies, growth, memory, and that no hot query reads a table from end to end.
 *
 * `npm run bench -- search [SIZE …]`
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import MiniSearch from 'minisearch';
import pino from 'pino';
import { type Client, createClient } from '#contract/client.ts';
import { cutPieces, fold, isStopWord } from '#core/search/pieces.ts';
import { stem } from '#core/search/stem.ts';
import { createApi } from '#server/api.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import type { Deps } from '#server/deps.ts';
import { createMetrics } from '#server/observe.ts';
import { createServices } from '#server/services.ts';
import { openTestDatabase } from '#tests/api/database.ts';
import { type BenchText, fillBank, makeTexts } from './big-bank.ts';

const queries: Record<string, string[]> = {
  'a rare word': ['untenable', 'perspicacious', 'lichenometry', 'cuckoo'],
  'a frequent word': ['number', 'author', 'value', 'percent'],
  'two words': ['prime number', 'window glass', 'average speed', 'ancient marble'],
  'two characters': ['质数', '余数', '面积', '平均'],
  'four characters and more': ['连续整数', '下列哪个', '标准差', '百分比变化'],
  'one character': ['圆', '数'],
  'a typing error': ['untenabel', 'remaindr'],
  'found nowhere': ['qwertyuiop', '龘龘'],
};
const repeats = 12;

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
  for (const size of sizes) results.push(await measure(size));
  report(results);
}

/** Of each group: how long each call took, and the processor's time of all of them. */
type Latencies = Map<string, { ms: number[]; cpu: number }>;
type Result = {
  size: number;
  floor: Latencies;
  search: Latencies;
  mini: Latencies;
  list: Latencies;
  filters: Latencies;
  tableMb: number;
  indexMb: number;
  miniMb: number;
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
  const services = createServices({ config, log, db, pool, now });
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
    metrics: createMetrics(),
    now,
    isStopping: () => false,
    findSession: async () => ({ id: userId, role: 'user', sessionId: 's' }),
  };
  const api = createApi(deps);
  const call = createClient({ locale: 'zh_cn', token: 'x', fetch: (url, init) => api.request(url, init) });
  return { call, close: services.close };
}

/** Milliseconds that this process and the database's own processes were on a processor. */
type Clock = () => Promise<number>;

const ownClock: Clock = async () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function clockWith(db: Database): Clock {
  return async () => {
    const { rows } = await db.execute<{ pid: number }>(
      sql`select pid from pg_stat_activity where datname = current_database()`,
    );
    const spent = rows.map(({ pid }) => Number(readStat(pid)) / 1e6);
    return (await ownClock()) + spent.reduce((sum, one) => sum + one, 0);
  };
}

/** Nanoseconds on a processor, as Linux counts them; elsewhere only this process is counted. */
function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0] ?? '0';
  } catch {
    return '0';
  }
}

/** Interleaved, so that a busy moment of the machine falls on all; the first round warms up. */
async function timeAll(
  groups: Record<string, string[]>,
  ask: (key: string) => Promise<unknown>,
  clock: Clock = ownClock,
): Promise<Latencies> {
  const times: Latencies = new Map(Object.keys(groups).map((name) => [name, { ms: [], cpu: 0 }]));
  for (let round = -1; round < repeats; round++)
    for (const [name, keys] of Object.entries(groups)) {
      const timed = times.get(name);
      const before = await clock();
      for (const key of keys) {
        const started = performance.now();
        await ask(key);
        if (round >= 0) timed?.ms.push(performance.now() - started);
      }
      if (round >= 0 && timed) timed.cpu += (await clock()) - before;
    }
  return times;
}

/** What the list and the search ask on every page must be answered from an index. */
async function checkPlans(db: Database, size: number): Promise<void> {
  if (size < 30_000) return;
  const hot = {
    'newest of a type': sql`select id from questions where status = 'published' and question_type = 'fill'
      order by created_at desc, id desc limit 20`,
    'a leaf tag': sql`select id from questions where status = 'published' and tag_ids @> array[
      (select id from tags where path = 'quant.arith.primes')] order by created_at desc, id desc limit 20`,
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

/** The same tokens, so that both are asked the same. */
function* tokensOf(text: string): Generator<string> {
  for (const { kind, text: piece } of cutPieces(fold(text))) {
    if (kind === 'word') {
      if (!isStopWord(piece)) yield stem(piece);
    } else for (let i = 0; i < Math.max(1, piece.length - 1); i++) yield piece.slice(i, i + 2);
  }
}

async function measureMini(size: number): Promise<{ mini: Latencies; miniMb: number }> {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const index = new MiniSearch<BenchText>({
    fields: ['title', 'stem', 'options', 'analysis'],
    storeFields: ['stem'],
    tokenize: (text) => [...tokensOf(text)],
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND', boost: { title: 4, stem: 2 } },
  });
  for await (const text of makeTexts(size)) index.add(text);
  globalThis.gc?.();
  const miniMb = megabytes(process.memoryUsage().heapUsed - before);
  const mini = await timeAll(queries, async (searchKey) => {
    const isCharacter = /^\p{Script=Han}$/u.test(searchKey);
    const found = index.search(searchKey, { prefix: isCharacter });
    return found.length > 0 ? found : index.search(searchKey, { fuzzy: 0.2 });
  });
  return { mini, miniMb };
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024;
const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const shown = (value: number): string => value.toFixed(1).padStart(8);
const line = ({ ms, cpu }: { ms: number[]; cpu: number }): string =>
  [percentile(ms, 0.5), percentile(ms, 0.99), cpu / ms.length].map(shown).join('');
const together = (latencies: Latencies) => ({
  ms: [...latencies.values()].flatMap(({ ms }) => ms),
  cpu: [...latencies.values()].reduce((sum, { cpu }) => sum + cpu, 0),
});

function report(results: Result[]): void {
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `\nmilliseconds; “cpu” is the processor’s time of one call, which a busy machine (load ${load}) changes least`,
  );
  for (const { size, floor, search, mini, list, filters, tableMb, indexMb, miniMb, processMb } of results) {
    console.log(
      `\n${`${size} questions`.padEnd(34)}    50th    99th     cpu   MiniSearch: 50th    99th     cpu`,
    );
    const none = { ms: [], cpu: 0 };
    for (const [name, timed] of search)
      console.log(`${name.padEnd(34)}${line(timed)}            ${line(mini.get(name) ?? none)}`);
    console.log(`${'all together'.padEnd(34)}${line(together(search))}            ${line(together(mini))}`);
    for (const [name, timed] of [...list, ...filters, ...floor])
      console.log(`${`list, ${name}`.padEnd(34)}${line(timed)}`);
    console.log(
      `memory: documents ${tableMb.toFixed(0)} MB and index ${indexMb.toFixed(0)} MB on disk, each process ${processMb.toFixed(0)} MB whatever the bank; MiniSearch ${miniMb.toFixed(0)} MB more in every process`,
    );
  }
  const [first] = results;
  const last = results.at(-1);
  if (!first || !last || first === last) return;
  const growth = (of: (result: Result) => Latencies) => {
    const [from, to] = [together(of(first)), together(of(last))];
    return (to.cpu / to.ms.length / (from.cpu / from.ms.length)).toFixed(1);
  };
  console.log(
    `\nfrom ${first.size} to ${last.size} questions (${last.size / first.size} times), cpu: product ${growth(({ search }) => search)} times, MiniSearch ${growth(({ mini }) => mini)} times, list ${growth(({ list }) => list)} times; the logarithm grows ${(Math.log(last.size) / Math.log(first.size)).toFixed(2)} times`,
  );
}
