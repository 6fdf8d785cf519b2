/**
 * Words: reviews scheduled in a second, the due list of one learner among very many, a session's start, an outbox that
 * comes in at once, and a look-up beside a bare request. Everything is measured in one run, so the ratios hold on any
 * machine; on one that others use too, look at the processor's time.
 *
 * `npm run bench -- words [ROWS]`: so many cards are stored, a thousand to a learner (1,000,000 unless told).
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { type Client, createClient } from '#contract/client.ts';
import { foldReviews, type Grade, type Review, review } from '#core/words/memory.ts';
import { createApi } from '#server/api.ts';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import type { Deps } from '#server/deps.ts';
import { createFindSession } from '#server/domains/accounts/sessions.ts';
import { getDeck, openDeck } from '#server/domains/words/service.ts';
import { listDue } from '#server/domains/words/store.ts';
import { createServices } from '#server/platform/services.ts';
import { openTestDatabase, type TestDatabase } from '#tests/api/database.ts';
import { healthy } from '#tests/healthy.ts';
import { root } from '../scripts/stamp.ts';
import { clockWith, type Latencies, timeAll } from './timing.ts';

const perLearner = 1000;
const learnersAtOnce = 500;
const dayMs = 86_400_000;
/** Reviews in one call. */
const atOnce = 200;

export async function run([rows = '1000000']: string[]): Promise<void> {
  measureScheduling();
  const words = await openDeck(join(root, 'build', 'bank'));
  if (words === 0) throw new Error('the bank has no words: npm run bank -- build');
  const database = await openTestDatabase();
  try {
    await fill(database, Number(rows));
    await measureDueList(database, Number(rows));
    await measureCalls(database);
  } finally {
    await database.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const worst = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;

const reviewsOf = (many: number): Review[] =>
  Array.from({ length: many }, (_, place) => ({
    id: `r${place}`,
    grade: (place % 4 === 3 ? 1 : 3) as Grade,
    at: new Date(Date.UTC(2026, 0, 1) + place * 4 * dayMs),
  }));

/** In one process: step by step as the browser does it, and folded as the server does. */
function measureScheduling(): void {
  const many = 100_000;
  const history = reviewsOf(10);
  const works = {
    'one at a time': (word: string) => {
      let memory = null as ReturnType<typeof foldReviews>;
      for (const { grade, at } of history) memory = review({ word, retention: 0.9 }, memory, grade, at);
    },
    folded: (word: string) => foldReviews({ word, retention: 0.9 }, null, history),
  };
  for (const [name, work] of Object.entries(works)) {
    const rates: number[] = [];
    for (let round = -1; round < 5; round += 1) {
      const before = process.cpuUsage();
      for (let place = 0; place < many / history.length; place += 1) work(`word-${place}`);
      const { user, system } = process.cpuUsage(before);
      if (round >= 0) rates.push(many / ((user + system) / 1e6));
    }
    console.log(`scheduling, ${name}: ${median(rates).toFixed(0)} reviews per processor second`);
  }
}

/** Every learner has a thousand words, of which a third is due today. */
async function fill({ pool }: TestDatabase, rows: number): Promise<void> {
  const learners = Math.ceil(rows / perLearner);
  const started = performance.now();
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes where tablename = 'word_cards'`,
    );
    // As any large load is done: first the rows, then what finds them; a log of them is for after a crash.
    await client.query('alter table word_cards drop constraint word_cards_pkey');
    for (const { name } of indexes) await client.query(`drop index if exists ${name}`);
    await client.query('alter table word_cards set unlogged');
    // Whether each card's learner exists need not be looked up a hundred million times.
    await client.query('set session_replication_role = replica');
    await client.query(
      `insert into users (nickname, created_at) select 'bench ' || n, now() from generate_series(1, $1) n`,
      [learners],
    );
    const words = getDeck()
      .entries.slice(0, perLearner)
      .map(({ word }) => word);
    const { rows: ids } = await client.query<{ id: string }>('select id::text from users order by id');
    const groups = Array.from({ length: Math.ceil(ids.length / learnersAtOnce) }, (_, place) =>
      ids.slice(place * learnersAtOnce, (place + 1) * learnersAtOnce).map(({ id }) => id),
    );
    const [first = [], ...others] = groups;
    await insertCards(client.query.bind(client), first, words, 10 * dayMs, 20 * dayMs);
    // The others have the cards of the first: to think out a hundred million takes an hour, to copy them minutes.
    await client.query(
      `create temp table sample as
       select array_position($1::bigint[], user_id) as place, word, added_at, started_at, memory, due_at, stability, reviews
       from word_cards`,
      [first],
    );
    for (const group of others)
      await client.query(
        `insert into word_cards (user_id, word, added_at, started_at, memory, due_at, stability, reviews)
         select ($1::bigint[])[place], word, added_at, started_at, memory, due_at, stability, reviews
         from sample where place <= cardinality($1::bigint[])`,
        [group],
      );
    await client.query('reset session_replication_role');
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (const { made } of indexes) await client.query(made);
    await client.query('vacuum analyze word_cards');
  } finally {
    client.release();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `${rows.toLocaleString('en')} cards of ${learners.toLocaleString('en')} learners in ${seconds} s`,
  );
}

type Query = (text: string, values: unknown[]) => Promise<unknown>;

/** Due at moments that spread from `back` before now to `ahead` after it. */
const insertCards = (
  query: Query,
  userIds: readonly string[],
  words: readonly string[],
  back: number,
  ahead: number,
) =>
  query(
    `insert into word_cards (user_id, word, added_at, started_at, memory, due_at, stability, reviews)
     select u, w, now() - interval '60 days', now() - interval '60 days', jsonb_build_object(
       'due', to_char(d at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'last', '2026-01-01T00:00:00.000Z',
       'stability', 9.5, 'difficulty', 5.1, 'state', 2, 'step', 0, 'reviews', 4, 'lapses', 0), d, 9.5, 4
     from unnest($1::bigint[]) u, unnest($2::text[]) w,
       lateral (select now() + (random() * ($3::float8 + $4::float8) - $3::float8) * interval '1 millisecond' as d
                where u is not null and w is not null) due`,
    [userIds, words, back, ahead],
  );

async function measureDueList({ db, pool }: TestDatabase, rows: number): Promise<void> {
  const { rows: ids } = await pool.query<{ id: string }>(
    'select id::text from users order by random() limit 40',
  );
  const now = new Date();
  const ask = (id: string) => listDue(db, id, { now, limit: 200, except: [] });
  const asked = { 'a bare query': ['-'], 'due list': ids.map(({ id }) => id) };
  const times = await timeAll(
    asked,
    (id) => (id === '-' ? db.execute(sql`select 1`) : ask(id)),
    clockWith(db),
  );
  const [bare, due] = [times.get('a bare query'), times.get('due list')];
  console.log(
    `due list of one learner among ${rows.toLocaleString('en')} cards: median ${median(due?.ms ?? []).toFixed(1)} ms, ` +
      `p99 ${worst(due?.ms ?? []).toFixed(1)} ms, processor ${((due?.cpu ?? 0) / (due?.ms.length ?? 1)).toFixed(1)} ms ` +
      `(a bare query: ${median(bare?.ms ?? []).toFixed(1)} ms)`,
  );
}

async function measureCalls(database: TestDatabase): Promise<void> {
  const { db, pool } = database;
  const { callAs, close } = openApi(db, pool);
  try {
    const { rows } = await pool.query<{ id: string }>(
      `insert into users (nickname, created_at) select 'bench', now() from generate_series(1, 4) returning id::text`,
    );
    const [many = '', few = '', outbox = '', single = ''] = rows.map(({ id }) => id);
    const words = getDeck().entries.map(({ word }) => word);
    await insertCards(pool.query.bind(pool), [many], words, 10 * dayMs, 0);
    await insertCards(pool.query.bind(pool), [few], words.slice(0, 100), 10 * dayMs, 0);
    const start = (id: string) => callAs(id)('GET /api/words/session', { query: { minutes: 20 } });
    const calls: Record<string, () => Promise<unknown>> = {
      'a bare request': () => callAs(few)('GET /api/words/settings'),
      'a look-up': () => callAs(few)('GET /api/words/lookup', { query: { form: 'ambiguities' } }),
      'a session with 100 due': () => start(few),
      [`a session with ${words.length} due`]: () => start(many),
    };
    const names = Object.keys(calls);
    const times = await timeAll(
      Object.fromEntries(names.map((name) => [name, Array(5).fill(name)])),
      (name) => calls[name]?.() ?? Promise.resolve(),
      clockWith(db),
    );
    report(times, names);
    await measureOutbox(callAs(outbox), callAs(single), words);
  } finally {
    await close();
  }
}

function report(times: Latencies, [bare = '', ...rest]: string[]): void {
  const cpuOf = (name: string) => (times.get(name)?.cpu ?? 0) / (times.get(name)?.ms.length ?? 1);
  const msOf = (name: string) => median(times.get(name)?.ms ?? []);
  console.log(`${bare}: ${msOf(bare).toFixed(1)} ms, processor ${cpuOf(bare).toFixed(1)} ms`);
  for (const name of rest)
    console.log(
      `${name}: ${msOf(name).toFixed(1)} ms, processor ${cpuOf(name).toFixed(1)} ms; ` +
        `${(cpuOf(name) / cpuOf(bare)).toFixed(1)} × ${bare}`,
    );
  const [small = '', large = ''] = rest.slice(-2);
  console.log(`${large} over ${small}: ${(cpuOf(large) / cpuOf(small)).toFixed(2)} ×`);
}

/** A thousand reviews that waited for the network, as many at once as a call takes, beside as many sent one by one. */
async function measureOutbox(outbox: Client, single: Client, words: readonly string[]): Promise<void> {
  const now = Date.now();
  const reviews = Array.from({ length: 1000 }, (_, place) => ({
    id: randomUUID(),
    word: words[place % 400] ?? '',
    kind: 'recognize' as const,
    grade: 3 as const,
    at: new Date(now - (1000 - place) * 9000).toISOString(),
    ms: 3000,
  }));
  const started = performance.now();
  for (let from = 0; from < reviews.length; from += atOnce)
    await outbox('POST /api/words/reviews', { body: { reviews: reviews.slice(from, from + atOnce) } });
  const together = performance.now() - started;
  const sample = reviews.slice(0, 100);
  const begun = performance.now();
  for (const one of sample) await single('POST /api/words/reviews', { body: { reviews: [one] } });
  const apart = ((performance.now() - begun) / sample.length) * reviews.length;
  console.log(
    `1,000 reviews of an outbox: ${together.toFixed(0)} ms; one by one ${apart.toFixed(0)} ms ` +
      `(${(apart / together).toFixed(0)} ×, from ${sample.length})`,
  );
}

/** The API in this process; the token is the learner's own id. */
function openApi(db: Database, pool: Deps['pool']) {
  const config = readConfig({});
  const log = pino({ level: 'error' });
  const now = () => new Date();
  const services = createServices({ config, log, db, pool, now }, createFindSession);
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
    findSession: async (token) => ({
      ...{ id: token, role: 'user', sessionId: 's', joinedAt: new Date(0) },
      hasSecondFactor: false,
    }),
  };
  const api = createApi(deps);
  const callAs = (token: string) =>
    createClient({ locale: 'zh_cn', token, fetch: (url, init) => api.request(url, init) });
  return { callAs, close: services.close };
}
