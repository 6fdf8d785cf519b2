/**
 * Today, for learners with a thousand answers each: what its data costs beside a bare call, and what it costs to fold
 * everybody's answers again (a changed model, or a first start with the answers of years).
 *
 * `npm run bench -- today [LEARNERS]`: a thousand unless told, which makes a million answers.
 */
import { createClient } from '#contract/client.ts';
import { type OpenDatabase, openDatabase } from '#server/db/pool.ts';
import { readLearner } from '#server/domains/learner/fold.ts';
import { makeAccount } from '#tests/account.ts';
import { buildIfStale } from '../scripts/build.ts';
import { databaseCpuSeconds, startProduct } from '../scripts/server-process.ts';

const perLearner = 1000;
const learnersAtOnce = 50;
const asking = 20;
const rounds = 15;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Half a year of first answers, two in three right, each about as long as its question allows. */
async function storeAnswers({ pool }: OpenDatabase, userIds: readonly string[]): Promise<void> {
  for (let from = 0; from < userIds.length; from += learnersAtOnce)
    await pool.query(
      `insert into question_answers (user_id, question_id, version_id, answer, correct, spent_ms, source, answered_at)
       select u, q.id, q.current_version_id, '["A"]', random() < 0.67, q.seconds * (400 + random() * 500)::integer,
         'practice', now() - random() * interval '180 days'
       from unnest($1::bigint[]) u, lateral (
         select * from questions where exercise_type in ('verbal', 'quant') and status = 'published' and u is not null
         order by random() limit $2
       ) q`,
      [userIds.slice(from, from + learnersAtOnce), perLearner],
    );
  await pool.query('analyze question_answers');
}

async function foldAll({ db }: OpenDatabase, userIds: readonly string[], dataDir: string): Promise<number> {
  const deps = { db, now: () => new Date() };
  const [own, databases, started] = [process.cpuUsage(), databaseCpuSeconds(dataDir), performance.now()];
  let folded = 0;
  for (const userId of userIds) folded += (await readLearner(deps, userId, [])).answers;
  const { user, system } = process.cpuUsage(own);
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${folded.toLocaleString('en')} answers of ${userIds.length.toLocaleString('en')} learners folded in ` +
      `${seconds.toFixed(1)} s, one learner after the other; processor ${((user + system) / 1e6).toFixed(1)} s, ` +
      `the database's ${(databaseCpuSeconds(dataDir) - databases).toFixed(1)} s`,
  );
  return folded;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export async function run([wanted = '1000']: string[]): Promise<void> {
  await buildIfStale(console.log);
  const product = await startProduct();
  const database = await openDatabase({ dataDir: product.dataDir, log, poolSize: 4 });
  try {
    const accounts: Awaited<ReturnType<typeof makeAccount>>[] = [];
    for (let no = 0; no < Number(wanted); no += 1)
      accounts.push(await makeAccount(database.db, product.origin, `learner-${no}@example.com`));
    const ids = accounts.map(({ userId }) => userId);
    await storeAnswers(database, ids);
    await foldAll(database, ids, product.dataDir);

    const calls = accounts
      .slice(0, asking)
      .map(({ token }) => createClient({ locale: 'zh_cn', origin: product.origin, token }));
    for (const call of calls)
      await call('PUT /api/study-plan', { body: { stage: 'self-studied', months: 3, target: 322 } });
    const asked = {
      'a bare call': (call: (typeof calls)[number]) => call('GET /api/users/goal'),
      today: (call: (typeof calls)[number]) => call('GET /api/today'),
    };
    const costs = new Map<string, number[]>();
    const times = new Map<string, number[]>();
    // Interleaved, so that a busy moment of the machine falls on both; the first rounds warm up.
    for (let round = -5; round < rounds; round += 1)
      for (const [name, ask] of Object.entries(asked)) {
        const before = product.cpuSeconds() + databaseCpuSeconds(product.dataDir);
        const started = performance.now();
        for (const call of calls) await ask(call);
        if (round < 0) continue;
        const spent = product.cpuSeconds() + databaseCpuSeconds(product.dataDir) - before;
        costs.set(name, [...(costs.get(name) ?? []), (spent / asking) * 1000]);
        times.set(name, [...(times.get(name) ?? []), (performance.now() - started) / asking]);
      }
    for (const name of Object.keys(asked))
      console.log(
        `${name}: ${median(times.get(name) ?? []).toFixed(1)} ms, ` +
          `processor of server and database ${median(costs.get(name) ?? []).toFixed(1)} ms`,
      );
  } finally {
    await database.close();
    await product.stop();
  }
}
